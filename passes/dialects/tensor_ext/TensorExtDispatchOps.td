//===- TensorExtDispatchOps.td - Ops at a dispatch boundary -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_TENSOREXT_TENSOREXTDISPATCHOPS
#define BINDERY_DIALECTS_TENSOREXT_TENSOREXTDISPATCHOPS

include "dialects/tensor_ext/TensorExtTypes.td"
include "dialects/util/UtilInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

// What load and store share: a slice of a dispatch tensor given by offsets,
// sizes and strides, one of each a dimension.
class TensorExt_SliceOp<string mnemonic, list<Trait> traits>
    : TensorExt_Op<mnemonic, !listconcat(traits, [
        AttrSizedOperandSegments,
        DeclareOpInterfaceMethods<OffsetSizeAndStrideOpInterface, [
          "getIndexOfDynamicOffset", "getIndexOfDynamicSize",
          "getIndexOfDynamicStride"]>])> {
  let hasVerifier = 1;
}

def TensorExt_DispatchTensorLoadOp
    : TensorExt_SliceOp<"dispatch.tensor.load", [
        AlwaysSpeculatable, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
        DeclareOpInterfaceMethods<TiedOpInterface, ["getTiedOperandIndex"]>]> {
  let summary = "reads a slice of a dispatch tensor";
  let description = [{
    A load from a tensor that the dispatch only reads has no effects; one from a
    tensor that it also writes is ordered with the stores.
  }];
  let arguments = (ins TensorExt_AnyDispatchTensor:$source,
                       Variadic<Index>:$source_dims, Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes, Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source
    `,` `offsets` `=` custom<DynamicIndexList>($offsets, $static_offsets)
    `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes)
    `,` `strides` `=` custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` qualified(type($source)) (`{` $source_dims^ `}`)? `->` type($result)
  }];
  let extraClassDeclaration = [{
    /// The type of the tensor that is read.
    DispatchTensorType getDispatchTensorType() { return getSource().getType(); }

    /// The operands in front of the dimensions.
    static unsigned getNumLeadingOperands() { return 1; }
  }];
}

def TensorExt_DispatchTensorStoreOp
    : TensorExt_SliceOp<"dispatch.tensor.store", []> {
  let summary = "writes a slice of a dispatch tensor";
  let arguments = (ins AnyRankedTensor:$value,
                       Arg<TensorExt_WritableDispatchTensor, "", [MemWrite]>:$target,
                       Variadic<Index>:$target_dims, Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes, Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let assemblyFormat = [{
    $value `,` $target
    `,` `offsets` `=` custom<DynamicIndexList>($offsets, $static_offsets)
    `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes)
    `,` `strides` `=` custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($value) `->` qualified(type($target)) (`{` $target_dims^ `}`)?
  }];
  let extraClassDeclaration = [{
    /// The type of the tensor that is written.
    DispatchTensorType getDispatchTensorType() { return getTarget().getType(); }

    /// The operands in front of the dimensions.
    static unsigned getNumLeadingOperands() { return 2; }
  }];
}

def TensorExt_DispatchWorkgroupCountFromSliceOp
    : TensorExt_Op<"dispatch.workgroup_count_from_slice",
                   [Pure, DeclareOpInterfaceMethods<OpAsmOpInterface,
                                                    ["getAsmResultNames"]>]> {
  let summary = "the workgroup count that tiling of the dispatch will decide";
  let arguments = (ins Variadic<Index>:$operands);
  let results = (outs Index:$x, Index:$y, Index:$z);
  let assemblyFormat = "attr-dict `(` $operands `)`";
}

def TensorExt_DispatchWorkloadOrdinalOp
    : TensorExt_Op<"dispatch.workload.ordinal", [Pure]> {
  let summary = "marks a value of a dispatched function as one of its workload";
  let arguments = (ins Index:$operand, IndexAttr:$ordinal);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $operand `,` $ordinal `:` type($result)";
}

#endif // BINDERY_DIALECTS_TENSOREXT_TENSOREXTDISPATCHOPS
