//===- ItemSplitter.h - Cuts a text into sections and items ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the parts of an IR file that can be parsed on their own, by a lexer
/// that knows only comments, strings and brackets. Knows no MLIR, so that it
/// cuts a file with errors too: that is what keeps the rest of it alive.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DOCUMENT_ITEMSPLITTER_H
#define BINDERY_DOCUMENT_ITEMSPLITTER_H

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace bindery::document {

/// A part of the text, from byte `begin` up to but not including `end`.
struct Span {
  size_t begin = 0;
  size_t end = 0;

  size_t size() const { return end - begin; }
  std::string_view in(std::string_view text) const {
    return text.substr(begin, end - begin);
  }
  bool operator==(const Span &) const = default;
};

struct Item {
  enum class Kind {
    Alias,     ///< `#name = ...` or `!name = ...`
    Resources, ///< `{-# ... #-}`
    Operation, ///< one or more operations
    Other,     ///< text that begins none of these
  };
  Kind kind = Kind::Other;
  /// Without blanks and comments around it.
  Span span;
  /// The deepest nesting of brackets inside.
  unsigned depth = 0;

  bool operator==(const Item &) const = default;
};

/// The one `module` around everything in a section, entered one level.
struct Wrapper {
  /// From `module` to behind the brace that opens its body.
  Span header;
  /// From the brace that closes it to the end of what belongs to it, such as
  /// a location; empty at the end of the section where the brace is missing.
  Span footer;

  bool operator==(const Wrapper &) const = default;
};

/// What stands between two separators: a file of its own, as
/// `--split-input-file` reads it.
struct Section {
  /// Without the lines of the separators.
  Span span;
  /// The separator line before this section, where it is the banner of an IR
  /// dump; else empty.
  Span banner;
  std::optional<Wrapper> wrapper;
  /// In the order of the text: those before the wrapper, inside, behind.
  std::vector<Item> items;
};

/// Cuts `text` into sections at lines that begin with `// -----` and sections
/// into items. Every text has at least one section. Linear time; what it
/// returns does not refer to `text`.
///
/// An item begins at the start of a line, outside all brackets, where
/// something that begins an operation, an alias or a resource block stands:
/// a name with a dot, `module`, `%result`, `"op"(`, `#alias =`, `!alias =`,
/// `{-#`. Angles are not brackets, for arrows hold them too. Two operations on
/// one line stay one item.
std::vector<Section> splitItems(std::string_view text);

/// How deep angles nest in `text`, those of arrows left out; `Item::depth`
/// counts the brackets of other kinds.
unsigned getAngleDepth(std::string_view text);

} // namespace bindery::document

#endif // BINDERY_DOCUMENT_ITEMSPLITTER_H
