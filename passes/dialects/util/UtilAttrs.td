//===- UtilAttrs.td - Attributes of the util dialect ----------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_UTILATTRS
#define BINDERY_DIALECTS_UTIL_UTILATTRS

include "dialects/util/UtilBase.td"
include "dialects/util/UtilInterfaces.td"

def Util_InlineNeverAttr : Util_Attr<"InlineNever", "inline.never"> {
  let summary = "inlining policy: never inline the function or global";
}

#endif // BINDERY_DIALECTS_UTIL_UTILATTRS
