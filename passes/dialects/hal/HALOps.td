//===- HALOps.td - Root of the hal dialect's definitions -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALOPS
#define BINDERY_DIALECTS_HAL_HALOPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALAllocatorOps.td"
include "dialects/hal/HALBufferOps.td"
include "dialects/hal/HALChannelOps.td"
include "dialects/hal/HALCommandBufferOps.td"
include "dialects/hal/HALDeviceOps.td"
include "dialects/hal/HALDeviceQueueOps.td"
include "dialects/hal/HALDispatchOps.td"
include "dialects/hal/HALExecutableOps.td"
include "dialects/hal/HALFenceOps.td"
include "dialects/hal/HALInstrumentOps.td"
include "dialects/hal/HALInterfaceOps.td"
include "dialects/hal/HALLegacyOps.td"
include "dialects/hal/HALTensorOps.td"

#endif // BINDERY_DIALECTS_HAL_HALOPS
