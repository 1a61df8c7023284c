//===- CPUDialect.cpp - The iree_cpu dialect ------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/cpu/CPU.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace bindery::cpu;

#include "dialects/cpu/CPUDialect.cpp.inc"
#include "dialects/cpu/CPUEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/cpu/CPUAttrs.cpp.inc"

// A layout is fixed once its tiles are.
static bool hasTiles(DictionaryAttr configuration) {
  return configuration && configuration.contains("encoding_info");
}
bool CPUEncodingResolverAttr::isSerialized() const {
  return hasTiles(getConfiguration());
}
bool VMVXEncodingResolverAttr::isSerialized() const {
  return hasTiles(getConfiguration());
}

void CPUDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/cpu/CPUAttrs.cpp.inc"
      >();
}
