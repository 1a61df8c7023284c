//===- FlowDispatchOps.td - Dispatches of the flow dialect -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWDISPATCHOPS
#define BINDERY_DIALECTS_FLOW_FLOWDISPATCHOPS

include "dialects/flow/FlowBase.td"

def Flow_DispatchOp
    : Flow_Op<"dispatch", [AttrSizedOperandSegments,
                           DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                           Flow_TiedOp]> {
  let summary = "runs an export of an executable over a workload";
  let description = [{
    Tensors with dynamic dimensions carry them as values behind their type. A
    result may be tied to an argument: it is written in the argument's place.
    Several entry points are variants of one function.
  }];
  let arguments = (ins Variadic<Index>:$workload,
                       SymbolRefArrayAttr:$entry_points,
                       Variadic<AnyType>:$arguments,
                       Variadic<Index>:$argument_dims,
                       Variadic<Index>:$result_dims,
                       OptionalAttr<Flow_TiedOperandsAttr>:$tied_operands);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    custom<DispatchEntryPoints>($entry_points)
    (`` `[` $workload^ `]`)? ``
    `(` $arguments `)` attr-dict `:`
    custom<ShapedFunctionType>(ref($arguments), type($arguments),
                               $argument_dims, type($results), $result_dims,
                               $tied_operands)
  }];
  let hasVerifier = 1;
}

def Flow_DispatchTieShapeOp
    : Flow_Op<"dispatch.tie_shape", [Pure, AllTypesMatch<["operand", "result"]>]> {
  let summary = "attaches its dynamic dimensions to a dispatch tensor";
  let arguments = (ins TensorExt_AnyDispatchTensor:$operand,
                       Variadic<Index>:$dynamic_dims);
  let results = (outs TensorExt_AnyDispatchTensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` qualified(type($result)) (`{` $dynamic_dims^ `}`)?
  }];
  let hasVerifier = 1;
}

def Flow_ReturnOp : Flow_Op<"return", [Pure, ReturnLike, Terminator]> {
  let summary = "ends a region of a flow op with its values";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
}

#endif // BINDERY_DIALECTS_FLOW_FLOWDISPATCHOPS
