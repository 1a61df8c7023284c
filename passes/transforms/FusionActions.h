//===- FusionActions.h - Steps of fuse-dispatch-bindings --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The MLIR actions that the pass executes, so that a debugger can stop at each
/// step of it. Whoever skips a rewrite leaves kernels and sites that do not
/// agree; a correlation that is skipped leaves its component as it is.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_FUSIONACTIONS_H
#define BINDERY_TRANSFORMS_FUSIONACTIONS_H

#include "mlir/IR/Action.h"
#include "mlir/IR/Operation.h"

#include "llvm/Support/raw_ostream.h"

namespace bindery {

/// A step of the pass. Its IR units are the ops that it works on, the first of
/// which names it: the exports of a component, a kernel, or a site.
template <typename Derived>
class FusionAction : public mlir::tracing::ActionImpl<Derived> {
public:
  explicit FusionAction(llvm::ArrayRef<mlir::IRUnit> units)
      : mlir::tracing::ActionImpl<Derived>(units) {}

  void print(llvm::raw_ostream &os) const override {
    os << "`" << Derived::tag << "`";
    for (mlir::IRUnit unit : this->getContextIRUnits())
      if (auto *op = llvm::dyn_cast_if_present<mlir::Operation *>(unit))
        os << ' ' << op->getLoc();
  }
};

/// Correlates the sites of a component; changes nothing. Units: its exports.
class CorrelateExportAction : public FusionAction<CorrelateExportAction> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CorrelateExportAction)
  using FusionAction::FusionAction;
  static constexpr llvm::StringLiteral tag = "bindery-correlate-export";
};

/// Rewrites a kernel. Unit: the function.
class RewriteFunctionAction : public FusionAction<RewriteFunctionAction> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RewriteFunctionAction)
  using FusionAction::FusionAction;
  static constexpr llvm::StringLiteral tag = "bindery-rewrite-function";
};

/// Rewrites a dispatch. Unit: the `stream.cmd.dispatch`.
class RewriteSiteAction : public FusionAction<RewriteSiteAction> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RewriteSiteAction)
  using FusionAction::FusionAction;
  static constexpr llvm::StringLiteral tag = "bindery-rewrite-site";
};

} // namespace bindery

#endif // BINDERY_TRANSFORMS_FUSIONACTIONS_H
