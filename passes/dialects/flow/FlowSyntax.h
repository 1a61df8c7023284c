//===- FlowSyntax.h - Parse helpers of the flow dialect ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parsers and printers behind `custom<...>` in assembly formats that only
/// the flow dialect uses. See dialects/util/Syntax.h for the shared ones.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWSYNTAX_H
#define BINDERY_DIALECTS_FLOW_FLOWSYNTAX_H

#include "dialects/util/Syntax.h"

namespace bindery::flow {

/// `%value : T{..}, ..`: at least one. Braces where the type has dynamic
/// dimensions.
mlir::ParseResult
parseShapedOperandList(mlir::OpAsmParser &parser, UnresolvedOperands &values,
                       llvm::SmallVectorImpl<mlir::Type> &types,
                       UnresolvedOperands &dims);
void printShapedOperandList(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                            mlir::OperandRange values, mlir::TypeRange types,
                            mlir::OperandRange dims);

/// `4x?xf32`: the dimensions and the element type of a tensor.
mlir::ParseResult parseDispatchIOShape(mlir::AsmParser &parser,
                                       llvm::SmallVectorImpl<int64_t> &shape,
                                       mlir::Type &elementType);
void printDispatchIOShape(mlir::AsmPrinter &printer,
                          llvm::ArrayRef<int64_t> shape,
                          mlir::Type elementType);

/// `(%target as)? T{..}` behind a collective: always tied to the target.
mlir::ParseResult parseCollectiveResult(mlir::OpAsmParser &parser,
                                        mlir::Type &type,
                                        UnresolvedOperands &dims,
                                        mlir::ArrayAttr &tiedOperands);
void printCollectiveResult(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::Type type, mlir::OperandRange dims,
                           mlir::ArrayAttr tiedOperands);

/// `(%arg: T, ..) {..}` on a line of its own: what a dispatch runs.
mlir::ParseResult parseDispatchWorkgroupBody(mlir::OpAsmParser &parser,
                                             mlir::Region &body);
void printDispatchWorkgroupBody(mlir::OpAsmPrinter &printer,
                                mlir::Operation *op, mlir::Region &body);

/// `(count(%a: T, ..) -> (index, index, index) {..})?`. Outer values are out
/// of reach where the op is `isolated`.
mlir::ParseResult parseDispatchWorkgroupsCountRegion(mlir::OpAsmParser &parser,
                                                     mlir::Region &region,
                                                     bool isolated = true);
void printDispatchWorkgroupsCountRegion(mlir::OpAsmPrinter &printer,
                                        mlir::Operation *op,
                                        mlir::Region &region);

/// The operand that result `resultIndex` is tied to according to
/// `tiedOperands`, whose indices count from operand `base`; -1 for none.
int64_t getTiedIndex(mlir::ArrayAttr tiedOperands, unsigned resultIndex,
                     unsigned base);

/// Checks that each tie of a result names one of `operands`.
mlir::LogicalResult verifyTies(mlir::Operation *op,
                               mlir::ArrayAttr tiedOperands,
                               mlir::ValueRange operands);

} // namespace bindery::flow

#endif // BINDERY_DIALECTS_FLOW_FLOWSYNTAX_H
