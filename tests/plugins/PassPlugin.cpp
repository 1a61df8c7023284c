//===- PassPlugin.cpp - A plugin that brings a pass ----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

namespace {

/// Marks the module.
class MarkPass
    : public mlir::PassWrapper<MarkPass, mlir::OperationPass<mlir::ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MarkPass)
  llvm::StringRef getArgument() const override { return "plugged-mark"; }
  llvm::StringRef getDescription() const override { return "Marks a module"; }
  void runOnOperation() override {
    getOperation()->setAttr("plugged.mark", mlir::UnitAttr::get(&getContext()));
  }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "plugged", "1",
          [] { mlir::PassRegistration<MarkPass>(); }};
}
