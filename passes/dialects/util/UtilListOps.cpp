//===- UtilListOps.cpp - Lists, pointers and strings of the host ----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/Util.h"
#include "dialects/util/ValueSyntax.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::util;

//===----------------------------------------------------------------------===//
// util.global.address and access through it
//===----------------------------------------------------------------------===//

void GlobalAddressOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), ("ptr_" + getGlobal()).str());
}

LogicalResult
GlobalAddressOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto global = dyn_cast_if_present<GlobalOpInterface>(
      symbolTable.lookupNearestSymbolFrom(*this, getGlobalAttr()));
  if (!global)
    return emitOpError(
        "attribute 'global' failed to satisfy constraint: flat symbol "
        "reference attribute referencing to a 'IREE::Util::GlobalOpInterface' "
        "symbol");
  if (getIsImmutable() && global.isGlobalMutable())
    return emitOpError("is marked as immutable but the global is mutable");
  return success();
}

void GlobalLoadIndirectOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (!getIsImmutable())
    effects.emplace_back(MemoryEffects::Read::get());
}

void GlobalStoreIndirectOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Write::get());
}

static LogicalResult verifyPointee(Operation *op, PtrType pointer, Type access,
                                   StringRef noun) {
  if (isGlobalTypeCompatible(pointer.getTargetType(), access))
    return success();
  return op->emitOpError() << "global type mismatch; global pointer is "
                           << pointer.getTargetType() << " but " << noun
                           << " is " << access;
}

LogicalResult GlobalLoadIndirectOp::verify() {
  return verifyPointee(*this, getGlobal().getType(), getResult().getType(),
                       "load");
}

LogicalResult GlobalStoreIndirectOp::verify() {
  return verifyPointee(*this, getGlobal().getType(), getValue().getType(),
                       "store");
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

LogicalResult ListConstructOp::verify() {
  Type elementType = getResult().getType().getElementType();
  for (auto [index, type] : llvm::enumerate(getValues().getTypes()))
    if (!isListCastable(type, elementType))
      return emitError() << "list[" << index << "] type " << type
                         << " cannot be be cast to list type " << elementType;
  return success();
}

LogicalResult ListGetOp::verify() {
  Type elementType = getList().getType().getElementType();
  if (!isListCastable(elementType, getResult().getType()))
    return emitError() << "list contains " << elementType
                       << " and cannot be accessed as "
                       << getResult().getType();
  return success();
}

LogicalResult ListSetOp::verify() {
  Type elementType = getList().getType().getElementType();
  if (!isListCastable(getValue().getType(), elementType))
    return emitError() << "list contains " << elementType
                       << " and cannot be mutated as " << getValue().getType();
  return success();
}

//===----------------------------------------------------------------------===//
// util.string.format
//===----------------------------------------------------------------------===//

namespace {

/// What a format string asks for, and the name its result gets.
struct FormatScan {
  /// Arguments that it names: one for each `{}`, or one more than the highest
  /// `{N}`.
  uint64_t numArguments = 0;
  bool hasSequential = false, hasExplicit = false;
  std::string name;
};

/// The most characters of a format string that a result's name takes over.
constexpr size_t maxNameLength = 32;

void addToName(FormatScan &scan, char c) {
  if (c == '.' || c == '-' || c == '/')
    c = '_';
  if (scan.name.size() < maxNameLength && (llvm::isAlnum(c) || c == '_'))
    scan.name += c;
}

/// Reads the placeholder between the braces. Returns an error text, or empty.
std::string scanPlaceholder(StringRef content, FormatScan &scan) {
  if (content.empty()) {
    scan.hasSequential = true;
    ++scan.numArguments;
  } else {
    uint32_t index = 0;
    if (!llvm::all_of(content, llvm::isDigit) ||
        content.getAsInteger(10, index))
      return ("invalid placeholder '{" + content +
              "}' in format string; expected '{}' or '{N}'")
          .str();
    scan.hasExplicit = true;
    scan.numArguments =
        std::max(scan.numArguments, static_cast<uint64_t>(index) + 1);
  }
  if (scan.hasSequential && scan.hasExplicit)
    return "cannot mix sequential '{}' and explicit '{N}' placeholders";
  return {};
}

/// Reads a format string. Returns an error text, or empty.
std::string scanFormat(StringRef format, FormatScan &scan) {
  for (size_t i = 0; i < format.size(); ++i) {
    char c = format[i];
    if (c != '{' && c != '}') {
      addToName(scan, c);
      continue;
    }
    if (i + 1 < format.size() && format[i + 1] == c) {
      ++i;
      continue;
    }
    if (c == '}')
      return "unmatched '}' in format string";
    size_t end = format.find('}', i);
    if (end == StringRef::npos)
      return "unclosed '{' in format string";
    std::string error = scanPlaceholder(format.slice(i + 1, end), scan);
    if (!error.empty())
      return error;
    addToName(scan, 'N');
    i = end;
  }
  return {};
}

} // namespace

void StringFormatOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  FormatScan scan;
  (void)scanFormat(getFormat(), scan);
  if (scan.name.empty())
    scan.name = "formatted";
  setName(getResult(), scan.name);
}

LogicalResult StringFormatOp::verify() {
  FormatScan scan;
  std::string error = scanFormat(getFormat(), scan);
  if (!error.empty())
    return emitOpError(error);
  if (scan.numArguments != getArgs().size())
    return emitOpError("format string placeholder count does not match the ")
           << getArgs().size() << " provided argument(s)";
  return success();
}

void StringItoaOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "itoa");
}
