//===- BindingReportTest.cpp - Binding facts of an export ----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BindingFactsBuilder.h"

#include "features/BindingReport.h"

#include "catch2/catch.hpp"

#include <deque>

using namespace bindery;
using namespace bindery::features;
using namespace bindery::testing;
using document::Range;

using Numbers = std::vector<unsigned>;

static Range lineOf(unsigned line) { return {{line, 0}, {line, 4}}; }

namespace {

/// Sources that number everything: export i stands in line 10 + i, its binding
/// j in line 20 + j, site i in line 100 + i, its use j in line 200 + j.
struct TestSources {
  explicit TestSources(const TestComponent &component) {
    for (auto [index, facts] : llvm::enumerate(component.exports)) {
      ExportSource &source = exports.emplace_back();
      source.range = lineOf(10 + index);
      for (unsigned j = 0; j < facts.bindings.size(); ++j)
        source.bindings.push_back({"%b" + std::to_string(j), lineOf(20 + j)});
      all.exports.push_back(&source);
    }
    for (auto [index, facts] : llvm::enumerate(component.sites)) {
      SiteSource &source = sites.emplace_back();
      source.range = lineOf(100 + index);
      for (unsigned j = 0; j < facts.uses.size(); ++j)
        source.uses.push_back({"%r" + std::to_string(facts.uses[j].resource),
                               "%o", "%l", lineOf(200 + j)});
      all.sites.push_back(&source);
    }
    all.findPlace = [](const SourcePlace &place) -> std::optional<Range> {
      if (place.file != "in.mlir")
        return std::nullopt;
      return lineOf(place.line - 1);
    };
  }

  std::deque<ExportSource> exports;
  std::deque<SiteSource> sites;
  ComponentSources all;
};

} // namespace

static std::vector<protocol::Export> report(const TestComponent &component) {
  return reportComponent(component.facts(), component.options,
                         TestSources(component).all);
}

static std::vector<std::string> codes(const protocol::Export &value) {
  std::vector<std::string> list;
  for (const protocol::Note &note : value.notes)
    list.push_back(note.code);
  return list;
}

TEST_CASE("an export is reported as its text writes it", "[report]") {
  TestComponent component;
  component.exports = {kernel(3, 1, "e", "f")};
  component.sites = {site({use("ro", 0), use("ro", 0), use("wo", 0)}),
                     site({use("ro", 4), use("ro", 4), use("none", 1)})};
  for (SiteFacts &facts : component.sites)
    facts.operands.resize(1);
  std::vector<protocol::Export> exports = report(component);
  REQUIRE(exports.size() == 1);
  const protocol::Export &value = exports[0];
  CHECK(value.name == "e");
  CHECK(value.symbol == "@ex::@e");
  CHECK(value.function == "f");
  CHECK(value.range == lineOf(10));
  CHECK_FALSE(value.aliasMutable);
  CHECK_FALSE(value.blocked);
  REQUIRE(value.sites.size() == 2);
  CHECK(value.sites[1].id == 1);
  CHECK(value.sites[1].range == lineOf(101));
  CHECK(value.sites[1].function == "main");
  CHECK(value.sites[1].symbol == "@ex::@e");
  REQUIRE(value.bindings.size() == 3);
  CHECK(value.bindings[2].index == 2);
  CHECK(value.bindings[2].name == "%b2");
  CHECK(value.bindings[2].range == lineOf(22));
  REQUIRE(value.bindings[2].uses.size() == 2);
  CHECK(value.bindings[2].uses[0].access == "wo");
  CHECK(value.bindings[2].uses[0].resource == "%r0");
  CHECK(value.bindings[2].uses[0].offset == "%o");
  CHECK(value.bindings[2].uses[0].length == "%l");
  CHECK(value.bindings[2].uses[0].range == lineOf(202));
  // No access is an empty word on the wire.
  CHECK(value.bindings[2].uses[1].access.empty());
  CHECK(value.bindings[2].uses[1].site == 1);
}

TEST_CASE("groups and separations are those of the analysis", "[report]") {
  TestComponent component;
  component.exports = {kernel(3)};
  component.sites = {
      site({use("ro", 0, bytes(0)), use("ro", 0, bytes(64)),
            use("wo", 0, bytes(128))}),
      site({use("ro", 0, bytes(0)), use("rw", 0, bytes(64)), use("wo", 1)})};
  component.options.aliasMutable = true;
  protocol::Export value = report(component)[0];
  CHECK(value.aliasMutable);
  REQUIRE(value.groups.size() == 2);
  CHECK(value.groups[0].index == 0);
  CHECK(value.groups[0].members == Numbers{0, 1});
  CHECK(value.groups[0].access == "rw");
  CHECK(value.groups[0].widened);
  CHECK(value.groups[0].offsets == Numbers{0, 1});
  CHECK(value.groups[0].rangeBefore == 64);
  CHECK(value.groups[0].rangeAfter == 64);
  CHECK(value.groups[1].members == Numbers{2});
  CHECK(value.groups[1].access == "wo");
  CHECK_FALSE(value.groups[1].widened);
  CHECK(value.groups[1].offsets == Numbers{2});
  REQUIRE(value.separations.size() == 2);
  CHECK(value.separations[0].first == 0);
  CHECK(value.separations[0].second == 2);
  CHECK(value.separations[0].reason == "different-resource");
  CHECK(value.separations[0].sites == Numbers{1});
  CHECK(value.separations[0].agreeing == 1);
  CHECK(value.separations[0].total == 2);
  CHECK(value.separations[0].ranges == std::nullopt);
}

TEST_CASE("a written pair says how its ranges lie", "[report]") {
  TestComponent component;
  component.exports = {kernel(2)};
  component.sites = {site({use("ro", 0, bytes(0)), use("wo", 0, bytes(0))})};
  protocol::Export value = report(component)[0];
  REQUIRE(value.separations.size() == 1);
  CHECK(value.separations[0].reason == "mutable");
  CHECK(value.separations[0].ranges == "same");
  REQUIRE(codes(value) ==
          std::vector<std::string>{"binding-mutable", "nothing-fused"});
  CHECK(value.notes[0].range == lineOf(10));
  REQUIRE(value.notes[0].related);
  CHECK(value.notes[0].related->sites == Numbers{0});
  CHECK(value.notes[0].related->message == "the binding is written here");
  CHECK(value.notes[0].related->more == 0);
}

TEST_CASE("what an obstacle stands at is where its note stands", "[report]") {
  TestComponent component;
  component.exports = {kernel(2)};
  component.sites = {site({use("ro", 0), use("ro", 0)})};
  SECTION("in the text at hand") {
    component.exports[0].bindings[1].escapes = {
        {{"in.mlir", 6, 9}, "func.call"}};
    protocol::Export value = report(component)[0];
    CHECK(value.blocked);
    CHECK(codes(value) == std::vector<std::string>{"binding-escapes"});
    CHECK(value.notes[0].range == lineOf(5));
    CHECK(value.separations[0].reason == "escapes");
    CHECK(value.groups[0].offsets.empty());
  }
  SECTION("in a text that is not at hand") {
    component.exports[0].bindings[1].escapes = {
        {{"model.py", 6, 9}, "func.call"}};
    CHECK(report(component)[0].notes[0].range == lineOf(21));
  }
  SECTION("at a site") {
    component.sites[0].insideExecute = false;
    protocol::Export value = report(component)[0];
    CHECK(codes(value) == std::vector<std::string>{"nothing-fused"});
    CHECK(value.notes[0].range == lineOf(100));
    CHECK(value.separations[0].reason == "called");
  }
}

TEST_CASE("exports that share bindings share what keeps them", "[report]") {
  TestComponent component;
  component.exports = {kernel(2, 0, "a"), kernel(2, 0, "b")};
  component.exports[1].place = {"in.mlir", 3, 3};
  component.exports[1].bindings[0].escapes = {{{"in.mlir", 8, 1}, "test.use"}};
  component.sites = {
      site({use("ro", 0), use("ro", 0)}, {"@ex::@a", "@ex::@b"})};
  std::vector<protocol::Export> exports = report(component);
  REQUIRE(exports.size() == 2);
  CHECK(exports[0].sites[0].symbol == "@ex::@a");
  CHECK(exports[1].sites[0].symbol == "@ex::@b");
  REQUIRE(exports[0].notes.size() == 1);
  CHECK(exports[0].notes[0].message ==
        "@ex::@b, which shares the bindings: binding 0 is used by 'test.use', "
        "which cannot take an offset, so the bindings stay as they are");
  CHECK(exports[0].notes[0].range == lineOf(7));
  CHECK(exports[1].notes[0].message ==
        "binding 0 is used by 'test.use', which cannot take an offset, so the "
        "bindings stay as they are");
}

TEST_CASE("an obstacle of one function is told once an export", "[report]") {
  TestComponent component;
  component.exports = {kernel(2, 0, "a", "f"), kernel(2, 0, "b", "f")};
  for (ExportFacts &facts : component.exports)
    facts.bindings[0].escapes = {{{"in.mlir", 8, 1}, "test.use"}};
  component.sites = {site({use("ro", 0), use("ro", 0)}, {"@ex::@a"})};
  for (const protocol::Export &value : report(component))
    CHECK(value.notes.size() == 1);
}

TEST_CASE("a note of the whole component stands at each export", "[report]") {
  TestComponent component;
  component.exports = {kernel(2, 0, "a", "f"), kernel(2, 0, "b", "f")};
  component.exports[1].place = {"in.mlir", 3, 3};
  component.sites = {site({use("ro", 0), use("ro", 0)}, {"@ex::@a"})};
  std::vector<protocol::Export> exports = report(component);
  CHECK(exports[0].notes[0].code == "binding-fused");
  CHECK(exports[0].notes[0].range == lineOf(10));
  CHECK(exports[1].notes[0].code == "binding-fused");
  CHECK(exports[1].notes[0].range == lineOf(11));
  // A site of the other export is a site of this one's bindings.
  CHECK(exports[1].sites[0].symbol == "@ex::@a");
}

TEST_CASE("an export that the pass fails on lists its bindings", "[report]") {
  TestComponent component;
  component.exports = {kernel(2)};
  component.sites = {site({use("ro", 0)})};
  std::vector<protocol::Export> exports = report(component);
  REQUIRE(exports.size() == 1);
  CHECK(exports[0].blocked);
  CHECK(exports[0].bindings.size() == 2);
  CHECK(exports[0].bindings[0].uses.size() == 1);
  CHECK(exports[0].bindings[1].uses.empty());
  CHECK(exports[0].groups.empty());
  CHECK(exports[0].separations.empty());
  REQUIRE(codes(exports[0]) == std::vector<std::string>{"pass-failed"});
  CHECK(exports[0].notes[0].range == lineOf(100));
  CHECK(exports[0].notes[0].message ==
        "dispatch passes 1 resources and 0 uniform operands to @ex::@e, whose "
        "function takes 2 and 0");
}

TEST_CASE("an export that nothing dispatches keeps its bindings", "[report]") {
  TestComponent component;
  component.exports = {kernel(2)};
  protocol::Export value = report(component)[0];
  CHECK(value.blocked);
  CHECK(value.sites.empty());
  CHECK(value.groups.size() == 2);
  CHECK(value.separations[0].reason == "no-sites");
  CHECK(codes(value) == std::vector<std::string>{"no-dispatch-sites"});
}
