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

#endif // BINDERY_DIALECTS_HAL_HALDEVICEOPS
