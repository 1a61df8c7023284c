//===- UtilListOps.td - Lists, pointers and strings of the host -----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_UTILLISTOPS
#define BINDERY_DIALECTS_UTIL_UTILLISTOPS

include "dialects/util/UtilBufferOps.td"

def Util_GlobalAddressOp : Util_Op<"global.address", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>, Pure, Util_NamesResult]> {
  let summary = "the address of a global";
  let arguments = (ins FlatSymbolRefAttr:$global, UnitAttr:$is_immutable);
  let results = (outs Util_PtrType:$result);
  let assemblyFormat = [{
    (`immutable` $is_immutable^)? $global attr-dict `:`
    qualified(type($result))
  }];
}

def Util_GlobalLoadIndirectOp : Util_Op<"global.load.indirect", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "reads a global through its address";
  let arguments = (ins Util_PtrType:$global, UnitAttr:$is_immutable);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    (`immutable` $is_immutable^)? $global attr-dict `:`
    qualified(type($global)) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Util_GlobalStoreIndirectOp : Util_Op<"global.store.indirect", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "writes a global through its address";
  let arguments = (ins AnyType:$value, Util_PtrType:$global);
  let assemblyFormat = [{
    $value `,` $global attr-dict `:` type($value) `->`
    qualified(type($global))
  }];
  let hasVerifier = 1;
}

def Util_ListCreateOp : Util_Op<"list.create"> {
  let summary = "a new empty list";
  let arguments = (ins Optional<Index>:$initial_capacity);
  let results = (outs Res<Util_ListType, "", [MemAlloc]>:$result);
  let assemblyFormat = [{
    ($initial_capacity^)? attr-dict `:` qualified(type($result))
  }];
}

def Util_ListConstructOp : Util_Op<"list.construct"> {
  let summary = "a new list of values";
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs Res<Util_ListType, "", [MemAlloc]>:$result);
  let assemblyFormat = [{
    custom<ValueTypeList>($values, type($values)) attr-dict `:`
    qualified(type($result))
  }];
  let hasVerifier = 1;
}

def Util_ListSizeOp : Util_Op<"list.size"> {
  let summary = "the number of elements of a list";
  let arguments = (ins Arg<Util_ListType, "", [MemRead]>:$list);
  let results = (outs Index:$result);
  let assemblyFormat = "$list attr-dict `:` qualified(type($list))";
}

def Util_ListResizeOp : Util_Op<"list.resize"> {
  let summary = "changes the number of elements of a list";
  let arguments = (ins Arg<Util_ListType, "", [MemWrite]>:$list,
                       Index:$new_size);
  let assemblyFormat = "$list `,` $new_size attr-dict `:` qualified(type($list))";
}

def Util_ListGetOp : Util_Op<"list.get"> {
  let summary = "an element of a list";
  let arguments = (ins Arg<Util_ListType, "", [MemRead]>:$list, Index:$index);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $list `[` $index `]` attr-dict `:`
    custom<ListTypeGet>(type($list), type($result))
  }];
  let hasVerifier = 1;
}

def Util_ListSetOp : Util_Op<"list.set"> {
  let summary = "replaces an element of a list";
  let arguments = (ins Arg<Util_ListType, "", [MemWrite]>:$list, Index:$index,
                       AnyType:$value);
  let assemblyFormat = [{
    $list `[` $index `]` `,` $value attr-dict `:`
    custom<ListTypeSet>(type($list), type($value))
  }];
  let hasVerifier = 1;
}

def Util_StringArgument
    : AnyTypeOf<[Index, AnySignlessInteger, Util_BufferType]>;

def Util_StringFormatOp : Util_Op<"string.format", [Pure, Util_NamesResult]> {
  let summary = "text with values in it";
  let description = [{
    `{}` stands for the next argument and `{N}` for argument N; one string has
    placeholders of one kind. `{{` and `}}` stand for braces.
  }];
  let arguments = (ins StrAttr:$format, Variadic<Util_StringArgument>:$args);
  let results = (outs Util_BufferType:$result);
  let assemblyFormat = [{
    $format `` `(` $args `)` attr-dict `:`
    custom<OperandTypeList>(type($args)) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Util_StringItoaOp : Util_Op<"string.itoa", [Pure, Util_NamesResult]> {
  let summary = "an integer as text";
  let arguments = (ins Util_SignlessIntegerOrIndex:$value);
  let results = (outs Util_BufferType:$result);
  let assemblyFormat = "$value attr-dict `:` type($value) `->` type($result)";
}

#endif // BINDERY_DIALECTS_UTIL_UTILLISTOPS
