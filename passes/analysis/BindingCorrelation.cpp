//===- BindingCorrelation.cpp - Which bindings can be one -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/BindingCorrelation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

#include <numeric>

using namespace bindery;

llvm::StringRef bindery::accessKeyword(BindingAccess access) {
  switch (access) {
  case BindingAccess::None:
    return "none";
  case BindingAccess::Read:
    return "ro";
  case BindingAccess::Write:
    return "wo";
  case BindingAccess::ReadWrite:
    return "rw";
  }
  return "none";
}

//===----------------------------------------------------------------------===//
// Wrong input
//===----------------------------------------------------------------------===//

namespace {

void findExportError(const ExportFacts &facts, unsigned index,
                     std::vector<InputError> &errors) {
  using Kind = InputError::Kind;
  auto add = [&](Kind kind, const llvm::Twine &message) {
    errors.push_back({kind, index, 0, message.str()});
  };
  switch (facts.kernel) {
  case ExportFacts::Kernel::Missing:
    add(Kind::MissingKernel, "export is dispatched, but its executable has no "
                             "function @" +
                                 facts.function);
    return;
  case ExportFacts::Kernel::Declared:
    add(Kind::DeclaredKernel, "export is dispatched, but its function @" +
                                  facts.function + " has no body");
    return;
  case ExportFacts::Kernel::Extern:
    return;
  case ExportFacts::Kernel::Present:
    if (facts.resultCount != 0)
      add(Kind::KernelReturnsValues,
          "function is dispatched through " + facts.symbol +
              " and cannot return values, but returns " +
              llvm::Twine(facts.resultCount));
    return;
  }
}

/// The kernel whose signature the site contradicts. The verifier does not see
/// sites of private exports, nor what stands behind an unresolved entry.
const unsigned *findContradicted(const ComponentFacts &facts,
                                 const SiteFacts &site,
                                 llvm::ArrayRef<unsigned> present) {
  for (const unsigned &index : present) {
    const ExportFacts &kernel = *facts.exports[index];
    bool fits = site.uses.size() == kernel.bindings.size() &&
                site.operands.size() == kernel.scalarCount;
    if (!fits && llvm::is_contained(site.entryPoints, kernel.symbol))
      return &index;
  }
  // A site of other exports shares the partition and thus the bindings.
  if (present.empty() ||
      site.uses.size() == facts.exports[present.front()]->bindings.size())
    return nullptr;
  return &present.front();
}

void findSiteErrors(const ComponentFacts &facts,
                    std::vector<InputError> &errors) {
  llvm::SmallVector<unsigned> present;
  for (auto [index, kernel] : llvm::enumerate(facts.exports))
    if (kernel->kernel == ExportFacts::Kernel::Present)
      present.push_back(index);
  for (auto [number, site] : llvm::enumerate(facts.sites)) {
    const unsigned *index = findContradicted(facts, *site, present);
    if (!index)
      continue;
    const ExportFacts &kernel = *facts.exports[*index];
    std::string message =
        ("dispatch passes " + llvm::Twine(site->uses.size()) +
         " resources and " + llvm::Twine(site->operands.size()) +
         " uniform operands to " + kernel.symbol + ", whose function takes " +
         llvm::Twine(kernel.bindings.size()) + " and " +
         llvm::Twine(kernel.scalarCount))
            .str();
    errors.push_back({InputError::Kind::SignatureMismatch, *index,
                      static_cast<unsigned>(number), std::move(message)});
  }
}

} // namespace

std::vector<InputError> bindery::findInputErrors(const ComponentFacts &facts) {
  std::vector<InputError> errors;
  if (facts.sites.empty())
    return errors;
  for (auto [index, kernel] : llvm::enumerate(facts.exports))
    findExportError(*kernel, index, errors);
  findSiteErrors(facts, errors);
  return errors;
}

//===----------------------------------------------------------------------===//
// Obstacles
//===----------------------------------------------------------------------===//

namespace {

void findExportObstacles(const ExportFacts &facts, unsigned index,
                         std::vector<Obstacle> &obstacles) {
  using Kind = Obstacle::Kind;
  if (facts.kernel == ExportFacts::Kernel::Extern) {
    obstacles.push_back({Kind::ExternKernel, index, 0, 0, {}});
    return;
  }
  for (auto [number, binding] : llvm::enumerate(facts.bindings))
    for (const KernelUse &use : binding.escapes)
      obstacles.push_back(
          {Kind::BindingEscapes, index, static_cast<unsigned>(number), 0, use});
  for (const KernelUse &use : facts.calls)
    obstacles.push_back({Kind::KernelCalled, index, 0, 0, use});
  if (facts.hasFixedLayout)
    obstacles.push_back({Kind::FixedLayout, index, 0, 0, {}});
}

std::vector<Obstacle> findObstacles(const ComponentFacts &facts) {
  using Kind = Obstacle::Kind;
  std::vector<Obstacle> obstacles;
  if (facts.sites.empty()) {
    for (unsigned index = 0; index < facts.exports.size(); ++index)
      obstacles.push_back({Kind::NoSites, index, 0, 0, {}});
    return obstacles;
  }
  for (auto [index, kernel] : llvm::enumerate(facts.exports))
    findExportObstacles(*kernel, index, obstacles);
  for (auto [index, site] : llvm::enumerate(facts.sites)) {
    unsigned number = index;
    if (!site->insideExecute)
      obstacles.push_back({Kind::SiteOutsideExecute, 0, 0, number, {}});
    if (site->uses.empty())
      obstacles.push_back({Kind::NoBindings, 0, 0, number, {}});
  }
  for (unsigned site : facts.partlyResolvedSites)
    obstacles.push_back({Kind::SitePartlyResolved, 0, 0, site, {}});
  return obstacles;
}

//===----------------------------------------------------------------------===//
// The partition
//===----------------------------------------------------------------------===//

/// Every kernel of a component has as many.
unsigned countBindings(const ComponentFacts &facts) {
  for (const ExportFacts *kernel : facts.exports)
    if (kernel->kernel == ExportFacts::Kernel::Present)
      return kernel->bindings.size();
  return 0;
}

bool mayAliasMutable(const ComponentFacts &facts,
                     const CorrelationOptions &options) {
  if (options.overrideAliasMutable)
    return *options.overrideAliasMutable;
  return llvm::all_of(facts.exports, [&](const ExportFacts *kernel) {
    return kernel->aliasMutable.value_or(options.aliasMutable);
  });
}

/// Splits the classes of `classOf` by the equivalence `leaders` of one more
/// site. Classes are numbered by their lowest member. Returns their number.
unsigned refinePartition(std::vector<unsigned> &classOf,
                         llvm::ArrayRef<unsigned> leaders) {
  llvm::SmallDenseMap<std::pair<unsigned, unsigned>, unsigned, 16> numbers;
  for (auto [member, leader] : llvm::zip_equal(classOf, leaders)) {
    unsigned next = numbers.size();
    member = numbers.try_emplace({member, leader}, next).first->second;
  }
  return numbers.size();
}

/// Correlates all sites; without one, nothing is known to be alike.
std::vector<unsigned> partitionBindings(const ComponentFacts &facts,
                                        unsigned bindingCount,
                                        bool aliasMutable) {
  std::vector<unsigned> classOf(bindingCount, 0);
  if (facts.sites.empty() || bindingCount == 0) {
    std::iota(classOf.begin(), classOf.end(), 0);
    return classOf;
  }
  for (const SiteFacts *site : facts.sites) {
    unsigned count =
        refinePartition(classOf, equivalenceAtSite(*site, aliasMutable));
    if (count == bindingCount)
      break;
  }
  return classOf;
}

//===----------------------------------------------------------------------===//
// Groups and what they cost
//===----------------------------------------------------------------------===//

std::vector<BindingGroup> formGroups(llvm::ArrayRef<unsigned> groupOf) {
  std::vector<BindingGroup> groups;
  for (auto [binding, group] : llvm::enumerate(groupOf)) {
    if (group == groups.size())
      groups.emplace_back();
    groups[group].members.push_back(binding);
  }
  return groups;
}

bool coversResource(const BindingUse &use) {
  return use.offset == Amount::constant(0) && use.length == use.size;
}

/// The longest known length of the group's members at `site`.
std::optional<int64_t> longestMember(const BindingGroup &group,
                                     const SiteFacts &site) {
  std::optional<int64_t> longest;
  for (unsigned member : group.members)
    if (std::optional<int64_t> length = site.uses[member].length.asConstant())
      longest = std::max(longest.value_or(*length), *length);
  return longest;
}

void measureRange(BindingGroup &group, const ComponentFacts &facts,
                  bool rewritten) {
  for (auto [index, site] : llvm::enumerate(facts.sites)) {
    for (unsigned member : group.members)
      group.rangeWidened |= rewritten && !coversResource(site->uses[member]);
    std::optional<int64_t> before = longestMember(group, *site);
    std::optional<int64_t> after =
        rewritten ? site->uses[group.members.front()].size.asConstant()
                  : before;
    if (!after || (group.rangeAfter && *group.rangeAfter >= *after))
      continue;
    group.rangeBefore = before;
    group.rangeAfter = after;
    group.widestSite = index;
  }
}

void measureAccess(BindingGroup &group, const ComponentFacts &facts,
                   bool rewritten) {
  for (const SiteFacts *site : facts.sites)
    for (unsigned member : group.members)
      group.access = group.access | site->uses[member].access;
  for (const SiteFacts *site : facts.sites)
    for (unsigned member : group.members)
      group.accessWidened |=
          rewritten && site->uses[member].access != group.access;
}

void measureGroups(Correlation &result, const ComponentFacts &facts) {
  unsigned nextOperand = 0;
  for (BindingGroup &group : result.groups) {
    measureAccess(group, facts, result.rewritten);
    measureRange(group, facts, result.rewritten);
    if (!result.rewritten)
      continue;
    group.offsets.resize(group.members.size());
    std::iota(group.offsets.begin(), group.offsets.end(), nextOperand);
    nextOperand += group.members.size();
  }
}

} // namespace

std::vector<unsigned> bindery::equivalenceAtSite(const SiteFacts &site,
                                                 bool aliasMutable) {
  std::vector<unsigned> leaders(site.uses.size());
  llvm::SmallDenseMap<unsigned, unsigned, 16> firstOfResource;
  for (auto [index, use] : llvm::enumerate(site.uses)) {
    leaders[index] = index;
    if (!aliasMutable && writes(use.access))
      continue;
    leaders[index] =
        firstOfResource.try_emplace(use.resource, index).first->second;
  }
  return leaders;
}

Correlation bindery::correlate(const ComponentFacts &facts,
                               const CorrelationOptions &options) {
  Correlation result;
  unsigned bindingCount = countBindings(facts);
  result.aliasMutable = mayAliasMutable(facts, options);
  result.obstacles = findObstacles(facts);
  result.classOf = partitionBindings(facts, bindingCount, result.aliasMutable);

  result.groupOf = result.classOf;
  result.groups = formGroups(result.groupOf);
  result.rewritten = result.obstacles.empty() &&
                     (options.rebase == RebaseMode::Always || result.fuses());
  if (!result.rewritten) {
    std::iota(result.groupOf.begin(), result.groupOf.end(), 0);
    result.groups = formGroups(result.groupOf);
  }
  if (bindingCount != 0)
    measureGroups(result, facts);
  result.limits =
      resolveLimits(facts.exports, options.backends, options.limits);
  result.breaches = findBreaches(facts, result);
  return result;
}
