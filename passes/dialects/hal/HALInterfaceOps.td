//===- HALInterfaceOps.td - The interface of a dispatched function -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALINTERFACEOPS
#define BINDERY_DIALECTS_HAL_HALINTERFACEOPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"
include "mlir/Interfaces/InferIntRangeInterface.td"

// One of the three ops about a dimension of the workgroup grid. `what` is the
// stem of the result's name.
class HAL_InterfaceWorkgroupOp<string mnemonic>
    : HAL_NamedOp<mnemonic, [
        Pure,
        DeclareOpInterfaceMethods<InferIntRangeInterface,
                                  ["inferResultRanges"]>]> {
  let arguments = (ins IndexAttr:$dimension,
                       OptionalAttr<IndexAttr>:$upper_bound);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    `[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict
    `:` type($result)
  }];
  let builders = [
    OpBuilder<(ins "unsigned":$dimension), [{
      build($_builder, $_state, $_builder.getIndexType(),
            $_builder.getIndexAttr(dimension), ::mlir::IntegerAttr());
    }]>,
  ];
}

def HAL_InterfaceWorkgroupIDOp
    : HAL_InterfaceWorkgroupOp<"interface.workgroup.id"> {
  let summary = "the index of this workgroup in one dimension";
}
def HAL_InterfaceWorkgroupCountOp
    : HAL_InterfaceWorkgroupOp<"interface.workgroup.count"> {
  let summary = "the number of workgroups in one dimension";
}
def HAL_InterfaceWorkgroupSizeOp
    : HAL_InterfaceWorkgroupOp<"interface.workgroup.size"> {
  let summary = "the size of a workgroup in one dimension";
}

def HAL_InterfaceConstantLoadOp : HAL_Op<"interface.constant.load", [Pure]> {
  let summary = "a constant that the dispatch passes";
  let arguments = (ins
    HAL_PipelineLayoutAttr:$layout,
    IndexAttr:$ordinal,
    OptionalAttr<IndexAttr>:$alignment,
    OptionalAttr<ArrayAttr>:$values);
  let results = (outs HAL_PrimitiveType:$result);
  let assemblyFormat = [{
    `layout` `(` $layout `)`
    `ordinal` `(` $ordinal `)`
    (`alignment` `(` $alignment^ `)`)?
    (`values` `(` $values^ `)`)?
    attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

// Attributes that one of the two forms of a subspan lacks. Their accessors
// return the bare value; what the form lacks is null or zero.
def HAL_SubspanLayoutAttr : OptionalAttr<HAL_PipelineLayoutAttr> {
  let returnType = "::bindery::hal::PipelineLayoutAttr";
  let convertFromStorage = "$_self";
}
def HAL_SubspanBindingAttr : OptionalAttr<IndexAttr> {
  let returnType = "::llvm::APInt";
  let convertFromStorage = "$_self ? $_self.getValue() : ::llvm::APInt(64, 0)";
}

def HAL_InterfaceBindingSubspanOp : HAL_Op<"interface.binding.subspan", [
    AttrSizedOperandSegments, Pure]> {
  let summary = "a view of the buffer in one binding";
  let description = [{
    Names the binding by its place in a pipeline layout, or, in the legacy form,
    by the symbol of a `hal.interface.binding`:
    `hal.interface.binding.subspan @io::@arg0[%offset, %length] : T`. In that
    form `dynamic_dims` holds the length in bytes, if there is one.
  }];
  let arguments = (ins
    HAL_SubspanLayoutAttr:$layout,
    HAL_SubspanBindingAttr:$binding,
    Optional<Index>:$byte_offset,
    Variadic<Index>:$dynamic_dims,
    OptionalAttr<IndexAttr>:$alignment,
    OptionalAttr<HAL_DescriptorFlagsAttr>:$descriptor_flags,
    OptionalAttr<SymbolRefAttr>:$interface_binding);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Type":$resultType, "PipelineLayoutAttr":$layout,
                   "::mlir::IntegerAttr":$binding,
                   "::mlir::Value":$byteOffset,
                   "::mlir::ValueRange":$dynamicDims,
                   CArg<"::mlir::IntegerAttr", "{}">:$alignment,
                   CArg<"std::optional<DescriptorFlags>", "{}">:$flags), [{
      build($_builder, $_state, resultType, layout, binding, byteOffset,
            dynamicDims, alignment,
            flags ? DescriptorFlagsAttr::get($_builder.getContext(), *flags)
                  : DescriptorFlagsAttr(),
            ::mlir::SymbolRefAttr());
    }]>,
    // The legacy form; a null length leaves the length open.
    OpBuilder<(ins "::mlir::Type":$resultType,
                   "::mlir::SymbolRefAttr":$interfaceBinding,
                   "::mlir::Value":$byteOffset,
                   CArg<"::mlir::Value", "{}">:$byteLength), [{
      ::llvm::SmallVector<::mlir::Value, 1> length;
      if (byteLength)
        length.push_back(byteLength);
      build($_builder, $_state, resultType, PipelineLayoutAttr(),
            ::mlir::IntegerAttr(), byteOffset, length, ::mlir::IntegerAttr(),
            DescriptorFlagsAttr(), interfaceBinding);
    }]>,
  ];
  let extraClassDeclaration = [{
    /// Whether the op names its binding by a symbol.
    bool isLegacy() { return static_cast<bool>(getInterfaceBindingAttr()); }
    /// The length in bytes of the legacy form; null when it is left open.
    ::mlir::Value getByteLength() {
      return isLegacy() && !getDynamicDims().empty() ? getDynamicDims().front()
                                                     : ::mlir::Value();
    }
    /// The binding that `binding` stands for in the layout; not for the legacy
    /// form.
    PipelineBindingAttr getPipelineBinding() {
      return getLayout().getBindings()[getBinding().getZExtValue()];
    }
  }];
}

#endif // BINDERY_DIALECTS_HAL_HALINTERFACEOPS
