//===- MaterializeFlow.cpp - Interfaces of flow executables ---------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/MaterializeFlow.h"

#include "dialects/flow/Flow.h"

using namespace mlir;
using namespace bindery;

LogicalResult
bindery::materializeFlowExecutables(ModuleOp module,
                                    ArrayRef<std::string> targets) {
  LogicalResult result = success();
  for (auto executable : module.getOps<flow::ExecutableOp>())
    result = executable.emitError() << "no target backend takes it";
  return result;
}
