//===- HALAllocatorOps.cpp - Allocators -----------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

void AllocatorSelectOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getSelectedDevice(), "device");
  setName(getSelectedQueueAffinity(), "queue_affinity");
}

void AllocatorImportOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getDidImport(), "did_import");
  setName(getResult(), "mapped");
}

void AllocatorResolveMemoryPropertiesOp::getAsmResultNames(
    OpAsmSetValueNameFn setName) {
  setName(getMemoryTypes(), "memory_types");
  setName(getBufferUsage(), "buffer_usage");
}

LogicalResult AllocatorSelectOp::verify() {
  // Nothing else notices an operand that is left over in generic form.
  if (getNumOperands() != 2 + 2 * getDevices().size())
    return emitOpError() << "expected a queue affinity for each device";
  return success();
}
