//===- DispatchGraph.cpp - Kernels and dispatch sites of a module ---------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/DispatchGraph.h"

#include "dialects/hal/HAL.h"

#include <set>

using namespace mlir;
using namespace bindery;

std::vector<std::string> bindery::readBackends(ModuleOp module) {
  std::set<std::string> backends;
  auto add = [&](Attribute attribute) {
    if (attribute)
      attribute.walk([&](hal::ExecutableTargetAttr target) {
        backends.insert(target.getBackend().getValue().str());
      });
  };
  add(module->getAttr("hal.device.targets"));
  for (auto global : module.getOps<util::GlobalOp>())
    if (isa<hal::DeviceType>(global.getType()))
      add(global.getInitialValueAttr());
  return {backends.begin(), backends.end()};
}

namespace {

/// Collects exports and sites.
class GraphBuilder {
public:
  explicit GraphBuilder(FactOptions options) : options(options) {}

  DispatchGraph build(ModuleOp module) {
    for (auto executable : module.getOps<stream::ExecutableOp>())
      addExports(executable);
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto dispatch = dyn_cast<stream::CmdDispatchOp>(op))
        addSite(dispatch);
      if (op == module || !op->hasTrait<OpTrait::SymbolTable>())
        return WalkResult::advance();
      // A name in there means a symbol of another table.
      if (isa<ModuleOp>(op))
        addNested(op);
      return WalkResult::skip();
    });
    graph.linkage = linkComponents(graph.exports, graph.sites);
    return std::move(graph);
  }

private:
  void addExports(stream::ExecutableOp executable) {
    auto exports = executable.getOps<stream::ExecutableExportOp>();
    if (exports.empty())
      return;
    ExportReader reader(executable, options);
    for (stream::ExecutableExportOp exportOp : exports) {
      auto [facts, handles] = reader.read(exportOp);
      graph.exports.push_back(std::move(facts));
      graph.exportHandles.push_back(std::move(handles));
    }
  }

  void addSite(stream::CmdDispatchOp dispatch) {
    auto [facts, handles] = readSite(dispatch, options);
    graph.sites.push_back(std::move(facts));
    graph.siteHandles.push_back(std::move(handles));
  }

  void addNested(Operation *module) {
    module->walk<WalkOrder::PreOrder>([&](stream::ExecutableOp executable) {
      graph.nestedExecutables.push_back(executable);
      return WalkResult::skip();
    });
  }

  FactOptions options;
  DispatchGraph graph;
};

} // namespace

ComponentFacts DispatchGraph::select(const Component &component) const {
  return selectFacts(component, exports, sites);
}

DispatchGraph bindery::buildDispatchGraph(ModuleOp module,
                                          FactOptions options) {
  return GraphBuilder(options).build(module);
}

/// The op of the use in `uses` that is equal to `use`; null when there is none.
static Operation *findUser(const KernelUse &use, llvm::ArrayRef<KernelUse> uses,
                           llvm::ArrayRef<Operation *> users) {
  const auto *found = llvm::find(uses, use);
  return found == uses.end() ? nullptr : users[found - uses.begin()];
}

Operation *bindery::findAnchor(const DispatchGraph &graph,
                               const Component &component,
                               const Obstacle &obstacle) {
  unsigned number = component.exports[obstacle.exportIndex];
  const ExportFacts &facts = graph.exports[number];
  const ExportHandles &handles = graph.exportHandles[number];
  Operation *use = nullptr;
  switch (obstacle.kind) {
  case Obstacle::Kind::NoBindings:
  case Obstacle::Kind::SiteOutsideExecute:
  case Obstacle::Kind::SitePartlyResolved:
    return graph.siteHandles[component.sites[obstacle.site]].dispatch;
  case Obstacle::Kind::BindingEscapes:
    use = findUser(obstacle.use, facts.bindings[obstacle.binding].escapes,
                   handles.escapes[obstacle.binding]);
    break;
  case Obstacle::Kind::KernelCalled:
    use = findUser(obstacle.use, facts.calls, handles.calls);
    break;
  case Obstacle::Kind::NoSites:
  case Obstacle::Kind::ExternKernel:
  case Obstacle::Kind::FixedLayout:
    break;
  }
  if (use)
    return use;
  return handles.exportOp;
}
