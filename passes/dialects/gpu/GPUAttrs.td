//===- GPUAttrs.td - Attributes of iree_gpu --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_GPU_GPUATTRS
#define BINDERY_DIALECTS_GPU_GPUATTRS

include "dialects/encoding/EncodingInterfaces.td"
include "dialects/gpu/GPUEnums.td"

class GPU_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<GPU_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

// A bare word. The names of intrinsics are many and grow with each release;
// what is written is kept.
def GPU_Word : AttrParameter<"::mlir::StringAttr", "word"> {
  let parser = "::bindery::gpu::parseWord($_parser)";
  let printer = "$_printer << $_self.getValue()";
}

// `[<NAME>, ..]`; an empty list is none.
def GPU_WordList : AttrParameter<"::mlir::ArrayAttr", "words in angle brackets"> {
  let parser = "::bindery::gpu::parseWordList($_parser)";
  let printer = "::bindery::gpu::printWordList($_printer, $_self)";
  let defaultValue = "::mlir::ArrayAttr()";
}

// `[<intrinsic = .., ..>, ..]`; an empty list is none.
def GPU_ScaledMMAList : AttrParameter<"::mlir::ArrayAttr", "scaled multiplications"> {
  let parser = "::bindery::gpu::parseScaledMMAList($_parser)";
  let printer = "::bindery::gpu::printScaledMMAList($_printer, $_self)";
  let defaultValue = "::mlir::ArrayAttr()";
}

def GPU_OptionalNumber : OptionalParameter<"std::optional<int32_t>">;

def GPU_EncodingResolverAttr : GPU_Attr<"GPUEncodingResolver", "gpu_encoding_resolver", [
    DeclareAttrInterfaceMethods<SerializableAttrInterface>]> {
  let summary = "resolves tensor encodings to layouts for GPUs";
  let parameters = (ins OptionalParameter<"::mlir::DictionaryAttr">:$configuration);
  let assemblyFormat = "`<` struct(params) `>`";
}

def GPU_PaddingResolverAttr : GPU_Attr<"GPUPaddingResolver", "gpu_padding_resolver"> {
  let summary = "resolves tensor encodings to paddings that suit the caches of a GPU";
  let parameters = (ins OptionalParameter<"std::optional<uint32_t>">:$cache_line_bytes,
                        OptionalParameter<"std::optional<uint32_t>">:$cache_sets);
  let assemblyFormat = "`<` struct(params) `>`";
}

def GPU_ScaledMMAAttr : GPU_Attr<"ScaledMMA", "scaled_mma"> {
  let summary = "a multiplication of scaled matrices in hardware";
  let parameters = (ins GPU_Word:$intrinsic, "::mlir::Type":$lhs_elem_type,
                        "::mlir::Type":$rhs_elem_type, "::mlir::Type":$acc_elem_type,
                        DefaultValuedParameter<"bool", "false">:$col_major);
  let assemblyFormat = "`<` struct(params) `>`";
}

def GPU_TargetWgpAttr : GPU_Attr<"TargetWgp", "target_wgp"> {
  let summary = "what a workgroup processor can do";
  let parameters = (ins
    EnumParameter<GPU_ComputeBitwidths>:$compute,
    EnumParameter<GPU_StorageBitwidths>:$storage,
    EnumParameter<GPU_SubgroupOps>:$subgroup,
    DefaultValuedParameter<"DotProductOps", "DotProductOps::None">:$dot,
    GPU_WordList:$mma, GPU_ScaledMMAList:$scaled_mma,
    "::mlir::DenseI32ArrayAttr":$subgroup_size_choices,
    "::mlir::DenseI32ArrayAttr":$max_workgroup_sizes,
    "int32_t":$max_thread_count_per_workgroup,
    "int32_t":$max_workgroup_memory_bytes,
    "::mlir::DenseI32ArrayAttr":$max_workgroup_counts,
    GPU_OptionalNumber:$max_load_instruction_bits,
    GPU_OptionalNumber:$simds_per_wgp,
    GPU_OptionalNumber:$vgpr_space_bits,
    OptionalParameter<"::mlir::DenseI64ArrayAttr">:$dma_sizes,
    GPU_OptionalNumber:$workgroup_memory_bank_count,
    OptionalParameter<"::mlir::DictionaryAttr">:$extra);
  let assemblyFormat = "`<` struct(params) `>`";
}

def GPU_TargetChipAttr : GPU_Attr<"TargetChip", "target_chip"> {
  let summary = "what a chip has";
  let parameters = (ins "uint32_t":$wgp_count,
                        OptionalParameter<"::mlir::StringAttr">:$sku,
                        OptionalParameter<"::mlir::FloatAttr">:$memory_bandwidth_tbps,
                        OptionalParameter<"::mlir::DictionaryAttr">:$perf_tflops,
                        OptionalParameter<"::mlir::DictionaryAttr">:$extra);
  let assemblyFormat = "`<` struct(params) `>`";
}

def GPU_TargetAttr : GPU_Attr<"Target", "target"> {
  let summary = "a GPU that code is made for";
  let parameters = (ins "::mlir::StringAttr":$arch, "::mlir::StringAttr":$features,
                        "TargetWgpAttr":$wgp, OptionalParameter<"TargetChipAttr">:$chip);
  let assemblyFormat = "`<` struct(params) `>`";
}

#endif // BINDERY_DIALECTS_GPU_GPUATTRS
