//===- FlowExecutableOps.td - Executables of the flow dialect -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWEXECUTABLEOPS
#define BINDERY_DIALECTS_FLOW_FLOWEXECUTABLEOPS

include "dialects/flow/FlowBase.td"

def Flow_ExecutableOp
    : Flow_Op<"executable", [IsolatedFromAbove, SingleBlockImplicitTerminator<
                               "::bindery::flow::ExecutableEndOp">,
                             Symbol, SymbolTable]> {
  let summary = "a module of dispatched functions with its exports";
  let description = [{
    In the legacy form the body holds `flow.dispatch.entry` ops instead of
    exports; there the visibility prints as an attribute.
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility,
                       SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// The first module inside, which holds the functions; null when there is
    /// none.
    ::mlir::ModuleOp getInnerModule();

    /// Whether an entry of the legacy form stands in the body.
    bool isLegacy();
  }];
}

def Flow_ExecutableEndOp
    : Flow_Op<"executable_end", [HasParent<"::bindery::flow::ExecutableOp">,
                                 Terminator]> {
  let summary = "ends an executable; implicit";
  let assemblyFormat = "attr-dict";
}

def Flow_ExecutableExportOp
    : Flow_Op<"executable.export", [HasParent<"::bindery::flow::ExecutableOp">,
                                    IsolatedFromAbove, Symbol,
                                    DispatchExportOpInterface]> {
  let summary = "a function of an executable that dispatches may name";
  let description = [{
    Dispatches name the export by `sym_name`; `function_ref` is the function in
    the inner module. The region computes the workgroup count from the workload
    of a dispatch.
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility,
                       SymbolNameAttr:$sym_name,
                       FlatSymbolRefAttr:$function_ref);
  let regions = (region AnyRegion:$workgroup_count);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility)
    custom<SymbolAlias>($sym_name, $function_ref)
    custom<WorkgroupCountRegion>($workgroup_count)
    attr-dict-with-keyword
  }];
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    /// The exported function; null when the executable does not hold it.
    ::mlir::FunctionOpInterface lookupFunctionRef();
  }];
}

#endif // BINDERY_DIALECTS_FLOW_FLOWEXECUTABLEOPS
