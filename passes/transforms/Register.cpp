//===- Register.cpp - Registers the home passes ---------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/Register.h"

#include "transforms/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

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

/// Options of `bindery-materialize`: those of its pass.
struct MaterializePipelineOptions
    : PassPipelineOptions<MaterializePipelineOptions> {
  ListOption<std::string> targets{
      *this, "targets",
      llvm::cl::desc("Patterns of target backends that a flow.executable is "
                     "materialized for, as in vulkan-*")};
};

void registerMaterializePipeline() {
  PassPipelineRegistration<MaterializePipelineOptions>(
      "bindery-materialize", "Materialize the interfaces of executables",
      [](OpPassManager &passes, const MaterializePipelineOptions &options) {
        MaterializeInterfacesOptions passOptions;
        passOptions.targets.assign(options.targets.begin(),
                                   options.targets.end());
        passes.addPass(createMaterializeInterfaces(passOptions));
      });
}

/// The named pipelines: the home passes as a user of the workbench runs them.
void registerHomePipelines() {
  registerFusePipeline();
  registerMaterializePipeline();
}

} // namespace
} // namespace bindery

void bindery::registerHomePasses() {
  registerBinderyPasses();
  registerHomePipelines();
}
