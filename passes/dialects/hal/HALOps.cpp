//===- HALOps.cpp - Registration of the hal dialect's ops -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The generated code of the ops. What is written by hand about an op stands in
/// the file of its group: HALBufferOps.cpp for HALBufferOps.td, and so on.
///
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

#define GET_OP_CLASSES
#include "dialects/hal/HALOps.cpp.inc"

void HALDialect::registerOperations() {
  addOperations<
#define GET_OP_LIST
#include "dialects/hal/HALOps.cpp.inc"
      >();
}
