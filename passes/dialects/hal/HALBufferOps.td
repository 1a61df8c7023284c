//===- HALBufferOps.td - Buffers, buffer views and their types -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALBUFFEROPS
#define BINDERY_DIALECTS_HAL_HALBUFFEROPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"
include "mlir/Interfaces/InferIntRangeInterface.td"

//===----------------------------------------------------------------------===//
// Encoded types
//===----------------------------------------------------------------------===//

def HAL_MemoryTypeOp : HAL_HintedOp<"memory_type", "memory_type", [
    ConstantLike, Pure]> {
  let summary = "a memory type as a value";
  let arguments = (ins HAL_MemoryTypeAttr:$type);
  let results = (outs I32:$result);
  let assemblyFormat = "`<` $type `>` attr-dict `:` type($result)";
  let hasFolder = 1;
}

def HAL_BufferUsageOp : HAL_HintedOp<"buffer_usage", "buffer_usage", [
    ConstantLike, Pure]> {
  let summary = "a buffer usage as a value";
  let arguments = (ins HAL_BufferUsageAttr:$usage);
  let results = (outs I32:$result);
  let assemblyFormat = "`<` $usage `>` attr-dict `:` type($result)";
  let hasFolder = 1;
}

def HAL_ElementTypeOp : HAL_NamedOp<"element_type", [Pure]> {
  let summary = "the runtime's code of an element type";
  let arguments = (ins TypeAttr:$type);
  let results = (outs I32:$result);
  let assemblyFormat = "`<` $type `>` attr-dict `:` type($result)";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The runtime's code of `type`: the kind in bits 24 to 31, the bit width
    /// below; none for a type that has no code.
    static std::optional<int32_t> getTypeValue(::mlir::Type type);
  }];
}

def HAL_EncodingTypeOp : HAL_NamedOp<"encoding_type", [Pure]> {
  let summary = "the runtime's code of an encoding";
  let arguments = (ins OptionalAttr<AnyAttr>:$encoding);
  let results = (outs I32:$result);
  let assemblyFormat = [{
    `<` custom<EncodingType>($encoding) `>` attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The runtime's code of `encoding`, where null is dense row major; none
    /// for an encoding that has no code.
    static std::optional<int32_t> getTypeValue(::mlir::Attribute encoding);
  }];
}

//===----------------------------------------------------------------------===//
// Buffer views
//===----------------------------------------------------------------------===//

def HAL_BufferViewCreateOp
    : HAL_HintedOp<"buffer_view.create", "view", [Pure]> {
  let summary = "a view of a range of a buffer";
  let arguments = (ins
    HAL_Buffer:$source_buffer,
    Index:$source_offset,
    Index:$source_length,
    I32:$element_type,
    I32:$encoding_type,
    Variadic<Index>:$shape);
  let results = (outs HAL_BufferView:$result);
  let assemblyFormat = [{
    `buffer` `(` $source_buffer `:` type($source_buffer) `)`
    `` `[` $source_offset `,` $source_length `]`
    `shape` `(` `[` $shape `]` `)`
    `type` `(` $element_type `)`
    `encoding` `(` $encoding_type `)`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_BufferViewAssertOp : HAL_Op<"buffer_view.assert"> {
  let summary = "fails unless a view has the given shape and type";
  let arguments = (ins
    HAL_BufferView:$buffer_view,
    StrAttr:$message,
    I32:$element_type,
    I32:$encoding_type,
    Variadic<Index>:$shape);
  let assemblyFormat = [{
    `<` $buffer_view `:` type($buffer_view) `>`
    `message` `(` $message `)`
    `shape` `(` `[` $shape `]` `)`
    `type` `(` $element_type `)`
    `encoding` `(` $encoding_type `)`
    attr-dict-with-keyword
  }];
}

def HAL_BufferViewBufferOp
    : HAL_HintedOp<"buffer_view.buffer", "buffer", [Pure]> {
  let summary = "the buffer of a view";
  let arguments = (ins HAL_BufferView:$buffer_view);
  let results = (outs HAL_Buffer:$result);
  let assemblyFormat = [{
    `<` $buffer_view `:` type($buffer_view) `>`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_BufferViewElementTypeOp : HAL_Op<"buffer_view.element_type", [Pure]> {
  let summary = "the code of a view's element type";
  let arguments = (ins HAL_BufferView:$buffer_view);
  let results = (outs I32:$result);
  let assemblyFormat = [{
    `<` $buffer_view `:` type($buffer_view) `>`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_BufferViewEncodingTypeOp : HAL_Op<"buffer_view.encoding_type", [Pure]> {
  let summary = "the code of a view's encoding";
  let arguments = (ins HAL_BufferView:$buffer_view);
  let results = (outs I32:$result);
  let assemblyFormat = [{
    `<` $buffer_view `:` type($buffer_view) `>`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_BufferViewRankOp : HAL_Op<"buffer_view.rank", [
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    Pure]> {
  let summary = "the rank of a view";
  let arguments = (ins HAL_BufferView:$buffer_view);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    `<` $buffer_view `:` type($buffer_view) `>`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_BufferViewDimOp : HAL_Op<"buffer_view.dim", [
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    Pure]> {
  let summary = "one dimension of a view";
  let arguments = (ins HAL_BufferView:$buffer_view, IndexAttr:$index);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    `<` $buffer_view `:` type($buffer_view) `>` `` `[` $index `]`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_BufferViewTraceOp : HAL_Op<"buffer_view.trace"> {
  let summary = "writes views to a trace";
  let arguments = (ins StrAttr:$key, Variadic<HAL_BufferView>:$operands);
  let assemblyFormat = [{
    $key `=` $operands `:` type($operands) attr-dict-with-keyword
  }];
}

#endif // BINDERY_DIALECTS_HAL_HALBUFFEROPS
