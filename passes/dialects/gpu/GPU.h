//===- GPU.h - The iree_gpu dialect --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_GPU_GPU_H
#define BINDERY_DIALECTS_GPU_GPU_H

#include "dialects/encoding/Encoding.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"

#include "dialects/gpu/GPUDialect.h.inc"
#include "dialects/gpu/GPUEnums.h.inc"

namespace bindery::gpu {

/// A bare word as a string.
mlir::FailureOr<mlir::StringAttr> parseWord(mlir::AsmParser &parser);

/// `[<WORD>, ..]` as strings; null when empty.
mlir::FailureOr<mlir::ArrayAttr> parseWordList(mlir::AsmParser &parser);
void printWordList(mlir::AsmPrinter &printer, mlir::ArrayAttr words);

/// `[<intrinsic = .., ..>, ..]` as ScaledMMAAttr; null when empty.
mlir::FailureOr<mlir::ArrayAttr> parseScaledMMAList(mlir::AsmParser &parser);
void printScaledMMAList(mlir::AsmPrinter &printer, mlir::ArrayAttr list);

} // namespace bindery::gpu

#define GET_ATTRDEF_CLASSES
#include "dialects/gpu/GPUAttrs.h.inc"

#endif // BINDERY_DIALECTS_GPU_GPU_H
