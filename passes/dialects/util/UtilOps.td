//===- UtilOps.td - Operations of the util dialect ------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_UTILOPS
#define BINDERY_DIALECTS_UTIL_UTILOPS

include "dialects/util/UtilAttrs.td"
include "dialects/util/UtilTypes.td"

def Util_NullOp : Util_Op<"null", [Pure]> {
  let summary = "the null value of a type";
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

#endif // BINDERY_DIALECTS_UTIL_UTILOPS
