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

} // namespace bindery::flow

#endif // BINDERY_DIALECTS_FLOW_FLOWSYNTAX_H
