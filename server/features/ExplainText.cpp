//===- ExplainText.cpp - Binding facts as text for a terminal ------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/ExplainText.h"

#include "features/ExplainParts.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

#include <algorithm>
#include <tuple>

using namespace bindery;
using namespace bindery::features;
using llvm::raw_ostream;
using llvm::StringRef;
using protocol::BindingUse;
using protocol::Export;
using protocol::Separation;

constexpr auto cyan = raw_ostream::CYAN;
constexpr auto green = raw_ostream::GREEN;
constexpr auto yellow = raw_ostream::YELLOW;

//===----------------------------------------------------------------------===//
// Gain
//===----------------------------------------------------------------------===//

namespace {

bool isWritten(const protocol::Binding &binding) {
  return llvm::any_of(binding.uses, [](const BindingUse &use) {
    return use.access == "wo" || use.access == "rw";
  });
}

/// Whether the pair would be one if the sites that decide passed one resource.
bool couldFuse(const Export &value, const Separation &pair) {
  return !value.blocked && pair.reason == "different-resource" &&
         pair.agreeing > 0 &&
         (value.aliasMutable || (!isWritten(value.bindings[pair.first]) &&
                                 !isWritten(value.bindings[pair.second])));
}

/// The sites that would have to change for the gain to come true.
size_t countDeciding(const Export &value) {
  size_t count = 0;
  for (const Separation &pair : value.separations)
    if (couldFuse(value, pair))
      count += pair.sites.size();
  return count;
}

} // namespace

unsigned bindery::features::getGain(const Export &value) {
  llvm::EquivalenceClasses<unsigned> classes;
  for (const protocol::Binding &binding : value.bindings)
    classes.insert(binding.index);
  for (const protocol::Group &group : value.groups)
    for (unsigned member : group.members)
      classes.unionSets(group.members.front(), member);
  unsigned now = classes.getNumClasses();
  for (const Separation &pair : value.separations)
    if (couldFuse(value, pair))
      classes.unionSets(pair.first, pair.second);
  return now - classes.getNumClasses();
}

void bindery::features::sortByGain(std::vector<Export> &exports) {
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

//===----------------------------------------------------------------------===//
// Bindings
//===----------------------------------------------------------------------===//

namespace {

/// The access that all sites together ask for.
std::string getAccess(const protocol::Binding &binding) {
  bool reads = false, writes = false;
  for (const BindingUse &use : binding.uses) {
    reads |= use.access == "ro" || use.access == "rw";
    writes |= use.access == "wo" || use.access == "rw";
  }
  return reads && writes ? "rw" : reads ? "ro" : writes ? "wo" : "";
}

/// The resources that the sites pass, each once, in the order of the sites.
std::string getResources(const protocol::Binding &binding) {
  llvm::SmallVector<StringRef> names;
  for (const BindingUse &use : binding.uses)
    if (!llvm::is_contained(names, use.resource))
      names.push_back(use.resource);
  constexpr size_t shown = 3;
  std::string text = llvm::join(llvm::ArrayRef(names).take_front(shown), ", ");
  if (names.size() > shown)
    text += " and " + llvm::utostr(names.size() - shown) + " more";
  return text;
}

/// "512 B", "16 KiB", "8.53 MiB": three digits where it is not exact.
std::string getBytes(int64_t bytes) {
  constexpr const char *units[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
  double size = bytes;
  unsigned unit = 0;
  for (; size >= 1024 && unit + 1 < std::size(units); size /= 1024)
    ++unit;
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::format(size >= 1000 ? "%.0f" : "%.3g", size) << " "
      << units[unit];
  return text;
}

/// "16 KiB -> 96 KiB": the bytes that the group's binding spans.
std::string getRange(const protocol::Group &group, StringRef arrow) {
  if (!group.rangeAfter)
    return "";
  std::string after = getBytes(*group.rangeAfter);
  if (group.rangeBefore == group.rangeAfter)
    return "range " + after;
  return "range " + (group.rangeBefore ? getBytes(*group.rangeBefore) : "?") +
         " " + arrow.str() + " " + after;
}

/// "fused with 1, 3"
std::string getPartners(const protocol::Group &group, unsigned binding) {
  std::vector<unsigned> others;
  for (unsigned member : group.members)
    if (member != binding)
      others.push_back(member);
  return "fused with " + listNumbers(others);
}

void printBindings(raw_ostream &os, const Export &value,
                   const TextStyle &style) {
  Glyphs glyphs(style);
  TextTable table;
  for (const protocol::Binding &binding : value.bindings) {
    const protocol::Group *group = findGroup(value, binding.index);
    std::string access = getAccess(binding), range;
    Span fused;
    if (group) {
      if (group->members.size() > 1)
        fused = {getPartners(*group, binding.index), green};
      if (group->widened && group->access != access)
        access += " " + glyphs.arrow.str() + " " + group->access;
      range = getRange(*group, glyphs.arrow);
    }
    Span index{llvm::utostr(binding.index)};
    index.right = true;
    table.addRow({index,
                  {binding.name},
                  {access},
                  {getResources(binding)},
                  {range},
                  fused});
  }
  table.print(os, 2, style.width, style.color, glyphs.ellipsis);
}

//===----------------------------------------------------------------------===//
// What is kept apart
//===----------------------------------------------------------------------===//

/// Pairs that the same sites keep apart for the same reason.
struct PairRow {
  const Separation *first = nullptr;
  /// Of the groups' first members.
  std::vector<std::pair<unsigned, unsigned>> pairs;
};

std::vector<PairRow> collectRows(const Export &value) {
  std::vector<PairRow> rows;
  auto isFirst = [&](unsigned binding) {
    const protocol::Group *group = findGroup(value, binding);
    return !group || group->members.front() == binding;
  };
  for (const Separation &pair : value.separations) {
    // Members of a group are alike at every site: one speaks for all.
    if (!isFirst(pair.first) || !isFirst(pair.second))
      continue;
    auto same = llvm::find_if(rows, [&](const PairRow &row) {
      return row.first->reason == pair.reason &&
             row.first->sites == pair.sites && row.first->ranges == pair.ranges;
    });
    if (same == rows.end())
      same = rows.insert(rows.end(), {&pair, {}});
    same->pairs.push_back({pair.first, pair.second});
  }
  // What could fuse stands first: it is what one would change.
  llvm::stable_sort(rows, [&](const PairRow &a, const PairRow &b) {
    return couldFuse(value, *a.first) > couldFuse(value, *b.first);
  });
  return rows;
}

/// The groups of `pairs` in sides such that exactly those of different sides
/// are pairs; empty where there are no such sides.
std::vector<std::vector<unsigned>>
splitSides(llvm::ArrayRef<std::pair<unsigned, unsigned>> pairs) {
  std::vector<unsigned> nodes;
  for (auto [first, second] : pairs) {
    nodes.push_back(first);
    nodes.push_back(second);
  }
  llvm::sort(nodes);
  nodes.erase(llvm::unique(nodes), nodes.end());
  auto isPair = [&](unsigned a, unsigned b) {
    return llvm::is_contained(pairs, std::pair(std::min(a, b), std::max(a, b)));
  };
  std::vector<std::vector<unsigned>> sides;
  for (unsigned node : nodes) {
    auto side = llvm::find_if(sides, [&](llvm::ArrayRef<unsigned> members) {
      return !isPair(members.front(), node);
    });
    if (side == sides.end())
      side = sides.insert(sides.end(), std::vector<unsigned>());
    side->push_back(node);
  }
  size_t crossing = 0, seen = 0;
  for (const auto &side : sides) {
    crossing += seen * side.size();
    seen += side.size();
  }
  bool fits = crossing == pairs.size() &&
              llvm::all_of(sides, [&](llvm::ArrayRef<unsigned> side) {
                return llvm::none_of(pairs, [&](auto pair) {
                  return llvm::is_contained(side, pair.first) &&
                         llvm::is_contained(side, pair.second);
                });
              });
  return fits ? sides : std::vector<std::vector<unsigned>>();
}

std::string joinNumbers(llvm::ArrayRef<unsigned> numbers) {
  return llvm::join(
      llvm::map_range(numbers,
                      [](unsigned number) { return llvm::utostr(number); }),
      ",");
}

/// "0,1 | 2": each of 0 and 1 is apart from 2.
std::string getPairs(const Export &value, const PairRow &row) {
  auto withMembers = [&](llvm::ArrayRef<unsigned> side) {
    std::vector<unsigned> all;
    for (unsigned first : side) {
      const protocol::Group *group = findGroup(value, first);
      if (group)
        all.insert(all.end(), group->members.begin(), group->members.end());
      else
        all.push_back(first);
    }
    llvm::sort(all);
    return joinNumbers(all);
  };
  std::vector<std::string> parts;
  std::vector<std::vector<unsigned>> sides = splitSides(row.pairs);
  for (const auto &side : sides)
    parts.push_back(withMembers(side));
  if (!sides.empty())
    return llvm::join(parts, " | ");
  for (auto [first, second] : row.pairs)
    parts.push_back(withMembers({first}) + "|" + withMembers({second}));
  return llvm::join(parts, " ");
}

/// One row for all pairs that the same sites keep apart for the same reason.
void printSeparations(raw_ostream &os, StringRef file, const Export &value,
                      const TextStyle &style) {
  Glyphs glyphs(style);
  TextTable table;
  for (const PairRow &row : collectRows(value)) {
    const Separation &pair = *row.first;
    Span count, place;
    if (!pair.sites.empty()) {
      count = {"at " + countSites(pair.sites.size(), pair.total)};
      place = {
          getPlace(getShortFile(file), value.sites[pair.sites.front()].range),
          cyan};
      place.whole = true;
      if (pair.sites.size() > 1)
        place.text += " +" + llvm::utostr(pair.sites.size() - 1);
    }
    table.addRow({{getPairs(value, row)},
                  {getReasonText(pair).str(), yellow},
                  count,
                  place,
                  {pair.ranges ? "ranges " + *pair.ranges : ""}});
  }
  table.print(os, 2, style.width, style.color, glyphs.ellipsis);
}

} // namespace

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

namespace {

void printTotals(raw_ostream &os, llvm::ArrayRef<Export> exports,
                 const TextStyle &style) {
  Glyphs glyphs(style);
  size_t before = 0, after = 0, sites = 0, gain = 0;
  for (const Export &value : exports) {
    before += value.bindings.size();
    after += countFused(value);
    sites += value.sites.size();
    gain += getGain(value);
  }
  os << plural(exports.size(), "export") << glyphs.dot << plural(sites, "site")
     << glyphs.dot << plural(before, "binding") << " " << glyphs.arrow << " "
     << after;
  if (gain > 0)
    os << glyphs.dot << gain << " fewer if the sites that decide agreed";
  os << "\n";
}

/// The notes of `changed` that `asIs` has not.
std::vector<protocol::Note> findNewNotes(const Export &asIs,
                                         const Export &changed) {
  std::vector<protocol::Note> added;
  for (const protocol::Note &note : changed.notes) {
    bool known = llvm::any_of(asIs.notes, [&](const protocol::Note &old) {
      return old.code == note.code && old.message == note.message;
    });
    if (!known && isWorthALine(changed, note))
      added.push_back(note);
  }
  return added;
}

Span rightSpan(size_t number) {
  Span span{llvm::utostr(number)};
  span.right = true;
  return span;
}

} // namespace

void bindery::features::printExplanation(raw_ostream &os, StringRef file,
                                         llvm::ArrayRef<Export> exports,
                                         llvm::ArrayRef<protocol::Note> notes,
                                         const TextStyle &style) {
  for (const Export &value : exports) {
    printHeader(os, file, value, style);
    printBindings(os, value, style);
    printSeparations(os, file, value, style);
    for (const protocol::Note &note : value.notes)
      if (isWorthALine(value, note))
        printNote(os, getShortFile(file), note, style);
    os << "\n";
  }
  for (const protocol::Note &note : notes)
    printNote(os, file, note, style);
  if (!notes.empty())
    os << "\n";
  printTotals(os, exports, style);
}

void bindery::features::printWhatIf(raw_ostream &os, StringRef file,
                                    StringRef option,
                                    llvm::ArrayRef<Export> asIs,
                                    llvm::ArrayRef<Export> changed,
                                    const TextStyle &style) {
  TextTable table;
  auto addRow = [&](StringRef name, size_t before, size_t now, size_t then) {
    Span count = rightSpan(then);
    if (then < now)
      count.color = green;
    table.addRow({{name.str()}, rightSpan(before), rightSpan(now), count});
  };
  Span before{"before"}, now{"after"}, then{"what if"};
  before.right = now.right = then.right = true;
  table.addRow({{"export"}, before, now, then});
  size_t sums[3] = {}, unchanged = 0;
  std::vector<protocol::Note> notes;
  for (auto [value, other] : llvm::zip_equal(asIs, changed)) {
    sums[0] += value.bindings.size();
    sums[1] += countFused(value);
    sums[2] += countFused(other);
    llvm::append_range(notes, findNewNotes(value, other));
    if (countFused(value) == countFused(other))
      ++unchanged;
    else
      addRow(value.symbol, value.bindings.size(), countFused(value),
             countFused(other));
  }
  addRow("all", sums[0], sums[1], sums[2]);
  os << "What if " << option << ":\n";
  table.print(os, 2, style.width, style.color, Glyphs(style).ellipsis);
  for (const protocol::Note &note : notes)
    printNote(os, file, note, style);
  if (unchanged > 0)
    os << plural(unchanged, "export") << " unchanged\n";
}
