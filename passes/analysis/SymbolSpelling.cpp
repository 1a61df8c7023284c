//===- SymbolSpelling.cpp - References to symbols as text -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/SymbolSpelling.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

static bool isBareIdentifier(StringRef name) {
  if (name.empty() || (!llvm::isAlpha(name.front()) && name.front() != '_'))
    return false;
  return llvm::all_of(name.drop_front(), [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
  });
}

std::string bindery::spellSymbol(StringRef name) {
  if (isBareIdentifier(name))
    return ("@" + name).str();
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "@\"";
  llvm::printEscapedString(name, os);
  os << '"';
  return text;
}

std::string bindery::spellSymbol(SymbolRefAttr symbol) {
  std::string text = spellSymbol(symbol.getRootReference().getValue());
  for (FlatSymbolRefAttr nested : symbol.getNestedReferences())
    text += "::" + spellSymbol(nested.getValue());
  return text;
}
