//===- StreamTypes.td - Types of the stream dialect -------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMTYPES
#define BINDERY_DIALECTS_STREAM_STREAMTYPES

include "dialects/stream/StreamBase.td"

class Stream_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<Stream_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def Stream_ResourceType : Stream_Type<"Resource", "resource", [SizeAwareTypeInterface]> {
  let summary = "bytes on a device, by what they are for; size-aware";
  let parameters = (ins "Lifetime":$lifetime);
  let hasCustomAssemblyFormat = 1;
}
def Stream_TimepointType : Stream_Type<"Timepoint", "timepoint"> {
  let summary = "a point in the timeline that can be waited for";
}
def Stream_BindingType : Stream_Type<"Binding", "binding"> {
  let summary = "a resource range that a dispatch passes to its kernel";
}
def Stream_ChannelType : Stream_Type<"Channel", "channel"> {
  let summary = "a channel of collective operations";
}
def Stream_FileType : Stream_Type<"File", "file"> {
  let summary = "a file that resources are read from and written to";
}
def Stream_TestFenceType : Stream_Type<"TestFence", "test.fence"> {
  let summary = "a fence for tests";
}

class Stream_ResourceOf<string name, list<string> lifetimes> : Type<
    And<[CPred<"::llvm::isa<::bindery::stream::ResourceType>($_self)">,
         Or<!foreach(lifetime, lifetimes, CPred<
             "::llvm::cast<::bindery::stream::ResourceType>($_self).getLifetime() == "
             "::bindery::stream::Lifetime::" # lifetime>)>]>,
    name, "::bindery::stream::ResourceType">;

// R6, R5 and R<staging> of the format facts.
def Stream_AnyResource : Stream_ResourceOf<"resource",
    ["Unknown", "External", "Staging", "Transient", "Variable", "Constant"]>;
def Stream_DeviceResource : Stream_ResourceOf<"resource of any lifetime but staging",
    ["Unknown", "External", "Transient", "Variable", "Constant"]>;
def Stream_StagingResource : Stream_ResourceOf<"staging resource", ["Staging"]>;
def Stream_ConstantResource : Stream_ResourceOf<"constant or variable resource",
    ["Constant", "Variable"]>;

// !util.buffer, whose definition file is not included here: two dialects cannot
// stand in one.
def Stream_HostBuffer : Type<CPred<"::llvm::isa<::bindery::util::BufferType>($_self)">,
    "host buffer", "::bindery::util::BufferType">,
    BuildableType<"::bindery::util::BufferType::get($_builder.getContext())">;

def Stream_FillPattern : AnyTypeOf<[I8, I16, I32], "8, 16 or 32 bit integer">;
def Stream_WidePattern : AnyTypeOf<[I8, I16, I32, I64], "8, 16, 32 or 64 bit integer">;

#endif // BINDERY_DIALECTS_STREAM_STREAMTYPES
