//===- UtilDialect.cpp - The util dialect ---------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/Util.h"

using namespace mlir;
using namespace bindery;

#include "dialects/util/UtilDialect.cpp.inc"

#include "dialects/util/UtilAttrInterfaces.cpp.inc"
#include "dialects/util/UtilOpInterfaces.cpp.inc"
#include "dialects/util/UtilTypeInterfaces.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/util/UtilTypes.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/util/UtilAttrs.cpp.inc"

void util::UtilDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/util/UtilTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/util/UtilAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/util/UtilOps.cpp.inc"
      >();
}
