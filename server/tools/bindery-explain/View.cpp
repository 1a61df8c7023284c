//===- View.cpp - What bindery-explain shows of a file -------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "View.h"

#include "nlohmann/json.hpp"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace bindery;
using namespace bindery::explain;
using llvm::StringRef;
using protocol::Export;

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

namespace {

/// Whether `name` is `asked`, whose `*` stand for any text.
bool matches(StringRef name, StringRef asked) {
  if (!asked.contains('*'))
    return name == asked;
  auto [start, rest] = asked.split('*');
  if (!name.consume_front(start))
    return false;
  for (size_t skip = 0; skip <= name.size(); ++skip)
    if (matches(name.drop_front(skip), rest))
      return true;
  return false;
}

/// Whether `asked` (`@x`, `x`, `@ex::@x`, `*x*`) names the export.
bool isNamed(const Export &value, StringRef asked) {
  if (asked.contains("::"))
    return matches(value.symbol, asked);
  asked.consume_front("@");
  return matches(value.name, asked);
}

/// The export whose name is most like `asked`; null where none is near.
const Export *findNearest(llvm::ArrayRef<Export> exports, StringRef asked) {
  bool whole = asked.contains("::");
  asked.consume_front("@");
  const Export *nearest = nullptr;
  unsigned best = asked.size() / 3 + 1;
  for (const Export &value : exports) {
    StringRef name = whole ? StringRef(value.symbol).drop_front() : value.name;
    unsigned distance = asked.edit_distance(name, true, best);
    if (distance < best) {
      best = distance;
      nearest = &value;
    }
  }
  return nearest;
}

bool checkNames(const FileFacts &facts, const Options &options) {
  for (const std::string &asked : options.exports) {
    if (llvm::any_of(facts.asIs, [&](const Export &value) {
          return isNamed(value, asked);
        }))
      continue;
    std::string hint;
    if (const Export *nearest = findNearest(facts.asIs, asked))
      hint = "; did you mean " + nearest->symbol + "?";
    reportError("--export=" + asked + ": no such export in " + facts.name +
                hint);
    return false;
  }
  return true;
}

bool isSelected(const Export &value, const Options &options) {
  return options.exports.empty() ||
         llvm::any_of(options.exports,
                      [&](StringRef asked) { return isNamed(value, asked); });
}

bool hasPair(const Export &value, const Options &options) {
  return !options.pair || std::max(options.pair->first, options.pair->second) <
                              value.bindings.size();
}

void keepPair(std::vector<Export> &exports, const Options &options) {
  llvm::erase_if(exports,
                 [&](const Export &value) { return !hasPair(value, options); });
}

bool reportNoPair(llvm::ArrayRef<Export> exports, const Options &options) {
  std::string pair = "--pair=" + llvm::utostr(options.pair->first) + "," +
                     llvm::utostr(options.pair->second) + ": ";
  if (exports.size() == 1)
    reportError(pair + exports[0].symbol + " has " +
                llvm::utostr(exports[0].bindings.size()) + " binding" +
                (exports[0].bindings.size() == 1 ? "" : "s") +
                ", counted from 0");
  else
    reportError(pair + "no export has that many bindings");
  return false;
}

/// Puts `changed` in the order of `asIs`. Both hold the same exports, which a
/// split file may name alike; their place tells them apart.
void sortAlike(const std::vector<Export> &asIs, std::vector<Export> &changed) {
  std::map<std::pair<document::Position, std::string>, size_t> order;
  for (auto [index, value] : llvm::enumerate(asIs))
    order[{value.range.start, value.symbol}] = index;
  llvm::stable_sort(changed, [&](const Export &a, const Export &b) {
    return order[{a.range.start, a.symbol}] < order[{b.range.start, b.symbol}];
  });
}

} // namespace

bool bindery::explain::selectExports(FileFacts &facts, const Options &options) {
  if (!checkNames(facts, options))
    return false;
  for (std::vector<Export> *exports : {&facts.asIs, &facts.changed})
    llvm::erase_if(*exports, [&](const Export &value) {
      return !isSelected(value, options);
    });
  if (options.pair && !facts.asIs.empty() &&
      llvm::none_of(facts.asIs, [&](const Export &value) {
        return hasPair(value, options);
      }))
    return reportNoPair(facts.asIs, options);
  keepPair(facts.asIs, options);
  keepPair(facts.changed, options);
  if (options.sortByGain) {
    features::sortByGain(facts.asIs);
    sortAlike(facts.asIs, facts.changed);
  }
  // Notes of no export are about the whole file.
  if (!options.exports.empty() || options.pair)
    facts.notes.clear();
  return true;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

void bindery::explain::printText(const FileFacts &facts,
                                 const Options &options) {
  llvm::raw_ostream &os = llvm::outs();
  os.enable_colors(options.style.color);
  bool changes = !options.whatIf.empty();
  if (facts.asIs.empty())
    os << facts.name << ": no exports of stream executables\n";
  if (options.pair) {
    if (changes)
      os << "What if " << options.whatIf << ":\n";
    for (auto [index, value] :
         llvm::enumerate(changes ? facts.changed : facts.asIs)) {
      if (index > 0)
        os << "\n";
      features::printPair(os, facts.name, value, options.pair->first,
                          options.pair->second, options.style);
    }
    return;
  }
  if (changes && !facts.asIs.empty())
    return features::printWhatIf(os, facts.name, options.whatIf, facts.asIs,
                                 facts.changed, options.style);
  if (!facts.asIs.empty() || !facts.notes.empty())
    features::printExplanation(os, facts.name, facts.asIs, facts.notes,
                               options.style);
}

/// `exports` with no other separations than that of the pair asked for.
static std::vector<Export> filterPairs(std::vector<Export> exports,
                                       const Options &options) {
  if (options.pair)
    for (Export &value : exports)
      llvm::erase_if(value.separations, [&](const auto &separation) {
        return std::pair(separation.first, separation.second) !=
               std::pair(std::min(options.pair->first, options.pair->second),
                         std::max(options.pair->first, options.pair->second));
      });
  return exports;
}

void bindery::explain::printJson(const FileFacts &facts,
                                 const Options &options) {
  nlohmann::json json = {{"file", facts.name},
                         {"exports", filterPairs(facts.asIs, options)},
                         {"notes", facts.notes}};
  if (!options.whatIf.empty())
    json["whatIf"] = {{"options", options.whatIf},
                      {"exports", filterPairs(facts.changed, options)}};
  // Text that is not UTF-8 must not end the program.
  llvm::outs() << json.dump(2, ' ', false,
                            nlohmann::json::error_handler_t::replace)
               << "\n";
}

bool bindery::explain::reportFound(const FileFacts &facts,
                                   const Options &options) {
  std::map<std::string, size_t> counts;
  auto count = [&](const protocol::Note &note) {
    if (llvm::is_contained(options.failOn, note.code))
      ++counts[note.code];
  };
  for (const Export &value :
       options.whatIf.empty() ? facts.asIs : facts.changed)
    llvm::for_each(value.notes, count);
  llvm::for_each(facts.notes, count);
  if (counts.empty())
    return false;
  std::string found;
  for (auto &[code, number] : counts)
    found +=
        (found.empty() ? "" : ", ") + code + " (" + llvm::utostr(number) + ")";
  llvm::outs().flush();
  reportError("found " + found);
  return true;
}
