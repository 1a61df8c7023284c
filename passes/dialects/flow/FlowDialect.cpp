//===- FlowDialect.cpp - The flow dialect ---------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/Flow.h"
#include "dialects/flow/FlowSyntax.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::flow;

#include "dialects/flow/FlowDialect.cpp.inc"
#include "dialects/flow/FlowEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/flow/FlowTypes.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/flow/FlowAttrs.cpp.inc"

Attribute NamedParameterAttr::parse(AsmParser &parser, Type type) {
  StringAttr scope, key;
  DictionaryAttr config;
  if (failed(parseNamedParameter(parser, scope, key, config)))
    return {};
  if (!type)
    type = NoneType::get(parser.getContext());
  return NamedParameterAttr::get(parser.getContext(), type, scope, key, config);
}

void NamedParameterAttr::print(AsmPrinter &printer) const {
  printNamedParameter(printer, getScope(), getKey(), getConfig());
}

void FlowDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/flow/FlowTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/flow/FlowAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/flow/FlowOps.cpp.inc"
      >();
}
