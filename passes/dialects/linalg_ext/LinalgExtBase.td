//===- LinalgExtBase.td - The iree_linalg_ext dialect ------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_LINALGEXT_LINALGEXTBASE
#define BINDERY_DIALECTS_LINALGEXT_LINALGEXTBASE

include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def LinalgExt_Dialect : Dialect {
  let name = "iree_linalg_ext";
  let cppNamespace = "::bindery::linalg_ext";
  let summary = "Structured computations beyond upstream's linalg";
}

def LinalgExt_RankedTensorOrMemRef
    : AnyTypeOf<[AnyRankedTensor, AnyMemRef], "ranked tensor or memref",
                "::mlir::ShapedType">;

// A computation that writes its `outs`: on tensors it returns them, on memrefs
// it has no results. Its effects are those on its memrefs.
class LinalgExt_Op<string mnemonic, list<Trait> traits = []>
    : Op<LinalgExt_Dialect, mnemonic, !listconcat(traits, [
        DestinationStyleOpInterface,
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>])> {
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_LINALGEXT_LINALGEXTBASE
