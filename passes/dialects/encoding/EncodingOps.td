//===- EncodingOps.td - Operations of iree_encoding --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_ENCODING_ENCODINGOPS
#define BINDERY_DIALECTS_ENCODING_ENCODINGOPS

include "dialects/encoding/EncodingAttrs.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Encoding_Op<string mnemonic, list<Trait> traits = []>
    : Op<Encoding_Dialect, mnemonic, traits> {
  let hasVerifier = 1;
}

def Encoding_SetEncodingOp : Encoding_Op<"set_encoding", [Pure]> {
  let summary = "a tensor put into an encoding";
  let description = [{
    The encoding is the one of the result type; the encoding dims are the values
    of its sizes that are not known.
  }];
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$encoding_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    attr-dict $source (`encoding_dims` `` `{` $encoding_dims^ `}`)? `:`
    type($source) `->` type($result)
  }];
}

def Encoding_UnsetEncodingOp : Encoding_Op<"unset_encoding", [
    AttrSizedOperandSegments, Pure]> {
  let summary = "a tensor taken out of its encoding";
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$result_dims,
                       Variadic<Index>:$encoding_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    attr-dict $source (`encoding_dims` `` `{` $encoding_dims^ `}`)? `:`
    type($source) `->` type($result) (`` `{` $result_dims^ `}`)?
  }];
}

#endif // BINDERY_DIALECTS_ENCODING_ENCODINGOPS
