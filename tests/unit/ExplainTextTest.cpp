//===- ExplainTextTest.cpp - Binding facts as text for a terminal --------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/ExplainText.h"
#include "features/TextTable.h"

#include "llvm/ADT/StringExtras.h"

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

TEST_CASE("a write keeps the gain away unless writes may alias", "[explain]") {
  protocol::Export value = makeExport("@x::@some", 2, 3);
  value.bindings[1].uses[2].access = "rw";
  CHECK(getGain(value) == 0);
  value.aliasMutable = true;
  CHECK(getGain(value) == 1);
  value.blocked = true;
  CHECK(getGain(value) == 0);
}

TEST_CASE("a block tells bindings, fused ones, pairs and sites", "[explain]") {
  std::vector<protocol::Export> exports = {makeExport("@x::@one", 2, 3),
                                           makeExport("@x::@all", 2, 2)};
  exports[1].notes = {{"range-over-limit", "8 GB of 4 GB", {{9, 0}, {9, 5}}},
                      {"binding-fused", "not shown", {{9, 0}, {9, 5}}},
                      {"nothing-fused", "not shown", {{9, 0}, {9, 5}}}};
  exports[1].groups[0].access = "rw";
  exports[1].groups[0].widened = true;
  exports[1].groups[0].rangeBefore = 512;
  exports[1].groups[0].rangeAfter = 8947712;
  exports[1].groups[1].rangeAfter = 16384;
  std::vector<protocol::Note> notes = {
      {"dispatch-unresolved", "no such export", {{19, 6}, {19, 9}}}};
  std::string text = print([&](llvm::raw_ostream &os) {
    printExplanation(os, "f.mlir", exports, notes, TextStyle{});
  });
  CHECK(text == R"(@x::@one  f.mlir:10:1
  3 sites, 3 bindings -> 3, 1 fewer if the sites that decide agreed
  0  %a    ro  %r
  1  %b    ro  %r, %s
  2  %out  wo  %r
  0 | 1    different resources  at 1 of 3 sites  f.mlir:121:3
  0,1 | 2  one is written       at all 3 sites   f.mlir:101:3 +2  ranges disjoint

@x::@all  f.mlir:10:1
  2 sites, 3 bindings -> 2
  0  %a    ro -> rw  %r  range 512 B -> 8.53 MiB  fused with 1
  1  %b    ro -> rw  %r  range 512 B -> 8.53 MiB  fused with 0
  2  %out  wo        %r  range ? -> 16 KiB
  0,1 | 2  one is written  at both sites  f.mlir:101:3 +1  ranges disjoint
  f.mlir:10:1: range-over-limit: 8 GB of 4 GB

  f.mlir:20:7: dispatch-unresolved: no such export

2 exports, 5 sites, 6 bindings -> 5, 1 fewer if the sites that decide agreed
)");
}

/// An export of `count` bindings that nothing fused, whose `pairs` are apart.
static protocol::Export
makeApart(unsigned count, std::vector<std::pair<unsigned, unsigned>> pairs) {
  protocol::Export value;
  value.symbol = "@x::@e";
  value.sites = {{0, {}, "main", "@x::@e"}};
  for (unsigned i = 0; i < count; ++i) {
    value.bindings.push_back({i, "%b", {}, {}});
    value.groups.push_back({i, {i}, "ro", false, {i}});
  }
  for (auto [first, second] : pairs)
    value.separations.push_back(
        {first, second, "different-resource", {0}, 0, 1, std::nullopt});
  return value;
}

/// The line that begins with pairs.
static std::string getPairsLine(const protocol::Export &value) {
  std::string text = print([&](llvm::raw_ostream &os) {
    printExplanation(os, "f.mlir", {value}, {}, TextStyle{});
  });
  for (llvm::StringRef line : llvm::split(llvm::StringRef(text), '\n'))
    if (line.contains('|'))
      return line.split("  different").first.trim().str();
  return "";
}

TEST_CASE("pairs of one reason are told as sides", "[explain]") {
  CHECK(getPairsLine(makeApart(3, {{0, 1}, {0, 2}, {1, 2}})) == "0 | 1 | 2");
  CHECK(getPairsLine(makeApart(4, {{0, 2}, {0, 3}, {1, 2}, {1, 3}})) ==
        "0,1 | 2,3");
  CHECK(getPairsLine(makeApart(3, {{1, 2}})) == "1 | 2");
  // No sides: 0 and 2 are together with neither 1 nor 3 on both.
  CHECK(getPairsLine(makeApart(4, {{0, 1}, {1, 2}, {2, 3}})) == "0|1 1|2 2|3");
}

TEST_CASE("a symbol that leaves no room has the place below it", "[explain]") {
  protocol::Export value = makeApart(1, {});
  value.symbol = "@" + std::string(95, 'x');
  std::string text = print([&](llvm::raw_ostream &os) {
    printExplanation(os, "f.mlir", {value}, {}, TextStyle{});
  });
  CHECK(llvm::StringRef(text).starts_with(value.symbol + "\n  f.mlir:1:1\n"));
}

TEST_CASE("a pair shows the deciding sites side by side", "[explain]") {
  std::string text = print([&](llvm::raw_ostream &os) {
    printPair(os, "f.mlir", makeExport("@x::@one", 2, 3), 0, 1, TextStyle{});
  });
  CHECK(text == R"(@x::@one  f.mlir:10:1
  3 sites, 3 bindings -> 3, 1 fewer if the sites that decide agreed
Bindings 0 %a and 1 %b stay apart: different resources at 1 of 3 sites:
  f.mlir:121:3  ro %r[%x for %l]  ro %s[%y for %l]
One resource for both at the other 2 sites:
  f.mlir:101:3  ro %r[%x for %l]  ro %r[%y for %l]
  f.mlir:111:3  ro %r[%x for %l]  ro %r[%y for %l]
They would fuse if this site passed one resource for both.
)");
}

TEST_CASE("a pair of which one is written says what aliasing meets",
          "[explain]") {
  protocol::Export value = makeExport("@x::@one", 2, 3);
  auto last = [&](std::optional<std::string> ranges) {
    value.separations[1].ranges = ranges;
    std::string text = print([&](llvm::raw_ostream &os) {
      printPair(os, "f.mlir", value, 2, 0, TextStyle{});
    });
    return llvm::StringRef(text).trim().rsplit('\n').second.str();
  };
  CHECK(last("disjoint") == "With alias-mutable-bindings they would fuse; "
                            "their ranges are disjoint at every site.");
  CHECK(last("same") ==
        "With alias-mutable-bindings they would fuse; their ranges are "
        "equal or disjoint at every site.");
  CHECK(last("overlapping") ==
        "With alias-mutable-bindings they would fuse; their ranges "
        "overlap at a site.");
  CHECK(last("unknown") ==
        "With alias-mutable-bindings they would fuse; whether their "
        "ranges overlap is not known.");
}

TEST_CASE("functions are named where sites are in several", "[explain]") {
  protocol::Export value = makeExport("@x::@all", 2, 2);
  value.sites[1].function = "";
  std::string text = print([&](llvm::raw_ostream &os) {
    printPair(os, "f.mlir", value, 0, 1, TextStyle{});
  });
  CHECK(llvm::StringRef(text).ends_with(
      "  f.mlir:101:3  @main  ro %r[%x for %l]  ro %r[%y for %l]\n"
      "  f.mlir:111:3         ro %r[%x for %l]  ro %r[%y for %l]\n"));
}

TEST_CASE("a pair that is one says so", "[explain]") {
  std::string text = print([&](llvm::raw_ostream &os) {
    printPair(os, "f.mlir", makeExport("@x::@all", 1, 1), 1, 0, TextStyle{});
  });
  CHECK(text == R"(@x::@all  f.mlir:10:1
  1 site, 3 bindings -> 2
Bindings 1 %b and 0 %a are one: the only site takes both from one resource.
  f.mlir:101:3  ro %r[%y for %l]  ro %r[%x for %l]
)");
}

TEST_CASE("a pair that something blocks shows what", "[explain]") {
  protocol::Export value = makeExport("@x::@e", 1, 1);
  value.blocked = true;
  value.groups = {{0, {0}, "ro", false, {}},
                  {1, {1}, "ro", false, {}},
                  {2, {2}, "wo", false, {}}};
  value.separations = {{0, 1, "escapes", {}, 1, 1, std::nullopt}};
  value.notes = {{"binding-escapes", "used by a call", {{4, 2}, {4, 5}}}};
  std::string text = print([&](llvm::raw_ostream &os) {
    printPair(os, "f.mlir", value, 0, 1, TextStyle{});
  });
  CHECK(text == R"(@x::@e  f.mlir:10:1
  1 site, 3 bindings -> 3
Bindings 0 %a and 1 %b stay apart: a binding escapes.
  f.mlir:5:3: binding-escapes: used by a call
)");
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

TEST_CASE("what-if lists what changes, and the notes that come", "[explain]") {
  std::vector<protocol::Export> asIs = {makeExport("@x::@e", 0, 2),
                                        makeExport("@x::@same", 0, 2)};
  std::vector<protocol::Export> changed = {makeExport("@x::@e", 2, 2),
                                           makeExport("@x::@same", 0, 2)};
  asIs[0].notes = {{"offset-unaligned", "was there", {{4, 2}, {4, 5}}}};
  changed[0].notes = {{"offset-unaligned", "was there", {{4, 2}, {4, 5}}},
                      {"binding-fused", "not shown", {{4, 2}, {4, 5}}},
                      {"range-over-limit", "is new", {{4, 2}, {4, 5}}}};
  std::string text = print([&](llvm::raw_ostream &os) {
    printWhatIf(os, "f.mlir", "alias-mutable-bindings=true", asIs, changed,
                TextStyle{});
  });
  CHECK(text == R"(What if alias-mutable-bindings=true:
  export  before  after  what if
  @x::@e       3      3        2
  all          6      6        5
  f.mlir:5:3: range-over-limit: is new
1 export unchanged
)");
}

TEST_CASE("text is shortened in the middle, between characters", "[table]") {
  CHECK(shorten("abcdefgh", 8, "..") == "abcdefgh");
  CHECK(shorten("abcdefgh", 6, "..") == "ab..gh");
  CHECK(shorten("\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9", 4, "..") ==
        "\xc3\xa9..\xc3\xa9");
  CHECK(shorten("abc", 1, "..") == ".");
}

TEST_CASE("a column that is whole leaves shortening to others", "[table]") {
  TextTable table;
  Span place{"/a/long/path.mlir:10:3"};
  place.whole = true;
  table.addRow({place, {"abcdefghij"}});
  CHECK(print([&](llvm::raw_ostream &os) {
          table.print(os, 0, 30, false, "..");
        }) == "/a/long/path.mlir:10:3  ab..ij\n");
}

TEST_CASE("long text goes on under itself", "[table]") {
  CHECK(print([&](llvm::raw_ostream &os) {
          os << "x: ";
          printWrapped(os, "one two three four", 3, 2, 12);
        }) == "x: one two\n  three four\n");
}
