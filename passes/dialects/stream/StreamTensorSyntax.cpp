//===- StreamTensorSyntax.cpp - Syntax of encodings in stream ops --------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/stream/Stream.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

ParseResult stream::parseSizeofDims(OpAsmParser &parser,
                                    UnresolvedOperands &dims) {
  return parser.parseOperandList(dims, OpAsmParser::Delimiter::OptionalBraces);
}

void stream::printSizeofDims(OpAsmPrinter &printer, Operation *op,
                             OperandRange dims) {
  // Without dimensions a dictionary behind would read as their list.
  if (!dims.empty() || !op->getDiscardableAttrs().empty())
    printer << "{" << dims << "}";
}

/// The type that the encodings of a list hold at `index`; null when it is
/// shorter, as generic form may have it.
static Type getEncoding(ArrayAttr encodings, unsigned index) {
  if (!encodings || index >= encodings.size())
    return {};
  return cast<TypeAttr>(encodings[index]).getValue();
}

//===----------------------------------------------------------------------===//
// Traced resources
//===----------------------------------------------------------------------===//

ParseResult stream::parseEncodedResourceOperands(OpAsmParser &parser,
                                                 UnresolvedOperands &resources,
                                                 SmallVectorImpl<Type> &types,
                                                 UnresolvedOperands &sizes,
                                                 ArrayAttr &encodings,
                                                 UnresolvedOperands &dims) {
  SmallVector<Type> encodingTypes;
  auto parseOne = [&]() -> ParseResult {
    return failure(
        parser.parseOperand(resources.emplace_back()) || parser.parseColon() ||
        parseShapedType(parser, encodingTypes.emplace_back(), dims) ||
        parser.parseKeyword("in") ||
        parseSizeAwareType(parser, types.emplace_back(), sizes.emplace_back()));
  };
  if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                            parseOne)))
    return failure();
  encodings = parser.getBuilder().getTypeArrayAttr(encodingTypes);
  return success();
}

void stream::printEncodedResourceOperands(OpAsmPrinter &printer, Operation *op,
                                          OperandRange resources,
                                          TypeRange types, OperandRange sizes,
                                          ArrayAttr encodings,
                                          OperandRange dims) {
  ValueRange restDims = dims;
  printer << "[";
  printer.increaseIndent();
  for (unsigned index = 0; index < resources.size(); ++index) {
    printer.printNewline();
    printer << resources[index] << " : ";
    if (Type encoding = getEncoding(encodings, index))
      printShapedType(printer, encoding, restDims);
    printer << " in " << types[index];
    if (index < sizes.size())
      printer << "{" << sizes[index] << "}";
    if (index + 1 < resources.size())
      printer << ",";
  }
  printer.decreaseIndent();
  printer.printNewline();
  printer << "]";
}

//===----------------------------------------------------------------------===//
// Function types with encodings
//===----------------------------------------------------------------------===//

/// `(encoding{..} in)?` in front of a type. Leaves `encoding` as `!util.unused`
/// and hands back what was read as `type` with its `dims` if no `in` follows.
static ParseResult parseEncodingPrefix(OpAsmParser &parser, Type &encoding,
                                       UnresolvedOperands &encodingDims,
                                       Type &type, UnresolvedOperands &dims) {
  SmallVector<OpAsmParser::UnresolvedOperand> read;
  if (failed(parseShapedType(parser, type, read)))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("in"))) {
    encoding = type;
    type = {};
    encodingDims.append(read);
    return success();
  }
  encoding = util::UnusedType::get(parser.getContext());
  dims.append(read);
  return success();
}

static ParseResult parseEncodedOperandType(OpAsmParser &parser, Type &type,
                                           UnresolvedOperands &sizes,
                                           Type &encoding,
                                           UnresolvedOperands &encodingDims) {
  if (failed(parseEncodingPrefix(parser, encoding, encodingDims, type, sizes)))
    return failure();
  return type ? success() : parseShapedType(parser, type, sizes);
}

/// A result whose encoding may be missing; a tied one without it reads too,
/// because it prints so.
static ParseResult parseEncodedResult(
    OpAsmParser &parser, ArrayRef<OpAsmParser::UnresolvedOperand> operands,
    TypeRange operandTypes, Type &type, UnresolvedOperands &sizes,
    Type &encoding, UnresolvedOperands &encodingDims, int64_t &tiedOperand) {
  tiedOperand = -1;
  type = {};
  encoding = util::UnusedType::get(parser.getContext());
  OptionalParseResult tied = parseOptionalTiedResult(
      parser, operands, operandTypes, type, sizes, tiedOperand);
  if (tied.has_value())
    return *tied;
  if (failed(parseEncodingPrefix(parser, encoding, encodingDims, type, sizes)))
    return failure();
  if (type)
    return success();
  tied = parseOptionalTiedResult(parser, operands, operandTypes, type, sizes,
                                 tiedOperand);
  return tied.has_value() ? ParseResult(*tied)
                          : parseShapedType(parser, type, sizes);
}

ParseResult stream::parseEncodedShapedFunctionType(
    OpAsmParser &parser, ArrayRef<OpAsmParser::UnresolvedOperand> operands,
    SmallVectorImpl<Type> &operandTypes, UnresolvedOperands &operandSizes,
    ArrayAttr &operandEncodings, UnresolvedOperands &operandEncodingDims,
    SmallVectorImpl<Type> &resultTypes, UnresolvedOperands &resultSizes,
    ArrayAttr &resultEncodings, UnresolvedOperands &resultEncodingDims,
    ArrayAttr &tiedOperands) {
  SmallVector<Type> encodings;
  auto parseOperandType = [&]() {
    return parseEncodedOperandType(parser, operandTypes.emplace_back(),
                                   operandSizes, encodings.emplace_back(),
                                   operandEncodingDims);
  };
  if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                            parseOperandType)) ||
      failed(parser.parseArrow()))
    return failure();
  operandEncodings = parser.getBuilder().getTypeArrayAttr(encodings);

  encodings.clear();
  SmallVector<int64_t> ties;
  auto parseResult = [&]() {
    return parseEncodedResult(
        parser, operands, operandTypes, resultTypes.emplace_back(), resultSizes,
        encodings.emplace_back(), resultEncodingDims, ties.emplace_back());
  };
  if (succeeded(parser.parseOptionalLParen())) {
    if (failed(parser.parseOptionalRParen()) &&
        (failed(parser.parseCommaSeparatedList(parseResult)) ||
         failed(parser.parseRParen())))
      return failure();
  } else if (failed(parser.parseCommaSeparatedList(parseResult))) {
    return failure();
  }
  resultEncodings = parser.getBuilder().getTypeArrayAttr(encodings);
  if (!ties.empty())
    tiedOperands = parser.getBuilder().getIndexArrayAttr(ties);
  return success();
}

/// `encoding{..} in ` unless there is none.
static void printEncodingPrefix(OpAsmPrinter &printer, Type encoding,
                                ValueRange &dims) {
  if (!encoding || isa<util::UnusedType>(encoding))
    return;
  printShapedType(printer, encoding, dims);
  printer << " in ";
}

void stream::printEncodedShapedFunctionType(
    OpAsmPrinter &printer, Operation *op, OperandRange operands,
    TypeRange operandTypes, OperandRange operandSizes,
    ArrayAttr operandEncodings, OperandRange operandEncodingDims,
    TypeRange resultTypes, OperandRange resultSizes, ArrayAttr resultEncodings,
    OperandRange resultEncodingDims, ArrayAttr tiedOperands) {
  ValueRange sizes = operandSizes, dims = operandEncodingDims;
  printer << "(";
  for (auto [index, type] : llvm::enumerate(operandTypes)) {
    printer << (index ? ", " : "");
    printEncodingPrefix(printer, getEncoding(operandEncodings, index), dims);
    printShapedType(printer, type, sizes);
  }
  printer << ") -> " << (resultTypes.size() == 1 ? "" : "(");
  sizes = resultSizes, dims = resultEncodingDims;
  for (auto [index, type] : llvm::enumerate(resultTypes)) {
    printer << (index ? ", " : "");
    printEncodingPrefix(printer, getEncoding(resultEncodings, index), dims);
    printShapedResult(printer, operands, operandTypes, type, sizes,
                      tiedOperands, index);
  }
  printer << (resultTypes.size() == 1 ? "" : ")");
}
