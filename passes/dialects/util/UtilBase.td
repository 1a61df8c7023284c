//===- UtilBase.td - The util dialect and what all dialects share -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_UTILBASE
#define BINDERY_DIALECTS_UTIL_UTILBASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Util_Dialect : Dialect {
  let name = "util";
  let cppNamespace = "::bindery::util";
  let summary = "Host program structure: functions, globals, buffers, lists";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect"];
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    void registerAttributesAndTypes();
  }];
}

class Util_Op<string mnemonic, list<Trait> traits = []>
    : Op<Util_Dialect, mnemonic, traits>;

class Util_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<Util_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

class Util_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Util_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

// Type sets of formats.md, shared by the home dialects.
def AnyPrimitive : AnyTypeOf<[Index, AnyInteger, AnyFloat, AnyComplex],
                             "index, integer, float or complex type">;
def PrimitiveOrVector
    : AnyTypeOf<[Index, AnyInteger, AnyFloat, AnyComplex,
                 VectorOfNonZeroRankOf<[Index, AnyInteger, AnyFloat, AnyComplex]>],
                "primitive type or vector of non-zero rank">;

def Util_SignlessIntegerOrIndex
    : AnyTypeOf<[Index, AnySignlessInteger], "signless integer or index">;

// An index array over the results: the operand that each result is tied to,
// -1 where it is tied to none (formats.md, "tied_operands").
def TiedOperandsAttr : TypedArrayAttrBase<IndexAttr, "tied operand index array">;

#endif // BINDERY_DIALECTS_UTIL_UTILBASE
