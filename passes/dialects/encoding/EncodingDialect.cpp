//===- EncodingDialect.cpp - The iree_encoding dialect --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/encoding/Encoding.h"

using namespace mlir;
using namespace bindery::encoding;

#include "dialects/encoding/EncodingDialect.cpp.inc"

namespace {

/// The attributes that say much print by an alias.
struct EncodingAsmInterface : public OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;

  AliasResult getAlias(Attribute attr, raw_ostream &os) const override {
    if (!isa<EncodingAttr, LayoutAttr, TestingAttr, UnknownAttr>(attr))
      return AliasResult::NoAlias;
    os << "encoding";
    return AliasResult::OverridableAlias;
  }
};

} // namespace

void EncodingDialect::initialize() {
  addInterfaces<EncodingAsmInterface>();
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "dialects/encoding/EncodingOps.cpp.inc"
      >();
}
