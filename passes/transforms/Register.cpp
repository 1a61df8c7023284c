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

/// Options of `bindery-fuse`, those of its pass.
struct FusePipelineOptions : mlir::PassPipelineOptions<FusePipelineOptions> {
  Option<bool> aliasMutableBindings{
      *this, "alias-mutable-bindings",
      llvm::cl::desc(
          "Fuse bindings that are written, where no stream.resources "
          "says whether to"),
      llvm::cl::init(false)};
  Option<RebaseMode> rebase{
      *this, "rebase",
      llvm::cl::desc("Which exports pass whole resources and offsets"),
      llvm::cl::init(RebaseMode::Always),
      llvm::cl::values(clEnumValN(RebaseMode::Always, "always",
                                  "every export that is dispatched"),
                       clEnumValN(RebaseMode::WhenFused, "when-fused",
                                  "those of which bindings fuse"))};
};

void registerFusePipeline() {
  mlir::PassPipelineRegistration<FusePipelineOptions>(
      "bindery-fuse", "Fuse the bindings of dispatches",
      [](mlir::OpPassManager &manager, const FusePipelineOptions &options) {
        FuseDispatchBindingsOptions passOptions;
        passOptions.aliasMutableBindings = options.aliasMutableBindings;
        passOptions.rebase = options.rebase;
        manager.addPass(createFuseDispatchBindings(passOptions));
      });
}

/// The named pipelines: the home passes as a user of the workbench runs them.
void registerHomePipelines() { registerFusePipeline(); }

} // namespace
} // namespace bindery

void bindery::registerHomePasses() {
  registerBinderyPasses();
  registerHomePipelines();
}
