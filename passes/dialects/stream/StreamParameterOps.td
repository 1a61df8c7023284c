//===- StreamParameterOps.td - Parameters of the stream dialect --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMPARAMETEROPS
#define BINDERY_DIALECTS_STREAM_STREAMPARAMETEROPS

include "dialects/stream/StreamTypes.td"

// A parameter is named by a key, in a scope if there is one: `%scope::%key`,
// with an offset in bytes behind it.

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

def Stream_TensorParameterLoadOp : Stream_Op<"tensor.parameter.load", [
    AttrSizedOperandSegments, Pure, Stream_Streamable]> {
  let summary = "a tensor with the contents of a parameter";
  let arguments = (ins Optional<Stream_HostBuffer>:$source_scope,
                       Stream_HostBuffer:$source_key, I64:$source_offset,
                       TypeAttr:$result_encoding, Variadic<Index>:$result_encoding_dims,
                       Index:$result_size, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)?
    custom<ParameterReference>($source_scope, $source_key) `` `[` $source_offset `]` `:`
    $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
}

def Stream_TensorParameterWriteOp : Stream_Op<"tensor.parameter.write", [
    AllTypesMatch<["source", "result"]>, AttrSizedOperandSegments, Stream_Tied]> {
  let summary = "writes a tensor into a parameter";
  let arguments = (ins Stream_DeviceResource:$source, TypeAttr:$source_encoding,
                       Variadic<Index>:$source_encoding_dims, Index:$source_size,
                       Optional<Stream_HostBuffer>:$target_scope,
                       Stream_HostBuffer:$target_key, I64:$target_offset,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `->`
    custom<ParameterReference>($target_scope, $target_key) `` `[` $target_offset `]` `:`
    $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($source), $source_size) attr-dict-with-keyword
  }];
}

//===----------------------------------------------------------------------===//
// Asynchronous
//===----------------------------------------------------------------------===//

def Stream_AsyncParameterLoadOp : Stream_Op<"async.parameter.load", [
    AttrSizedOperandSegments, Pure]> {
  let summary = "a resource with the contents of a parameter";
  let arguments = (ins Optional<Stream_TimepointType>:$await_timepoint,
                       Optional<Stream_HostBuffer>:$source_scope,
                       Stream_HostBuffer:$source_key, I64:$source_offset,
                       Index:$result_size, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result, Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)?
    custom<ParameterReference>($source_scope, $source_key) `` `[` $source_offset `]` `:`
    custom<SizeAwareType>(type($result), $result_size) `=` `` `>`
    type($result_timepoint) attr-dict-with-keyword
  }];
}

def Stream_AsyncParameterReadOp : Stream_Op<"async.parameter.read", [
    AllTypesMatch<["target", "result"]>, AttrSizedOperandSegments, Stream_Tied]> {
  let summary = "a resource with a range read from a parameter";
  let arguments = (ins Stream_DeviceResource:$target, Index:$target_size,
                       Index:$target_offset, Index:$target_end, Index:$target_length,
                       Optional<Stream_HostBuffer>:$source_scope,
                       Stream_HostBuffer:$source_key, I64:$source_offset,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result, Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)?
    custom<ParameterReference>($source_scope, $source_key) `` `[` $source_offset `]` `->`
    $target `[` $target_offset `to` $target_end `for` $target_length `]` `:`
    custom<SizeAwareType>(type($target), $target_size) `=` `` `>`
    type($result_timepoint) attr-dict-with-keyword
  }];
}

def Stream_AsyncParameterWriteOp : Stream_Op<"async.parameter.write", [
    AllTypesMatch<["source", "result"]>, AttrSizedOperandSegments, Stream_Tied]> {
  let summary = "writes a range of a resource into a parameter";
  let arguments = (ins Stream_DeviceResource:$source, Index:$source_size,
                       Index:$source_offset, Index:$source_end, Index:$source_length,
                       Optional<Stream_HostBuffer>:$target_scope,
                       Stream_HostBuffer:$target_key, I64:$target_offset,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result, Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)?
    $source `[` $source_offset `to` $source_end `for` $source_length `]` `->`
    custom<ParameterReference>($target_scope, $target_key) `` `[` $target_offset `]` `:`
    custom<SizeAwareType>(type($source), $source_size) `=` `` `>`
    type($result_timepoint) attr-dict-with-keyword
  }];
}

def Stream_AsyncParameterGatherOp : Stream_Op<"async.parameter.gather", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<InferTypeOpInterface>,
    Stream_Tied]> {
  let summary = "a resource with ranges read from parameters";
  let arguments = (ins Optional<Stream_HostBuffer>:$source_scope,
                       Variadic<Stream_HostBuffer>:$source_keys,
                       Variadic<I64>:$source_offsets,
                       Stream_DeviceResource:$target, Index:$target_size,
                       Variadic<Index>:$target_offsets, Variadic<Index>:$target_ends,
                       Variadic<Index>:$target_lengths,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result, Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)?
    custom<AsyncParameterGather>($source_scope, $source_keys, $source_offsets,
                                 $target, type($target), $target_size,
                                 $target_offsets, $target_ends, $target_lengths)
    `:` qualified(type($result)) `=` `` `>` type($result_timepoint)
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Stream_AsyncParameterScatterOp : Stream_Op<"async.parameter.scatter", [
    AllTypesMatch<["source", "result"]>, AttrSizedOperandSegments, Stream_Tied]> {
  let summary = "writes ranges of a resource into parameters";
  let arguments = (ins Stream_DeviceResource:$source, Index:$source_size,
                       Variadic<Index>:$source_offsets, Variadic<Index>:$source_ends,
                       Variadic<Index>:$source_lengths,
                       Optional<Stream_HostBuffer>:$target_scope,
                       Variadic<Stream_HostBuffer>:$target_keys,
                       Variadic<I64>:$target_offsets,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result, Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)?
    custom<AsyncParameterScatter>($source, type($source), $source_size,
                                  $source_offsets, $source_ends, $source_lengths,
                                  $target_scope, $target_keys, $target_offsets)
    `:` qualified(type($result)) `=` `` `>` type($result_timepoint)
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

def Stream_CmdParameterLoadOp : Stream_Op<"cmd.parameter.load", [
    AttrSizedOperandSegments, Pure, Stream_CmdPhase]> {
  let summary = "resources with the contents of parameters";
  let arguments = (ins Optional<Stream_HostBuffer>:$source_scope,
                       Variadic<Stream_HostBuffer>:$source_keys,
                       Variadic<I64>:$source_offsets, Variadic<Index>:$result_sizes,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Variadic<Stream_DeviceResource>:$results,
                      Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
    custom<ParameterLoadOperations>($source_scope, $source_keys, $source_offsets,
                                    type($results), $result_sizes)
    `=` `` `>` type($result_timepoint) attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

class Stream_CmdParameterOp<string mnemonic> : Stream_Op<mnemonic, [
    AttrSizedOperandSegments, Stream_CmdPhase]> {
  let results = (outs Stream_TimepointType:$result_timepoint);
}

def Stream_CmdParameterReadOp : Stream_CmdParameterOp<"cmd.parameter.read"> {
  let summary = "reads a parameter into a range of a resource";
  let arguments = (ins Optional<Stream_HostBuffer>:$source_scope,
                       Stream_HostBuffer:$source_key, I64:$source_offset,
                       Stream_DeviceResource:$target, Index:$target_size,
                       Index:$target_offset, Index:$target_length,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
    custom<ParameterReference>($source_scope, $source_key) `` `[` $source_offset `]` `->`
    $target `[` $target_offset `for` $target_length `]` `:`
    custom<SizeAwareType>(type($target), $target_size) `=` `` `>`
    type($result_timepoint) attr-dict-with-keyword
  }];
}

def Stream_CmdParameterWriteOp : Stream_CmdParameterOp<"cmd.parameter.write"> {
  let summary = "writes a range of a resource into a parameter";
  let arguments = (ins Stream_DeviceResource:$source, Index:$source_size,
                       Index:$source_offset, Index:$source_length,
                       Optional<Stream_HostBuffer>:$target_scope,
                       Stream_HostBuffer:$target_key, I64:$target_offset,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
    $source `[` $source_offset `for` $source_length `]` `:`
    custom<SizeAwareType>(type($source), $source_size) `->`
    custom<ParameterReference>($target_scope, $target_key) `` `[` $target_offset `]`
    `=` `` `>` type($result_timepoint) attr-dict-with-keyword
  }];
}

def Stream_CmdParameterGatherOp : Stream_CmdParameterOp<"cmd.parameter.gather"> {
  let summary = "reads parameters into ranges of a resource";
  let arguments = (ins Optional<Stream_HostBuffer>:$source_scope,
                       Variadic<Stream_HostBuffer>:$source_keys,
                       Variadic<I64>:$source_offsets,
                       Stream_DeviceResource:$target, Index:$target_size,
                       Variadic<Index>:$target_offsets, Variadic<Index>:$target_lengths,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
    custom<CmdParameterGather>($source_scope, $source_keys, $source_offsets,
                               $target, type($target), $target_size,
                               $target_offsets, $target_lengths)
    `=` `` `>` type($result_timepoint) attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Stream_CmdParameterScatterOp : Stream_CmdParameterOp<"cmd.parameter.scatter"> {
  let summary = "writes ranges of a resource into parameters";
  let arguments = (ins Stream_DeviceResource:$source, Index:$source_size,
                       Variadic<Index>:$source_offsets, Variadic<Index>:$source_lengths,
                       Optional<Stream_HostBuffer>:$target_scope,
                       Variadic<Stream_HostBuffer>:$target_keys,
                       Variadic<I64>:$target_offsets,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
    custom<CmdParameterScatter>($source, type($source), $source_size,
                                $source_offsets, $source_lengths,
                                $target_scope, $target_keys, $target_offsets)
    `=` `` `>` type($result_timepoint) attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_STREAM_STREAMPARAMETEROPS
