//===- EncodingOps.cpp - Operations of iree_encoding --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/encoding/Encoding.h"

using namespace mlir;
using namespace bindery::encoding;

/// Checks the two sides of an op between a plain tensor, which `plainName`
/// says is the source or the result, and an encoded one.
static LogicalResult verifyTensors(Operation *op, RankedTensorType plain,
                                   StringRef plainName,
                                   RankedTensorType encoded,
                                   StringRef encodedName) {
  StringRef name = op->getName().stripDialect();
  if (plain.getEncoding())
    return op->emitOpError() << plainName << " of " << name
                             << " op cannot have a tensor encoding";
  if (!isa_and_present<SerializableAttrInterface>(encoded.getEncoding()))
    return op->emitOpError() << encodedName << " of " << name
                             << " op expected to have a valid tensor encoding";
  if (plain.getRank() != encoded.getRank())
    return op->emitOpError("cannot change the rank of the tensor");
  if (failed(verifyCompatibleShape(plain, encoded)))
    return op->emitOpError(
        "expected to preserve the logical shape of the tensor");
  return success();
}

/// Checks that an encoding with sizes of its own has values for the unknown
/// ones; others take any number.
static LogicalResult verifyEncodingDims(Operation *op, Attribute encoding,
                                        ValueRange dims) {
  auto attr = dyn_cast<EncodingAttr>(encoding);
  if (!attr || attr.getNumDynamicSizes() == dims.size())
    return success();
  return op->emitOpError("encoding expects ")
         << attr.getNumDynamicSizes() << " dynamic encoding dimension(s), but "
         << dims.size() << " provided";
}

LogicalResult SetEncodingOp::verify() {
  auto source = cast<RankedTensorType>(getSource().getType());
  auto result = cast<RankedTensorType>(getType());
  return failure(
      failed(verifyTensors(*this, source, "source", result, "result")) ||
      failed(
          verifyEncodingDims(*this, result.getEncoding(), getEncodingDims())));
}

LogicalResult UnsetEncodingOp::verify() {
  auto source = cast<RankedTensorType>(getSource().getType());
  auto result = cast<RankedTensorType>(getType());
  if (failed(verifyTensors(*this, result, "result", source, "source")))
    return failure();
  if (static_cast<size_t>(result.getNumDynamicDims()) != getResultDims().size())
    return emitOpError("result type set has ")
           << result.getNumDynamicDims() << " dynamic dimensions but only "
           << getResultDims().size() << " dimension values are attached";
  return verifyEncodingDims(*this, source.getEncoding(), getEncodingDims());
}

#define GET_OP_CLASSES
#include "dialects/encoding/EncodingOps.cpp.inc"
