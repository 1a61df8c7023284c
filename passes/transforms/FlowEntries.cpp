//===- FlowEntries.cpp - Entry functions with an interface ----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/FlowPlan.h"

using namespace mlir;
using namespace bindery;

namespace {

/// Builds the ops that take arguments from an interface and put results there.
class InterfaceAccess {
public:
  InterfaceAccess(OpBuilder &builder, const FlowInterface &interface,
                  Location loc)
      : builder(builder), interface(interface),
        zero(arith::ConstantIndexOp::create(builder, loc, 0)) {}

  /// Reads what is in no binding: all push constants.
  void loadConstants(ValueRange arguments, SmallVectorImpl<Value> &values);
  /// The tensor that `slot` holds, as `type`.
  Value loadTensor(FlowSlot slot, RankedTensorType type, Location loc);
  /// The buffer of `slot` as a handle of type `type`.
  Value makeSubspan(FlowSlot slot, Type type, Location loc);
  void storeTensor(Value tensor, FlowSlot slot, Location loc);

private:
  SymbolRefAttr getSymbol(FlowSlot slot) {
    MLIRContext *context = builder.getContext();
    return SymbolRefAttr::get(
        StringAttr::get(context, interface.name),
        FlatSymbolRefAttr::get(context, interface.bindings[slot.index].name));
  }

  OpBuilder &builder;
  const FlowInterface &interface;
  Value zero;
};

} // namespace

void InterfaceAccess::loadConstants(ValueRange arguments,
                                    SmallVectorImpl<Value> &values) {
  values.assign(arguments.size(), Value());
  for (auto [argument, slot, value] :
       llvm::zip_equal(arguments, interface.arguments, values))
    if (!slot.isBinding)
      value = hal::InterfaceLoadConstantOp::create(
          builder, argument.getLoc(), argument.getType(),
          builder.getIndexAttr(slot.index));
}

Value InterfaceAccess::loadTensor(FlowSlot slot, RankedTensorType type,
                                  Location loc) {
  RankedTensorType abiType = getTensorABIType(type);
  Value tensor = hal::InterfaceLoadTensorOp::create(builder, loc, abiType,
                                                    getSymbol(slot), zero);
  if (abiType == type)
    return tensor;
  return arith::TruncIOp::create(builder, loc, type, tensor);
}

Value InterfaceAccess::makeSubspan(FlowSlot slot, Type type, Location loc) {
  return hal::InterfaceBindingSubspanOp::create(builder, loc, type,
                                                getSymbol(slot), zero);
}

void InterfaceAccess::storeTensor(Value tensor, FlowSlot slot, Location loc) {
  RankedTensorType abiType = getTensorABIType(tensor.getType());
  if (abiType != tensor.getType())
    tensor = arith::ExtUIOp::create(builder, loc, abiType, tensor);
  hal::InterfaceStoreTensorOp::create(builder, loc, tensor, getSymbol(slot),
                                      zero);
}

void bindery::buildFlowThunk(FlowEntry entry, const FlowInterface &interface,
                             ModuleOp module) {
  func::FuncOp function = entry.function;
  Location loc = function.getLoc();
  auto builder = OpBuilder::atBlockBegin(module.getBody());
  auto thunk = func::FuncOp::create(builder, loc, entry.op.getSymName(),
                                    builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(thunk.addEntryBlock());
  InterfaceAccess access(builder, interface, loc);
  Block::BlockArgListType arguments = function.getArguments();
  SmallVector<Value> values;
  access.loadConstants(ValueRange(arguments), values);
  for (auto [argument, slot, value] :
       llvm::zip_equal(arguments, interface.arguments, values))
    if (slot.isBinding)
      value = access.loadTensor(
          slot, cast<RankedTensorType>(argument.getType()), argument.getLoc());
  auto call = func::CallOp::create(builder, loc, entry.implementationName,
                                   function.getResultTypes(), values);
  for (auto [result, slot] :
       llvm::zip_equal(call.getResults(), interface.results))
    access.storeTensor(result, slot, loc);
  func::ReturnOp::create(builder, loc);
}

void bindery::rewriteRankedFunction(func::FuncOp function,
                                    const FlowInterface &interface) {
  Block &body = function.front();
  auto builder = OpBuilder::atBlockBegin(&body);
  InterfaceAccess access(builder, interface, function.getLoc());
  SmallVector<Value> values;
  access.loadConstants(ValueRange(body.getArguments()), values);
  for (auto [argument, slot, value] :
       llvm::zip_equal(body.getArguments(), interface.arguments, values)) {
    if (slot.isBinding)
      value = access.makeSubspan(slot, argument.getType(), argument.getLoc());
    argument.replaceAllUsesWith(value);
  }
  body.eraseArguments(0, body.getNumArguments());
  function.setFunctionType(builder.getFunctionType({}, {}));
  function.removeArgAttrsAttr();
}
