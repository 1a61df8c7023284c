//===- ValueSyntax.h - Lists of typed values, attributes of ops -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Custom directives of util ops on lists, ranges and strings, and the
/// attribute dictionaries that releases write in two ways.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_VALUESYNTAX_H
#define BINDERY_DIALECTS_UTIL_VALUESYNTAX_H

#include "dialects/util/Syntax.h"

namespace bindery::util {

/// `[%v : T, ..]`; may be empty.
mlir::ParseResult parseValueTypeList(mlir::OpAsmParser &parser,
                                     UnresolvedOperands &values,
                                     llvm::SmallVectorImpl<mlir::Type> &types);
void printValueTypeList(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                        mlir::OperandRange values, mlir::TypeRange types);

/// `(T, ..)`; may be empty.
mlir::ParseResult
parseOperandTypeList(mlir::OpAsmParser &parser,
                     llvm::SmallVectorImpl<mlir::Type> &types);
void printOperandTypeList(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                          mlir::TypeRange types);

/// `[%offset for %length], ..`; at least one.
mlir::ParseResult parseRangeList(mlir::OpAsmParser &parser,
                                 UnresolvedOperands &offsets,
                                 UnresolvedOperands &lengths);
void printRangeList(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                    mlir::OperandRange offsets, mlir::OperandRange lengths);

/// `[%v, ..]` of values that all have `type`; may be empty.
mlir::ParseResult parseTypedValueList(mlir::OpAsmParser &parser,
                                      mlir::Type type,
                                      UnresolvedOperands &values,
                                      llvm::SmallVectorImpl<mlir::Type> &types);
void printTypedValueList(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                         mlir::Type type, mlir::OperandRange values,
                         mlir::TypeRange types);

/// `!util.list<T> (-> U)?`: the type of a list and of a value read from it.
/// Without `-> U` the value has the list's element type; another one needs
/// lists of variants.
mlir::ParseResult parseListTypeGet(mlir::OpAsmParser &parser,
                                   mlir::Type &listType, mlir::Type &valueType);
void printListTypeGet(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::Type listType, mlir::Type valueType);

/// `(U ->)? !util.list<T>`: the type of a list and of a value written to it.
mlir::ParseResult parseListTypeSet(mlir::OpAsmParser &parser,
                                   mlir::Type &listType, mlir::Type &valueType);
void printListTypeSet(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::Type listType, mlir::Type valueType);

/// The attribute dictionaries of util.global, util.buffer.constant and
/// util.buffer.alloc: `{..}`, or `<inherent ones> {others}` as IREE 3.13
/// writes.
mlir::ParseResult parseGlobalAttrs(mlir::OpAsmParser &parser,
                                   mlir::NamedAttrList &attrs);
void printGlobalAttrs(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::DictionaryAttr attrs);
mlir::ParseResult parseBufferConstantAttrs(mlir::OpAsmParser &parser,
                                           mlir::NamedAttrList &attrs);
void printBufferConstantAttrs(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                              mlir::DictionaryAttr attrs);
mlir::ParseResult parseBufferAllocAttrs(mlir::OpAsmParser &parser,
                                        mlir::NamedAttrList &attrs);
void printBufferAllocAttrs(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::DictionaryAttr attrs);

} // namespace bindery::util

#endif // BINDERY_DIALECTS_UTIL_VALUESYNTAX_H
