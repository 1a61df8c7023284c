//===- StreamCallSyntax.cpp - Syntax of functions and calls --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/stream/Stream.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

//===----------------------------------------------------------------------===//
// Signatures with ranges
//===----------------------------------------------------------------------===//

namespace {

/// The inputs of a function as text gives them.
struct InputList {
  SmallVector<OpAsmParser::UnresolvedOperand> names;
  SmallVector<Type> types;
  SmallVector<Attribute> attrs;

  void add(OpAsmParser::UnresolvedOperand name, Type type,
           DictionaryAttr attributes) {
    names.push_back(name);
    types.push_back(type);
    attrs.push_back(attributes);
  }
};

} // namespace

/// `%a[%offset for %length]: T ad?`; the range adds two inputs.
static ParseResult parseDispatchInput(OpAsmParser &parser, InputList &inputs) {
  Builder &builder = parser.getBuilder();
  OpAsmParser::UnresolvedOperand name, offset, length;
  if (failed(parser.parseOperand(name, /*allowResultNumber=*/false)))
    return failure();
  bool hasRange = succeeded(parser.parseOptionalLSquare());
  if (hasRange && (parser.parseOperand(offset, /*allowResultNumber=*/false) ||
                   parser.parseKeyword("for") ||
                   parser.parseOperand(length, /*allowResultNumber=*/false) ||
                   parser.parseRSquare()))
    return failure();
  Type type;
  NamedAttrList attrs;
  if (failed(parser.parseColonType(type)) ||
      failed(parser.parseOptionalAttrDict(attrs)))
    return failure();
  inputs.add(name, type, attrs.getDictionary(parser.getContext()));
  if (hasRange) {
    inputs.add(offset, builder.getIndexType(), builder.getDictionaryAttr({}));
    inputs.add(length, builder.getIndexType(), builder.getDictionaryAttr({}));
  }
  return success();
}

ParseResult stream::parseDispatchFunctionSignature(OpAsmParser &parser,
                                                   TypeAttr &functionType,
                                                   ArrayAttr &argAttrs,
                                                   ArrayAttr &resAttrs) {
  Builder &builder = parser.getBuilder();
  InputList inputs;
  if (failed(
          parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&]() {
            return parseDispatchInput(parser, inputs);
          })))
    return failure();
  ResultList results;
  if (succeeded(parser.parseOptionalArrow())) {
    SMLoc loc = parser.getCurrentLocation();
    // No result can be tied: none of the names is known here.
    if (failed(parseTiedResultList(parser, {}, {}, results)))
      return failure();
    if (results.types.empty())
      return parser.emitError(loc, "expected non-function type");
  }
  functionType =
      TypeAttr::get(builder.getFunctionType(inputs.types, results.types));
  if (!allEmpty(inputs.attrs))
    argAttrs = builder.getArrayAttr(inputs.attrs);
  if (!allEmpty(results.attrs))
    resAttrs = builder.getArrayAttr(results.attrs);
  return success();
}

/// Whether the inputs from `index` on are a resource and its range.
static bool isRange(ArrayRef<Type> inputs, unsigned index, ArrayAttr attrs) {
  return isa<ResourceType>(inputs[index]) && index + 2 < inputs.size() &&
         inputs[index + 1].isIndex() && inputs[index + 2].isIndex() &&
         getAttrsAt(attrs, index + 1).empty() &&
         getAttrsAt(attrs, index + 2).empty();
}

void stream::printDispatchFunctionSignature(OpAsmPrinter &printer,
                                            Operation *op,
                                            TypeAttr functionType,
                                            ArrayAttr argAttrs,
                                            ArrayAttr resAttrs) {
  auto type = cast<FunctionType>(functionType.getValue());
  printer << "(";
  for (unsigned index = 0; index < type.getNumInputs();) {
    unsigned next = index + 1;
    printer << (index ? ", " : "") << "%arg" << index;
    if (isRange(type.getInputs(), index, argAttrs)) {
      printer << "[%arg" << index + 1 << " for %arg" << index + 2 << "]";
      next = index + 3;
    }
    printer << ": " << type.getInput(index);
    printer.printOptionalAttrDict(getAttrsAt(argAttrs, index));
    index = next;
  }
  printer << ")";
  if (type.getNumResults() == 0)
    return;
  printer << " -> ";
  printTiedResultList(printer, type.getResults(), {}, resAttrs, {},
                      [](unsigned) {});
}

//===----------------------------------------------------------------------===//
// Operands of commands
//===----------------------------------------------------------------------===//

ParseResult stream::parseCmdCallOperands(OpAsmParser &parser,
                                         UnresolvedOperands &operands,
                                         UnresolvedOperands &offsets,
                                         UnresolvedOperands &lengths,
                                         ArrayAttr &accesses) {
  SmallVector<int32_t> values;
  auto parseOne = [&]() -> ParseResult {
    int32_t access = 0;
    bool isResource = parseOptionalAccess(parser, access);
    if (failed(parser.parseOperand(operands.emplace_back())))
      return failure();
    if (!isResource)
      return success();
    values.push_back(access);
    return failure(
        parser.parseLSquare() || parser.parseOperand(offsets.emplace_back()) ||
        parser.parseKeyword("for") ||
        parser.parseOperand(lengths.emplace_back()) || parser.parseRSquare());
  };
  if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                            parseOne)))
    return failure();
  accesses = parser.getBuilder().getI32ArrayAttr(values);
  return success();
}

void stream::printCmdCallOperands(OpAsmPrinter &printer, Operation *op,
                                  OperandRange operands, OperandRange offsets,
                                  OperandRange lengths, ArrayAttr accesses) {
  unsigned range = 0;
  printer << "(";
  llvm::interleaveComma(operands, printer, [&](Value operand) {
    if (!isa<ResourceType>(operand.getType())) {
      printer << operand;
      return;
    }
    printer << getAccessKeyword(accesses, range) << " " << operand;
    // Generic form may hold fewer ranges; the verifier says so.
    if (range < offsets.size() && range < lengths.size())
      printer << "[" << offsets[range] << " for " << lengths[range] << "]";
    ++range;
  });
  printer << ")";
}
