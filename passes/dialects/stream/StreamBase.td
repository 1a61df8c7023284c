//===- StreamBase.td - The stream dialect -----------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMBASE
#define BINDERY_DIALECTS_STREAM_STREAMBASE

include "dialects/util/UtilBase.td"
include "dialects/util/UtilInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Stream_Dialect : Dialect {
  let name = "stream";
  let cppNamespace = "::bindery::stream";
  let summary = "Resources, and work on them ordered by timepoints";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let dependentDialects = ["::bindery::util::UtilDialect"];
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    void registerAttributes();
    void registerTypes();
  }];
}

class Stream_Op<string mnemonic, list<Trait> traits = []>
    : Op<Stream_Dialect, mnemonic, traits>;

// What may stand directly in an explicit execution region: ops of the command
// phase and ops that are scheduled into one.
def Stream_Streamable : NativeOpTrait<"IsStreamable"> {
  let cppNamespace = "::bindery::stream";
}
def Stream_CmdPhase : NativeOpTrait<"IsCmdPhase"> {
  let cppNamespace = "::bindery::stream";
}

// Result `n` is tied to the stored operand that the op names.
def Stream_Tied : DeclareOpInterfaceMethods<TiedOpInterface>;

def Stream_Names
    : DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;

// Where work runs; the attributes that say so are another dialect's.
def Stream_AffinityAttr : OptionalAttr<AffinityAttrInterface>;

#endif // BINDERY_DIALECTS_STREAM_STREAMBASE
