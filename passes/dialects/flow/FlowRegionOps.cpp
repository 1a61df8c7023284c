//===- FlowRegionOps.cpp - Dispatches that hold what they run
//--------------===//
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

/// Checks the arguments of a workgroup count region against the workload.
static LogicalResult verifyCountArguments(Operation *op, Region &count,
                                          ValueRange workload) {
  if (count.empty())
    return success();
  if (workload.size() != count.getNumArguments())
    return op->emitOpError()
           << "workload operands and workgroup count args mismatch ("
           << workload.size() << " vs " << count.getNumArguments() << ")";
  for (auto [index, operand, argument] :
       llvm::enumerate(workload.getTypes(), count.getArgumentTypes()))
    if (operand != argument)
      return op->emitOpError()
             << "workload value " << index << " type mismatch; operand is "
             << operand << " but region captures " << argument;
  return success();
}

//===----------------------------------------------------------------------===//
// flow.dispatch.region
//===----------------------------------------------------------------------===//

/// `(T{%dims}, ..)`: the braces wherever there are dynamic dimensions.
static ParseResult parseRegionResults(OpAsmParser &parser,
                                      SmallVectorImpl<Type> &types,
                                      UnresolvedOperands &dims) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&] {
    return parseShapedType(parser, types.emplace_back(), dims);
  });
}

ParseResult DispatchRegionOp::parse(OpAsmParser &parser,
                                    OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> workload, dims;
  Builder &builder = parser.getBuilder();
  if (failed(parser.parseOperandList(workload,
                                     OpAsmParser::Delimiter::OptionalSquare)))
    return failure();
  if (succeeded(parser.parseOptionalArrow()) &&
      failed(parseRegionResults(parser, result.types, dims)))
    return failure();
  Type index = builder.getIndexType();
  if (failed(parser.parseOptionalAttrDictWithKeyword(result.attributes)) ||
      failed(parser.resolveOperands(dims, index, result.operands)) ||
      failed(parser.resolveOperands(workload, index, result.operands)))
    return failure();
  result.getOrAddProperties<Properties>().operandSegmentSizes = {
      static_cast<int32_t>(dims.size()), static_cast<int32_t>(workload.size())};

  Region *body = result.addRegion();
  Region *count = result.addRegion();
  if (failed(parser.parseRegion(*body)))
    return failure();
  // Nothing between the braces is a bare return, which is never printed.
  if (body->empty()) {
    OpBuilder bodyBuilder(builder.getContext());
    bodyBuilder.createBlock(body);
    ReturnOp::create(bodyBuilder, result.location);
  }
  return parseDispatchWorkgroupsCountRegion(parser, *count,
                                            /*isolated=*/false);
}

/// Whether a body prints as if it had no terminator.
static bool hasBareReturn(Region &body) {
  if (!body.hasOneBlock() || body.front().empty())
    return false;
  Operation &last = body.front().back();
  return isa<ReturnOp>(last) && last.getNumOperands() == 0 &&
         last.getAttrs().empty();
}

void DispatchRegionOp::print(OpAsmPrinter &printer) {
  if (!getWorkload().empty())
    printer << "[" << getWorkload() << "]";
  printer << " -> (";
  ValueRange dims = getResultDims();
  llvm::interleaveComma(getResultTypes(), printer, [&](Type type) {
    printShapedType(printer, type, dims);
  });
  printer << ")";
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(),
                                           {getOperandSegmentSizesAttrName()});
  printer << " ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/true,
                      /*printBlockTerminators=*/!hasBareReturn(getBody()));
  printDispatchWorkgroupsCountRegion(printer, *this, getWorkgroupCount());
}

LogicalResult DispatchRegionOp::verify() {
  if (getBody().getNumArguments() != 0)
    return emitOpError("expected no block arguments");
  if (!llvm::all_of(getResultTypes(), llvm::IsaPred<RankedTensorType>))
    return emitOpError("only ranked tensor results are allowed");
  if (failed(tensor_ext::verifyDynamicDims(*this, getResultTypes(),
                                           getResultDims())))
    return failure();
  return verifyCountArguments(*this, getWorkgroupCount(), getWorkload());
}

LogicalResult DispatchRegionOp::verifyRegions() {
  if (getBody().empty() && getNumResults() != 0)
    return emitOpError("number of results (")
           << getNumResults() << ") does not match number of returned values "
           << "(0)";
  for (Block &block : getBody()) {
    auto returnOp = dyn_cast<ReturnOp>(block.getTerminator());
    if (!returnOp)
      continue;
    if (returnOp.getNumOperands() != getNumResults())
      return returnOp.emitOpError("number of results (")
             << getNumResults() << ") does not match number of returned values "
             << "(" << returnOp.getNumOperands() << ")";
    if (returnOp.getOperandTypes() != getResultTypes())
      return returnOp.emitOpError(
          "operand types do not match with parent results");
  }
  return verifyWorkgroupCountReturns(getWorkgroupCount());
}

//===----------------------------------------------------------------------===//
// flow.dispatch.workgroups
//===----------------------------------------------------------------------===//

int64_t DispatchWorkgroupsOp::getTiedOperandIndex(unsigned resultIndex) {
  return getTiedIndex(getTiedOperandsAttr(), resultIndex, getWorkload().size());
}

/// Tensors of index have no size in memory before a target is known.
static LogicalResult verifyBoundaryTypes(Operation *op, TypeRange types) {
  for (Type type : types)
    if (auto shaped = dyn_cast<ShapedType>(type);
        shaped && shaped.getElementType().isIndex())
      return op->emitOpError()
             << "I/O type " << type
             << " is invalid: index types must not cross the dispatch boundary";
  return success();
}

LogicalResult DispatchWorkgroupsOp::verify() {
  return failure(
      failed(tensor_ext::verifyDynamicDims(*this, getArguments().getTypes(),
                                           getArgumentDims())) ||
      failed(tensor_ext::verifyDynamicDims(*this, getResultTypes(),
                                           getResultDims())) ||
      failed(verifyBoundaryTypes(*this, getArguments().getTypes())) ||
      failed(verifyBoundaryTypes(*this, getResultTypes())) ||
      failed(verifyTies(*this, getTiedOperandsAttr(), getArguments())) ||
      failed(verifyCountArguments(*this, getWorkgroupCount(), getWorkload())));
}

LogicalResult DispatchWorkgroupsOp::verifyRegions() {
  return verifyWorkgroupCountReturns(getWorkgroupCount());
}

//===----------------------------------------------------------------------===//
// flow.dispatch.workgroup.*
//===----------------------------------------------------------------------===//

LogicalResult DispatchWorkgroupIDOp::verify() {
  return verifyDispatchDimension(*this, getDimension());
}

void DispatchWorkgroupIDOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(),
          getDispatchDimensionName("workgroup_id", getDimension()));
}

LogicalResult DispatchWorkgroupCountOp::verify() {
  return verifyDispatchDimension(*this, getDimension());
}

void DispatchWorkgroupCountOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(),
          getDispatchDimensionName("workgroup_count", getDimension()));
}

LogicalResult DispatchWorkgroupSizeOp::verify() {
  return verifyDispatchDimension(*this, getDimension());
}

void DispatchWorkgroupSizeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(),
          getDispatchDimensionName("workgroup_size", getDimension()));
}

//===----------------------------------------------------------------------===//
// flow.call
//===----------------------------------------------------------------------===//

int64_t CallOp::getTiedOperandIndex(unsigned resultIndex) {
  return getTiedIndex(getTiedOperandsAttr(), resultIndex, /*base=*/0);
}

LogicalResult CallOp::verify() {
  return failure(
      failed(tensor_ext::verifyDynamicDims(*this, getArguments().getTypes(),
                                           getArgumentDims())) ||
      failed(tensor_ext::verifyDynamicDims(*this, getResultTypes(),
                                           getResultDims())) ||
      failed(verifyTies(*this, getTiedOperandsAttr(), getArguments())));
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto callee = tables.lookupNearestSymbolFrom<FuncOp>(*this, getCalleeAttr());
  if (!callee)
    return emitOpError("undefined external call: ") << getCallee();
  auto type = FunctionType::get(getContext(), getArguments().getTypes(),
                                getResultTypes());
  if (type != callee.getFunctionType())
    return emitOpError("function type mismatch; expected ")
           << type << " but callee is " << callee.getFunctionType();
  return success();
}
