//===- GPUDialect.cpp - The iree_gpu dialect --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/gpu/GPU.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::gpu;

FailureOr<StringAttr> gpu::parseWord(AsmParser &parser) {
  StringRef word;
  if (failed(parser.parseKeyword(&word)))
    return failure();
  return parser.getBuilder().getStringAttr(word);
}

/// `[element, ..]`, null when empty.
static FailureOr<ArrayAttr>
parseList(AsmParser &parser,
          function_ref<ParseResult(SmallVectorImpl<Attribute> &)> parseOne) {
  SmallVector<Attribute> list;
  if (failed(parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                            [&]() { return parseOne(list); })))
    return failure();
  return list.empty() ? ArrayAttr() : parser.getBuilder().getArrayAttr(list);
}

FailureOr<ArrayAttr> gpu::parseWordList(AsmParser &parser) {
  return parseList(parser, [&](SmallVectorImpl<Attribute> &list) {
    if (failed(parser.parseLess()))
      return ParseResult(failure());
    FailureOr<StringAttr> word = parseWord(parser);
    if (failed(word))
      return ParseResult(failure());
    list.push_back(*word);
    return parser.parseGreater();
  });
}

void gpu::printWordList(AsmPrinter &printer, ArrayAttr words) {
  printer << "[";
  llvm::interleaveComma(words, printer, [&](Attribute word) {
    printer << "<" << cast<StringAttr>(word).getValue() << ">";
  });
  printer << "]";
}

FailureOr<ArrayAttr> gpu::parseScaledMMAList(AsmParser &parser) {
  return parseList(parser, [&](SmallVectorImpl<Attribute> &list) {
    ScaledMMAAttr attr;
    if (failed(parser.parseCustomAttributeWithFallback(attr)))
      return ParseResult(failure());
    list.push_back(attr);
    return ParseResult(success());
  });
}

void gpu::printScaledMMAList(AsmPrinter &printer, ArrayAttr list) {
  printer << "[";
  llvm::interleaveComma(list, printer, [&](Attribute attr) {
    printer.printStrippedAttrOrType(cast<ScaledMMAAttr>(attr));
  });
  printer << "]";
}

#include "dialects/gpu/GPUDialect.cpp.inc"
#include "dialects/gpu/GPUEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/gpu/GPUAttrs.cpp.inc"

// A layout is fixed once its tiles are.
bool GPUEncodingResolverAttr::isSerialized() const {
  return getConfiguration() && getConfiguration().contains("encoding_info");
}

void GPUDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/gpu/GPUAttrs.cpp.inc"
      >();
}
