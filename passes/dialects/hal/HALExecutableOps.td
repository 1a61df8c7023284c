//===- HALExecutableOps.td - Executables and what stands in them -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALEXECUTABLEOPS
#define BINDERY_DIALECTS_HAL_HALEXECUTABLEOPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"
include "mlir/Interfaces/FunctionInterfaces.td"

def HAL_ExecutableObjectArrayAttr
    : TypedArrayAttrBase<HAL_ExecutableObjectAttr,
                         "HAL executable object references">;
def HAL_IndexArrayAttr
    : TypedArrayAttrBase<IndexAttr, "index array attribute">;

//===----------------------------------------------------------------------===//
// Containers
//===----------------------------------------------------------------------===//

def HAL_ExecutableSourceOp : HAL_Op<"executable.source", [
    IsolatedFromAbove, Symbol, SymbolTable,
    SingleBlockImplicitTerminator<"ExecutableSourceEndOp">]> {
  let summary = "an executable written for no target yet";
  let description = [{
    Holds exports and a module with their functions. Materializing gives it a
    variant for each target of the program.
  }];
  let arguments = (ins
    OptionalAttr<StrAttr>:$sym_visibility,
    SymbolNameAttr:$sym_name,
    OptionalAttr<HAL_ExecutableObjectsAttr>:$objects);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) $sym_name
    attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The first module directly inside, or null.
    ::mlir::ModuleOp getInnerModule();
  }];
}

def HAL_ExecutableSourceEndOp : HAL_Op<"executable.source_end", [
    HasParent<"ExecutableSourceOp">, Terminator]> {
  let summary = "ends the body of a hal.executable.source; not printed";
  let assemblyFormat = "attr-dict";
}

def HAL_ExecutableOp : HAL_Op<"executable", [
    IsolatedFromAbove, Symbol, SymbolTable,
    SingleBlockImplicitTerminator<"ExecutableEndOp">]> {
  let summary = "an executable with a variant for each target";
  let description = [{
    In the legacy form the body holds interfaces and `hal.executable.target`s
    instead of variants; there the visibility prints as an attribute.
  }];
  let arguments = (ins
    OptionalAttr<StrAttr>:$sym_visibility,
    UnitAttr:$lazy,
    SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// Whether an interface or a target of the legacy form stands in the body.
    bool isLegacy();
  }];
}

def HAL_ExecutableEndOp : HAL_Op<"executable_end", [
    HasParent<"ExecutableOp">, Terminator]> {
  let summary = "ends the body of a hal.executable; not printed";
  let assemblyFormat = "attr-dict";
}

def HAL_ExecutableVariantOp : HAL_Op<"executable.variant", [
    IsolatedFromAbove, HasParent<"ExecutableOp">, Symbol, SymbolTable,
    SingleBlockImplicitTerminator<"ExecutableVariantEndOp">]> {
  let summary = "the code of an executable for one target";
  let arguments = (ins
    OptionalAttr<StrAttr>:$sym_visibility,
    SymbolNameAttr:$sym_name,
    HAL_ExecutableTargetAttr:$target,
    OptionalAttr<HAL_ExecutableObjectArrayAttr>:$objects,
    OptionalAttr<DictionaryAttr>:$sources);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) $sym_name
    `target` `(` $target `)`
    (`objects` `(` $objects^ `)`)?
    (`sources` `(` $sources^ `)`)?
    attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The first module directly inside, or null.
    ::mlir::ModuleOp getInnerModule();
    /// The condition directly inside, or null.
    ExecutableConditionOp getConditionOp();
  }];
}

def HAL_ExecutableVariantEndOp : HAL_Op<"executable.variant_end", [
    HasParent<"ExecutableVariantOp">, Terminator]> {
  let summary = "ends the body of a hal.executable.variant; not printed";
  let assemblyFormat = "attr-dict";
}

//===----------------------------------------------------------------------===//
// Members of a variant
//===----------------------------------------------------------------------===//

def HAL_ExecutableExportOp : HAL_Op<"executable.export", [
    IsolatedFromAbove,
    ParentOneOf<["ExecutableSourceOp", "ExecutableVariantOp"]>, Symbol,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "an entry point of an executable";
  let description = [{
    Names the function that a dispatch starts, the layout of its bindings and
    constants, and how the workgroup count follows from the workload. With a
    condition, the fallback is started where that gives false.
  }];
  let arguments = (ins
    OptionalAttr<StrAttr>:$sym_visibility,
    SymbolNameAttr:$sym_name,
    OptionalAttr<IndexAttr>:$ordinal,
    HAL_PipelineLayoutAttr:$layout,
    OptionalAttr<FlatSymbolRefAttr>:$condition_fallback,
    OptionalAttr<HAL_IndexArrayAttr>:$workgroup_size,
    OptionalAttr<IndexAttr>:$subgroup_size,
    OptionalAttr<IndexAttr>:$workgroup_local_memory,
    OptionalAttr<DictionaryAttr>:$source_locs);
  let regions = (region AnyRegion:$workgroup_count, AnyRegion:$condition);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) $sym_name
    (`ordinal` `(` $ordinal^ `)`)?
    `layout` `(` qualified($layout) `)`
    `` custom<ExportClauses>($condition, $condition_fallback, $workgroup_count)
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def HAL_ExecutableConditionOp : HAL_Op<"executable.condition", [
    IsolatedFromAbove, FunctionOpInterface]> {
  let summary = "whether a variant can be used on a device";
  let arguments = (ins
    TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    /// Function-like ops are symbols; nothing refers to this one by name.
    bool isOptionalSymbol() { return true; }
  }];
}

def HAL_ExecutableConstantBlockOp : HAL_Op<"executable.constant.block", [
    IsolatedFromAbove,
    ParentOneOf<["ExecutableSourceOp", "ExecutableVariantOp"]>,
    FunctionOpInterface]> {
  let summary = "computes constants of a variant when it is loaded";
  let arguments = (ins
    TypeAttrOf<FunctionType>:$function_type,
    StrArrayAttr:$keys,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    /// Function-like ops are symbols; nothing refers to this one by name.
    bool isOptionalSymbol() { return true; }
  }];
}

def HAL_ReturnOp : HAL_Op<"return", [Pure, Terminator]> {
  let summary = "ends a region of the hal dialect";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
}

//===----------------------------------------------------------------------===//
// Compiled code
//===----------------------------------------------------------------------===//

def HAL_ExecutableBinaryOp : HAL_Op<"executable.binary", [
    HasParent<"ExecutableOp">, Symbol]> {
  let summary = "compiled code of an executable";
  let arguments = (ins
    OptionalAttr<StrAttr>:$sym_visibility,
    SymbolNameAttr:$sym_name,
    StrAttr:$format,
    AnyAttr:$data,
    OptionalAttr<StrAttr>:$mime_type);
  let hasCustomAssemblyFormat = 1;
}

#endif // BINDERY_DIALECTS_HAL_HALEXECUTABLEOPS
