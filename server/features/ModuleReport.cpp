//===- ModuleReport.cpp - Binding facts of a module ----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/ModuleReport.h"

#include "llvm/ADT/STLExtras.h"

using namespace bindery;
using namespace bindery::features;

ModuleReporter::ModuleReporter(mlir::ModuleOp module,
                               const SourceReader &reader)
    : graph(buildDispatchGraph(module, {/*elementTypes=*/true})),
      backends(readBackends(module)) {
  readSources(reader);
  readNotes(reader);
}

void ModuleReporter::addPlace(mlir::Operation *op, const SourceReader &reader) {
  SourcePlace place = readPlace(op->getLoc());
  if (place.isKnown())
    places.try_emplace(describePlace(place), reader.findRange(op));
}

void ModuleReporter::readSources(const SourceReader &reader) {
  for (const ExportHandles &handles : graph.exportHandles) {
    exportSources.push_back(reader.readExport(handles.exportOp));
    for (const auto &escapes : handles.escapes)
      for (mlir::Operation *op : escapes)
        addPlace(op, reader);
    for (mlir::Operation *op : handles.calls)
      addPlace(op, reader);
  }
  for (const SiteHandles &handles : graph.siteHandles)
    siteSources.push_back(reader.readSite(handles.dispatch));
}

void ModuleReporter::readNotes(const SourceReader &reader) {
  for (const UnresolvedEntry &missing : graph.linkage.unresolved) {
    const SiteFacts &site = graph.sites[missing.site];
    Note note = describeUnresolved(site, site.entryPoints[missing.entry]);
    notes.push_back({noteCodeName(note.code).str(), note.message,
                     siteSources[missing.site].range, std::nullopt});
  }
  for (stream::ExecutableOp executable : graph.nestedExecutables)
    notes.push_back({noteCodeName(NoteCode::NothingFused).str(),
                     "executable @" + executable.getSymName().str() +
                         " stands in a module inside the module, so its "
                         "bindings stay as they are",
                     reader.findRange(executable), std::nullopt});
}

std::vector<protocol::Export>
ModuleReporter::report(CorrelationOptions options) const {
  if (options.backends.empty())
    options.backends = backends;
  std::vector<protocol::Export> exports(graph.exports.size());
  for (const Component &component : graph.linkage.components) {
    ComponentSources sources;
    for (unsigned index : component.exports)
      sources.exports.push_back(&exportSources[index]);
    for (unsigned index : component.sites)
      sources.sites.push_back(&siteSources[index]);
    sources.findPlace =
        [&](const SourcePlace &place) -> std::optional<document::Range> {
      auto found = places.find(describePlace(place));
      if (found == places.end())
        return std::nullopt;
      return found->second;
    };
    std::vector<protocol::Export> reported =
        reportComponent(graph.select(component), options, sources);
    for (auto [index, value] : llvm::zip_equal(component.exports, reported))
      exports[index] = std::move(value);
  }
  return exports;
}
