//===- StreamOps.cpp - Operations of the stream dialect ------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/stream/Stream.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

#define GET_OP_CLASSES
#include "dialects/stream/StreamOps.cpp.inc"
