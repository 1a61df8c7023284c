//===- HALDeviceQueueOps.cpp - Queues of a device -------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

/// Checks that `op` does not wait for what it signals itself, unless that is no
/// fence at all (H1).
template <typename OpT> static LogicalResult verifyFences(OpT op) {
  if (op.getWaitFence() != op.getSignalFence() ||
      op.getWaitFence().template getDefiningOp<util::NullOp>())
    return success();
  return op.emitOpError() << "device queue operations cannot wait and signal "
                             "on the same fence.";
}

LogicalResult DeviceQueueAllocaOp::verify() { return verifyFences(*this); }
LogicalResult DeviceQueueDeallocaOp::verify() { return verifyFences(*this); }
LogicalResult DeviceQueueFillOp::verify() { return verifyFences(*this); }
LogicalResult DeviceQueueUpdateOp::verify() { return verifyFences(*this); }
LogicalResult DeviceQueueCopyOp::verify() { return verifyFences(*this); }
LogicalResult DeviceQueueReadOp::verify() { return verifyFences(*this); }
LogicalResult DeviceQueueWriteOp::verify() { return verifyFences(*this); }
LogicalResult DeviceQueueBarrierOp::verify() { return verifyFences(*this); }
LogicalResult DeviceQueueExecuteOp::verify() { return verifyFences(*this); }
LogicalResult DeviceQueueExecuteIndirectOp::verify() {
  // Nothing else notices operands that are left over in generic form.
  if (getNumOperands() != 5 + 3 * getBindingBuffers().size())
    return emitOpError() << "expected a buffer, an offset and a length for "
                            "each binding";
  return verifyFences(*this);
}

void DeviceQueueAllocaOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "transient_buffer");
}
