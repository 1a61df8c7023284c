//===- UtilDialect.cpp - The util dialect --------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/Util.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::util;

#include "dialects/util/UtilDialect.cpp.inc"

#include "dialects/util/UtilAttrInterfaces.cpp.inc"
#include "dialects/util/UtilOpInterfaces.cpp.inc"
#include "dialects/util/UtilTypeInterfaces.cpp.inc"

namespace {

/// Composites get a name at the top of the module: they are long.
struct UtilAsmInterface : public OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;

  AliasResult getAlias(Attribute attr, raw_ostream &os) const override {
    auto composite = dyn_cast<CompositeAttr>(attr);
    if (!composite)
      return AliasResult::NoAlias;
    os << "composite_of_" << composite.getTotalLength() << "b";
    return AliasResult::FinalAlias;
  }
};

struct UtilInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *call, Operation *callable,
                       bool wouldBeCloned) const override {
    auto function = dyn_cast<FuncOp>(callable);
    if (!function)
      return true;
    // Attributes of the function's dialects may have a say too, such as an
    // affinity.
    for (NamedAttribute attr : function->getDiscardableAttrs())
      if (auto policy = dyn_cast<InliningPolicyAttrInterface>(attr.getValue()))
        if (!policy.isLegalToInline())
          return false;
    auto policy = dyn_cast_if_present<InliningPolicyAttrInterface>(
        function.getInliningPolicyAttr());
    return !policy || policy.isLegalToInline();
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const override {
    return true;
  }
  bool isLegalToInline(Operation *, Region *, bool,
                       IRMapping &) const override {
    return true;
  }
  void handleTerminator(Operation *op, Block *newDest) const override {
    auto returnOp = dyn_cast<ReturnOp>(op);
    if (!returnOp)
      return;
    OpBuilder builder(op);
    builder.create<cf::BranchOp>(op->getLoc(), newDest, returnOp.getOperands());
    op->erase();
  }
  void handleTerminator(Operation *op, ValueRange values) const override {
    auto returnOp = cast<ReturnOp>(op);
    for (auto [value, operand] : llvm::zip(values, returnOp.getOperands()))
      value.replaceAllUsesWith(operand);
  }
};

} // namespace

void UtilDialect::initialize() {
  addInterfaces<UtilAsmInterface, UtilInlinerInterface>();
  registerAttributesAndTypes();
  addOperations<
#define GET_OP_LIST
#include "dialects/util/UtilOps.cpp.inc"
      >();
}

Operation *UtilDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  if (isa<NullAttr>(value))
    return builder.create<NullOp>(loc, type);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}
