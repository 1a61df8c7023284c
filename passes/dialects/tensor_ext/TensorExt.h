//===- TensorExt.h - The iree_tensor_ext dialect -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The iree_tensor_ext dialect: tensors that cross a dispatch boundary, the
/// slices that a dispatched function moves across it, and its workload.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_TENSOREXT_TENSOREXT_H
#define BINDERY_DIALECTS_TENSOREXT_TENSOREXT_H

#include "dialects/util/Util.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "dialects/tensor_ext/TensorExtDialect.h.inc"
#include "dialects/tensor_ext/TensorExtEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/tensor_ext/TensorExtAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/tensor_ext/TensorExtTypes.h.inc"

#define GET_OP_CLASSES
#include "dialects/tensor_ext/TensorExtOps.h.inc"

namespace bindery::tensor_ext {

/// Checks that `dims` has one value for every dynamic dimension of the shaped
/// types and of the dispatch tensors among `types`: "value set has N dynamic
/// dimensions but only M dimension values are attached" (V2 as flow and
/// iree_tensor_ext ops raise it; stream ops do not count dispatch tensors).
mlir::LogicalResult verifyDynamicDims(mlir::Operation *op,
                                      mlir::TypeRange types,
                                      mlir::ValueRange dims);

} // namespace bindery::tensor_ext

#endif // BINDERY_DIALECTS_TENSOREXT_TENSOREXT_H
