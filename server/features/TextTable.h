//===- TextTable.h - Aligned columns in a terminal -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_FEATURES_TEXTTABLE_H
#define BINDERY_FEATURES_TEXTTABLE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>
#include <string>
#include <vector>

namespace bindery::features {

/// A piece of text of one colour.
struct Span {
  std::string text;
  std::optional<llvm::raw_ostream::Colors> color = std::nullopt;
  bool bold = false;
  /// In a table: stands at the right end of its column.
  bool right = false;
  /// In a table: its column is not shortened.
  bool whole = false;
};

/// The columns that `text` takes in a terminal.
unsigned getTextWidth(llvm::StringRef text);

/// `text` cut to `width` columns, with `ellipsis` in the middle of what was
/// longer: both ends of a symbol tell it from its neighbours.
std::string shorten(llvm::StringRef text, unsigned width,
                    llvm::StringRef ellipsis);

/// Writes `span`, coloured when `color` is set.
void printSpan(llvm::raw_ostream &os, const Span &span, bool color);

/// Writes `text` from column `used` on, in lines of at most `width` columns
/// that begin with `indent` blanks; breaks at blanks only. Ends with a newline.
void printWrapped(llvm::raw_ostream &os, llvm::StringRef text, unsigned used,
                  unsigned indent, unsigned width);

/// Rows of cells, each column as wide as its widest cell. Lines are not longer
/// than a given width: the widest columns are shortened first.
class TextTable {
public:
  void addRow(std::vector<Span> cells);
  void print(llvm::raw_ostream &os, unsigned indent, unsigned width, bool color,
             llvm::StringRef ellipsis) const;

private:
  std::vector<std::vector<Span>> rows;
};

} // namespace bindery::features

#endif // BINDERY_FEATURES_TEXTTABLE_H
