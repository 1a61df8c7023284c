//===- FlowLegacyOps.td - Entries and tensors of legacy dispatches -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form that dispatches had before `flow.executable.export`: an executable
// lists its functions as entries, and functions with a workgroup rank take
// handles of the tensors that they read and write. `flow.executable` has both
// forms and stands in FlowExecutableOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWLEGACYOPS
#define BINDERY_DIALECTS_FLOW_FLOWLEGACYOPS

include "dialects/flow/FlowLegacyTypes.td"

def Flow_DispatchEntryOp
    : Flow_Op<"dispatch.entry", [HasParent<"::bindery::flow::ExecutableOp">,
                                 Symbol]> {
  let summary = "a function of an executable that dispatches may name";
  let description = [{
    With `workgroup_rank`, the function runs once a workgroup and takes handles
    of tensors; without, it is called once with the tensors themselves.
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility,
                       SymbolNameAttr:$sym_name,
                       FlatSymbolRefAttr:$function_ref,
                       OptionalAttr<TypeAttr>:$signature,
                       OptionalAttr<IndexAttr>:$workgroup_rank);
  let assemblyFormat = [{
    custom<SymbolAlias>($sym_name, $function_ref) attr-dict-with-keyword
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The function; null when the executable does not hold it.
    ::mlir::FunctionOpInterface lookupFunctionRef();
  }];
}

def Flow_DispatchInputLoadOp
    : Flow_Op<"dispatch.input.load", [AttrSizedOperandSegments,
                                      MemoryEffects<[MemRead]>]> {
  let summary = "a slice of a tensor that the dispatched function reads";
  let description = [{
    Without offsets, sizes and strides: all of it.
  }];
  let arguments = (ins Flow_DispatchInputType:$source,
                       Variadic<Index>:$offsets, Variadic<Index>:$sizes,
                       Variadic<Index>:$strides);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source (`,` `offsets` `=` `[` $offsets^ `]`)?
    (`,` `sizes` `=` `[` $sizes^ `]`)?
    (`,` `strides` `=` `[` $strides^ `]`)? attr-dict
    `:` qualified(type($source)) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Flow_DispatchOutputStoreOp
    : Flow_Op<"dispatch.output.store", [AttrSizedOperandSegments,
                                        MemoryEffects<[MemWrite]>]> {
  let summary = "writes a slice of a tensor of the dispatched function";
  let description = [{
    Without offsets, sizes and strides: all of it.
  }];
  let arguments = (ins AnyRankedTensor:$value, Flow_DispatchOutputType:$target,
                       Variadic<Index>:$offsets, Variadic<Index>:$sizes,
                       Variadic<Index>:$strides);
  let assemblyFormat = [{
    $value `,` $target (`,` `offsets` `=` `[` $offsets^ `]`)?
    (`,` `sizes` `=` `[` $sizes^ `]`)?
    (`,` `strides` `=` `[` $strides^ `]`)? attr-dict
    `:` type($value) `->` qualified(type($target))
  }];
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_FLOW_FLOWLEGACYOPS
