//===- InterfaceLayout.h - What a kernel's interface looks like -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Derives the pipeline layout of an exported kernel from its arguments and
/// from what its dispatch sites pass (docs/passes.md, "Layouts").
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_INTERFACELAYOUT_H
#define BINDERY_TRANSFORMS_INTERFACELAYOUT_H

#include "dialects/hal/HAL.h"
#include "dialects/stream/Stream.h"

namespace bindery {

/// What one dispatch site says about the bindings of the kernels it names.
struct SiteBindings {
  /// `None`, or `Indirect` when the resource is only known when the commands
  /// run. One a resource of the site.
  llvm::SmallVector<hal::DescriptorFlags, 4> flags;
  /// Whether the site writes the resource. One a resource of the site.
  llvm::SmallVector<bool, 4> writes;
};

/// Reads `dispatch`. A resource is indirect unless the commands run once or the
/// value that the execute captures is a constant or an immutable load of a
/// global.
SiteBindings readSiteBindings(stream::CmdDispatchOp dispatch);

/// The layout of a kernel with `bindingCount` bindings and `constantCount`
/// 32-bit constants that is dispatched at `sites`. Sites that pass fewer
/// resources say nothing about the bindings that they leave out.
hal::PipelineLayoutAttr
deriveInterfaceLayout(mlir::MLIRContext *context, unsigned bindingCount,
                      unsigned constantCount,
                      llvm::ArrayRef<const SiteBindings *> sites);

} // namespace bindery

#endif // BINDERY_TRANSFORMS_INTERFACELAYOUT_H
