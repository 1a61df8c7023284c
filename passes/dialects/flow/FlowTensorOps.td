//===- FlowTensorOps.td - Tensor ops of the flow dialect ---*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWTENSOROPS
#define BINDERY_DIALECTS_FLOW_FLOWTENSOROPS

include "dialects/flow/FlowBase.td"

// Every op here that has a tensor type in its text has the dynamic dimensions
// of that type in braces behind it, and the number of them checked.

//===----------------------------------------------------------------------===//
// Constants and new tensors
//===----------------------------------------------------------------------===//

def Flow_TensorConstantOp
    : Flow_Op<"tensor.constant", [Pure, ConstantLike,
                                  AllTypesMatch<["value", "result"]>]> {
  let summary = "a constant tensor";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Flow_TensorDynamicConstantOp : Flow_Op<"tensor.dynamic_constant"> {
  let summary = "a constant tensor whose shape nobody may know before it runs";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "attr-dict $value `->` type($result)";
}

def Flow_TensorAllocaOp : Flow_Op<"tensor.alloca"> {
  let summary = "a new tensor of undefined contents, unequal to any other";
  let arguments = (ins Variadic<Index>:$result_dims);
  let results = (outs Res<AnyRankedTensor, "", [MemAlloc]>:$result);
  let assemblyFormat = [{
    `:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Flow_TensorEmptyOp : Flow_Op<"tensor.empty", [Pure]> {
  let summary = "a tensor of undefined contents";
  let arguments = (ins Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    `:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Flow_TensorSplatOp
    : Flow_Op<"tensor.splat", [Pure, TypesMatchWith<
                "value type matches element type of result", "result", "value",
                "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let summary = "a tensor that holds one value everywhere";
  let arguments = (ins Flow_Primitive:$value, Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $value `:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// The same contents under another type or in another place
//===----------------------------------------------------------------------===//

def Flow_TensorTieShapeOp
    : Flow_Op<"tensor.tie_shape", [Pure, AllTypesMatch<["operand", "result"]>]> {
  let summary = "attaches its dynamic dimensions to a tensor";
  let arguments = (ins AnyRankedTensor:$operand, Variadic<Index>:$dynamic_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` type($result) (`{` $dynamic_dims^ `}`)?
  }];
  let hasVerifier = 1;
}

// A tensor under another type; the result reuses the storage of the source.
class Flow_TensorRetypeOp<string mnemonic, list<Trait> traits = []>
    : Flow_Op<mnemonic, !listconcat(traits, [AttrSizedOperandSegments,
                                             Flow_TiedOp, Pure])> {
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$source_dims,
                       Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `:` type($source) (`{` $source_dims^ `}`)?
    `->` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Flow_TensorReshapeOp
    : Flow_TensorRetypeOp<"tensor.reshape",
                          [AllElementTypesMatch<["source", "result"]>]> {
  let summary = "a tensor in another shape; the number of elements is not checked";
}

def Flow_TensorBitCastOp : Flow_TensorRetypeOp<"tensor.bitcast"> {
  let summary = "the bytes of a tensor as a tensor of another type";
}

def Flow_TensorCloneOp
    : Flow_Op<"tensor.clone", [AllTypesMatch<["operand", "result"]>, Pure]> {
  let summary = "a copy of a tensor";
  let arguments = (ins AnyRankedTensor:$operand, Variadic<Index>:$operand_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $operand `:` type($result) (`{` $operand_dims^ `}`)? attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Flow_TensorEncodeOp
    : Flow_Op<"tensor.encode", [AllRanksMatch<["operand", "result"]>,
                                AllElementTypesMatch<["operand", "result"]>,
                                AttrSizedOperandSegments, Pure]> {
  let summary = "a copy of a tensor under another encoding";
  let arguments = (ins AnyRankedTensor:$operand, Variadic<Index>:$operand_dims,
                       Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $operand `:` type($operand) (`{` $operand_dims^ `}`)?
    `->` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Flow_TensorBarrierOp
    : Flow_Op<"tensor.barrier", [AllTypesMatch<["operand", "result"]>,
                                 Flow_TiedOp, Pure]> {
  let summary = "keeps what makes a tensor and what uses it apart";
  let arguments = (ins AnyRankedTensor:$operand, Variadic<Index>:$operand_dims,
                       AnyAttr:$target);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $operand `:` type($result) (`{` $operand_dims^ `}`)? `on` $target
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Flow_TensorTransferOp
    : Flow_Op<"tensor.transfer", [AllTypesMatch<["operand", "result"]>, Pure]> {
  let summary = "a tensor moved to where an affinity says";
  let arguments = (ins AnyRankedTensor:$operand, Variadic<Index>:$operand_dims,
                       AnyAttr:$target);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $operand `:` type($result) (`{` $operand_dims^ `}`)? `to` $target
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Elements and slices
//===----------------------------------------------------------------------===//

// The number of indices is not checked, and may be zero for any rank.

def Flow_TensorLoadOp
    : Flow_Op<"tensor.load", [AttrSizedOperandSegments, Pure, TypesMatchWith<
                "value type matches element type of target operand", "source",
                "result",
                "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let summary = "one element of a tensor";
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$source_dims,
                       Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $source (`[` $indices^ `]`)? `:` type($source) (`{` $source_dims^ `}`)?
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Flow_TensorStoreOp
    : Flow_Op<"tensor.store", [AttrSizedOperandSegments, Pure, TypesMatchWith<
                "value type matches element type of target operand", "target",
                "value",
                "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">,
              AllTypesMatch<["target", "result"]>]> {
  let summary = "a tensor with one element replaced";
  let arguments = (ins AnyType:$value, AnyRankedTensor:$target,
                       Variadic<Index>:$target_dims, Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $value `,` $target (`[` $indices^ `]`)? `:`
    type($target) (`{` $target_dims^ `}`)? attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Flow_TensorSliceOp
    : Flow_Op<"tensor.slice", [AllRanksMatch<["source", "result"]>,
                               AllElementTypesMatch<["source", "result"]>,
                               AttrSizedOperandSegments, Pure]> {
  let summary = "a slice of a tensor";
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$source_dims,
                       Variadic<Index>:$start_indices, Variadic<Index>:$lengths,
                       Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $start_indices `for` $lengths `]` `:`
    type($source) (`{` $source_dims^ `}`)? `->`
    type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Flow_TensorUpdateOp
    : Flow_Op<"tensor.update", [AllRanksMatch<["update", "target", "result"]>,
                                AllElementTypesMatch<["update", "target", "result"]>,
                                AllTypesMatch<["target", "result"]>,
                                AttrSizedOperandSegments, Flow_TiedOp, Pure]> {
  let summary = "a tensor with a slice replaced, in the storage of the tensor";
  let arguments = (ins AnyRankedTensor:$target, Variadic<Index>:$target_dims,
                       Variadic<Index>:$start_indices, AnyRankedTensor:$update,
                       Variadic<Index>:$update_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $update `,` $target `[` $start_indices `]` `:`
    type($update) (`{` $update_dims^ `}`)? `->`
    custom<ShapedTiedResult>(type($result), $target_dims) attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Flow_TensorTraceOp
    : Flow_Op<"tensor.trace", [AttrSizedOperandSegments]> {
  let summary = "reports the contents of tensors under a name";
  let arguments = (ins StrAttr:$key, Variadic<AnyRankedTensor>:$values,
                       Variadic<Index>:$value_dims);
  let assemblyFormat = [{
    $key `=` `[` custom<ShapedOperandList>($values, type($values), $value_dims)
    `]` attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_FLOW_FLOWTENSOROPS
