//===- UtilInterfaces.td - Interfaces shared by the home dialects -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_UTILINTERFACES
#define BINDERY_DIALECTS_UTIL_UTILINTERFACES

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def SizeAwareTypeInterface : TypeInterface<"SizeAwareTypeInterface"> {
  let cppNamespace = "::bindery::util";
  let description = [{
    A type whose values have a size in bytes that SSA values carry beside them;
    written `T{%size}`. Exactly `!stream.resource` and `!util.buffer`.
  }];
}

def ImplicitlyCapturedTypeInterface
    : TypeInterface<"ImplicitlyCapturedTypeInterface"> {
  let cppNamespace = "::bindery::util";
  let description = [{
    A type whose values a workgroup count region takes as arguments without a
    dispatch providing them in its workload: `!hal.device`.
  }];
}

def DispatchExportOpInterface : OpInterface<"DispatchExportOpInterface"> {
  let cppNamespace = "::bindery::util";
  let description = [{
    An export of an executable that a dispatch with a workload names.
  }];
  let methods = [
    InterfaceMethod<[{
      The region that computes the workgroup count from the workload; empty when
      the export has none.
    }], "::mlir::Region &", "getWorkgroupCount">,
  ];
}

def InliningPolicyAttrInterface : AttrInterface<"InliningPolicyAttrInterface"> {
  let cppNamespace = "::bindery::util";
  let description = [{
    Decides whether a function may be inlined where it is called.
  }];
  let methods = [
    InterfaceMethod<"Whether what carries the policy may be inlined.", "bool",
                    "isLegalToInline">,
  ];
}

def AffinityAttrInterface : AttrInterface<"AffinityAttrInterface"> {
  let cppNamespace = "::bindery::util";
  let description = [{
    Says where work runs: what `on(...)` of an op of the timeline takes.
  }];
}

def GlobalOpInterface : OpInterface<"GlobalOpInterface"> {
  let cppNamespace = "::bindery::util";
  let description = [{
    A module-level variable that loads and stores name by its symbol.
  }];
  let methods = [
    InterfaceMethod<"The type of the values held.", "::mlir::Type",
                    "getGlobalType">,
    InterfaceMethod<"Whether it may be stored to at any time.", "bool",
                    "isGlobalMutable">,
  ];
}

def TiedOpInterface : OpInterface<"TiedOpInterface"> {
  let cppNamespace = "::bindery::util";
  let description = [{
    An op with results that reuse the storage of an operand.
  }];
  let methods = [
    InterfaceMethod<[{
      The index among all operands of the one that result `resultIndex` is
      tied to, or -1 when it is tied to none.
    }], "int64_t", "getTiedOperandIndex", (ins "unsigned":$resultIndex)>,
  ];
  let extraSharedClassDeclaration = [{
    /// The operand that result `resultIndex` is tied to, or null.
    ::mlir::Value getTiedOperand(unsigned resultIndex) {
      int64_t index = $_op.getTiedOperandIndex(resultIndex);
      // Generic form may hold any index; only what is there is returned.
      if (index < 0 || index >= static_cast<int64_t>($_op->getNumOperands()))
        return {};
      return $_op->getOperand(static_cast<unsigned>(index));
    }
  }];
}

#endif // BINDERY_DIALECTS_UTIL_UTILINTERFACES
