//===- BindingReport.h - Binding facts of an export ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Joins what the binding correlation found with how the source text writes it:
/// the plain data behind `bindery/bindings`, hover, lens, diagnostics and
/// `bindery-explain`. From data to data, one export at a time, so that an
/// answer may be kept until the facts or the text of its component change.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_FEATURES_BINDINGREPORT_H
#define BINDERY_FEATURES_BINDINGREPORT_H

#include "analysis/BindingCorrelation.h"
#include "analysis/BindingNotes.h"
#include "protocol/Bindings.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace bindery::features {

/// How the text writes what a site passes for one binding.
struct UseSource {
  std::string resource;
  std::string offset;
  std::string length;
  document::Range range;

  bool operator==(const UseSource &) const = default;
};

/// How the text writes a dispatch.
struct SiteSource {
  document::Range range;
  /// One a binding.
  std::vector<UseSource> uses;

  bool operator==(const SiteSource &) const = default;
};

/// How the text writes a binding argument of a kernel.
struct BindingSource {
  std::string name;
  document::Range range;

  bool operator==(const BindingSource &) const = default;
};

/// How the text writes an export and its kernel.
struct ExportSource {
  document::Range range;
  /// One a binding; empty where there is no kernel.
  std::vector<BindingSource> bindings;

  bool operator==(const ExportSource &) const = default;
};

/// The sources of one component, in the order of its facts. Pointers must
/// outlive it.
struct ComponentSources {
  std::vector<const ExportSource *> exports;
  std::vector<const SiteSource *> sites;
  /// The range of a place that is neither an export nor a site, such as the op
  /// through which a binding escapes; nothing where it is in no text at hand.
  /// May be left empty.
  std::function<std::optional<document::Range>(const SourcePlace &)> findPlace;
};

/// What became of the bindings of export `index` of the component. Takes time
/// proportional to sites times pairs of bindings. The sources must number
/// exports, sites and bindings as the facts do.
protocol::Export reportExport(const ComponentFacts &facts,
                              const Correlation &correlation,
                              const ComponentSources &sources, unsigned index);

/// The same of a component that the pass fails on. Its bindings are listed and
/// the errors are notes of the code `pass-failed`; nothing is said about
/// groups.
protocol::Export reportBrokenExport(const ComponentFacts &facts,
                                    llvm::ArrayRef<InputError> errors,
                                    const ComponentSources &sources,
                                    unsigned index);

/// Either of both: finds the errors, correlates, and reports each export of
/// the component.
std::vector<protocol::Export> reportComponent(const ComponentFacts &facts,
                                              const CorrelationOptions &options,
                                              const ComponentSources &sources);

/// The code of a note about input that the pass fails on.
inline constexpr llvm::StringLiteral passFailedCode = "pass-failed";

} // namespace bindery::features

#endif // BINDERY_FEATURES_BINDINGREPORT_H
