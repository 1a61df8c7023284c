//===- HALCommandBufferOps.td - Command buffers -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALCOMMANDBUFFEROPS
#define BINDERY_DIALECTS_HAL_HALCOMMANDBUFFEROPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"

// A command that is recorded. In all of them an `index` in the place of a
// buffer is a slot of the binding table given at submission.
class HAL_Command<string mnemonic, list<Trait> traits = []>
    : HAL_Op<"command_buffer." # mnemonic, traits>;

//===----------------------------------------------------------------------===//
// The command buffer itself
//===----------------------------------------------------------------------===//

def HAL_CommandBufferCreateOp
    : HAL_HintedOp<"command_buffer.create", "cmd"> {
  let summary = "starts a recording";
  let arguments = (ins
    HAL_Device:$device,
    HAL_CommandBufferModeAttr:$modes,
    HAL_CommandCategoryAttr:$command_categories,
    I64:$queue_affinity,
    Optional<Index>:$binding_capacity);
  let results = (outs HAL_CommandBuffer:$result);
  let assemblyFormat = [{
    `device` `(` $device `:` type($device) `)`
    `mode` `(` $modes `)`
    `categories` `(` $command_categories `)`
    `affinity` `(` $queue_affinity `)`
    (`bindings` `(` $binding_capacity^ `)`)?
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_CommandBufferFinalizeOp : HAL_Command<"finalize"> {
  let summary = "ends a recording";
  let arguments = (ins HAL_CommandBuffer:$command_buffer);
  let assemblyFormat = [{
    `<` $command_buffer `:` type($command_buffer) `>` attr-dict-with-keyword
  }];
}

def HAL_CommandBufferDeviceOp : HAL_Command<"device", [Pure]> {
  let summary = "the device that a recording is for";
  let arguments = (ins HAL_CommandBuffer:$command_buffer);
  let results = (outs HAL_Device:$device);
  let assemblyFormat = [{
    `<` $command_buffer `:` type($command_buffer) `>`
    `:` type($device) attr-dict-with-keyword
  }];
}

def HAL_CommandBufferBeginDebugGroupOp : HAL_Command<"begin_debug_group"> {
  let summary = "opens a labelled group of commands";
  let arguments = (ins HAL_CommandBuffer:$command_buffer, StrAttr:$label);
  let assemblyFormat = [{
    `<` $command_buffer `:` type($command_buffer) `>`
    `label` `(` $label `)` attr-dict-with-keyword
  }];
}

def HAL_CommandBufferEndDebugGroupOp : HAL_Command<"end_debug_group"> {
  let summary = "closes the innermost group of commands";
  let arguments = (ins HAL_CommandBuffer:$command_buffer);
  let assemblyFormat = [{
    `<` $command_buffer `:` type($command_buffer) `>` attr-dict-with-keyword
  }];
}

def HAL_CommandBufferExecutionBarrierOp : HAL_Command<"execution_barrier"> {
  let summary = "orders the commands before it and those after it";
  let arguments = (ins
    HAL_CommandBuffer:$command_buffer,
    HAL_ExecutionStageAttr:$source_stage_mask,
    HAL_ExecutionStageAttr:$target_stage_mask,
    HAL_ExecutionBarrierFlagAttr:$flags);
  let assemblyFormat = [{
    `<` $command_buffer `:` type($command_buffer) `>`
    `source` `(` $source_stage_mask `)`
    `target` `(` $target_stage_mask `)`
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

def HAL_CommandBufferFillBufferOp : HAL_Command<"fill_buffer"> {
  let summary = "fills a range with a pattern";
  let arguments = (ins
    HAL_CommandBuffer:$command_buffer,
    HAL_BufferOrSlot:$target_buffer,
    Index:$target_offset,
    Index:$length,
    HAL_FillPattern:$pattern,
    HAL_FillFlagAttr:$flags);
  let assemblyFormat = [{
    `<` $command_buffer `:` type($command_buffer) `>`
    `target` `(` $target_buffer `:` type($target_buffer) `)`
    `` `[` $target_offset `,` $length `]`
    `pattern` `(` $pattern `:` type($pattern) `)`
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
}

def HAL_CommandBufferUpdateBufferOp
    : HAL_Command<"update_buffer", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "copies host bytes into the recording and from it to a range";
  let arguments = (ins
    HAL_CommandBuffer:$command_buffer,
    HAL_HostBuffer:$source_buffer,
    Index:$source_size,
    Index:$source_offset,
    HAL_BufferOrSlot:$target_buffer,
    Index:$target_offset,
    Index:$length,
    HAL_UpdateFlagAttr:$flags);
  let assemblyFormat = [{
    `<` $command_buffer `:` type($command_buffer) `>`
    `source` `(` $source_buffer `:`
      custom<SizeAwareType>(type($source_buffer), $source_size) `)`
    `` `[` $source_offset `]`
    `target` `(` $target_buffer `:` type($target_buffer) `)`
    `` `[` $target_offset `]`
    `length` `(` $length `)`
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
}

def HAL_CommandBufferCopyBufferOp : HAL_Command<"copy_buffer"> {
  let summary = "copies a range";
  let arguments = (ins
    HAL_CommandBuffer:$command_buffer,
    HAL_BufferOrSlot:$source_buffer,
    Index:$source_offset,
    HAL_BufferOrSlot:$target_buffer,
    Index:$target_offset,
    Index:$length,
    HAL_CopyFlagAttr:$flags);
  let assemblyFormat = [{
    `<` $command_buffer `:` type($command_buffer) `>`
    `source` `(` $source_buffer `:` type($source_buffer) `)`
    `` `[` $source_offset `]`
    `target` `(` $target_buffer `:` type($target_buffer) `)`
    `` `[` $target_offset `]`
    `length` `(` $length `)`
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
}

def HAL_CommandBufferCollectiveOp
    : HAL_Command<"collective", [AttrSizedOperandSegments]> {
  let summary = "takes part in a collective over a channel";
  let arguments = (ins
    HAL_CommandBuffer:$command_buffer,
    HAL_Channel:$channel,
    Index:$element_count,
    HAL_CollectiveAttr:$op,
    Optional<I32>:$param,
    Optional<HAL_BufferOrSlot>:$send_buffer,
    Optional<Index>:$send_offset,
    Optional<Index>:$send_length,
    Optional<HAL_BufferOrSlot>:$recv_buffer,
    Optional<Index>:$recv_offset,
    Optional<Index>:$recv_length);
  let assemblyFormat = [{
    `<` $command_buffer `:` type($command_buffer) `>`
    `channel` `(` $channel `:` type($channel) `)`
    `op` `(` $op `)`
    (`param` `(` $param^ `:` type($param) `)`)?
    (`send` `(` $send_buffer^ `:` type($send_buffer) `)`
     `` `[` $send_offset `,` $send_length `]`)?
    (`recv` `(` $recv_buffer^ `:` type($recv_buffer) `)`
     `` `[` $recv_offset `,` $recv_length `]`)?
    `count` `(` $element_count `)` attr-dict-with-keyword
  }];
}

//===----------------------------------------------------------------------===//
// Dispatches
//===----------------------------------------------------------------------===//

def HAL_CommandBufferDispatchOp
    : HAL_Command<"dispatch", [AttrSizedOperandSegments]> {
  let summary = "dispatches a function of an executable";
  let arguments = (ins
    HAL_CommandBuffer:$command_buffer,
    HAL_Executable:$executable,
    I64:$function_id,
    Index:$workgroup_x,
    Index:$workgroup_y,
    Index:$workgroup_z,
    Variadic<I32>:$constants,
    Variadic<HAL_BufferOrSlot>:$binding_buffers,
    Variadic<Index>:$binding_offsets,
    Variadic<Index>:$binding_lengths,
    HAL_DispatchFlagAttr:$flags);
  let assemblyFormat = [{
    `<` $command_buffer `:` type($command_buffer) `>`
    `target` `(` $executable `:` type($executable) `)`
    `` `[` $function_id `]`
    `workgroups` `(` `[` $workgroup_x `,` $workgroup_y `,` $workgroup_z `]` `)`
    (`constants` `(` `[` $constants^ `]` `)`)?
    `bindings` `(` `[`
    custom<Bindings>($binding_buffers, type($binding_buffers),
                     $binding_offsets, $binding_lengths)
    `]` `)`
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def HAL_CommandBufferDispatchIndirectOp
    : HAL_Command<"dispatch.indirect", [AttrSizedOperandSegments]> {
  let summary = "dispatches with a workgroup count that is read from a buffer";
  let arguments = (ins
    HAL_CommandBuffer:$command_buffer,
    HAL_Executable:$executable,
    I64:$function_id,
    HAL_BufferOrSlot:$workgroups_buffer,
    Index:$workgroups_offset,
    Variadic<I32>:$constants,
    Variadic<HAL_BufferOrSlot>:$binding_buffers,
    Variadic<Index>:$binding_offsets,
    Variadic<Index>:$binding_lengths,
    HAL_DispatchFlagAttr:$flags);
  let assemblyFormat = [{
    `<` $command_buffer `:` type($command_buffer) `>`
    `target` `(` $executable `:` type($executable) `)`
    `` `[` $function_id `]`
    `workgroups` `(` $workgroups_buffer `:` type($workgroups_buffer) `)`
    `` `[` $workgroups_offset `]`
    (`constants` `(` `[` $constants^ `]` `)`)?
    `bindings` `(` `[`
    custom<Bindings>($binding_buffers, type($binding_buffers),
                     $binding_offsets, $binding_lengths)
    `]` `)`
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_HAL_HALCOMMANDBUFFEROPS
