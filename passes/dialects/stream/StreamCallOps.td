//===- StreamCallOps.td - Functions outside the program, and calls --*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMCALLOPS
#define BINDERY_DIALECTS_STREAM_STREAMCALLOPS

include "dialects/stream/StreamTypes.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"

// Functions that something outside the program provides. They are declarations
// even with a body, and so never public.
class Stream_FuncOp<string mnemonic, list<Trait> traits = []>
    : Stream_Op<mnemonic, !listconcat(traits, [FunctionOpInterface, IsolatedFromAbove])> {
  let regions = (region AnyRegion:$body);
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

def Stream_AsyncFuncOp : Stream_FuncOp<"async.func"> {
  let summary = "a function that works on resources asynchronously";
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility,
                       SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<TiedOperandsAttr>:$tied_operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) $sym_name ``
    custom<ShapedFunctionSignature>($function_type, $tied_operands, $arg_attrs,
                                    $res_attrs)
    attr-dict-with-keyword `` custom<OptionalBody>($body)
  }];
}

def Stream_AsyncCallOp : Stream_Op<"async.call", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    Stream_Streamable, Stream_Tied]> {
  let summary = "calls a function on ranges of resources";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$resource_operands,
                       Variadic<Index>:$resource_operand_sizes,
                       Variadic<Index>:$resource_operand_offsets,
                       Variadic<Index>:$resource_operand_ends,
                       Variadic<Index>:$resource_operand_lengths,
                       Variadic<Index>:$result_sizes,
                       OptionalAttr<TiedOperandsAttr>:$tied_operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $callee ``
    custom<DispatchOperands>($resource_operands, $resource_operand_offsets,
                             $resource_operand_ends, $resource_operand_lengths)
    attr-dict `:`
    custom<ShapedFunctionType>(ref($resource_operands), type($resource_operands),
                               $resource_operand_sizes, type($results),
                               $result_sizes, $tied_operands)
  }];
  let hasVerifier = 1;
}

def Stream_CmdFuncOp : Stream_FuncOp<"cmd.func", [Stream_CmdPhase]> {
  let summary = "a function that is called as a command";
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility,
                       SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) $sym_name ``
    custom<DispatchFunctionSignature>($function_type, $arg_attrs, $res_attrs)
    attr-dict-with-keyword `` custom<OptionalBody>($body)
  }];
}

def Stream_CmdCallOp : Stream_Op<"cmd.call", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    Stream_CmdPhase, Stream_Streamable]> {
  let summary = "calls a function on ranges of resources, as a command";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$resource_operands,
                       Variadic<Index>:$resource_operand_sizes,
                       Variadic<Index>:$resource_operand_offsets,
                       Variadic<Index>:$resource_operand_lengths,
                       Variadic<Index>:$result_sizes,
                       OptionalAttr<TiedOperandsAttr>:$tied_operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       I32ArrayAttr:$resource_operand_accesses);
  let results = (outs Variadic<AnyPrimitive>:$results);
  let assemblyFormat = [{
    $callee ``
    custom<CmdCallOperands>($resource_operands, $resource_operand_offsets,
                            $resource_operand_lengths, $resource_operand_accesses)
    attr-dict `:`
    custom<ShapedFunctionType>(ref($resource_operands), type($resource_operands),
                               $resource_operand_sizes, type($results),
                               $result_sizes, $tied_operands)
  }];
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_STREAM_STREAMCALLOPS
