//===- AliasesTest.cpp - Which aliases a text uses -----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "workbench/Aliases.h"

#include "catch2/catch.hpp"

using namespace bindery;
using namespace bindery::workbench;

/// The prelude that the last item of `text` needs.
static std::string getPrelude(std::string_view text) {
  auto sections = document::splitItems(text);
  AliasTable table(text, sections[0].items);
  return table.getPrelude(sections[0].items.back().span.in(text));
}

TEST_CASE("uses are words outside strings and comments", "[aliases]") {
  CHECK(findAliasUses("test.a #x, !y, #x // #z\n \"#s \\\" #t\" !d.t #a1_b") ==
        std::vector<std::string_view>{"#x", "!y", "#a1_b"});
  CHECK(findAliasUses("#").empty());
  CHECK(findAliasUses("\"open").empty());
}

TEST_CASE("a prelude holds what is used and no more", "[aliases]") {
  CHECK(getPrelude("#a = 1\n#b = 2\n!t = i32\ntest.op #b : !t\n") ==
        "#b = 2\n!t = i32\n");
  CHECK(getPrelude("#a = 1\ntest.op #none\n") == "");
}

TEST_CASE("a definition follows those that it uses", "[aliases]") {
  CHECK(getPrelude("#loc2 = loc(fused[#loc, #loc1])\n#loc = loc(\"a\")\n"
                   "#loc1 = loc(callsite(#loc at #loc))\n"
                   "test.op loc(#loc2)\n") ==
        "#loc = loc(\"a\")\n#loc1 = loc(callsite(#loc at #loc))\n"
        "#loc2 = loc(fused[#loc, #loc1])\n");
}

TEST_CASE("definitions in a circle end", "[aliases]") {
  CHECK(getPrelude("#a = #b\n#b = #a\ntest.op #a\n") == "#b = #a\n#a = #b\n");
  CHECK(getPrelude("#a = #a\ntest.op #a\n") == "#a = #a\n");
}

TEST_CASE("the first of two definitions counts", "[aliases]") {
  std::string_view text = "#a = 1\n#a = 2\ntest.op #a\n";
  auto sections = document::splitItems(text);
  AliasTable table(text, sections[0].items);
  CHECK(table.getRedefinitions() == std::vector<size_t>{1});
  CHECK(table.getPrelude("#a") == "#a = 1\n");
}

TEST_CASE("the prelude of an alias leaves itself out", "[aliases]") {
  std::string_view text = "#a = #b\n#b = #a\n#c = 1\n";
  auto sections = document::splitItems(text);
  AliasTable table(text, sections[0].items);
  CHECK(table.getPreludeOfAlias(0) == "#b = #a\n");
  CHECK(table.getPreludeOfAlias(2) == "");
}
