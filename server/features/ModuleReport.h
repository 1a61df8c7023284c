//===- ModuleReport.h - Binding facts of a module --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The reports of BindingReport.h for every export of a parsed module. The
/// module is read once; asking again with other options costs the correlation
/// alone.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_FEATURES_MODULEREPORT_H
#define BINDERY_FEATURES_MODULEREPORT_H

#include "analysis/DispatchGraph.h"
#include "features/BindingReport.h"
#include "features/BindingSources.h"

#include <map>
#include <string>
#include <vector>

namespace bindery::features {

/// Reports on one module. Holds plain data and handles of the module, which
/// must not change as long as it is asked.
class ModuleReporter {
public:
  /// Reads `module` and the text that `reader` knows.
  ModuleReporter(mlir::ModuleOp module, const SourceReader &reader);

  /// Every export, in work order: executables in module order, exports in body
  /// order. Where `options` has no backends, those of the module's devices are
  /// asked about.
  std::vector<protocol::Export> report(CorrelationOptions options) const;

  /// What belongs to no export: dispatches that name none, executables that are
  /// not looked at.
  const std::vector<protocol::Note> &getNotes() const { return notes; }

private:
  void readSources(const SourceReader &reader);
  void readNotes(const SourceReader &reader);
  void addPlace(mlir::Operation *op, const SourceReader &reader);

  DispatchGraph graph;
  std::vector<std::string> backends;
  std::vector<ExportSource> exportSources;
  std::vector<SiteSource> siteSources;
  /// Ranges of ops that are neither exports nor sites, by `file:line:column`
  /// of their location, which may be another text's.
  std::map<std::string, document::Range> places;
  std::vector<protocol::Note> notes;
};

} // namespace bindery::features

#endif // BINDERY_FEATURES_MODULEREPORT_H
