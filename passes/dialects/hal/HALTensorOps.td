//===- HALTensorOps.td - Tensors that cross the program's border -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALTENSOROPS
#define BINDERY_DIALECTS_HAL_HALTENSOROPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"

def HAL_TensorImportOp : HAL_Op<"tensor.import", [
    AttrSizedOperandSegments, Pure]> {
  let summary = "takes a buffer or view as a tensor";
  let description = [{
    The tensor has the storage type; `target_encoding` is the type that the
    outside sees. With `consume` the program takes the buffer over.
  }];
  let arguments = (ins
    HAL_BufferOrView:$source,
    TypeAttr:$target_encoding,
    Variadic<Index>:$target_dims,
    Optional<HAL_Fence>:$wait_fence,
    UnitAttr:$consume,
    Optional<Index>:$source_offset,
    OptionalAttr<StrAttr>:$name,
    OptionalAttr<AnyAttr>:$affinity);
  let results = (outs AnyTensor:$target);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)?
    (`wait` `(` $wait_fence^ `)` `=` `>`)?
    (`consume` $consume^)?
    $source
    (`offset` `(` $source_offset^ `)`)?
    ($name^)?
    `:` type($source) `->`
    custom<TypeAlias>($target_encoding, type($target))
    (`` `{` $target_dims^ `}`)?
    attr-dict
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def HAL_TensorExportOp : HAL_Op<"tensor.export", [Pure]> {
  let summary = "gives a tensor out as a buffer or view";
  let arguments = (ins
    AnyTensor:$source,
    TypeAttr:$source_encoding,
    Variadic<Index>:$source_dims,
    OptionalAttr<StrAttr>:$name,
    OptionalAttr<AnyAttr>:$affinity);
  let results = (outs HAL_BufferOrView:$target);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)?
    $source
    ($name^)?
    `:`
    custom<TypeAlias>($source_encoding, type($source))
    (`` `{` $source_dims^ `}`)?
    `->` type($target)
    attr-dict
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def HAL_TensorAliasOp : HAL_Op<"tensor.alias", [
    AllTypesMatch<["source", "result"]>, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<TiedOpInterface>, Pure]> {
  let summary = "stores a tensor in given storage";
  let arguments = (ins
    AnyTensor:$source,
    Variadic<Index>:$source_dims,
    HAL_BufferOrView:$storage,
    Optional<HAL_Fence>:$wait_fence,
    OptionalAttr<AnyAttr>:$affinity);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)?
    (`wait` `(` $wait_fence^ `)` `=` `>`)?
    $source `:` type($source) (`` `{` $source_dims^ `}`)?
    `to` $storage `:` type($storage)
    attr-dict
  }];
  let hasVerifier = 1;
}

def HAL_TensorTransientsOp : HAL_Op<"tensor.transients", [
    AllTypesMatch<["source", "result"]>,
    DeclareOpInterfaceMethods<TiedOpInterface>, Pure]> {
  let summary = "gives storage for what computing a tensor needs meanwhile";
  let arguments = (ins
    AnyTensor:$source,
    Variadic<Index>:$source_dims,
    HAL_BufferOrView:$storage,
    OptionalAttr<AnyAttr>:$affinity);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)?
    $source `:` type($source) (`` `{` $source_dims^ `}`)?
    `from` $storage `:` type($storage)
    attr-dict
  }];
  let hasVerifier = 1;
}

def HAL_TensorBarrierOp : HAL_Op<"tensor.barrier", [
    AllTypesMatch<["sources", "results"]>,
    DeclareOpInterfaceMethods<TiedOpInterface>]> {
  let summary = "signals a fence when tensors are ready";
  let arguments = (ins
    Variadic<AnyTensor>:$sources,
    HAL_Fence:$signal_fence);
  let results = (outs Variadic<AnyTensor>:$results);
  let assemblyFormat = [{
    `join` `` `(` $sources `:` type($sources) `)`
    `=` `>` $signal_fence `:` type($signal_fence)
    attr-dict-with-keyword
  }];
}

#endif // BINDERY_DIALECTS_HAL_HALTENSOROPS
