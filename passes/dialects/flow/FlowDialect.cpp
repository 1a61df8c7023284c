//===- FlowDialect.cpp - The flow dialect ---------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/Flow.h"

using namespace mlir;
using namespace bindery::flow;

#include "dialects/flow/FlowDialect.cpp.inc"

void FlowDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/flow/FlowOps.cpp.inc"
      >();
}
