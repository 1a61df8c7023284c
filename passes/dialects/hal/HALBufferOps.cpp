//===- HALBufferOps.cpp - Buffers, buffer views and their types -----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

//===----------------------------------------------------------------------===//
// Encoded types
//===----------------------------------------------------------------------===//

OpFoldResult MemoryTypeOp::fold(FoldAdaptor adaptor) { return getTypeAttr(); }

OpFoldResult BufferUsageOp::fold(FoldAdaptor adaptor) { return getUsageAttr(); }

/// The kind of number that a float type is, or none when it has no code.
static std::optional<uint32_t> getFloatKind(FloatType type) {
  return TypeSwitch<FloatType, std::optional<uint32_t>>(type)
      .Case<Float16Type, Float32Type, Float64Type, Float128Type>(
          [](auto) { return 0x21; })
      .Case<BFloat16Type>([](auto) { return 0x22; })
      .Case<Float8E5M2Type>([](auto) { return 0x24; })
      .Case<Float8E4M3FNType>([](auto) { return 0x25; })
      .Case<Float8E5M2FNUZType>([](auto) { return 0x26; })
      .Case<Float8E4M3FNUZType>([](auto) { return 0x27; })
      .Case<Float8E8M0FNUType>([](auto) { return 0x28; })
      .Default([](auto) { return std::nullopt; });
}

/// The kind and the width in bits of a complex number's code.
static std::optional<int32_t> getComplexValue(ComplexType type) {
  Type element = type.getElementType();
  return 0x23 << 24 | 2 * element.getIntOrFloatBitWidth();
}

std::optional<int32_t> ElementTypeOp::getTypeValue(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    // A boolean is stored in a byte.
    if (integer.isSignless() && integer.getWidth() == 1)
      return 0x13000008;
    uint32_t kind = integer.isSigned()     ? 0x11
                    : integer.isUnsigned() ? 0x12
                                           : 0x10;
    return kind << 24 | integer.getWidth();
  }
  if (auto floating = dyn_cast<FloatType>(type)) {
    std::optional<uint32_t> kind = getFloatKind(floating);
    if (!kind)
      return std::nullopt;
    return *kind << 24 | floating.getWidth();
  }
  if (auto complex = dyn_cast<ComplexType>(type))
    return getComplexValue(complex);
  return std::nullopt;
}

void ElementTypeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  std::string name;
  llvm::raw_string_ostream(name) << "element_type_" << getType();
  setName(getResult(), name);
}

LogicalResult ElementTypeOp::verify() {
  if (!getTypeValue(getType()))
    return emitOpError() << "unsupported element type";
  return success();
}

std::optional<int32_t> EncodingTypeOp::getTypeValue(Attribute encoding) {
  if (encoding)
    return std::nullopt;
  return 1;
}

void EncodingTypeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (!getEncodingAttr())
    setName(getResult(), "dense_row_major");
}

LogicalResult EncodingTypeOp::verify() {
  if (!getTypeValue(getEncodingAttr()))
    return emitOpError() << "unsupported encoding type";
  return success();
}

//===----------------------------------------------------------------------===//
// Buffer views
//===----------------------------------------------------------------------===//

/// The index range from 0 to `greatest`.
static ConstantIntRanges makeRangeTo(int64_t greatest) {
  unsigned width = IndexType::kInternalStorageBitWidth;
  return ConstantIntRanges::fromUnsigned(APInt(width, 0),
                                         APInt(width, greatest));
}

void BufferViewRankOp::inferResultRanges(ArrayRef<ConstantIntRanges> ranges,
                                         SetIntRangeFn setRange) {
  // No program has tensors of a higher rank.
  setRange(getResult(), makeRangeTo(4096));
}

void BufferViewDimOp::inferResultRanges(ArrayRef<ConstantIntRanges> ranges,
                                        SetIntRangeFn setRange) {
  // What a double holds exactly: hosts written in scripts pass dimensions so.
  setRange(getResult(), makeRangeTo((int64_t(1) << 53) - 1));
}
