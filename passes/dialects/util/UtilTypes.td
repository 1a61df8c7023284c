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

def Util_ObjectType : Util_Type<"Object", "object"> {
  let summary = "a reference-counted object of any type";
}

def Util_VariantType : Util_Type<"Variant", "variant"> {
  let summary = "a value of any type; an element of lists";
}

def Util_UnusedType : Util_Type<"Unused", "unused"> {
  let summary = "stands where a type is not used";
}

def Util_ListType : Util_Type<"List", "list"> {
  let summary = "a list of values; `?` stands for elements of any type";
  let parameters = (ins "::mlir::Type":$elementType);
  let hasCustomAssemblyFormat = 1;
}

def Util_PtrType : Util_Type<"Ptr", "ptr"> {
  let summary = "the address of a global";
  let parameters = (ins "::mlir::Type":$targetType);
  let assemblyFormat = "`<` $targetType `>`";
}

#endif // BINDERY_DIALECTS_UTIL_UTILTYPES
