//===- GPUEnums.td - The iree_gpu dialect and its enums --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_GPU_GPUENUMS
#define BINDERY_DIALECTS_GPU_GPUENUMS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def GPU_Dialect : Dialect {
  let name = "iree_gpu";
  let cppNamespace = "::bindery::gpu";
  let summary = "Attributes that describe GPUs to code generation";
  let description = [{
    Attributes only: what a compiler for GPUs attaches to executable targets.
    The home passes carry them along and never look inside.
  }];
  let useDefaultAttributePrinterParser = 1;
}

class GPU_BitEnum<string name, string summary, list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, summary, cases> {
  let cppNamespace = "::bindery::gpu";
  let genSpecializedAttr = 0;
}

def GPU_ComputeBitwidths : GPU_BitEnum<"ComputeBitwidths", "types that are computed with", [
    I32BitEnumAttrCaseBit<"FP64", 0, "fp64">, I32BitEnumAttrCaseBit<"FP32", 1, "fp32">,
    I32BitEnumAttrCaseBit<"FP16", 2, "fp16">, I32BitEnumAttrCaseBit<"Int64", 3, "int64">,
    I32BitEnumAttrCaseBit<"Int32", 4, "int32">, I32BitEnumAttrCaseBit<"Int16", 5, "int16">,
    I32BitEnumAttrCaseBit<"Int8", 6, "int8">, I32BitEnumAttrCaseBit<"FP8", 7, "fp8">,
    I32BitEnumAttrCaseBit<"FP6", 8, "fp6">, I32BitEnumAttrCaseBit<"FP4", 9, "fp4">]>;

def GPU_StorageBitwidths : GPU_BitEnum<"StorageBitwidths", "widths that are stored", [
    I32BitEnumAttrCaseBit<"B64", 0, "b64">, I32BitEnumAttrCaseBit<"B32", 1, "b32">,
    I32BitEnumAttrCaseBit<"B16", 2, "b16">, I32BitEnumAttrCaseBit<"B8", 3, "b8">]>;

def GPU_SubgroupOps : GPU_BitEnum<"SubgroupOps", "operations across a subgroup", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Shuffle", 0, "shuffle">,
    I32BitEnumAttrCaseBit<"Arithmetic", 1, "arithmetic">]>;

def GPU_DotProductOps : GPU_BitEnum<"DotProductOps", "dot products", [
    I32BitEnumAttrCaseNone<"None", "none">,
    I32BitEnumAttrCaseBit<"DP4xI8ToI32", 0, "dp4xi8toi32">]>;

#endif // BINDERY_DIALECTS_GPU_GPUENUMS
