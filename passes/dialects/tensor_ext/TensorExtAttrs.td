//===- TensorExtAttrs.td - Attributes of iree_tensor_ext --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_TENSOREXT_TENSOREXTATTRS
#define BINDERY_DIALECTS_TENSOREXT_TENSOREXTATTRS

include "dialects/tensor_ext/TensorExtBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def TensorExt_RaggedShapeAttr
    : TensorExt_Attr<"RaggedShape", "ragged_shape", [
        DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface, [
          "isIdentity", "verifyLayout", "getStridesAndOffset"]>]> {
  let summary = "rows of different lengths";
  let description = [{
    The encoding of a tensor or the layout of a memref: dimension `raggedRow`
    counts rows, and the dimension behind it is as long as each row is.
  }];
  let parameters = (ins "int64_t":$raggedRow);
  let assemblyFormat = "`<` $raggedRow `>`";
}

def TensorExt_SparseIterationDimsAttr
    : TensorExt_Attr<"SparseIterationDims", "sparse_iteration_dims"> {
  let summary = "the loops of an op that run over sparse dimensions";
  let parameters = (ins ArrayRefParameter<"int64_t">:$dims);
  let assemblyFormat = "`<` `[` $dims `]` `>`";
}

#endif // BINDERY_DIALECTS_TENSOREXT_TENSOREXTATTRS
