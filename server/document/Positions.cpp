//===- Positions.cpp - Positions in a text -------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "document/Positions.h"

#include <algorithm>

using namespace bindery::document;

/// The number of bytes of the UTF-8 character that `text` begins with, 1 for a
/// byte that begins none. `text` is not empty.
static size_t getCharacterLength(std::string_view text) {
  auto lead = static_cast<unsigned char>(text[0]);
  size_t length = lead < 0x80             ? 1
                  : (lead & 0xe0) == 0xc0 ? 2
                  : (lead & 0xf0) == 0xe0 ? 3
                  : (lead & 0xf8) == 0xf0 ? 4
                                          : 1;
  if (length > text.size())
    return 1;
  for (size_t i = 1; i < length; ++i)
    if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80)
      return 1;
  return length;
}

/// How many units of `encoding` a UTF-8 character of `length` bytes is.
static uint32_t getUnits(size_t length, Encoding encoding) {
  switch (encoding) {
  case Encoding::Utf8:
    return length;
  case Encoding::Utf16:
    // Beyond the basic plane UTF-8 takes four bytes, UTF-16 a surrogate pair.
    return length == 4 ? 2 : 1;
  case Encoding::Utf32:
    return 1;
  }
  return 1;
}

LineIndex::LineIndex(std::string_view text) : text(text), starts{0} {
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n')
      continue;
    if (text[i] == '\n' || text[i] == '\r')
      starts.push_back(i + 1);
  }
}

std::string_view LineIndex::getLine(size_t line) const {
  if (line >= starts.size())
    return {};
  size_t end = line + 1 < starts.size() ? starts[line + 1] : text.size();
  std::string_view content = text.substr(starts[line], end - starts[line]);
  if (line + 1 < starts.size())
    while (!content.empty() &&
           (content.back() == '\n' || content.back() == '\r'))
      content.remove_suffix(1);
  return content;
}

size_t LineIndex::getOffset(Position position, Encoding encoding) const {
  if (position.line >= starts.size())
    return text.size();
  std::string_view line = getLine(position.line);
  size_t start = starts[position.line];
  if (encoding == Encoding::Utf8) {
    size_t offset = std::min<size_t>(position.character, line.size());
    // Inside a character that begins up to three bytes before?
    for (size_t back = 1; back <= 3 && back <= offset; ++back)
      if (offset < line.size() &&
          getCharacterLength(line.substr(offset - back)) > back)
        return start + offset - back;
    return start + offset;
  }
  size_t offset = 0;
  uint32_t units = 0;
  while (offset < line.size()) {
    size_t length = getCharacterLength(line.substr(offset));
    uint32_t width = getUnits(length, encoding);
    if (units + width > position.character)
      break;
    units += width;
    offset += length;
  }
  return start + offset;
}

Position LineIndex::getPosition(size_t offset, Encoding encoding) const {
  offset = std::min(offset, text.size());
  auto next = std::upper_bound(starts.begin(), starts.end(), offset);
  size_t line = static_cast<size_t>(next - starts.begin()) - 1;
  std::string_view before = text.substr(starts[line], offset - starts[line]);
  if (encoding == Encoding::Utf8)
    return {static_cast<uint32_t>(line), static_cast<uint32_t>(before.size())};
  uint32_t character = 0;
  while (!before.empty()) {
    size_t length = getCharacterLength(before);
    character += getUnits(length, encoding);
    before.remove_prefix(length);
  }
  return {static_cast<uint32_t>(line), character};
}

size_t LineIndex::getOffsetOfLineColumn(unsigned line, unsigned column) const {
  if (line == 0 || line > starts.size())
    return line == 0 ? 0 : text.size();
  std::string_view content = getLine(line - 1);
  size_t inLine = column == 0 ? 0 : column - 1;
  return starts[line - 1] + std::min(inLine, content.size());
}
