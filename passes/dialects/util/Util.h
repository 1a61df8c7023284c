//===- Util.h - The util dialect --------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The util dialect: host program structure (functions, globals, buffers,
/// lists), and the interfaces that the home dialects share.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_UTIL_H
#define BINDERY_DIALECTS_UTIL_UTIL_H

#include "dialects/util/Syntax.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialects/util/UtilAttrInterfaces.h.inc"
#include "dialects/util/UtilOpInterfaces.h.inc"
#include "dialects/util/UtilTypeInterfaces.h.inc"

#include "dialects/util/UtilDialect.h.inc"

namespace bindery::util {

/// Whether `attr` can be the contents of a buffer: dense numbers or strings, a
/// dense resource, a string, a byte pattern or a composite.
bool isBufferConstant(mlir::Attribute attr);

/// Whether a `!util.object` may hold a value of `type`: all but numbers.
bool isObjectCompatible(mlir::Type type);

/// Whether a list of `from` may hold or give a `to`: equal types, variants,
/// any two tensors, an object for what an object may hold.
bool isListCastable(mlir::Type from, mlir::Type to);

/// Whether a value of type `accessType` may be read from a global of type
/// `globalType`, or be its initial value: equal types; of two shaped types the
/// shapes alone, where `?` fits any size; any resource or shaped value for a
/// resource.
bool isGlobalTypeCompatible(mlir::Type globalType, mlir::Type accessType);

} // namespace bindery::util

#define GET_TYPEDEF_CLASSES
#include "dialects/util/UtilTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/util/UtilAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialects/util/UtilOps.h.inc"

#endif // BINDERY_DIALECTS_UTIL_UTIL_H
