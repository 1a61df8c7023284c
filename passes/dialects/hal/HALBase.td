//===- HALBase.td - The hal dialect and what its files share -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALBASE
#define BINDERY_DIALECTS_HAL_HALBASE

include "dialects/util/UtilBase.td"
include "dialects/util/UtilTypes.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def HAL_Dialect : Dialect {
  let name = "hal";
  let cppNamespace = "::bindery::hal";
  let summary = "Hardware abstraction: executables, devices, buffers, fences";
  let description = [{
    What a compiled program asks of its devices: executables with one variant
    per target, the interface through which a dispatched function gets its
    buffers and constants, and the calls on devices, queues, command buffers,
    buffers and fences. The syntax is IREE 3.12's.
  }];
  let useDefaultTypePrinterParser = 0;
  let useDefaultAttributePrinterParser = 0;
  let hasConstantMaterializer = 1;
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::cf::ControlFlowDialect",
    "::mlir::scf::SCFDialect",
    "::bindery::util::UtilDialect",
  ];
  let extraClassDeclaration = [{
    /// Parse and print by the generated code, with errors of the dialect's own.
    ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;
    void printType(::mlir::Type type,
                   ::mlir::DialectAsmPrinter &printer) const override;
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                     ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attr,
                        ::mlir::DialectAsmPrinter &printer) const override;

  private:
    void registerTypes();
    void registerAttributes();
    void registerOperations();
  }];
}

class HAL_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<HAL_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

class HAL_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<HAL_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

class HAL_Op<string mnemonic, list<Trait> traits = []>
    : Op<HAL_Dialect, mnemonic, traits>;

// An op whose results carry names of their own when they are printed.
class HAL_NamedOp<string mnemonic, list<Trait> traits = []>
    : HAL_Op<mnemonic, !listconcat(traits, [
        DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>])>;

// An op whose only result is always called `hint` when it is printed.
class HAL_HintedOp<string mnemonic, string hint, list<Trait> traits = []>
    : HAL_NamedOp<mnemonic, traits> {
  string resultHintDefinition = [{
    void $cppClass::getAsmResultNames(::mlir::OpAsmSetValueNameFn setName) {
      setName(getOperation()->getResult(0), "}] # hint # [{");
    }
  }];
  let extraClassDefinition = resultHintDefinition;
}

#endif // BINDERY_DIALECTS_HAL_HALBASE
