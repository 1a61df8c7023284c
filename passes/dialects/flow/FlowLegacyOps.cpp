//===- FlowLegacyOps.cpp - Entries and tensors of legacy dispatches -------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/Flow.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::flow;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Checks that a tensor may have this shape and element type.
static LogicalResult
verifyTensorParts(function_ref<InFlightDiagnostic()> emitError,
                  ArrayRef<int64_t> shape, Type elementType) {
  if (!TensorType::isValidElementType(elementType))
    return emitError() << "invalid element type of a tensor: " << elementType;
  for (int64_t dim : shape)
    if (dim < 0 && !ShapedType::isDynamic(dim))
      return emitError() << "invalid dimension of a tensor: " << dim;
  return success();
}

LogicalResult
DispatchInputType::verify(function_ref<InFlightDiagnostic()> emitError,
                          ArrayRef<int64_t> shape, Type elementType) {
  return verifyTensorParts(emitError, shape, elementType);
}

LogicalResult
DispatchOutputType::verify(function_ref<InFlightDiagnostic()> emitError,
                           ArrayRef<int64_t> shape, Type elementType) {
  return verifyTensorParts(emitError, shape, elementType);
}

//===----------------------------------------------------------------------===//
// flow.dispatch.entry
//===----------------------------------------------------------------------===//

LogicalResult DispatchEntryOp::verify() {
  if (TypeAttr signature = getSignatureAttr();
      signature && !isa<FunctionType>(signature.getValue()))
    return emitOpError("signature must be a function type, not ")
           << signature.getValue();
  if (std::optional<APInt> rank = getWorkgroupRank();
      rank && rank->isNegative())
    return emitOpError("workgroup rank must not be negative");
  return success();
}

FunctionOpInterface DispatchEntryOp::lookupFunctionRef() {
  auto executable = (*this)->getParentOfType<ExecutableOp>();
  ModuleOp module = executable ? executable.getInnerModule() : ModuleOp();
  return module ? module.lookupSymbol<FunctionOpInterface>(getFunctionRef())
                : FunctionOpInterface();
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// Checks that a slice has as many offsets, sizes and strides.
template <typename OpT> static LogicalResult verifySlice(OpT op) {
  if (op.getOffsets().size() == op.getSizes().size() &&
      op.getOffsets().size() == op.getStrides().size())
    return success();
  return op.emitOpError("requires as many offsets, sizes and strides as each "
                        "other (have ")
         << op.getOffsets().size() << ", " << op.getSizes().size() << " and "
         << op.getStrides().size() << ")";
}

LogicalResult DispatchInputLoadOp::verify() { return verifySlice(*this); }

LogicalResult DispatchOutputStoreOp::verify() { return verifySlice(*this); }
