//===- FuseDispatchBindings.cpp - Fuses bindings of dispatches ------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass: reads the module's kernels and sites, correlates each component,
/// says what it will not do, and only then rewrites. docs/passes.md describes
/// it for users.
///
//===----------------------------------------------------------------------===//

#include "analysis/BindingNotes.h"
#include "analysis/DispatchGraph.h"
#include "transforms/BindingFusion.h"
#include "transforms/FusionActions.h"
#include "transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace bindery {
#define GEN_PASS_DEF_FUSEDISPATCHBINDINGS
#include "transforms/Passes.h.inc"
} // namespace bindery

using namespace bindery;

namespace {

/// Says what the pass has to say. Where notes have an op in the graph, it is
/// said there.
class Reporter {
public:
  Reporter(ModuleOp module, const DispatchGraph &graph)
      : module(module), graph(graph) {}

  void reportError(const Component &component, const InputError &error) {
    const ExportHandles &handles =
        graph.exportHandles[component.exports[error.exportIndex]];
    Operation *op = handles.exportOp;
    if (error.kind == InputError::Kind::KernelReturnsValues)
      op = handles.kernel;
    else if (error.kind == InputError::Kind::SignatureMismatch)
      op = graph.siteHandles[component.sites[error.site]].dispatch;
    emitError(op->getLoc()) << error.message;
  }

  /// What no component knows of.
  void reportModule() {
    for (stream::ExecutableOp executable : graph.nestedExecutables)
      say(DiagnosticSeverity::Remark, executable.getLoc(),
          NoteCode::NothingFused,
          "executable of a module inside the module stays as it is");
    for (const UnresolvedEntry &entry : graph.linkage.unresolved)
      reportUnresolved(entry);
  }

  void reportComponent(const Component &component, const ComponentFacts &facts,
                       const Correlation &correlation) {
    for (const Obstacle &obstacle : correlation.obstacles)
      say(severityOf(obstacle.kind),
          findAnchor(graph, component, obstacle)->getLoc(),
          describeObstacle(facts, obstacle));
    if (correlation.obstacles.empty() && !correlation.rewritten)
      say(DiagnosticSeverity::Remark, locationOfExport(component, 0),
          NoteCode::NothingFused,
          "no two bindings can become one, so the bindings stay as they are");
    for (const LimitBreach &breach : correlation.breaches)
      reportBreach(component, describeBreach(facts, correlation, breach));
  }

  void reportDropped(FunctionOpInterface kernel, const FusionPlan &plan) {
    for (const DroppedAttribute &dropped : findDroppedAttributes(kernel, plan))
      say(DiagnosticSeverity::Remark, dropped.argument.getLoc(),
          NoteCode::AttributeDropped,
          "attribute '" + dropped.name.getValue() + "' of argument " +
              Twine(dropped.argument.getArgNumber()) + " is dropped: " +
              (dropped.membersDiffer
                   ? "bindings that fuse with it have another or none"
                   : "it is not known to hold for the whole resource"));
  }

private:
  static DiagnosticSeverity severityOf(Obstacle::Kind kind) {
    bool wrong = kind == Obstacle::Kind::SiteOutsideExecute ||
                 kind == Obstacle::Kind::NoBindings;
    return wrong ? DiagnosticSeverity::Warning : DiagnosticSeverity::Remark;
  }

  static void say(DiagnosticSeverity severity, Location loc, NoteCode code,
                  const Twine &message) {
    InFlightDiagnostic diagnostic = severity == DiagnosticSeverity::Warning
                                        ? emitWarning(loc)
                                        : emitRemark(loc);
    diagnostic << message << " [" << noteCodeName(code) << "]";
  }
  static void say(DiagnosticSeverity severity, Location loc, const Note &note) {
    say(severity, loc, note.code, note.message);
  }

  void reportUnresolved(const UnresolvedEntry &entry) {
    const SiteHandles &handles = graph.siteHandles[entry.site];
    const SiteFacts &facts = graph.sites[entry.site];
    Location loc = handles.dispatch->getLoc();
    const std::string &symbol = facts.entryPoints[entry.entry];
    if (symbolTables.lookupSymbolIn(module, handles.entryPoints[entry.entry]))
      say(DiagnosticSeverity::Remark, loc, NoteCode::NothingFused,
          "dispatch names " + symbol +
              ", which is no stream.executable.export, and stays as it is");
    else
      say(DiagnosticSeverity::Warning, loc, describeUnresolved(facts, symbol));
  }

  void reportBreach(const Component &component, const Note &note) {
    Location loc = locationOfExport(component, note.exportIndex.value_or(0));
    if (note.site)
      loc = graph.siteHandles[component.sites[*note.site]].dispatch->getLoc();
    say(DiagnosticSeverity::Remark, loc, note);
  }

  Location locationOfExport(const Component &component, unsigned index) {
    Operation *op = graph.exportHandles[component.exports[index]].exportOp;
    return op->getLoc();
  }

  ModuleOp module;
  const DispatchGraph &graph;
  SymbolTableCollection symbolTables;
};

/// A component that will be rewritten.
struct PlannedComponent {
  const Component *component;
  FusionPlan plan;
};

class FuseDispatchBindingsPass
    : public bindery::impl::FuseDispatchBindingsBase<FuseDispatchBindingsPass> {
public:
  using FuseDispatchBindingsBase::FuseDispatchBindingsBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    // The notes are said at ops, not at places of the facts.
    DispatchGraph graph =
        buildDispatchGraph(module, {/*elementTypes=*/false, /*places=*/false});
    Reporter reporter(module, graph);
    if (failed(checkInput(graph, reporter)))
      return signalPassFailure();
    reporter.reportModule();
    std::vector<PlannedComponent> planned = correlateAll(graph, reporter);
    SiteRewriter sites;
    for (const PlannedComponent &entry : planned) {
      rewriteKernels(graph, entry, reporter);
      rewriteSites(graph, entry, sites);
    }
  }

private:
  static LogicalResult checkInput(const DispatchGraph &graph,
                                  Reporter &reporter) {
    LogicalResult result = success();
    for (const Component &component : graph.linkage.components)
      for (const InputError &error : findInputErrors(graph.select(component))) {
        reporter.reportError(component, error);
        result = failure();
      }
    return result;
  }

  static IRUnit exportUnit(const ExportHandles &handles) {
    Operation *op = handles.exportOp;
    return op;
  }

  CorrelationOptions readOptions() {
    CorrelationOptions options;
    options.aliasMutable = aliasMutableBindings;
    options.rebase = rebase;
    options.limits.maxBindings = maxBindings;
    options.limits.maxPushConstantBytes = maxPushConstantBytes;
    options.backends = readBackends(getOperation());
    return options;
  }

  std::vector<PlannedComponent> correlateAll(const DispatchGraph &graph,
                                             Reporter &reporter) {
    CorrelationOptions options = readOptions();
    std::vector<PlannedComponent> planned;
    for (const Component &component : graph.linkage.components) {
      SmallVector<IRUnit> units;
      for (unsigned index : component.exports)
        units.push_back(exportUnit(graph.exportHandles[index]));
      getContext().executeAction<CorrelateExportAction>(
          [&] {
            ComponentFacts facts = graph.select(component);
            Correlation correlation = correlate(facts, options);
            reporter.reportComponent(component, facts, correlation);
            if (correlation.rewritten)
              planned.push_back({&component, planFusion(facts, correlation)});
          },
          units);
    }
    return planned;
  }

  void rewriteKernels(const DispatchGraph &graph, const PlannedComponent &entry,
                      Reporter &reporter) {
    SmallVector<Operation *> done;
    for (unsigned index : entry.component->exports) {
      FunctionOpInterface kernel = graph.exportHandles[index].kernel;
      // Two exports may name one function.
      if (llvm::is_contained(done, kernel.getOperation()))
        continue;
      done.push_back(kernel);
      reporter.reportDropped(kernel, entry.plan);
      getContext().executeAction<RewriteFunctionAction>(
          [&] { rewriteKernel(kernel, entry.plan); }, {kernel.getOperation()});
    }
  }

  void rewriteSites(const DispatchGraph &graph, const PlannedComponent &entry,
                    SiteRewriter &sites) {
    for (unsigned index : entry.component->sites) {
      stream::CmdDispatchOp dispatch = graph.siteHandles[index].dispatch;
      getContext().executeAction<RewriteSiteAction>(
          [&] { sites.rewrite(dispatch, entry.plan); },
          {dispatch.getOperation()});
    }
  }
};

} // namespace
