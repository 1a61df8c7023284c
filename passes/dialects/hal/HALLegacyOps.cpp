//===- HALLegacyOps.cpp - Executables with symbolic interfaces ------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

/// Prints the body behind a blank. The implicit end shows only for the
/// attributes that it carries.
static void printBody(OpAsmPrinter &printer, Region &body) {
  printer << " ";
  printer.printRegion(
      body, /*printEntryBlockArgs=*/true,
      /*printBlockTerminators=*/!body.front().back().getAttrs().empty());
}

//===----------------------------------------------------------------------===//
// hal.interface: @name (`attributes` {..})? region
//===----------------------------------------------------------------------===//

ParseResult InterfaceOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  Region *body = result.addRegion();
  if (failed(parser.parseSymbolName(name, getSymNameAttrName(result.name),
                                    result.attributes)) ||
      failed(parser.parseOptionalAttrDictWithKeyword(result.attributes)) ||
      failed(parser.parseRegion(*body)))
    return failure();
  ensureTerminator(*body, parser.getBuilder(), result.location);
  return success();
}

void InterfaceOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printSymbolName(getSymName());
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(),
                                           {getSymNameAttrName()});
  printBody(printer, getBody());
}

LogicalResult InterfaceOp::verify() {
  if (std::optional<uint32_t> count = getPushConstants();
      count && static_cast<int32_t>(*count) < 0)
    return emitOpError() << "has a negative number of push constants";
  return success();
}

//===----------------------------------------------------------------------===//
// hal.interface.binding: @name, set=i, binding=i, type="..", access=".." {..}?
//===----------------------------------------------------------------------===//

/// `, keyword=n`: a 32-bit number without its type.
static ParseResult parseNumber(OpAsmParser &parser, StringAttr keyword,
                               NamedAttrList &attributes) {
  IntegerAttr value;
  return failure(
      parser.parseComma() || parser.parseKeyword(keyword.getValue()) ||
      parser.parseEqual() ||
      parser.parseAttribute(value, parser.getBuilder().getIntegerType(32),
                            keyword, attributes));
}

/// `, keyword="text"`, where `symbolize` reads the text.
template <typename AttrT, typename SymbolizeFn>
static ParseResult parseQuotedEnum(OpAsmParser &parser, StringAttr keyword,
                                   SymbolizeFn symbolize,
                                   NamedAttrList &attributes) {
  if (failed(parser.parseComma()) ||
      failed(parser.parseKeyword(keyword.getValue())) ||
      failed(parser.parseEqual()))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  std::string text;
  if (failed(parser.parseString(&text)))
    return failure();
  auto value = symbolize(text);
  if (!value)
    return parser.emitError(loc, "failed to parse '")
           << keyword.getValue() << "' enum value";
  attributes.append(keyword, AttrT::get(parser.getContext(), *value));
  return success();
}

ParseResult InterfaceBindingOp::parse(OpAsmParser &parser,
                                      OperationState &result) {
  StringAttr name;
  NamedAttrList &attributes = result.attributes;
  return failure(
      parser.parseSymbolName(name, getSymNameAttrName(result.name),
                             attributes) ||
      parseNumber(parser, getSetAttrName(result.name), attributes) ||
      parseNumber(parser, getBindingAttrName(result.name), attributes) ||
      parseQuotedEnum<LegacyDescriptorTypeAttr>(
          parser, getTypeAttrName(result.name),
          [](StringRef text) { return symbolizeLegacyDescriptorType(text); },
          attributes) ||
      parseQuotedEnum<MemoryAccessAttr>(
          parser, getAccessAttrName(result.name),
          [](StringRef text) { return symbolizeMemoryAccess(text); },
          attributes) ||
      parser.parseOptionalAttrDictWithKeyword(attributes));
}

void InterfaceBindingOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printSymbolName(getSymName());
  printer << ", set=" << getSetAttr().getInt()
          << ", binding=" << getBindingAttr().getInt() << ", type=\""
          << stringifyLegacyDescriptorType(getType()) << "\", access=\""
          << stringifyMemoryAccess(getAccess()) << "\"";
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(),
      {getSymNameAttrName(), getSetAttrName(), getBindingAttrName(),
       getTypeAttrName(), getAccessAttrName()});
}

//===----------------------------------------------------------------------===//
// Constants and tensors
//===----------------------------------------------------------------------===//

LogicalResult InterfaceLoadConstantOp::verify() {
  if (getOffset().isNegative())
    return emitOpError() << "push constant offset must not be negative";
  return success();
}

/// Checks that a slice has as many offsets, sizes and strides.
template <typename OpT> static LogicalResult verifyTile(OpT op) {
  if (op.getOffsets().size() == op.getSizes().size() &&
      op.getOffsets().size() == op.getStrides().size())
    return success();
  return op.emitOpError() << "requires as many offsets, sizes and strides as "
                             "each other (have "
                          << op.getOffsets().size() << ", "
                          << op.getSizes().size() << " and "
                          << op.getStrides().size() << ")";
}

LogicalResult InterfaceLoadTensorTileOp::verify() { return verifyTile(*this); }

LogicalResult InterfaceStoreTensorTileOp::verify() { return verifyTile(*this); }

//===----------------------------------------------------------------------===//
// hal.executable.target: @name, filter="pattern" (`attributes` {..})? region?
//===----------------------------------------------------------------------===//

ParseResult ExecutableTargetOp::parse(OpAsmParser &parser,
                                      OperationState &result) {
  StringAttr name, filter;
  Region *body = result.addRegion();
  if (failed(parser.parseSymbolName(name, getSymNameAttrName(result.name),
                                    result.attributes)) ||
      failed(parser.parseComma()) || failed(parser.parseKeyword("filter")) ||
      failed(parser.parseEqual()) ||
      failed(parser.parseAttribute(filter,
                                   getTargetBackendFilterAttrName(result.name),
                                   result.attributes)) ||
      failed(parser.parseOptionalAttrDictWithKeyword(result.attributes)))
    return failure();
  OptionalParseResult hasBody = parser.parseOptionalRegion(*body);
  if (hasBody.has_value() && failed(*hasBody))
    return failure();
  ensureTerminator(*body, parser.getBuilder(), result.location);
  return success();
}

void ExecutableTargetOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printSymbolName(getSymName());
  printer << ", filter=" << getTargetBackendFilterAttr();
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(),
      {getSymNameAttrName(), getTargetBackendFilterAttrName()});
  printBody(printer, getBody());
}

ModuleOp ExecutableTargetOp::getInnerModule() {
  auto modules = getBody().getOps<ModuleOp>();
  return modules.empty() ? ModuleOp() : *modules.begin();
}

//===----------------------------------------------------------------------===//
// hal.executable.entry_point
//===----------------------------------------------------------------------===//

LogicalResult ExecutableEntryPointOp::verify() {
  if (static_cast<int32_t>(getOrdinal()) < 0)
    return emitOpError() << "has a negative ordinal";
  return success();
}
