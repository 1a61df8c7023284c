//===- HALInstrumentOps.td - Instrumentation of kernels -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALINSTRUMENTOPS
#define BINDERY_DIALECTS_HAL_HALINSTRUMENTOPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"

// Printed with its type, as a bare number would be read as i64.
def HAL_TypedI8Attr
    : Attr<And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
                CPred<"::llvm::cast<::mlir::IntegerAttr>($_self)"
                      ".getType().isSignlessInteger(8)">]>,
           "8-bit signless integer attribute"> {
  let storageType = "::mlir::IntegerAttr";
  let returnType = "::llvm::APInt";
  let convertFromStorage = "$_self.getValue()";
}

def HAL_InstrumentWorkgroupOp : HAL_Op<"instrument.workgroup"> {
  let summary = "begins the record of a workgroup";
  let arguments = (ins AnyMemRef:$buffer, I32:$dispatch_id);
  let results = (outs Index:$workgroup_key);
  let assemblyFormat = [{
    `[` $buffer `:` type($buffer) `]`
    `dispatch` `(` $dispatch_id `)` attr-dict `:` type($workgroup_key)
  }];
}

def HAL_InstrumentPrintOp : HAL_Op<"instrument.print"> {
  let summary = "records a formatted line";
  let arguments = (ins AnyMemRef:$buffer, Index:$workgroup_key,
                       StrAttr:$format, Variadic<AnyType>:$values);
  let assemblyFormat = [{
    `[` $buffer `:` type($buffer) `for` $workgroup_key `]`
    $format (`*` `(` $values^ `:` type($values) `)`)? attr-dict
  }];
}

def HAL_InstrumentValueOp : HAL_Op<"instrument.value", [
    AllTypesMatch<["operand", "result"]>]> {
  let summary = "records a value and gives it on";
  let arguments = (ins AnyMemRef:$buffer, Index:$workgroup_key,
                       HAL_TypedI8Attr:$ordinal, AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    `[` $buffer `:` type($buffer) `for` $workgroup_key `]`
    $ordinal `=` $operand attr-dict `:` type($operand)
  }];
}

// Records an access to memory and gives the value on.
class HAL_InstrumentMemoryOp<string mnemonic, string valueName>
    : HAL_Op<mnemonic, [AllTypesMatch<[valueName, "result"]>, Pure]> {
  let results = (outs AnyType:$result);
}

def HAL_InstrumentMemoryLoadOp
    : HAL_InstrumentMemoryOp<"instrument.memory.load", "load_value"> {
  let summary = "records a load and gives the value on";
  let arguments = (ins AnyMemRef:$buffer, Index:$workgroup_key,
                       AnyType:$load_value, AnyMemRef:$base,
                       Variadic<Index>:$indices);
  let assemblyFormat = [{
    `[` $buffer `:` type($buffer) `for` $workgroup_key `]`
    $base `[` $indices `]` `,` $load_value attr-dict
    `:` type($base) `,` type($load_value)
  }];
}

def HAL_InstrumentMemoryStoreOp
    : HAL_InstrumentMemoryOp<"instrument.memory.store", "store_value"> {
  let summary = "records a store and gives the value on";
  let arguments = (ins AnyMemRef:$buffer, Index:$workgroup_key,
                       AnyType:$store_value, AnyMemRef:$base,
                       Variadic<Index>:$indices);
  let assemblyFormat = [{
    `[` $buffer `:` type($buffer) `for` $workgroup_key `]`
    $base `[` $indices `]` `,` $store_value attr-dict
    `:` type($base) `,` type($store_value)
  }];
}

#endif // BINDERY_DIALECTS_HAL_HALINSTRUMENTOPS
