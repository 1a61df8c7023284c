//===- Flow.h - The flow dialect --------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The flow dialect: dispatches, the executables that they run, and the tensors
/// that flow between them.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOW_H
#define BINDERY_DIALECTS_FLOW_FLOW_H

#include "dialects/tensor_ext/TensorExt.h"
#include "dialects/util/Util.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialects/flow/FlowDialect.h.inc"
#include "dialects/flow/FlowEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/flow/FlowTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/flow/FlowAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialects/flow/FlowOps.h.inc"

#endif // BINDERY_DIALECTS_FLOW_FLOW_H
