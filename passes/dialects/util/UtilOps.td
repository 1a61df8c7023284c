//===- UtilOps.td - Operations of the util dialect ------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_UTILOPS
#define BINDERY_DIALECTS_UTIL_UTILOPS

include "dialects/util/UtilListOps.td"
include "dialects/util/UtilValueOps.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Util_NullOp : Util_Op<"null", [ConstantLike, Pure]> {
  let summary = "the null value of a type";
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasFolder = 1;
}

def Util_OptimizationBarrierOp : Util_Op<"optimization_barrier", [
    AllTypesMatch<["operands", "results"]>]> {
  let summary = "hides values from optimisation";
  let arguments = (ins Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def Util_AlignOp : Util_Op<"align", [Pure, SameOperandsAndResultType]> {
  let summary = "rounds a value up to a multiple of an alignment";
  let arguments = (ins Util_SignlessIntegerOrIndex:$value, Util_SignlessIntegerOrIndex:$alignment);
  let results = (outs Util_SignlessIntegerOrIndex:$result);
  let assemblyFormat = "$value `,` $alignment attr-dict `:` type($result)";
}

def Util_AssumeIntOp : Util_Op<"assume.int", [
    AllTypesMatch<["operands", "results"]>, Pure]> {
  let summary = "states bounds and divisors of integers";
  let arguments = (ins Variadic<Util_SignlessIntegerOrIndex>:$operands,
                       ArrayAttr:$assumptions);
  let results = (outs Variadic<Util_SignlessIntegerOrIndex>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Util_UnreachableOp : Util_Op<"unreachable", [Pure, ReturnLike, Terminator]> {
  let summary = "ends a block that control never reaches";
  let arguments = (ins OptionalAttr<StrAttr>:$message);
  let assemblyFormat = "($message^)? attr-dict";
}

def Util_UnfoldableConstantOp : Util_Op<"unfoldable_constant"> {
  let summary = "a constant that folding does not see";
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
}

#endif // BINDERY_DIALECTS_UTIL_UTILOPS
