//===- HALDeviceOps.cpp - Devices -----------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

void DevicesGetOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  APInt index;
  if (!matchPattern(getIndex(), m_ConstantInt(&index)))
    return setName(getResult(), "device_n");
  SmallString<16> digits;
  index.toStringSigned(digits);
  setName(getResult(), ("device_" + digits).str());
}

void DeviceQueryOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getOk(), "ok");
  setName(getValue(), "value");
}

LogicalResult DeviceQueryOp::verify() {
  if (TypedAttr value = getDefaultValueAttr();
      value && value.getType() != getValue().getType())
    return emitOpError() << "type mismatch between result and default value";
  return success();
}

void DeviceResolveOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  for (Value result : getResults()) {
    if (isa<DeviceType>(result.getType()))
      setName(result, "device");
    else if (isa<AllocatorType>(result.getType()))
      setName(result, "allocator");
    else
      setName(result, "queue_affinity");
  }
}

void ExecutableCalculateWorkgroupsOp::getAsmResultNames(
    OpAsmSetValueNameFn setName) {
  setName(getWorkgroupX(), "workgroup_x");
  setName(getWorkgroupY(), "workgroup_y");
  setName(getWorkgroupZ(), "workgroup_z");
}
