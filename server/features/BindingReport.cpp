//===- BindingReport.cpp - Binding facts of an export --------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/BindingReport.h"

#include "llvm/ADT/STLExtras.h"

using namespace bindery;
using namespace bindery::features;
using document::Range;

namespace {

/// The wire has an empty word for no access.
std::string nameAccess(BindingAccess access) {
  return access == BindingAccess::None ? "" : accessKeyword(access).str();
}

class ExportReporter {
public:
  ExportReporter(const ComponentFacts &facts, const ComponentSources &sources,
                 unsigned index)
      : facts(facts), sources(sources), index(index),
        kernel(*facts.exports[index]) {
    value.name = kernel.name;
    value.symbol = kernel.symbol;
    value.function = kernel.function;
    value.range = sources.exports[index]->range;
    addSites();
  }

  /// `count` bindings with what each site passes for them.
  void addBindings(unsigned count) {
    for (unsigned number = 0; number < count; ++number) {
      protocol::Binding binding;
      binding.index = number;
      const auto &known = sources.exports[index]->bindings;
      binding.range = value.range;
      if (number < known.size()) {
        binding.name = known[number].name;
        binding.range = known[number].range;
      }
      addUses(binding);
      value.bindings.push_back(std::move(binding));
    }
  }

  void addCorrelation(const Correlation &correlation) {
    value.aliasMutable = correlation.aliasMutable;
    value.blocked = !correlation.obstacles.empty();
    for (auto [number, group] : llvm::enumerate(correlation.groups))
      value.groups.push_back({static_cast<unsigned>(number), group.members,
                              nameAccess(group.access), group.accessWidened,
                              group.offsets, group.rangeBefore,
                              group.rangeAfter});
    for (Separation &pair : explainSeparations(facts, correlation)) {
      protocol::Separation separation;
      separation.first = pair.first;
      separation.second = pair.second;
      separation.reason = separationReasonName(pair.reason).str();
      separation.sites = std::move(pair.sites);
      separation.agreeing = pair.agreeing;
      separation.total = pair.total;
      if (pair.ranges)
        separation.ranges = rangeRelationName(*pair.ranges).str();
      value.separations.push_back(std::move(separation));
    }
    std::vector<Note> notes = describeCorrelation(facts, correlation);
    for (const Note &note : notes)
      if (!isOfOther(note) || !hasTwin(notes, note))
        addNote(note);
  }

  void addErrors(llvm::ArrayRef<InputError> errors) {
    value.blocked = true;
    for (const InputError &error : errors) {
      bool atSite = error.kind == InputError::Kind::SignatureMismatch;
      if (error.exportIndex != index)
        continue;
      value.notes.push_back(
          {passFailedCode.str(), error.message,
           atSite ? sources.sites[error.site]->range : value.range});
    }
  }

  protocol::Export take() { return std::move(value); }

private:
  void addSites() {
    for (auto [id, site] : llvm::enumerate(facts.sites)) {
      // Of several entry points the one that names this export.
      std::string symbol = llvm::is_contained(site->entryPoints, kernel.symbol)
                               ? kernel.symbol
                               : site->entryPoints.front();
      value.sites.push_back({static_cast<unsigned>(id),
                             sources.sites[id]->range, site->function,
                             std::move(symbol)});
    }
  }

  void addUses(protocol::Binding &binding) {
    for (auto [id, site] : llvm::enumerate(facts.sites)) {
      if (binding.index >= site->uses.size())
        continue;
      protocol::BindingUse use;
      use.site = id;
      use.access = nameAccess(site->uses[binding.index].access);
      use.range = sources.sites[id]->range;
      const auto &known = sources.sites[id]->uses;
      if (binding.index < known.size()) {
        use.resource = known[binding.index].resource;
        use.offset = known[binding.index].offset;
        use.length = known[binding.index].length;
        use.range = known[binding.index].range;
      }
      binding.uses.push_back(std::move(use));
    }
  }

  /// Whether the note is about another export of the component only.
  bool isOfOther(const Note &note) const {
    return note.exportIndex && *note.exportIndex != index && !note.ofComponent;
  }

  /// Whether this export has the same note of its own: exports of one function
  /// have its obstacles in common.
  bool hasTwin(llvm::ArrayRef<Note> notes, const Note &note) const {
    return llvm::any_of(notes, [&](const Note &own) {
      return own.exportIndex == index && own.code == note.code &&
             (own.place == note.place ||
              note.code == NoteCode::NoDispatchSites);
    });
  }

  /// What keeps another export of the component as it is keeps this one, too.
  std::string nameOther(unsigned other) const {
    return facts.exports[other]->symbol + ", which shares the bindings: ";
  }

  Range findRange(const Note &note) const {
    if (note.site && note.place == facts.sites[*note.site]->place)
      return sources.sites[*note.site]->range;
    if (note.exportIndex &&
        note.place == facts.exports[*note.exportIndex]->place)
      return note.ofComponent ? value.range
                              : sources.exports[*note.exportIndex]->range;
    if (sources.findPlace)
      if (std::optional<Range> range = sources.findPlace(note.place))
        return *range;
    return note.binding && *note.binding < value.bindings.size()
               ? value.bindings[*note.binding].range
               : value.range;
  }

  void addNote(const Note &note) {
    protocol::Note said;
    said.code = noteCodeName(note.code).str();
    said.message =
        (isOfOther(note) ? nameOther(*note.exportIndex) : "") + note.message;
    said.range = findRange(note);
    if (!note.relatedSites.empty())
      said.related = protocol::RelatedSites{note.relatedMessage,
                                            note.relatedSites, note.moreSites};
    value.notes.push_back(std::move(said));
  }

  const ComponentFacts &facts;
  const ComponentSources &sources;
  unsigned index;
  const ExportFacts &kernel;
  protocol::Export value;
};

} // namespace

protocol::Export bindery::features::reportExport(
    const ComponentFacts &facts, const Correlation &correlation,
    const ComponentSources &sources, unsigned index) {
  ExportReporter reporter(facts, sources, index);
  reporter.addBindings(correlation.bindingCount());
  reporter.addCorrelation(correlation);
  return reporter.take();
}

protocol::Export bindery::features::reportBrokenExport(
    const ComponentFacts &facts, llvm::ArrayRef<InputError> errors,
    const ComponentSources &sources, unsigned index) {
  ExportReporter reporter(facts, sources, index);
  reporter.addBindings(facts.exports[index]->bindings.size());
  reporter.addErrors(errors);
  return reporter.take();
}

std::vector<protocol::Export>
bindery::features::reportComponent(const ComponentFacts &facts,
                                   const CorrelationOptions &options,
                                   const ComponentSources &sources) {
  std::vector<protocol::Export> exports;
  std::vector<InputError> errors = findInputErrors(facts);
  if (!errors.empty()) {
    for (unsigned index = 0; index < facts.exports.size(); ++index)
      exports.push_back(reportBrokenExport(facts, errors, sources, index));
    return exports;
  }
  Correlation correlation = correlate(facts, options);
  for (unsigned index = 0; index < facts.exports.size(); ++index)
    exports.push_back(reportExport(facts, correlation, sources, index));
  return exports;
}
