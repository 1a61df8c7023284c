//===- FlowCollectiveOps.cpp - Channels, collectives, parameters ----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/Flow.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::flow;

int64_t ParameterWriteOp::getTiedOperandIndex(unsigned) {
  return getSourceMutable().getOperandNumber();
}

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

void ChannelDefaultOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "default_channel");
}

void ChannelSplitOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "channel");
}

void ChannelRankOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "channel_rank");
}

void ChannelCountOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "channel_count");
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

// IREE 3.12 does not check the dimensions, but then prints what nobody reads.

int64_t CollectiveAllGatherOp::getTiedOperandIndex(unsigned) {
  return getTargetMutable().getOperandNumber();
}

LogicalResult CollectiveAllGatherOp::verify() {
  return tensor_ext::verifyDynamicDims(*this, getTarget().getType(),
                                       getTargetDims());
}

int64_t CollectiveAllToAllOp::getTiedOperandIndex(unsigned) {
  return getTargetMutable().getOperandNumber();
}

LogicalResult CollectiveAllToAllOp::verify() {
  return tensor_ext::verifyDynamicDims(*this, getTarget().getType(),
                                       getTargetDims());
}

int64_t CollectiveAllReduceOp::getTiedOperandIndex(unsigned) {
  return getTargetMutable().getOperandNumber();
}

LogicalResult CollectiveAllReduceOp::verify() {
  return tensor_ext::verifyDynamicDims(*this, getTarget().getType(),
                                       getTargetDims());
}

int64_t CollectiveReduceScatterOp::getTiedOperandIndex(unsigned) {
  return getTargetMutable().getOperandNumber();
}

LogicalResult CollectiveReduceScatterOp::verify() {
  return tensor_ext::verifyDynamicDims(*this, getTarget().getType(),
                                       getTargetDims());
}

int64_t CollectiveSendRecvOp::getTiedOperandIndex(unsigned) {
  return getTargetMutable().getOperandNumber();
}

LogicalResult CollectiveSendRecvOp::verify() {
  return tensor_ext::verifyDynamicDims(*this, getTarget().getType(),
                                       getTargetDims());
}
