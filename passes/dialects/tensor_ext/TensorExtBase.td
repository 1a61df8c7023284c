//===- TensorExtBase.td - The iree_tensor_ext dialect -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_TENSOREXT_TENSOREXTBASE
#define BINDERY_DIALECTS_TENSOREXT_TENSOREXTBASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def TensorExt_Dialect : Dialect {
  let name = "iree_tensor_ext";
  let cppNamespace = "::bindery::tensor_ext";
  let summary = "Tensors that cross a dispatch boundary, and their slices";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class TensorExt_Op<string mnemonic, list<Trait> traits = []>
    : Op<TensorExt_Dialect, mnemonic, traits>;

class TensorExt_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<TensorExt_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

class TensorExt_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<TensorExt_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

#endif // BINDERY_DIALECTS_TENSOREXT_TENSOREXTBASE
