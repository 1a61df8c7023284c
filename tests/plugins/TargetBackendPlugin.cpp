//===- TargetBackendPlugin.cpp - A plugin with target backends ------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A plugin of the tests, loaded with --load-pass-plugin: it registers a
/// backend with two targets, one whose targets others declare too, and one
/// without any.
///
//===----------------------------------------------------------------------===//

#include "transforms/TargetBackends.h"

#include "mlir/Tools/Plugins/PassPlugin.h"

static void registerBackends() {
  bindery::TargetBackendRegistry &registry =
      bindery::TargetBackendRegistry::get();
  registry.add(
      {"sample-pair", {{"left", "sample-*"}, {"right", "sample-right"}}});
  registry.add({"sample-same", {{"left", "sample-*"}, {"right", "other"}}});
  registry.add({"sample-none", {}});
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "TargetBackendPlugin", "1",
          registerBackends};
}
