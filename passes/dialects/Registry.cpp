//===- Registry.cpp - Registers the home dialects -------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/Registry.h"

#include "dialects/hal/HAL.h"
#include "dialects/util/Util.h"

void bindery::registerHomeDialects(mlir::DialectRegistry &registry) {
  registry.insert<hal::HALDialect, util::UtilDialect>();
}
