//===- StreamAttrs.cpp - Attributes and types of the stream dialect ------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/stream/Stream.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

//===----------------------------------------------------------------------===//
// !stream.resource
//===----------------------------------------------------------------------===//

Type ResourceType::parse(AsmParser &parser) {
  if (failed(parser.parseLess()))
    return {};
  StringRef keyword = "*";
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalStar()) &&
      failed(parser.parseKeyword(&keyword)))
    return {};
  std::optional<Lifetime> lifetime = symbolizeLifetime(keyword);
  if (!lifetime) {
    parser.emitError(loc, "unknown lifetime value: ") << keyword;
    return {};
  }
  if (failed(parser.parseGreater()))
    return {};
  return ResourceType::get(parser.getContext(), *lifetime);
}

void ResourceType::print(AsmPrinter &printer) const {
  printer << "<" << stringifyLifetime(getLifetime()) << ">";
}

//===----------------------------------------------------------------------===//
// #stream.resource_config
//===----------------------------------------------------------------------===//

namespace {

/// The fields of a resource config with the values of absent ones.
struct ResourceConfigFields {
  int64_t maxAllocationSize = 0, minBufferOffsetAlignment = 0,
          maxBufferRange = 0, minBufferRangeAlignment = 0, indexBits = 32;
  bool aliasMutableBindings = false;
  MemoryModel memoryModel = MemoryModel::Discrete;

  /// The number that `key` names, or null.
  int64_t *getNumber(StringRef key) {
    return llvm::StringSwitch<int64_t *>(key)
        .Case("max_allocation_size", &maxAllocationSize)
        .Case("min_buffer_offset_alignment", &minBufferOffsetAlignment)
        .Case("max_buffer_range", &maxBufferRange)
        .Case("min_buffer_range_alignment", &minBufferRangeAlignment)
        .Case("index_bits", &indexBits)
        .Default(nullptr);
  }
};

} // namespace

/// `true` or `false`; also `1` or `0`, as IREE 3.12 prints it.
static ParseResult parseFlag(AsmParser &parser, bool &flag) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword(&keyword, {"true", "false"}))) {
    flag = keyword == "true";
    return success();
  }
  int64_t number = 0;
  OptionalParseResult isNumber = parser.parseOptionalInteger(number);
  if (!isNumber.has_value() || failed(*isNumber) ||
      (number != 0 && number != 1))
    return parser.emitError(loc, "expected true or false");
  flag = number == 1;
  return success();
}

static ParseResult parseConfigField(AsmParser &parser,
                                    ResourceConfigFields &fields) {
  StringRef key;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseKeyword(&key)) || failed(parser.parseEqual()))
    return failure();
  if (int64_t *number = fields.getNumber(key))
    return parser.parseInteger(*number);
  if (key == "alias_mutable_bindings")
    return parseFlag(parser, fields.aliasMutableBindings);
  if (key == "memory_model") {
    StringRef word;
    loc = parser.getCurrentLocation();
    if (failed(parser.parseKeyword(&word)))
      return failure();
    std::optional<MemoryModel> model = symbolizeMemoryModel(word);
    if (!model)
      return parser.emitError(loc, "unknown memory model '") << word << "'";
    fields.memoryModel = *model;
    return success();
  }
  return parser.emitError(loc, "unknown resource config key '") << key << "'";
}

Attribute ResourceConfigAttr::parse(AsmParser &parser, Type) {
  ResourceConfigFields fields;
  if (failed(parser.parseLess()) || failed(parser.parseLBrace()))
    return {};
  // Commas between fields may be missing or follow the last one.
  while (failed(parser.parseOptionalRBrace())) {
    if (failed(parseConfigField(parser, fields)))
      return {};
    (void)parser.parseOptionalComma();
  }
  if (failed(parser.parseGreater()))
    return {};
  return ResourceConfigAttr::get(
      parser.getContext(), fields.maxAllocationSize,
      fields.minBufferOffsetAlignment, fields.maxBufferRange,
      fields.minBufferRangeAlignment, fields.indexBits,
      fields.aliasMutableBindings, fields.memoryModel);
}

void ResourceConfigAttr::print(AsmPrinter &printer) const {
  // IREE 3.12 prints the flag as a number that it cannot read.
  printer << "<{max_allocation_size = " << getMaxAllocationSize()
          << ", min_buffer_offset_alignment = " << getMinBufferOffsetAlignment()
          << ", max_buffer_range = " << getMaxBufferRange()
          << ", min_buffer_range_alignment = " << getMinBufferRangeAlignment()
          << ", index_bits = " << getIndexBits()
          << ", alias_mutable_bindings = "
          << (getAliasMutableBindings() ? "true" : "false")
          << ", memory_model = " << stringifyMemoryModel(getMemoryModel())
          << "}>";
}

//===----------------------------------------------------------------------===//
// #stream.timepoint
//===----------------------------------------------------------------------===//

Attribute TimepointAttr::parse(AsmParser &parser, Type) {
  StringRef keyword;
  if (failed(parser.parseLess()))
    return {};
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseKeyword(&keyword)) || failed(parser.parseGreater()))
    return {};
  if (keyword != "immediate") {
    parser.emitError(loc, "only immediate timepoint attrs are supported");
    return {};
  }
  return TimepointAttr::get(parser.getContext(),
                            TimepointType::get(parser.getContext()));
}

void TimepointAttr::print(AsmPrinter &printer) const {
  printer << "<immediate>";
}

//===----------------------------------------------------------------------===//
// #stream.parameter.named
//===----------------------------------------------------------------------===//

Attribute NamedParameterAttr::parse(AsmParser &parser, Type type) {
  StringAttr scope, key;
  DictionaryAttr config;
  if (failed(parseNamedParameter(parser, scope, key, config)))
    return {};
  if (!type)
    type = NoneType::get(parser.getContext());
  return NamedParameterAttr::get(parser.getContext(), type, scope, key, config);
}

void NamedParameterAttr::print(AsmPrinter &printer) const {
  printNamedParameter(printer, getScope(), getKey(), getConfig());
}

//===----------------------------------------------------------------------===//
// #stream.partitioning_config
//===----------------------------------------------------------------------===//

/// `<"debug">`; also `<favor-debug>`, as IREE 3.12 prints it.
Attribute PartitioningConfigAttr::parse(AsmParser &parser, Type) {
  if (failed(parser.parseLess()))
    return {};
  SMLoc loc = parser.getCurrentLocation();
  std::string word;
  if (failed(parser.parseOptionalString(&word))) {
    StringRef keyword;
    if (succeeded(parser.parseOptionalStar()))
      keyword = "size";
    else if (failed(parser.parseKeyword(&keyword)))
      return {};
    word = keyword.str();
    // A word goes on behind each dash.
    while (succeeded(parser.parseOptionalMinus())) {
      if (failed(parser.parseKeyword(&keyword)))
        return {};
      word += "-" + keyword.str();
    }
    if (StringRef(word).starts_with("favor-"))
      word.erase(0, StringRef("favor-").size());
  }
  std::optional<Favor> favor = symbolizeFavor(word);
  if (!favor) {
    parser.emitError(loc, "unknown favor value: ") << word;
    return {};
  }
  if (failed(parser.parseGreater()))
    return {};
  return PartitioningConfigAttr::get(parser.getContext(), *favor);
}

void PartitioningConfigAttr::print(AsmPrinter &printer) const {
  printer << "<\"" << stringifyFavor(getFavor()) << "\">";
}

//===----------------------------------------------------------------------===//
// #stream.collective
//===----------------------------------------------------------------------===//

/// `with sum`, if it is there.
static ParseResult
parseCollectiveReduction(AsmParser &parser,
                         std::optional<CollectiveReduction> &reduction) {
  if (failed(parser.parseOptionalKeyword("with")))
    return success();
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalColon()))
    return parser.emitError(loc, "expected a reduction");
  // IREE 3.12 leaves an unknown word to the colon that must follow.
  if (failed(parser.parseOptionalKeyword(
          &keyword,
          {"none", "sum", "product", "minimum", "maximum", "average"})))
    return parser.emitError(loc, "expected ':'");
  reduction = symbolizeCollectiveReduction(keyword);
  return success();
}

static void
printCollectiveReduction(AsmPrinter &printer,
                         std::optional<CollectiveReduction> reduction) {
  if (reduction)
    printer << " with " << stringifyCollectiveReduction(*reduction);
}

#include "dialects/stream/StreamEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/stream/StreamTypes.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/stream/StreamAttrs.cpp.inc"

void StreamDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/stream/StreamTypes.cpp.inc"
      >();
}

void StreamDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/stream/StreamAttrs.cpp.inc"
      >();
}
