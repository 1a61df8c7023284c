//===- MaterializePlan.h - What materializing will do -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decides everything about iree-hal-materialize-interfaces before it changes
/// anything: which executables get which variants, the layout of each export,
/// what each dispatch site names afterwards. All that is wrong with the input
/// is reported here, so that the rewriting of an executable or of a site
/// cannot fail.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_MATERIALIZEPLAN_H
#define BINDERY_TRANSFORMS_MATERIALIZEPLAN_H

#include "analysis/DeviceTargets.h"
#include "transforms/InterfaceLayout.h"

#include <vector>

namespace bindery {

/// A `stream.cmd.dispatch` that names an executable of the plan.
struct PlannedSite {
  stream::CmdDispatchOp op;
  SiteTargets targets;
  SiteBindings bindings;
};

/// An export of an executable of the plan.
struct PlannedExport {
  /// A `stream.executable.export`, or a `hal.executable.export` of a source.
  mlir::Operation *op = nullptr;
  /// As dispatch sites name it before the rewriting.
  mlir::StringAttr exportSymbol;
  /// Its symbol in each variant.
  mlir::StringAttr variantSymbol;
  /// Position among the exports of the executable.
  unsigned ordinal = 0;
  hal::PipelineLayoutAttr layout;
  /// Null for an extern executable and for a source.
  mlir::FunctionOpInterface kernel;
  /// Positions in `MaterializePlan::sites`, ascending, each once.
  std::vector<unsigned> sites;
};

/// A variant that an executable gets.
struct PlannedVariant {
  std::string symbol;
  hal::ExecutableTargetAttr target;
  /// Object files for exactly this target; null when there are none.
  mlir::ArrayAttr objects;
};

/// A `stream.executable` or `hal.executable.source` that becomes a
/// `hal.executable`.
struct PlannedExecutable {
  mlir::Operation *op = nullptr;
  std::vector<PlannedExport> exports;
  /// In the order in which they stand in the result.
  std::vector<PlannedVariant> variants;
  /// Positions in `MaterializePlan::sites`, ascending, each once.
  std::vector<unsigned> sites;

  bool isSource() const { return llvm::isa<hal::ExecutableSourceOp>(op); }
  /// The export that is called `name`, or null.
  PlannedExport *findExport(mlir::StringAttr name);
};

/// What will be done to one module. Handles are valid until the ops are
/// rewritten.
struct MaterializePlan {
  /// In module order; without those that nobody dispatches.
  std::vector<PlannedExecutable> executables;
  /// In walk order of the host code.
  std::vector<PlannedSite> sites;
  /// Positions in `executables`, by symbol.
  llvm::DenseMap<mlir::StringAttr, unsigned> executableIndex;
};

/// Plans the rewriting of `module`. Fails after having reported everything that
/// is wrong: at the site, the export, the function or the op that is at fault.
/// Executables that stay as they are get a remark. Changes nothing.
llvm::FailureOr<MaterializePlan> planMaterialization(mlir::ModuleOp module);

/// Remarks at each op of `executable` what attributes the rewriting will drop.
void remarkDroppedAttributes(const PlannedExecutable &executable);

/// Checks the kernel behind each export of the `stream.executable` of
/// `executable`, reads its interface, and sets `kernel`, `variantSymbol` and
/// `layout`. `sites` are those of the plan. Reports what is wrong.
mlir::LogicalResult planKernels(PlannedExecutable &executable,
                                llvm::ArrayRef<PlannedSite> sites);

} // namespace bindery

#endif // BINDERY_TRANSFORMS_MATERIALIZEPLAN_H
