//===- BindingCorrelationTest.cpp - Which bindings can be one -------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BindingFactsBuilder.h"

#include "catch2/catch.hpp"

using namespace bindery;
using namespace bindery::testing;

using Numbers = std::vector<unsigned>;
using Lists = std::vector<Numbers>;

namespace {

Lists membersOf(const Correlation &correlation) {
  Lists lists;
  for (const BindingGroup &group : correlation.groups)
    lists.push_back(group.members);
  return lists;
}

/// The partition of one site's uses.
Lists partition(std::vector<BindingUse> uses, bool aliasMutable) {
  TestComponent component{{kernel(uses.size())}, {site(uses)}};
  component.options.aliasMutable = aliasMutable;
  return membersOf(component.correlate());
}

std::vector<Obstacle::Kind> obstacleKinds(const Correlation &correlation) {
  std::vector<Obstacle::Kind> kinds;
  for (const Obstacle &obstacle : correlation.obstacles)
    kinds.push_back(obstacle.kind);
  return kinds;
}

std::vector<InputError::Kind> errorKinds(const TestComponent &component) {
  std::vector<InputError::Kind> kinds;
  for (const InputError &error : findInputErrors(component.facts()))
    kinds.push_back(error.kind);
  return kinds;
}

} // namespace

TEST_CASE(
    "bindings of one resource fuse, in the order of their lowest member") {
  CHECK(partition({use("ro", 0), use("ro", 1), use("ro", 0)}, false) ==
        Lists{{0, 2}, {1}});
  CHECK(partition({use("ro", 1), use("ro", 0), use("ro", 0), use("ro", 1)},
                  false) == Lists{{0, 3}, {1, 2}});
  CHECK(partition({use("ro", 0), use("ro", 1)}, false) == Lists{{0}, {1}});
}

TEST_CASE("sizes are not compared") {
  CHECK(partition({use("ro", 0, bytes(0), bytes(4), value(0)),
                   use("ro", 0, bytes(0), bytes(4), value(1))},
                  false) == Lists{{0, 1}});
}

TEST_CASE("without aliasing a written binding stays alone in either order") {
  CHECK(partition({use("rw", 0), use("ro", 0)}, false) == Lists{{0}, {1}});
  CHECK(partition({use("ro", 0), use("rw", 0)}, false) == Lists{{0}, {1}});
  CHECK(partition({use("ro", 0), use("ro", 0), use("rw", 0)}, false) ==
        Lists{{0, 1}, {2}});
  CHECK(partition({use("rw", 0), use("ro", 0), use("wo", 0), use("ro", 0)},
                  false) == Lists{{0}, {1, 3}, {2}});
}

TEST_CASE("with aliasing written bindings fuse too") {
  CHECK(partition({use("rw", 0), use("ro", 0), use("wo", 1), use("wo", 0)},
                  true) == Lists{{0, 1, 3}, {2}});
}

TEST_CASE("a correlation must hold at every site") {
  TestComponent component{{kernel(3)},
                          {site({use("ro", 0), use("ro", 0), use("ro", 0)}),
                           site({use("ro", 0), use("ro", 1), use("ro", 0)}),
                           site({use("ro", 2), use("ro", 2), use("ro", 2)})}};
  CHECK(membersOf(component.correlate()) == Lists{{0, 2}, {1}});

  SECTION("and is no chain of pairs that hold at different sites") {
    component.sites.push_back(site({use("ro", 0), use("ro", 1), use("ro", 1)}));
    CHECK(membersOf(component.correlate()) == Lists{{0}, {1}, {2}});
  }
}

TEST_CASE("a write at one site counts at that site") {
  TestComponent component{
      {kernel(2)},
      {site({use("ro", 0), use("ro", 0)}), site({use("ro", 0), use("wo", 0)})}};
  CHECK_FALSE(component.correlate().fuses());
  component.options.aliasMutable = true;
  CHECK(component.correlate().fuses());
}

TEST_CASE("the nearest resource config decides about aliasing") {
  TestComponent component{{kernel(2)}, {site({use("rw", 0), use("rw", 0)})}};
  component.options.aliasMutable = true;
  component.exports[0].aliasMutable = false;
  CHECK_FALSE(component.correlate().aliasMutable);
  component.options.aliasMutable = false;
  component.exports[0].aliasMutable = true;
  CHECK(component.correlate().aliasMutable);

  SECTION("unless it is asked what if") {
    component.options.overrideAliasMutable = false;
    CHECK_FALSE(component.correlate().fuses());
  }
  SECTION("and several exports must agree") {
    component.exports.push_back(kernel(2, 0, "f"));
    CHECK_FALSE(component.correlate().aliasMutable);
  }
}

TEST_CASE("groups carry the union of access and the places of their offsets") {
  TestComponent component{
      {kernel(3)},
      {site({use("ro", 0), use("ro", 1), use("ro", 0)}),
       site({use("ro", 0), use("wo", 1), use("ro", 0, bytes(16), bytes(8))})}};
  Correlation correlation = component.correlate();
  REQUIRE(membersOf(correlation) == Lists{{0, 2}, {1}});
  CHECK(correlation.groupOf == Numbers{0, 1, 0});
  CHECK(correlation.groups[0].access == BindingAccess::Read);
  CHECK_FALSE(correlation.groups[0].accessWidened);
  CHECK(correlation.groups[0].rangeWidened);
  CHECK(correlation.groups[0].offsets == Numbers{0, 1});
  CHECK(correlation.groups[1].access == BindingAccess::ReadWrite);
  CHECK(correlation.groups[1].accessWidened);
  CHECK_FALSE(correlation.groups[1].rangeWidened);
  CHECK(correlation.groups[1].offsets == Numbers{2});
}

TEST_CASE("the range grows most where the resource is largest") {
  TestComponent component{
      {kernel(2)},
      {site({use("ro", 0, bytes(0), bytes(8), value(0)),
             use("ro", 0, bytes(8), bytes(8), value(0))}),
       site({use("ro", 0, bytes(0), bytes(8), bytes(100)),
             use("ro", 0, bytes(8), bytes(40), bytes(100))}),
       site({use("ro", 0, bytes(0), value(1), bytes(300)),
             use("ro", 0, bytes(8), bytes(24), bytes(300))}),
       site({use("ro", 0), use("ro", 0)})}};
  BindingGroup group = component.correlate().groups.at(0);
  CHECK(group.rangeBefore == 24);
  CHECK(group.rangeAfter == 300);
  CHECK(group.widestSite == 2);

  SECTION("and a length equal to the size is the whole") {
    component.sites = {site({use("ro", 0, bytes(0), value(3), value(3)),
                             use("ro", 0, bytes(0), value(3), value(3))})};
    group = component.correlate().groups.at(0);
    CHECK_FALSE(group.rangeWidened);
    CHECK(group.rangeAfter == std::nullopt);
  }
}

TEST_CASE("rebasing can be left to exports that fuse") {
  TestComponent component{{kernel(2)},
                          {site({use("ro", 0, bytes(4)), use("wo", 1)})}};
  CHECK(component.correlate().rewritten);
  component.options.rebase = RebaseMode::WhenFused;
  Correlation correlation = component.correlate();
  CHECK_FALSE(correlation.rewritten);
  CHECK(correlation.obstacles.empty());
  CHECK(correlation.groups[0].offsets.empty());
  CHECK_FALSE(correlation.groups[0].rangeWidened);

  component.sites = {site({use("ro", 0), use("ro", 0)})};
  CHECK(component.correlate().rewritten);
}

//===----------------------------------------------------------------------===//
// Components
//===----------------------------------------------------------------------===//

TEST_CASE("a dispatch of several entries links their exports") {
  std::vector<ExportFacts> exports = {kernel(2, 0, "a"), kernel(2, 0, "b"),
                                      kernel(2, 0, "c")};
  std::vector<SiteFacts> sites = {site({}, {"@ex::@b"}),
                                  site({}, {"@ex::@c", "@ex::@a"}),
                                  site({}, {"@ex::@a"})};
  Linkage linkage = linkComponents(exports, sites);
  CHECK(linkage.unresolved.empty());
  CHECK(linkage.components ==
        std::vector<Component>{{{0, 2}, {1, 2}, {}}, {{1}, {0}, {}}});
}

TEST_CASE("exports of one function are one component, of one executable") {
  std::vector<ExportFacts> exports = {
      kernel(2, 0, "a", "k"), kernel(2, 0, "b", "k"), kernel(2, 0, "c", "k")};
  exports[2].executable = "other";
  exports[2].symbol = "@other::@c";
  Linkage linkage = linkComponents(exports, {});
  CHECK(linkage.components ==
        std::vector<Component>{{{0, 1}, {}, {}}, {{2}, {}, {}}});
}

TEST_CASE("links are transitive") {
  std::vector<ExportFacts> exports = {kernel(1, 0, "a"), kernel(1, 0, "b", "k"),
                                      kernel(1, 0, "c", "k"),
                                      kernel(1, 0, "d")};
  std::vector<SiteFacts> sites = {site({}, {"@ex::@d", "@ex::@c"}),
                                  site({}, {"@ex::@a", "@ex::@b"})};
  Linkage linkage = linkComponents(exports, sites);
  CHECK(linkage.components ==
        std::vector<Component>{{{0, 1, 2, 3}, {0, 1}, {}}});
}

TEST_CASE("entries that are no export are told, and mark their site") {
  std::vector<ExportFacts> exports = {kernel(0, 0, "a")};
  std::vector<SiteFacts> sites = {site({}, {"@ex::@gone"}),
                                  site({}, {"@ex::@a"}),
                                  site({}, {"@ex::@a", "@no::@b", "@no::@c"})};
  Linkage linkage = linkComponents(exports, sites);
  CHECK(linkage.unresolved ==
        std::vector<UnresolvedEntry>{{0, 0}, {2, 1}, {2, 2}});
  REQUIRE(linkage.components == std::vector<Component>{{{0}, {1, 2}, {2}}});

  ComponentFacts facts = selectFacts(linkage.components[0], exports, sites);
  CHECK(facts.sites == std::vector<const SiteFacts *>{&sites[1], &sites[2]});
  CHECK(facts.partlyResolvedSites == Numbers{1});
  CHECK(obstacleKinds(correlate(facts, {})) ==
        std::vector{Obstacle::Kind::NoBindings, Obstacle::Kind::NoBindings,
                    Obstacle::Kind::SitePartlyResolved});
}

TEST_CASE("all sites of a component decide together") {
  TestComponent component{
      {kernel(2, 0, "a"), kernel(2, 0, "b")},
      {site({use("ro", 0), use("ro", 0)}, {"@ex::@a", "@ex::@b"}),
       site({use("ro", 0), use("wo", 1)}, {"@ex::@b"})}};
  Correlation correlation = component.correlate();
  CHECK(membersOf(correlation) == Lists{{0}, {1}});
  CHECK(correlation.groups[1].access == BindingAccess::ReadWrite);
}

//===----------------------------------------------------------------------===//
// Obstacles and errors
//===----------------------------------------------------------------------===//

TEST_CASE("an obstacle keeps the component as it is, but not its classes") {
  TestComponent component{{kernel(2)}, {site({use("ro", 0), use("ro", 0)})}};
  auto kinds = [&] {
    Correlation correlation = component.correlate();
    CHECK_FALSE(correlation.rewritten);
    CHECK(membersOf(correlation) == Lists{{0}, {1}});
    CHECK(correlation.groups[0].offsets.empty());
    CHECK(correlation.classOf == Numbers{0, 0});
    return obstacleKinds(correlation);
  };
  using Kind = Obstacle::Kind;
  SECTION("an escaping binding") {
    component.exports[0].bindings[1].escapes = {{{}, "func.call"}};
    CHECK(kinds() == std::vector{Kind::BindingEscapes});
    CHECK(component.correlate().obstacles[0].binding == 1);
  }
  SECTION("a call") {
    component.exports[0].calls = {{{}, "func.call"}, {{}, "func.constant"}};
    CHECK(kinds() == std::vector{Kind::KernelCalled, Kind::KernelCalled});
  }
  SECTION("a fixed layout") {
    component.exports[0].hasFixedLayout = true;
    CHECK(kinds() == std::vector{Kind::FixedLayout});
  }
  SECTION("a site outside an execute") {
    component.sites.push_back(component.sites[0]);
    component.sites[1].insideExecute = false;
    CHECK(kinds() == std::vector{Kind::SiteOutsideExecute});
    CHECK(component.correlate().obstacles[0].site == 1);
  }
  SECTION("an extern kernel beside") {
    component.exports.push_back(kernel(0, 0, "x"));
    component.exports[1].kernel = ExportFacts::Kernel::Extern;
    CHECK(kinds() == std::vector{Kind::ExternKernel});
  }
}

TEST_CASE("without sites nothing is alike") {
  TestComponent component{{kernel(2)}, {}};
  Correlation correlation = component.correlate();
  CHECK(obstacleKinds(correlation) == std::vector{Obstacle::Kind::NoSites});
  CHECK(correlation.classOf == Numbers{0, 1});
  CHECK_FALSE(correlation.rewritten);
}

TEST_CASE("an extern kernel alone has no bindings to speak of") {
  TestComponent component{{kernel(0)}, {site({use("ro", 0), use("ro", 0)})}};
  component.exports[0].kernel = ExportFacts::Kernel::Extern;
  CHECK(errorKinds(component).empty());
  CHECK(component.correlate().groups.empty());
}

TEST_CASE("wrong input is told before anything is correlated") {
  using Kind = InputError::Kind;
  TestComponent component{{kernel(2, 1)}, {site({use("ro", 0), use("ro", 0)})}};
  component.sites[0].operands.resize(1);
  CHECK(errorKinds(component).empty());
  SECTION("a missing function") {
    component.exports[0].kernel = ExportFacts::Kernel::Missing;
    CHECK(errorKinds(component) == std::vector{Kind::MissingKernel});
    component.sites.clear();
    CHECK(errorKinds(component).empty());
  }
  SECTION("a function without a body") {
    component.exports[0].kernel = ExportFacts::Kernel::Declared;
    CHECK(errorKinds(component) == std::vector{Kind::DeclaredKernel});
  }
  SECTION("results") {
    component.exports[0].resultCount = 1;
    CHECK(errorKinds(component) == std::vector{Kind::KernelReturnsValues});
    CHECK(findInputErrors(component.facts())[0].message ==
          "function is dispatched through @ex::@e and cannot return values, "
          "but returns 1");
  }
  SECTION("too few resources") {
    component.sites.push_back(component.sites[0]);
    component.sites[1].uses.pop_back();
    std::vector<InputError> errors = findInputErrors(component.facts());
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].kind == Kind::SignatureMismatch);
    CHECK(errors[0].site == 1);
    CHECK(errors[0].message ==
          "dispatch passes 1 resources and 1 uniform operands to @ex::@e, "
          "whose function takes 2 and 1");
  }
  SECTION("too many operands") {
    component.sites[0].operands.resize(2);
    CHECK(errorKinds(component) == std::vector{Kind::SignatureMismatch});
  }
  SECTION("a site of an extern kernel that shares the partition") {
    component.exports.push_back(kernel(0, 0, "x"));
    component.exports[1].kernel = ExportFacts::Kernel::Extern;
    component.sites.push_back(site({use("ro", 0)}, {"@ex::@x"}));
    CHECK(errorKinds(component) == std::vector{Kind::SignatureMismatch});
  }
}

//===----------------------------------------------------------------------===//
// Reasons
//===----------------------------------------------------------------------===//

TEST_CASE("ranges of one resource compare by what is known") {
  auto relation = [](Amount o1, Amount l1, Amount o2, Amount l2) {
    RangeRelation there =
        compareRanges(use("ro", 0, o1, l1), use("ro", 0, o2, l2));
    RangeRelation back =
        compareRanges(use("ro", 0, o2, l2), use("ro", 0, o1, l1));
    CHECK(there == back);
    return there;
  };
  using R = RangeRelation;
  // Constants.
  CHECK(relation(bytes(0), bytes(16), bytes(16), bytes(4)) == R::Disjoint);
  CHECK(relation(bytes(0), bytes(17), bytes(16), bytes(4)) == R::Overlapping);
  CHECK(relation(bytes(0), bytes(64), bytes(16), bytes(4)) == R::Overlapping);
  CHECK(relation(bytes(8), bytes(8), bytes(8), bytes(8)) == R::Same);
  CHECK(relation(bytes(8), bytes(8), bytes(8), bytes(9)) == R::Overlapping);
  CHECK(relation(bytes(8), bytes(0), bytes(0), bytes(64)) == R::Disjoint);
  // Equal values.
  CHECK(relation(value(0), value(1), value(0), value(1)) == R::Same);
  CHECK(relation(value(0), value(1), value(0), value(2)) == R::Unknown);
  CHECK(relation(value(0), value(1), value(2), value(1)) == R::Unknown);
  CHECK(relation(bytes(0), value(1), bytes(64), value(1)) == R::Unknown);
  // One base plus constants.
  CHECK(relation(value(0), bytes(16), value(0, 16), bytes(4)) == R::Disjoint);
  CHECK(relation(value(0), bytes(17), value(0, 16), bytes(4)) ==
        R::Overlapping);
  CHECK(relation(value(0), bytes(17), value(1, 16), bytes(4)) == R::Unknown);
  CHECK(relation(bytes(0), value(0), value(0), bytes(4)) == R::Disjoint);
  CHECK(relation(bytes(4), value(0), value(0, 4), value(1)) == R::Disjoint);
  CHECK(relation(bytes(4), value(0), value(0), value(1)) == R::Unknown);
  // No wrapping around.
  CHECK(relation(bytes(INT64_MAX), bytes(8), bytes(0), bytes(4)) ==
        R::Disjoint);
  CHECK(relation(value(0, INT64_MAX), bytes(8), value(0, INT64_MIN),
                 bytes(8)) == R::Unknown);
}

TEST_CASE("each pair apart has its reason and the sites that decide") {
  TestComponent component{
      {kernel(3)},
      {site({use("ro", 0), use("ro", 0), use("wo", 0, bytes(64), bytes(64))}),
       site({use("ro", 0), use("ro", 1), use("ro", 0)}),
       site({use("ro", 2), use("ro", 2), use("wo", 2, bytes(60))})}};
  std::vector<Separation> pairs =
      explainSeparations(component.facts(), component.correlate());
  REQUIRE(pairs.size() == 3);

  CHECK(pairs[0].first == 0);
  CHECK(pairs[0].second == 1);
  CHECK(pairs[0].reason == Separation::Reason::DifferentResource);
  CHECK(pairs[0].sites == Numbers{1});
  CHECK(pairs[0].agreeing == 2);
  CHECK(pairs[0].total == 3);
  CHECK(pairs[0].mutableSites == 0);
  CHECK(pairs[0].ranges == std::nullopt);

  CHECK(pairs[1].second == 2);
  CHECK(pairs[1].reason == Separation::Reason::Mutable);
  CHECK(pairs[1].sites == Numbers{0, 2});
  CHECK(pairs[1].agreeing == 1);
  CHECK(pairs[1].mutableSites == 2);
  CHECK(pairs[1].ranges == RangeRelation::Overlapping);

  CHECK(pairs[2].first == 1);
  CHECK(pairs[2].reason == Separation::Reason::DifferentResource);
  CHECK(pairs[2].sites == Numbers{1});
  CHECK(pairs[2].agreeing == 0);
  CHECK(pairs[2].mutableSites == 2);
}

TEST_CASE("pairs that only an obstacle keeps apart name it") {
  TestComponent component{{kernel(3)},
                          {site({use("ro", 0), use("ro", 0), use("ro", 1)})}};
  auto reasons = [&] {
    std::vector<std::string> names;
    for (const Separation &pair :
         explainSeparations(component.facts(), component.correlate()))
      names.push_back(separationReasonName(pair.reason).str());
    return names;
  };
  using Names = std::vector<std::string>;
  component.exports[0].calls = {{{}, "func.call"}};
  CHECK(reasons() ==
        Names{"called", "different-resource", "different-resource"});
  component.exports[0].bindings[2].escapes = {{{}, "cf.br"}};
  CHECK(reasons() ==
        Names{"escapes", "different-resource", "different-resource"});
  component.sites.clear();
  CHECK(reasons() == Names{"no-sites", "no-sites", "no-sites"});
}

TEST_CASE("the matrix counts the sites at which two bindings are alike") {
  TestComponent component{{kernel(3)},
                          {site({use("ro", 0), use("ro", 0), use("ro", 1)}),
                           site({use("ro", 0), use("wo", 0), use("ro", 0)})}};
  CHECK(countAgreements(component.facts(), component.correlate()) ==
        Lists{{2, 1, 1}, {1, 2, 0}, {1, 0, 2}});
  component.options.aliasMutable = true;
  CHECK(countAgreements(component.facts(), component.correlate()) ==
        Lists{{2, 2, 1}, {2, 2, 1}, {1, 1, 2}});
}
