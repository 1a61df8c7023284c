//===- HALLegacyOps.td - Executables with symbolic interfaces -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form that executables had before pipeline layouts: a `hal.interface`
// names the bindings, a `hal.executable.target` holds the code for one backend.
// Symbols of this form have no keyword for their visibility.
// `hal.executable` and `hal.interface.binding.subspan` have both forms and
// stand in HALExecutableOps.td and HALInterfaceOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALLEGACYOPS
#define BINDERY_DIALECTS_HAL_HALLEGACYOPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

def HAL_InterfaceOp : HAL_Op<"interface", [
    IsolatedFromAbove, Symbol, SymbolTable,
    SingleBlockImplicitTerminator<"InterfaceEndOp">]> {
  let summary = "the bindings and push constants of entry points";
  let arguments = (ins
    OptionalAttr<StrAttr>:$sym_visibility,
    SymbolNameAttr:$sym_name,
    OptionalAttr<I32Attr>:$push_constants);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def HAL_InterfaceEndOp : HAL_Op<"interface_end", [
    HasParent<"InterfaceOp">, Terminator]> {
  let summary = "ends the body of a hal.interface; not printed";
  let assemblyFormat = "attr-dict";
}

def HAL_InterfaceBindingOp : HAL_Op<"interface.binding", [
    HasParent<"InterfaceOp">, Symbol]> {
  let summary = "a binding of an interface";
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    I32Attr:$set,
    I32Attr:$binding,
    HAL_LegacyDescriptorTypeAttr:$type,
    HAL_MemoryAccessAttr:$access);
  let hasCustomAssemblyFormat = 1;
}

def HAL_InterfaceLoadConstantOp
    : HAL_Op<"interface.load.constant", [Pure]> {
  let summary = "a push constant of the interface";
  let description = [{
    `offset` counts push constants, not bytes.
  }];
  let arguments = (ins IndexAttr:$offset);
  let results = (outs HAL_PrimitiveType:$result);
  let assemblyFormat = "`offset` `=` $offset attr-dict `:` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Tensors in bindings
//===----------------------------------------------------------------------===//

def HAL_InterfaceLoadTensorOp : HAL_Op<"interface.load.tensor", [
    MemoryEffects<[MemRead]>]> {
  let summary = "a whole tensor from a binding";
  let arguments = (ins SymbolRefAttr:$binding, Index:$offset);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $binding `,` `offset` `=` $offset attr-dict `:` type($result)
  }];
}

def HAL_InterfaceStoreTensorOp : HAL_Op<"interface.store.tensor", [
    MemoryEffects<[MemWrite]>]> {
  let summary = "writes a whole tensor to a binding";
  let arguments = (ins AnyRankedTensor:$operand, SymbolRefAttr:$binding,
                       Index:$offset);
  let assemblyFormat = [{
    $operand `,` $binding `,` `offset` `=` $offset attr-dict
    `:` type($operand)
  }];
}

def HAL_InterfaceLoadTensorTileOp : HAL_Op<"interface.load.tensor.tile", [
    AttrSizedOperandSegments, MemoryEffects<[MemRead]>]> {
  let summary = "a slice of a tensor from a binding";
  let arguments = (ins
    SymbolRefAttr:$binding, Index:$base_offset, Variadic<Index>:$offsets,
    Variadic<Index>:$sizes, Variadic<Index>:$strides);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $binding `,` `base_offset` `=` $base_offset
    `,` `offsets` `=` `[` $offsets `]` `,` `sizes` `=` `[` $sizes `]`
    `,` `strides` `=` `[` $strides `]` attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

def HAL_InterfaceStoreTensorTileOp : HAL_Op<"interface.store.tensor.tile", [
    AttrSizedOperandSegments, MemoryEffects<[MemWrite]>]> {
  let summary = "writes a slice of a tensor to a binding";
  let arguments = (ins
    AnyRankedTensor:$operand, SymbolRefAttr:$binding, Index:$base_offset,
    Variadic<Index>:$offsets, Variadic<Index>:$sizes, Variadic<Index>:$strides);
  let assemblyFormat = [{
    $operand `,` $binding `,` `base_offset` `=` $base_offset
    `,` `offsets` `=` `[` $offsets `]` `,` `sizes` `=` `[` $sizes `]`
    `,` `strides` `=` `[` $strides `]` attr-dict `:` type($operand)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

def HAL_ExecutableTargetOp : HAL_Op<"executable.target", [
    IsolatedFromAbove, HasParent<"ExecutableOp">, Symbol, SymbolTable,
    SingleBlockImplicitTerminator<"ExecutableTargetEndOp">]> {
  let summary = "the code of an executable for one backend";
  let description = [{
    `target_backend_filter` is a name pattern: the backends that may translate
    the module.
  }];
  let arguments = (ins
    OptionalAttr<StrAttr>:$sym_visibility,
    SymbolNameAttr:$sym_name,
    StrAttr:$target_backend_filter);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// The first module directly inside, or null.
    ::mlir::ModuleOp getInnerModule();
  }];
}

def HAL_ExecutableTargetEndOp : HAL_Op<"executable.target_end", [
    HasParent<"ExecutableTargetOp">, Terminator]> {
  let summary = "ends the body of a hal.executable.target; not printed";
  let assemblyFormat = "attr-dict";
}

def HAL_ExecutableEntryPointOp : HAL_Op<"executable.entry_point", [Symbol]> {
  let summary = "an entry point of a target";
  let arguments = (ins
    OptionalAttr<StrAttr>:$sym_visibility,
    SymbolNameAttr:$sym_name,
    FlatSymbolRefAttr:$interface,
    I32Attr:$ordinal,
    TypeAttrOf<FunctionType>:$signature,
    OptionalAttr<HAL_IndexArrayAttr>:$workgroup_size);
  let assemblyFormat = "$sym_name attr-dict-with-keyword";
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_HAL_HALLEGACYOPS
