//===- UtilValueOps.td - Casts, comparisons, ranges, choices --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_UTILVALUEOPS
#define BINDERY_DIALECTS_UTIL_UTILVALUEOPS

include "dialects/util/UtilBufferOps.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Util_CastOp : Util_Op<"cast", [
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<TiedOpInterface>, Pure]> {
  let summary = "an object as another type";
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasVerifier = 1;
}

class Util_CompareOp<string mnemonic>
    : Util_Op<mnemonic, [AllTypesMatch<["lhs", "rhs"]>, Commutative, Pure]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

def Util_CmpEQOp : Util_CompareOp<"cmp.eq"> {
  let summary = "whether two values are the same";
}

def Util_CmpNEOp : Util_CompareOp<"cmp.ne"> {
  let summary = "whether two values differ";
}

def Util_NumericElement
    : AnyTypeOf<[AnySignlessInteger, AnyFloat,
                 TensorOf<[AnySignlessInteger, AnyFloat]>],
                "signless integer, float or tensor of these">;

def Util_NumericOptionalNarrowOp : Util_Op<"numeric.optional_narrow", [
    AllTypesMatch<["operand", "result"]>, Pure]> {
  let summary = "a value that a narrower type can hold";
  let arguments = (ins Util_NumericElement:$operand, TypeAttr:$semantic_type,
                       OptionalAttr<APIntAttr>:$min_value,
                       OptionalAttr<APIntAttr>:$max_value);
  let results = (outs Util_NumericElement:$result);
  let assemblyFormat = [{
    $operand `:` type($operand) `as` $semantic_type attr-dict
  }];
}

def Util_IndexOrInteger : AnyTypeOf<[Index, AnyInteger]>;

class Util_RangeExtentOp<string mnemonic>
    : Util_Op<mnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = (ins Variadic<Util_IndexOrInteger>:$operands);
  let results = (outs Util_IndexOrInteger:$result);
  let assemblyFormat = "$operands attr-dict `:` type($result)";
}

def Util_RangeMinOp : Util_RangeExtentOp<"range.min"> {
  let summary = "the least of several values";
}

def Util_RangeMaxOp : Util_RangeExtentOp<"range.max"> {
  let summary = "the greatest of several values";
}

def Util_RangeExtentsOp : Util_Op<"range.extents", [
    Pure, SameOperandsAndResultType, SameVariadicOperandSize]> {
  let summary = "the first and the last position that several ranges cover";
  let arguments = (ins Variadic<Util_IndexOrInteger>:$offsets,
                       Variadic<Util_IndexOrInteger>:$lengths);
  let results = (outs Util_IndexOrInteger:$min,
                      Util_IndexOrInteger:$max);
  let assemblyFormat = [{
    custom<RangeList>($offsets, $lengths) attr-dict `:` type($min)
  }];
}

def Util_SizeOfOp : Util_Op<"sizeof", [Pure]> {
  let summary = "the size of a type in bytes";
  let arguments = (ins TypeAttr:$sizedType);
  let results = (outs Index:$size);
  let assemblyFormat = "$sizedType attr-dict-with-keyword";
}

def Util_SwitchOp : Util_Op<"switch", [
    AllTypesMatch<["default_value", "result"]>, Pure]> {
  let summary = "one of several values, by index";
  let arguments = (ins Index:$index, Util_BufferElement:$default_value,
                       Variadic<Util_BufferElement>:$values);
  let results = (outs Util_BufferElement:$result);
  let assemblyFormat = [{
    type($default_value) `from`
    custom<TypedValueList>(ref(type($default_value)), $values, type($values))
    `at` $index `else` $default_value attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

def Util_HoistableConversionOp : Util_Op<"hoistable_conversion", [
    RecursiveMemoryEffects, SingleBlock]> {
  let summary = "a conversion that its inverse undoes";
  let description = [{
    Two conversions whose tags name each other cancel out, so they may be moved
    until they meet.
  }];
  let arguments = (ins StrAttr:$tag, StrAttr:$inverseTag,
                       Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Util_SCFUnreachableOp : Util_Op<"scf.unreachable"> {
  let summary = "states that control never gets here; ends no block";
  let arguments = (ins OptionalAttr<StrAttr>:$message);
  let assemblyFormat = "($message^)? attr-dict";
}

#endif // BINDERY_DIALECTS_UTIL_UTILVALUEOPS
