//===- LinalgExtSyntax.h - Attributes and effects of ops --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What several files of the iree_linalg_ext dialect share.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_LINALGEXT_LINALGEXTSYNTAX_H
#define BINDERY_DIALECTS_LINALGEXT_LINALGEXTSYNTAX_H

#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace bindery::linalg_ext {

/// The effects of a computation on its memrefs: it reads all of them and
/// writes those that are initial values.
void getMemRefEffects(
    mlir::DestinationStyleOpInterface op,
    llvm::SmallVectorImpl<mlir::MemoryEffects::EffectInstance> &effects);

/// The attributes of iree_linalg_ext.attention: `{..}`, or
/// `<indexing_maps = [..], ..> {..}` as IREE 3.13 writes.
mlir::ParseResult parseAttentionAttrs(mlir::OpAsmParser &parser,
                                      mlir::NamedAttrList &attrs);
void printAttentionAttrs(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                         mlir::DictionaryAttr attrs);

} // namespace bindery::linalg_ext

#endif // BINDERY_DIALECTS_LINALGEXT_LINALGEXTSYNTAX_H
