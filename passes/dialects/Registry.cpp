//===- Registry.cpp - Registers the home dialects -------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/Registry.h"

#include "dialects/cpu/CPU.h"
#include "dialects/encoding/Encoding.h"
#include "dialects/flow/Flow.h"
#include "dialects/gpu/GPU.h"
#include "dialects/hal/HAL.h"
#include "dialects/linalg_ext/LinalgExt.h"
#include "dialects/stream/Stream.h"
#include "dialects/tensor_ext/TensorExt.h"
#include "dialects/util/Util.h"

void bindery::registerHomeDialects(mlir::DialectRegistry &registry) {
  registry.insert<cpu::CPUDialect>();
  registry.insert<encoding::EncodingDialect>();
  registry.insert<flow::FlowDialect>();
  registry.insert<gpu::GPUDialect>();
  registry.insert<hal::HALDialect>();
  registry.insert<linalg_ext::LinalgExtDialect>();
  registry.insert<stream::StreamDialect>();
  registry.insert<tensor_ext::TensorExtDialect>();
  registry.insert<util::UtilDialect>();
}
