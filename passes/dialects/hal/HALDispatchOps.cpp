//===- HALDispatchOps.cpp - Dispatches of code from elsewhere -------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// Checks that no tensor of indices crosses into the dispatched code: their
/// width is the host's.
static LogicalResult verifyBoundaryTypes(Operation *op, TypeRange types) {
  for (Type type : types)
    if (auto shaped = dyn_cast<ShapedType>(type);
        shaped && shaped.getElementType().isIndex())
      return op->emitOpError() << "I/O type " << type
                               << " is invalid: index types must not cross the "
                                  "dispatch boundary";
  return success();
}

/// Checks that the workgroup count region takes the workload; a device that it
/// takes is no part of that.
static LogicalResult verifyWorkload(DispatchExternOp op) {
  if (op.getWorkgroupCount().empty())
    return success();
  SmallVector<Type> captured;
  for (Type type : op.getWorkgroupCount().getArgumentTypes())
    if (!isa<DeviceType>(type))
      captured.push_back(type);
  ValueRange workload = op.getWorkload();
  if (workload.size() != captured.size())
    return op.emitOpError()
           << "workload operands and workgroup count args mismatch ("
           << workload.size() << " vs " << captured.size() << ")";
  for (auto [index, types] :
       llvm::enumerate(llvm::zip_equal(workload.getTypes(), captured))) {
    auto [operandType, capturedType] = types;
    if (operandType != capturedType)
      return op.emitOpError()
             << "workload value " << index << " type mismatch; operand is "
             << operandType << " but region captures " << capturedType;
  }
  return success();
}

/// Checks that each target has an ordinal, objects and a condition region.
static LogicalResult verifyTargets(DispatchExternOp op) {
  size_t count = op.getTargets().size();
  if (op.getTargetObjects().size() != count ||
      op.getTargetOrdinals().size() != count)
    return op.emitOpError() << "target and objects arrays must match";
  if (op.getTargetRegions().size() != count)
    return op.emitOpError()
           << "target and condition regions must match (but they may be empty)";
  for (Attribute objects : op.getTargetObjects())
    if (!isa<ArrayAttr>(objects))
      return op.emitOpError()
             << "target objects must be an array, but got " << objects;
  for (Region &region : op.getTargetRegions())
    if (failed(verifyTargetCondition(op, region)))
      return failure();
  return success();
}

LogicalResult DispatchExternOp::verify() {
  if (failed(verifyDynamicDims(*this, getArguments().getTypes(),
                               getArgumentDims(), "value")) ||
      failed(verifyDynamicDims(*this, getResultTypes(), getResultDims(),
                               "value")) ||
      failed(verifyBoundaryTypes(*this, getArguments().getTypes())) ||
      failed(verifyBoundaryTypes(*this, getResultTypes())) ||
      failed(verifyWorkgroupCount(*this, getWorkgroupCount())) ||
      failed(verifyWorkload(*this)))
    return failure();
  return verifyTargets(*this);
}

int64_t DispatchExternOp::getTiedOperandIndex(unsigned resultIndex) {
  ArrayAttr ties = getTiedOperandsAttr();
  if (!ties || resultIndex >= ties.size())
    return -1;
  int64_t index = cast<IntegerAttr>(ties[resultIndex]).getInt();
  if (index < 0 || index >= static_cast<int64_t>(getArguments().size()))
    return -1;
  return static_cast<int64_t>(getWorkload().size()) + index;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace bindery::hal {

ParseResult parseExternWorkgroupCount(OpAsmParser &parser, Region &region) {
  // Nothing behind `count`: what is printed without a region.
  if (failed(parser.parseKeyword("count")))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  StringRef next(loc.getPointer());
  if (!next.starts_with("("))
    return success();
  return parseWorkgroupCountBody(parser, region);
}

void printExternWorkgroupCount(OpAsmPrinter &printer, Operation *op,
                               Region &region) {
  printer << " count";
  if (!region.empty())
    printWorkgroupCountBody(printer, region);
}

ParseResult
parseTargetConditionObjects(OpAsmParser &parser, ArrayAttr &targets,
                            ArrayAttr &ordinals, ArrayAttr &objects,
                            SmallVectorImpl<std::unique_ptr<Region>> &regions) {
  Builder &builder = parser.getBuilder();
  SmallVector<Attribute> targetList, ordinalList, objectList;
  auto parseRow = [&]() -> ParseResult {
    ArrayAttr row;
    int64_t ordinal = 0;
    Region &region = *regions.emplace_back(std::make_unique<Region>());
    if (failed(parser.parseAttribute(targetList.emplace_back())))
      return failure();
    if (succeeded(parser.parseOptionalKeyword("if")) &&
        failed(parseConditionRegion(
            parser, region, "target condition region must return one i1")))
      return failure();
    if (parser.parseKeyword("ordinal") || parser.parseLParen() ||
        parser.parseInteger(ordinal) || parser.parseRParen() ||
        parser.parseEqual() || parser.parseAttribute(row))
      return failure();
    ordinalList.push_back(builder.getIndexAttr(ordinal));
    objectList.push_back(row);
    return success();
  };
  if (parser.parseLBrace() || parser.parseCommaSeparatedList(parseRow) ||
      parser.parseRBrace())
    return failure();
  targets = builder.getArrayAttr(targetList);
  ordinals = builder.getArrayAttr(ordinalList);
  objects = builder.getArrayAttr(objectList);
  return success();
}

void printTargetConditionObjects(OpAsmPrinter &printer, Operation *op,
                                 ArrayAttr targets, ArrayAttr ordinals,
                                 ArrayAttr objects,
                                 MutableArrayRef<Region> regions) {
  printer << "{";
  printer.increaseIndent();
  llvm::ListSeparator separator(",");
  for (auto [target, ordinal, row, region] :
       llvm::zip(targets, ordinals, objects, regions)) {
    printer << StringRef(separator);
    printer.printNewline();
    printer << target;
    if (!region.empty()) {
      printer << " if";
      printConditionRegion(printer, region);
    }
    printer << " ordinal(" << cast<IntegerAttr>(ordinal).getValue()
            << ") = " << row;
  }
  printer.decreaseIndent();
  printer.printNewline();
  printer << "}";
}

} // namespace bindery::hal
