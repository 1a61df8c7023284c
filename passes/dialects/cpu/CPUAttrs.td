//===- CPUAttrs.td - Attributes of iree_cpu ----------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_CPU_CPUATTRS
#define BINDERY_DIALECTS_CPU_CPUATTRS

include "dialects/cpu/CPUEnums.td"
include "dialects/encoding/EncodingInterfaces.td"

class CPU_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<CPU_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

def CPU_PipelineAttr : EnumAttr<CPU_Dialect, CPU_LoweringPipeline, "pipeline"> {
  let assemblyFormat = "`<` $value `>`";
}

// `<>` or `<configuration = {..}>`; the angle brackets are mandatory.
class CPU_EncodingResolverAttr<string name, string attrMnemonic>
    : CPU_Attr<name, attrMnemonic, [
        DeclareAttrInterfaceMethods<SerializableAttrInterface>]> {
  let parameters = (ins
    OptionalParameter<"::mlir::DictionaryAttr">:$configuration);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CPU_CPUEncodingResolverAttr
    : CPU_EncodingResolverAttr<"CPUEncodingResolver", "cpu_encoding_resolver"> {
  let summary = "resolves tensor encodings to layouts for CPUs";
}

def CPU_VMVXEncodingResolverAttr
    : CPU_EncodingResolverAttr<"VMVXEncodingResolver", "vmvx_encoding_resolver"> {
  let summary = "resolves tensor encodings to layouts for the VMVX interpreter";
}

#endif // BINDERY_DIALECTS_CPU_CPUATTRS
