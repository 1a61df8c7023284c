//===- TensorExtEnums.td - Enums of iree_tensor_ext -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_TENSOREXT_TENSOREXTENUMS
#define BINDERY_DIALECTS_TENSOREXT_TENSOREXTENUMS

include "dialects/tensor_ext/TensorExtBase.td"

def TensorExt_TensorAccess
    : I32EnumAttr<"TensorAccess",
                  "what a dispatch may do with a tensor at its boundary", [
                    I32EnumAttrCase<"ReadOnly", 0, "readonly">,
                    I32EnumAttrCase<"ReadWrite", 1, "readwrite">,
                    I32EnumAttrCase<"WriteOnly", 2, "writeonly">,
                  ]> {
  let cppNamespace = "::bindery::tensor_ext";
  let genSpecializedAttr = 0;
}

#endif // BINDERY_DIALECTS_TENSOREXT_TENSOREXTENUMS
