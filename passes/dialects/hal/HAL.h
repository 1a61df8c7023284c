//===- HAL.h - The hal dialect ----------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The hal dialect: executables and their interfaces, devices, queues, command
/// buffers, buffers and fences. Syntax and rules: docs/dialects.md.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HAL_H
#define BINDERY_DIALECTS_HAL_HAL_H

#include "dialects/util/Util.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialects/hal/HALDialect.h.inc"

#include "dialects/hal/HALEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/hal/HALTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/hal/HALAttrs.h.inc"

#include "dialects/hal/HALSyntax.h"

#define GET_OP_CLASSES
#include "dialects/hal/HALOps.h.inc"

#endif // BINDERY_DIALECTS_HAL_HAL_H
