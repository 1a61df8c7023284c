//===- HALTypes.td - Types of the hal dialect -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALTYPES
#define BINDERY_DIALECTS_HAL_HALTYPES

include "dialects/hal/HALBase.td"

def HAL_AllocatorType : HAL_Type<"Allocator", "allocator"> {
  let summary = "an allocator of device memory";
}
def HAL_BufferType : HAL_Type<"Buffer", "buffer"> {
  let summary = "a range of device memory";
}
def HAL_BufferViewType : HAL_Type<"BufferView", "buffer_view"> {
  let summary = "a buffer with shape, element type and encoding";
}
def HAL_ChannelType : HAL_Type<"Channel", "channel"> {
  let summary = "a channel for collectives";
}
def HAL_CommandBufferType : HAL_Type<"CommandBuffer", "command_buffer"> {
  let summary = "a recording of commands";
}
def HAL_DeviceType : HAL_Type<"Device", "device"> {
  let summary = "a logical device";
}
def HAL_EventType : HAL_Type<"Event", "event"> {
  let summary = "an event inside command buffers";
}
def HAL_ExecutableType : HAL_Type<"Executable", "executable"> {
  let summary = "a loaded executable";
}
def HAL_FenceType : HAL_Type<"Fence", "fence"> {
  let summary = "a set of semaphore time points";
}
def HAL_FileType : HAL_Type<"File", "file"> {
  let summary = "a file that a device reads or writes";
}
def HAL_SemaphoreType : HAL_Type<"Semaphore", "semaphore"> {
  let summary = "a timeline semaphore";
}

// Type sets of ops. Each is buildable, so that an assembly format may leave the
// type out, and a wrong one that is written is the verifier's to report.
class HAL_Operand<TypeDef type, string what>
    : Type<type.predicate, what>,
      BuildableType<"$_builder.getType<" # type.cppType # ">()">;

def HAL_Allocator : HAL_Operand<HAL_AllocatorType, "allocator">;
def HAL_Buffer : HAL_Operand<HAL_BufferType, "buffer">;
def HAL_BufferView : HAL_Operand<HAL_BufferViewType, "buffer_view">;
def HAL_Channel : HAL_Operand<HAL_ChannelType, "collective.channel">;
def HAL_CommandBuffer : HAL_Operand<HAL_CommandBufferType, "command_buffer">;
def HAL_Device : HAL_Operand<HAL_DeviceType, "device">;
def HAL_Executable : HAL_Operand<HAL_ExecutableType, "executable">;
def HAL_Fence : HAL_Operand<HAL_FenceType, "fence">;
def HAL_HostBuffer : HAL_Operand<Util_BufferType, "util.buffer">;
def HAL_File : HAL_Operand<HAL_FileType, "file">;

def HAL_BufferOrView
    : AnyTypeOf<[HAL_Buffer, HAL_BufferView]>;
def HAL_BufferOrSlot
    : AnyTypeOf<[Index, HAL_Buffer]>;
def HAL_PrimitiveType
    : AnyTypeOf<[Index, AnySignlessInteger, AnyFloat, AnyComplex]>;
def HAL_PrimitiveOrVector
    : AnyTypeOf<[Index, AnySignlessInteger, AnyFloat, AnyComplex,
                 AnyVectorOfNonZeroRank]>;
def HAL_FillPattern : AnyTypeOf<[I8, I16, I32]>;

#endif // BINDERY_DIALECTS_HAL_HALTYPES
