//===- BindingSeparation.cpp - Why bindings are kept apart ----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/BindingCorrelation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace bindery;

//===----------------------------------------------------------------------===//
// Byte ranges
//===----------------------------------------------------------------------===//

namespace {

/// `a + b` where it is one base plus a constant.
std::optional<Amount> addAmounts(const Amount &a, const Amount &b) {
  if (!a.isConstant() && !b.isConstant())
    return std::nullopt;
  Amount sum;
  sum.base = a.isConstant() ? b.base : a.base;
  if (llvm::AddOverflow(a.addend, b.addend, sum.addend))
    return std::nullopt;
  return sum;
}

/// `b - a` where both have the same base.
std::optional<int64_t> distance(const Amount &a, const Amount &b) {
  int64_t result = 0;
  if (a.base != b.base || llvm::SubOverflow(b.addend, a.addend, result))
    return std::nullopt;
  return result;
}

/// Whether `first` ends at or before the start of `second`.
bool endsBefore(const BindingUse &first, const BindingUse &second) {
  std::optional<Amount> end = addAmounts(first.offset, first.length);
  if (!end)
    return false;
  std::optional<int64_t> gap = distance(*end, second.offset);
  return gap && *gap >= 0;
}

} // namespace

RangeRelation bindery::compareRanges(const BindingUse &first,
                                     const BindingUse &second) {
  if (first.length == Amount::constant(0) ||
      second.length == Amount::constant(0))
    return RangeRelation::Disjoint;
  if (first.offset == second.offset && first.length == second.length)
    return RangeRelation::Same;
  if (endsBefore(first, second) || endsBefore(second, first))
    return RangeRelation::Disjoint;
  // Not apart although the distance and both lengths are known.
  if (distance(first.offset, second.offset) && first.length.isConstant() &&
      second.length.isConstant())
    return RangeRelation::Overlapping;
  return RangeRelation::Unknown;
}

llvm::StringRef bindery::rangeRelationName(RangeRelation relation) {
  switch (relation) {
  case RangeRelation::Disjoint:
    return "disjoint";
  case RangeRelation::Same:
    return "same";
  case RangeRelation::Unknown:
    return "unknown";
  case RangeRelation::Overlapping:
    return "overlapping";
  }
  return "unknown";
}

//===----------------------------------------------------------------------===//
// Reasons
//===----------------------------------------------------------------------===//

llvm::StringRef bindery::separationReasonName(Separation::Reason reason) {
  switch (reason) {
  case Separation::Reason::DifferentResource:
    return "different-resource";
  case Separation::Reason::Mutable:
    return "mutable";
  case Separation::Reason::Escapes:
    return "escapes";
  case Separation::Reason::Called:
    return "called";
  case Separation::Reason::Limit:
    return "limit";
  case Separation::Reason::NoSites:
    return "no-sites";
  }
  return "different-resource";
}

namespace {

/// The reason of pairs that correlate and yet are not one.
Separation::Reason reasonOfObstacles(llvm::ArrayRef<Obstacle> obstacles) {
  for (const Obstacle &obstacle : obstacles) {
    if (obstacle.kind == Obstacle::Kind::NoSites)
      return Separation::Reason::NoSites;
    if (obstacle.kind == Obstacle::Kind::BindingEscapes)
      return Separation::Reason::Escapes;
  }
  return Separation::Reason::Called;
}

Separation explainPair(const ComponentFacts &facts,
                       const Correlation &correlation, unsigned first,
                       unsigned second) {
  Separation pair;
  pair.first = first;
  pair.second = second;
  pair.total = facts.sites.size();
  std::vector<unsigned> differing, written;
  RangeRelation worst = RangeRelation::Disjoint;
  for (auto [index, site] : llvm::enumerate(facts.sites)) {
    const BindingUse &a = site->uses[first], &b = site->uses[second];
    if (a.resource != b.resource) {
      differing.push_back(index);
      continue;
    }
    worst = std::max(worst, compareRanges(a, b));
    if (!correlation.aliasMutable && (writes(a.access) || writes(b.access)))
      written.push_back(index);
  }
  pair.agreeing = pair.total - differing.size() - written.size();
  pair.mutableSites = written.size();
  if (!differing.empty()) {
    pair.reason = Separation::Reason::DifferentResource;
    pair.sites = std::move(differing);
  } else if (!written.empty()) {
    pair.reason = Separation::Reason::Mutable;
    pair.sites = std::move(written);
    pair.ranges = worst;
  } else {
    pair.reason = reasonOfObstacles(correlation.obstacles);
  }
  return pair;
}

} // namespace

std::vector<Separation>
bindery::explainSeparations(const ComponentFacts &facts,
                            const Correlation &correlation) {
  std::vector<Separation> separations;
  unsigned count = correlation.bindingCount();
  for (unsigned first = 0; first < count; ++first)
    for (unsigned second = first + 1; second < count; ++second)
      if (correlation.groupOf[first] != correlation.groupOf[second])
        separations.push_back(explainPair(facts, correlation, first, second));
  return separations;
}

std::vector<std::vector<unsigned>>
bindery::countAgreements(const ComponentFacts &facts,
                         const Correlation &correlation) {
  unsigned count = correlation.bindingCount();
  std::vector<std::vector<unsigned>> agreements(
      count, std::vector<unsigned>(count, 0));
  for (const SiteFacts *site : facts.sites) {
    std::vector<unsigned> leaders =
        equivalenceAtSite(*site, correlation.aliasMutable);
    for (unsigned i = 0; i < count; ++i)
      for (unsigned j = 0; j < count; ++j)
        agreements[i][j] += leaders[i] == leaders[j];
  }
  return agreements;
}
