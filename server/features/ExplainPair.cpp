//===- ExplainPair.cpp - Why two bindings are one or two -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/ExplainParts.h"
#include "features/ExplainText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace bindery;
using namespace bindery::features;
using llvm::raw_ostream;
using llvm::StringRef;
using protocol::BindingUse;
using protocol::Export;
using protocol::Separation;

namespace {

/// `ro %scratch[%offset for %length]`
std::string getUseText(const protocol::Binding &binding, unsigned site) {
  for (const BindingUse &use : binding.uses)
    if (use.site == site)
      return (StringRef(use.access) + (use.access.empty() ? "" : " ") +
              use.resource + "[" + use.offset + " for " + use.length + "]")
          .str();
  return "";
}

class PairPrinter {
public:
  PairPrinter(raw_ostream &os, StringRef file, const Export &value,
              unsigned first, unsigned second, const TextStyle &style)
      : os(os), file(file), value(value), first(first), second(second),
        style(style), pair(findSeparation(value, first, second)) {
    for (const protocol::Site &site : value.sites)
      if (pair && llvm::is_contained(pair->sites, site.id))
        deciding.push_back(site.id);
      else
        others.push_back(site.id);
  }

  void run() {
    printHeader(os, file, value, style);
    if (value.groups.empty())
      return printNotes();
    if (!pair)
      return printFused();
    printReason();
    printSites(deciding, style.maxDeciding);
    if (deciding.empty())
      return printNotes();
    if (!others.empty()) {
      os << "One resource for both at "
         << (others.size() == 1 ? std::string("the other site")
                                : "the other " + plural(others.size(), "site"))
         << ":\n";
      printSites(others, style.maxOthers);
    }
    printWrapped(os, getAdvice(), 0, 0, style.width);
    if (value.blocked)
      printNotes();
  }

private:
  std::string getNames() const {
    return "Bindings " + llvm::utostr(first) + " " +
           value.bindings[first].name + " and " + llvm::utostr(second) + " " +
           value.bindings[second].name;
  }

  void printNotes() {
    for (const protocol::Note &note : value.notes)
      if (isWorthALine(value, note))
        printNote(os, getShortFile(file), note, style);
  }

  void printFused() {
    os << getNames() << " are one: "
       << (others.size() == 1 ? "the only site takes" : "every site takes")
       << " both from one resource.\n";
    printSites(others, style.maxDeciding);
  }

  void printReason() {
    os << getNames() << " stay apart: ";
    printSpan(os, {getReason(), raw_ostream::YELLOW}, style.color);
    if (!deciding.empty())
      os << " at " << countSites(deciding.size(), pair->total);
    os << (deciding.empty() ? ".\n" : ":\n");
  }

  /// As in the tables, but names the binding that is written.
  std::string getReason() const {
    if (pair->reason != "mutable" || isWritten(first) == isWritten(second))
      return getReasonText(*pair).str();
    return llvm::utostr(isWritten(first) ? first : second) + " is written";
  }

  /// What the first sites of `ids` pass for the two bindings, a row each.
  void printSites(llvm::ArrayRef<unsigned> ids, size_t most) {
    Glyphs glyphs(style);
    // Names of functions are long: they stand here only to tell sites apart.
    bool hasFunctions = llvm::any_of(value.sites, [&](const auto &site) {
      return site.function != value.sites.front().function;
    });
    TextTable table;
    for (unsigned id : ids.take_front(most)) {
      const protocol::Site &site = value.sites[id];
      Span place{getPlace(getShortFile(file), site.range), raw_ostream::CYAN};
      place.whole = true;
      std::vector<Span> row = {place};
      if (hasFunctions)
        row.push_back({site.function.empty() ? "" : "@" + site.function});
      row.push_back({getUseText(value.bindings[first], id)});
      row.push_back({getUseText(value.bindings[second], id)});
      table.addRow(std::move(row));
    }
    table.print(os, 2, style.width, style.color, glyphs.ellipsis);
    if (ids.size() > most)
      os << "  and " << ids.size() - most << " more\n";
  }

  /// What would have to change for the pair to fuse.
  std::string getAdvice() const {
    if (pair->reason == "mutable")
      return getMutableAdvice();
    if (pair->reason != "different-resource")
      return "";
    if (pair->agreeing == 0)
      return "No site takes both from one resource.";
    std::string sites =
        deciding.size() == 1
            ? "this site passed"
            : "these " + llvm::utostr(deciding.size()) + " sites passed";
    bool writes =
        !value.aliasMutable && (isWritten(first) || isWritten(second));
    return "They would fuse if " + sites + " one resource for both" +
           (writes ? " and alias-mutable-bindings were on." : ".");
  }

  bool isWritten(unsigned binding) const {
    return llvm::any_of(value.bindings[binding].uses,
                        [](const BindingUse &use) {
                          return use.access == "wo" || use.access == "rw";
                        });
  }

  std::string getMutableAdvice() const {
    std::string start = "With alias-mutable-bindings they would fuse; ";
    std::string ranges = pair->ranges.value_or("unknown");
    bool one = pair->total == 1;
    if (ranges == "overlapping")
      return start + "their ranges overlap" + (one ? "." : " at a site.");
    if (ranges == "unknown")
      return start + "whether their ranges overlap is not known.";
    return start + "their ranges are " +
           (ranges == "same" ? "equal or disjoint" : ranges) +
           (one ? "." : " at every site.");
  }

  raw_ostream &os;
  StringRef file;
  const Export &value;
  unsigned first, second;
  const TextStyle &style;
  const Separation *pair;
  std::vector<unsigned> deciding, others;
};

} // namespace

void bindery::features::printPair(raw_ostream &os, StringRef file,
                                  const Export &value, unsigned first,
                                  unsigned second, const TextStyle &style) {
  PairPrinter(os, file, value, first, second, style).run();
}
