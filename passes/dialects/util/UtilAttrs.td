//===- UtilAttrs.td - Attributes of the util dialect ----------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_UTILATTRS
#define BINDERY_DIALECTS_UTIL_UTILATTRS

include "dialects/util/UtilBase.td"
include "dialects/util/UtilInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def Util_InlineNeverAttr : Util_Attr<"InlineNever", "inline.never", [
    DeclareAttrInterfaceMethods<InliningPolicyAttrInterface>]> {
  let summary = "inlining policy: never inline";
}

def Util_InlineAlwaysAttr : Util_Attr<"InlineAlways", "inline.always", [
    DeclareAttrInterfaceMethods<InliningPolicyAttrInterface>]> {
  let summary = "inlining policy: always inline";
}

// The attributes below that have a type carry it behind them: `#util.null : T`.
class Util_TypedAttr<string name, string attrMnemonic, list<Trait> traits = []>
    : Util_Attr<name, attrMnemonic, !listconcat(traits, [TypedAttrInterface])>;

def Util_NullAttr : Util_TypedAttr<"Null", "null"> {
  let summary = "the null value of a type";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "";
}

def Util_UninitializedAttr : Util_TypedAttr<"Uninitialized", "uninitialized"> {
  let summary = "contents that are not initialized";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "";
}

def Util_BytePatternAttr : Util_TypedAttr<"BytePattern", "byte_pattern"> {
  let summary = "contents of one repeated byte";
  let parameters = (ins "int64_t":$pattern, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $pattern `>`";
}

def Util_ByteRangeAttr : Util_Attr<"ByteRange", "byte_range"> {
  let summary = "a range of bytes: where it begins and how long it is";
  let description = [{
    `<3, 4>`: offset and length. An interval `[3 to 7]` or `(3 to 7)` is read too:
    its length is the end less the start, after each exclusive end has moved
    inwards by one.
  }];
  let parameters = (ins "int64_t":$offset, "int64_t":$length);
  let hasCustomAssemblyFormat = 1;
}

def Util_PreprocessingPipelineAttr
    : Util_Attr<"PreprocessingPipeline", "preprocessing_pipeline"> {
  let summary = "a pass pipeline to run on a function before all others";
  let parameters = (ins "::mlir::StringAttr":$pipeline);
  let assemblyFormat = "`<` $pipeline `>`";
}

def Util_CompositeAttr : Util_Attr<"Composite", "composite"> {
  let summary = "the bytes of several values, one after another";
  let description = [{
    `#util.composite<16xi8, [dense<1> : tensor<2xi32>, ...]>`: the number of
    bytes and the values. What is written is kept: neither the sum nor the kind
    of values is checked when an attribute is read.
  }];
  let parameters = (ins "int64_t":$totalLength, "::mlir::ArrayAttr":$values);
  let hasCustomAssemblyFormat = 1;
}

def Util_IntAssumptionAttr : Util_Attr<"IntAssumption", "int.assumption"> {
  let summary = "bounds and a divisor that a value is known to have";
  let parameters = (ins "std::optional<uint64_t>":$umin,
                        "std::optional<uint64_t>":$umax,
                        "std::optional<uint64_t>":$udiv);
  let hasCustomAssemblyFormat = 1;
}

#endif // BINDERY_DIALECTS_UTIL_UTILATTRS
