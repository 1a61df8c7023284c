//===- FlowAttrs.td - Attributes of the flow dialect ------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWATTRS
#define BINDERY_DIALECTS_FLOW_FLOWATTRS

include "dialects/flow/FlowBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def Flow_NamedParameterAttr
    : AttrDef<Flow_Dialect, "NamedParameter", [TypedAttrInterface]> {
  let mnemonic = "parameter.named";
  let summary = "a parameter by its scope, if it has one, and its key";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        "::mlir::StringAttr":$scope, "::mlir::StringAttr":$key,
                        "::mlir::DictionaryAttr":$config);
  let hasCustomAssemblyFormat = 1;
}

#endif // BINDERY_DIALECTS_FLOW_FLOWATTRS
