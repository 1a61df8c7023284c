//===- FlowDispatchOps.cpp - Dispatches of the flow dialect ---------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/Flow.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::flow;

/// The operand that result `resultIndex` is tied to according to
/// `tiedOperands`, whose indices count from operand `base`; -1 for none.
static int64_t getTiedIndex(ArrayAttr tiedOperands, unsigned resultIndex,
                            unsigned base) {
  if (!tiedOperands || resultIndex >= tiedOperands.size())
    return -1;
  int64_t tied = cast<IntegerAttr>(tiedOperands[resultIndex]).getInt();
  return tied < 0 ? -1 : base + tied;
}

/// Checks that each result is tied to none or to one of `operands`.
static LogicalResult verifyTies(Operation *op, ArrayAttr tiedOperands,
                                ValueRange operands) {
  if (!tiedOperands)
    return success();
  for (auto [index, attr] : llvm::enumerate(tiedOperands)) {
    int64_t tied = cast<IntegerAttr>(attr).getInt();
    // Entries beyond the results tie nothing.
    if (index < op->getNumResults() &&
        tied >= static_cast<int64_t>(operands.size()))
      return op->emitOpError("result #")
             << index << " tied to invalid operand index " << tied;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// flow.dispatch
//===----------------------------------------------------------------------===//

int64_t DispatchOp::getTiedOperandIndex(unsigned resultIndex) {
  return getTiedIndex(getTiedOperandsAttr(), resultIndex, getWorkload().size());
}

LogicalResult DispatchOp::verify() {
  if (getEntryPoints().empty())
    return emitOpError("at least one entry point reference is required");
  if (failed(tensor_ext::verifyDynamicDims(*this, getArguments().getTypes(),
                                           getArgumentDims())) ||
      failed(tensor_ext::verifyDynamicDims(*this, getResultTypes(),
                                           getResultDims())))
    return failure();
  return verifyTies(*this, getTiedOperandsAttr(), getArguments());
}

LogicalResult DispatchOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyDispatchEntryPoints(*this, symbolTable, getEntryPoints(),
                                   getWorkload());
}

//===----------------------------------------------------------------------===//
// flow.dispatch.tie_shape
//===----------------------------------------------------------------------===//

LogicalResult DispatchTieShapeOp::verify() {
  return tensor_ext::verifyDynamicDims(*this, getOperand().getType(),
                                       getDynamicDims());
}
