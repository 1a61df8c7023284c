//===- FlowTensorOps.cpp - Tensor ops of the flow dialect -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/Flow.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::flow;

// Flow ops count the dimensions of dispatch tensors too.
namespace bindery::flow {
using tensor_ext::verifyDynamicDims;
} // namespace bindery::flow

// Flow ops count the dimensions of dispatch tensors too.
namespace bindery::flow {
using tensor_ext::verifyDynamicDims;
} // namespace bindery::flow

//===----------------------------------------------------------------------===//
// Constants and new tensors
//===----------------------------------------------------------------------===//

OpFoldResult TensorConstantOp::fold(FoldAdaptor adaptor) { return getValue(); }

LogicalResult TensorAllocaOp::verify() {
  return verifyDynamicDims(*this, getResult().getType(), getResultDims());
}

LogicalResult TensorEmptyOp::verify() {
  return verifyDynamicDims(*this, getResult().getType(), getResultDims());
}

LogicalResult TensorSplatOp::verify() {
  return verifyDynamicDims(*this, getResult().getType(), getResultDims());
}

//===----------------------------------------------------------------------===//
// The same contents under another type or in another place
//===----------------------------------------------------------------------===//

LogicalResult TensorTieShapeOp::verify() {
  return verifyDynamicDims(*this, getOperand().getType(), getDynamicDims());
}

int64_t TensorReshapeOp::getTiedOperandIndex(unsigned resultIndex) {
  return getSourceMutable().getOperandNumber();
}

LogicalResult TensorReshapeOp::verify() {
  return failure(
      failed(
          verifyDynamicDims(*this, getSource().getType(), getSourceDims())) ||
      failed(verifyDynamicDims(*this, getResult().getType(), getResultDims())));
}

int64_t TensorBitCastOp::getTiedOperandIndex(unsigned resultIndex) {
  return getSourceMutable().getOperandNumber();
}

LogicalResult TensorBitCastOp::verify() {
  return failure(
      failed(
          verifyDynamicDims(*this, getSource().getType(), getSourceDims())) ||
      failed(verifyDynamicDims(*this, getResult().getType(), getResultDims())));
}

LogicalResult TensorCloneOp::verify() {
  return verifyDynamicDims(*this, getOperand().getType(), getOperandDims());
}

LogicalResult TensorEncodeOp::verify() {
  if (failed(
          verifyDynamicDims(*this, getOperand().getType(), getOperandDims())) ||
      failed(verifyDynamicDims(*this, getResult().getType(), getResultDims())))
    return failure();
  if (failed(
          verifyCompatibleShape(getOperand().getType(), getResult().getType())))
    return emitOpError("the operand shape and result shape are not compatible");
  return success();
}

int64_t TensorBarrierOp::getTiedOperandIndex(unsigned resultIndex) {
  return getOperandMutable().getOperandNumber();
}

LogicalResult TensorBarrierOp::verify() {
  return verifyDynamicDims(*this, getOperand().getType(), getOperandDims());
}

LogicalResult TensorTransferOp::verify() {
  return verifyDynamicDims(*this, getOperand().getType(), getOperandDims());
}

//===----------------------------------------------------------------------===//
// Elements and slices
//===----------------------------------------------------------------------===//

LogicalResult TensorLoadOp::verify() {
  return verifyDynamicDims(*this, getSource().getType(), getSourceDims());
}

LogicalResult TensorStoreOp::verify() {
  return verifyDynamicDims(*this, getTarget().getType(), getTargetDims());
}

LogicalResult TensorSliceOp::verify() {
  return failure(
      failed(
          verifyDynamicDims(*this, getSource().getType(), getSourceDims())) ||
      failed(verifyDynamicDims(*this, getResult().getType(), getResultDims())));
}

int64_t TensorUpdateOp::getTiedOperandIndex(unsigned resultIndex) {
  return getTargetMutable().getOperandNumber();
}

LogicalResult TensorUpdateOp::verify() {
  return failure(
      failed(
          verifyDynamicDims(*this, getUpdate().getType(), getUpdateDims())) ||
      failed(verifyDynamicDims(*this, getTarget().getType(), getTargetDims())));
}

LogicalResult TensorTraceOp::verify() {
  return verifyDynamicDims(*this, getValues().getTypes(), getValueDims());
}
