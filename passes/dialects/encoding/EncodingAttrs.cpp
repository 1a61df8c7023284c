//===- EncodingAttrs.cpp - Attributes of iree_encoding --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/encoding/Encoding.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::encoding;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

FailureOr<ArrayAttr> encoding::parseSizeList(AsmParser &parser) {
  Builder &builder = parser.getBuilder();
  SmallVector<Attribute> sizes;
  auto parseOne = [&]() -> ParseResult {
    int64_t size = ShapedType::kDynamic;
    if (failed(parser.parseOptionalQuestion()) &&
        failed(parser.parseInteger(size)))
      return failure();
    sizes.push_back(builder.getI64IntegerAttr(size));
    return success();
  };
  if (failed(parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                            parseOne)))
    return failure();
  return builder.getArrayAttr(sizes);
}

static int64_t getSize(Attribute size) {
  return cast<IntegerAttr>(size).getInt();
}

void encoding::printSizeList(AsmPrinter &printer, ArrayAttr sizes) {
  printer << "[";
  llvm::interleaveComma(sizes, printer, [&](Attribute size) {
    if (ShapedType::isDynamic(getSize(size)))
      printer << "?";
    else
      printer << getSize(size);
  });
  printer << "]";
}

/// Whether `sizes` holds integers, as the text form always does.
static bool areSizes(ArrayAttr sizes) {
  return llvm::all_of(sizes, [](Attribute size) {
    auto integer = dyn_cast<IntegerAttr>(size);
    return integer && integer.getType().isSignlessInteger(64);
  });
}

static bool isAnySizeDynamic(ArrayAttr sizes) {
  return llvm::any_of(sizes, [](Attribute size) {
    return ShapedType::isDynamic(getSize(size));
  });
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

Attribute encoding::getEncodingOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getEncoding() : Attribute();
}

/// Whether the layout `self` is, or can become, the layout `other`.
static bool acceptsLayout(SerializableAttrInterface self, Attribute other) {
  if (!other)
    return self.acceptsNoEncoding();
  auto serializable = dyn_cast<SerializableAttrInterface>(other);
  return serializable && !(self.isSerialized() && serializable.isSerialized());
}

bool encoding::isSameLayout(Attribute source, Attribute result) {
  if (source == result)
    return true;
  auto from = dyn_cast_if_present<SerializableAttrInterface>(source);
  auto to = dyn_cast_if_present<SerializableAttrInterface>(result);
  return (!from || acceptsLayout(from, result)) &&
         (!to || acceptsLayout(to, source));
}

bool EncodingAttr::isSerialized() const { return false; }
bool IdentityAttr::isSerialized() const { return true; }
bool PackedStorageAttr::isSerialized() const { return true; }
bool PackedStorageAttr::acceptsNoEncoding() const { return true; }
bool PaddingAttr::isSerialized() const {
  return !isAnySizeDynamic(getPadding());
}
bool SpecializedAttr::isSerialized() const { return false; }
bool TestingAttr::isSerialized() const { return !!getLayouts(); }
bool LayoutAttr::isSerialized() const {
  return llvm::all_of(getLayouts(), [](Attribute layout) {
    return cast<SerializableAttrInterface>(layout).isSerialized();
  });
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

/// The number of iterations that lead to an operand, if `attr` is a map or a
/// list of maps of which each takes the results of the one before; else none.
static std::optional<unsigned> getNumIterations(Attribute attr) {
  if (auto map = dyn_cast<AffineMapAttr>(attr))
    return map.getValue().getNumDims();
  auto list = dyn_cast<ArrayAttr>(attr);
  if (!list)
    return std::nullopt;
  if (list.empty())
    return 0;
  std::optional<unsigned> results;
  for (Attribute element : list) {
    auto map = dyn_cast<AffineMapAttr>(element);
    if (!map || (results && *results != map.getValue().getNumDims()))
      return std::nullopt;
    results = map.getValue().getNumResults();
  }
  return cast<AffineMapAttr>(list[0]).getValue().getNumDims();
}

LogicalResult EncodingAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   IntegerAttr operandIndex, OpType opType,
                                   ArrayAttr elementTypes,
                                   TypeAttr originalElementType,
                                   ArrayAttr userIndexingMaps,
                                   ArrayAttr iterationSizes) {
  if (iterationSizes && !areSizes(iterationSizes))
    return emitError() << "expected 64 bit integers as `iteration_sizes`";
  auto reportNoMaps = [&]() {
    return emitError() << "found `iteration_sizes` without any corresponding "
                          "`user_indexing_maps`";
  };
  if (!userIndexingMaps)
    return iterationSizes ? LogicalResult(reportNoMaps()) : success();
  if (operandIndex.getValue().uge(userIndexingMaps.size()))
    return emitError()
           << "`operandIndex` exceeds the size of `user_indexing_maps`";
  unsigned iterations = 0;
  for (auto [index, map] : llvm::enumerate(userIndexingMaps)) {
    std::optional<unsigned> count = getNumIterations(map);
    if (!count)
      return emitError() << "found a non-composable attribute in "
                            "`user_indexing_maps` at index: "
                         << index;
    if (operandIndex.getValue() == index)
      iterations = *count;
  }
  if (iterationSizes && iterations == 0)
    return reportNoMaps();
  if (iterationSizes && iterationSizes.size() != iterations)
    return emitError() << "found an encoding with " << iterationSizes.size()
                       << " iteration sizes, but expected " << iterations
                       << " based on the user indexing maps";
  return success();
}

unsigned EncodingAttr::getNumDynamicSizes() const {
  if (!getIterationSizes())
    return 0;
  return llvm::count_if(getIterationSizes(), [](Attribute size) {
    return ShapedType::isDynamic(getSize(size));
  });
}

LogicalResult LayoutAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ArrayAttr layouts) {
  if (layouts.empty())
    return emitError() << "expected non-empty layouts";
  if (!llvm::all_of(layouts, llvm::IsaPred<SerializableAttrInterface>))
    return emitError() << "expected all the layout attributes to implement "
                          "SerializableAttr";
  return success();
}

LogicalResult
LayoutAttr::verifyEncoding(ArrayRef<int64_t> shape, Type elementType,
                           function_ref<InFlightDiagnostic()> emitError) const {
  for (Attribute layout : getLayouts())
    if (auto verifiable = dyn_cast<VerifiableTensorEncoding>(layout))
      if (failed(verifiable.verifyEncoding(shape, elementType, emitError)))
        return failure();
  return success();
}

LogicalResult PaddingAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                  ArrayAttr padding) {
  if (!areSizes(padding) || llvm::any_of(padding, [](Attribute size) {
        return getSize(size) < 0 && !ShapedType::isDynamic(getSize(size));
      }))
    return emitError() << "expected all padding values need to be non-negative "
                          "or dynamic";
  return success();
}

LogicalResult PackedStorageAttr::verifyEncoding(
    ArrayRef<int64_t> shape, Type elementType,
    function_ref<InFlightDiagnostic()> emitError) const {
  // The parser checks the encoding of a tensor even when it could not read the
  // element type, which it has reported by then.
  if (!elementType)
    return failure();
  if (!elementType.isIntOrFloat())
    return emitError() << "packed_storage only supports integer and float "
                          "types, but the element type is "
                       << elementType;
  unsigned width = elementType.getIntOrFloatBitWidth();
  if (width > 7)
    return emitError() << "bit-width of the element type is " << width
                       << " but packed_storage is currently only supported for "
                          "sub-byte types";
  if (!llvm::isPowerOf2_32(width))
    return emitError() << "bit-width of the element type is " << width
                       << " but packed_storage currently only supports types "
                          "with power-of-two bitwidth";
  return success();
}

#include "dialects/encoding/EncodingAttrInterfaces.cpp.inc"
#include "dialects/encoding/EncodingEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/encoding/EncodingAttrs.cpp.inc"

void EncodingDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/encoding/EncodingAttrs.cpp.inc"
      >();
}
