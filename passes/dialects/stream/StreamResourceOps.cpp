//===- StreamResourceOps.cpp - Resources, tensors and timepoints ---------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/stream/Stream.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

//===----------------------------------------------------------------------===//
// Names of results
//===----------------------------------------------------------------------===//

void ResourceAllocaOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "result");
  setName(getResultTimepoint(), "result_timepoint");
}

void ResourceTransientsOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "result");
  setName(getResultTimepoint(), "result_timepoint");
}

void TimepointBarrierOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "result");
  setName(getResultTimepoint(), "result_timepoint");
}

void ResourceTryMapOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getDidMap(), "did_map");
  setName(getResult(), "result");
}

void FileConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "file");
}

void ResourceReleaseOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getIsTerminal(), "is_terminal");
}

void ResourceIsTerminalOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getIsTerminal(), "is_terminal");
}

// Total and offsets are one group of numbers to a reader.
void ResourcePackOp::getAsmResultNames(OpAsmSetValueNameFn) {}

void TestTimelineOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (!getResults().empty())
    setName(getResults().front(), "results");
  setName(getResultTimepoint(), "result_timepoint");
}

//===----------------------------------------------------------------------===//
// Ties
//===----------------------------------------------------------------------===//

// Only the first result, the resource, reuses the first operand.
int64_t ResourceTransientsOp::getTiedOperandIndex(unsigned resultIndex) {
  return resultIndex == 0 ? 0 : -1;
}
int64_t TimepointBarrierOp::getTiedOperandIndex(unsigned resultIndex) {
  return resultIndex == 0 ? 0 : -1;
}
int64_t ResourceSubviewOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t TimepointAwaitOp::getTiedOperandIndex(unsigned resultIndex) {
  return resultIndex;
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

LogicalResult ResourcePackOp::verify() {
  size_t slices = getPackedOffsets().size();
  if (getLifetimeIntervals().size() != slices * 2)
    return emitOpError("requires a [start, end] range for each slice");
  if (getDynamicSliceSizes().size() != slices)
    return emitOpError("requires a size for each slice");
  return success();
}

LogicalResult ResourceConstantsOp::verify() {
  size_t count = getResults().size();
  if (getResultSizes().size() != count || getValues().size() != count)
    return emitOpError("mismatched constant/result counts");
  if (!llvm::all_equal(getResults().getTypes()))
    return emitOpError("all results must be of the same type");
  return success();
}

LogicalResult TimepointAwaitOp::verify() {
  return verifySizes(*this, getResourceOperands(), getResourceOperandSizes());
}

LogicalResult TimepointAwaitOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location> location, ValueRange operands,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
    SmallVectorImpl<Type> &types) {
  Adaptor adaptor(operands, attributes, properties, regions);
  llvm::append_range(types, adaptor.getResourceOperands().getTypes());
  return success();
}

OpFoldResult TimepointImmediateOp::fold(FoldAdaptor) {
  return TimepointAttr::get(getContext(), getResultTimepoint().getType());
}
