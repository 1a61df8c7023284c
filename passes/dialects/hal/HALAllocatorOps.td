//===- HALAllocatorOps.td - Allocators and buffers -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALALLOCATOROPS
#define BINDERY_DIALECTS_HAL_HALALLOCATOROPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"

//===----------------------------------------------------------------------===//
// Allocators
//===----------------------------------------------------------------------===//

def HAL_AllocatorSelectOp : HAL_NamedOp<"allocator.select", [
    Pure, SameVariadicOperandSize]> {
  let summary = "the first of several devices that can allocate so";
  let arguments = (ins
    Variadic<HAL_Device>:$devices,
    Variadic<I64>:$queue_affinities,
    I32:$memory_types,
    I32:$buffer_usage);
  let results = (outs HAL_Device:$selected_device,
                      I64:$selected_queue_affinity);
  let assemblyFormat = [{
    `from` `(` custom<DeviceQueueAffinityList>(
      $devices, type($devices), $queue_affinities, type($queue_affinities)) `)`
    `type` `(` $memory_types `)`
    `usage` `(` $buffer_usage `)`
    `:` type($selected_device) `,` type($selected_queue_affinity)
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def HAL_AllocatorAllocateOp : HAL_HintedOp<"allocator.allocate", "buffer"> {
  let summary = "allocates a buffer";
  let arguments = (ins
    HAL_Allocator:$allocator,
    I64:$queue_affinity,
    I32:$memory_types,
    I32:$buffer_usage,
    Index:$result_size);
  let results = (outs HAL_Buffer:$result);
  let assemblyFormat = [{
    `<` $allocator `:` type($allocator) `>`
    `affinity` `(` $queue_affinity `)`
    `type` `(` $memory_types `)`
    `usage` `(` $buffer_usage `)`
    `:` custom<SizeAwareType>(type($result), $result_size)
    attr-dict-with-keyword
  }];
}

def HAL_AllocatorImportOp : HAL_NamedOp<"allocator.import"> {
  let summary = "takes host bytes as a buffer, if the allocator can";
  let arguments = (ins
    HAL_Allocator:$allocator,
    I64:$queue_affinity,
    I32:$memory_types,
    I32:$buffer_usage,
    HAL_HostBuffer:$source,
    Index:$offset,
    Index:$length);
  let results = (outs I1:$did_import, HAL_Buffer:$result);
  let assemblyFormat = [{
    `<` $allocator `:` type($allocator) `>`
    `source` `(` $source `:` type($source) `)`
    `` `[` $offset `,` $length `]`
    `affinity` `(` $queue_affinity `)`
    `type` `(` $memory_types `)`
    `usage` `(` $buffer_usage `)`
    `:` type($did_import) `,` type($result) attr-dict-with-keyword
  }];
}

def HAL_AllocatorResolveMemoryPropertiesOp
    : HAL_NamedOp<"allocator.resolve_memory_properties", [Pure]> {
  let summary = "the memory type and usage that a lifetime asks for";
  let arguments = (ins OptionalAttr<AnyAttr>:$affinity,
                       HAL_LifetimeAttr:$lifetime);
  let results = (outs I32:$memory_types, I32:$buffer_usage);
  let assemblyFormat = [{
    (`for` `(` $affinity^ `)`)?
    `lifetime` `(` $lifetime `)`
    `:` type($memory_types) `,` type($buffer_usage) attr-dict-with-keyword
  }];
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

def HAL_BufferAssertOp : HAL_Op<"buffer.assert"> {
  let summary = "fails unless a buffer can be used so";
  let arguments = (ins
    HAL_Buffer:$buffer,
    StrAttr:$message,
    HAL_Allocator:$allocator,
    Index:$minimum_length,
    HAL_MemoryTypeAttr:$memory_types,
    HAL_BufferUsageAttr:$buffer_usage);
  let assemblyFormat = [{
    `<` $buffer `:` type($buffer) `>`
    `message` `(` $message `)`
    `allocator` `(` $allocator `:` type($allocator) `)`
    `minimum_length` `(` $minimum_length `)`
    `type` `(` $memory_types `)`
    `usage` `(` $buffer_usage `)` attr-dict-with-keyword
  }];
}

// The allocation that a buffer is a range of is shared by count: these read
// and change who shares it.
def HAL_BufferAllocationPreserveOp
    : HAL_Op<"buffer.allocation.preserve", [
        MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "joins those who keep the allocation alive";
  let arguments = (ins HAL_Buffer:$buffer);
  let assemblyFormat =
      "`<` $buffer `:` type($buffer) `>` attr-dict-with-keyword";
}

def HAL_BufferAllocationDiscardOp
    : HAL_HintedOp<"buffer.allocation.discard", "was_terminal", [
        MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "leaves those who keep the allocation alive";
  let arguments = (ins HAL_Buffer:$buffer);
  let results = (outs I1:$was_terminal);
  let assemblyFormat = [{
    `<` $buffer `:` type($buffer) `>` `:` type($was_terminal)
    attr-dict-with-keyword
  }];
}

def HAL_BufferAllocationIsTerminalOp
    : HAL_HintedOp<"buffer.allocation.is_terminal", "is_terminal", [
        MemoryEffects<[MemRead]>]> {
  let summary = "whether nobody else keeps the allocation alive";
  let arguments = (ins HAL_Buffer:$buffer);
  let results = (outs I1:$is_terminal);
  let assemblyFormat = [{
    `<` $buffer `:` type($buffer) `>` `:` type($is_terminal)
    attr-dict-with-keyword
  }];
}

def HAL_BufferSubspanOp : HAL_HintedOp<"buffer.subspan", "buffer", [Pure]> {
  let summary = "a range of a buffer";
  let arguments = (ins HAL_Buffer:$source_buffer, Index:$source_offset,
                       Index:$length);
  let results = (outs HAL_Buffer:$result);
  let assemblyFormat = [{
    `<` $source_buffer `:` type($source_buffer) `>`
    `` `[` $source_offset `,` $length `]`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_BufferLengthOp : HAL_HintedOp<"buffer.length", "length", [Pure]> {
  let summary = "the length of a buffer in bytes";
  let arguments = (ins HAL_Buffer:$buffer);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    `<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_BufferLoadOp : HAL_Op<"buffer.load", [MemoryEffects<[MemRead]>]> {
  let summary = "reads a value from a buffer on the host";
  let arguments = (ins HAL_Buffer:$source_buffer, Index:$source_offset);
  let results = (outs HAL_PrimitiveOrVector:$result);
  let assemblyFormat = [{
    `<` $source_buffer `:` type($source_buffer) `>`
    `` `[` $source_offset `]` `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_BufferStoreOp : HAL_Op<"buffer.store"> {
  let summary = "writes a value to a buffer on the host";
  let arguments = (ins HAL_PrimitiveOrVector:$value, HAL_Buffer:$target_buffer,
                       Index:$target_offset);
  let assemblyFormat = [{
    `<` $target_buffer `:` type($target_buffer) `>`
    `` `[` $target_offset `]`
    `value` `(` $value `:` type($value) `)` attr-dict-with-keyword
  }];
}

#endif // BINDERY_DIALECTS_HAL_HALALLOCATOROPS
