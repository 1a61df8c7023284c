//===- StreamEnums.td - Enumerations of the stream dialect -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMENUMS
#define BINDERY_DIALECTS_STREAM_STREAMENUMS

include "mlir/IR/EnumAttr.td"

def Stream_Lifetime : I32EnumAttr<"Lifetime", "what a resource is for", [
    I32EnumAttrCase<"Unknown", 0, "*">, I32EnumAttrCase<"External", 1, "external">,
    I32EnumAttrCase<"Staging", 2, "staging">, I32EnumAttrCase<"Transient", 3, "transient">,
    I32EnumAttrCase<"Variable", 4, "variable">, I32EnumAttrCase<"Constant", 5, "constant">]> {
  let cppNamespace = "::bindery::stream";
}

// The bits of `resource_accesses`.
def Stream_ResourceAccess : I32BitEnumAttr<"ResourceAccess", "how a dispatch accesses a resource", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Read", 0, "ro">,
    I32BitEnumAttrCaseBit<"Write", 1, "wo">]> {
  let cppNamespace = "::bindery::stream";
}

def Stream_MemoryModel : I32EnumAttr<"MemoryModel", "whether host and device share memory", [
    I32EnumAttrCase<"Unified", 0>, I32EnumAttrCase<"Discrete", 1>]> {
  let cppNamespace = "::bindery::stream";
}

def Stream_Favor : I32EnumAttr<"Favor", "what partitioning favours", [
    I32EnumAttrCase<"Debug", 0, "debug">,
    I32EnumAttrCase<"MinPeakMemory", 1, "min-peak-memory">,
    I32EnumAttrCase<"MaxConcurrency", 2, "max-concurrency">]> {
  let cppNamespace = "::bindery::stream";
}

// The summaries of these stand in the errors about other words.
def Stream_CollectiveKind : I32EnumAttr<"CollectiveKind", "valid CollectiveKind", [
    I32EnumAttrCase<"AllGather", 0, "all_gather">, I32EnumAttrCase<"AllReduce", 1, "all_reduce">,
    I32EnumAttrCase<"AllToAll", 2, "all_to_all">, I32EnumAttrCase<"Broadcast", 3, "broadcast">,
    I32EnumAttrCase<"Reduce", 4, "reduce">, I32EnumAttrCase<"ReduceScatter", 5, "reduce_scatter">,
    I32EnumAttrCase<"Send", 6, "send">, I32EnumAttrCase<"Recv", 7, "recv">,
    I32EnumAttrCase<"SendRecv", 8, "send_recv">]> {
  let cppNamespace = "::bindery::stream";
  let genSpecializedAttr = 0;
}

def Stream_CollectiveReduction : I32EnumAttr<"CollectiveReduction", "valid CollectiveReduction", [
    I32EnumAttrCase<"None", 0, "none">, I32EnumAttrCase<"Sum", 1, "sum">,
    I32EnumAttrCase<"Product", 2, "product">, I32EnumAttrCase<"Minimum", 3, "minimum">,
    I32EnumAttrCase<"Maximum", 4, "maximum">, I32EnumAttrCase<"Average", 5, "average">]> {
  let cppNamespace = "::bindery::stream";
  let genSpecializedAttr = 0;
}

def Stream_CollectiveElementType : I32EnumAttr<"CollectiveElementType", "valid CollectiveElementType", [
    I32EnumAttrCase<"SInt8", 0, "si8">, I32EnumAttrCase<"UInt8", 1, "ui8">,
    I32EnumAttrCase<"SInt16", 2, "si16">, I32EnumAttrCase<"UInt16", 3, "ui16">,
    I32EnumAttrCase<"SInt32", 4, "si32">, I32EnumAttrCase<"UInt32", 5, "ui32">,
    I32EnumAttrCase<"SInt64", 6, "si64">, I32EnumAttrCase<"UInt64", 7, "ui64">,
    I32EnumAttrCase<"Float16", 8, "f16">, I32EnumAttrCase<"Float32", 9, "f32">,
    I32EnumAttrCase<"Float64", 10, "f64">, I32EnumAttrCase<"BFloat16", 11, "bf16">]> {
  let cppNamespace = "::bindery::stream";
  let genSpecializedAttr = 0;
}

#endif // BINDERY_DIALECTS_STREAM_STREAMENUMS
