//===- UtilBufferOps.cpp - Byte buffers of the host -----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/Util.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::util;

/// Zero passes: it says nothing about the alignment.
static LogicalResult verifyAlignment(Operation *op,
                                     std::optional<APInt> alignment) {
  if (alignment && !alignment->isZero() && !alignment->isPowerOf2())
    return op->emitOpError("invalid alignment; must be a power of two");
  return success();
}

void BufferConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), getName().value_or("buffer_cst"));
}

LogicalResult BufferConstantOp::verify() {
  if (isa<DenseStringElementsAttr>(getValue()))
    return emitOpError("unsupported non-serializable constant attribute type");
  return verifyAlignment(*this, getAlignment());
}

void BufferAllocOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "buffer");
}

LogicalResult BufferAllocOp::verify() {
  return verifyAlignment(*this, getAlignment());
}

void BufferSliceOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "buffer");
}

void BufferSubspanOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "buffer_span");
}

int64_t BufferSubspanOp::getTiedOperandIndex(unsigned) {
  return getSourceMutable().getOperandNumber();
}

void BufferSizeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "buffer_size");
}

void BufferStorageOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "buffer_storage");
  setName(getOffset(), "buffer_offset");
}
