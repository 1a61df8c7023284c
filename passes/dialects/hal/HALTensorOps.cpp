//===- HALTensorOps.cpp - Tensors that cross the program's border ---------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

/// Checks the dimensions of `type`, the type that the SSA value has (H4).
static LogicalResult verifyTensorDims(Operation *op, Type type, ValueRange dims,
                                      StringRef message) {
  // The dimensions of an unranked tensor cannot be given one by one.
  if (!isa<RankedTensorType>(type))
    return op->emitOpError() << "expected a ranked tensor, but got " << type;
  if (getNumDynamicDims(type) != dims.size())
    return op->emitOpError() << message;
  return success();
}

LogicalResult TensorImportOp::verify() {
  if (failed(verifyTensorDims(*this, getTarget().getType(), getTargetDims(),
                              "number of target_dims must match number of "
                              "dynamic dims in target type")))
    return failure();
  return verifyTypeStorage(*this, getTargetEncoding(), getTarget().getType());
}

LogicalResult TensorExportOp::verify() {
  if (failed(verifyTensorDims(*this, getSource().getType(), getSourceDims(),
                              "number of source_dims must match number of "
                              "dynamic dims in source type")))
    return failure();
  return verifyTypeStorage(*this, getSourceEncoding(), getSource().getType());
}

LogicalResult TensorAliasOp::verify() {
  return verifyTensorDims(*this, getSource().getType(), getSourceDims(),
                          "number of dynamic dims must match the operand type");
}

int64_t TensorAliasOp::getTiedOperandIndex(unsigned resultIndex) { return 0; }

LogicalResult TensorTransientsOp::verify() {
  return verifyTensorDims(*this, getSource().getType(), getSourceDims(),
                          "number of dynamic dims must match the operand type");
}

int64_t TensorTransientsOp::getTiedOperandIndex(unsigned resultIndex) {
  return 0;
}

int64_t TensorBarrierOp::getTiedOperandIndex(unsigned resultIndex) {
  return resultIndex;
}

//===----------------------------------------------------------------------===//
// Folding
//===----------------------------------------------------------------------===//

/// Whether `op` does more than change the type: it waits, takes the source over
/// or reads at an offset.
static bool importsMore(TensorImportOp op) {
  return op.getWaitFence() || op.getConsume() || op.getSourceOffset();
}

OpFoldResult TensorImportOp::fold(FoldAdaptor adaptor) {
  auto exportOp = getSource().getDefiningOp<TensorExportOp>();
  if (!exportOp || importsMore(*this) ||
      exportOp.getSourceEncoding() != getTargetEncoding() ||
      exportOp.getSource().getType() != getTarget().getType())
    return {};
  return exportOp.getSource();
}

OpFoldResult TensorExportOp::fold(FoldAdaptor adaptor) {
  auto importOp = getSource().getDefiningOp<TensorImportOp>();
  if (!importOp || importsMore(importOp) ||
      importOp.getTargetEncoding() != getSourceEncoding() ||
      importOp.getSource().getType() != getTarget().getType())
    return {};
  return importOp.getSource();
}
