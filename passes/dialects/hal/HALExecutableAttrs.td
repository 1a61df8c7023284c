//===- HALExecutableAttrs.td - Layouts, targets, objects -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALEXECUTABLEATTRS
#define BINDERY_DIALECTS_HAL_HALEXECUTABLEATTRS

include "dialects/hal/HALBase.td"
include "dialects/hal/HALEnums.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

//===----------------------------------------------------------------------===//
// Calls and collectives
//===----------------------------------------------------------------------===//

def HAL_ABIConventionAttr : HAL_Attr<"ABIConvention", "abi.convention"> {
  let summary = "how a function takes part in asynchronous execution";
  let parameters = (ins "ExecutionModel":$executionModel);
  let assemblyFormat = "`<` $executionModel `>`";
}

def HAL_CollectiveAttr : HAL_Attr<"Collective", "collective"> {
  let summary = "a collective operation on an element type";
  let parameters = (ins
    "CollectiveKind":$kind,
    OptionalParameter<"std::optional<CollectiveReductionOp>">:$reduction,
    "CollectiveElementType":$elementType);
  let assemblyFormat = [{
    `<` $kind (`with` $reduction^)? `:` $elementType `>`
  }];
  let extraClassDeclaration = [{
    /// The operation as the runtime takes it: the kind in bits 0 to 7, the
    /// reduction in 8 to 15, the element type in 16 to 23.
    uint32_t getEncodedValue() const;
  }];
}

//===----------------------------------------------------------------------===//
// Pipeline layouts
//===----------------------------------------------------------------------===//

def HAL_DescriptorTypeAttr
    : EnumAttr<HAL_Dialect, HAL_DescriptorType, "descriptor_type"> {
  let assemblyFormat = "`<` $value `>`";
}

def HAL_PipelineBindingAttr : HAL_Attr<"PipelineBinding", "pipeline.binding"> {
  let summary = "one binding of a pipeline layout";
  let parameters = (ins
    "DescriptorType":$type,
    DefaultValuedParameter<"DescriptorFlags", "DescriptorFlags::None">:$flags);
  let assemblyFormat = "`<` $type (`,` $flags^)? `>`";
}

def HAL_PipelineLayoutAttr : HAL_Attr<"PipelineLayout", "pipeline.layout"> {
  let summary = "the bindings and constants of an entry point";
  let description = [{
    `constants` counts 32 bit values. The bindings are in slot order. Flags that
    were written are kept, `None` too.
  }];
  let parameters = (ins
    ArrayRefParameter<"PipelineBindingAttr">:$bindings,
    DefaultValuedParameter<"int64_t", "0">:$constants,
    OptionalParameter<"std::optional<PipelineLayoutFlags>">:$flags);
  let assemblyFormat = [{
    `<` (`constants` `=` $constants^ `,` ` `)?
    `` `bindings` `=` custom<PipelineLayoutBindings>($bindings)
    (`,` `flags` `=` $flags^)? `>`
  }];
}

//===----------------------------------------------------------------------===//
// Executable targets and objects
//===----------------------------------------------------------------------===//

def HAL_ExecutableTargetAttr
    : HAL_Attr<"ExecutableTarget", "executable.target"> {
  let summary = "what an executable variant is compiled for";
  let parameters = (ins
    "::mlir::StringAttr":$backend,
    "::mlir::StringAttr":$format,
    OptionalParameter<"::mlir::DictionaryAttr">:$configuration);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilder<(ins "::mlir::StringAttr":$backend, "::mlir::StringAttr":$format,
                     CArg<"::mlir::DictionaryAttr", "{}">:$configuration), [{
      // An empty configuration is none, so that equal targets are one.
      if (configuration && configuration.empty())
        configuration = {};
      return $_get($_ctxt, backend, format, configuration);
    }]>,
    AttrBuilder<(ins "::llvm::StringRef":$backend, "::llvm::StringRef":$format),
    [{
      return get($_ctxt, ::mlir::StringAttr::get($_ctxt, backend),
                 ::mlir::StringAttr::get($_ctxt, format));
    }]>,
  ];
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// The format as part of a symbol name: lower case, every byte that is not
    /// a letter, a digit or `_` replaced by `_`.
    std::string getSymbolNameFragment() const;

    /// The entry `name` of the configuration, or null. Null as well when there
    /// is no configuration.
    ::mlir::Attribute getConfigurationEntry(::llvm::StringRef name) const;

    /// Whether code for this target runs on `specific` too: same backend and
    /// format, and every key of this configuration exists in the other's with
    /// an equal value.
    bool isGenericOf(ExecutableTargetAttr specific) const;

    /// The target that `op` is compiled for: that of the nearest variant around
    /// it, or a `hal.executable.target` attribute on the way; null if none.
    static ExecutableTargetAttr lookup(::mlir::Operation *op);
  }];
}

def HAL_ExecutableObjectAttr
    : HAL_Attr<"ExecutableObject", "executable.object"> {
  let summary = "an object file: a path, embedded data, or both";
  let parameters = (ins
    OptionalParameter<"::mlir::StringAttr">:$path,
    OptionalParameter<"::mlir::Attribute">:$data);
  let hasCustomAssemblyFormat = 1;
}

def HAL_ExecutableObjectsAttr
    : HAL_Attr<"ExecutableObjects", "executable.objects"> {
  let summary = "the object files of each executable target";
  let parameters = (ins
    "::mlir::ArrayAttr":$targets,
    "::mlir::ArrayAttr":$targetObjects);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// The objects listed for exactly `target`, or null.
    ::mlir::ArrayAttr getObjectsFor(ExecutableTargetAttr target) const;
  }];
}

#endif // BINDERY_DIALECTS_HAL_HALEXECUTABLEATTRS
