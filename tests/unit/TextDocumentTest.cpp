//===- TextDocumentTest.cpp - A document that a client edits -------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "document/TextDocument.h"

#include "catch2/catch.hpp"

using namespace bindery::document;

/// `content` after `changes`.
static std::string edit(std::string content, std::vector<TextChange> changes,
                        Encoding encoding = Encoding::Utf16) {
  TextDocument document(std::move(content), 1);
  document.apply(changes, 2, encoding);
  CHECK(document.getVersion() == 2);
  return std::string(document.getText()->get());
}

TEST_CASE("a change without a range replaces all", "[document]") {
  CHECK(edit("old", {{std::nullopt, "new"}}) == "new");
}

TEST_CASE("changes apply one after another", "[document]") {
  CHECK(edit("ab\ncd\n", {{Range{{0, 1}, {1, 1}}, "-"},
                          {Range{{0, 0}, {0, 0}}, "x\ny"},
                          {Range{{1, 1}, {1, 1}}, "z"}}) == "x\nyza-d\n");
}

TEST_CASE("ranges count in the encoding agreed on", "[document]") {
  // A clef (2 UTF-16 units, 4 bytes) and an e acute (1 unit, 2 bytes).
  std::string text = "\xf0\x9d\x84\x9e\xc3\xa9z";
  CHECK(edit(text, {{Range{{0, 2}, {0, 3}}, "e"}}, Encoding::Utf16) ==
        "\xf0\x9d\x84\x9e"
        "ez");
  CHECK(edit(text, {{Range{{0, 1}, {0, 2}}, "e"}}, Encoding::Utf32) ==
        "\xf0\x9d\x84\x9e"
        "ez");
  CHECK(edit(text, {{Range{{0, 4}, {0, 6}}, "e"}}, Encoding::Utf8) ==
        "\xf0\x9d\x84\x9e"
        "ez");
}

TEST_CASE("ranges out of the text are moved into it", "[document]") {
  CHECK(edit("ab", {{Range{{0, 1}, {9, 9}}, "x"}}) == "ax");
  CHECK(edit("ab", {{Range{{5, 0}, {5, 1}}, "x"}}) == "abx");
  CHECK(edit("ab", {{Range{{0, 2}, {0, 1}}, "x"}}) == "abx");
}

TEST_CASE("a text once taken stays as it was", "[document]") {
  TextDocument document("old", 1);
  std::shared_ptr<const Text> before = document.getText();
  document.apply({{std::nullopt, "new\nlines"}}, 2, Encoding::Utf16);
  CHECK(before->get() == "old");
  CHECK(before->getLines().getNumLines() == 1);
  CHECK(document.getText()->getLines().getNumLines() == 2);
}
