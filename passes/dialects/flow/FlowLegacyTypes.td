//===- FlowLegacyTypes.td - Tensors of legacy dispatches ---*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWLEGACYTYPES
#define BINDERY_DIALECTS_FLOW_FLOWLEGACYTYPES

include "dialects/flow/FlowBase.td"

class Flow_DispatchIOType<string name, string typeMnemonic>
    : TypeDef<Flow_Dialect, name> {
  let mnemonic = typeMnemonic;
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape,
                        "::mlir::Type":$elementType);
  let assemblyFormat = "`<` custom<DispatchIOShape>($shape, $elementType) `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The tensor that the handle stands for.
    ::mlir::RankedTensorType getAsTensor() const {
      return ::mlir::RankedTensorType::get(getShape(), getElementType());
    }
  }];
}

def Flow_DispatchInputType
    : Flow_DispatchIOType<"DispatchInput", "dispatch.input"> {
  let summary = "a tensor that a dispatched function reads";
  let description = "`!flow.dispatch.input<4x?xf32>`; `?` is a dynamic dimension.";
}

def Flow_DispatchOutputType
    : Flow_DispatchIOType<"DispatchOutput", "dispatch.output"> {
  let summary = "a tensor that a dispatched function writes";
  let description = "`!flow.dispatch.output<4x?xf32>`; `?` is a dynamic dimension.";
}

#endif // BINDERY_DIALECTS_FLOW_FLOWLEGACYTYPES
