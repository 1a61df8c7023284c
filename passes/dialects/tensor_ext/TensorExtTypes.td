//===- TensorExtTypes.td - Types of iree_tensor_ext -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_TENSOREXT_TENSOREXTTYPES
#define BINDERY_DIALECTS_TENSOREXT_TENSOREXTTYPES

include "dialects/tensor_ext/TensorExtEnums.td"

def TensorExt_DispatchTensorType
    : TensorExt_Type<"DispatchTensor", "dispatch.tensor"> {
  let summary = "a tensor outside of a dispatch, as the dispatched function sees it";
  let description = [{
    `!iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>`: a handle of the
    dispatched function on a tensor that lives outside of it. Loads and stores
    move slices of it. The bound type may be any type; a type that is no tensor
    stands for a scalar, so it has no dimensions. Deliberately not a shaped type:
    shaped type lists put no braces behind it.
  }];
  let parameters = (ins EnumParameter<TensorExt_TensorAccess>:$access,
                        "::mlir::Type":$boundType);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// The bound type as a tensor: itself, or a tensor of rank 0 of it when it
    /// is a scalar. Null when the bound type is shaped in another way or has no
    /// rank.
    ::mlir::RankedTensorType getAsTensor() const;

    /// The sizes in elements of the bound type, dynamic ones as
    /// ShapedType::kDynamic; empty for a scalar.
    ::llvm::ArrayRef<int64_t> getShape() const;

    /// The number of dimensions of the bound type; 0 for a scalar.
    int64_t getRank() const { return getShape().size(); }

    /// The number of dimensions of the bound type without a static size.
    unsigned getNumDynamicDims() const;
  }];
}

class TensorExt_DispatchTensorWith<string condition>
    : Type<And<[CPred<"::llvm::isa<::bindery::tensor_ext::DispatchTensorType>($_self)">,
                CPred<condition>]>,
           "dispatch.tensor", "::bindery::tensor_ext::DispatchTensorType">;

def TensorExt_AnyDispatchTensor : TensorExt_DispatchTensorWith<"true">;
def TensorExt_WritableDispatchTensor
    : TensorExt_DispatchTensorWith<
        "::llvm::cast<::bindery::tensor_ext::DispatchTensorType>($_self)"
        ".getAccess() != ::bindery::tensor_ext::TensorAccess::ReadOnly">;

#endif // BINDERY_DIALECTS_TENSOREXT_TENSOREXTTYPES
