//===- ExplainParts.cpp - Pieces of an explanation -----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/ExplainParts.h"

#include "analysis/BindingNotes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace bindery;
using namespace bindery::features;
using llvm::raw_ostream;
using llvm::StringRef;
using protocol::Export;

std::string bindery::features::plural(size_t count, StringRef noun) {
  return llvm::utostr(count) + " " + noun.str() + (count == 1 ? "" : "s");
}

std::string bindery::features::countSites(size_t count, size_t total) {
  if (count != total)
    return llvm::utostr(count) + " of " + plural(total, "site");
  if (total <= 2)
    return total == 2 ? "both sites" : "the only site";
  return "all " + plural(total, "site");
}

std::string bindery::features::listNumbers(llvm::ArrayRef<unsigned> numbers) {
  std::string text;
  for (auto [index, number] : llvm::enumerate(numbers)) {
    if (index > 0)
      text += index + 1 == numbers.size() ? " and " : ", ";
    text += llvm::utostr(number);
  }
  return text;
}

std::string bindery::features::getPlace(StringRef file,
                                        const document::Range &range) {
  return file.str() + ":" + llvm::utostr(range.start.line + 1) + ":" +
         llvm::utostr(range.start.character + 1);
}

StringRef bindery::features::getShortFile(StringRef file) {
  constexpr unsigned most = 24;
  return getTextWidth(file) <= most ? file : llvm::sys::path::filename(file);
}

StringRef
bindery::features::getReasonText(const protocol::Separation &separation) {
  for (auto reason :
       {bindery::Separation::Reason::DifferentResource,
        bindery::Separation::Reason::Mutable,
        bindery::Separation::Reason::Escapes,
        bindery::Separation::Reason::Called, bindery::Separation::Reason::Limit,
        bindery::Separation::Reason::NoSites})
    if (separationReasonName(reason) == separation.reason)
      return separationPhrase(reason);
  return separation.reason;
}

const protocol::Group *bindery::features::findGroup(const Export &value,
                                                    unsigned binding) {
  for (const protocol::Group &group : value.groups)
    if (llvm::is_contained(group.members, binding))
      return &group;
  return nullptr;
}

const protocol::Separation *
bindery::features::findSeparation(const Export &value, unsigned first,
                                  unsigned second) {
  for (const protocol::Separation &separation : value.separations)
    if ((separation.first == first && separation.second == second) ||
        (separation.first == second && separation.second == first))
      return &separation;
  return nullptr;
}

bool bindery::features::isWorthALine(const Export &value,
                                     const protocol::Note &note) {
  std::optional<NoteCode> code = parseNoteCode(note.code);
  if (!code)
    return true;
  switch (*code) {
  case NoteCode::BindingFused:
  case NoteCode::BindingDiverges:
  case NoteCode::BindingMutable:
  case NoteCode::BindingAccessWidened:
  case NoteCode::BindingRangeWidened:
    return false;
  case NoteCode::NothingFused:
    return value.blocked;
  default:
    return true;
  }
}

unsigned bindery::features::countFused(const Export &value) {
  return value.groups.empty() ? value.bindings.size() : value.groups.size();
}

void bindery::features::printHeader(raw_ostream &os, StringRef file,
                                    const Export &value,
                                    const TextStyle &style) {
  Glyphs glyphs(style);
  std::string place = getPlace(file, value.range);
  printSpan(os, {value.symbol, std::nullopt, /*bold=*/true}, style.color);
  // A place stands whole, so that a terminal can follow it.
  bool fits =
      getTextWidth(value.symbol) + 2 + getTextWidth(place) <= style.width;
  os << (fits ? "  " : "\n  ");
  printSpan(os, {place, raw_ostream::CYAN}, style.color);
  os << "\n  " << plural(value.sites.size(), "site") << glyphs.dot
     << plural(value.bindings.size(), "binding");
  if (!value.groups.empty()) {
    os << " " << glyphs.arrow << " ";
    Span count{llvm::utostr(countFused(value))};
    if (countFused(value) < value.bindings.size())
      count.color = raw_ostream::GREEN;
    printSpan(os, count, style.color);
  }
  if (unsigned gain = getGain(value))
    os << glyphs.dot << gain << " fewer if the sites that decide agreed";
  os << "\n";
}

void bindery::features::printNote(raw_ostream &os, StringRef file,
                                  const protocol::Note &note,
                                  const TextStyle &style) {
  std::string place = getPlace(file, note.range) + ":";
  os << "  ";
  printSpan(os, {place, raw_ostream::CYAN}, style.color);
  os << " ";
  printSpan(os, {note.code + ":", raw_ostream::YELLOW}, style.color);
  os << " ";
  unsigned used = 2 + getTextWidth(place) + 1 + getTextWidth(note.code) + 1 + 1;
  printWrapped(os, note.message, used, 4, style.width);
}
