//===- EncodingInterfaces.td - Interfaces of encodings --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_ENCODING_ENCODINGINTERFACES
#define BINDERY_DIALECTS_ENCODING_ENCODINGINTERFACES

include "mlir/IR/OpBase.td"

def SerializableAttrInterface : AttrInterface<"SerializableAttrInterface"> {
  let cppNamespace = "::bindery::encoding";
  let description = [{
    An encoding of a tensor that a layout of its bytes can be made of.
  }];
  let methods = [
    InterfaceMethod<"Whether the layout is fixed already.", "bool", "isSerialized">,
    InterfaceMethod<"Whether a tensor without an encoding has the same layout.",
                    "bool", "acceptsNoEncoding", (ins), "", "return false;">,
  ];
}

#endif // BINDERY_DIALECTS_ENCODING_ENCODINGINTERFACES
