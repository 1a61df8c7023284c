//===- StreamParameterOps.cpp - Parameters of the stream dialect --*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/stream/Stream.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

// Only the resource is tied; the timepoint is new.
int64_t TensorParameterWriteOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t AsyncParameterReadOp::getTiedOperandIndex(unsigned resultIndex) {
  return resultIndex == 0 ? 0 : -1;
}
int64_t AsyncParameterWriteOp::getTiedOperandIndex(unsigned resultIndex) {
  return resultIndex == 0 ? 0 : -1;
}
int64_t AsyncParameterGatherOp::getTiedOperandIndex(unsigned resultIndex) {
  return resultIndex == 0 ? getODSOperandIndexAndLength(3).first : -1;
}
int64_t AsyncParameterScatterOp::getTiedOperandIndex(unsigned resultIndex) {
  return resultIndex == 0 ? 0 : -1;
}

LogicalResult AsyncParameterGatherOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location> location, ValueRange operands,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
    SmallVectorImpl<Type> &types) {
  Adaptor adaptor(operands, attributes, properties, regions);
  types.push_back(adaptor.getTarget().getType());
  types.push_back(TimepointType::get(context));
  return success();
}

/// Checks that lists which hold one value for each row are as long as the
/// first; `what` names them. There must be a row: text names the scope and the
/// resource in rows alone. There must be a row: text says the scope and the
/// resource in rows alone.
static LogicalResult verifyRows(Operation *op, StringRef what, size_t rows,
                                ArrayRef<size_t> others) {
  if (llvm::all_equal(others) && others.front() == rows)
    return rows > 0 ? success()
                    : op->emitOpError("requires at least one operation");
  return op->emitOpError("requires that the ") << what << " are all 1:1";
}

LogicalResult AsyncParameterGatherOp::verify() {
  return verifyRows(*this,
                    "source keys, source offsets, target offsets, target "
                    "ends, and lengths",
                    getSourceKeys().size(),
                    {getSourceOffsets().size(), getTargetOffsets().size(),
                     getTargetEnds().size(), getTargetLengths().size()});
}

LogicalResult AsyncParameterScatterOp::verify() {
  return verifyRows(*this,
                    "source offsets, source ends, lengths, target keys, and "
                    "target offsets",
                    getSourceOffsets().size(),
                    {getSourceEnds().size(), getSourceLengths().size(),
                     getTargetKeys().size(), getTargetOffsets().size()});
}

LogicalResult CmdParameterLoadOp::verify() {
  return verifyRows(*this, "source keys, source offsets, and result sizes",
                    getSourceKeys().size(),
                    {getSourceOffsets().size(), getResultSizes().size()});
}

LogicalResult CmdParameterGatherOp::verify() {
  return verifyRows(*this,
                    "source keys, source offsets, target offsets, and target "
                    "lengths",
                    getSourceKeys().size(),
                    {getSourceOffsets().size(), getTargetOffsets().size(),
                     getTargetLengths().size()});
}

LogicalResult CmdParameterScatterOp::verify() {
  return verifyRows(*this,
                    "source offsets, source lengths, target keys, and target "
                    "offsets",
                    getSourceOffsets().size(),
                    {getSourceLengths().size(), getTargetKeys().size(),
                     getTargetOffsets().size()});
}
