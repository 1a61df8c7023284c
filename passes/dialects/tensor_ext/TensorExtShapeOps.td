//===- TensorExtShapeOps.td - Tensors in other shapes -----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_TENSOREXT_TENSOREXTSHAPEOPS
#define BINDERY_DIALECTS_TENSOREXT_TENSOREXTSHAPEOPS

include "dialects/tensor_ext/TensorExtAttrs.td"
include "dialects/util/UtilInterfaces.td"
include "mlir/IR/BuiltinAttributes.td"

def TensorExt_BitCastOp
    : TensorExt_Op<"bitcast", [
        AttrSizedOperandSegments,
        DeclareOpInterfaceMethods<TiedOpInterface, ["getTiedOperandIndex"]>,
        Pure]> {
  let summary = "the bytes of a tensor as a tensor of another type";
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$source_dims,
                       Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `:` type($source) (`{` $source_dims^ `}`)?
    `->` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

class TensorExt_ComputeBarrierOp<string mnemonic>
    : TensorExt_Op<mnemonic, [Pure]> {
  let arguments = (ins AnyRankedTensor:$value, Variadic<Index>:$value_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $value `:` type($value) (`{` $value_dims^ `}`)? `->` type($result)
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def TensorExt_ComputeBarrierStartOp
    : TensorExt_ComputeBarrierOp<"compute_barrier.start"> {
  let summary = "where computation on a tensor begins";
}

def TensorExt_ComputeBarrierEndOp
    : TensorExt_ComputeBarrierOp<"compute_barrier.end"> {
  let summary = "where computation on a tensor ends";
}

def TensorExt_DispatchWorkgroupCountSplitReductionModifierOp
    : TensorExt_Op<"dispatch.workgroup_count_split_reduction_modifier", [
        DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
        Pure]> {
  let summary = "a workgroup count as a split reduction changes it";
  let arguments = (ins Index:$x, Index:$y, Index:$z,
                       Variadic<Index>:$workload);
  let results = (outs Index:$result_x, Index:$result_y, Index:$result_z);
  let assemblyFormat = [{
    attr-dict `workgroups` `(` $x `,` $y `,` $z `)` `workload`
    `(` $workload `)`
  }];
}

def TensorExt_TensorOrMemRef
    : AnyTypeOf<[AnyRankedTensor, AnyMemRef], "ranked tensor or memref",
                "::mlir::ShapedType">;

def TensorExt_CastToRaggedShapeOp
    : TensorExt_Op<"cast_to_ragged_shape", [AttrSizedOperandSegments, Pure]> {
  let summary = "a dimension split into rows of different lengths";
  let description = [{
    Entry N of `column_lengths` is where row N begins and entry N + 1 where it
    ends, so there is one entry more than rows. The number of rows is given
    where it is dynamic.
  }];
  let arguments = (ins TensorExt_TensorOrMemRef:$source,
                       TensorExt_TensorOrMemRef:$column_lengths,
                       Optional<Index>:$num_ragged_rows,
                       Variadic<Index>:$source_dims, IndexAttr:$raggedDim);
  let results = (outs TensorExt_TensorOrMemRef:$result);
  let assemblyFormat = [{
    $source `ragged_dim` `(` custom<RaggedDim>($raggedDim) `)`
    `column_lengths` `(` $column_lengths `)`
    (`num_ragged_rows` `(` $num_ragged_rows^ `)`)? attr-dict `:`
    `(` type($source) (`{` $source_dims^ `}`)? `,` type($column_lengths) `)`
    `->` type($result)
  }];
  let hasVerifier = 1;
}

def TensorExt_LinearizeRaggedDimsOp
    : TensorExt_Op<"linearize_ragged_dims", [Pure]> {
  let summary = "rows of different lengths, one behind the other";
  let arguments = (ins TensorExt_TensorOrMemRef:$source,
                       Variadic<Index>:$result_dims);
  let results = (outs TensorExt_TensorOrMemRef:$result);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `->`
    type($result) (`{` $result_dims^ `}`)?
  }];
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_TENSOREXT_TENSOREXTSHAPEOPS
