//===- FlowDialect.cpp - The flow dialect ---------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/Flow.h"
#include "dialects/flow/FlowSyntax.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace bindery::flow;

#include "dialects/flow/FlowDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/flow/FlowTypes.cpp.inc"

void FlowDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/flow/FlowTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/flow/FlowOps.cpp.inc"
      >();
}
