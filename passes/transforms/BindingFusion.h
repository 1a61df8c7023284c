//===- BindingFusion.h - Rewrites kernels and sites to a plan ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rewriting half of fuse-dispatch-bindings, piece by piece: a kernel, or
/// the sites of a host function, is rewritten knowing the plans of the
/// components concerned and nothing else. So after an edit only those are
/// rewritten whose text or plan changed; the pass is a loop over all.
///
/// The callers have checked the input (`findInputErrors`, `obstacles`); nothing
/// here fails.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_BINDINGFUSION_H
#define BINDERY_TRANSFORMS_BINDINGFUSION_H

#include "analysis/BindingCorrelation.h"
#include "dialects/stream/Stream.h"

#include "llvm/ADT/DenseMap.h"

namespace bindery {

/// A binding after the pass.
struct FusedBinding {
  /// Old bindings, ascending.
  std::vector<unsigned> members;
  /// What every site asks for.
  BindingAccess access = BindingAccess::None;
  /// Divides every offset of every member at every site; 0 if all are 0, and 1
  /// if nothing is known. Tells which alignments still hold for the resource.
  uint64_t offsetDivisor = 0;

  bool operator==(const FusedBinding &) const = default;
};

/// What becomes of a component: all that its kernels and sites need to know.
/// Plain data; equal plans make equal code.
struct FusionPlan {
  /// In their new order.
  std::vector<FusedBinding> bindings;

  bool operator==(const FusionPlan &) const = default;
};

/// The plan of a correlation with `rewritten` set.
FusionPlan planFusion(const ComponentFacts &facts,
                      const Correlation &correlation);

/// An attribute of a binding argument that does not pass to the fused binding.
struct DroppedAttribute {
  /// The argument it stands at.
  mlir::BlockArgument argument;
  mlir::StringAttr name;
  /// Whether members have different values, or some none; otherwise the
  /// attribute does not hold for the whole resource.
  bool membersDiffer = false;
};

/// What `rewriteKernel` would drop, by binding.
std::vector<DroppedAttribute>
findDroppedAttributes(mlir::FunctionOpInterface kernel, const FusionPlan &plan);

/// Gives `kernel` its new arguments: the fused bindings, an offset for each old
/// binding (by fused binding, then old number), and what else it took before.
/// Subspans add their offset.
void rewriteKernel(mlir::FunctionOpInterface kernel, const FusionPlan &plan);

/// Rewrites dispatch sites. Those of one `stream.cmd.execute` share one zero,
/// which is made for the first of them that is rewritten: rewrite the sites of
/// a host function through one object, by component and then in walk order.
class SiteRewriter {
public:
  /// Passes whole resources, and offsets as operands in front of the others.
  /// `site` must be inside an execute.
  void rewrite(stream::CmdDispatchOp site, const FusionPlan &plan);

private:
  mlir::Value zeroFor(stream::CmdDispatchOp site);

  llvm::DenseMap<mlir::Operation *, mlir::Value> zeros;
};

} // namespace bindery

#endif // BINDERY_TRANSFORMS_BINDINGFUSION_H
