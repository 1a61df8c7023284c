//===- StreamAsyncSyntax.cpp - Syntax of asynchronous work ---------------===//
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
// Regions with captures and results
//===----------------------------------------------------------------------===//

ParseResult stream::parseResourceRegion(OpAsmParser &parser,
                                        UnresolvedOperands &operands,
                                        SmallVectorImpl<Type> &types,
                                        UnresolvedOperands &sizes,
                                        SmallVectorImpl<Type> &resultTypes,
                                        UnresolvedOperands &resultSizes,
                                        ArrayAttr &tiedOperands, Region &body) {
  SmallVector<OpAsmParser::Argument> arguments;
  if (failed(parseResourceCaptures(parser, operands, types, sizes, arguments)))
    return failure();
  if (succeeded(parser.parseOptionalArrow()) &&
      failed(parseShapedResultList(parser, operands, types, resultTypes,
                                   resultSizes, tiedOperands)))
    return failure();
  if (failed(parser.parseRegion(body, arguments)))
    return failure();
  // `{}` has no block; with one, the verifier reports the missing terminator.
  if (body.empty())
    body.emplaceBlock();
  return success();
}

void stream::printResourceRegion(OpAsmPrinter &printer, Operation *op,
                                 OperandRange operands, TypeRange types,
                                 OperandRange sizes, TypeRange resultTypes,
                                 OperandRange resultSizes,
                                 ArrayAttr tiedOperands, Region &body) {
  printResourceCaptures(printer, operands, types, sizes, body);
  if (!resultTypes.empty()) {
    printer << " -> ";
    printShapedResultList(printer, op, operands, types, resultTypes,
                          resultSizes, tiedOperands);
  }
  printer << " ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false,
                      /*printBlockTerminators=*/true);
}

//===----------------------------------------------------------------------===//
// Operands with ranges
//===----------------------------------------------------------------------===//

ParseResult stream::parseDispatchOperands(OpAsmParser &parser,
                                          UnresolvedOperands &operands,
                                          UnresolvedOperands &offsets,
                                          UnresolvedOperands &ends,
                                          UnresolvedOperands &lengths) {
  auto parseOne = [&]() -> ParseResult {
    if (failed(parser.parseOperand(operands.emplace_back())))
      return failure();
    if (failed(parser.parseOptionalLSquare()))
      return success();
    return failure(
        parser.parseOperand(offsets.emplace_back()) ||
        parser.parseKeyword("to") || parser.parseOperand(ends.emplace_back()) ||
        parser.parseKeyword("for") ||
        parser.parseOperand(lengths.emplace_back()) || parser.parseRSquare());
  };
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                        parseOne);
}

void stream::printDispatchOperands(OpAsmPrinter &printer, Operation *op,
                                   OperandRange operands, OperandRange offsets,
                                   OperandRange ends, OperandRange lengths) {
  unsigned range = 0;
  printer << "(";
  llvm::interleaveComma(operands, printer, [&](Value operand) {
    printer << operand;
    if (!isa<ResourceType>(operand.getType()))
      return;
    // Generic form may hold fewer ranges; the verifier says so.
    if (range < offsets.size() && range < ends.size() && range < lengths.size())
      printer << "[" << offsets[range] << " to " << ends[range] << " for "
              << lengths[range] << "]";
    ++range;
  });
  printer << ")";
}

LogicalResult stream::verifyOperandRanges(Operation *op, ValueRange operands,
                                          ValueRange offsets, ValueRange ends,
                                          ValueRange lengths) {
  if (offsets.size() != ends.size() || offsets.size() != lengths.size())
    return op->emitOpError("mismatch on resource range offsets/ends/lengths; "
                           "counts must match");
  size_t resources = llvm::count_if(
      operands.getTypes(), [](Type type) { return isa<ResourceType>(type); });
  if (offsets.size() != resources)
    return op->emitOpError("expects ")
           << resources << " resource range operand sets but " << offsets.size()
           << " are present";
  return success();
}

int64_t stream::getTiedIndex(std::optional<ArrayAttr> tiedOperands,
                             unsigned resultIndex, unsigned base) {
  if (!tiedOperands || resultIndex >= tiedOperands->size())
    return -1;
  int64_t index = cast<IntegerAttr>((*tiedOperands)[resultIndex]).getInt();
  return index < 0 ? -1 : base + index;
}
