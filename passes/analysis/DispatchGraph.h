//===- DispatchGraph.h - Kernels and dispatch sites of a module -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads the facts of BindingFacts.h from IR and keeps, beside the plain data,
/// where in the IR each fact stands.
///
/// `readExport` and `readSite` read one export and one site and look at nothing
/// else, so that after an edit only what was edited is read anew.
/// `buildDispatchGraph` is the loop over a whole module.
///
/// Nothing here changes the IR or reports a diagnostic. Handles are valid as
/// long as the ops that they point to; facts outlive them.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_ANALYSIS_DISPATCHGRAPH_H
#define BINDERY_ANALYSIS_DISPATCHGRAPH_H

#include "analysis/BindingCorrelation.h"
#include "dialects/stream/Stream.h"

namespace bindery {

/// What to read beside that which decides.
struct FactOptions {
  /// `BindingFacts::elementTypes`.
  bool elementTypes = false;
  /// Places in the source text of exports, kernels, bindings and sites; without
  /// it they are unknown. Those of a `KernelUse`, which are few, are always
  /// read.
  bool places = true;
};

/// Where the facts of an export stand.
struct ExportHandles {
  stream::ExecutableOp executable;
  stream::ExecutableExportOp exportOp;
  /// The function that it names; null when there is none.
  mlir::FunctionOpInterface kernel;
  /// One a binding: the argument, and the ops behind `BindingFacts::escapes`.
  std::vector<mlir::BlockArgument> bindings;
  std::vector<std::vector<mlir::Operation *>> escapes;
  /// The ops behind `ExportFacts::calls`.
  std::vector<mlir::Operation *> calls;
};

/// Where the facts of a site stand.
struct SiteHandles {
  stream::CmdDispatchOp dispatch;
  /// The innermost execute around it; null when there is none.
  stream::CmdExecuteOp execute;
  /// One an entry of `SiteFacts::entryPoints`.
  std::vector<mlir::SymbolRefAttr> entryPoints;
};

/// Reads the exports of one executable: looks through its inner module once,
/// however many exports there are. For as long as the executable does not
/// change.
class ExportReader {
public:
  explicit ExportReader(stream::ExecutableOp executable,
                        FactOptions options = {});

  /// Facts and handles of `exportOp`, which must stand in the executable.
  std::pair<ExportFacts, ExportHandles>
  read(stream::ExecutableExportOp exportOp) const;

private:
  struct Kernels;
  stream::ExecutableOp executable;
  FactOptions options;
  std::shared_ptr<const Kernels> kernels;
};

/// Reads one export. For several of one executable, ExportReader is cheaper.
std::pair<ExportFacts, ExportHandles>
readExport(stream::ExecutableExportOp exportOp, FactOptions options = {});

/// Reads one dispatch site.
std::pair<SiteFacts, SiteHandles> readSite(stream::CmdDispatchOp dispatch,
                                           FactOptions options = {});

/// Backends (`vulkan-spirv`) of the targets that the devices of `module` name:
/// the initial values of its device globals, and `hal.device.targets`. Sorted,
/// each once.
std::vector<std::string> readBackends(mlir::ModuleOp module);

/// The place that `loc` says: the first line and column in it, also inside
/// fused, named and call-site locations; unknown where there is none.
SourcePlace readPlace(mlir::Location loc);

/// The exports and dispatch sites of one module, and how they belong together.
/// Facts and handles of the same number are about the same op.
struct DispatchGraph {
  /// In work order: executables in module order, exports in body order. Those
  /// of executables in nested modules are not among them.
  std::vector<ExportFacts> exports;
  std::vector<ExportHandles> exportHandles;
  /// In walk order, of the module itself and not of modules inside it.
  std::vector<SiteFacts> sites;
  std::vector<SiteHandles> siteHandles;
  Linkage linkage;
  /// Executables that were not looked at, because a module inside the module
  /// holds them.
  std::vector<stream::ExecutableOp> nestedExecutables;

  /// The facts of one of `linkage.components`. Points into the graph.
  ComponentFacts select(const Component &component) const;
};

/// Reads `module`. An entry point resolves to an export of an executable at the
/// top of the module, be it public or private.
DispatchGraph buildDispatchGraph(mlir::ModuleOp module,
                                 FactOptions options = {});

/// The op that `obstacle` of `component` is about: the use, the site or the
/// export.
mlir::Operation *findAnchor(const DispatchGraph &graph,
                            const Component &component,
                            const Obstacle &obstacle);

} // namespace bindery

#endif // BINDERY_ANALYSIS_DISPATCHGRAPH_H
