//===- LinalgExtOps.cpp - Operations of iree_linalg_ext -------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/linalg_ext/LinalgExt.h"
#include "dialects/linalg_ext/LinalgExtSyntax.h"

using namespace mlir;
using namespace bindery::linalg_ext;

//===----------------------------------------------------------------------===//
// iree_linalg_ext.fft
//===----------------------------------------------------------------------===//

void FftOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  getMemRefEffects(*this, effects);
}

LogicalResult FftOp::verify() {
  if (!getStage().getType().isIntOrIndex())
    return emitOpError("expected to carry `stage` input");
  // The two stand in one group of the text; the generic form may split them.
  if (!getRealCoeff() != !getImagCoeff())
    return emitOpError("expected both coefficients or none");
  ShapedType type = getReal().getType();
  if (type.getRank() == 0)
    return emitOpError("expected a dimension to transform");
  int64_t size = type.getShape().back();
  if (!ShapedType::isDynamic(size) && !llvm::isPowerOf2_64(size))
    return emitOpError("only powers of 2 are handled currently");
  return success();
}

//===----------------------------------------------------------------------===//
// iree_linalg_ext.scatter
//===----------------------------------------------------------------------===//

void ScatterOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  getMemRefEffects(*this, effects);
}

/// Checks the dimension map: different dimensions of `original`, the first
/// ones of it in any order.
static LogicalResult verifyDimensionMap(ScatterOp op) {
  ArrayRef<int64_t> map = op.getDimensionMap();
  if (map.empty())
    return op.emitOpError("dimension map must have at least one element");
  SmallVector<bool> seen(map.size(), false);
  for (int64_t dim : map) {
    if (dim < 0 || dim >= static_cast<int64_t>(map.size()) || seen[dim])
      return op.emitOpError("dimension map is invalid.");
    seen[dim] = true;
  }
  return success();
}

/// Checks that the leading dimensions of `type`, the type of the operand
/// called `name`, are the batch dimensions of `updates`.
static LogicalResult verifyBatch(ScatterOp op, ShapedType type,
                                 StringRef name) {
  ArrayRef<int64_t> updates = op.getUpdates().getType().getShape();
  for (int64_t dim = 0, e = op.getBatchRank(); dim < e; ++dim)
    if (type.getDimSize(dim) != updates[dim])
      return op.emitOpError("mismatch in shape of ")
             << name << " and update value at dim#" << dim;
  return success();
}

/// Checks indices, mask and updates against each other and against `original`.
static LogicalResult verifyShapes(ScatterOp op) {
  if (op.getSliceRank() < 0)
    return op.emitOpError("expected original to be of rank at least the size "
                          "of the dimension map");
  int64_t batchRank = op.getBatchRank();
  if (batchRank < 0)
    return op.emitOpError("expected update to be at least the rank of non "
                          "indexed original dims");
  ShapedType indices = op.getIndices().getType();
  int64_t indicesRank = indices.getRank();
  bool hasVector = indicesRank == batchRank + 1;
  if (!hasVector && (indicesRank != batchRank || op.getIndexDepth() != 1))
    return op.emitOpError("expected indices to be of rank ")
           << batchRank + 1 << ", one more than the batch dimensions";
  if (failed(verifyBatch(op, indices, "indices")))
    return failure();
  if (op.getMask()) {
    ShapedType mask = op.getMask().getType();
    if (mask.getRank() != batchRank)
      return op.emitOpError("expected mask to be of the batch rank ")
             << batchRank;
    if (failed(verifyBatch(op, mask, "mask")))
      return failure();
  }
  ShapedType original = op.getOriginal().getType();
  ShapedType updates = op.getUpdates().getType();
  for (int64_t i = 0, e = op.getSliceRank(); i < e; ++i)
    if (updates.getDimSize(batchRank + i) !=
        original.getDimSize(op.getIndexDepth() + i))
      return op.emitOpError("shape of update value dim#")
             << batchRank + i << " must match original value at dim#"
             << op.getIndexDepth() + i;
  return success();
}

/// Checks that region argument `index` is a scalar of `type`'s elements.
static LogicalResult verifyArgument(ScatterOp op, unsigned index,
                                    ShapedType type, StringRef name) {
  Type argument = op.getRegion().getArgument(index).getType();
  if (argument != type.getElementType())
    return op.emitOpError("mismatch in argument ")
           << index << " of region " << argument << " and element type of "
           << name << " value " << type.getElementType();
  return success();
}

/// Checks the region that combines two elements.
static LogicalResult verifyCombiner(ScatterOp op) {
  Region &region = op.getRegion();
  if (region.empty() || region.getNumArguments() != 2)
    return op.emitOpError("expected region to have two arguments");
  for (Type type : region.getArgumentTypes()) {
    auto complex = dyn_cast<ComplexType>(type);
    if (!(complex ? complex.getElementType() : type).isIntOrFloat())
      return op.emitOpError("expected region to have scalar argument of "
                            "integer or float types");
  }
  if (failed(verifyArgument(op, 0, op.getUpdates().getType(), "update")) ||
      failed(verifyArgument(op, 1, op.getOriginal().getType(), "original")))
    return failure();
  Type type = region.getArgument(1).getType();
  if (region.getArgument(0).getType() != type)
    return op.emitOpError("mismatch in region argument types ")
           << region.getArgument(0).getType() << " and " << type;
  Operation *yield = &region.front().back();
  if (!isa<YieldOp>(yield) || yield->getNumOperands() != 1)
    return yield->emitOpError("expected region to yield a single value");
  Type yielded = yield->getOperand(0).getType();
  if (yielded != type)
    return yield->emitOpError("mismatch in type of yielded value ")
           << yielded << " and argument of the region " << type;
  return success();
}

LogicalResult ScatterOp::verify() {
  ShapedType indices = getIndices().getType();
  if (indices.getRank() < 1 || !indices.getElementType().isIntOrIndex())
    return emitOpError("expected indices to be of rank 1 or greater and of "
                       "integer or index element type");
  if (getMask()) {
    Type element = getMask().getType().getElementType();
    if (!element.isInteger(1) && !element.isInteger(8))
      return emitOpError("expected mask to have i1 or storage-legalized i8 "
                         "element type");
  }
  if (failed(verifyDimensionMap(*this)) || failed(verifyShapes(*this)))
    return failure();
  return verifyCombiner(*this);
}

#define GET_OP_CLASSES
#include "dialects/linalg_ext/LinalgExtOps.cpp.inc"
