//===- FlowCollectiveOps.td - Channels, collectives, parameters -----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWCOLLECTIVEOPS
#define BINDERY_DIALECTS_FLOW_FLOWCOLLECTIVEOPS

include "dialects/flow/FlowBase.td"
include "dialects/flow/FlowEnums.td"
include "dialects/flow/FlowTypes.td"
include "dialects/util/UtilTypes.td"

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

def Flow_ParameterLoadOp
    : Flow_Op<"parameter.load", [AttrSizedOperandSegments, Pure]> {
  let summary = "a tensor with the contents of a parameter";
  let description = [{
    The parameter is named by a key, in a scope if there is one; the contents
    begin `source_offset` bytes into it.
  }];
  let arguments = (ins Optional<Util_BufferType>:$source_scope,
                       Util_BufferType:$source_key, I64:$source_offset,
                       Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    custom<ParameterReference>($source_scope, $source_key) ``
    `[` $source_offset `]` `:` type($result) (`{` $result_dims^ `}`)?
    attr-dict-with-keyword
  }];
}

def Flow_ParameterWriteOp
    : Flow_Op<"parameter.write", [AllTypesMatch<["source", "result"]>,
                                  AttrSizedOperandSegments, Flow_TiedOp]> {
  let summary = "writes a tensor into a parameter";
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$source_dims,
                       Optional<Util_BufferType>:$target_scope,
                       Util_BufferType:$target_key, I64:$target_offset);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `->` custom<ParameterReference>($target_scope, $target_key) ``
    `[` $target_offset `]` `:` type($source) (`{` $source_dims^ `}`)?
    attr-dict-with-keyword
  }];
}

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

class Flow_ChannelOp<string mnemonic, list<Trait> traits = []>
    : Flow_Op<mnemonic, !listconcat(traits, [
        DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>])>;

def Flow_ChannelDefaultOp : Flow_ChannelOp<"channel.default", [Pure]> {
  let summary = "the channel of the whole program, or of a group";
  let arguments = (ins OptionalAttr<StrAttr>:$group);
  let results = (outs Flow_ChannelType:$result);
  let assemblyFormat = "($group^)? `:` type($result) attr-dict-with-keyword";
}

def Flow_ChannelSplitOp : Flow_ChannelOp<"channel.split"> {
  let summary = "the channel of the participants with one color, ordered by key";
  let arguments = (ins Flow_ChannelType:$channel, Index:$color, Index:$key);
  let results = (outs Flow_ChannelType:$result);
  let assemblyFormat = [{
    $channel `,` $color `,` $key `:` type($channel) `->` type($result)
    attr-dict-with-keyword
  }];
}

def Flow_ChannelRankOp : Flow_ChannelOp<"channel.rank", [Pure]> {
  let summary = "the number of the local participant in a channel";
  let arguments = (ins Flow_ChannelType:$channel);
  let results = (outs Index:$result);
  let assemblyFormat = "$channel `:` type($result) attr-dict-with-keyword";
}

def Flow_ChannelCountOp : Flow_ChannelOp<"channel.count", [Pure]> {
  let summary = "the number of participants in a channel";
  let arguments = (ins Flow_ChannelType:$channel);
  let results = (outs Index:$result);
  let assemblyFormat = "$channel `:` type($result) attr-dict-with-keyword";
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

// The result is in the storage of the target.
class Flow_CollectiveOp<string mnemonic, Trait types>
    : Flow_Op<mnemonic, [types, Flow_TiedOp]> {
  let results = (outs AnyRankedTensor:$result);
  let hasVerifier = 1;
}

defvar Flow_CollectiveOperands =
    (ins AnyRankedTensor:$target, Variadic<Index>:$target_dims,
         AnyRankedTensor:$source, Flow_ChannelType:$channel,
         OptionalAttr<Flow_TiedOperandsAttr>:$tied_operands);

class Flow_GatheringOp<string mnemonic>
    : Flow_CollectiveOp<mnemonic, AllTypesMatch<["target", "result"]>> {
  let arguments = !con((ins Flow_CollectiveElementType:$element_type),
                       Flow_CollectiveOperands);
  let assemblyFormat = [{
    $element_type `,` $target `,` $source `,` $channel `:`
    `(` type($target) `,` type($source) `,` type($channel) `)` `->`
    custom<CollectiveResult>(type($result), $target_dims, $tied_operands)
    attr-dict-with-keyword
  }];
}

class Flow_ReducingOp<string mnemonic, Trait types>
    : Flow_CollectiveOp<mnemonic, types> {
  let arguments = !con((ins Flow_CollectiveReduction:$reduction_op,
                            Flow_CollectiveElementType:$element_type),
                       Flow_CollectiveOperands);
  let assemblyFormat = [{
    $reduction_op `,` $element_type `,` $target `,` $source `,` $channel `:`
    `(` type($target) `,` type($source) `,` type($channel) `)` `->`
    custom<CollectiveResult>(type($result), $target_dims, $tied_operands)
    attr-dict-with-keyword
  }];
}

def Flow_CollectiveAllGatherOp : Flow_GatheringOp<"collective.all_gather"> {
  let summary = "the sources of all participants, one after another";
}

def Flow_CollectiveAllToAllOp : Flow_GatheringOp<"collective.all_to_all"> {
  let summary = "part N of each source, for participant N";
}

def Flow_CollectiveAllReduceOp
    : Flow_ReducingOp<"collective.all_reduce",
                      AllTypesMatch<["source", "target", "result"]>> {
  let summary = "the sources of all participants joined element by element";
}

def Flow_CollectiveReduceScatterOp
    : Flow_ReducingOp<"collective.reduce_scatter",
                      AllTypesMatch<["target", "result"]>> {
  let summary = "part N of the joined sources, for participant N";
}

def Flow_CollectiveSendRecvOp
    : Flow_CollectiveOp<"collective.send_recv",
                        AllTypesMatch<["source", "target", "result"]>> {
  let summary = "sends to one participant and receives from another";
  let arguments = !con((ins Flow_CollectiveElementType:$element_type),
                       Flow_CollectiveOperands,
                       (ins Index:$send, Index:$recv));
  let assemblyFormat = [{
    $element_type `,` $target `,` $source `,` $channel `,` $send `,` $recv `:`
    `(` type($target) `,` type($source) `,` type($channel) `,` type($send) `,`
    type($recv) `)` `->`
    custom<CollectiveResult>(type($result), $target_dims, $tied_operands)
    attr-dict-with-keyword
  }];
}

#endif // BINDERY_DIALECTS_FLOW_FLOWCOLLECTIVEOPS
