//===- NameScanner.h - Names in the text of IR -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the names that a text of IR mentions, by a lexer that knows comments
/// and strings. The parser's own index has no symbol references that point out
/// of what was parsed and no aliases that were defined before it: features find
/// those here. Knows no MLIR.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DOCUMENT_NAMESCANNER_H
#define BINDERY_DOCUMENT_NAMESCANNER_H

#include "document/ItemSplitter.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bindery::document {

/// `@name` or `@"any text"`: one part of a symbol reference.
struct SymbolPart {
  /// With the `@`.
  Span span;
  /// Without the `@`, unquoted, escapes replaced.
  std::string name;

  bool operator==(const SymbolPart &) const = default;
};

/// `@a::@b`: the parts of a symbol reference, in order; at least one. A symbol
/// that is defined looks the same as a reference of one part.
using SymbolPath = std::vector<SymbolPart>;

/// The symbol paths in `text`, in order.
std::vector<SymbolPath> findSymbolPaths(std::string_view text);

/// An alias `#name` or `!name`, where it is defined or used.
struct AliasName {
  Span span;
  bool operator==(const AliasName &) const = default;
};

/// The mentions of aliases in `text`, in order; attributes and types of a
/// dialect, which have a `.` in their name or a `<` behind it, are none.
std::vector<AliasName> findAliasNames(std::string_view text);

/// The name around byte `offset` of `text`: with its sigil `%`, `^`, `@`, `#`,
/// `!` if it has one, else the keyword or op name there; an offset at the end
/// of a word belongs to it. Nothing in strings, comments and between words.
std::optional<Span> findWord(std::string_view text, size_t offset);

} // namespace bindery::document

#endif // BINDERY_DOCUMENT_NAMESCANNER_H
