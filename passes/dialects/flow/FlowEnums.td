//===- FlowEnums.td - Enums of the flow dialect -----------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWENUMS
#define BINDERY_DIALECTS_FLOW_FLOWENUMS

include "mlir/IR/EnumAttr.td"

def Flow_CollectiveReduction
    : I32EnumAttr<"CollectiveReduction", "how a collective joins elements", [
        I32EnumAttrCase<"None", 0, "none">,
        I32EnumAttrCase<"Sum", 1, "sum">,
        I32EnumAttrCase<"Product", 2, "product">,
        I32EnumAttrCase<"Minimum", 3, "minimum">,
        I32EnumAttrCase<"Maximum", 4, "maximum">,
        I32EnumAttrCase<"Average", 5, "average">,
      ]> {
  let cppNamespace = "::bindery::flow";
}

def Flow_CollectiveElementType
    : I32EnumAttr<"CollectiveElementType", "what a collective's elements are", [
        I32EnumAttrCase<"SInt8", 0, "si8">,
        I32EnumAttrCase<"UInt8", 1, "ui8">,
        I32EnumAttrCase<"SInt16", 2, "si16">,
        I32EnumAttrCase<"UInt16", 3, "ui16">,
        I32EnumAttrCase<"SInt32", 4, "si32">,
        I32EnumAttrCase<"UInt32", 5, "ui32">,
        I32EnumAttrCase<"SInt64", 6, "si64">,
        I32EnumAttrCase<"UInt64", 7, "ui64">,
        I32EnumAttrCase<"Float16", 8, "f16">,
        I32EnumAttrCase<"Float32", 9, "f32">,
        I32EnumAttrCase<"Float64", 10, "f64">,
        I32EnumAttrCase<"BFloat16", 11, "bf16">,
      ]> {
  let cppNamespace = "::bindery::flow";
}

#endif // BINDERY_DIALECTS_FLOW_FLOWENUMS
