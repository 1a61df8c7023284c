//===- BindingNotes.h - A correlation in words ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Diagnostics about bindings: a code that is stable, a sentence, a place. The
/// pass says some of them as remarks; the editor and `bindery-explain` show
/// all.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_ANALYSIS_BINDINGNOTES_H
#define BINDERY_ANALYSIS_BINDINGNOTES_H

#include "analysis/BindingCorrelation.h"

namespace bindery {

/// The diagnostic codes of the analysis (docs/passes.md lists them with their
/// meaning).
enum class NoteCode {
  BindingFused,
  BindingDiverges,
  BindingMutable,
  BindingAccessWidened,
  BindingRangeWidened,
  BindingEscapes,
  NothingFused,
  DispatchUnresolved,
  NoDispatchSites,
  BindingTypesMixed,
  RangeOverLimit,
  OffsetUnaligned,
  OffsetOverflowsIndex,
  TooManyBindings,
  TooManyPushConstants,
  AttributeDropped
};

/// As users write it: `binding-fused`.
llvm::StringRef noteCodeName(NoteCode code);

/// Every code, in the order of the enum.
llvm::ArrayRef<NoteCode> allNoteCodes();

/// The code that users write as `name`; nothing where there is none.
std::optional<NoteCode> parseNoteCode(llvm::StringRef name);

/// One thing to say about an export or a site.
struct Note {
  NoteCode code = NoteCode::NothingFused;
  /// One sentence without a full stop. Does not name the export or site that
  /// `place` is of: whoever shows the note shows the place. Names bindings by
  /// number.
  std::string message;
  SourcePlace place;
  /// What the place is of: position in the component.
  std::optional<unsigned> exportIndex, site;
  /// Whether it holds for every export of the component alike; `exportIndex` is
  /// then the first.
  bool ofComponent = false;
  /// The binding or the group that it is about.
  std::optional<unsigned> binding, group;
  /// Further sites that it is about, at most five; `moreSites` counts the rest.
  std::vector<unsigned> relatedSites;
  unsigned moreSites = 0;
  /// What to say at each of them.
  std::string relatedMessage;
};

/// What keeps the component from being rewritten.
Note describeObstacle(const ComponentFacts &facts, const Obstacle &obstacle);

/// A broken limit, with the number before and after fusing.
Note describeBreach(const ComponentFacts &facts, const Correlation &correlation,
                    const LimitBreach &breach);

/// An entry point of a dispatch that is no export: `@ex::@missing`.
Note describeUnresolved(const SiteFacts &site, llvm::StringRef entryPoint);

/// Why two bindings are not one, in a few words: "different resources".
llvm::StringRef separationPhrase(Separation::Reason reason);

/// Everything worth saying about a component: what fused, what did not and
/// why, what it costs. In the order of the codes.
std::vector<Note> describeCorrelation(const ComponentFacts &facts,
                                      const Correlation &correlation);

/// `file:line:column`, or `an unknown place`.
std::string describePlace(const SourcePlace &place);

} // namespace bindery

#endif // BINDERY_ANALYSIS_BINDINGNOTES_H
