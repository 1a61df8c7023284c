//===- HALDeviceOps.td - Devices -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALDEVICEOPS
#define BINDERY_DIALECTS_HAL_HALDEVICEOPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"

def HAL_DevicesCountOp
    : HAL_HintedOp<"devices.count", "device_count", [Pure]> {
  let summary = "the number of devices of the program's environment";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def HAL_DevicesGetOp : HAL_NamedOp<"devices.get", [Pure]> {
  let summary = "a device of the program's environment by its index";
  let arguments = (ins Index:$index);
  let results = (outs HAL_Device:$result);
  let assemblyFormat = "$index attr-dict `:` type($result)";
}

def HAL_DeviceQueryOp : HAL_NamedOp<"device.query", [Pure]> {
  let summary = "asks a device for the value of a key";
  let arguments = (ins
    HAL_Device:$device,
    StrAttr:$category,
    StrAttr:$key,
    OptionalAttr<TypedAttrInterface>:$default_value);
  let results = (outs I1:$ok, AnyType:$value);
  let assemblyFormat = [{
    `<` $device `:` type($device) `>`
    `key` `(` $category `:` `` `:` $key `)`
    `:` type($ok) `,` type($value)
    (`=` $default_value^)?
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def HAL_DeviceResolveOp : HAL_NamedOp<"device.resolve", [Pure]> {
  let summary = "what an affinity stands for: device, allocator, queue mask";
  let arguments = (ins OptionalAttr<HAL_DeviceAffinityAttr>:$affinity);
  let results = (outs Variadic<AnyTypeOf<[HAL_Device, HAL_Allocator, I64]>>
                      :$results);
  let assemblyFormat = [{
    (`on` `(` qualified($affinity)^ `)`)? attr-dict `:` type($results)
  }];
}

def HAL_DeviceAllocatorOp
    : HAL_HintedOp<"device.allocator", "allocator", [Pure]> {
  let summary = "the allocator of a device";
  let arguments = (ins HAL_Device:$device);
  let results = (outs HAL_Allocator:$result);
  let assemblyFormat = [{
    `<` $device `:` type($device) `>` `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_DeviceMemoizeOp : HAL_Op<"device.memoize", [
    RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "computes values once for a device and keeps them";
  let arguments = (ins HAL_Device:$device, I64:$queue_affinity);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    `<` $device `:` type($device) `>`
    `affinity` `(` $queue_affinity `)`
    `->` type($results) attr-dict-with-keyword $body
  }];
}

//===----------------------------------------------------------------------===//
// Executables on a device
//===----------------------------------------------------------------------===//

def HAL_ExecutableConstantLoadOp : HAL_Op<"executable.constant.load", [Pure]> {
  let summary = "a constant that the executable was loaded with";
  let arguments = (ins StrAttr:$key);
  let results = (outs HAL_PrimitiveType:$result);
  let assemblyFormat = "$key attr-dict `:` type($result)";
}

def HAL_ExecutableCreateOp
    : HAL_HintedOp<"executable.create", "executable", [Pure]> {
  let summary = "loads a binary";
  let arguments = (ins
    HAL_Device:$device,
    I64:$queue_affinity,
    SymbolRefAttr:$executable_target,
    Variadic<I32>:$constants);
  let results = (outs HAL_Executable:$result);
  let assemblyFormat = [{
    `device` `(` $device `:` type($device) `)`
    `affinity` `(` $queue_affinity `)`
    `target` `(` $executable_target `)`
    (`constants` `(` `[` $constants^ `]` `)`)?
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_ExecutableLookupOp
    : HAL_HintedOp<"executable.lookup", "exe", [Pure]> {
  let summary = "an executable that was loaded for a device";
  let arguments = (ins HAL_Device:$device, FlatSymbolRefAttr:$executable);
  let results = (outs HAL_Executable:$result);
  let assemblyFormat = [{
    `device` `(` $device `:` type($device) `)`
    `executable` `(` $executable `)`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_ExecutableLookupFunctionOp
    : HAL_HintedOp<"executable.lookup.function", "function_id", [Pure]> {
  let summary = "the id of an export in a loaded executable";
  let arguments = (ins HAL_Executable:$executable, SymbolRefAttr:$entry_point);
  let results = (outs I64:$result);
  let assemblyFormat = [{
    `target` `(` $executable `:` type($executable) `)`
    `function` `(` $entry_point `)`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_ExecutableExportOrdinalOp
    : HAL_HintedOp<"executable.export.ordinal", "ordinal", [Pure]> {
  let summary = "the ordinal of an export";
  let arguments = (ins SymbolRefAttr:$entry_point);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    `target` `(` $entry_point `)` `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_ExecutableCalculateWorkgroupsOp
    : HAL_NamedOp<"executable.calculate_workgroups", [Pure]> {
  let summary = "the workgroup count of an export for a workload";
  let arguments = (ins HAL_Device:$device, SymbolRefAttr:$entry_point,
                       Variadic<Index>:$workload);
  let results = (outs Index:$workgroup_x, Index:$workgroup_y,
                      Index:$workgroup_z);
  let assemblyFormat = [{
    `device` `(` $device `:` type($device) `)`
    `target` `(` $entry_point `)`
    (`workload` `(` `[` $workload^ `]` `)`)?
    `:` type($workgroup_x) `,` type($workgroup_y) `,` type($workgroup_z)
    attr-dict-with-keyword
  }];
}

def HAL_ExFileFromMemoryOp
    : HAL_HintedOp<"ex.file.from_memory", "memory_file"> {
  let summary = "a file whose contents are host bytes";
  let arguments = (ins
    HAL_Device:$device,
    I64:$queue_affinity,
    HAL_MemoryAccessAttr:$access,
    HAL_HostBuffer:$buffer,
    Index:$offset,
    Index:$length,
    I32:$flags);
  let results = (outs HAL_File:$result);
  let assemblyFormat = [{
    `device` `(` $device `:` type($device) `)`
    `affinity` `(` $queue_affinity `)`
    `access` `(` $access `)`
    `buffer` `(` $buffer `:` type($buffer) `)`
    `` `[` $offset `for` $length `]`
    `flags` `(` $flags `)`
    `:` type($result) attr-dict-with-keyword
  }];
}

#endif // BINDERY_DIALECTS_HAL_HALDEVICEOPS
