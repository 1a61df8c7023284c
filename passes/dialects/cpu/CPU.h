//===- CPU.h - The iree_cpu dialect -----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The iree_cpu dialect: attributes that a compiler for CPUs attaches to
/// executables and targets.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_CPU_CPU_H
#define BINDERY_DIALECTS_CPU_CPU_H

#include "dialects/encoding/Encoding.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"

#include "dialects/cpu/CPUDialect.h.inc"
#include "dialects/cpu/CPUEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/cpu/CPUAttrs.h.inc"

#endif // BINDERY_DIALECTS_CPU_CPU_H
