//===- CPUEnums.td - The iree_cpu dialect and its enums ----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_CPU_CPUENUMS
#define BINDERY_DIALECTS_CPU_CPUENUMS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def CPU_Dialect : Dialect {
  let name = "iree_cpu";
  let cppNamespace = "::bindery::cpu";
  let summary = "Attributes that steer code generation for CPUs";
  let description = [{
    Attributes only: what a compiler for CPUs attaches to executables and
    targets. The home passes carry them along and never look inside.
  }];
  let useDefaultAttributePrinterParser = 1;
}

def CPU_LoweringPipeline
    : I32EnumAttr<"LoweringPipeline", "how code of a CPU executable is lowered", [
        I32EnumAttrCase<"Default", 0>,
        I32EnumAttrCase<"DoubleTilingExpert", 1>,
        I32EnumAttrCase<"ConvTileAndDecomposeExpert", 2>,
        I32EnumAttrCase<"Mmt4dTilingExpert", 3>,
        I32EnumAttrCase<"BufferOpsTileAndVectorize", 4>,
        I32EnumAttrCase<"DataTiling", 5>,
        I32EnumAttrCase<"LinalgExtTileAndVectorize", 6>,
      ]> {
  let cppNamespace = "::bindery::cpu";
  let genSpecializedAttr = 0;
}

#endif // BINDERY_DIALECTS_CPU_CPUENUMS
