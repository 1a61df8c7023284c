//===- StreamCollectiveOps.td - Channels and collective operations --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMCOLLECTIVEOPS
#define BINDERY_DIALECTS_STREAM_STREAMCOLLECTIVEOPS

include "dialects/stream/StreamAttrs.td"
include "dialects/stream/StreamTypes.td"

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

def Stream_ChannelCreateOp : Stream_Op<"channel.create", [
    AttrSizedOperandSegments, Pure, Stream_Names]> {
  let summary = "a channel between the participants of a group";
  let arguments = (ins Optional<Stream_HostBuffer>:$id, Optional<Index>:$rank,
                       Optional<Index>:$count, OptionalAttr<StrAttr>:$group,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_ChannelType:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`id` `(` $id^ `)`)? (`group` `(` $group^ `)`)?
    (`rank` `(` $rank^ `)`)? (`count` `(` $count^ `)`)? `:` type($result)
    attr-dict-with-keyword
  }];
}

def Stream_ChannelSplitOp : Stream_Op<"channel.split", [Pure, Stream_Names]> {
  let summary = "a channel between some of the participants of another";
  let arguments = (ins Stream_ChannelType:$channel, Index:$color, Index:$key);
  let results = (outs Stream_ChannelType:$result);
  let assemblyFormat = [{
    $channel `,` $color `,` $key `:` type($channel) `->` type($result)
    attr-dict-with-keyword
  }];
}

class Stream_ChannelQueryOp<string mnemonic> : Stream_Op<mnemonic, [Pure, Stream_Names]> {
  let arguments = (ins Stream_ChannelType:$channel);
  let results = (outs Index:$result);
  let assemblyFormat = "$channel `:` type($result) attr-dict-with-keyword";
}

def Stream_ChannelRankOp : Stream_ChannelQueryOp<"channel.rank"> {
  let summary = "the number of this participant";
}
def Stream_ChannelCountOp : Stream_ChannelQueryOp<"channel.count"> {
  let summary = "the number of participants";
}

//===----------------------------------------------------------------------===//
// Collective operations
//===----------------------------------------------------------------------===//

def Stream_AsyncCollectiveOp : Stream_Op<"async.collective", [
    AllTypesMatch<["target", "result"]>, Stream_Streamable, Stream_Tied]> {
  let summary = "work on ranges of resources that all participants share";
  let arguments = (ins Stream_DeviceResource:$target, Index:$target_size,
                       Index:$target_offset, Index:$target_end, Index:$target_length,
                       Stream_DeviceResource:$source, Index:$source_size,
                       Index:$source_offset, Index:$source_end, Index:$source_length,
                       Index:$element_count, Stream_ChannelType:$channel,
                       Optional<I32>:$param, Stream_CollectiveAttr:$op,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    `` $op `` `[` $element_count `]` (`on` `(` $affinity^ `)`)?
    `channel` `(` $channel `)` `` custom<CollectiveParam>(ref($op), $param)
    $source `[` $source_offset `to` $source_end `for` $source_length `]` `,`
    $target `[` $target_offset `to` $target_end `for` $target_length `]` `:`
    custom<SizeAwareType>(type($source), $source_size) `->`
    custom<ShapedTiedResult>(type($target), $target_size)
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Stream_CmdCollectiveOp : Stream_Op<"cmd.collective", [
    AttrSizedOperandSegments, Stream_CmdPhase, Stream_Streamable]> {
  let summary = "a collective operation as a command";
  let arguments = (ins Stream_ChannelType:$channel, Index:$element_count,
                       Optional<I32>:$param,
                       Variadic<Stream_DeviceResource>:$resources,
                       Variadic<Index>:$resource_sizes,
                       Variadic<Index>:$resource_offsets,
                       Variadic<Index>:$resource_lengths,
                       Stream_CollectiveAttr:$op, I32ArrayAttr:$resource_accesses);
  let assemblyFormat = [{
    `` $op `` `[` $element_count `]` `channel` `(` $channel `)`
    (`param` `(` $param^ `:` type($param) `)`)?
    custom<DispatchResources>($resources, type($resources), $resource_sizes,
                              $resource_offsets, $resource_lengths,
                              $resource_accesses)
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_STREAM_STREAMCOLLECTIVEOPS
