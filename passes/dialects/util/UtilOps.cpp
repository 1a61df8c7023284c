//===- UtilOps.cpp - Operations of the util dialect -----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/Util.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::util;

#define GET_OP_CLASSES
#include "dialects/util/UtilOps.cpp.inc"
