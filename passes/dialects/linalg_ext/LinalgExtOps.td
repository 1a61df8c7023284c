//===- LinalgExtOps.td - Operations of iree_linalg_ext -----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_LINALGEXT_LINALGEXTOPS
#define BINDERY_DIALECTS_LINALGEXT_LINALGEXTOPS

include "dialects/linalg_ext/LinalgExtBase.td"

def LinalgExt_YieldOp
    : Op<LinalgExt_Dialect, "yield", [Pure, ReturnLike, Terminator]> {
  let summary = "ends the region of an iree_linalg_ext op with its values";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
}

def LinalgExt_FftOp
    : LinalgExt_Op<"fft", [AttrSizedOperandSegments]> {
  let summary = "one stage of a radix-2 fast Fourier transform, in place";
  let description = [{
    `stage` says how far the butterflies reach. The coefficients may be given;
    both or none. The innermost dimension of `real` is transformed: its size is
    a power of two where it is static.
  }];
  let arguments = (ins AnyType:$stage,
                       Optional<AnyShaped>:$real_coeff,
                       Optional<AnyShaped>:$imag_coeff,
                       LinalgExt_RankedTensorOrMemRef:$real,
                       LinalgExt_RankedTensorOrMemRef:$imag);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    attr-dict `ins` `(` $stage (`,` $real_coeff^ `,` $imag_coeff)? `:`
    type($stage) (`,` type($real_coeff)^ `,` type($imag_coeff))? `)`
    `outs` `(` $real `,` $imag `:` type($real) `,` type($imag) `)`
    (`:` type($results)^)?
  }];
  let extraClassDeclaration = [{
    /// The operands that the results are tied to: `real` and `imag`.
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return ::mlir::MutableOperandRange(
          getOperation(), getRealMutable().getOperandNumber(), 2);
    }
  }];
}

def LinalgExt_ScatterOp : LinalgExt_Op<"scatter", [SingleBlock]> {
  let summary = "writes slices of `updates` to places in `original` that `indices` name";
  let description = [{
    The leading dimensions of `updates` and `indices` are batches. Entry `i` of
    an index vector is a position in dimension `dimension_map[i]` of `original`;
    the trailing dimensions of `updates` are the slice written there. The region
    combines an element of the update with the one in place. A batch whose
    `mask` is false writes nothing.
  }];
  let arguments = (ins LinalgExt_RankedTensorOrMemRef:$updates,
                       LinalgExt_RankedTensorOrMemRef:$indices,
                       Optional<LinalgExt_RankedTensorOrMemRef>:$mask,
                       LinalgExt_RankedTensorOrMemRef:$original,
                       DenseI64ArrayAttr:$dimension_map,
                       BoolAttr:$unique_indices);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    attr-dict `dimension_map` `=` $dimension_map
    `unique_indices` `(` $unique_indices `)`
    `ins` `(` $updates `,` $indices (`,` $mask^)? `:`
    type($updates) `,` type($indices) (`,` type($mask)^)? `)`
    `outs` `(` $original `:` type($original) `)`
    $region (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    /// The operand that the result is tied to: `original`.
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getOriginalMutable();
    }

    /// The number of entries of an index vector.
    int64_t getIndexDepth() { return getDimensionMap().size(); }

    /// The number of trailing dimensions of `updates` that one index writes.
    int64_t getSliceRank() {
      return getOriginal().getType().getRank() - getIndexDepth();
    }

    /// The number of leading dimensions of `updates`, each position of which
    /// has an index of its own.
    int64_t getBatchRank() {
      return getUpdates().getType().getRank() - getSliceRank();
    }
  }];
}

def LinalgExt_AttentionOp : LinalgExt_Op<"attention", [SingleBlock]> {
  let summary = "scaled dot-product attention";
  let description = [{
    softmax(query * key^T * scale + mask) * value, where `indexing_maps` say how
    the iteration space indexes each operand in turn, the output last. The region
    changes a score before the softmax.
  }];
  let arguments = (ins AnyShaped:$query, AnyShaped:$key, AnyShaped:$value,
                       AnyFloat:$scale, Optional<AnyShaped>:$mask,
                       AnyShaped:$output,
                       AffineMapArrayAttr:$indexing_maps,
                       OptionalAttr<DictionaryAttr>:$decomposition_config);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    `` custom<AttentionAttrs>(attr-dict)
    `ins` `(` $query `,` $key `,` $value `,` $scale (`,` $mask^)? `:`
    type($query) `,` type($key) `,` type($value) `,` type($scale)
    (`,` type($mask)^)? `)` `outs` `(` $output `:` type($output) `)`
    $region (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    /// The operand that the result is tied to: `output`.
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getOutputMutable();
    }
  }];
}

def LinalgExt_WinogradInputTransformOp
    : LinalgExt_Op<"winograd.input_transform"> {
  let summary = "the tiles of an image as a Winograd convolution takes them";
  let description = [{
    Cuts the two image dimensions into tiles of `output_tile_size + kernel_size -
    1` that overlap by `kernel_size - 1`. The output has the two dimensions of a
    tile in front, then batch, tiles along each dimension, and channels.
  }];
  let arguments = (ins LinalgExt_RankedTensorOrMemRef:$input,
                       LinalgExt_RankedTensorOrMemRef:$output,
                       I64Attr:$output_tile_size, I64Attr:$kernel_size,
                       DenseI64ArrayAttr:$image_dimensions);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    attr-dict `output_tile_size` `(` $output_tile_size `)`
    `kernel_size` `(` $kernel_size `)`
    `image_dimensions` `(` $image_dimensions `)`
    `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)`
    (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    /// The operand that the result is tied to: `output`.
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getOutputMutable();
    }

    /// The size of a tile along each image dimension, in elements.
    int64_t getInputTileSize() {
      return getOutputTileSize() + getKernelSize() - 1;
    }
  }];
}

#endif // BINDERY_DIALECTS_LINALGEXT_LINALGEXTOPS
