//===- StreamSyntax.cpp - Hand-written syntax of stream ops --------------===//
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
// Regions with captures
//===----------------------------------------------------------------------===//

ParseResult stream::parseResourceCaptures(
    OpAsmParser &parser, UnresolvedOperands &operands,
    SmallVectorImpl<Type> &types, UnresolvedOperands &sizes,
    SmallVectorImpl<OpAsmParser::Argument> &arguments) {
  auto parseOne = [&]() -> ParseResult {
    if (failed(parser.parseOperand(operands.emplace_back())) ||
        failed(parser.parseKeyword("as")) ||
        failed(parser.parseArgument(arguments.emplace_back())) ||
        failed(parser.parseColon()) ||
        failed(parseSizeAwareType(parser, types.emplace_back(),
                                  sizes.emplace_back())))
      return failure();
    arguments.back().type = types.back();
    return success();
  };
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                        parseOne);
}

void stream::printResourceCaptures(OpAsmPrinter &printer, OperandRange operands,
                                   TypeRange types, OperandRange sizes,
                                   Region &body) {
  printer << "(";
  for (unsigned index = 0; index < operands.size(); ++index) {
    printer << (index ? ", " : "") << operands[index] << " as ";
    // Generic form may lack arguments or sizes; the verifier says so.
    if (!body.empty() && index < body.getNumArguments())
      printer << body.getArgument(index);
    printer << ": " << types[index];
    if (index < sizes.size())
      printer << "{" << sizes[index] << "}";
  }
  printer << ")";
}

ParseResult stream::parseExplicitResourceRegion(OpAsmParser &parser,
                                                UnresolvedOperands &operands,
                                                SmallVectorImpl<Type> &types,
                                                UnresolvedOperands &sizes,
                                                Region &body) {
  SmallVector<OpAsmParser::Argument> arguments;
  if (failed(
          parseResourceCaptures(parser, operands, types, sizes, arguments)) ||
      failed(parser.parseRegion(body, arguments)))
    return failure();
  CmdExecuteOp::ensureTerminator(
      body, parser.getBuilder(),
      parser.getEncodedSourceLoc(parser.getCurrentLocation()));
  return success();
}

/// Whether the terminator of `body` says nothing that must be seen.
static bool isTerminatorImplicit(Region &body) {
  return !body.empty() && !body.back().empty() &&
         isa<YieldOp>(body.back().back());
}

void stream::printExplicitResourceRegion(OpAsmPrinter &printer, Operation *op,
                                         OperandRange operands, TypeRange types,
                                         OperandRange sizes, Region &body) {
  printResourceCaptures(printer, operands, types, sizes, body);
  printer << " ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false,
                      /*printBlockTerminators=*/!isTerminatorImplicit(body));
}

LogicalResult stream::verifyCaptures(Operation *op, Region &body) {
  if (body.empty())
    return success();
  Block &block = body.front();
  for (Operation &nested : block) {
    for (Value operand : nested.getOperands()) {
      if (!isa<ResourceType>(operand.getType()))
        continue;
      if (operand.getParentBlock() == &block)
        continue;
      return nested.emitOpError("used resource not listed in explicit captures "
                                "(or produced internally)");
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Resources of a dispatch
//===----------------------------------------------------------------------===//

/// By their bits: read is 1, write 2. IREE 3.12 prints nothing for none.
static constexpr StringLiteral accessKeywords[] = {"none", "ro", "wo", "rw"};

bool stream::parseOptionalAccess(OpAsmParser &parser, int32_t &access) {
  StringRef keyword;
  if (failed(parser.parseOptionalKeyword(&keyword, {"none", "ro", "wo", "rw"})))
    return false;
  access = llvm::find(accessKeywords, keyword) - std::begin(accessKeywords);
  return true;
}

ParseResult stream::parseAccess(OpAsmParser &parser, int32_t &access) {
  if (parseOptionalAccess(parser, access))
    return success();
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseKeyword(&keyword)))
    return failure();
  return parser.emitError(loc, "expected 'ro', 'wo', 'rw' or 'none', got '")
         << keyword << "'";
}

StringRef stream::getAccessKeyword(ArrayAttr accesses, unsigned index) {
  if (!accesses || index >= accesses.size())
    return "none";
  return accessKeywords[cast<IntegerAttr>(accesses[index]).getInt() & 3];
}

ParseResult stream::parseDispatchResources(OpAsmParser &parser,
                                           UnresolvedOperands &resources,
                                           SmallVectorImpl<Type> &types,
                                           UnresolvedOperands &sizes,
                                           UnresolvedOperands &offsets,
                                           UnresolvedOperands &lengths,
                                           ArrayAttr &accesses) {
  SmallVector<int32_t> values;
  auto parseOne = [&]() -> ParseResult {
    int32_t access = 0;
    OptionalParseResult bare =
        parser.parseOptionalOperand(resources.emplace_back());
    if (!bare.has_value() && failed(parseAccess(parser, access)))
      return failure();
    if (failed(bare.has_value() ? ParseResult(*bare)
                                : parser.parseOperand(resources.back())) ||
        failed(parser.parseLSquare()) ||
        failed(parser.parseOperand(offsets.emplace_back())) ||
        failed(parser.parseKeyword("for")) ||
        failed(parser.parseOperand(lengths.emplace_back())) ||
        failed(parser.parseRSquare()) || failed(parser.parseColon()) ||
        failed(parseSizeAwareType(parser, types.emplace_back(),
                                  sizes.emplace_back())))
      return failure();
    values.push_back(access);
    return success();
  };
  if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Braces,
                                            parseOne)))
    return failure();
  accesses = parser.getBuilder().getI32ArrayAttr(values);
  return success();
}

void stream::printDispatchResources(OpAsmPrinter &printer, Operation *op,
                                    OperandRange resources, TypeRange types,
                                    OperandRange sizes, OperandRange offsets,
                                    OperandRange lengths, ArrayAttr accesses) {
  printer << "{";
  printer.increaseIndent();
  for (unsigned index = 0; index < resources.size(); ++index) {
    printer.printNewline();
    printer << getAccessKeyword(accesses, index) << " " << resources[index];
    // Generic form may hold fewer ranges; the verifier says so.
    if (index < offsets.size() && index < lengths.size())
      printer << "[" << offsets[index] << " for " << lengths[index] << "]";
    printer << " : " << types[index];
    if (index < sizes.size())
      printer << "{" << sizes[index] << "}";
    if (index + 1 < resources.size())
      printer << ",";
  }
  printer.decreaseIndent();
  printer.printNewline();
  printer << "}";
}

//===----------------------------------------------------------------------===//
// Slices to pack
//===----------------------------------------------------------------------===//

ParseResult stream::parsePackSliceRanges(OpAsmParser &parser,
                                         ArrayAttr &intervals,
                                         UnresolvedOperands &sizes,
                                         SmallVectorImpl<Type> &offsetTypes) {
  Builder &builder = parser.getBuilder();
  SmallVector<Attribute> ends;
  if (failed(parser.parseLParen()) || failed(parser.parseLBrace()))
    return failure();
  // A comma may follow the last slice.
  while (failed(parser.parseOptionalRBrace())) {
    int64_t start = 0, end = 0;
    if (failed(parser.parseLSquare()) || failed(parser.parseInteger(start)) ||
        failed(parser.parseComma()) || failed(parser.parseInteger(end)) ||
        failed(parser.parseRSquare()) || failed(parser.parseEqual()) ||
        failed(parser.parseOperand(sizes.emplace_back())))
      return failure();
    ends.push_back(builder.getIndexAttr(start));
    ends.push_back(builder.getIndexAttr(end));
    offsetTypes.push_back(builder.getIndexType());
    if (succeeded(parser.parseOptionalComma()))
      continue;
    if (failed(parser.parseRBrace()))
      return failure();
    break;
  }
  intervals = builder.getArrayAttr(ends);
  return parser.parseRParen();
}

void stream::printPackSliceRanges(OpAsmPrinter &printer, Operation *op,
                                  ArrayAttr intervals, OperandRange sizes,
                                  TypeRange offsetTypes) {
  printer << "({";
  printer.increaseIndent();
  for (unsigned index = 0; index < sizes.size(); ++index) {
    if (2 * index + 1 >= intervals.size())
      break;
    printer.printNewline();
    printer << "[";
    printer.printAttributeWithoutType(intervals[2 * index]);
    printer << ", ";
    printer.printAttributeWithoutType(intervals[2 * index + 1]);
    printer << "] = " << sizes[index];
    if (index + 1 < sizes.size())
      printer << ",";
  }
  printer.decreaseIndent();
  if (!sizes.empty())
    printer.printNewline();
  printer << "})";
}

//===----------------------------------------------------------------------===//
// Lists that may be empty
//===----------------------------------------------------------------------===//

ParseResult stream::parseTypeList(OpAsmParser &parser,
                                  SmallVectorImpl<Type> &types) {
  Type type;
  OptionalParseResult first = parser.parseOptionalType(type);
  if (!first.has_value())
    return success();
  if (failed(*first))
    return failure();
  types.push_back(type);
  return succeeded(parser.parseOptionalComma()) ? parser.parseTypeList(types)
                                                : success();
}

void stream::printTypeList(OpAsmPrinter &printer, Operation *op,
                           TypeRange types) {
  printer << types;
}

ParseResult
stream::parseTypesOf(OpAsmParser &parser,
                     ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                     SmallVectorImpl<Type> &types, UnresolvedOperands &dims) {
  return operands.empty() ? success()
                          : parseShapedTypeList(parser, types, dims);
}

void stream::printTypesOf(OpAsmPrinter &printer, Operation *op,
                          OperandRange operands, TypeRange types,
                          OperandRange dims) {
  printShapedTypeList(printer, op, types, dims);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

ParseResult stream::parseConstantValueList(OpAsmParser &parser,
                                           SmallVectorImpl<Type> &types,
                                           UnresolvedOperands &sizes,
                                           ArrayAttr &values) {
  SmallVector<Attribute> attrs;
  // What generic form holds may be empty; then the arrow follows.
  Type type;
  OptionalParseResult next = parser.parseOptionalType(type);
  while (next.has_value()) {
    if (failed(*next) || parser.parseLBrace() ||
        parser.parseOperand(sizes.emplace_back()) || parser.parseRBrace() ||
        parser.parseEqual() || parser.parseAttribute(attrs.emplace_back()))
      return failure();
    types.push_back(type);
    if (failed(parser.parseOptionalComma()))
      break;
    if (failed(parser.parseType(type)))
      return failure();
    next = ParseResult(success());
  }
  values = parser.getBuilder().getArrayAttr(attrs);
  return success();
}

void stream::printConstantValueList(OpAsmPrinter &printer, Operation *op,
                                    TypeRange types, OperandRange sizes,
                                    ArrayAttr values) {
  printer.increaseIndent();
  for (auto [index, type] : llvm::enumerate(types)) {
    printer.printNewline();
    printer << type;
    // Generic form may hold fewer sizes or values; the verifier says so.
    if (index < sizes.size())
      printer << "{" << sizes[index] << "}";
    if (index < values.size())
      printer << " = " << values[index];
    if (index + 1 < types.size())
      printer << ",";
  }
  printer.printNewline();
  printer.decreaseIndent();
}
