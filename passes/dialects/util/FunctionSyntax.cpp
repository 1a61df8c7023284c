//===- FunctionSyntax.cpp - Signatures of functions
//---------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/FunctionSyntax.h"

using namespace mlir;
using namespace bindery;

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// `T`, `%arg` (tied, of its type) or `%arg as T`, and in parentheses an
/// attribute dictionary.
static ParseResult parseTiedResult(
    OpAsmParser &parser, ArrayRef<OpAsmParser::UnresolvedOperand> arguments,
    ArrayRef<Type> argumentTypes, bool withAttrs, ResultList &results) {
  OpAsmParser::UnresolvedOperand name;
  SMLoc loc = parser.getCurrentLocation();
  int64_t tie = -1;
  Type type;
  OptionalParseResult tied = parser.parseOptionalOperand(name);
  if (tied.has_value()) {
    if (failed(*tied))
      return failure();
    for (auto [index, argument] : llvm::enumerate(arguments))
      if (argument.name == name.name && argument.number == name.number)
        tie = index;
    if (tie < 0)
      return parser.emitError(loc,
                              "tied operand not found for result reference ")
             << name.name;
    if (succeeded(parser.parseOptionalKeyword("as"))) {
      if (failed(parser.parseType(type)))
        return failure();
    } else {
      type = argumentTypes[tie];
    }
  } else if (failed(parser.parseType(type))) {
    return failure();
  }
  NamedAttrList attrs;
  if (withAttrs && failed(parser.parseOptionalAttrDict(attrs)))
    return failure();
  results.types.push_back(type);
  results.ties.push_back(tie);
  results.attrs.push_back(attrs.getDictionary(parser.getContext()));
  return success();
}

ParseResult bindery::parseTiedResultList(
    OpAsmParser &parser, ArrayRef<OpAsmParser::UnresolvedOperand> arguments,
    ArrayRef<Type> argumentTypes, ResultList &results) {
  auto parseOne = [&](bool withAttrs) {
    return parseTiedResult(parser, arguments, argumentTypes, withAttrs,
                           results);
  };
  if (failed(parser.parseOptionalLParen()))
    return parser.parseCommaSeparatedList([&]() { return parseOne(false); });
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  return failure(failed(parser.parseCommaSeparatedList(
                     [&]() { return parseOne(true); })) ||
                 failed(parser.parseRParen()));
}

/// Prints one result: `%arg` where it is tied, its type where that is not the
/// argument's.
static void printTiedResult(OpAsmPrinter &printer, Type type, int64_t tie,
                            TypeRange argumentTypes,
                            function_ref<void(unsigned)> printArgument) {
  if (tie >= 0 && tie < static_cast<int64_t>(argumentTypes.size())) {
    printArgument(tie);
    if (argumentTypes[tie] == type)
      return;
    printer << " as ";
  }
  printer << type;
}

int64_t bindery::getTie(ArrayAttr ties, unsigned index) {
  if (!ties || index >= ties.size())
    return -1;
  auto tie = dyn_cast<IntegerAttr>(ties[index]);
  return tie ? tie.getValue().getSExtValue() : -1;
}

ArrayRef<NamedAttribute> bindery::getAttrsAt(ArrayAttr attrs, unsigned index) {
  if (!attrs || index >= attrs.size())
    return {};
  return cast<DictionaryAttr>(attrs[index]).getValue();
}

void bindery::printTiedResultList(OpAsmPrinter &printer, TypeRange types,
                                  ArrayAttr ties, ArrayAttr attrs,
                                  TypeRange argumentTypes,
                                  function_ref<void(unsigned)> printArgument) {
  bool hasAttrs = false;
  for (unsigned index = 0; index < types.size(); ++index)
    hasAttrs |= !getAttrsAt(attrs, index).empty();
  bool parens = types.size() != 1 || hasAttrs;
  printer << (parens ? "(" : "");
  for (unsigned index = 0; index < types.size(); ++index) {
    printer << (index ? ", " : "");
    printTiedResult(printer, types[index], getTie(ties, index), argumentTypes,
                    printArgument);
    printer.printOptionalAttrDict(getAttrsAt(attrs, index));
  }
  printer << (parens ? ")" : "");
}

bool bindery::allEmpty(ArrayRef<Attribute> dictionaries) {
  return llvm::all_of(dictionaries, [](Attribute attr) {
    return cast<DictionaryAttr>(attr).empty();
  });
}

//===----------------------------------------------------------------------===//
// Signatures apart from bodies
//===----------------------------------------------------------------------===//

/// `%name: T ad?`.
static ParseResult parseNamedArgument(OpAsmParser &parser,
                                      OpAsmParser::UnresolvedOperand &name,
                                      Type &type, Attribute &attrs) {
  NamedAttrList dictionary;
  if (parser.parseOperand(name, /*allowResultNumber=*/false) ||
      parser.parseColonType(type) || parser.parseOptionalAttrDict(dictionary))
    return failure();
  attrs = dictionary.getDictionary(parser.getContext());
  return success();
}

ParseResult bindery::parseOptionalBody(OpAsmParser &parser, Region &body) {
  OptionalParseResult result = parser.parseOptionalRegion(body);
  return result.has_value() ? ParseResult(*result) : success();
}

void bindery::printOptionalBody(OpAsmPrinter &printer, Operation *op,
                                Region &body) {
  if (body.empty())
    return;
  printer << " ";
  printer.printRegion(body);
}

ParseResult bindery::parseShapedFunctionSignature(OpAsmParser &parser,
                                                  TypeAttr &functionType,
                                                  ArrayAttr &tiedOperands,
                                                  ArrayAttr &argAttrs,
                                                  ArrayAttr &resAttrs) {
  Builder &builder = parser.getBuilder();
  SmallVector<OpAsmParser::UnresolvedOperand> names;
  SmallVector<Type> types;
  SmallVector<Attribute> attrs;
  if (failed(
          parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&]() {
            return parseNamedArgument(parser, names.emplace_back(),
                                      types.emplace_back(),
                                      attrs.emplace_back());
          })))
    return failure();
  ResultList results;
  if (succeeded(parser.parseOptionalArrow())) {
    SMLoc loc = parser.getCurrentLocation();
    if (failed(parseTiedResultList(parser, names, types, results)))
      return failure();
    if (results.types.empty())
      return parser.emitError(loc, "expected non-function type");
  }
  functionType = TypeAttr::get(builder.getFunctionType(types, results.types));
  if (!results.ties.empty())
    tiedOperands = builder.getIndexArrayAttr(results.ties);
  if (!allEmpty(attrs))
    argAttrs = builder.getArrayAttr(attrs);
  if (!allEmpty(results.attrs))
    resAttrs = builder.getArrayAttr(results.attrs);
  return success();
}

void bindery::printShapedFunctionSignature(OpAsmPrinter &printer, Operation *op,
                                           TypeAttr functionType,
                                           ArrayAttr tiedOperands,
                                           ArrayAttr argAttrs,
                                           ArrayAttr resAttrs) {
  auto type = cast<FunctionType>(functionType.getValue());
  printer << "(";
  for (auto [index, input] : llvm::enumerate(type.getInputs())) {
    printer << (index ? ", " : "") << "%arg" << index << ": " << input;
    printer.printOptionalAttrDict(getAttrsAt(argAttrs, index));
  }
  printer << ")";
  if (type.getNumResults() == 0)
    return;
  printer << " -> ";
  printTiedResultList(printer, type.getResults(), tiedOperands, resAttrs,
                      type.getInputs(),
                      [&](unsigned index) { printer << "%arg" << index; });
}
