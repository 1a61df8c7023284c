//===- HALDeviceQueueOps.td - Queues of a device -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALDEVICEQUEUEOPS
#define BINDERY_DIALECTS_HAL_HALDEVICEQUEUEOPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"

// A call that runs when its wait fence is reached and then signals another.
// The clauses of formats that all of them begin with stand in `prefix`.
class HAL_QueueOp<string mnemonic, list<Trait> traits = []>
    : HAL_Op<"device.queue." # mnemonic, traits> {
  string prefix = [{
    `<` $device `:` type($device) `>`
    `affinity` `(` $queue_affinity `)`
    `wait` `(` $wait_fence `)`
    `signal` `(` $signal_fence `)`
  }];
  // The clauses of what moves bytes from a source to a target.
  string transfer = prefix # [{
    `source` `(` $source `:` type($source) `)`
    `` `[` $source_offset `]`
    `target` `(` $target `:` type($target) `)`
    `` `[` $target_offset `]`
    `length` `(` $length `)`
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
  dag queue = (ins HAL_Device:$device, I64:$queue_affinity,
                   HAL_Fence:$wait_fence, HAL_Fence:$signal_fence);
  let hasVerifier = 1;
}

def HAL_DeviceQueueAllocaOp : HAL_QueueOp<"alloca", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "allocates a buffer when the queue gets there";
  let arguments = !con(queue, (ins
    I64:$pool,
    I32:$memory_types,
    I32:$buffer_usage,
    Index:$result_size,
    HAL_AllocaFlagAttr:$flags));
  let results = (outs HAL_Buffer:$result);
  let assemblyFormat = prefix # [{
    `pool` `(` $pool `)`
    `type` `(` $memory_types `)`
    `usage` `(` $buffer_usage `)`
    `flags` `(` $flags `)`
    `:` custom<SizeAwareType>(type($result), $result_size)
    attr-dict-with-keyword
  }];
}

def HAL_DeviceQueueDeallocaOp : HAL_QueueOp<"dealloca"> {
  let summary = "frees a buffer when the queue gets there";
  let arguments = !con(queue, (ins HAL_Buffer:$buffer,
                                   HAL_DeallocaFlagAttr:$flags));
  let assemblyFormat = prefix # [{
    `buffer` `(` $buffer `:` type($buffer) `)`
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
}

def HAL_DeviceQueueFillOp : HAL_QueueOp<"fill"> {
  let summary = "fills a range with a pattern";
  let arguments = !con(queue, (ins
    HAL_Buffer:$target_buffer,
    Index:$target_offset,
    Index:$length,
    HAL_FillPattern:$pattern,
    HAL_FillFlagAttr:$flags));
  let assemblyFormat = prefix # [{
    `target` `(` $target_buffer `:` type($target_buffer) `)`
    `` `[` $target_offset `]`
    `length` `(` $length `)`
    `pattern` `(` $pattern `:` type($pattern) `)`
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
}

def HAL_DeviceQueueUpdateOp : HAL_QueueOp<"update"> {
  let summary = "copies host bytes to a range";
  let arguments = !con(queue, (ins
    HAL_HostBuffer:$source,
    Index:$source_offset,
    HAL_Buffer:$target,
    Index:$target_offset,
    Index:$length,
    HAL_UpdateFlagAttr:$flags));
  let assemblyFormat = transfer;
}

def HAL_DeviceQueueCopyOp : HAL_QueueOp<"copy"> {
  let summary = "copies a range";
  let arguments = !con(queue, (ins
    HAL_Buffer:$source,
    Index:$source_offset,
    HAL_Buffer:$target,
    Index:$target_offset,
    Index:$length,
    HAL_CopyFlagAttr:$flags));
  let assemblyFormat = transfer;
}

def HAL_DeviceQueueReadOp : HAL_QueueOp<"read"> {
  let summary = "reads a range of a file into a buffer";
  let arguments = !con(queue, (ins
    HAL_File:$source,
    I64:$source_offset,
    HAL_Buffer:$target,
    Index:$target_offset,
    Index:$length,
    HAL_ReadFlagAttr:$flags));
  let assemblyFormat = transfer;
}

def HAL_DeviceQueueWriteOp : HAL_QueueOp<"write"> {
  let summary = "writes a range of a buffer to a file";
  let arguments = !con(queue, (ins
    HAL_Buffer:$source,
    Index:$source_offset,
    HAL_File:$target,
    I64:$target_offset,
    Index:$length,
    HAL_WriteFlagAttr:$flags));
  let assemblyFormat = transfer;
}

def HAL_DeviceQueueBarrierOp : HAL_QueueOp<"barrier"> {
  let summary = "waits and signals, nothing else";
  let arguments = !con(queue, (ins HAL_ExecuteFlagAttr:$flags));
  let assemblyFormat = prefix # [{
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
}

def HAL_DeviceQueueExecuteOp : HAL_QueueOp<"execute"> {
  let summary = "runs a command buffer";
  let arguments = !con(queue, (ins HAL_CommandBuffer:$command_buffer,
                                   HAL_ExecuteFlagAttr:$flags));
  let assemblyFormat = prefix # [{
    `commands` `(` $command_buffer `)`
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
}

def HAL_DeviceQueueExecuteIndirectOp
    : HAL_QueueOp<"execute.indirect", [SameVariadicOperandSize]> {
  let summary = "runs a command buffer with a binding table";
  let arguments = !con(queue, (ins
    HAL_CommandBuffer:$command_buffer,
    Variadic<HAL_Buffer>:$binding_buffers,
    Variadic<Index>:$binding_offsets,
    Variadic<Index>:$binding_lengths,
    HAL_ExecuteFlagAttr:$flags));
  let assemblyFormat = prefix # [{
    `commands` `(` $command_buffer `)`
    `bindings` `(` `[`
    custom<Bindings>($binding_buffers, type($binding_buffers),
                     $binding_offsets, $binding_lengths)
    `]` `)`
    `flags` `(` $flags `)` attr-dict-with-keyword
  }];
}

def HAL_DeviceQueueFlushOp : HAL_Op<"device.queue.flush"> {
  let summary = "makes the queue start what it was given";
  let arguments = (ins HAL_Device:$device, I64:$queue_affinity);
  let assemblyFormat = [{
    `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)`
    attr-dict-with-keyword
  }];
}

#endif // BINDERY_DIALECTS_HAL_HALDEVICEQUEUEOPS
