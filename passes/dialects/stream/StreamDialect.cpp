//===- StreamDialect.cpp - The stream dialect ----------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/stream/Stream.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

#include "dialects/stream/StreamDialect.cpp.inc"

namespace {

/// Every op of the dialect means the same in the caller.
struct StreamInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *, Operation *, bool) const override {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const override {
    return true;
  }
  bool isLegalToInline(Operation *, Region *, bool,
                       IRMapping &) const override {
    return true;
  }
};

} // namespace

void StreamDialect::initialize() {
  addInterfaces<StreamInlinerInterface>();
  registerAttributes();
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "dialects/stream/StreamOps.cpp.inc"
      >();
}

Operation *StreamDialect::materializeConstant(OpBuilder &builder,
                                              Attribute value, Type type,
                                              Location loc) {
  if (isa<TimepointAttr>(value))
    return builder.create<TimepointImmediateOp>(loc, type);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}
