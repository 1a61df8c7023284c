//===- StreamAttrs.td - Attributes of the stream dialect --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMATTRS
#define BINDERY_DIALECTS_STREAM_STREAMATTRS

include "dialects/stream/StreamBase.td"
include "dialects/stream/StreamEnums.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

class Stream_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Stream_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

def Stream_ResourceConfigAttr : Stream_Attr<"ResourceConfig", "resource_config"> {
  let summary = "limits and rules for the resources of a device";
  let description = [{
    `#stream.resource_config<{max_buffer_range = 64, ...}>`. Absent numbers are 0
    (unknown), `index_bits` 32, `alias_mutable_bindings` false, `memory_model`
    Discrete. All seven are printed, in this order.
  }];
  let parameters = (ins "int64_t":$maxAllocationSize,
                        "int64_t":$minBufferOffsetAlignment,
                        "int64_t":$maxBufferRange,
                        "int64_t":$minBufferRangeAlignment,
                        "int64_t":$indexBits, "bool":$aliasMutableBindings,
                        "MemoryModel":$memoryModel);
  let hasCustomAssemblyFormat = 1;
}

def Stream_TimepointAttr : Stream_Attr<"Timepoint", "timepoint", [TypedAttrInterface]> {
  let summary = "a timepoint that is reached already";
  let parameters = (ins "::mlir::Type":$type);
  let hasCustomAssemblyFormat = 1;
}

def Stream_NamedParameterAttr : Stream_Attr<"NamedParameter", "parameter.named", [TypedAttrInterface]> {
  let summary = "a parameter by its scope and key";
  let parameters = (ins "::mlir::Type":$type, "::mlir::StringAttr":$scope,
                        "::mlir::StringAttr":$key, "::mlir::DictionaryAttr":$config);
  let hasCustomAssemblyFormat = 1;
}

def Stream_PartitioningConfigAttr : Stream_Attr<"PartitioningConfig", "partitioning_config"> {
  let summary = "what partitioning favours";
  let parameters = (ins "Favor":$favor);
  let hasCustomAssemblyFormat = 1;
}

def Stream_CollectiveAttr : Stream_Attr<"Collective", "collective"> {
  let summary = "a collective operation on elements of a type";
  let parameters = (ins "CollectiveKind":$kind,
                        OptionalParameter<"std::optional<CollectiveReduction>">:$reduction,
                        "CollectiveElementType":$element_type);
  let assemblyFormat = [{
    `<` $kind `` custom<CollectiveReduction>($reduction) `:` $element_type `>`
  }];
}

#endif // BINDERY_DIALECTS_STREAM_STREAMATTRS
