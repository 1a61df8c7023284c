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

#endif // BINDERY_DIALECTS_STREAM_STREAMENUMS
