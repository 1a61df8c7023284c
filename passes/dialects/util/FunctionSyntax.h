//===- FunctionSyntax.h - Signatures of functions ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How signatures of functions and calls are read and printed where a result
/// may be tied to an argument.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_FUNCTIONSYNTAX_H
#define BINDERY_DIALECTS_UTIL_FUNCTIONSYNTAX_H

#include "mlir/IR/OpImplementation.h"

namespace bindery {

/// The results of a function or a call as text gives them.
struct ResultList {
  llvm::SmallVector<mlir::Type> types;
  llvm::SmallVector<mlir::Attribute> attrs;
  /// The argument that each is tied to, or -1.
  llvm::SmallVector<int64_t> ties;
};

/// `T`, `%arg` (tied, of its type) or `%arg as T`, in parentheses with an
/// attribute dictionary behind each; several may do without parentheses.
mlir::ParseResult parseTiedResultList(
    mlir::OpAsmParser &parser,
    llvm::ArrayRef<mlir::OpAsmParser::UnresolvedOperand> arguments,
    llvm::ArrayRef<mlir::Type> argumentTypes, ResultList &results);

/// Prints results in parentheses unless there is one without attributes.
void printTiedResultList(mlir::OpAsmPrinter &printer, mlir::TypeRange types,
                         mlir::ArrayAttr ties, mlir::ArrayAttr attrs,
                         mlir::TypeRange argumentTypes,
                         llvm::function_ref<void(unsigned)> printArgument);

/// Whether every dictionary is empty: such lists are not stored.
bool allEmpty(llvm::ArrayRef<mlir::Attribute> dictionaries);

/// `(%a: T ad?, ..) (-> results)?` of a function whose body, if it has one,
/// names its arguments itself. The names serve ties alone and print as
/// `%arg0`, ..; empty parentheses behind the arrow are an error.
mlir::ParseResult parseShapedFunctionSignature(mlir::OpAsmParser &parser,
                                               mlir::TypeAttr &functionType,
                                               mlir::ArrayAttr &tiedOperands,
                                               mlir::ArrayAttr &argAttrs,
                                               mlir::ArrayAttr &resAttrs);
void printShapedFunctionSignature(mlir::OpAsmPrinter &printer,
                                  mlir::Operation *op,
                                  mlir::TypeAttr functionType,
                                  mlir::ArrayAttr tiedOperands,
                                  mlir::ArrayAttr argAttrs,
                                  mlir::ArrayAttr resAttrs);

/// `{..}?` with a block that names its arguments itself.
mlir::ParseResult parseOptionalBody(mlir::OpAsmParser &parser,
                                    mlir::Region &body);
void printOptionalBody(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                       mlir::Region &body);

/// The argument that result `index` is tied to, or -1.
int64_t getTie(mlir::ArrayAttr ties, unsigned index);

/// The attributes that `attrs` lists for `index`; none when it is null.
llvm::ArrayRef<mlir::NamedAttribute> getAttrsAt(mlir::ArrayAttr attrs,
                                                unsigned index);

} // namespace bindery

#endif // BINDERY_DIALECTS_UTIL_FUNCTIONSYNTAX_H
