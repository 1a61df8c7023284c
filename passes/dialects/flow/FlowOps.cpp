//===- FlowOps.cpp - Generated code of the flow ops -----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/Flow.h"
#include "dialects/flow/FlowSyntax.h"
#include "dialects/util/FunctionSyntax.h"

using namespace mlir;
using namespace bindery;

#define GET_OP_CLASSES
#include "dialects/flow/FlowOps.cpp.inc"
