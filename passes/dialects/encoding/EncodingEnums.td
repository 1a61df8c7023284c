//===- EncodingEnums.td - The iree_encoding dialect and its enums --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_ENCODING_ENCODINGENUMS
#define BINDERY_DIALECTS_ENCODING_ENCODINGENUMS

include "dialects/encoding/EncodingInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Encoding_Dialect : Dialect {
  let name = "iree_encoding";
  let cppNamespace = "::bindery::encoding";
  let summary = "How tensors are laid out in memory";
  let description = [{
    Attributes that stand as encodings in tensor types or resolve such into
    layouts, and the ops that put a tensor into one and take it out.
  }];
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = "void registerAttributes();";
}

def Encoding_OpType : I32EnumAttr<"OpType", "the kind of op that an encoding serves", [
    I32EnumAttrCase<"matmul", 0>, I32EnumAttrCase<"scaled_matmul", 1>,
    I32EnumAttrCase<"conv", 2>]> {
  let cppNamespace = "::bindery::encoding";
  let genSpecializedAttr = 0;
}

#endif // BINDERY_DIALECTS_ENCODING_ENCODINGENUMS
