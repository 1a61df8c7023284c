//===- Positions.h - Positions in a text -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lines of a text, and positions in it as the Language Server Protocol counts
/// them. Knows neither MLIR nor JSON.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DOCUMENT_POSITIONS_H
#define BINDERY_DOCUMENT_POSITIONS_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace bindery::document {

/// How `Position::character` counts (LSP 3.17, `PositionEncodingKind`).
enum class Encoding {
  Utf8,  ///< bytes
  Utf16, ///< UTF-16 code units, the protocol's default
  Utf32, ///< Unicode code points
};

/// A place between two characters. Both numbers are zero-based; `character`
/// counts in units of an Encoding.
struct Position {
  uint32_t line = 0;
  uint32_t character = 0;

  bool operator==(const Position &) const = default;
  auto operator<=>(const Position &) const = default;
};

/// From `start` up to but not including `end`.
struct Range {
  Position start;
  Position end;

  bool operator==(const Range &) const = default;
};

/// Where the lines of a text begin. It refers to the text, which must outlive
/// it unchanged. Const functions may be called from several threads.
///
/// `\n`, `\r\n` and `\r` each end a line (LSP, "Text Documents"). Bytes that
/// are not UTF-8 count as one character each, so that no input is rejected.
class LineIndex {
public:
  explicit LineIndex(std::string_view text);

  /// At least 1: an empty text has one empty line.
  size_t getNumLines() const { return starts.size(); }

  /// The bytes of line `line`, without its line end; empty past the last line.
  std::string_view getLine(size_t line) const;

  /// The byte offset of `position`. A character past the end of the line means
  /// the end of the line, a line past the last one the end of the text (LSP,
  /// "Position"); a position inside a character means its start.
  size_t getOffset(Position position, Encoding encoding) const;

  /// The position of byte `offset`; one past the end of the text means its end.
  Position getPosition(size_t offset, Encoding encoding) const;

  /// The byte offset of a place that MLIR calls `line`:`column`, both counted
  /// from one and the column in bytes.
  size_t getOffsetOfLineColumn(unsigned line, unsigned column) const;

private:
  std::string_view text;
  /// Byte offset of the first byte of each line.
  std::vector<size_t> starts;
};

} // namespace bindery::document

#endif // BINDERY_DOCUMENT_POSITIONS_H
