//===- StreamTensorOps.td - Resources with the encoding of a tensor -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMTENSOROPS
#define BINDERY_DIALECTS_STREAM_STREAMTENSOROPS

include "dialects/stream/StreamTypes.td"

// `tensor<..>{%dims} in !stream.resource<..>{%size}`: what a resource holds, as
// a type with the values of its dynamic dimensions. An encoding may be any
// type; what indexes into one needs a shape.

class Stream_TensorOp<string mnemonic, list<Trait> traits = []>
    : Stream_Op<mnemonic, traits> {
  let hasVerifier = 1;
}

// One that is scheduled into an execution region.
class Stream_TensorWorkOp<string mnemonic, list<Trait> traits = []>
    : Stream_TensorOp<mnemonic, !listconcat(traits, [Stream_Streamable])>;

def Stream_TensorImportOp : Stream_TensorOp<"tensor.import", [Pure, Stream_Tied]> {
  let summary = "a resource of a value from outside";
  let arguments = (ins AnyType:$source, TypeAttr:$result_encoding,
                       Variadic<Index>:$result_encoding_dims, Index:$result_size,
                       UnitAttr:$consume, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_AnyResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`consume` $consume^)? $source `:` type($source)
    `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
}

def Stream_TensorExportOp : Stream_TensorOp<"tensor.export", [Pure, Stream_Tied]> {
  let summary = "a resource as a value for the outside";
  let arguments = (ins Stream_AnyResource:$source, TypeAttr:$source_encoding,
                       Variadic<Index>:$source_encoding_dims, Index:$source_size,
                       Stream_AffinityAttr:$affinity);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `:`
    $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($source), $source_size) `->` type($result)
    attr-dict-with-keyword
  }];
}

def Stream_TensorSizeOfOp : Stream_TensorOp<"tensor.sizeof", [Pure]> {
  let summary = "the size in bytes of what has an encoding";
  let arguments = (ins TypeAttr:$encoding, Variadic<Index>:$encoding_dims,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Index:$storage_size);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $encoding `` custom<SizeofDims>($encoding_dims)
    attr-dict `:` type($storage_size)
  }];
}

def Stream_TensorEmptyOp : Stream_TensorWorkOp<"tensor.empty", [Pure, Stream_Names]> {
  let summary = "a tensor without contents";
  let arguments = (ins TypeAttr:$result_encoding, Variadic<Index>:$result_encoding_dims,
                       Index:$result_size, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? `:`
    $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
}

def Stream_TensorConstantOp : Stream_TensorWorkOp<"tensor.constant", [Pure, Stream_Names]> {
  let summary = "a tensor with constant contents";
  let arguments = (ins AnyAttr:$value, TypeAttr:$result_encoding,
                       Variadic<Index>:$result_encoding_dims,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? `:`
    $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in`
    qualified(type($result)) `=` $value attr-dict-with-keyword
  }];
}

def Stream_TensorSplatOp : Stream_TensorWorkOp<"tensor.splat", [Pure]> {
  let summary = "a tensor with one value in every element";
  let arguments = (ins AnyPrimitive:$value, TypeAttr:$result_encoding,
                       Variadic<Index>:$result_encoding_dims, Index:$result_size,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $value `:` type($value) `->`
    $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
}

class Stream_TensorCopyOp<string mnemonic> : Stream_TensorWorkOp<mnemonic, [
    AttrSizedOperandSegments, Pure]> {
  let arguments = (ins Stream_DeviceResource:$source, TypeAttr:$source_encoding,
                       Variadic<Index>:$source_encoding_dims, Index:$source_size,
                       TypeAttr:$result_encoding, Variadic<Index>:$result_encoding_dims,
                       Index:$result_size, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `:`
    $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($source), $source_size) `->`
    $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
}

def Stream_TensorCloneOp : Stream_TensorCopyOp<"tensor.clone"> {
  let summary = "a copy of a tensor whose bytes are laid out alike";
}
def Stream_TensorEncodeOp : Stream_TensorCopyOp<"tensor.encode"> {
  let summary = "a copy of a tensor in another layout";
}

def Stream_TensorSliceOp : Stream_TensorWorkOp<"tensor.slice", [
    AttrSizedOperandSegments, Pure]> {
  let summary = "a copy of a part of a tensor";
  let arguments = (ins Stream_DeviceResource:$source, TypeAttr:$source_encoding,
                       Variadic<Index>:$source_encoding_dims, Index:$source_size,
                       Variadic<Index>:$start_indices, Variadic<Index>:$lengths,
                       TypeAttr:$result_encoding, Variadic<Index>:$result_encoding_dims,
                       Index:$result_size, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `[` $start_indices `for` $lengths `]` `:`
    $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($source), $source_size) `->`
    $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
}

def Stream_TensorFillOp : Stream_TensorWorkOp<"tensor.fill", [
    AllTypesMatch<["target", "result"]>, AttrSizedOperandSegments, Stream_Tied]> {
  let summary = "a tensor with a part set to one value";
  let arguments = (ins Stream_DeviceResource:$target, TypeAttr:$target_encoding,
                       Variadic<Index>:$target_encoding_dims, Index:$target_size,
                       Variadic<Index>:$start_indices, Variadic<Index>:$lengths,
                       AnyPrimitive:$value, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $value `,`
    $target (`[` $start_indices `for` $lengths^ `]`)? `:` type($value) `->`
    $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in`
    custom<ShapedTiedResult>(type($target), $target_size) attr-dict-with-keyword
  }];
}

def Stream_TensorUpdateOp : Stream_TensorWorkOp<"tensor.update", [
    AllTypesMatch<["target", "result"]>, AttrSizedOperandSegments, Stream_Tied]> {
  let summary = "a tensor with a part replaced by another tensor";
  let arguments = (ins Stream_DeviceResource:$target, TypeAttr:$target_encoding,
                       Variadic<Index>:$target_encoding_dims, Index:$target_size,
                       Variadic<Index>:$start_indices,
                       Stream_DeviceResource:$update, TypeAttr:$update_encoding,
                       Variadic<Index>:$update_encoding_dims, Index:$update_size,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $update `,` $target `[` $start_indices `]` `:`
    $update_encoding (`` `{` $update_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($update), $update_size) `->`
    $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in`
    custom<ShapedTiedResult>(type($target), $target_size) attr-dict-with-keyword
  }];
}

def Stream_TensorLoadOp : Stream_TensorOp<"tensor.load", [
    AttrSizedOperandSegments, Pure]> {
  let summary = "an element of a staging tensor";
  let arguments = (ins Stream_StagingResource:$source, TypeAttr:$source_encoding,
                       Variadic<Index>:$source_encoding_dims, Index:$source_size,
                       Variadic<Index>:$indices);
  let results = (outs PrimitiveOrVector:$result);
  let assemblyFormat = [{
    $source (`[` $indices^ `]`)? `:`
    $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($source), $source_size) `->` type($result)
    attr-dict-with-keyword
  }];
}

def Stream_TensorStoreOp : Stream_TensorOp<"tensor.store", [
    AllTypesMatch<["target", "result"]>, AttrSizedOperandSegments, Pure, Stream_Tied]> {
  let summary = "a staging tensor with an element stored";
  let arguments = (ins Stream_StagingResource:$target, TypeAttr:$target_encoding,
                       Variadic<Index>:$target_encoding_dims, Index:$target_size,
                       Variadic<Index>:$indices, PrimitiveOrVector:$value);
  let results = (outs Stream_StagingResource:$result);
  let assemblyFormat = [{
    $value `,` $target (`[` $indices^ `]`)? `:` type($value) `->`
    $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in`
    custom<ShapedTiedResult>(type($target), $target_size) attr-dict-with-keyword
  }];
}

def Stream_TensorTraceOp : Stream_TensorOp<"tensor.trace", [AttrSizedOperandSegments]> {
  let summary = "shows the contents of tensors while the program runs";
  let arguments = (ins StrAttr:$key, Variadic<Stream_StagingResource>:$resources,
                       Variadic<Index>:$resource_sizes, TypeArrayAttr:$resource_encodings,
                       Variadic<Index>:$resource_encoding_dims);
  let assemblyFormat = [{
    $key `=`
    custom<EncodedResourceOperands>($resources, type($resources), $resource_sizes,
                                    $resource_encodings, $resource_encoding_dims)
    attr-dict-with-keyword
  }];
}

def Stream_TensorDispatchOp : Stream_TensorWorkOp<"tensor.dispatch", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    Pure, Stream_Tied]> {
  let summary = "runs a kernel on tensors";
  let arguments = (ins Variadic<Index>:$workload,
                       Variadic<AnyTypeOf<[Stream_DeviceResource, AnyPrimitive]>>:$mixed_operands,
                       Variadic<Index>:$operand_sizes, TypeArrayAttr:$operand_encodings,
                       Variadic<Index>:$operand_encoding_dims,
                       Variadic<Index>:$result_sizes, TypeArrayAttr:$result_encodings,
                       Variadic<Index>:$result_encoding_dims,
                       SymbolRefArrayAttr:$entry_points,
                       OptionalAttr<TiedOperandsAttr>:$tied_operands,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Variadic<Stream_DeviceResource>:$results);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? custom<DispatchEntryPoints>($entry_points)
    (`[` $workload^ `]`)? `` `(` $mixed_operands `)` attr-dict `:`
    custom<EncodedShapedFunctionType>(
        ref($mixed_operands), type($mixed_operands), $operand_sizes,
        $operand_encodings, $operand_encoding_dims, type($results),
        $result_sizes, $result_encodings, $result_encoding_dims, $tied_operands)
  }];
}

#endif // BINDERY_DIALECTS_STREAM_STREAMTENSOROPS
