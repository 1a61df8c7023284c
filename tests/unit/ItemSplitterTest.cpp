//===- ItemSplitterTest.cpp - Cuts a text into sections and items --------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "document/ItemSplitter.h"

#include "catch2/catch.hpp"

#include <string>

using namespace bindery::document;

/// The items of a section, each as its kind's letter and its text.
static std::vector<std::string> describe(std::string_view text,
                                         const Section &section) {
  std::vector<std::string> result;
  for (const Item &item : section.items) {
    const char *kinds[] = {"A ", "R ", "O ", "? "};
    result.push_back(kinds[static_cast<int>(item.kind)] +
                     std::string(item.span.in(text)));
  }
  return result;
}

/// The items of a text of one section.
static std::vector<std::string> split(std::string_view text) {
  std::vector<Section> sections = splitItems(text);
  REQUIRE(sections.size() == 1);
  return describe(text, sections[0]);
}

using Strings = std::vector<std::string>;

TEST_CASE("operations and aliases are items", "[splitter]") {
  CHECK(split("// A comment { with brackets.\n"
              "#map = affine_map<(d0) -> (d0)>\n"
              "!t = memref<4xf32>\n"
              "func.func @a() {\n  return\n}\n\n"
              "func.func private @b() -> (i32,\n  i64)\n"
              "%0 = arith.constant 1 : i32\n"
              "\"test.op\"() : () -> ()\n") ==
        Strings{"A #map = affine_map<(d0) -> (d0)>", "A !t = memref<4xf32>",
                "O func.func @a() {\n  return\n}",
                "O func.func private @b() -> (i32,\n  i64)",
                "O %0 = arith.constant 1 : i32", "O \"test.op\"() : () -> ()"});
}

TEST_CASE("lines that go on do not begin an item", "[splitter]") {
  CHECK(split("util.func public @f() ->\n  !util.buffer\n"
              "    attributes {a.b = 1} {\n}  loc(\"x\")\n"
              "test.op a,\n  test.b :\n  test.c =\n  test.d\n") ==
        Strings{"O util.func public @f() ->\n  !util.buffer\n"
                "    attributes {a.b = 1} {\n}  loc(\"x\")",
                "O test.op a,\n  test.b :\n  test.c =\n  test.d"});
}

TEST_CASE("a type that ends a line does end an operation", "[splitter]") {
  CHECK(split("test.a : vector<4xf32>\ntest.b\n") ==
        Strings{"O test.a : vector<4xf32>", "O test.b"});
}

TEST_CASE("brackets in strings and comments do not count", "[splitter]") {
  CHECK(split("test.a \"{ \\\" (\" {} // }\ntest.b\n") ==
        Strings{"O test.a \"{ \\\" (\" {}", "O test.b"});
  // A string ends with its line.
  CHECK(split("test.a \"{\ntest.b\n") == Strings{"O test.a \"{", "O test.b"});
}

TEST_CASE("a wrapping module is entered one level", "[splitter]") {
  std::string_view text = "#a = 1\n"
                          "module @m attributes {x = {y}} {\n"
                          "  util.global private @g : i32\n"
                          "  module {\n    test.a\n  }\n"
                          "} loc(unknown)\n"
                          "#b = loc(\"b\")\n";
  std::vector<Section> sections = splitItems(text);
  REQUIRE(sections.size() == 1);
  REQUIRE(sections[0].wrapper);
  CHECK(sections[0].wrapper->header.in(text) ==
        "module @m attributes {x = {y}} {");
  CHECK(sections[0].wrapper->footer.in(text) == "} loc(unknown)");
  CHECK(describe(text, sections[0]) ==
        Strings{"A #a = 1", "O util.global private @g : i32",
                "O module {\n    test.a\n  }", "A #b = loc(\"b\")"});
}

TEST_CASE("a module without its closing brace is entered", "[splitter]") {
  std::string_view text = "module {\n  test.a\n  test.b {\n";
  std::vector<Section> sections = splitItems(text);
  REQUIRE(sections[0].wrapper);
  CHECK(sections[0].wrapper->footer.size() == 0);
  CHECK(describe(text, sections[0]) == Strings{"O test.a", "O test.b {"});
}

TEST_CASE("two modules are two items", "[splitter]") {
  CHECK(split("module {\n}\nmodule {\n}\n") ==
        Strings{"O module {\n}", "O module {\n}"});
}

TEST_CASE("resource blocks are items", "[splitter]") {
  CHECK(split("test.a\n{-#\n  dialect_resources: {\n    a: \"0x\"\n  }\n"
              "#-}\n") ==
        Strings{"O test.a",
                "R {-#\n  dialect_resources: {\n    a: \"0x\"\n  }\n#-}"});
}

TEST_CASE("separators begin sections", "[splitter]") {
  std::string_view text =
      "test.a\n// -----\ntest.b\n"
      "// -----// IR Dump After CSE (cse) //----- //\ntest.c\n";
  std::vector<Section> sections = splitItems(text);
  REQUIRE(sections.size() == 3);
  CHECK(describe(text, sections[0]) == Strings{"O test.a"});
  CHECK(describe(text, sections[1]) == Strings{"O test.b"});
  CHECK(describe(text, sections[2]) == Strings{"O test.c"});
  CHECK(sections[1].banner.size() == 0);
  CHECK(sections[2].banner.in(text) ==
        "// -----// IR Dump After CSE (cse) //----- //");
}

TEST_CASE("other text is an item, and ends where one begins", "[splitter]") {
  CHECK(split("garbage here\n) more\ntest.a\n") ==
        Strings{"? garbage here\n) more", "O test.a"});
  CHECK(split("") == Strings{});
  CHECK(split("  // only a comment") == Strings{});
}

TEST_CASE("depth is that of the deepest bracket", "[splitter]") {
  std::vector<Section> sections =
      splitItems("test.a {([])}\ntest.b\ntest.c ((\n");
  REQUIRE(sections[0].items.size() == 3);
  CHECK(sections[0].items[0].depth == 3);
  CHECK(sections[0].items[1].depth == 0);
  CHECK(sections[0].items[2].depth == 2);
}

TEST_CASE("windows line ends separate as others do", "[splitter]") {
  std::string_view text = "test.a\r\n// -----\r\ntest.b {\r\n}\r\ntest.c\r\n";
  std::vector<Section> sections = splitItems(text);
  REQUIRE(sections.size() == 2);
  CHECK(describe(text, sections[1]) == Strings{"O test.b {\r\n}", "O test.c"});
}
