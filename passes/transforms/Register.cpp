//===- Register.cpp - Registers the home passes ---------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/Register.h"

#include "transforms/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

namespace bindery {
namespace {

#define GEN_PASS_REGISTRATION
#include "transforms/Passes.h.inc"

/// The named pipelines: the home passes as a user of the workbench runs them.
void registerHomePipelines() {}

} // namespace
} // namespace bindery

void bindery::registerHomePasses() {
  registerBinderyPasses();
  registerHomePipelines();
}
