//===- LinalgExt.h - The iree_linalg_ext dialect ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The iree_linalg_ext dialect: structured computations that upstream's linalg
/// does not have, as they occur inside of dispatched functions.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_LINALGEXT_LINALGEXT_H
#define BINDERY_DIALECTS_LINALGEXT_LINALGEXT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialects/linalg_ext/LinalgExtDialect.h.inc"

#define GET_OP_CLASSES
#include "dialects/linalg_ext/LinalgExtOps.h.inc"

#endif // BINDERY_DIALECTS_LINALGEXT_LINALGEXT_H
