//===- bindery-opt.cpp - Runs passes over IR files ------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/Registry.h"
#include "transforms/Register.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  bindery::registerHomeDialects(registry);
  bindery::registerHomePasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Bindery IR optimizer\n", registry));
}
