//===- HALBindingSubspanSyntax.cpp - Text of binding subspans -------------===//
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
// Legacy: @interface::@binding[%offset (, %length)?] {..}? `:` T, else
// `layout`(L) `binding`(n) (`alignment`(n))? (`offset`(%o))? (`flags`(F))?
// {..}? `:` T (`{`%d, ..`}`)?
//===----------------------------------------------------------------------===//

/// `(n)`: an index attribute without its type.
static ParseResult parseIndexInParens(OpAsmParser &parser, StringAttr name,
                                      NamedAttrList &attributes) {
  IntegerAttr value;
  return failure(parser.parseLParen() ||
                 parser.parseAttribute(value,
                                       parser.getBuilder().getIndexType(), name,
                                       attributes) ||
                 parser.parseRParen());
}

/// `(F)`: a keyword or a quoted list of flags.
static ParseResult parseFlagsInParens(OpAsmParser &parser, StringAttr name,
                                      NamedAttrList &attributes) {
  if (failed(parser.parseLParen()))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  std::string text;
  if (failed(parser.parseKeywordOrString(&text)))
    return failure();
  std::optional<DescriptorFlags> flags = symbolizeDescriptorFlags(text);
  if (!flags)
    return parser.emitError(loc, "invalid ")
           << name.getValue() << " attribute specification: \"" << text << '"';
  attributes.append(name,
                    DescriptorFlagsAttr::get(parser.getContext(), *flags));
  return parser.parseRParen();
}

/// The legacy form behind its symbol: `[%offset (, %length)?]` {..}? `:` T.
static ParseResult parseLegacySubspan(OpAsmParser &parser,
                                      OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> range;
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (failed(parser.parseOperandList(range, OpAsmParser::Delimiter::Square)))
    return failure();
  if (range.empty() || range.size() > 2)
    return parser.emitError(loc, "expected a byte offset and at most a length");
  if (failed(parser.parseOptionalAttrDict(result.attributes)) ||
      failed(parser.parseColonType(type)) ||
      failed(parser.resolveOperands(range, parser.getBuilder().getIndexType(),
                                    result.operands)))
    return failure();
  result.addTypes(type);
  result.addAttribute(
      InterfaceBindingSubspanOp::getOperandSegmentSizesAttrName(result.name),
      parser.getBuilder().getDenseI32ArrayAttr(
          {1, static_cast<int32_t>(range.size()) - 1}));
  return success();
}

static void printLegacySubspan(OpAsmPrinter &printer,
                               InterfaceBindingSubspanOp op) {
  printer << " " << op.getInterfaceBindingAttr() << "[" << op.getByteOffset();
  if (Value length = op.getByteLength())
    printer << ", " << length;
  printer << "]";
  printer.printOptionalAttrDict(
      op->getAttrs(),
      {op.getInterfaceBindingAttrName(), op.getOperandSegmentSizesAttrName()});
  printer << " : " << op.getType();
}

ParseResult InterfaceBindingSubspanOp::parse(OpAsmParser &parser,
                                             OperationState &result) {
  SymbolRefAttr interfaceBinding;
  OptionalParseResult isLegacy =
      parser.parseOptionalAttribute(interfaceBinding, Type());
  if (isLegacy.has_value()) {
    if (failed(*isLegacy))
      return failure();
    result.addAttribute(getInterfaceBindingAttrName(result.name),
                        interfaceBinding);
    return parseLegacySubspan(parser, result);
  }
  PipelineLayoutAttr layout;
  if (failed(parser.parseKeyword("layout")) || failed(parser.parseLParen()) ||
      failed(parser.parseCustomAttributeWithFallback(
          layout, Type(), getLayoutAttrName(result.name), result.attributes)) ||
      failed(parser.parseRParen()) || failed(parser.parseKeyword("binding")) ||
      failed(parseIndexInParens(parser, getBindingAttrName(result.name),
                                result.attributes)))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("alignment")) &&
      failed(parseIndexInParens(parser, getAlignmentAttrName(result.name),
                                result.attributes)))
    return failure();
  SmallVector<OpAsmParser::UnresolvedOperand> offset, dims;
  if (succeeded(parser.parseOptionalKeyword("offset")) &&
      failed(parser.parseOperandList(offset, /*requiredOperandCount=*/1,
                                     OpAsmParser::Delimiter::Paren)))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("flags")) &&
      failed(parseFlagsInParens(parser, getDescriptorFlagsAttrName(result.name),
                                result.attributes)))
    return failure();
  Type type;
  if (failed(parser.parseOptionalAttrDict(result.attributes)) ||
      failed(parser.parseColonType(type)) ||
      failed(parser.parseOperandList(dims,
                                     OpAsmParser::Delimiter::OptionalBraces)))
    return failure();
  Type indexType = parser.getBuilder().getIndexType();
  result.addTypes(type);
  if (failed(parser.resolveOperands(offset, indexType, result.operands)) ||
      failed(parser.resolveOperands(dims, indexType, result.operands)))
    return failure();
  result.addAttribute(getOperandSegmentSizesAttrName(result.name),
                      parser.getBuilder().getDenseI32ArrayAttr(
                          {static_cast<int32_t>(offset.size()),
                           static_cast<int32_t>(dims.size())}));
  return success();
}

void InterfaceBindingSubspanOp::print(OpAsmPrinter &printer) {
  if (isLegacy())
    return printLegacySubspan(printer, *this);
  printer << " layout(";
  printer.printStrippedAttrOrType(getLayout());
  printer << ") binding(" << getBinding() << ")";
  if (std::optional<APInt> alignment = getAlignment())
    printer << " alignment(" << *alignment << ")";
  if (Value offset = getByteOffset())
    printer << " offset(" << offset << ")";
  if (std::optional<DescriptorFlags> flags = getDescriptorFlags()) {
    printer << " flags(";
    std::string text = stringifyDescriptorFlags(*flags);
    // One flag is a keyword; none, or several, are quoted.
    if (llvm::has_single_bit(static_cast<uint32_t>(*flags)))
      printer << text;
    else
      printer.printString(text);
    printer << ")";
  }
  printer.printOptionalAttrDict(
      (*this)->getAttrs(),
      {getLayoutAttrName(), getBindingAttrName(), getAlignmentAttrName(),
       getDescriptorFlagsAttrName(), getOperandSegmentSizesAttrName()});
  printer << " : " << getType();
  if (!getDynamicDims().empty())
    printer << "{" << getDynamicDims() << "}";
}
