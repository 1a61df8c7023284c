//===- StreamCollectiveOps.cpp - Channels and collective operations --*- C++
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

void ChannelCreateOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "channel");
}
void ChannelSplitOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "channel");
}
void ChannelRankOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "ccl_rank");
}
void ChannelCountOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "ccl_count");
}

//===----------------------------------------------------------------------===//
// stream.async.collective
//===----------------------------------------------------------------------===//

int64_t AsyncCollectiveOp::getTiedOperandIndex(unsigned) { return 0; }

/// What the parameter of `kind` is; empty where there is none.
static StringRef getParamKeyword(CollectiveKind kind) {
  switch (kind) {
  case CollectiveKind::Broadcast:
  case CollectiveKind::Recv:
    return "source";
  case CollectiveKind::Reduce:
  case CollectiveKind::Send:
    return "target";
  case CollectiveKind::SendRecv:
    return "source_target_pair";
  default:
    return "";
  }
}

ParseResult stream::parseCollectiveParam(
    OpAsmParser &parser, CollectiveAttr op,
    std::optional<OpAsmParser::UnresolvedOperand> &param) {
  StringRef keyword = getParamKeyword(op.getKind());
  if (keyword.empty())
    return success();
  return failure(parser.parseKeyword(keyword) || parser.parseLParen() ||
                 parser.parseOperand(param.emplace()) || parser.parseRParen());
}

void stream::printCollectiveParam(OpAsmPrinter &printer, Operation *op,
                                  CollectiveAttr collective, Value param) {
  if (param)
    printer << " " << getParamKeyword(collective.getKind()) << "(" << param
            << ")";
}

LogicalResult AsyncCollectiveOp::verify() {
  StringRef keyword = getParamKeyword(getOp().getKind());
  if (!keyword.empty() && !getParam())
    return emitOpError("collective operation requires a ")
           << keyword << " parameter but none present";
  if (keyword.empty() && getParam())
    return emitOpError(
        "collective operation does not require a parameter but one present");
  return success();
}

//===----------------------------------------------------------------------===//
// stream.cmd.collective
//===----------------------------------------------------------------------===//

static StringRef getAccessName(ResourceAccess access) {
  switch (static_cast<int>(access) & 3) {
  case 1:
    return "Read";
  case 2:
    return "Write";
  case 3:
    return "Read|Write";
  default:
    return "None";
  }
}

/// How resource `index` of an operation is accessed at least: what is sent is
/// read, what is received is written, other operations have one of each.
static ResourceAccess getRequiredAccess(CollectiveKind kind, unsigned index) {
  if (kind == CollectiveKind::Recv)
    return ResourceAccess::Write;
  return index == 0 ? ResourceAccess::Read : ResourceAccess::Write;
}

LogicalResult CmdCollectiveOp::verify() {
  size_t count = getResources().size();
  if (getResourceSizes().size() != count ||
      getResourceOffsets().size() != count ||
      getResourceLengths().size() != count ||
      getResourceAccesses().size() != count)
    return emitOpError("with ")
           << count << " resources has mismatched associated ranges";
  CollectiveKind kind = getOp().getKind();
  size_t required =
      kind == CollectiveKind::Send || kind == CollectiveKind::Recv ? 1 : 2;
  if (count != required)
    return emitOpError("requires ")
           << required << " resources but " << count << " provided";
  for (auto [index, attr] : llvm::enumerate(getResourceAccesses())) {
    auto declared =
        static_cast<ResourceAccess>(cast<IntegerAttr>(attr).getInt());
    ResourceAccess needed = getRequiredAccess(kind, index);
    if (!bitEnumContainsAll(declared, needed))
      return emitOpError("resource ")
             << index << " requires access " << getAccessName(needed)
             << " but is declared as " << getAccessName(declared);
  }
  return success();
}
