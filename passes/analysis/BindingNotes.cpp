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

#include <algorithm>
#include <map>

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

llvm::ArrayRef<NoteCode> bindery::allNoteCodes() {
  static constexpr NoteCode codes[] = {
      NoteCode::BindingFused,         NoteCode::BindingDiverges,
      NoteCode::BindingMutable,       NoteCode::BindingAccessWidened,
      NoteCode::BindingRangeWidened,  NoteCode::BindingEscapes,
      NoteCode::NothingFused,         NoteCode::DispatchUnresolved,
      NoteCode::NoDispatchSites,      NoteCode::BindingTypesMixed,
      NoteCode::RangeOverLimit,       NoteCode::OffsetUnaligned,
      NoteCode::OffsetOverflowsIndex, NoteCode::TooManyBindings,
      NoteCode::TooManyPushConstants, NoteCode::AttributeDropped};
  return codes;
}

std::optional<NoteCode> bindery::parseNoteCode(llvm::StringRef name) {
  for (NoteCode code : allNoteCodes())
    if (noteCodeName(code) == name)
      return code;
  return std::nullopt;
}

llvm::StringRef bindery::separationPhrase(Separation::Reason reason) {
  switch (reason) {
  case Separation::Reason::DifferentResource:
    return "different resources";
  case Separation::Reason::Mutable:
    return "one is written";
  case Separation::Reason::Escapes:
    return "a binding escapes";
  case Separation::Reason::Called:
    return "cannot be rewritten";
  case Separation::Reason::Limit:
    return "a limit of the device";
  case Separation::Reason::NoSites:
    return "never dispatched";
  }
  return "different resources";
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

Note noteAtComponent(const ComponentFacts &facts, NoteCode code,
                     const llvm::Twine &message) {
  Note note = noteAtExport(facts, code, 0, message);
  note.ofComponent = true;
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

/// "3 of 12 sites", "every site", "the only site".
std::string countSites(size_t count, size_t total) {
  if (count == total)
    return total == 1 ? "the only site" : "every site";
  return (llvm::Twine(count) + " of " + llvm::Twine(total) + " sites").str();
}

/// "0", "0 and 2", "0, 2 and 5".
std::string listNumbers(llvm::ArrayRef<unsigned> numbers) {
  std::string text;
  for (auto [index, number] : llvm::enumerate(numbers)) {
    if (index > 0)
      text += index + 1 == numbers.size() ? " and " : ", ";
    text += llvm::utostr(number);
  }
  return text;
}

/// "binding 0", "bindings 0 and 2".
std::string nameBindings(llvm::ArrayRef<unsigned> numbers) {
  return (numbers.size() == 1 ? "binding " : "bindings ") +
         listNumbers(numbers);
}

/// "3 before fusing, 5 after": what a limit was compared with.
std::string compareNumbers(std::optional<int64_t> before, int64_t after) {
  if (!before)
    return (llvm::Twine(after) + " after fusing, not known before").str();
  return (llvm::Twine(*before) + " before fusing, " + llvm::Twine(after) +
          " after")
      .str();
}

constexpr llvm::StringLiteral staysText = ", so the bindings stay as they are";

} // namespace

Note bindery::describeObstacle(const ComponentFacts &facts,
                               const Obstacle &obstacle) {
  const ExportFacts &kernel = *facts.exports[obstacle.exportIndex];
  auto atExport = [&](NoteCode code, const llvm::Twine &message) {
    return noteAtExport(facts, code, obstacle.exportIndex, message + staysText);
  };
  auto atSite = [&](const llvm::Twine &message) {
    return noteAtSite(facts, NoteCode::NothingFused, obstacle.site, message);
  };
  switch (obstacle.kind) {
  case Obstacle::Kind::NoSites:
    return atExport(NoteCode::NoDispatchSites,
                    "nothing dispatches this export");
  case Obstacle::Kind::ExternKernel:
    return atExport(NoteCode::NothingFused,
                    "the executable comes without the function's IR");
  case Obstacle::Kind::FixedLayout:
    return atExport(NoteCode::NothingFused,
                    "hal.interface.layout fixes what is bound");
  case Obstacle::Kind::BindingEscapes: {
    Note note =
        atExport(NoteCode::BindingEscapes,
                 "binding " + llvm::Twine(obstacle.binding) + " is used by '" +
                     obstacle.use.op + "', which cannot take an offset");
    note.place = obstacle.use.place;
    note.binding = obstacle.binding;
    return note;
  }
  case Obstacle::Kind::KernelCalled: {
    Note note =
        atExport(NoteCode::NothingFused, "'" + obstacle.use.op +
                                             "' depends on the arguments of @" +
                                             kernel.function);
    note.place = obstacle.use.place;
    return note;
  }
  case Obstacle::Kind::NoBindings:
    return atSite("dispatch passes no resources and stays as it is");
  case Obstacle::Kind::SiteOutsideExecute:
    return atSite("dispatch is outside any stream.cmd.execute and cannot be "
                  "rewritten" +
                  staysText);
  case Obstacle::Kind::SitePartlyResolved:
    return atSite("dispatch also names what cannot be rewritten with it" +
                  staysText);
  }
  return {};
}

Note bindery::describeUnresolved(const SiteFacts &site,
                                 llvm::StringRef entryPoint) {
  Note note;
  note.code = NoteCode::DispatchUnresolved;
  note.message = ("dispatch names " + entryPoint +
                  ", which is no export of this module, and stays as it is")
                     .str();
  note.place = site.place;
  return note;
}

Note bindery::describeBreach(const ComponentFacts &facts,
                             const Correlation &correlation,
                             const LimitBreach &breach) {
  std::string limit = ("the limit of " + llvm::Twine(breach.limit.value)).str();
  std::string source = " (" + breach.limit.source + ")";
  std::string sites = " at " + countSites(breach.siteCount, facts.sites.size());
  std::string numbers = ": " + compareNumbers(breach.before, breach.after);
  switch (breach.kind) {
  case LimitBreach::Kind::Range: {
    llvm::ArrayRef<unsigned> members = correlation.groups[breach.group].members;
    Note note = noteAtSite(
        facts, NoteCode::RangeOverLimit, breach.site,
        nameBindings(members) + (members.size() == 1 ? " spans" : " span") +
            " more than " + limit + " bytes" + source + sites + numbers);
    note.group = breach.group;
    return note;
  }
  case LimitBreach::Kind::OffsetUnaligned: {
    Note note =
        noteAtSite(facts, NoteCode::OffsetUnaligned, breach.site,
                   "offset " + llvm::Twine(breach.after) + " of binding " +
                       llvm::Twine(breach.binding) + " is no multiple of " +
                       llvm::Twine(breach.limit.value) + source + sites);
    note.binding = breach.binding;
    return note;
  }
  case LimitBreach::Kind::OffsetOverflow: {
    Note note = noteAtSite(
        facts, NoteCode::OffsetOverflowsIndex, breach.site,
        "offset " + llvm::Twine(breach.after) + " of binding " +
            llvm::Twine(breach.binding) + " does not fit an index of " +
            llvm::Twine(breach.limit.value) + " bits" + source + sites);
    note.binding = breach.binding;
    return note;
  }
  case LimitBreach::Kind::Bindings:
    return noteAtComponent(facts, NoteCode::TooManyBindings,
                           "more bindings than " + limit + source + numbers);
  case LimitBreach::Kind::PushConstants:
    return noteAtComponent(facts, NoteCode::TooManyPushConstants,
                           "more bytes of push constants than " + limit +
                               source + numbers);
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Everything
//===----------------------------------------------------------------------===//

namespace {

class Describer {
public:
  Describer(const ComponentFacts &facts, const Correlation &correlation)
      : facts(facts), correlation(correlation) {}

  std::vector<Note> run() {
    if (correlation.rewritten)
      for (unsigned group = 0; group < correlation.groups.size(); ++group)
        describeGroup(group);
    std::vector<Separation> pairs = explainSeparations(facts, correlation);
    // Members of a group are alike at every site: one of each speaks for all.
    llvm::erase_if(pairs, [&](const Separation &pair) {
      return !isFirstMember(pair.first) || !isFirstMember(pair.second);
    });
    for (const Separation &pair : pairs)
      describeDivergence(pair);
    describeMutable(pairs);
    for (const Obstacle &obstacle : correlation.obstacles)
      notes.push_back(describeObstacle(facts, obstacle));
    if (correlation.obstacles.empty() && !correlation.fuses())
      describeNothingFused();
    for (const LimitBreach &breach : correlation.breaches)
      notes.push_back(describeBreach(facts, correlation, breach));
    llvm::stable_sort(
        notes, [](const Note &a, const Note &b) { return a.code < b.code; });
    return std::move(notes);
  }

private:
  llvm::ArrayRef<unsigned> membersWith(unsigned binding) const {
    return correlation.groups[correlation.groupOf[binding]].members;
  }
  bool isFirstMember(unsigned binding) const {
    return membersWith(binding).front() == binding;
  }

  /// Names the first sites of `sites` as related.
  void relate(Note &note, llvm::ArrayRef<unsigned> sites,
              llvm::StringRef message) {
    constexpr size_t most = 5;
    llvm::ArrayRef<unsigned> shown = sites.take_front(most);
    note.relatedSites.assign(shown.begin(), shown.end());
    note.moreSites = sites.size() - shown.size();
    note.relatedMessage = message.str();
  }

  Note &addForGroup(NoteCode code, unsigned group, const llvm::Twine &message) {
    notes.push_back(noteAtComponent(facts, code, message));
    notes.back().group = group;
    return notes.back();
  }

  void describeGroup(unsigned index) {
    const BindingGroup &group = correlation.groups[index];
    std::string members = nameBindings(group.members);
    bool one = group.members.size() == 1;
    if (!one)
      addForGroup(NoteCode::BindingFused, index,
                  members + " become binding " + llvm::Twine(index));
    if (group.accessWidened)
      addForGroup(NoteCode::BindingAccessWidened, index,
                  members + (one ? " is" : " are") + " accessed as " +
                      accessKeyword(group.access) +
                      " at every site, also where less was asked for");
    if (group.rangeWidened)
      describeRange(index);
    describeTypes(index);
  }

  void describeRange(unsigned index) {
    const BindingGroup &group = correlation.groups[index];
    std::string bytes;
    if (group.rangeAfter && group.rangeBefore)
      bytes = (llvm::Twine(", at most ") + llvm::Twine(*group.rangeAfter) +
               " bytes instead of " + llvm::Twine(*group.rangeBefore))
                  .str();
    else if (group.rangeAfter)
      bytes = (llvm::Twine(", at most ") + llvm::Twine(*group.rangeAfter) +
               " bytes")
                  .str();
    Note &note =
        addForGroup(NoteCode::BindingRangeWidened, index,
                    nameBindings(group.members) +
                        (group.members.size() == 1 ? " spans" : " span") +
                        " the whole resource" + bytes);
    if (group.rangeAfter)
      relate(note, {group.widestSite}, "the largest resource is passed here");
  }

  void describeTypes(unsigned index) {
    llvm::ArrayRef<unsigned> members = correlation.groups[index].members;
    llvm::SmallVector<llvm::StringRef> types;
    for (const ExportFacts *kernel : facts.exports)
      for (unsigned member : members)
        if (member < kernel->bindings.size())
          for (llvm::StringRef type : kernel->bindings[member].elementTypes)
            if (!llvm::is_contained(types, type))
              types.push_back(type);
    if (types.size() > 1 && members.size() > 1)
      addForGroup(
          NoteCode::BindingTypesMixed, index,
          nameBindings(members) +
              " share a binding but have elements of different types: " +
              llvm::join(types, ", "));
  }

  /// Only where more sites agree than not: then the few are worth a look.
  void describeDivergence(const Separation &pair) {
    if (pair.reason != Separation::Reason::DifferentResource ||
        2 * pair.agreeing <= pair.total)
      return;
    llvm::ArrayRef<unsigned> first = membersWith(pair.first);
    llvm::ArrayRef<unsigned> second = membersWith(pair.second);
    std::string names =
        first.size() == 1 && second.size() == 1
            ? nameBindings({pair.first, pair.second})
            : nameBindings(first) + " and " + nameBindings(second);
    Note note = noteAtComponent(
        facts, NoteCode::BindingDiverges,
        names + " take one resource at " +
            countSites(pair.agreeing, pair.total) + ", but not at " +
            (pair.sites.size() == 1
                 ? std::string("the one that decides")
                 : "the " + llvm::utostr(pair.sites.size()) + " that decide"));
    note.binding = pair.first;
    relate(note, pair.sites, "different resources are passed here");
    notes.push_back(std::move(note));
  }

  std::vector<unsigned> sitesThatWrite(unsigned binding) const {
    std::vector<unsigned> sites;
    for (auto [index, site] : llvm::enumerate(facts.sites))
      if (writes(site->uses[binding].access))
        sites.push_back(index);
    return sites;
  }

  /// One note for each written binding that could else join others.
  void describeMutable(llvm::ArrayRef<Separation> pairs) {
    struct Apart {
      std::vector<unsigned> others;
      RangeRelation ranges = RangeRelation::Disjoint;
    };
    std::map<unsigned, Apart> written;
    for (const Separation &pair : pairs) {
      if (pair.reason != Separation::Reason::Mutable)
        continue;
      bool second = sitesThatWrite(pair.second).size() >=
                    sitesThatWrite(pair.first).size();
      Apart &apart = written[second ? pair.second : pair.first];
      llvm::ArrayRef<unsigned> others =
          membersWith(second ? pair.first : pair.second);
      apart.others.insert(apart.others.end(), others.begin(), others.end());
      apart.ranges = std::max(apart.ranges, *pair.ranges);
    }
    for (auto &[binding, apart] : written) {
      llvm::sort(apart.others);
      std::vector<unsigned> sites = sitesThatWrite(binding);
      Note note = noteAtComponent(
          facts, NoteCode::BindingMutable,
          "binding " + llvm::Twine(binding) + " takes one resource with " +
              nameBindings(apart.others) +
              " but stays apart: it is written at " +
              countSites(sites.size(), facts.sites.size()) +
              " and alias-mutable-bindings is off; ranges " +
              rangeRelationName(apart.ranges));
      note.binding = binding;
      relate(note, sites, "the binding is written here");
      notes.push_back(std::move(note));
    }
  }

  void describeNothingFused() {
    if (correlation.bindingCount() < 2)
      return;
    notes.push_back(noteAtComponent(facts, NoteCode::NothingFused,
                                    "no two bindings can become one"));
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
