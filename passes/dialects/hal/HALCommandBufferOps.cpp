//===- HALCommandBufferOps.cpp - Channels and command buffers -------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

void ChannelRankAndCountOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getRank(), "ccl_rank");
  setName(getCount(), "ccl_count");
}

//===----------------------------------------------------------------------===//
// Bindings
//===----------------------------------------------------------------------===//

/// Checks that a binding has each of its fields (H6).
template <typename OpT> static LogicalResult verifyBindings(OpT op) {
  size_t count = op.getBindingBuffers().size();
  if (op.getBindingOffsets().size() != count ||
      op.getBindingLengths().size() != count)
    return op.emitOpError()
           << "requires that binding fields all have the same number of "
              "elements";
  return success();
}

LogicalResult CommandBufferDispatchOp::verify() {
  return verifyBindings(*this);
}

LogicalResult CommandBufferDispatchIndirectOp::verify() {
  return verifyBindings(*this);
}
