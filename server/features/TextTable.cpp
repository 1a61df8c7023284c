//===- TextTable.cpp - Aligned columns in a terminal ---------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/TextTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Locale.h"

using namespace bindery::features;
using llvm::SmallVector;
using llvm::StringRef;

static constexpr unsigned columnGap = 2;

unsigned bindery::features::getTextWidth(StringRef text) {
  int width = llvm::sys::locale::columnWidth(text);
  // Negative for text that cannot be shown; its bytes are as good a guess.
  return width < 0 ? text.size() : width;
}

/// Whether a UTF-8 character begins at byte `index`.
static bool isBoundary(StringRef text, size_t index) {
  return index >= text.size() ||
         (static_cast<unsigned char>(text[index]) & 0xc0) != 0x80;
}

std::string bindery::features::shorten(StringRef text, unsigned width,
                                       StringRef ellipsis) {
  if (getTextWidth(text) <= width)
    return text.str();
  unsigned room = getTextWidth(ellipsis);
  if (width <= room)
    return ellipsis.take_front(width).str();
  room = width - room;
  // Drop characters from the middle until the rest fits.
  size_t head = text.size() / 2, tail = head;
  bool dropHead = true;
  while (getTextWidth(text.take_front(head)) +
             getTextWidth(text.drop_front(tail)) >
         room) {
    if (dropHead && head > 0)
      do
        --head;
      while (!isBoundary(text, head));
    else if (tail < text.size())
      do
        ++tail;
      while (!isBoundary(text, tail));
    dropHead = !dropHead;
  }
  return (llvm::Twine(text.take_front(head)) + ellipsis + text.drop_front(tail))
      .str();
}

void bindery::features::printSpan(llvm::raw_ostream &os, const Span &span,
                                  bool color) {
  bool colored = color && (span.color || span.bold);
  if (colored)
    os.changeColor(span.color.value_or(llvm::raw_ostream::SAVEDCOLOR),
                   span.bold);
  os << span.text;
  if (colored)
    os.resetColor();
}

void bindery::features::printWrapped(llvm::raw_ostream &os, StringRef text,
                                     unsigned used, unsigned indent,
                                     unsigned width) {
  unsigned column = used;
  bool first = true;
  while (!text.empty()) {
    auto [word, rest] = text.split(' ');
    unsigned size = getTextWidth(word);
    if (!first && column + 1 + size > width) {
      os << "\n";
      os.indent(indent);
      column = indent;
    } else if (!first) {
      os << " ";
      ++column;
    }
    os << word;
    column += size;
    first = false;
    text = rest;
  }
  os << "\n";
}

void TextTable::addRow(std::vector<Span> cells) {
  rows.push_back(std::move(cells));
}

void TextTable::print(llvm::raw_ostream &os, unsigned indent, unsigned width,
                      bool color, StringRef ellipsis) const {
  SmallVector<unsigned> widths;
  SmallVector<bool> whole;
  for (const auto &row : rows) {
    if (row.size() > widths.size()) {
      widths.resize(row.size());
      whole.resize(row.size());
    }
    for (auto [column, cell] : llvm::enumerate(row)) {
      widths[column] = std::max(widths[column], getTextWidth(cell.text));
      whole[column] |= cell.whole;
    }
  }
  unsigned total = indent;
  for (unsigned column : widths)
    total += column + columnGap;
  // Take from the widest column until the line fits.
  while (total > width + columnGap) {
    unsigned *widest = nullptr;
    for (auto [column, size] : llvm::enumerate(widths))
      if (!whole[column] && (!widest || size > *widest))
        widest = &size;
    if (!widest || *widest <= 4)
      break;
    --*widest;
    --total;
  }
  for (const auto &row : rows) {
    os.indent(indent);
    for (auto [column, cell] : llvm::enumerate(row)) {
      Span shown = cell;
      shown.text = shorten(cell.text, widths[column], ellipsis);
      unsigned used = getTextWidth(shown.text);
      if (cell.right) {
        os.indent(widths[column] - used);
        used = widths[column];
      }
      printSpan(os, shown, color);
      // Nothing but what is written stands at the end of a line.
      bool last =
          llvm::all_of(llvm::drop_begin(row, column + 1),
                       [](const Span &rest) { return rest.text.empty(); });
      if (last)
        break;
      os.indent(widths[column] - used + columnGap);
    }
    os << "\n";
  }
}
