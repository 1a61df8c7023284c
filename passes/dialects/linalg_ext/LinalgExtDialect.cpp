//===- LinalgExtDialect.cpp - The iree_linalg_ext dialect -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/linalg_ext/LinalgExt.h"

using namespace mlir;
using namespace bindery::linalg_ext;

#include "dialects/linalg_ext/LinalgExtDialect.cpp.inc"

void LinalgExtDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/linalg_ext/LinalgExtOps.cpp.inc"
      >();
}
