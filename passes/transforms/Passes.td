//===- Passes.td - Declarations of the home passes ---------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One declaration a pass, in the order of the compiler's pipeline. A pass is
// registered under the argument that users of IREE type, so that their
// pipelines can be pasted; it stands in one file pair of this folder that is
// named after it.
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_PASSES
#define BINDERY_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

#endif // BINDERY_TRANSFORMS_PASSES
