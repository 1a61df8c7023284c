//===- GlobalSyntax.h - Types and initial values of globals ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_GLOBALSYNTAX_H
#define BINDERY_DIALECTS_UTIL_GLOBALSYNTAX_H

#include "mlir/IR/OpImplementation.h"

namespace bindery::util {

/// `: T`, `= attr`, `: T = attr` or `= attr : T`. The type is printed before
/// the value where it is not the value's own.
mlir::ParseResult parseTypeOrAttr(mlir::OpAsmParser &parser,
                                  mlir::TypeAttr &type, mlir::TypedAttr &value);
void printTypeOrAttr(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                     mlir::TypeAttr type, mlir::TypedAttr value);

} // namespace bindery::util

#endif // BINDERY_DIALECTS_UTIL_GLOBALSYNTAX_H
