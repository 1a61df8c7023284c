//===- ExplainTextTest.cpp - Binding facts as text for a terminal --------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/ExplainText.h"
#include "features/TextTable.h"

#include "catch2/catch.hpp"

using namespace bindery;
using namespace bindery::features;

/// An export with two read-only bindings that `agreeing` of `total` sites take
/// from one resource, and a third that every site writes.
static protocol::Export makeExport(std::string symbol, unsigned agreeing,
                                   unsigned total) {
  protocol::Export value;
  value.symbol = symbol;
  value.range = {{9, 0}, {9, 5}};
  value.bindings.resize(3);
  const char *names[] = {"%a", "%b", "%out"};
  for (unsigned i = 0; i < 3; ++i) {
    value.bindings[i].index = i;
    value.bindings[i].name = names[i];
  }
  protocol::Separation apart{0,        1,     "different-resource", {},
                             agreeing, total, std::nullopt};
  std::vector<unsigned> all;
  for (unsigned site = 0; site < total; ++site) {
    bool agrees = site < agreeing;
    unsigned line = 100 + 10 * site;
    value.sites.push_back({site, {{line, 2}, {line, 9}}, "main", symbol});
    value.bindings[0].uses.push_back({site, "%r", "%x", "%l", "ro", {}});
    value.bindings[1].uses.push_back(
        {site, agrees ? "%r" : "%s", "%y", "%l", "ro", {}});
    value.bindings[2].uses.push_back({site, "%r", "%z", "%l", "wo", {}});
    if (!agrees)
      apart.sites.push_back(site);
    all.push_back(site);
  }
  if (agreeing == total) {
    value.groups = {{0, {0, 1}, "ro", false, {0, 1}},
                    {1, {2}, "wo", false, {2}}};
  } else {
    value.groups = {{0, {0}, "ro", false, {0}},
                    {1, {1}, "ro", false, {1}},
                    {2, {2}, "wo", false, {2}}};
    value.separations.push_back(apart);
  }
  value.separations.push_back({0, 2, "mutable", all, 0, total, "disjoint"});
  value.separations.push_back({1, 2, "mutable", all, 0, total, "disjoint"});
  return value;
}

template <typename Print> static std::string print(Print function) {
  std::string text;
  llvm::raw_string_ostream os(text);
  function(os);
  return text;
}

TEST_CASE("gain counts the pairs that some sites agree on", "[explain]") {
  CHECK(getGain(makeExport("@x::@some", 2, 3)) == 1);
  CHECK(getGain(makeExport("@x::@none", 0, 3)) == 0);
  CHECK(getGain(makeExport("@x::@all", 3, 3)) == 0);
}

TEST_CASE("sorting by gain prefers few deciding sites", "[explain]") {
  std::vector<protocol::Export> exports = {
      makeExport("@x::@all", 3, 3), makeExport("@x::@two", 1, 3),
      makeExport("@x::@one", 2, 3), makeExport("@x::@none", 0, 1)};
  sortByGain(exports);
  CHECK(exports[0].symbol == "@x::@one");
  CHECK(exports[1].symbol == "@x::@two");
  CHECK(exports[2].symbol == "@x::@all");
  CHECK(exports[3].symbol == "@x::@none");
}

TEST_CASE("a block tells bindings, fused ones, pairs and sites", "[explain]") {
  std::vector<protocol::Export> exports = {makeExport("@x::@one", 2, 3),
                                           makeExport("@x::@all", 2, 2)};
  exports[1].notes = {{"range-over-limit", "8 GB of 4 GB", {{9, 0}, {9, 5}}}};
  std::string text = print([&](llvm::raw_ostream &os) {
    printExplanation(os, "f.mlir", exports, TextStyle{});
  });
  CHECK(text ==
        "@x::@one  f.mlir:10, 3 sites, 3 bindings -> 3\n"
        "  0  %a    ro  %r\n"
        "  1  %b    ro  %r, %s\n"
        "  2  %out  wo  %r\n"
        "  0-1      different resources  line 121                    "
        "2 of 3 sites agree\n"
        "  0-2 1-2  one is written       every site, first line 101  "
        "0 of 3 sites agree  ranges disjoint\n"
        "\n"
        "@x::@all  f.mlir:10, 2 sites, 3 bindings -> 2\n"
        "  0  %a    ro  %r  one with 1\n"
        "  1  %b    ro  %r  one with 0\n"
        "  2  %out  wo  %r\n"
        "  0-2 1-2  one is written  every site, first line 101  "
        "0 of 2 sites agree  ranges disjoint\n"
        "  range-over-limit: 8 GB of 4 GB (line 10)\n"
        "\n"
        "2 exports, 5 sites, 6 bindings -> 5, 1 more could go if the sites "
        "that decide agreed with the others\n");
}

TEST_CASE("a pair shows the deciding sites side by side", "[explain]") {
  std::string text = print([&](llvm::raw_ostream &os) {
    printPair(os, "f.mlir", makeExport("@x::@one", 2, 3), 0, 1, TextStyle{});
  });
  CHECK(text == "@x::@one  f.mlir:10, 3 sites, 3 bindings -> 3\n"
                "Bindings 0 %a and 1 %b stay apart: different resources at 1 "
                "of 3 sites.\n"
                "  line 121 @main  ro %r[%x for %l]  ro %s[%y for %l]  "
                "<- decides\n"
                "One resource for both at the other 2 sites:\n"
                "  line 101 @main  ro %r[%x for %l]  ro %r[%y for %l]\n"
                "  line 111 @main  ro %r[%x for %l]  ro %r[%y for %l]\n"
                "They fuse once this site passes one resource for both.\n");
}

TEST_CASE("a pair that is one says so", "[explain]") {
  std::string text = print([&](llvm::raw_ostream &os) {
    printPair(os, "f.mlir", makeExport("@x::@all", 1, 1), 1, 0, TextStyle{});
  });
  CHECK(text == "@x::@all  f.mlir:10, 1 site, 3 bindings -> 2\n"
                "Bindings 1 %b and 0 %a are one: the site takes both from one "
                "resource.\n"
                "  line 101 @main  ro %r[%y for %l]  ro %r[%x for %l]\n");
}

TEST_CASE("a pair fits a screen whatever the number of sites", "[explain]") {
  TextStyle style;
  style.unicode = true;
  for (unsigned agreeing : {0, 1, 100, 199, 200}) {
    std::string text = print([&](llvm::raw_ostream &os) {
      printPair(os, "f.mlir", makeExport("@x::@e", agreeing, 200), 0, 1, style);
    });
    llvm::SmallVector<llvm::StringRef> lines;
    llvm::StringRef(text).split(lines, '\n');
    CHECK(lines.size() <= 24);
    for (llvm::StringRef line : lines)
      CHECK(getTextWidth(line) <= 100);
  }
}

TEST_CASE("what-if lists bindings before and after", "[explain]") {
  std::vector<protocol::Export> asIs = {makeExport("@x::@e", 0, 2)};
  std::vector<protocol::Export> changed = {makeExport("@x::@e", 2, 2)};
  std::string text = print([&](llvm::raw_ostream &os) {
    printWhatIf(os, "alias-mutable-bindings=true", asIs, changed, TextStyle{});
  });
  CHECK(text ==
        "export  sites  bindings  fused  with alias-mutable-bindings=true  "
        "saves\n"
        "@x::@e  2      3         3      2                                 1\n"
        "all            3         3      2                                 1"
        "\n");
}

TEST_CASE("text is shortened in the middle, between characters", "[table]") {
  CHECK(shorten("abcdefgh", 8, "..") == "abcdefgh");
  CHECK(shorten("abcdefgh", 6, "..") == "ab..gh");
  CHECK(shorten("\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9", 4, "..") ==
        "\xc3\xa9..\xc3\xa9");
  CHECK(shorten("abc", 1, "..") == ".");
}
