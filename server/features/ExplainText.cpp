//===- ExplainText.cpp - Binding facts as text for a terminal ------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/ExplainText.h"

#include "features/TextTable.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <algorithm>
#include <tuple>

using namespace bindery;
using namespace bindery::features;
using llvm::raw_ostream;
using llvm::StringRef;
using protocol::BindingUse;
using protocol::Export;
using protocol::Separation;

namespace {

constexpr auto cyan = raw_ostream::CYAN;
constexpr auto green = raw_ostream::GREEN;
constexpr auto yellow = raw_ostream::YELLOW;

/// The symbols that a style may use.
struct Glyphs {
  explicit Glyphs(const TextStyle &style)
      : arrow(style.unicode ? "→" : "->"), dot(style.unicode ? " · " : ", "),
        ellipsis(style.unicode ? "…" : ".."),
        decides(style.unicode ? "◀ decides" : "<- decides") {}
  StringRef arrow, dot, ellipsis, decides;
};

std::string plural(size_t count, StringRef noun) {
  return llvm::utostr(count) + " " + noun.str() + (count == 1 ? "" : "s");
}

/// The number of a line as a person counts: from one.
std::string getLine(const document::Range &range) {
  return "line " + llvm::utostr(range.start.line + 1);
}

StringRef getReasonText(const Separation &separation) {
  return llvm::StringSwitch<StringRef>(separation.reason)
      .Case("different-resource", "different resources")
      .Case("mutable", "one is written")
      .Case("escapes", "one is used by more than subspans")
      .Case("called", "another function calls the kernel")
      .Case("limit", "a limit")
      .Case("no-sites", "no dispatch site")
      .Default(separation.reason);
}

/// The access that all sites together ask for.
std::string getAccess(const protocol::Binding &binding) {
  bool reads = false, writes = false;
  for (const BindingUse &use : binding.uses) {
    reads |= use.access == "ro" || use.access == "rw";
    writes |= use.access == "wo" || use.access == "rw";
  }
  return reads && writes ? "rw" : reads ? "ro" : writes ? "wo" : "";
}

const BindingUse *findUse(const protocol::Binding &binding, unsigned site) {
  auto it = llvm::find_if(
      binding.uses, [&](const BindingUse &use) { return use.site == site; });
  return it == binding.uses.end() ? nullptr : &*it;
}

/// `ro %scratch[%offset for %length]`
std::string getUseText(const protocol::Binding &binding, unsigned site) {
  const BindingUse *use = findUse(binding, site);
  if (!use)
    return "";
  return (llvm::StringRef(use->access) + " " + use->resource + "[" +
          use->offset + " for " + use->length + "]")
      .str();
}

/// The resources that the sites pass, each once, in the order of the sites.
std::string getResources(const protocol::Binding &binding, StringRef ellipsis) {
  llvm::SmallVector<StringRef> names;
  for (const BindingUse &use : binding.uses)
    if (!llvm::is_contained(names, use.resource))
      names.push_back(use.resource);
  constexpr size_t shown = 3;
  std::string text = llvm::join(llvm::ArrayRef(names).take_front(shown), ", ");
  if (names.size() > shown)
    text +=
        ", " + ellipsis.str() + llvm::utostr(names.size() - shown) + " more";
  return text;
}

const protocol::Group *findGroup(const Export &value, unsigned binding) {
  for (const protocol::Group &group : value.groups)
    if (llvm::is_contained(group.members, binding))
      return &group;
  return nullptr;
}

const Separation *findSeparation(const Export &value, unsigned first,
                                 unsigned second) {
  for (const Separation &separation : value.separations)
    if ((separation.first == first && separation.second == second) ||
        (separation.first == second && separation.second == first))
      return &separation;
  return nullptr;
}

std::string getBindingText(const Export &value, unsigned index) {
  return llvm::utostr(index) + " " + value.bindings[index].name;
}

/// `@ex::@e  line 4 · 3 sites · 3 bindings → 2`
void printHeader(raw_ostream &os, StringRef file, const Export &value,
                 const TextStyle &style) {
  Glyphs glyphs(style);
  printSpan(os, {value.symbol, std::nullopt, /*bold=*/true}, style.color);
  os << "  ";
  printSpan(os,
            {file.str() + ":" + llvm::utostr(value.range.start.line + 1), cyan},
            style.color);
  os << glyphs.dot << plural(value.sites.size(), "site") << glyphs.dot
     << plural(value.bindings.size(), "binding");
  if (!value.groups.empty()) {
    os << " " << glyphs.arrow << " ";
    bool fewer = value.groups.size() < value.bindings.size();
    Span count{llvm::utostr(value.groups.size())};
    if (fewer)
      count.color = green;
    printSpan(os, count, style.color);
  }
  os << "\n";
}

void printBindings(raw_ostream &os, const Export &value,
                   const TextStyle &style) {
  Glyphs glyphs(style);
  TextTable table;
  for (const protocol::Binding &binding : value.bindings) {
    const protocol::Group *group = findGroup(value, binding.index);
    Span fused;
    if (group && group->members.size() > 1)
      fused = {
          "one with " +
              llvm::join(
                  llvm::map_range(
                      llvm::make_filter_range(group->members,
                                              [&](unsigned member) {
                                                return member != binding.index;
                                              }),
                      [](unsigned member) { return llvm::utostr(member); }),
                  ", "),
          green};
    std::string access = getAccess(binding);
    if (group && group->widened && group->access != access)
      access += " " + glyphs.arrow.str() + " " + group->access;
    table.addRow({{llvm::utostr(binding.index)},
                  {binding.name},
                  {access},
                  {getResources(binding, glyphs.ellipsis)},
                  fused});
  }
  table.print(os, 2, style.width, style.color, glyphs.ellipsis);
}

/// `line 107, 110 and 3 more`, or what stands for all sites.
std::string getDecidingSites(const Export &value,
                             const Separation &separation) {
  if (separation.sites.empty())
    return "";
  constexpr size_t shown = 3;
  bool every = separation.sites.size() == separation.total;
  std::string text;
  if (every && separation.total > 1)
    text = "every site, first ";
  auto first = llvm::ArrayRef(separation.sites).take_front(every ? 1 : shown);
  text += llvm::join(llvm::map_range(first,
                                     [&](unsigned site) {
                                       return getLine(value.sites[site].range);
                                     }),
                     ", ");
  if (!every && separation.sites.size() > shown)
    text += " and " + llvm::utostr(separation.sites.size() - shown) + " more";
  return text;
}

/// One row for all pairs that the same sites keep apart for the same reason.
void printSeparations(raw_ostream &os, const Export &value,
                      const TextStyle &style) {
  std::vector<std::pair<const Separation *, std::vector<std::string>>> rows;
  for (const Separation &separation : value.separations) {
    auto same = llvm::find_if(rows, [&](const auto &row) {
      return row.first->reason == separation.reason &&
             row.first->sites == separation.sites &&
             row.first->ranges == separation.ranges;
    });
    if (same == rows.end())
      same = rows.insert(rows.end(), {&separation, {}});
    same->second.push_back(llvm::utostr(separation.first) + "-" +
                           llvm::utostr(separation.second));
  }
  Glyphs glyphs(style);
  TextTable table;
  for (auto &[separation, pairs] : rows) {
    constexpr size_t shown = 6;
    std::string list = llvm::join(llvm::ArrayRef(pairs).take_front(shown), " ");
    if (pairs.size() > shown)
      list += " +" + llvm::utostr(pairs.size() - shown);
    std::string agree;
    if (separation->total > 0)
      agree = llvm::utostr(separation->agreeing) + " of " +
              plural(separation->total, "site") + " agree";
    table.addRow({{list},
                  {getReasonText(*separation).str(), yellow},
                  {getDecidingSites(value, *separation), cyan},
                  {agree},
                  {separation->ranges ? "ranges " + *separation->ranges : ""}});
  }
  table.print(os, 2, style.width, style.color, glyphs.ellipsis);
}

void printNotes(raw_ostream &os, const Export &value, const TextStyle &style) {
  for (const protocol::Note &note : value.notes) {
    os << "  ";
    printSpan(os, {note.code, yellow}, style.color);
    os << ": " << note.message << " (" << getLine(note.range) << ")\n";
  }
}

void printTotals(raw_ostream &os, llvm::ArrayRef<Export> exports,
                 const TextStyle &style) {
  Glyphs glyphs(style);
  size_t before = 0, after = 0, sites = 0, gain = 0;
  for (const Export &value : exports) {
    before += value.bindings.size();
    after += value.groups.empty() ? value.bindings.size() : value.groups.size();
    sites += value.sites.size();
    gain += getGain(value);
  }
  os << plural(exports.size(), "export") << glyphs.dot << plural(sites, "site")
     << glyphs.dot << plural(before, "binding") << " " << glyphs.arrow << " "
     << after;
  if (gain > 0)
    os << glyphs.dot << gain
       << " more could go if the sites that decide agreed with the others";
  os << "\n";
}

} // namespace

unsigned bindery::features::getGain(const Export &value) {
  if (value.groups.empty())
    return 0;
  llvm::EquivalenceClasses<unsigned> classes;
  for (const protocol::Binding &binding : value.bindings)
    classes.insert(binding.index);
  for (const protocol::Group &group : value.groups)
    for (unsigned member : group.members)
      classes.unionSets(group.members.front(), member);
  unsigned now = classes.getNumClasses();
  for (const Separation &separation : value.separations)
    if (separation.reason == "different-resource" && separation.agreeing > 0)
      classes.unionSets(separation.first, separation.second);
  return now - classes.getNumClasses();
}

void bindery::features::sortByGain(std::vector<Export> &exports) {
  // The sites that would have to change for the gain to come true.
  auto countDeciding = [](const Export &value) {
    size_t count = 0;
    for (const Separation &separation : value.separations)
      if (separation.reason == "different-resource" && separation.agreeing > 0)
        count += separation.sites.size();
    return count;
  };
  // The most gain first, then the fewest sites, then the order of the file.
  std::vector<std::tuple<int, size_t, size_t>> keys;
  for (auto [index, value] : llvm::enumerate(exports)) {
    int gain = getGain(value);
    keys.emplace_back(-gain, gain > 0 ? countDeciding(value) : 0, index);
  }
  llvm::sort(keys);
  std::vector<Export> sorted;
  for (auto &[gain, deciding, index] : keys)
    sorted.push_back(std::move(exports[index]));
  exports = std::move(sorted);
}

void bindery::features::printExplanation(raw_ostream &os, StringRef file,
                                         llvm::ArrayRef<Export> exports,
                                         const TextStyle &style) {
  for (const Export &value : exports) {
    printHeader(os, file, value, style);
    printBindings(os, value, style);
    printSeparations(os, value, style);
    printNotes(os, value, style);
    os << "\n";
  }
  printTotals(os, exports, style);
}

/// What would have to change for a pair to fuse.
static std::string getAdvice(const Separation &separation) {
  if (separation.reason == "different-resource")
    return separation.agreeing == 0
               ? "No site takes both from one resource."
               : "They fuse once " +
                     (separation.sites.size() == 1
                          ? std::string("this site passes")
                          : "these " + llvm::utostr(separation.sites.size()) +
                                " sites pass") +
                     " one resource for both.";
  if (separation.reason == "mutable") {
    std::string ranges = separation.ranges.value_or("unknown");
    if (ranges == "disjoint" || ranges == "same")
      return "With alias-mutable-bindings they would fuse; their byte ranges "
             "are " +
             ranges + " at every site.";
    if (ranges == "overlapping")
      return "With alias-mutable-bindings they would share a binding although "
             "their byte ranges overlap at a site.";
    return "With alias-mutable-bindings they would share a binding; whether "
           "their byte ranges overlap is not known.";
  }
  return "";
}

/// Writes what sites `ids` pass for the two bindings, one row each.
static void printSites(raw_ostream &os, const Export &value,
                       llvm::ArrayRef<unsigned> ids, unsigned first,
                       unsigned second, bool decide, const TextStyle &style) {
  Glyphs glyphs(style);
  TextTable table;
  for (unsigned id : ids) {
    const protocol::Site &site = value.sites[id];
    std::string where = getLine(site.range);
    if (!site.function.empty())
      where += " @" + site.function;
    table.addRow({{where, cyan},
                  {getUseText(value.bindings[first], id)},
                  {getUseText(value.bindings[second], id)},
                  {decide ? glyphs.decides.str() : "", yellow}});
  }
  table.print(os, 2, style.width, style.color, glyphs.ellipsis);
}

void bindery::features::printPair(raw_ostream &os, StringRef file,
                                  const Export &value, unsigned first,
                                  unsigned second, const TextStyle &style) {
  printHeader(os, file, value, style);
  std::string names = "Bindings " + getBindingText(value, first) + " and " +
                      getBindingText(value, second);
  const Separation *separation = findSeparation(value, first, second);
  std::vector<unsigned> deciding, others;
  if (separation)
    deciding = separation->sites;
  for (const protocol::Site &site : value.sites)
    if (!llvm::is_contained(deciding, site.id))
      others.push_back(site.id);

  if (!separation) {
    os << names << " are one: " << (others.size() == 1 ? "the" : "every")
       << " site takes both from one resource.\n";
  } else {
    os << names << " stay apart: ";
    printSpan(os, {getReasonText(*separation).str(), yellow}, style.color);
    if (separation->total > 0)
      os << " at " << deciding.size() << " of "
         << plural(separation->total, "site");
    os << ".\n";
  }
  auto printSome = [&](llvm::ArrayRef<unsigned> ids, unsigned most,
                       bool decide) {
    printSites(os, value, ids.take_front(most), first, second, decide, style);
    if (ids.size() > most)
      os << "  and " << plural(ids.size() - most, "more site") << "\n";
  };
  if (!deciding.empty())
    printSome(deciding, style.maxSites, /*decide=*/true);
  // A few of those that agree are enough to compare with.
  if (!others.empty() && deciding.size() < style.maxSites) {
    if (separation)
      os << "One resource for both at the "
         << (others.size() == 1 ? std::string("other site")
                                : "other " + plural(others.size(), "site"))
         << ":\n";
    unsigned room = style.maxSites - deciding.size();
    printSome(others, separation ? std::min(room, 3u) : room,
              /*decide=*/false);
  }
  if (separation)
    if (std::string advice = getAdvice(*separation); !advice.empty())
      os << advice << "\n";
}

void bindery::features::printWhatIf(raw_ostream &os, StringRef option,
                                    llvm::ArrayRef<Export> asIs,
                                    llvm::ArrayRef<Export> changed,
                                    const TextStyle &style) {
  Glyphs glyphs(style);
  auto count = [](const Export &value) {
    return value.groups.empty() ? value.bindings.size() : value.groups.size();
  };
  TextTable table;
  table.addRow({{"export"},
                {"sites"},
                {"bindings"},
                {"fused"},
                {"with " + option.str()},
                {"saves"}});
  size_t before = 0, now = 0, then = 0;
  for (auto [value, other] : llvm::zip_equal(asIs, changed)) {
    before += value.bindings.size();
    now += count(value);
    then += count(other);
    size_t saved =
        count(value) > count(other) ? count(value) - count(other) : 0;
    table.addRow({{value.symbol},
                  {llvm::utostr(value.sites.size())},
                  {llvm::utostr(value.bindings.size())},
                  {llvm::utostr(count(value))},
                  {llvm::utostr(count(other))},
                  {saved ? llvm::utostr(saved) : "", green}});
  }
  table.addRow({{"all"},
                {""},
                {llvm::utostr(before)},
                {llvm::utostr(now)},
                {llvm::utostr(then)},
                {now > then ? llvm::utostr(now - then) : "", green}});
  table.print(os, 0, style.width, style.color, glyphs.ellipsis);
}
