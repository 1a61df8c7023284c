//===- FlowDispatchOps.cpp - Dispatches of the flow dialect ---------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/Flow.h"
#include "dialects/flow/FlowSyntax.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::flow;

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
