//===- StreamTensorOps.cpp - Resources with the encoding of a tensor -----===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/encoding/Encoding.h"
#include "dialects/stream/Stream.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

//===----------------------------------------------------------------------===//
// Names and ties
//===----------------------------------------------------------------------===//

void TensorEmptyOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "empty");
}
void TensorConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "cst");
}

int64_t TensorImportOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t TensorExportOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t TensorFillOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t TensorUpdateOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t TensorStoreOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t TensorDispatchOp::getTiedOperandIndex(unsigned resultIndex) {
  return getTiedIndex(getTiedOperands(), resultIndex, getWorkload().size());
}

//===----------------------------------------------------------------------===//
// Dimensions of encodings
//===----------------------------------------------------------------------===//

/// Checks that `dims` has the dynamic dimensions of `encoding` (V2).
static LogicalResult verifyEncoding(Operation *op, Type encoding,
                                    ValueRange dims) {
  return verifyDynamicDims(op, encoding, dims, "type");
}

LogicalResult TensorImportOp::verify() {
  return verifyEncoding(*this, getResultEncoding(), getResultEncodingDims());
}
LogicalResult TensorExportOp::verify() {
  return verifyEncoding(*this, getSourceEncoding(), getSourceEncodingDims());
}
LogicalResult TensorSizeOfOp::verify() {
  return verifyEncoding(*this, getEncoding(), getEncodingDims());
}
LogicalResult TensorEmptyOp::verify() {
  return verifyEncoding(*this, getResultEncoding(), getResultEncodingDims());
}
LogicalResult TensorConstantOp::verify() {
  return verifyEncoding(*this, getResultEncoding(), getResultEncodingDims());
}
LogicalResult TensorSplatOp::verify() {
  return verifyEncoding(*this, getResultEncoding(), getResultEncodingDims());
}
LogicalResult TensorFillOp::verify() {
  return verifyEncoding(*this, getTargetEncoding(), getTargetEncodingDims());
}

/// Checks the encodings of a source and a result.
template <typename OpT> static LogicalResult verifyEncodings(OpT op) {
  return failure(failed(verifyEncoding(op, op.getSourceEncoding(),
                                       op.getSourceEncodingDims())) ||
                 failed(verifyEncoding(op, op.getResultEncoding(),
                                       op.getResultEncodingDims())));
}

LogicalResult TensorCloneOp::verify() {
  Attribute source = encoding::getEncodingOf(getSourceEncoding());
  Attribute result = encoding::getEncodingOf(getResultEncoding());
  if (!encoding::isSameLayout(source, result))
    return emitOpError("clones changing tensor encoding from ")
           << source << " to " << result << "; not allowed";
  return verifyEncodings(*this);
}

LogicalResult TensorEncodeOp::verify() { return verifyEncodings(*this); }

LogicalResult TensorUpdateOp::verify() {
  return failure(failed(verifyEncoding(*this, getUpdateEncoding(),
                                       getUpdateEncodingDims())) ||
                 failed(verifyEncoding(*this, getTargetEncoding(),
                                       getTargetEncodingDims())));
}

//===----------------------------------------------------------------------===//
// What indexes into an encoding
//===----------------------------------------------------------------------===//

/// The number of indices that `encoding` takes; an error of `op` when it has no
/// rank.
static FailureOr<size_t> getEncodingRank(Operation *op, Type encoding) {
  auto shaped = dyn_cast<ShapedType>(encoding);
  if (!shaped || !shaped.hasRank())
    return op->emitOpError("expects a ranked shaped type as encoding, but got ")
           << encoding;
  return shaped.getRank();
}

LogicalResult TensorSliceOp::verify() {
  FailureOr<size_t> rank = getEncodingRank(*this, getSourceEncoding());
  if (failed(rank) || failed(verifyEncodings(*this)))
    return failure();
  if (getStartIndices().size() != *rank || getLengths().size() != *rank)
    return emitOpError("start_indices/lengths rank mismatch");
  return success();
}

LogicalResult TensorLoadOp::verify() {
  FailureOr<size_t> rank = getEncodingRank(*this, getSourceEncoding());
  if (failed(rank) || failed(verifyEncoding(*this, getSourceEncoding(),
                                            getSourceEncodingDims())))
    return failure();
  if (getIndices().size() != *rank)
    return emitOpError("indices rank mismatch");
  return success();
}

LogicalResult TensorStoreOp::verify() {
  FailureOr<size_t> rank = getEncodingRank(*this, getTargetEncoding());
  if (failed(rank) || failed(verifyEncoding(*this, getTargetEncoding(),
                                            getTargetEncodingDims())))
    return failure();
  if (getIndices().size() != *rank)
    return emitOpError("indices rank mismatch");
  return success();
}

LogicalResult TensorTraceOp::verify() {
  if (getResources().size() != getResourceEncodings().size() ||
      getResources().size() != getResourceSizes().size())
    return emitOpError("each resource needs a matching resource encoding and "
                       "size (array length mismatch)");
  for (Type encoding : getResourceEncodings().getAsValueRange<TypeAttr>())
    if (failed(getEncodingRank(*this, encoding)))
      return failure();
  return verifyDynamicDims(
      *this,
      llvm::to_vector(getResourceEncodings().getAsValueRange<TypeAttr>()),
      getResourceEncodingDims(), "type");
}

//===----------------------------------------------------------------------===//
// stream.tensor.dispatch
//===----------------------------------------------------------------------===//

/// Checks that a tied result is encoded as the operand it is tied to.
static LogicalResult verifyTiedEncodings(TensorDispatchOp op) {
  ArrayAttr operandEncodings = op.getOperandEncodings();
  ArrayAttr resultEncodings = op.getResultEncodings();
  for (auto [index, encoding] : llvm::enumerate(resultEncodings)) {
    int64_t tied = getTiedIndex(op.getTiedOperands(), index);
    if (tied < 0)
      continue;
    if (tied >= static_cast<int64_t>(operandEncodings.size()))
      return op.emitOpError("tied operand index ")
             << tied << " is out of range of the " << operandEncodings.size()
             << " operand encoding(s)";
    if (operandEncodings[tied] != encoding)
      return emitError(op.getLoc())
             << "the " << tied << "-th operandEncoding ("
             << operandEncodings[tied]
             << ") does not match the resultEncoding (" << encoding << ")";
  }
  return success();
}

LogicalResult TensorDispatchOp::verify() {
  if (getEntryPoints().empty())
    return emitOpError("at least one entry point must be defined");
  auto operandTypes =
      llvm::to_vector(getOperandEncodings().getAsValueRange<TypeAttr>());
  auto resultTypes =
      llvm::to_vector(getResultEncodings().getAsValueRange<TypeAttr>());
  return failure(
      failed(verifySizes(*this, getMixedOperands(), getOperandSizes())) ||
      failed(verifySizes(*this, getResults(), getResultSizes())) ||
      failed(verifyDynamicDims(*this, operandTypes, getOperandEncodingDims(),
                               "type")) ||
      failed(verifyDynamicDims(*this, resultTypes, getResultEncodingDims(),
                               "type")) ||
      failed(verifyTiedEncodings(*this)));
}

LogicalResult
TensorDispatchOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyDispatchEntryPoints(*this, tables, getEntryPoints(),
                                   getWorkload());
}
