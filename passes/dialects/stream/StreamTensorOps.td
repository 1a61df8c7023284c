//===- StreamTensorOps.td - Resources with the encoding of a tensor -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMTENSOROPS
#define BINDERY_DIALECTS_STREAM_STREAMTENSOROPS

include "dialects/stream/StreamTypes.td"

def Stream_TensorImportOp : Stream_Op<"tensor.import", [Stream_Tied]> {
  let summary = "a resource of a value from outside";
  let arguments = (ins AnyType:$source, TypeAttr:$result_encoding,
                       Variadic<Index>:$result_encoding_dims, Index:$result_size,
                       UnitAttr:$consume, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_AnyResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`consume` $consume^)? $source `:` type($source)
    `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Stream_TensorExportOp : Stream_Op<"tensor.export", [Stream_Tied]> {
  let summary = "a resource as a value for the outside";
  let arguments = (ins Stream_AnyResource:$source, TypeAttr:$source_encoding,
                       Variadic<Index>:$source_encoding_dims, Index:$source_size,
                       Stream_AffinityAttr:$affinity);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `:`
    $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in`
    custom<SizeAwareType>(type($source), $source_size) `->` type($result)
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_STREAM_STREAMTENSOROPS
