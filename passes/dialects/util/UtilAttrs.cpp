//===- UtilAttrs.cpp - Attributes and types of the util dialect ----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/Util.h"

#include "mlir/IR/DialectResourceBlobManager.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::util;

//===----------------------------------------------------------------------===//
// #util.composite
//===----------------------------------------------------------------------===//

/// `<N x i8, [values]>`. The number is lexed as a dimension, for the lexer
/// takes `0xi8` for the start of a hexadecimal number otherwise.
Attribute CompositeAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> length;
  Type byteType;
  if (failed(parser.parseLess()))
    return {};
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseDimensionList(length, /*allowDynamic=*/false)) ||
      length.size() != 1) {
    parser.emitError(loc, "invalid length specifier");
    return {};
  }
  loc = parser.getCurrentLocation();
  if (failed(parser.parseType(byteType)) || !byteType.isInteger(8)) {
    parser.emitError(loc, "invalid type specifier; expected i8");
    return {};
  }
  if (failed(parser.parseComma()) || failed(parser.parseLSquare()))
    return {};
  SmallVector<Attribute> values;
  while (failed(parser.parseOptionalRSquare())) {
    if (failed(parser.parseAttribute(values.emplace_back())))
      return {};
    if (succeeded(parser.parseOptionalComma()))
      continue;
    if (failed(parser.parseOptionalRSquare())) {
      parser.emitError(parser.getCurrentLocation(), "unterminated value list");
      return {};
    }
    break;
  }
  if (failed(parser.parseGreater()))
    return {};
  return CompositeAttr::get(parser.getContext(), length.front(),
                            ArrayAttr::get(parser.getContext(), values));
}

void CompositeAttr::print(AsmPrinter &printer) const {
  raw_ostream &os = printer.getStream();
  os << "<" << getTotalLength() << "xi8, [";
  if (!getValues().empty()) {
    os << "\n";
    for (Attribute value : getValues()) {
      os << "    ";
      printer.printAttribute(value);
      os << ",\n";
    }
  }
  os << "]>";
}

//===----------------------------------------------------------------------===//
// #util.int.assumption
//===----------------------------------------------------------------------===//

/// `umin = n, umax = n, udiv = n` between angles, each optional, in any order.
/// Numbers wrap to 64 bits without a sign.
Attribute IntAssumptionAttr::parse(AsmParser &parser, Type) {
  std::optional<uint64_t> umin, umax, udiv;
  auto parseField = [&]() -> ParseResult {
    StringRef name;
    SMLoc loc = parser.getCurrentLocation();
    if (failed(parser.parseKeyword(&name)))
      return failure();
    std::optional<uint64_t> *field = name == "umin"   ? &umin
                                     : name == "umax" ? &umax
                                     : name == "udiv" ? &udiv
                                                      : nullptr;
    if (!field || *field)
      return parser.emitError(loc, "duplicate or unknown struct parameter "
                                   "name: ")
             << name;
    APInt value;
    if (failed(parser.parseEqual()) || failed(parser.parseInteger(value)))
      return failure();
    *field = value.sextOrTrunc(64).getZExtValue();
    return success();
  };
  if (failed(parser.parseLess()))
    return {};
  if (failed(parser.parseOptionalGreater()) &&
      (failed(parser.parseCommaSeparatedList(parseField)) ||
       failed(parser.parseGreater())))
    return {};
  return IntAssumptionAttr::get(parser.getContext(), umin, umax, udiv);
}

void IntAssumptionAttr::print(AsmPrinter &printer) const {
  bool first = true;
  auto printField = [&](StringRef name, std::optional<uint64_t> value) {
    if (!value)
      return;
    printer << (first ? "" : ", ") << name << " = " << *value;
    first = false;
  };
  printer << "<";
  printField("umin", getUmin());
  printField("umax", getUmax());
  printField("udiv", getUdiv());
  printer << ">";
}

//===----------------------------------------------------------------------===//
// #util.byte_range
//===----------------------------------------------------------------------===//

/// `a to b]`, behind an opening bracket. An exclusive end is one further out
/// than what it includes.
static Attribute parseByteInterval(AsmParser &parser, bool startInclusive) {
  int64_t start, end;
  if (failed(parser.parseInteger(start)) || failed(parser.parseKeyword("to")) ||
      failed(parser.parseInteger(end)))
    return {};
  if (!startInclusive)
    start = static_cast<int64_t>(static_cast<uint64_t>(start) + 1);
  if (succeeded(parser.parseOptionalRParen())) {
    end = static_cast<int64_t>(static_cast<uint64_t>(end) - 1);
  } else if (failed(parser.parseOptionalRSquare())) {
    parser.emitError(parser.getCurrentLocation(),
                     "expected ] or ) to end range");
    return {};
  }
  // The text may hold any numbers; they wrap as unsigned ones do.
  return ByteRangeAttr::get(parser.getContext(), start,
                            static_cast<uint64_t>(end) -
                                static_cast<uint64_t>(start));
}

Attribute ByteRangeAttr::parse(AsmParser &parser, Type) {
  if (failed(parser.parseLess()))
    return {};
  Attribute range;
  if (succeeded(parser.parseOptionalLSquare())) {
    range = parseByteInterval(parser, /*startInclusive=*/true);
  } else if (succeeded(parser.parseOptionalLParen())) {
    range = parseByteInterval(parser, /*startInclusive=*/false);
  } else {
    int64_t offset, length;
    if (failed(parser.parseInteger(offset)) || failed(parser.parseComma()) ||
        failed(parser.parseInteger(length)))
      return {};
    range = ByteRangeAttr::get(parser.getContext(), offset, length);
  }
  return range && succeeded(parser.parseGreater()) ? range : Attribute();
}

void ByteRangeAttr::print(AsmPrinter &printer) const {
  printer << "<" << getOffset() << ", " << getLength() << ">";
}

bool InlineNeverAttr::isLegalToInline() const { return false; }
bool InlineAlwaysAttr::isLegalToInline() const { return true; }

//===----------------------------------------------------------------------===//
// !util.list
//===----------------------------------------------------------------------===//

Type ListType::parse(AsmParser &parser) {
  Type elementType;
  if (failed(parser.parseLess()))
    return {};
  if (succeeded(parser.parseOptionalQuestion()))
    elementType = VariantType::get(parser.getContext());
  else if (failed(parser.parseType(elementType)))
    return {};
  if (failed(parser.parseGreater()))
    return {};
  return ListType::get(parser.getContext(), elementType);
}

void ListType::print(AsmPrinter &printer) const {
  printer << "<";
  if (isa<VariantType>(getElementType()))
    printer << "?";
  else
    printer << getElementType();
  printer << ">";
}

//===----------------------------------------------------------------------===//
// What fits a global and a buffer
//===----------------------------------------------------------------------===//

bool util::isBufferConstant(Attribute attr) {
  return isa<DenseElementsAttr, DenseResourceElementsAttr, StringAttr,
             BytePatternAttr, CompositeAttr>(attr);
}

bool util::isObjectCompatible(Type type) {
  return !isa<IntegerType, IndexType, FloatType, ComplexType>(type);
}

bool util::isListCastable(Type from, Type to) {
  if (from == to || isa<VariantType>(from) || isa<VariantType>(to))
    return true;
  if (isa<ObjectType>(from) || isa<ObjectType>(to))
    return isObjectCompatible(from) && isObjectCompatible(to);
  return isa<TensorType>(from) && isa<TensorType>(to);
}

bool util::isGlobalTypeCompatible(Type globalType, Type accessType) {
  if (globalType == accessType)
    return true;
  auto globalShape = dyn_cast<ShapedType>(globalType);
  auto accessShape = dyn_cast<ShapedType>(accessType);
  if (globalShape && accessShape)
    return succeeded(verifyCompatibleShape(globalShape, accessShape));
  // Of the size-aware types only resources hold what has a shape.
  if (isSizeAware(globalType) && !isa<BufferType>(globalType))
    return accessShape ||
           (isSizeAware(accessType) && !isa<BufferType>(accessType));
  return false;
}

#define GET_TYPEDEF_CLASSES
#include "dialects/util/UtilTypes.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/util/UtilAttrs.cpp.inc"

void UtilDialect::registerAttributesAndTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/util/UtilTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/util/UtilAttrs.cpp.inc"
      >();
}
