//===- FlowRegionOps.td - Dispatches that hold what they run --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWREGIONOPS
#define BINDERY_DIALECTS_FLOW_FLOWREGIONOPS

include "dialects/flow/FlowDispatchOps.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"

def Flow_DispatchRegionOp
    : Flow_Op<"dispatch.region", [AttrSizedOperandSegments, Pure]> {
  let summary = "tensor ops that are to be one dispatch";
  let description = [{
    The body uses values from outside. The second region computes the workgroup
    count from the workload; empty when nothing is known of it yet.
  }];
  let arguments = (ins Variadic<Index>:$result_dims,
                       Variadic<Index>:$workload);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body, AnyRegion:$workgroup_count);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Flow_DispatchWorkgroupsOp
    : Flow_Op<"dispatch.workgroups", [AttrSizedOperandSegments, Flow_TiedOp,
                                      IsolatedFromAbove, Pure]> {
  let summary = "a dispatch with the function that it runs in its body";
  let description = [{
    The body takes the arguments, tensors as dispatch tensors, and behind them a
    dispatch tensor for each result that is tied to no argument; neither is
    checked.
  }];
  let arguments = (ins Variadic<Index>:$workload,
                       Variadic<AnyType>:$arguments,
                       Variadic<Index>:$argument_dims,
                       Variadic<Index>:$result_dims,
                       OptionalAttr<Flow_TiedOperandsAttr>:$tied_operands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$workgroup_body, AnyRegion:$workgroup_count);
  let assemblyFormat = [{
    (`` `[` $workload^ `]`)? `` `(` $arguments `)` `:`
    custom<ShapedFunctionType>(ref($arguments), type($arguments),
                               $argument_dims, type($results), $result_dims,
                               $tied_operands)
    attr-dict-with-keyword `=` `` custom<DispatchWorkgroupBody>($workgroup_body)
    `` custom<DispatchWorkgroupsCountRegion>($workgroup_count)
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

class Flow_DispatchWorkgroupOp<string mnemonic>
    : Flow_Op<mnemonic, [
        DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
        Pure]> {
  let arguments = (ins IndexAttr:$dimension);
  let results = (outs Index:$result);
  let assemblyFormat = "`[` $dimension `]` attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Flow_DispatchWorkgroupIDOp : Flow_DispatchWorkgroupOp<"dispatch.workgroup.id"> {
  let summary = "the index of the current workgroup in a dimension";
}

def Flow_DispatchWorkgroupCountOp
    : Flow_DispatchWorkgroupOp<"dispatch.workgroup.count"> {
  let summary = "the number of workgroups in a dimension";
}

def Flow_DispatchWorkgroupSizeOp
    : Flow_DispatchWorkgroupOp<"dispatch.workgroup.size"> {
  let summary = "the size of a workgroup in a dimension";
}

def Flow_FuncOp : Flow_Op<"func", [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "a function that something outside the program provides";
  let description = [{
    A declaration even with a body, and so never public.
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility,
                       SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<Flow_TiedOperandsAttr>:$tied_operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) $sym_name ``
    custom<ShapedFunctionSignature>($function_type, $tied_operands, $arg_attrs,
                                    $res_attrs)
    attr-dict-with-keyword `` custom<OptionalBody>($body)
  }];
  let extraClassDeclaration = [{
    // FunctionOpInterface.
    ::mlir::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::mlir::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() {
      return isExternal() ? nullptr : &getBody();
    }
    bool isDeclaration() { return true; }
  }];
}

def Flow_CallOp
    : Flow_Op<"call", [AttrSizedOperandSegments,
                       DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                       Flow_TiedOp]> {
  let summary = "calls a flow.func";
  let arguments = (ins FlatSymbolRefAttr:$callee,
                       Variadic<AnyType>:$arguments,
                       Variadic<Index>:$argument_dims,
                       Variadic<Index>:$result_dims,
                       OptionalAttr<Flow_TiedOperandsAttr>:$tied_operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    $callee `` `(` $arguments `)` attr-dict `:`
    custom<ShapedFunctionType>(ref($arguments), type($arguments),
                               $argument_dims, type($results), $result_dims,
                               $tied_operands)
  }];
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_FLOW_FLOWREGIONOPS
