//===- UtilTypes.td - Types of the util dialect ---------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_UTILTYPES
#define BINDERY_DIALECTS_UTIL_UTILTYPES

include "dialects/util/UtilBase.td"
include "dialects/util/UtilInterfaces.td"

def Util_BufferType : Util_Type<"Buffer", "buffer", [SizeAwareTypeInterface]> {
  let summary = "a host byte buffer; size-aware";
}

#endif // BINDERY_DIALECTS_UTIL_UTILTYPES
