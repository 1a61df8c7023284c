//===- ValueSyntax.cpp - Lists of typed values, attributes of ops ---------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/ValueSyntax.h"

#include "dialects/util/Util.h"

using namespace mlir;
using namespace bindery;

//===----------------------------------------------------------------------===//
// Lists of values
//===----------------------------------------------------------------------===//

ParseResult util::parseValueTypeList(OpAsmParser &parser,
                                     UnresolvedOperands &values,
                                     SmallVectorImpl<Type> &types) {
  return parser.parseCommaSeparatedList(
      OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
        return failure(parser.parseOperand(values.emplace_back()) ||
                       parser.parseColonType(types.emplace_back()));
      });
}

void util::printValueTypeList(OpAsmPrinter &printer, Operation *,
                              OperandRange values, TypeRange types) {
  printer << "[";
  llvm::interleaveComma(llvm::zip(values, types), printer, [&](auto pair) {
    printer << std::get<0>(pair) << " : " << std::get<1>(pair);
  });
  printer << "]";
}

ParseResult util::parseOperandTypeList(OpAsmParser &parser,
                                       SmallVectorImpl<Type> &types) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&] {
    return parser.parseType(types.emplace_back());
  });
}

void util::printOperandTypeList(OpAsmPrinter &printer, Operation *,
                                TypeRange types) {
  printer << "(" << types << ")";
}

ParseResult util::parseRangeList(OpAsmParser &parser,
                                 UnresolvedOperands &offsets,
                                 UnresolvedOperands &lengths) {
  return parser.parseCommaSeparatedList([&]() -> ParseResult {
    return failure(
        parser.parseLSquare() || parser.parseOperand(offsets.emplace_back()) ||
        parser.parseKeyword("for") ||
        parser.parseOperand(lengths.emplace_back()) || parser.parseRSquare());
  });
}

void util::printRangeList(OpAsmPrinter &printer, Operation *,
                          OperandRange offsets, OperandRange lengths) {
  llvm::interleaveComma(llvm::zip(offsets, lengths), printer, [&](auto pair) {
    printer << "[" << std::get<0>(pair) << " for " << std::get<1>(pair) << "]";
  });
}

ParseResult util::parseTypedValueList(OpAsmParser &parser, Type type,
                                      UnresolvedOperands &values,
                                      SmallVectorImpl<Type> &types) {
  if (failed(parser.parseOperandList(values, OpAsmParser::Delimiter::Square)))
    return failure();
  types.append(values.size(), type);
  return success();
}

void util::printTypedValueList(OpAsmPrinter &printer, Operation *, Type,
                               OperandRange values, TypeRange) {
  printer << "[" << values << "]";
}

//===----------------------------------------------------------------------===//
// Types of lists and their elements
//===----------------------------------------------------------------------===//

ParseResult util::parseListTypeGet(OpAsmParser &parser, Type &listType,
                                   Type &valueType) {
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseType(listType)))
    return failure();
  auto list = dyn_cast<ListType>(listType);
  if (!list)
    return parser.emitError(loc, "expected an !util.list<T> type");
  if (failed(parser.parseOptionalArrow())) {
    valueType = list.getElementType();
    return success();
  }
  if (failed(parser.parseType(valueType)))
    return failure();
  if (!isListCastable(list.getElementType(), valueType))
    return parser.emitError(loc, "list access types must match the same base "
                                 "type as the list element type (when not "
                                 "variant)");
  return success();
}

void util::printListTypeGet(OpAsmPrinter &printer, Operation *, Type listType,
                            Type valueType) {
  printer << listType;
  if (cast<ListType>(listType).getElementType() != valueType)
    printer << " -> " << valueType;
}

ParseResult util::parseListTypeSet(OpAsmParser &parser, Type &listType,
                                   Type &valueType) {
  SMLoc loc = parser.getCurrentLocation();
  Type leading;
  if (failed(parser.parseType(leading)))
    return failure();
  bool hasValueType = succeeded(parser.parseOptionalArrow());
  listType = leading;
  if (hasValueType) {
    loc = parser.getCurrentLocation();
    if (failed(parser.parseType(listType)))
      return failure();
  }
  auto list = dyn_cast<ListType>(listType);
  if (!list)
    return parser.emitError(loc, "expected an !util.list<T> type");
  valueType = hasValueType ? leading : list.getElementType();
  return success();
}

void util::printListTypeSet(OpAsmPrinter &printer, Operation *, Type listType,
                            Type valueType) {
  if (cast<ListType>(listType).getElementType() != valueType)
    printer << valueType << " -> ";
  printer << listType;
}

//===----------------------------------------------------------------------===//
// Attribute dictionaries
//===----------------------------------------------------------------------===//

ParseResult util::parseGlobalAttrs(OpAsmParser &parser, NamedAttrList &attrs) {
  return parseStrictAttrDict(
      parser, attrs,
      {{"inlining_policy",
        [](Attribute attr) { return isa<InliningPolicyAttrInterface>(attr); },
        "InliningPolicyAttrInterface instance"}});
}

void util::printGlobalAttrs(OpAsmPrinter &printer, Operation *,
                            DictionaryAttr attrs) {
  printer.printOptionalAttrDict(
      attrs.getValue(),
      {"sym_visibility", "sym_name", "type", "is_mutable", "initial_value"});
}

ParseResult util::parseBufferConstantAttrs(OpAsmParser &parser,
                                           NamedAttrList &attrs) {
  return parseStrictAttrDict(
      parser, attrs,
      {InherentAttr::index("alignment"), InherentAttr::string("mime_type")});
}

void util::printBufferConstantAttrs(OpAsmPrinter &printer, Operation *,
                                    DictionaryAttr attrs) {
  printer.printOptionalAttrDict(attrs.getValue(), {"name", "value"});
}

ParseResult util::parseBufferAllocAttrs(OpAsmParser &parser,
                                        NamedAttrList &attrs) {
  return parseStrictAttrDict(parser, attrs, {InherentAttr::index("alignment")});
}

void util::printBufferAllocAttrs(OpAsmPrinter &printer, Operation *,
                                 DictionaryAttr attrs) {
  printer.printOptionalAttrDict(attrs.getValue());
}
