//===- TensorExtOps.td - Operations of iree_tensor_ext -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_TENSOREXT_TENSOREXTOPS
#define BINDERY_DIALECTS_TENSOREXT_TENSOREXTOPS

include "dialects/tensor_ext/TensorExtDispatchOps.td"
include "dialects/tensor_ext/TensorExtShapeOps.td"

#endif // BINDERY_DIALECTS_TENSOREXT_TENSOREXTOPS
