//===- HALDispatchOps.td - Dispatches of code from elsewhere -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALDISPATCHOPS
#define BINDERY_DIALECTS_HAL_HALDISPATCHOPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"

def HAL_DispatchExternOp : HAL_Op<"dispatch.extern", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<TiedOpInterface>,
    IsolatedFromAbove, Pure]> {
  let summary = "dispatches a function of object files";
  let description = [{
    `targets`, `target_ordinals`, `target_objects` and `target_regions` belong
    together: what each executable target uses, and under which condition (an
    empty region: always).
  }];
  let arguments = (ins
    Variadic<Index>:$workload,
    Variadic<AnyType>:$arguments,
    Variadic<Index>:$argument_dims,
    Variadic<Index>:$result_dims,
    StrAttr:$export_name,
    HAL_PipelineLayoutAttr:$layout,
    ArrayAttr:$targets,
    TypedArrayAttrBase<IndexAttr, "index array attribute">:$target_ordinals,
    ArrayAttr:$target_objects,
    OptionalAttr<TypedArrayAttrBase<IndexAttr, "index array attribute">>
      :$workgroup_size,
    OptionalAttr<IndexAttr>:$subgroup_size,
    OptionalAttr<IndexAttr>:$workgroup_local_memory,
    OptionalAttr<TiedOperandsAttr>:$tied_operands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$workgroup_count,
                        VariadicRegion<AnyRegion>:$target_regions);
  let assemblyFormat = [{
    $export_name (`` `[` $workload^ `]`)?
    `` `(` $arguments `)` `:`
    custom<ShapedFunctionType>(ref($arguments), type($arguments),
                               $argument_dims, type($results), $result_dims,
                               $tied_operands)
    `` custom<ExternWorkgroupCount>($workgroup_count)
    `layout` `(` $layout `)`
    `objects` `(` `` custom<TargetConditionObjects>(
      $targets, $target_ordinals, $target_objects, $target_regions) `)`
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

#endif // BINDERY_DIALECTS_HAL_HALDISPATCHOPS
