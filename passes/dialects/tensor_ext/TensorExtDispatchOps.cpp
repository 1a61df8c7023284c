//===- TensorExtDispatchOps.cpp - Ops at a dispatch boundary ===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor_ext/TensorExt.h"
#include "dialects/tensor_ext/TensorExtSyntax.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::tensor_ext;

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// The operand that holds the dynamic entry `index` of a list that is written
/// as `entries`, with its dynamic values in `operands`.
static unsigned getOperandIndex(OperandRange operands,
                                ArrayRef<int64_t> entries, unsigned index) {
  return operands.getBeginOperandIndex() +
         llvm::count_if(entries.take_front(index), ShapedType::isDynamic);
}

/// The interface's own check counts the entries against a rank; a bound type
/// without one has none to count against.
static LogicalResult verifyIsSliceable(Operation *op, DispatchTensorType type) {
  auto shaped = dyn_cast<ShapedType>(type.getBoundType());
  if (shaped && !shaped.hasRank())
    return op->emitOpError() << "cannot slice a dispatch tensor of " << shaped
                             << ", which has no rank";
  return success();
}

//===----------------------------------------------------------------------===//
// iree_tensor_ext.dispatch.tensor.load
//===----------------------------------------------------------------------===//

/// Every list has as many entries as the dispatch tensor has dimensions.
std::array<unsigned, 3> DispatchTensorLoadOp::getArrayAttrMaxRanks() {
  unsigned rank = getDispatchTensorType().getRank();
  return {rank, rank, rank};
}

/// The operands in front of the dimensions of the dispatch tensor. The
/// positions of the offsets depend on how many dimensions follow, so the
/// interface's methods that give them are the op's own.
unsigned DispatchTensorLoadOp::getOffsetSizeAndStrideStartOperandIndex() {
  return getNumLeadingOperands();
}

unsigned DispatchTensorLoadOp::getIndexOfDynamicOffset(unsigned index) {
  return getOperandIndex(getOffsets(), getStaticOffsets(), index);
}

unsigned DispatchTensorLoadOp::getIndexOfDynamicSize(unsigned index) {
  return getOperandIndex(getSizes(), getStaticSizes(), index);
}

unsigned DispatchTensorLoadOp::getIndexOfDynamicStride(unsigned index) {
  return getOperandIndex(getStrides(), getStaticStrides(), index);
}

int64_t DispatchTensorLoadOp::getTiedOperandIndex(unsigned resultIndex) {
  return getODSOperandIndexAndLength(0).first;
}

void DispatchTensorLoadOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (getDispatchTensorType().getAccess() != TensorAccess::ReadOnly)
    effects.emplace_back(MemoryEffects::Read::get(), &getSourceMutable());
}

LogicalResult DispatchTensorLoadOp::verify() {
  if (failed(verifyIsSliceable(*this, getDispatchTensorType())))
    return failure();
  return tensor_ext::verifyDynamicDims(*this, getSource().getType(),
                                       getSourceDims());
}

//===----------------------------------------------------------------------===//
// iree_tensor_ext.dispatch.tensor.store
//===----------------------------------------------------------------------===//

/// Every list has as many entries as the dispatch tensor has dimensions.
std::array<unsigned, 3> DispatchTensorStoreOp::getArrayAttrMaxRanks() {
  unsigned rank = getDispatchTensorType().getRank();
  return {rank, rank, rank};
}

/// The operands in front of the dimensions of the dispatch tensor. The
/// positions of the offsets depend on how many dimensions follow, so the
/// interface's methods that give them are the op's own.
unsigned DispatchTensorStoreOp::getOffsetSizeAndStrideStartOperandIndex() {
  return getNumLeadingOperands();
}

unsigned DispatchTensorStoreOp::getIndexOfDynamicOffset(unsigned index) {
  return getOperandIndex(getOffsets(), getStaticOffsets(), index);
}

unsigned DispatchTensorStoreOp::getIndexOfDynamicSize(unsigned index) {
  return getOperandIndex(getSizes(), getStaticSizes(), index);
}

unsigned DispatchTensorStoreOp::getIndexOfDynamicStride(unsigned index) {
  return getOperandIndex(getStrides(), getStaticStrides(), index);
}

/// Checks that `valueType` is the slice of shape `sizes`, or that slice without
/// some of its dimensions of size one. Element types are not compared.
static LogicalResult verifyStoredShape(Operation *op,
                                       RankedTensorType valueType,
                                       ArrayRef<int64_t> sizes) {
  auto sliceType = RankedTensorType::get(sizes, valueType.getElementType());
  switch (isRankReducedType(sliceType, valueType)) {
  case SliceVerificationResult::Success:
    return success();
  case SliceVerificationResult::RankTooLarge:
    return op->emitError(
        "expected rank to be smaller or equal to the other rank. ");
  default:
    return op->emitError("expected type to be ")
           << sliceType << " or a rank-reduced version. (size mismatch) ";
  }
}

LogicalResult DispatchTensorStoreOp::verify() {
  if (failed(verifyIsSliceable(*this, getDispatchTensorType())) ||
      failed(tensor_ext::verifyDynamicDims(*this, getTarget().getType(),
                                           getTargetDims())))
    return failure();
  return verifyStoredShape(*this, getValue().getType(), getStaticSizes());
}

//===----------------------------------------------------------------------===//
// iree_tensor_ext.dispatch.workgroup_count_from_slice
//===----------------------------------------------------------------------===//

void DispatchWorkgroupCountFromSliceOp::getAsmResultNames(
    OpAsmSetValueNameFn setName) {
  setName(getX(), "x");
  setName(getY(), "y");
  setName(getZ(), "z");
}

#define GET_OP_CLASSES
#include "dialects/tensor_ext/TensorExtOps.cpp.inc"
