//===- Stream.h - The stream dialect ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The stream dialect: resources, the kernels that work on them, and the
/// timeline that orders the work.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAM_H
#define BINDERY_DIALECTS_STREAM_STREAM_H

#include "dialects/stream/StreamSyntax.h"
#include "dialects/util/Util.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace bindery::stream {

/// An op that an explicit execution region may hold because it is scheduled
/// into one.
template <typename ConcreteOp>
class IsStreamable : public mlir::OpTrait::TraitBase<ConcreteOp, IsStreamable> {
};

/// An op of the command phase.
template <typename ConcreteOp>
class IsCmdPhase : public mlir::OpTrait::TraitBase<ConcreteOp, IsCmdPhase> {};

} // namespace bindery::stream

#include "dialects/stream/StreamEnums.h.inc"

#include "dialects/stream/StreamDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/stream/StreamTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/stream/StreamAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialects/stream/StreamOps.h.inc"

#endif // BINDERY_DIALECTS_STREAM_STREAM_H
