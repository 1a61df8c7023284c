//===- HALInterfaceOps.cpp - The interface of a dispatched function -------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"
#include "dialects/tensor_ext/TensorExt.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

//===----------------------------------------------------------------------===//
// Workgroup grid
//===----------------------------------------------------------------------===//

/// Names the result `<stem>_x`, `_y` or `_z`; other dimensions have no name.
static void nameByDimension(Value result, const APInt &dimension,
                            StringRef stem, OpAsmSetValueNameFn setName) {
  if (dimension.ult(3))
    setName(result,
            (stem + Twine("_") + Twine("xyz"[dimension.getZExtValue()])).str());
}

/// The range from `lower` to `upper`, or to the greatest index without a bound.
static ConstantIntRanges makeIndexRange(int64_t lower,
                                        std::optional<int64_t> upper) {
  unsigned width = IndexType::kInternalStorageBitWidth;
  APInt greatest = APInt::getSignedMaxValue(width);
  return ConstantIntRanges::fromSigned(
      APInt(width, lower),
      upper ? APInt(width, *upper, /*isSigned=*/true) : greatest);
}

/// The bound of `op` as far as it says anything: at least one.
template <typename OpT> static std::optional<int64_t> getPositiveBound(OpT op) {
  std::optional<APInt> bound = op.getUpperBound();
  if (!bound || !bound->isStrictlyPositive())
    return std::nullopt;
  return bound->getSExtValue();
}

void InterfaceWorkgroupIDOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  nameByDimension(getResult(), getDimension(), "workgroup_id", setName);
}

void InterfaceWorkgroupIDOp::inferResultRanges(
    ArrayRef<ConstantIntRanges> ranges, SetIntRangeFn setRange) {
  std::optional<int64_t> bound = getPositiveBound(*this);
  setRange(getResult(),
           makeIndexRange(0, bound ? std::optional(*bound - 1) : bound));
}

void InterfaceWorkgroupCountOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  nameByDimension(getResult(), getDimension(), "workgroup_count", setName);
}

void InterfaceWorkgroupCountOp::inferResultRanges(
    ArrayRef<ConstantIntRanges> ranges, SetIntRangeFn setRange) {
  setRange(getResult(), makeIndexRange(1, getPositiveBound(*this)));
}

void InterfaceWorkgroupSizeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  nameByDimension(getResult(), getDimension(), "workgroup_size", setName);
}

void InterfaceWorkgroupSizeOp::inferResultRanges(
    ArrayRef<ConstantIntRanges> ranges, SetIntRangeFn setRange) {
  setRange(getResult(), makeIndexRange(1, getPositiveBound(*this)));
}

//===----------------------------------------------------------------------===//
// Constants and bindings
//===----------------------------------------------------------------------===//

LogicalResult InterfaceConstantLoadOp::verify() {
  int64_t ordinal = getOrdinal().getSExtValue();
  if (ordinal < 0 || ordinal >= getLayout().getConstants())
    return emitOpError() << "push constant ordinal out of bounds";
  return success();
}

/// Checks a subspan that names a `hal.interface.binding`.
static LogicalResult verifyLegacySubspan(InterfaceBindingSubspanOp op) {
  if (op.getLayoutAttr() || op.getBindingAttr() || op.getAlignmentAttr() ||
      op.getDescriptorFlagsAttr())
    return op.emitOpError() << "names its binding by a symbol and so takes no "
                               "layout, binding, alignment or flags";
  if (!op.getByteOffset())
    return op.emitOpError() << "names its binding by a symbol and so requires "
                               "a byte offset";
  if (op.getDynamicDims().size() > 1)
    return op.emitOpError()
           << "takes one byte length, not " << op.getDynamicDims().size();
  return success();
}

LogicalResult InterfaceBindingSubspanOp::verify() {
  if (isLegacy())
    return verifyLegacySubspan(*this);
  if (!getLayoutAttr())
    return emitOpError() << "requires attribute 'layout'";
  if (!getBindingAttr())
    return emitOpError() << "requires attribute 'binding'";
  unsigned expectedDims = getNumDynamicDims(getType());
  // What has no shape, as a dispatch tensor, takes dimensions as they come.
  if (isa<ShapedType>(getType()) && expectedDims != getDynamicDims().size())
    return emitOpError() << "result type " << getType() << " has "
                         << expectedDims << " dynamic dimensions but "
                         << getDynamicDims().size()
                         << " associated dimension SSA values";
  uint64_t binding = getBinding().getZExtValue();
  if (binding >= getLayout().getBindings().size())
    return emitOpError() << "binding ordinal " << binding
                         << " out of bounds in layout " << getLayout();
  return success();
}
