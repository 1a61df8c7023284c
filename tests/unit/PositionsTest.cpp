//===- PositionsTest.cpp - Positions in a text ---------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "document/Positions.h"

#include "catch2/catch.hpp"

using namespace bindery::document;

TEST_CASE("each kind of line end begins a line", "[positions]") {
  LineIndex index("a\nb\r\nc\rd");
  CHECK(index.getNumLines() == 4);
  CHECK(index.getLine(0) == "a");
  CHECK(index.getLine(1) == "b");
  CHECK(index.getLine(2) == "c");
  CHECK(index.getLine(3) == "d");
  CHECK(index.getLine(4) == "");
}

TEST_CASE("an empty text has one empty line", "[positions]") {
  LineIndex index("");
  CHECK(index.getNumLines() == 1);
  CHECK(index.getLine(0) == "");
  CHECK(index.getOffset({0, 5}, Encoding::Utf16) == 0);
  CHECK(index.getOffset({3, 0}, Encoding::Utf16) == 0);
  CHECK(index.getPosition(7, Encoding::Utf8) == Position{0, 0});
}

TEST_CASE("a final line end begins an empty line", "[positions]") {
  LineIndex index("a\r\n");
  CHECK(index.getNumLines() == 2);
  CHECK(index.getPosition(3, Encoding::Utf16) == Position{1, 0});
  CHECK(index.getOffset({1, 0}, Encoding::Utf16) == 3);
}

TEST_CASE("encodings count characters in their own units", "[positions]") {
  // One, two, three and four bytes of UTF-8: a, e acute, euro, a clef.
  LineIndex index("a\xc3\xa9\xe2\x82\xac\xf0\x9d\x84\x9ez");
  struct {
    size_t offset;
    uint32_t utf8, utf16, utf32;
  } cases[] = {{0, 0, 0, 0}, {1, 1, 1, 1},   {3, 3, 2, 2},
               {6, 6, 3, 3}, {10, 10, 5, 4}, {11, 11, 6, 5}};
  for (auto &c : cases) {
    CHECK(index.getPosition(c.offset, Encoding::Utf8) == Position{0, c.utf8});
    CHECK(index.getPosition(c.offset, Encoding::Utf16) == Position{0, c.utf16});
    CHECK(index.getPosition(c.offset, Encoding::Utf32) == Position{0, c.utf32});
    CHECK(index.getOffset({0, c.utf8}, Encoding::Utf8) == c.offset);
    CHECK(index.getOffset({0, c.utf16}, Encoding::Utf16) == c.offset);
    CHECK(index.getOffset({0, c.utf32}, Encoding::Utf32) == c.offset);
  }
}

TEST_CASE("a position inside a character means its start", "[positions]") {
  LineIndex index("\xf0\x9d\x84\x9ez");
  CHECK(index.getOffset({0, 1}, Encoding::Utf16) == 0);
  for (uint32_t byte : {1, 2, 3})
    CHECK(index.getOffset({0, byte}, Encoding::Utf8) == 0);
  CHECK(index.getOffset({0, 4}, Encoding::Utf8) == 4);
}

TEST_CASE("past the end of a line means its end", "[positions]") {
  LineIndex index("ab\r\ncd");
  CHECK(index.getOffset({0, 9}, Encoding::Utf16) == 2);
  CHECK(index.getOffset({0, 9}, Encoding::Utf8) == 2);
  CHECK(index.getOffset({1, 9}, Encoding::Utf32) == 6);
  CHECK(index.getOffset({9, 0}, Encoding::Utf16) == 6);
}

TEST_CASE("bytes that are not UTF-8 count as one character each",
          "[positions]") {
  LineIndex index("\xff\x80z\xe2\x82");
  CHECK(index.getPosition(2, Encoding::Utf16) == Position{0, 2});
  CHECK(index.getPosition(5, Encoding::Utf16) == Position{0, 5});
  CHECK(index.getOffset({0, 4}, Encoding::Utf16) == 4);
}

TEST_CASE("lines and columns of MLIR become offsets", "[positions]") {
  LineIndex index("ab\ncd");
  CHECK(index.getOffsetOfLineColumn(1, 1) == 0);
  CHECK(index.getOffsetOfLineColumn(2, 2) == 4);
  CHECK(index.getOffsetOfLineColumn(2, 9) == 5);
  CHECK(index.getOffsetOfLineColumn(7, 1) == 5);
  CHECK(index.getOffsetOfLineColumn(0, 0) == 0);
}
