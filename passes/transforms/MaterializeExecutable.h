//===- MaterializeExecutable.h - Makes a hal.executable ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rewriting of iree-hal-materialize-interfaces, one executable or one
/// dispatch site at a time, as planned (MaterializePlan.h). Nothing here fails.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_MATERIALIZEEXECUTABLE_H
#define BINDERY_TRANSFORMS_MATERIALIZEEXECUTABLE_H

#include "transforms/MaterializePlan.h"

namespace bindery {

/// Puts a `hal.executable` with the planned variants in the place of the
/// planned executable, which is erased.
hal::ExecutableOp materializeExecutable(const PlannedExecutable &executable);

/// Builds the variant of a `stream.executable` for one target, in front of
/// `builder`, and simplifies it.
hal::ExecutableVariantOp materializeVariant(const PlannedExecutable &executable,
                                            const PlannedVariant &variant,
                                            mlir::OpBuilder &builder);

/// Turns the arguments of `kernel` into the interface `layout`: it takes
/// nothing afterwards.
void rewriteKernel(mlir::FunctionOpInterface kernel,
                   hal::PipelineLayoutAttr layout);

/// Replaces every `stream.dispatch.workgroup.*` inside `root`.
void rewriteWorkgroupOps(mlir::Operation *root);

/// The entry points of `site` once the executables of `plan` are materialized:
/// each variant for a target of the site. An entry whose executable is not in
/// `isMaterialized` stays as it is.
mlir::ArrayAttr expandEntryPoints(
    const MaterializePlan &plan, const PlannedSite &site,
    llvm::function_ref<bool(const PlannedExecutable &)> isMaterialized);

} // namespace bindery

#endif // BINDERY_TRANSFORMS_MATERIALIZEEXECUTABLE_H
