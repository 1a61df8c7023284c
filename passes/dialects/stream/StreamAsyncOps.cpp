//===- StreamAsyncOps.cpp - Asynchronous work on resources ---------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/stream/Stream.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

void AsyncConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "cst");
}

//===----------------------------------------------------------------------===//
// Ties
//===----------------------------------------------------------------------===//

int64_t AsyncCastOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t AsyncFillOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t AsyncUpdateOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t AsyncCopyOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t AsyncBarrierOp::getTiedOperandIndex(unsigned) { return 0; }
int64_t AsyncStoreOp::getTiedOperandIndex(unsigned) { return 0; }

int64_t AsyncDispatchOp::getTiedOperandIndex(unsigned resultIndex) {
  return getTiedIndex(getTiedOperands(), resultIndex, getWorkload().size());
}
int64_t AsyncExecuteOp::getTiedOperandIndex(unsigned resultIndex) {
  return getTiedIndex(getTiedOperands(), resultIndex);
}
int64_t AsyncConcurrentOp::getTiedOperandIndex(unsigned resultIndex) {
  return getTiedIndex(getTiedOperands(), resultIndex);
}

//===----------------------------------------------------------------------===//
// Verifiers of single ops
//===----------------------------------------------------------------------===//

LogicalResult AsyncCastOp::verify() {
  if (getSourceSize() != getResultSize())
    return emitOpError("source and result sizes must be equal (tied storage)");
  return success();
}

LogicalResult AsyncDispatchOp::verify() {
  if (getEntryPoints().empty())
    return emitOpError("at least one entry point must be defined");
  return failure(failed(verifySizes(*this, getResourceOperands(),
                                    getResourceOperandSizes())) ||
                 failed(verifySizes(*this, getResults(), getResultSizes())) ||
                 failed(verifyOperandRanges(
                     *this, getResourceOperands(), getResourceOperandOffsets(),
                     getResourceOperandEnds(), getResourceOperandLengths())));
}

LogicalResult AsyncDispatchOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyDispatchEntryPoints(*this, tables, getEntryPoints(),
                                   getWorkload());
}

//===----------------------------------------------------------------------===//
// Execution regions
//===----------------------------------------------------------------------===//

/// Checks what `body` yields against the results of its op: their types, and
/// their sizes as SSA values (V4).
static LogicalResult verifyYield(Region &body, ValueRange results,
                                 ValueRange resultSizes) {
  auto yield =
      body.front().empty() ? YieldOp() : dyn_cast<YieldOp>(body.front().back());
  // What ends a block without it is reported elsewhere.
  if (!yield)
    return success();
  if (yield.getResourceOperands().size() != results.size())
    return yield.emitOpError("yield result count mismatch with parent op");
  for (auto [result, yielded] : llvm::zip(results, yield.getResourceOperands()))
    if (result.getType() != yielded.getType())
      return yield.emitOpError("result type mismatch: expected ")
             << result.getType() << " but got " << yielded.getType();
  for (auto [expected, actual] :
       llvm::zip(resultSizes, yield.getResourceOperandSizes()))
    if (expected != actual)
      return yield.emitOpError("result size mismatch");
  return success();
}

template <typename OpT> static LogicalResult verifyExecution(OpT op) {
  return failure(
      failed(verifySizes(op, op.getResourceOperands(),
                         op.getResourceOperandSizes())) ||
      failed(verifySizes(op, op.getResults(), op.getResultSizes())) ||
      failed(verifyCaptures(op, op.getBody())) ||
      failed(verifyYield(op.getBody(), op.getResults(), op.getResultSizes())));
}

LogicalResult AsyncExecuteOp::verify() { return verifyExecution(*this); }
LogicalResult AsyncConcurrentOp::verify() { return verifyExecution(*this); }

/// Control enters the body once and comes back with the resources.
template <typename OpT>
static void addSuccessors(OpT op, RegionBranchPoint point,
                          SmallVectorImpl<RegionSuccessor> &successors) {
  if (point.isParent())
    successors.emplace_back(&op.getBody(), op.getBody().getArguments());
  else
    successors.emplace_back(op.getOperation(), op.getResults());
}

void AsyncExecuteOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &successors) {
  addSuccessors(*this, point, successors);
}
void AsyncConcurrentOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &successors) {
  addSuccessors(*this, point, successors);
}

OperandRange AsyncExecuteOp::getEntrySuccessorOperands(RegionSuccessor) {
  return getResourceOperands();
}
OperandRange AsyncConcurrentOp::getEntrySuccessorOperands(RegionSuccessor) {
  return getResourceOperands();
}

MutableOperandRange YieldOp::getMutableSuccessorOperands(RegionSuccessor) {
  return getResourceOperandsMutable();
}
