//===- ComponentLinkage.cpp - Which exports and sites belong together -----===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/BindingCorrelation.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"

using namespace bindery;

namespace {

/// The exports that one site names, and how many entries name none.
struct ResolvedSite {
  llvm::SmallVector<unsigned, 2> exports;
  bool partly = false;
};

/// Union-find over exports; a set's leader is its lowest export.
class ExportSets {
public:
  explicit ExportSets(size_t count) : parents(count) {
    for (size_t i = 0; i < count; ++i)
      parents[i] = i;
  }
  unsigned leader(unsigned index) {
    while (parents[index] != index)
      index = parents[index] = parents[parents[index]];
    return index;
  }
  void unite(unsigned a, unsigned b) {
    a = leader(a);
    b = leader(b);
    parents[std::max(a, b)] = std::min(a, b);
  }

private:
  std::vector<unsigned> parents;
};

std::vector<ResolvedSite> resolveSites(llvm::ArrayRef<ExportFacts> exports,
                                       llvm::ArrayRef<SiteFacts> sites,
                                       std::vector<UnresolvedEntry> &missing) {
  llvm::StringMap<unsigned> bySymbol;
  for (auto [index, facts] : llvm::enumerate(exports))
    bySymbol.try_emplace(facts.symbol, index);
  std::vector<ResolvedSite> resolved(sites.size());
  for (auto [index, site] : llvm::enumerate(sites))
    for (auto [entry, symbol] : llvm::enumerate(site.entryPoints)) {
      auto found = bySymbol.find(symbol);
      if (found != bySymbol.end()) {
        resolved[index].exports.push_back(found->second);
        continue;
      }
      resolved[index].partly = true;
      missing.push_back(
          {static_cast<unsigned>(index), static_cast<unsigned>(entry)});
    }
  return resolved;
}

/// Unites exports of one function, and exports of one site.
void uniteExports(llvm::ArrayRef<ExportFacts> exports,
                  llvm::ArrayRef<ResolvedSite> sites, ExportSets &sets) {
  llvm::StringMap<unsigned> byFunction;
  for (auto [index, facts] : llvm::enumerate(exports)) {
    // Functions of different executables are different, whatever their names;
    // no symbol holds a NUL.
    std::string key = facts.executable + '\0' + facts.function;
    auto [found, isNew] = byFunction.try_emplace(key, index);
    if (!isNew)
      sets.unite(found->second, index);
  }
  for (const ResolvedSite &site : sites)
    for (unsigned other :
         llvm::drop_begin(site.exports, site.exports.empty() ? 0 : 1))
      sets.unite(site.exports.front(), other);
}

} // namespace

Linkage bindery::linkComponents(llvm::ArrayRef<ExportFacts> exports,
                                llvm::ArrayRef<SiteFacts> sites) {
  Linkage linkage;
  std::vector<ResolvedSite> resolved =
      resolveSites(exports, sites, linkage.unresolved);
  ExportSets sets(exports.size());
  uniteExports(exports, resolved, sets);

  std::vector<unsigned> componentOf(exports.size());
  for (unsigned index = 0; index < exports.size(); ++index) {
    unsigned leader = sets.leader(index);
    if (leader == index) {
      componentOf[index] = linkage.components.size();
      linkage.components.emplace_back();
    }
    componentOf[index] = componentOf[leader];
    linkage.components[componentOf[index]].exports.push_back(index);
  }
  for (auto [index, site] : llvm::enumerate(resolved)) {
    if (site.exports.empty())
      continue;
    Component &component =
        linkage.components[componentOf[site.exports.front()]];
    component.sites.push_back(index);
    if (site.partly)
      component.partlyResolvedSites.push_back(index);
  }
  return linkage;
}

ComponentFacts bindery::selectFacts(const Component &component,
                                    llvm::ArrayRef<ExportFacts> exports,
                                    llvm::ArrayRef<SiteFacts> sites) {
  ComponentFacts facts;
  for (unsigned index : component.exports)
    facts.exports.push_back(&exports[index]);
  const unsigned *partly = component.partlyResolvedSites.data();
  const unsigned *end = partly + component.partlyResolvedSites.size();
  for (auto [position, index] : llvm::enumerate(component.sites)) {
    facts.sites.push_back(&sites[index]);
    if (partly != end && *partly == index) {
      facts.partlyResolvedSites.push_back(position);
      ++partly;
    }
  }
  return facts;
}
