//===- Encoding.h - The iree_encoding dialect --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Encodings of tensors: attributes in tensor types that say how the elements
/// are laid out, and the rules which of them may stand for another.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_ENCODING_ENCODING_H
#define BINDERY_DIALECTS_ENCODING_ENCODING_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialects/encoding/EncodingAttrInterfaces.h.inc"
#include "dialects/encoding/EncodingDialect.h.inc"
#include "dialects/encoding/EncodingEnums.h.inc"

namespace bindery::encoding {

/// The encoding of `type`; null when it has none or is no ranked tensor.
mlir::Attribute getEncodingOf(mlir::Type type);

/// Whether bytes laid out as `source` says are laid out as `result` says; null
/// is no encoding. Equal ones are. Else each of the two that is serializable
/// must accept the other: what is serializable too, unless both are serialized
/// to different layouts.
bool isSameLayout(mlir::Attribute source, mlir::Attribute result);

/// `[4, ?, 8]`; reports what it cannot read.
mlir::FailureOr<mlir::ArrayAttr> parseSizeList(mlir::AsmParser &parser);
void printSizeList(mlir::AsmPrinter &printer, mlir::ArrayAttr sizes);

} // namespace bindery::encoding

#define GET_ATTRDEF_CLASSES
#include "dialects/encoding/EncodingAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialects/encoding/EncodingOps.h.inc"

#endif // BINDERY_DIALECTS_ENCODING_ENCODING_H
