//===- NameScannerTest.cpp - Names in the text of IR ---------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "document/NameScanner.h"

#include "catch2/catch.hpp"

using namespace bindery::document;

namespace {

/// Each path as its parts with `|` between them.
std::vector<std::string> getPaths(std::string_view text) {
  std::vector<std::string> result;
  for (const SymbolPath &path : findSymbolPaths(text)) {
    std::string joined;
    for (const SymbolPart &part : path)
      joined += (joined.empty() ? "" : "|") + part.name;
    result.push_back(joined);
  }
  return result;
}

std::vector<std::string> getAliases(std::string_view text) {
  std::vector<std::string> result;
  for (const AliasName &name : findAliasNames(text))
    result.emplace_back(name.span.in(text));
  return result;
}

std::string getWord(std::string_view text, size_t offset) {
  std::optional<Span> word = findWord(text, offset);
  return word ? std::string(word->in(text)) : "-";
}

using Strings = std::vector<std::string>;

} // namespace

TEST_CASE("symbol paths are found with their parts", "[names]") {
  CHECK(getPaths("dispatch @ex::@e[%0], @f.1(@g$_-x)") ==
        Strings{"ex|e", "f.1", "g$_-x"});
  std::vector<SymbolPath> paths = findSymbolPaths("x @ab::@c");
  REQUIRE(paths.size() == 1);
  CHECK(paths[0][0].span == Span{2, 5});
  CHECK(paths[0][1].span == Span{7, 9});
}

TEST_CASE("symbols are not looked for in strings and comments", "[names]") {
  CHECK(getPaths("a = \"@no\" // @no\n@yes") == Strings{"yes"});
  // A string ends with its line.
  CHECK(getPaths("\"open\n@yes") == Strings{"yes"});
}

TEST_CASE("a quoted symbol is unquoted", "[names]") {
  CHECK(getPaths("@\"a b\"::@\"q\\22\\n\"") == Strings{"a b|q\"\n"});
}

TEST_CASE("an arrow ends a symbol", "[names]") {
  CHECK(getPaths("@f->i32") == Strings{"f"});
}

TEST_CASE("aliases are told from dialect names and other sigils", "[names]") {
  CHECK(getAliases("#map = affine_map<()>, !ty, #hal.x, !util.buffer, "
                   "#loc1, %0#1, \"#no\" #strided<>") ==
        Strings{"#map", "!ty", "#loc1"});
}

TEST_CASE("the word at a place has its sigil", "[names]") {
  std::string_view text = "%0:2 = arith.addi %a#1, @f : !ty\n  \"s t\"";
  CHECK(getWord(text, 0) == "%0");
  CHECK(getWord(text, 2) == "%0");
  CHECK(getWord(text, 9) == "arith.addi");
  CHECK(getWord(text, 19) == "%a#1");
  CHECK(getWord(text, 24) == "@f");
  CHECK(getWord(text, 30) == "!ty");
  CHECK(getWord(text, 5) == "-");
  CHECK(getWord(text, 37) == "-");
}
