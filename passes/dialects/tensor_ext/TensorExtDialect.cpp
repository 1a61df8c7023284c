//===- TensorExtDialect.cpp - The iree_tensor_ext dialect and its types ===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor_ext/TensorExt.h"

#include "mlir/IR/DialectImplementation.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::tensor_ext;

#include "dialects/tensor_ext/TensorExtDialect.cpp.inc"
#include "dialects/tensor_ext/TensorExtEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/tensor_ext/TensorExtAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/tensor_ext/TensorExtTypes.cpp.inc"

void TensorExtDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/tensor_ext/TensorExtAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/tensor_ext/TensorExtTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/tensor_ext/TensorExtOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// dispatch.tensor
//===----------------------------------------------------------------------===//

/// `<readonly:tensor<4xf32>>`. An access of another name is an error.
Type DispatchTensorType::parse(AsmParser &parser) {
  StringRef keyword;
  Type boundType;
  if (parser.parseLess())
    return {};
  SMLoc accessLoc = parser.getCurrentLocation();
  if (parser.parseKeyword(&keyword))
    return {};
  std::optional<TensorAccess> access = symbolizeTensorAccess(keyword);
  if (!access) {
    parser.emitError(accessLoc,
                     "expected one of [readonly, readwrite, writeonly] for the "
                     "access of a dispatch tensor, got: ")
        << keyword;
    return {};
  }
  if (parser.parseColon() || parser.parseType(boundType) ||
      parser.parseGreater())
    return {};
  return get(parser.getContext(), *access, boundType);
}

void DispatchTensorType::print(AsmPrinter &printer) const {
  printer << "<" << stringifyTensorAccess(getAccess()) << ":" << getBoundType()
          << ">";
}

RankedTensorType DispatchTensorType::getAsTensor() const {
  if (auto tensor = dyn_cast<RankedTensorType>(getBoundType()))
    return tensor;
  if (isa<ShapedType>(getBoundType()))
    return {};
  // Not every type may be the element of a tensor; such a scalar has no slices.
  if (!TensorType::isValidElementType(getBoundType()))
    return {};
  return RankedTensorType::get({}, getBoundType());
}

ArrayRef<int64_t> DispatchTensorType::getShape() const {
  if (auto shaped = dyn_cast<ShapedType>(getBoundType());
      shaped && shaped.hasRank())
    return shaped.getShape();
  return {};
}

unsigned DispatchTensorType::getNumDynamicDims() const {
  return llvm::count_if(getShape(), ShapedType::isDynamic);
}

LogicalResult tensor_ext::verifyDynamicDims(Operation *op, TypeRange types,
                                            ValueRange dims) {
  SmallVector<Type> shapedTypes(types);
  for (Type &type : shapedTypes)
    if (auto dispatchTensor = dyn_cast<DispatchTensorType>(type))
      type = dispatchTensor.getBoundType();
  return bindery::verifyDynamicDims(op, shapedTypes, dims, "value");
}
