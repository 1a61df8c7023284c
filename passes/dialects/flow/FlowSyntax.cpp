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
