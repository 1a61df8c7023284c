//===- MaterializeFlow.h - Interfaces of flow executables -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The flow form of iree-hal-materialize-interfaces: a `flow.executable`
/// becomes a `hal.executable` with a `hal.interface` (docs/passes.md).
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_MATERIALIZEFLOW_H
#define BINDERY_TRANSFORMS_MATERIALIZEFLOW_H

#include "transforms/TargetBackends.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Support/LLVM.h"

#include <string>

namespace bindery {

/// Puts a `hal.executable` in the place of each `flow.executable` at the top of
/// `module`, for the target backends that the patterns `targets` match. Reports
/// all that is wrong at the offending op, and then leaves the module as it was.
mlir::LogicalResult
materializeFlowExecutables(mlir::ModuleOp module,
                           llvm::ArrayRef<std::string> targets);

/// The targets of the backends that `patterns` describe, by name of backend,
/// equal ones once. No match, or no target, is an error at `op`.
mlir::FailureOr<llvm::SmallVector<BackendTarget>>
selectBackendTargets(mlir::Operation *op, llvm::ArrayRef<std::string> patterns);

} // namespace bindery

#endif // BINDERY_TRANSFORMS_MATERIALIZEFLOW_H
