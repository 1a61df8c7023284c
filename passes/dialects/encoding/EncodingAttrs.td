//===- EncodingAttrs.td - Attributes of iree_encoding --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_ENCODING_ENCODINGATTRS
#define BINDERY_DIALECTS_ENCODING_ENCODINGATTRS

include "dialects/encoding/EncodingEnums.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/TensorEncoding.td"

class Encoding_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Encoding_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

def Encoding_Serializable : DeclareAttrInterfaceMethods<SerializableAttrInterface>;

// `[4, ?, 8]`, where `?` is the most negative integer; null when absent.
class Encoding_SizeList<string default = ""> : AttrParameter<"::mlir::ArrayAttr", "sizes"> {
  let parser = "::bindery::encoding::parseSizeList($_parser)";
  let printer = "::bindery::encoding::printSizeList($_printer, $_self)";
  let defaultValue = default;
}

def Encoding_EncodingAttr : Encoding_Attr<"Encoding", "encoding", [Encoding_Serializable]> {
  let summary = "the layout that an operand of some op is best in";
  let description = [{
    The operand, what it is an operand of, and the element types of all
    operands; optionally the maps from iterations to operands and the sizes of
    the iterations.
  }];
  let parameters = (ins
    "::mlir::IntegerAttr":$operand_index,
    EnumParameter<Encoding_OpType>:$op_type,
    "::mlir::ArrayAttr":$element_types,
    OptionalParameter<"::mlir::TypeAttr">:$original_element_type,
    OptionalParameter<"::mlir::ArrayAttr">:$user_indexing_maps,
    Encoding_SizeList<"::mlir::ArrayAttr()">:$iteration_sizes);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The number of iteration sizes that are `?`.
    unsigned getNumDynamicSizes() const;
  }];
}

def Encoding_LayoutAttr : Encoding_Attr<"Layout", "layout", [
    DeclareAttrInterfaceMethods<VerifiableTensorEncoding>, Encoding_Serializable]> {
  let summary = "the layouts of a tensor, one for each kind of device";
  let parameters = (ins "::mlir::ArrayAttr":$layouts);
  let assemblyFormat = "`<` $layouts `>`";
  let genVerifyDecl = 1;
}

def Encoding_PackedStorageAttr : Encoding_Attr<"PackedStorage", "packed_storage", [
    DeclareAttrInterfaceMethods<SerializableAttrInterface, ["acceptsNoEncoding"]>,
    DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let summary = "elements of fewer bits than a byte, without gaps";
}

def Encoding_PaddingAttr : Encoding_Attr<"Padding", "padding", [Encoding_Serializable]> {
  let summary = "a padding of each dimension";
  let parameters = (ins Encoding_SizeList<>:$padding);
  let assemblyFormat = "`<` $padding `>`";
  let genVerifyDecl = 1;
}

def Encoding_IdentityAttr : Encoding_Attr<"Identity", "identity", [Encoding_Serializable]> {
  let summary = "the layout of a tensor without an encoding";
}

def Encoding_TestingAttr : Encoding_Attr<"Testing", "testing", [Encoding_Serializable]> {
  let summary = "an encoding for tests";
  let parameters = (ins OptionalParameter<"::mlir::ArrayAttr">:$layouts,
                        OptionalParameter<"::mlir::TypeAttr">:$original_element_type);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Encoding_SpecializedAttr : Encoding_Attr<"Specialized", "specialized", [Encoding_Serializable]> {
  let summary = "what a resolver for tests makes of an encoding";
  let parameters = (ins "int32_t":$seed, OptionalParameter<"::mlir::TypeAttr">:$type);
  let assemblyFormat = "`<` $seed (`,` $type^)? `>`";
}

def Encoding_UnknownAttr : Encoding_Attr<"Unknown", "unknown"> {
  let summary = "an encoding of which nothing is known";
}

def Encoding_SpecializationResolverAttr
    : Encoding_Attr<"SpecializationResolver", "specialization_resolver"> {
  let summary = "a resolver for tests, which gives each seed layouts of its own";
  let parameters = (ins "int32_t":$seed);
  let assemblyFormat = "`<` $seed `>`";
}

def Encoding_IdentityResolverAttr : Encoding_Attr<"IdentityResolver", "identity_resolver"> {
  let summary = "a resolver that drops encodings";
}

def Encoding_UnsupportedResolverAttr
    : Encoding_Attr<"UnsupportedResolver", "unsupported_resolver"> {
  let summary = "a resolver that never yields a layout";
}

#endif // BINDERY_DIALECTS_ENCODING_ENCODINGATTRS
