//===- StreamCallOps.cpp - Functions outside the program, and calls --*- C++
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

int64_t AsyncCallOp::getTiedOperandIndex(unsigned resultIndex) {
  return getTiedIndex(getTiedOperands(), resultIndex);
}

LogicalResult AsyncCallOp::verify() {
  if (failed(verifySizes(*this, getResourceOperands(),
                         getResourceOperandSizes())) ||
      failed(verifySizes(*this, getResults(), getResultSizes())) ||
      failed(verifyOperandRanges(
          *this, getResourceOperands(), getResourceOperandOffsets(),
          getResourceOperandEnds(), getResourceOperandLengths())))
    return failure();
  if (!llvm::all_of(getResults().getTypes(), llvm::IsaPred<ResourceType>))
    return emitOpError(
        "non-resource return values are not yet supported on async calls");
  return success();
}

/// Whether a value of type `actual` may stand where the callee has `declared`:
/// a resource of unknown lifetime there stands for any.
static bool isCallable(Type actual, Type declared) {
  if (actual == declared)
    return true;
  auto resource = dyn_cast<ResourceType>(declared);
  return resource && resource.getLifetime() == Lifetime::Unknown &&
         isa<ResourceType>(actual);
}

/// Checks the types of a call's arguments or results; `what` says which.
static LogicalResult verifyCallTypes(Operation *op, StringRef what,
                                     TypeRange actual, TypeRange declared) {
  for (auto [mine, theirs] : llvm::zip(actual, declared))
    if (!isCallable(mine, theirs))
      return op->emitOpError("function ")
             << what << " type mismatch; expected " << mine
             << " but callee provides " << theirs;
  return success();
}

LogicalResult AsyncCallOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto callee =
      tables.lookupNearestSymbolFrom<AsyncFuncOp>(*this, getCalleeAttr());
  if (!callee)
    return emitOpError("undefined external call: ") << getCallee();
  auto type = FunctionType::get(getContext(), getResourceOperands().getTypes(),
                                getResultTypes());
  FunctionType declared = callee.getFunctionType();
  if (type.getNumInputs() != declared.getNumInputs() ||
      type.getNumResults() != declared.getNumResults())
    return emitOpError("function type mismatch; expected ")
           << type << " but callee is " << declared;
  return failure(failed(verifyCallTypes(*this, "argument", type.getInputs(),
                                        declared.getInputs())) ||
                 failed(verifyCallTypes(*this, "result", type.getResults(),
                                        declared.getResults())));
}

LogicalResult CmdCallOp::verify() {
  if (failed(verifySizes(*this, getResourceOperands(),
                         getResourceOperandSizes())) ||
      failed(verifySizes(*this, getResults(), getResultSizes())))
    return failure();
  size_t ranges = getResourceOperandOffsets().size();
  if (ranges != getResourceOperandLengths().size())
    return emitOpError(
        "mismatch on resource range offsets/lengths; counts must match");
  size_t resources = llvm::count_if(getResourceOperands().getTypes(),
                                    llvm::IsaPred<ResourceType>);
  if (ranges != resources)
    return emitOpError("expects ")
           << resources << " resource range operand sets but " << ranges
           << " are present";
  if (getResourceOperandAccesses().size() != resources)
    return emitOpError("expects ")
           << resources << " resource access specifiers but "
           << getResourceOperandAccesses().size() << " are present";
  return success();
}

LogicalResult CmdCallOp::verifySymbolUses(SymbolTableCollection &tables) {
  if (!tables.lookupNearestSymbolFrom(*this, getCalleeAttr()))
    return emitOpError("undefined external call: ") << getCallee();
  return success();
}
