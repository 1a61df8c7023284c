//===- UtilBufferOps.td - Byte buffers of the host --------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_UTILBUFFEROPS
#define BINDERY_DIALECTS_UTIL_UTILBUFFEROPS

include "dialects/util/UtilStructureOps.td"

// Every op names the size of each buffer beside it; offsets and lengths are in
// bytes.

def Util_NamesResult
    : DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;

def Util_BufferLikeAttr
    : Attr<CPred<"::bindery::util::isBufferConstant($_self)">,
           "buffer-like constant attribute values"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
}

def Util_BufferConstantOp : Util_Op<"buffer.constant", [Pure, Util_NamesResult]> {
  let summary = "a constant byte buffer";
  let arguments = (ins OptionalAttr<StrAttr>:$name,
                       Util_BufferLikeAttr:$value,
                       OptionalAttr<IndexAttr>:$alignment,
                       OptionalAttr<StrAttr>:$mime_type);
  let results = (outs Util_BufferType:$result);
  let assemblyFormat = [{
    ($name^)? `` custom<BufferConstantAttrs>(attr-dict) `:` type($result)
    `=` $value
  }];
  let hasVerifier = 1;
}

def Util_BufferAllocOp : Util_Op<"buffer.alloc", [Util_NamesResult]> {
  let summary = "a new buffer of undefined contents";
  let arguments = (ins Index:$storage_size, OptionalAttr<IndexAttr>:$alignment);
  let results = (outs Res<Util_BufferType, "", [MemAlloc]>:$result);
  let assemblyFormat = [{
    `uninitialized` `` custom<BufferAllocAttrs>(attr-dict) `:`
    custom<SizeAwareType>(type($result), $storage_size)
  }];
  let hasVerifier = 1;
}

def Util_BufferDeallocOp : Util_Op<"buffer.dealloc"> {
  let summary = "gives up a buffer before its last reference goes";
  let arguments = (ins Arg<Util_BufferType, "", [MemFree]>:$operand,
                       Index:$operand_size);
  let assemblyFormat = [{
    $operand `:` custom<SizeAwareType>(type($operand), $operand_size)
    attr-dict-with-keyword
  }];
}

def Util_BufferSliceOp : Util_Op<"buffer.slice", [Util_NamesResult]> {
  let summary = "a copy of a part of a buffer";
  let arguments = (ins Arg<Util_BufferType, "", [MemRead]>:$source,
                       Index:$source_size, Index:$source_offset,
                       Index:$result_size, OptionalAttr<IndexAttr>:$alignment);
  let results = (outs Res<Util_BufferType, "", [MemAlloc]>:$result);
  let assemblyFormat = [{
    $source `[` $source_offset `]` attr-dict `:`
    custom<SizeAwareType>(type($source), $source_size) `->`
    custom<SizeAwareType>(type($result), $result_size)
  }];
}

def Util_BufferSubspanOp : Util_Op<"buffer.subspan", [
    DeclareOpInterfaceMethods<TiedOpInterface>, Pure, Util_NamesResult]> {
  let summary = "a part of a buffer, in the storage of the buffer";
  let arguments = (ins Util_BufferType:$source, Index:$source_size,
                       Index:$source_offset, Index:$result_size);
  let results = (outs Util_BufferType:$result);
  let assemblyFormat = [{
    $source `[` $source_offset `]` `:`
    custom<SizeAwareType>(type($source), $source_size) `->`
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
}

def Util_BufferSizeOp : Util_Op<"buffer.size", [Pure, Util_NamesResult]> {
  let summary = "the size of a buffer in bytes";
  let arguments = (ins Util_BufferType:$operand);
  let results = (outs Index:$result);
  let assemblyFormat = "$operand `:` type($operand) attr-dict-with-keyword";
}

def Util_BufferStorageOp : Util_Op<"buffer.storage", [Pure, Util_NamesResult]> {
  let summary = "what a buffer lies in, and where in it";
  let arguments = (ins Util_BufferType:$operand, Index:$operand_size);
  let results = (outs AnyMemRef:$result, Index:$offset);
  let assemblyFormat = [{
    $operand `:` custom<SizeAwareType>(type($operand), $operand_size) `->`
    `(` type($result) `,` type($offset) `)` attr-dict-with-keyword
  }];
}

def Util_BufferCopyOp : Util_Op<"buffer.copy"> {
  let summary = "copies bytes from one buffer to another";
  let arguments = (ins Arg<Util_BufferType, "", [MemRead]>:$source,
                       Index:$source_size, Index:$source_offset,
                       Arg<Util_BufferType, "", [MemWrite]>:$target,
                       Index:$target_size, Index:$target_offset,
                       Index:$length);
  let assemblyFormat = [{
    $source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,`
    $length `:` custom<SizeAwareType>(type($source), $source_size) `->`
    custom<SizeAwareType>(type($target), $target_size) attr-dict-with-keyword
  }];
}

def Util_BufferCompareOp : Util_Op<"buffer.compare", [Pure]> {
  let summary = "whether two ranges of bytes are equal";
  let arguments = (ins Util_BufferType:$lhs, Index:$lhs_size,
                       Index:$lhs_offset, Util_BufferType:$rhs,
                       Index:$rhs_size, Index:$rhs_offset, Index:$length);
  let results = (outs I1:$result);
  let assemblyFormat = [{
    $lhs `[` $lhs_offset `]` `,` $rhs `[` $rhs_offset `]` `,` $length `:`
    custom<SizeAwareType>(type($lhs), $lhs_size) `,`
    custom<SizeAwareType>(type($rhs), $rhs_size) attr-dict-with-keyword
  }];
}

def Util_BufferElement : AnyTypeOf<[Index, AnyInteger, AnyFloat]>;

def Util_BufferFillOp : Util_Op<"buffer.fill"> {
  let summary = "repeats a pattern over a range of bytes";
  let arguments = (ins Util_BufferElement:$pattern,
                       Arg<Util_BufferType, "", [MemWrite]>:$target,
                       Index:$target_size, Index:$target_offset,
                       Index:$length);
  let assemblyFormat = [{
    $pattern `,` $target `[` $target_offset `for` $length `]` `:`
    type($pattern) `->` custom<SizeAwareType>(type($target), $target_size)
    attr-dict-with-keyword
  }];
}

def Util_BufferLoadOp : Util_Op<"buffer.load"> {
  let summary = "a value read from a buffer";
  let arguments = (ins Arg<Util_BufferType, "", [MemRead]>:$source,
                       Index:$source_size, Index:$source_offset,
                       Index:$length);
  let results = (outs Util_BufferElement:$result);
  let assemblyFormat = [{
    $source `[` $source_offset `for` $length `]` `:`
    custom<SizeAwareType>(type($source), $source_size) `->` type($result)
    attr-dict-with-keyword
  }];
}

def Util_BufferStoreOp : Util_Op<"buffer.store"> {
  let summary = "writes a value to a buffer";
  let arguments = (ins Util_BufferElement:$source,
                       Arg<Util_BufferType, "", [MemWrite]>:$target,
                       Index:$target_size, Index:$target_offset,
                       Index:$length);
  let assemblyFormat = [{
    $source `,` $target `[` $target_offset `for` $length `]` `:`
    type($source) `->` custom<SizeAwareType>(type($target), $target_size)
    attr-dict-with-keyword
  }];
}

def Util_BufferHashOp : Util_Op<"buffer.hash"> {
  let summary = "a hash of a range of bytes";
  let arguments = (ins Arg<Util_BufferType, "", [MemRead]>:$source,
                       Index:$source_size, Index:$source_offset,
                       Index:$length);
  let results = (outs I64:$result);
  let assemblyFormat = [{
    $source `[` $source_offset `for` $length `]` `:`
    custom<SizeAwareType>(type($source), $source_size) `->` type($result)
    attr-dict-with-keyword
  }];
}

#endif // BINDERY_DIALECTS_UTIL_UTILBUFFEROPS
