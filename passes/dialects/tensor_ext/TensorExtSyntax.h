//===- TensorExtSyntax.h - Parse helpers of iree_tensor_ext -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Custom directives that only iree_tensor_ext uses. See
/// dialects/util/Syntax.h for the shared ones.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_TENSOREXT_TENSOREXTSYNTAX_H
#define BINDERY_DIALECTS_TENSOREXT_TENSOREXTSYNTAX_H

#include "mlir/IR/OpImplementation.h"

namespace bindery::tensor_ext {

/// A number, stored with type `index`.
mlir::ParseResult parseRaggedDim(mlir::OpAsmParser &parser,
                                 mlir::IntegerAttr &dim);
void printRaggedDim(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                    mlir::IntegerAttr dim);

} // namespace bindery::tensor_ext

#endif // BINDERY_DIALECTS_TENSOREXT_TENSOREXTSYNTAX_H
