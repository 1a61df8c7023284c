//===- HALChannelOps.td - Channels for collectives -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALCHANNELOPS
#define BINDERY_DIALECTS_HAL_HALCHANNELOPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"

def HAL_ChannelCreateOp : HAL_HintedOp<"channel.create", "channel"> {
  let summary = "makes a channel between the participants of a group";
  let arguments = (ins
    HAL_Device:$device,
    I64:$queue_affinity,
    HAL_ChannelFlagAttr:$flags,
    HAL_HostBuffer:$id,
    HAL_HostBuffer:$group,
    I32:$rank,
    I32:$count);
  let results = (outs HAL_Channel:$result);
  let assemblyFormat = [{
    `device` `(` $device `:` type($device) `)`
    `affinity` `(` $queue_affinity `)`
    `flags` `(` $flags `)`
    `id` `(` $id `)`
    `group` `(` $group `)`
    `rank` `(` $rank `)`
    `count` `(` $count `)`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_ChannelSplitOp : HAL_HintedOp<"channel.split", "channel"> {
  let summary = "cuts a channel by color";
  let arguments = (ins HAL_Channel:$channel, I32:$color, I32:$key,
                       HAL_ChannelFlagAttr:$flags);
  let results = (outs HAL_Channel:$result);
  let assemblyFormat = [{
    `<` $channel `:` type($channel) `>`
    `color` `(` $color `)`
    `key` `(` $key `)`
    `flags` `(` $flags `)`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_ChannelRankAndCountOp
    : HAL_NamedOp<"channel.rank_and_count", [Pure]> {
  let summary = "this participant's rank and how many there are";
  let arguments = (ins HAL_Channel:$channel);
  let results = (outs I32:$rank, I32:$count);
  let assemblyFormat = [{
    `<` $channel `:` type($channel) `>`
    `:` type($rank) `,` type($count) attr-dict-with-keyword
  }];
}

#endif // BINDERY_DIALECTS_HAL_HALCHANNELOPS
