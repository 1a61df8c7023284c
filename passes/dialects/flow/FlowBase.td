//===- FlowBase.td - The flow dialect ----------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWBASE
#define BINDERY_DIALECTS_FLOW_FLOWBASE

include "dialects/tensor_ext/TensorExtTypes.td"
include "dialects/util/UtilInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Flow_Dialect : Dialect {
  let name = "flow";
  let cppNamespace = "::bindery::flow";
  let summary = "Dispatches and the tensors that flow between them";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let dependentDialects = ["::bindery::tensor_ext::TensorExtDialect"];
}

class Flow_Op<string mnemonic, list<Trait> traits = []>
    : Op<Flow_Dialect, mnemonic, traits>;

// What a dispatch takes beside tensors (formats.md: FLOW prim).
def Flow_Primitive
    : AnyTypeOf<[Index, AnySignlessInteger, AnyFloat, AnyComplex],
                "index, signless integer, float or complex type">;

// Results that may reuse the storage of an operand: the op says which.
def Flow_TiedOp
    : DeclareOpInterfaceMethods<TiedOpInterface, ["getTiedOperandIndex"]>;

// An index array over the results: the operand that each result is tied to,
// counted from the first one that may be tied to, -1 where it is tied to none.
def Flow_TiedOperandsAttr
    : TypedArrayAttrBase<IndexAttr, "tied operand index array">;

#endif // BINDERY_DIALECTS_FLOW_FLOWBASE
