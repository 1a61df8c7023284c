//===- RewriteKernel.cpp - Turns arguments into an interface --------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/MaterializeExecutable.h"

using namespace mlir;
using namespace bindery;

/// `stream.alignment` of an argument as hal ops have it; null when there is
/// none.
static IntegerAttr readAlignment(FunctionOpInterface kernel, unsigned index,
                                 Builder &builder) {
  auto alignment =
      kernel.getArgAttrOfType<IntegerAttr>(index, "stream.alignment");
  return alignment ? builder.getIndexAttr(alignment.getValue().getSExtValue())
                   : IntegerAttr();
}

/// Replaces the subspans of `argument`, which is binding `binding`.
static void rewriteBinding(BlockArgument argument, unsigned binding,
                           IntegerAttr alignment,
                           hal::PipelineLayoutAttr layout) {
  OpBuilder builder(argument.getContext());
  for (Operation *user : llvm::make_early_inc_range(argument.getUsers())) {
    auto subspan = cast<stream::BindingSubspanOp>(user);
    builder.setInsertionPoint(subspan);
    auto replacement = hal::InterfaceBindingSubspanOp::create(
        builder, subspan.getLoc(), subspan.getResult().getType(), layout,
        builder.getIndexAttr(binding), subspan.getByteOffset(),
        subspan.getDynamicDims(), alignment,
        layout.getBindings()[binding].getFlags());
    subspan.replaceAllUsesWith(replacement.getResult());
    subspan.erase();
  }
}

void bindery::rewriteKernel(FunctionOpInterface kernel,
                            hal::PipelineLayoutAttr layout) {
  OpBuilder builder =
      OpBuilder::atBlockBegin(&kernel.getFunctionBody().front());
  unsigned bindingCount = 0, constantCount = 0;
  for (BlockArgument argument : kernel.getArguments()) {
    unsigned index = argument.getArgNumber();
    IntegerAttr alignment = readAlignment(kernel, index, builder);
    if (isa<stream::BindingType>(argument.getType())) {
      rewriteBinding(argument, bindingCount++, alignment, layout);
      continue;
    }
    auto load = hal::InterfaceConstantLoadOp::create(
        builder, argument.getLoc(), argument.getType(), layout,
        builder.getIndexAttr(constantCount++), alignment,
        kernel.getArgAttrOfType<ArrayAttr>(index, "stream.values"));
    argument.replaceAllUsesWith(load.getResult());
  }
  llvm::BitVector all(kernel.getNumArguments(), true);
  LogicalResult erased = kernel.eraseArguments(all);
  assert(succeeded(erased) && "a function of any kind may take nothing");
  (void)erased;
}

/// Replaces every `FromOp` inside `root` by the `ToOp` of the same dimension.
template <typename FromOp, typename ToOp>
static void replaceWorkgroupOps(Operation *root) {
  root->walk([](FromOp op) {
    OpBuilder builder(op);
    auto replacement =
        ToOp::create(builder, op.getLoc(), op.getDimension().getZExtValue());
    op.replaceAllUsesWith(replacement.getResult());
    op.erase();
  });
}

void bindery::rewriteWorkgroupOps(Operation *root) {
  replaceWorkgroupOps<stream::DispatchWorkgroupIDOp,
                      hal::InterfaceWorkgroupIDOp>(root);
  replaceWorkgroupOps<stream::DispatchWorkgroupCountOp,
                      hal::InterfaceWorkgroupCountOp>(root);
  replaceWorkgroupOps<stream::DispatchWorkgroupSizeOp,
                      hal::InterfaceWorkgroupSizeOp>(root);
}
