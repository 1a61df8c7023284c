//===- GPUOps.td - The iree_gpu dialect --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_GPU_GPUOPS
#define BINDERY_DIALECTS_GPU_GPUOPS

include "dialects/gpu/GPUAttrs.td"

#endif // BINDERY_DIALECTS_GPU_GPUOPS
