//===- CPUOps.td - The iree_cpu dialect --------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_CPU_CPUOPS
#define BINDERY_DIALECTS_CPU_CPUOPS

include "dialects/cpu/CPUAttrs.td"

#endif // BINDERY_DIALECTS_CPU_CPUOPS
