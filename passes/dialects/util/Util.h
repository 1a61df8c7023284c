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
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialects/util/UtilAttrInterfaces.h.inc"
#include "dialects/util/UtilOpInterfaces.h.inc"
#include "dialects/util/UtilTypeInterfaces.h.inc"

#include "dialects/util/UtilDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/util/UtilTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/util/UtilAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialects/util/UtilOps.h.inc"

#endif // BINDERY_DIALECTS_UTIL_UTIL_H
