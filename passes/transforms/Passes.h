//===- Passes.h - The home passes -------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Constructors and options of the home passes, generated from Passes.td.
/// What a pass does, and when it warns or fails, is said in docs/passes.md.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_PASSES_H
#define BINDERY_TRANSFORMS_PASSES_H

#include "analysis/BindingCorrelation.h"
#include "dialects/hal/HAL.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace bindery {

#define GEN_PASS_DECL
#include "transforms/Passes.h.inc"

} // namespace bindery

#endif // BINDERY_TRANSFORMS_PASSES_H
