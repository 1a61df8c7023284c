//===- HALEnums.td - Enumerations of the hal dialect -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALENUMS
#define BINDERY_DIALECTS_HAL_HALENUMS

include "mlir/IR/EnumAttr.td"

class HAL_I32Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::bindery::hal";
}
class HAL_I32BitEnum<string name, string summary,
                     list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, summary, cases> {
  let cppNamespace = "::bindery::hal";
}
class HAL_I64BitEnum<string name, string summary,
                     list<BitEnumAttrCaseBase> cases>
    : I64BitEnumAttr<name, summary, cases> {
  let cppNamespace = "::bindery::hal";
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def HAL_LifetimeAttr : HAL_I32Enum<"Lifetime", "valid Lifetime", [
  I32EnumAttrCase<"Unknown", 0, "*">,
  I32EnumAttrCase<"External", 1, "external">,
  I32EnumAttrCase<"Staging", 2, "staging">,
  I32EnumAttrCase<"Transient", 3, "transient">,
  I32EnumAttrCase<"Variable", 4, "variable">,
  I32EnumAttrCase<"Constant", 5, "constant">,
]>;

// The local cases name their members too, but a value is also one of them only
// when the bit of their own (0x40, 0x20) is set.
def HAL_MemoryTypeAttr : HAL_I32BitEnum<"MemoryType", "valid MemoryType", [
  I32BitEnumAttrCaseNone<"None">,
  I32BitEnumAttrCaseBit<"Optimal", 0>,
  I32BitEnumAttrCaseBit<"HostVisible", 1>,
  I32BitEnumAttrCaseBit<"HostCoherent", 2>,
  I32BitEnumAttrCaseBit<"HostCached", 3>,
  I32BitEnumAttrCase<"HostLocal", 0x46>,
  I32BitEnumAttrCaseBit<"DeviceVisible", 4>,
  I32BitEnumAttrCase<"DeviceLocal", 0x30>,
]>;

def HAL_BU_TransferSource : I32BitEnumAttrCaseBit<"TransferSource", 0>;
def HAL_BU_TransferTarget : I32BitEnumAttrCaseBit<"TransferTarget", 1>;
def HAL_BU_DispatchStorageRead : I32BitEnumAttrCaseBit<"DispatchStorageRead", 10>;
def HAL_BU_DispatchStorageWrite : I32BitEnumAttrCaseBit<"DispatchStorageWrite", 11>;
def HAL_BU_DispatchImageRead : I32BitEnumAttrCaseBit<"DispatchImageRead", 12>;
def HAL_BU_DispatchImageWrite : I32BitEnumAttrCaseBit<"DispatchImageWrite", 13>;
def HAL_BU_MappingScoped : I32BitEnumAttrCaseBit<"MappingScoped", 24>;
def HAL_BU_MappingAccessRandom : I32BitEnumAttrCaseBit<"MappingAccessRandom", 27>;

def HAL_BufferUsageAttr : HAL_I32BitEnum<"BufferUsage", "valid BufferUsage", [
  I32BitEnumAttrCaseNone<"None">,
  HAL_BU_TransferSource,
  HAL_BU_TransferTarget,
  I32BitEnumAttrCaseGroup<"Transfer",
                          [HAL_BU_TransferSource, HAL_BU_TransferTarget]>,
  I32BitEnumAttrCaseBit<"DispatchIndirectParameters", 8>,
  I32BitEnumAttrCaseBit<"DispatchUniformRead", 9>,
  HAL_BU_DispatchStorageRead,
  HAL_BU_DispatchStorageWrite,
  I32BitEnumAttrCaseGroup<"DispatchStorage", [HAL_BU_DispatchStorageRead,
                                              HAL_BU_DispatchStorageWrite]>,
  HAL_BU_DispatchImageRead,
  HAL_BU_DispatchImageWrite,
  I32BitEnumAttrCaseGroup<"DispatchImage", [HAL_BU_DispatchImageRead,
                                            HAL_BU_DispatchImageWrite]>,
  I32BitEnumAttrCaseBit<"SharingExport", 16>,
  I32BitEnumAttrCaseBit<"SharingReplicate", 17>,
  I32BitEnumAttrCaseBit<"SharingConcurrent", 18>,
  I32BitEnumAttrCaseBit<"SharingImmutable", 19>,
  HAL_BU_MappingScoped,
  I32BitEnumAttrCaseBit<"MappingPersistent", 25>,
  I32BitEnumAttrCaseBit<"MappingOptional", 26>,
  HAL_BU_MappingAccessRandom,
  I32BitEnumAttrCaseBit<"MappingAccessSequentialWrite", 28>,
  I32BitEnumAttrCaseGroup<"Mapping",
                          [HAL_BU_MappingScoped, HAL_BU_MappingAccessRandom]>,
]>;

def HAL_MemoryAccessAttr : HAL_I32BitEnum<"MemoryAccess", "valid MemoryAccess", [
  I32BitEnumAttrCaseNone<"None">,
  I32BitEnumAttrCaseBit<"Read", 0>,
  I32BitEnumAttrCaseBit<"Write", 1>,
  I32BitEnumAttrCaseBit<"Discard", 2>,
  I32BitEnumAttrCaseBit<"MayAlias", 3>,
  I32BitEnumAttrCaseBit<"Unaligned", 4>,
  I32BitEnumAttrCaseBit<"Any", 5>,
]>;

//===----------------------------------------------------------------------===//
// Command buffers
//===----------------------------------------------------------------------===//

def HAL_ExecutionStageAttr
    : HAL_I32BitEnum<"ExecutionStage", "valid ExecutionStage", [
  I32BitEnumAttrCaseNone<"None">,
  I32BitEnumAttrCaseBit<"CommandIssue", 0>,
  I32BitEnumAttrCaseBit<"CommandProcess", 1>,
  I32BitEnumAttrCaseBit<"Dispatch", 2>,
  I32BitEnumAttrCaseBit<"Transfer", 3>,
  I32BitEnumAttrCaseBit<"CommandRetire", 4>,
  I32BitEnumAttrCaseBit<"Host", 5>,
]>;

def HAL_CommandBufferModeAttr
    : HAL_I32BitEnum<"CommandBufferMode", "valid CommandBufferMode", [
  I32BitEnumAttrCaseNone<"None">,
  I32BitEnumAttrCaseBit<"OneShot", 0>,
  I32BitEnumAttrCaseBit<"AllowInlineExecution", 4>,
]>;

def HAL_CommandCategoryAttr
    : HAL_I32BitEnum<"CommandCategory", "valid CommandCategory", [
  I32BitEnumAttrCaseNone<"None">,
  I32BitEnumAttrCaseBit<"Transfer", 0>,
  I32BitEnumAttrCaseBit<"Dispatch", 1>,
]>;

//===----------------------------------------------------------------------===//
// Flags of single calls
//===----------------------------------------------------------------------===//

def HAL_AllocaFlagAttr : HAL_I64BitEnum<"AllocaFlag", "valid AllocaFlag", [
  I64BitEnumAttrCaseNone<"None">,
  I64BitEnumAttrCaseBit<"IndeterminateLifetime", 0>,
]>;
def HAL_DeallocaFlagAttr : HAL_I64BitEnum<"DeallocaFlag", "valid DeallocaFlag", [
  I64BitEnumAttrCaseNone<"None">,
  I64BitEnumAttrCaseBit<"PreferOrigin", 0>,
]>;

class HAL_ReservedFlag<string name>
    : HAL_I64BitEnum<name, "valid " # name, [I64BitEnumAttrCaseNone<"None">,
                                     I64BitEnumAttrCaseBit<"Reserved", 0>]>;
def HAL_ChannelFlagAttr : HAL_ReservedFlag<"ChannelFlag">;
def HAL_CopyFlagAttr : HAL_ReservedFlag<"CopyFlag">;
def HAL_DispatchFlagAttr : HAL_ReservedFlag<"DispatchFlag">;
def HAL_ExecuteFlagAttr : HAL_ReservedFlag<"ExecuteFlag">;
def HAL_ExecutionBarrierFlagAttr
    : HAL_ReservedFlag<"ExecutionBarrierFlag">;
def HAL_FenceFlagAttr : HAL_ReservedFlag<"FenceFlag">;
def HAL_FillFlagAttr : HAL_ReservedFlag<"FillFlag">;
def HAL_ReadFlagAttr : HAL_ReservedFlag<"ReadFlag">;
def HAL_UpdateFlagAttr : HAL_ReservedFlag<"UpdateFlag">;
def HAL_WaitFlagAttr : HAL_ReservedFlag<"WaitFlag">;
def HAL_WriteFlagAttr : HAL_ReservedFlag<"WriteFlag">;

//===----------------------------------------------------------------------===//
// Interfaces of executables
//===----------------------------------------------------------------------===//

def HAL_DescriptorType : HAL_I32Enum<"DescriptorType", "valid DescriptorType", [
  I32EnumAttrCase<"UniformBuffer", 6, "uniform_buffer">,
  I32EnumAttrCase<"StorageBuffer", 7, "storage_buffer">,
]> {
  // `#hal.descriptor_type<..>` is its attribute; see HALAttrs.td.
  let genSpecializedAttr = 0;
}

// The same of a `hal.interface.binding`, which spells it in its own way.
def HAL_LegacyDescriptorTypeAttr
    : HAL_I32Enum<"LegacyDescriptorType", "valid DescriptorType", [
  I32EnumAttrCase<"UniformBuffer", 6>,
  I32EnumAttrCase<"StorageBuffer", 7>,
  I32EnumAttrCase<"UniformBufferDynamic", 8>,
  I32EnumAttrCase<"StorageBufferDynamic", 9>,
]>;

def HAL_DescriptorFlagsAttr
    : HAL_I32BitEnum<"DescriptorFlags", "valid Descriptor flags", [
  I32BitEnumAttrCaseNone<"None">,
  I32BitEnumAttrCaseBit<"ReadOnly", 0>,
  I32BitEnumAttrCaseBit<"Indirect", 1>,
]>;

def HAL_PipelineLayoutFlagsAttr
    : HAL_I32BitEnum<"PipelineLayoutFlags", "valid PipelineLayoutFlags", [
  I32BitEnumAttrCaseNone<"None">,
  I32BitEnumAttrCaseBit<"Indirect", 0>,
]>;

def HAL_ExecutionModel : HAL_I32Enum<"ExecutionModel", "Execution model for function invocation", [
  I32EnumAttrCase<"Synchronous", 0, "synchronous">,
  I32EnumAttrCase<"CoarseFences", 1, "coarse_fences">,
]> {
  let genSpecializedAttr = 0;
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

def HAL_CollectiveKind : HAL_I32Enum<"CollectiveKind", "valid CollectiveKind", [
  I32EnumAttrCase<"AllGather", 0, "all_gather">,
  I32EnumAttrCase<"AllReduce", 1, "all_reduce">,
  I32EnumAttrCase<"AllToAll", 2, "all_to_all">,
  I32EnumAttrCase<"Broadcast", 3, "broadcast">,
  I32EnumAttrCase<"Reduce", 4, "reduce">,
  I32EnumAttrCase<"ReduceScatter", 5, "reduce_scatter">,
  I32EnumAttrCase<"Send", 6, "send">,
  I32EnumAttrCase<"Recv", 7, "recv">,
  I32EnumAttrCase<"SendRecv", 8, "send_recv">,
]> {
  let genSpecializedAttr = 0;
}

def HAL_CollectiveReductionOp
    : HAL_I32Enum<"CollectiveReductionOp", "valid CollectiveReductionOp", [
  I32EnumAttrCase<"None", 0, "none">,
  I32EnumAttrCase<"ReductionSum", 1, "sum">,
  I32EnumAttrCase<"ReductionProduct", 2, "product">,
  I32EnumAttrCase<"ReductionMinimum", 3, "minimum">,
  I32EnumAttrCase<"ReductionMaximum", 4, "maximum">,
  I32EnumAttrCase<"ReductionAverage", 5, "average">,
]> {
  let genSpecializedAttr = 0;
}

def HAL_CollectiveElementType
    : HAL_I32Enum<"CollectiveElementType", "valid CollectiveElementType", [
  I32EnumAttrCase<"Sint8", 0, "si8">,
  I32EnumAttrCase<"Uint8", 1, "ui8">,
  I32EnumAttrCase<"Sint16", 2, "si16">,
  I32EnumAttrCase<"Uint16", 3, "ui16">,
  I32EnumAttrCase<"Sint32", 4, "si32">,
  I32EnumAttrCase<"Uint32", 5, "ui32">,
  I32EnumAttrCase<"Sint64", 6, "si64">,
  I32EnumAttrCase<"Uint64", 7, "ui64">,
  I32EnumAttrCase<"Float16", 8, "f16">,
  I32EnumAttrCase<"Float32", 9, "f32">,
  I32EnumAttrCase<"Float64", 10, "f64">,
  I32EnumAttrCase<"BFloat16", 11, "bf16">,
  I32EnumAttrCase<"Float8E5M2", 12, "f8E5M2">,
  I32EnumAttrCase<"Float8E4M3FN", 13, "f8E4M3FN">,
  I32EnumAttrCase<"Float8E5M2FNUZ", 14, "f8E5M2FNUZ">,
  I32EnumAttrCase<"Float8E4M3FNUZ", 15, "f8E4M3FNUZ">,
]> {
  let genSpecializedAttr = 0;
}

#endif // BINDERY_DIALECTS_HAL_HALENUMS
