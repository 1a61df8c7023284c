//===- BindingNotes.cpp - A correlation in words --------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/BindingNotes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace bindery;

llvm::StringRef bindery::noteCodeName(NoteCode code) {
  switch (code) {
  case NoteCode::BindingFused:
    return "binding-fused";
  case NoteCode::BindingDiverges:
    return "binding-diverges";
  case NoteCode::BindingMutable:
    return "binding-mutable";
  case NoteCode::BindingAccessWidened:
    return "binding-access-widened";
  case NoteCode::BindingRangeWidened:
    return "binding-range-widened";
  case NoteCode::BindingEscapes:
    return "binding-escapes";
  case NoteCode::NothingFused:
    return "nothing-fused";
  case NoteCode::DispatchUnresolved:
    return "dispatch-unresolved";
  case NoteCode::NoDispatchSites:
    return "no-dispatch-sites";
  case NoteCode::BindingTypesMixed:
    return "binding-types-mixed";
  case NoteCode::RangeOverLimit:
    return "range-over-limit";
  case NoteCode::OffsetUnaligned:
    return "offset-unaligned";
  case NoteCode::OffsetOverflowsIndex:
    return "offset-overflows-index";
  case NoteCode::TooManyBindings:
    return "too-many-bindings";
  case NoteCode::TooManyPushConstants:
    return "too-many-push-constants";
  case NoteCode::AttributeDropped:
    return "attribute-dropped";
  }
  return "nothing-fused";
}

std::string bindery::describePlace(const SourcePlace &place) {
  if (!place.isKnown())
    return "an unknown place";
  return (place.file + ":" + llvm::Twine(place.line) + ":" +
          llvm::Twine(place.column))
      .str();
}

//===----------------------------------------------------------------------===//
// Obstacles and limits
//===----------------------------------------------------------------------===//

namespace {

Note noteAtExport(const ComponentFacts &facts, NoteCode code, unsigned index,
                  const llvm::Twine &message) {
  Note note;
  note.code = code;
  note.message = message.str();
  note.place = facts.exports[index]->place;
  note.exportIndex = index;
  return note;
}

Note noteAtSite(const ComponentFacts &facts, NoteCode code, unsigned index,
                const llvm::Twine &message) {
  Note note;
  note.code = code;
  note.message = message.str();
  note.place = facts.sites[index]->place;
  note.site = index;
  return note;
}

/// "at 3 of 12 sites"; nothing when there is only one site.
std::string countSites(unsigned count, size_t total) {
  if (total == 1)
    return "";
  return (" at " + llvm::Twine(count) + " of " + llvm::Twine(total) + " sites")
      .str();
}

std::string orUnknown(std::optional<int64_t> number) {
  return number ? llvm::itostr(*number) : "an unknown number";
}

} // namespace

Note bindery::describeObstacle(const ComponentFacts &facts,
                               const Obstacle &obstacle) {
  const ExportFacts &kernel = *facts.exports[obstacle.exportIndex];
  switch (obstacle.kind) {
  case Obstacle::Kind::NoSites:
    return noteAtExport(facts, NoteCode::NoDispatchSites, obstacle.exportIndex,
                        kernel.symbol + " is dispatched nowhere; its bindings "
                                        "stay as they are");
  case Obstacle::Kind::ExternKernel:
    return noteAtExport(facts, NoteCode::NothingFused, obstacle.exportIndex,
                        kernel.symbol + " has no function in the module (its "
                                        "executable is extern); its bindings "
                                        "stay as they are");
  case Obstacle::Kind::NoBindings:
    return noteAtSite(facts, NoteCode::NothingFused, obstacle.site,
                      "dispatch has no bindings and stays as it is");
  case Obstacle::Kind::BindingEscapes: {
    Note note = noteAtExport(
        facts, NoteCode::BindingEscapes, obstacle.exportIndex,
        "binding " + llvm::Twine(obstacle.binding) + " of " + kernel.symbol +
            " is used by '" + obstacle.use.op +
            "', which cannot take an offset; the bindings stay as they are");
    note.place = obstacle.use.place;
    note.binding = obstacle.binding;
    return note;
  }
  case Obstacle::Kind::KernelCalled: {
    Note note = noteAtExport(
        facts, NoteCode::NothingFused, obstacle.exportIndex,
        "function @" + kernel.function + " of " + kernel.symbol +
            " is also named by '" + obstacle.use.op +
            "', which depends on its arguments; the bindings stay as they are");
    note.place = obstacle.use.place;
    return note;
  }
  case Obstacle::Kind::FixedLayout:
    return noteAtExport(facts, NoteCode::NothingFused, obstacle.exportIndex,
                        "the bindings of " + kernel.symbol +
                            " are fixed by hal.interface.layout and stay as "
                            "they are");
  case Obstacle::Kind::SiteOutsideExecute:
    return noteAtSite(facts, NoteCode::NothingFused, obstacle.site,
                      "dispatch is outside any stream.cmd.execute and cannot "
                      "be rewritten; the bindings of " +
                          kernel.symbol + " stay as they are");
  case Obstacle::Kind::SitePartlyResolved:
    return noteAtSite(facts, NoteCode::NothingFused, obstacle.site,
                      "dispatch also names something that cannot be rewritten "
                      "with it; the bindings of " +
                          kernel.symbol + " stay as they are");
  }
  return {};
}

Note bindery::describeBreach(const ComponentFacts &facts,
                             const Correlation &correlation,
                             const LimitBreach &breach) {
  std::string limit =
      (llvm::Twine(breach.limit.value) + " (" + breach.limit.source + ")")
          .str();
  std::string sites = countSites(breach.siteCount, facts.sites.size());
  std::string numbers = ("; before fusing " + orUnknown(breach.before) +
                         ", after " + llvm::Twine(breach.after))
                            .str();
  switch (breach.kind) {
  case LimitBreach::Kind::Range: {
    Note note =
        noteAtSite(facts, NoteCode::RangeOverLimit, breach.site,
                   "binding " + llvm::Twine(breach.group) +
                       " spans more bytes than " + limit + sites + numbers);
    note.group = breach.group;
    return note;
  }
  case LimitBreach::Kind::OffsetUnaligned: {
    Note note =
        noteAtSite(facts, NoteCode::OffsetUnaligned, breach.site,
                   "offset of old binding " + llvm::Twine(breach.binding) +
                       " is no multiple of " + limit + sites + numbers);
    note.binding = breach.binding;
    return note;
  }
  case LimitBreach::Kind::OffsetOverflow: {
    Note note = noteAtSite(
        facts, NoteCode::OffsetOverflowsIndex, breach.site,
        "offset of old binding " + llvm::Twine(breach.binding) +
            " does not fit the bits of an index, " + limit + sites + numbers);
    note.binding = breach.binding;
    return note;
  }
  case LimitBreach::Kind::Bindings:
    return noteAtExport(facts, NoteCode::TooManyBindings, 0,
                        facts.exports.front()->symbol +
                            " has more bindings than " + limit + numbers);
  case LimitBreach::Kind::PushConstants:
    return noteAtExport(facts, NoteCode::TooManyPushConstants, 0,
                        facts.exports.front()->symbol +
                            " takes more bytes of operands than " + limit +
                            numbers);
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Everything
//===----------------------------------------------------------------------===//

namespace {

std::string listNumbers(llvm::ArrayRef<unsigned> numbers) {
  return llvm::join(
      llvm::map_range(numbers,
                      [](unsigned number) { return llvm::utostr(number); }),
      ", ");
}

class Describer {
public:
  Describer(const ComponentFacts &facts, const Correlation &correlation)
      : facts(facts), correlation(correlation) {}

  std::vector<Note> run() {
    if (correlation.rewritten)
      for (unsigned group = 0; group < correlation.groups.size(); ++group)
        describeGroup(group);
    for (const Separation &pair : explainSeparations(facts, correlation))
      describeSeparation(pair);
    for (const Obstacle &obstacle : correlation.obstacles)
      notes.push_back(describeObstacle(facts, obstacle));
    if (correlation.obstacles.empty() && !correlation.fuses())
      notes.push_back(noteAtExport(facts, NoteCode::NothingFused, 0,
                                   "no two bindings of " + name() +
                                       " take one resource at every site"));
    for (const LimitBreach &breach : correlation.breaches)
      notes.push_back(describeBreach(facts, correlation, breach));
    return sortByCode();
  }

private:
  /// Keeps the order of notes of one code.
  std::vector<Note> sortByCode() {
    std::multimap<NoteCode, Note> sorted;
    for (Note &note : notes)
      sorted.emplace(note.code, std::move(note));
    std::vector<Note> result;
    for (auto &[code, note] : sorted)
      result.push_back(std::move(note));
    return result;
  }

  std::string name() const { return facts.exports.front()->symbol; }

  Note &addForGroup(NoteCode code, unsigned group, const llvm::Twine &message) {
    notes.push_back(noteAtExport(facts, code, 0, message));
    notes.back().group = group;
    return notes.back();
  }

  void describeGroup(unsigned index) {
    const BindingGroup &group = correlation.groups[index];
    std::string members = listNumbers(group.members);
    if (group.members.size() > 1)
      addForGroup(NoteCode::BindingFused, index,
                  "bindings " + members + " of " + name() + " become binding " +
                      llvm::Twine(index));
    if (group.accessWidened)
      addForGroup(NoteCode::BindingAccessWidened, index,
                  "binding " + llvm::Twine(index) + " (was " + members +
                      ") is accessed as " + accessKeyword(group.access) +
                      " at every site, some of which ask for less");
    if (group.rangeWidened)
      describeRange(index);
    describeTypes(index);
  }

  void describeRange(unsigned index) {
    const BindingGroup &group = correlation.groups[index];
    std::string bytes;
    if (group.rangeAfter)
      bytes = ("; at most from " + orUnknown(group.rangeBefore) + " to " +
               llvm::Twine(*group.rangeAfter) + " bytes")
                  .str();
    Note &note = addForGroup(NoteCode::BindingRangeWidened, index,
                             "binding " + llvm::Twine(index) + " (was " +
                                 listNumbers(group.members) +
                                 ") spans the whole resource" + bytes);
    if (group.rangeAfter)
      note.relatedSites.push_back(group.widestSite);
  }

  void describeTypes(unsigned index) {
    llvm::SmallVector<llvm::StringRef> types;
    for (const ExportFacts *kernel : facts.exports)
      for (unsigned member : correlation.groups[index].members)
        if (member < kernel->bindings.size())
          for (llvm::StringRef type : kernel->bindings[member].elementTypes)
            if (!llvm::is_contained(types, type))
              types.push_back(type);
    if (types.size() > 1 && correlation.groups[index].members.size() > 1)
      addForGroup(
          NoteCode::BindingTypesMixed, index,
          "binding " + llvm::Twine(index) +
              " holds elements of several types: " + llvm::join(types, ", "));
  }

  void describeSeparation(const Separation &pair) {
    std::string names = ("bindings " + llvm::Twine(pair.first) + " and " +
                         llvm::Twine(pair.second) + " of " + name())
                            .str();
    if (pair.reason == Separation::Reason::Mutable) {
      notes.push_back(noteAtExport(
          facts, NoteCode::BindingMutable, 0,
          names + " take one resource, but it is written" +
              countSites(pair.sites.size(), pair.total) +
              " and mutable bindings are not aliased; their ranges are " +
              rangeRelationName(*pair.ranges)));
    } else if (pair.reason == Separation::Reason::DifferentResource &&
               2 * pair.agreeing > pair.total) {
      notes.push_back(noteAtExport(
          facts, NoteCode::BindingDiverges, 0,
          names + " take one resource" + countSites(pair.agreeing, pair.total) +
              ", but not at " +
              describePlace(facts.sites[pair.sites[0]]->place)));
    } else {
      return;
    }
    Note &note = notes.back();
    note.binding = pair.first;
    size_t shown = std::min<size_t>(pair.sites.size(), 5);
    note.relatedSites.assign(pair.sites.begin(), pair.sites.begin() + shown);
    note.moreSites = pair.sites.size() - shown;
  }

  const ComponentFacts &facts;
  const Correlation &correlation;
  std::vector<Note> notes;
};

} // namespace

std::vector<Note> bindery::describeCorrelation(const ComponentFacts &facts,
                                               const Correlation &correlation) {
  return Describer(facts, correlation).run();
}
