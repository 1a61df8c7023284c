//===- HALAttrs.td - Attributes of the hal dialect ------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALATTRS
#define BINDERY_DIALECTS_HAL_HALATTRS

include "dialects/hal/HALDeviceAttrs.td"
include "dialects/hal/HALExecutableAttrs.td"

#endif // BINDERY_DIALECTS_HAL_HALATTRS
