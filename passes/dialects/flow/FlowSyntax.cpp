//===- FlowSyntax.cpp - Parse helpers of the flow dialect -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/FlowSyntax.h"

using namespace mlir;
using namespace bindery;

ParseResult flow::parseShapedOperandList(OpAsmParser &parser,
                                         UnresolvedOperands &values,
                                         SmallVectorImpl<Type> &types,
                                         UnresolvedOperands &dims) {
  return parser.parseCommaSeparatedList([&]() -> ParseResult {
    return failure(parser.parseOperand(values.emplace_back()) ||
                   parser.parseColon() ||
                   parseShapedType(parser, types.emplace_back(), dims));
  });
}

void flow::printShapedOperandList(OpAsmPrinter &printer, Operation *op,
                                  OperandRange values, TypeRange types,
                                  OperandRange dims) {
  ValueRange rest = dims;
  llvm::interleaveComma(llvm::zip_equal(values, types), printer,
                        [&](auto entry) {
                          auto [value, type] = entry;
                          printer << value << " : ";
                          printShapedType(printer, type, rest);
                        });
}

ParseResult flow::parseDispatchIOShape(AsmParser &parser,
                                       SmallVectorImpl<int64_t> &shape,
                                       Type &elementType) {
  return failure(parser.parseDimensionList(shape, /*allowDynamic=*/true) ||
                 parser.parseType(elementType));
}

void flow::printDispatchIOShape(AsmPrinter &printer, ArrayRef<int64_t> shape,
                                Type elementType) {
  for (int64_t dim : shape) {
    if (ShapedType::isDynamic(dim))
      printer << "?";
    else
      printer << dim;
    printer << "x";
  }
  printer << elementType;
}

//===----------------------------------------------------------------------===//
// Ties
//===----------------------------------------------------------------------===//

int64_t flow::getTiedIndex(ArrayAttr tiedOperands, unsigned resultIndex,
                           unsigned base) {
  if (!tiedOperands || resultIndex >= tiedOperands.size())
    return -1;
  int64_t tied = cast<IntegerAttr>(tiedOperands[resultIndex]).getInt();
  return tied < 0 ? -1 : base + tied;
}

LogicalResult flow::verifyTies(Operation *op, ArrayAttr tiedOperands,
                               ValueRange operands) {
  if (!tiedOperands)
    return success();
  for (auto [index, attr] : llvm::enumerate(tiedOperands)) {
    int64_t tied = cast<IntegerAttr>(attr).getInt();
    // Entries beyond the results tie nothing.
    if (index < op->getNumResults() &&
        tied >= static_cast<int64_t>(operands.size()))
      return op->emitOpError("result #")
             << index << " tied to invalid operand index " << tied;
  }
  return success();
}

ParseResult flow::parseCollectiveResult(OpAsmParser &parser, Type &type,
                                        UnresolvedOperands &dims,
                                        ArrayAttr &tiedOperands) {
  tiedOperands = parser.getBuilder().getIndexArrayAttr({0});
  return parseShapedTiedResult(parser, type, dims);
}

void flow::printCollectiveResult(OpAsmPrinter &printer, Operation *op,
                                 Type type, OperandRange dims, ArrayAttr) {
  printShapedTiedResult(printer, op, type, dims);
}

//===----------------------------------------------------------------------===//
// Regions of dispatches
//===----------------------------------------------------------------------===//

ParseResult flow::parseDispatchWorkgroupBody(OpAsmParser &parser,
                                             Region &body) {
  SmallVector<OpAsmParser::Argument> arguments;
  return failure(
      failed(parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren,
                                      /*allowType=*/true)) ||
      failed(parser.parseRegion(body, arguments,
                                /*enableNameShadowing=*/true)));
}

void flow::printDispatchWorkgroupBody(OpAsmPrinter &printer, Operation *op,
                                      Region &body) {
  printer.increaseIndent();
  printer.increaseIndent();
  printer.printNewline();
  printer << "(";
  if (!body.empty())
    llvm::interleaveComma(
        body.getArguments(), printer,
        [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") ";
  printer.decreaseIndent();
  printer.decreaseIndent();
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}

ParseResult flow::parseDispatchWorkgroupsCountRegion(OpAsmParser &parser,
                                                     Region &region,
                                                     bool isolated) {
  if (failed(parser.parseOptionalKeyword("count")))
    return success();
  return failure(failed(parseWorkgroupCountBody(parser, region, isolated)) ||
                 failed(checkWorkgroupCountReturns(region)));
}

void flow::printDispatchWorkgroupsCountRegion(OpAsmPrinter &printer,
                                              Operation *, Region &region) {
  if (region.empty())
    return;
  printer << " count";
  printWorkgroupCountBody(printer, region);
}
