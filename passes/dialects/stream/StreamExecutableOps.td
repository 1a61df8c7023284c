//===- StreamExecutableOps.td - Executables of the stream dialect -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMEXECUTABLEOPS
#define BINDERY_DIALECTS_STREAM_STREAMEXECUTABLEOPS

include "dialects/stream/StreamTypes.td"

def Stream_ExecutableOp : Stream_Op<"executable", [
    IsolatedFromAbove, SingleBlockImplicitTerminator<"ExecutableEndOp">, Symbol,
    SymbolTable]> {
  let summary = "a module of kernels with the exports that dispatches name";
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility,
                       SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) $sym_name
    attr-dict-with-keyword $body
  }];
  let extraClassDeclaration = [{
    /// The first module inside, which holds the kernels; null when there is
    /// none.
    ::mlir::ModuleOp getInnerModule();
  }];
}

def Stream_ExecutableEndOp : Stream_Op<"executable.end", [
    HasParent<"ExecutableOp">, Terminator]> {
  let summary = "ends an executable; implicit";
  let assemblyFormat = "attr-dict";
}

def Stream_ExecutableExportOp : Stream_Op<"executable.export", [
    DispatchExportOpInterface, HasParent<"ExecutableOp">, IsolatedFromAbove,
    Symbol]> {
  let summary = "a kernel of an executable that dispatches may name";
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility,
                       SymbolNameAttr:$sym_name,
                       FlatSymbolRefAttr:$function_ref);
  let regions = (region AnyRegion:$workgroup_count);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility)
    custom<SymbolAlias>($sym_name, $function_ref)
    custom<WorkgroupCountRegion>($workgroup_count)
    attr-dict-with-keyword
  }];
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    /// The kernel; null when the executable does not hold it.
    ::mlir::FunctionOpInterface lookupFunctionRef();
  }];
}

def Stream_ReturnOp : Stream_Op<"return", [
    HasParent<"ExecutableExportOp">, Pure, ReturnLike, Terminator]> {
  let summary = "returns the workgroup count";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict $operands `:` type($operands)";
}

def Stream_BindingSubspanOp : Stream_Op<"binding.subspan", [Pure]> {
  let summary = "a view of a part of a binding";
  let arguments = (ins Stream_BindingType:$binding, Index:$byte_offset,
                       Variadic<Index>:$dynamic_dims);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $binding `[` $byte_offset `]` attr-dict `:` type($binding) `->`
    type($result) (`{` $dynamic_dims^ `}`)?
  }];
  let hasVerifier = 1;
}

class Stream_DispatchWorkgroupOp<string mnemonic> : Stream_Op<mnemonic, [
    Pure, Stream_Names]> {
  let arguments = (ins IndexAttr:$dimension);
  let results = (outs Index:$result);
  let assemblyFormat = "`[` $dimension `]` attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Stream_DispatchWorkgroupIDOp : Stream_DispatchWorkgroupOp<"dispatch.workgroup.id"> {
  let summary = "the index of the current workgroup";
}
def Stream_DispatchWorkgroupCountOp : Stream_DispatchWorkgroupOp<"dispatch.workgroup.count"> {
  let summary = "the number of workgroups";
}
def Stream_DispatchWorkgroupSizeOp : Stream_DispatchWorkgroupOp<"dispatch.workgroup.size"> {
  let summary = "the size of a workgroup";
}

#endif // BINDERY_DIALECTS_STREAM_STREAMEXECUTABLEOPS
