//===- MaterializePlan.cpp - What materializing will do -------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/MaterializePlan.h"

#include "dialects/flow/Flow.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace bindery;

PlannedExport *PlannedExecutable::findExport(StringAttr name) {
  for (PlannedExport &planned : exports)
    if (planned.exportSymbol == name)
      return &planned;
  return nullptr;
}

namespace {

/// Ops at the top of the module that hold device code, not host code.
bool holdsDeviceCode(Operation *op) {
  return isa<stream::ExecutableOp, hal::ExecutableOp, hal::ExecutableSourceOp,
             flow::ExecutableOp>(op);
}

/// Plans one module, step by step; each step reports its own errors, and later
/// steps look at what earlier ones found right.
class Planner {
public:
  explicit Planner(ModuleOp module)
      : module(module), symbols(module), devices(module) {}

  FailureOr<MaterializePlan> run() {
    collectExecutables();
    collectSites();
    dropUnused();
    checkDevices();
    for (PlannedExecutable &executable : plan.executables)
      planExecutable(executable);
    if (anyError)
      return failure();
    return std::move(plan);
  }

private:
  InFlightDiagnostic report(Operation *op) {
    anyError = true;
    return emitError(op->getLoc());
  }

  void collectExecutables();
  void collectSites();
  void collectSite(stream::CmdDispatchOp dispatch);
  void checkOtherDispatch(Operation *op);
  PlannedExport *resolveEntry(Operation *site, SymbolRefAttr entry,
                              PlannedExecutable *&executable);
  void dropUnused();
  void checkDevices();
  void planExecutable(PlannedExecutable &executable);
  TargetSet collectTargets(const PlannedExecutable &executable);
  void planVariants(PlannedExecutable &executable, const TargetSet &targets);
  void warnAboutSmallLayouts(const PlannedExecutable &executable);

  ModuleOp module;
  SymbolTable symbols;
  DeviceTargets devices;
  MaterializePlan plan;
  bool anyError = false;
};

} // namespace

//===----------------------------------------------------------------------===//
// Executables and sites
//===----------------------------------------------------------------------===//

void Planner::collectExecutables() {
  for (Operation &op : *module.getBody()) {
    if (auto nested = dyn_cast<ModuleOp>(op))
      nested.walk([](Operation *inner) {
        if (isa<stream::ExecutableOp, hal::ExecutableSourceOp>(inner))
          emitRemark(inner->getLoc(),
                     "stays as it is: only executables at the top of "
                     "the module are materialized");
      });
    if (!isa<stream::ExecutableOp, hal::ExecutableSourceOp>(op))
      continue;
    PlannedExecutable executable;
    executable.op = &op;
    for (Operation &member : op.getRegion(0).front()) {
      if (!isa<stream::ExecutableExportOp, hal::ExecutableExportOp>(member))
        continue;
      PlannedExport planned;
      planned.op = &member;
      planned.ordinal = executable.exports.size();
      planned.exportSymbol = SymbolTable::getSymbolName(&member);
      // Those of a source are known; for streams see planKernels.
      planned.variantSymbol = planned.exportSymbol;
      if (auto halExport = dyn_cast<hal::ExecutableExportOp>(member))
        planned.layout = halExport.getLayout();
      executable.exports.push_back(std::move(planned));
    }
    plan.executableIndex[SymbolTable::getSymbolName(&op)] =
        plan.executables.size();
    plan.executables.push_back(std::move(executable));
  }
}

void Planner::collectSites() {
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != module && (holdsDeviceCode(op) || isa<ModuleOp>(op)))
      return WalkResult::skip();
    if (auto dispatch = dyn_cast<stream::CmdDispatchOp>(op))
      collectSite(dispatch);
    else
      checkOtherDispatch(op);
    return WalkResult::advance();
  });
}

void Planner::collectSite(stream::CmdDispatchOp dispatch) {
  unsigned number = plan.sites.size();
  bool isPlanned = false;
  auto addOnce = [&](std::vector<unsigned> &sites) {
    if (sites.empty() || sites.back() != number)
      sites.push_back(number);
  };
  for (auto entry : dispatch.getEntryPoints().getAsRange<SymbolRefAttr>()) {
    PlannedExecutable *executable = nullptr;
    PlannedExport *planned = resolveEntry(dispatch, entry, executable);
    if (!planned)
      continue;
    isPlanned = true;
    addOnce(executable->sites);
    addOnce(planned->sites);
  }
  if (isPlanned)
    plan.sites.push_back(
        {dispatch, devices.resolve(dispatch), readSiteBindings(dispatch)});
}

/// The export that `entry` of `site` means. Null for an entry that is to stay,
/// and for one that is wrong, which is reported.
PlannedExport *Planner::resolveEntry(Operation *site, SymbolRefAttr entry,
                                     PlannedExecutable *&executable) {
  Operation *root = symbols.lookup(entry.getRootReference());
  if (isa_and_nonnull<hal::ExecutableOp>(root))
    return nullptr;
  if (!root) {
    report(site) << "dispatches " << entry << ", but there is no executable @"
                 << entry.getRootReference().getValue()
                 << " [dispatch-unresolved]";
    return nullptr;
  }
  auto index = plan.executableIndex.find(entry.getRootReference());
  if (index == plan.executableIndex.end()) {
    report(site) << "dispatches " << entry << ", but @"
                 << entry.getRootReference().getValue()
                 << " is not an executable that can be dispatched here "
                    "[dispatch-unresolved]";
    return nullptr;
  }
  executable = &plan.executables[index->second];
  PlannedExport *planned = nullptr;
  if (entry.getNestedReferences().size() == 1)
    planned = executable->findExport(entry.getLeafReference());
  if (!planned)
    report(site) << "dispatches " << entry << ", but executable @"
                 << entry.getRootReference().getValue()
                 << " has no such export [dispatch-unresolved]";
  return planned;
}

/// A dispatch that is not a command yet would name what no longer exists.
void Planner::checkOtherDispatch(Operation *op) {
  if (!isa_and_nonnull<stream::StreamDialect>(op->getDialect()))
    return;
  auto entries = llvm::dyn_cast_or_null<ArrayAttr>(
      op->getInherentAttr("entry_points").value_or(Attribute()));
  if (!entries)
    return;
  for (Attribute entry : entries)
    if (auto symbol = dyn_cast<SymbolRefAttr>(entry))
      if (plan.executableIndex.contains(symbol.getRootReference())) {
        report(op) << "dispatches " << symbol
                   << " and is not lowered to 'stream.cmd.dispatch' yet";
        return;
      }
}

/// Leaves private executables that nobody dispatches out of the plan.
void Planner::dropUnused() {
  auto isUnused = [](const PlannedExecutable &executable) {
    return executable.sites.empty() &&
           SymbolTable::getSymbolVisibility(executable.op) ==
               SymbolTable::Visibility::Private;
  };
  for (const PlannedExecutable &executable : plan.executables)
    if (isUnused(executable))
      emitRemark(executable.op->getLoc(),
                 "stays as it is: it is private and nothing "
                 "dispatches it [executable-unused]");
  llvm::erase_if(plan.executables, isUnused);
  plan.executableIndex.clear();
  for (auto [index, executable] : llvm::enumerate(plan.executables))
    plan.executableIndex[SymbolTable::getSymbolName(executable.op)] = index;
}

//===----------------------------------------------------------------------===//
// Targets and variants
//===----------------------------------------------------------------------===//

void Planner::checkDevices() {
  if (plan.executables.empty())
    return;
  if (!devices.hasDevices()) {
    report(module) << "no HAL devices defined in the module; use the "
                      "module-level hal.device.targets attribute, the "
                      "--iree-hal-target-device= flag, or provide inputs with "
                      "global !hal.devices defined";
    return;
  }
  for (const PlannedSite &site : plan.sites)
    if (site.targets.affinity && site.targets.targets.empty())
      report(site.op) << "no executable target for this dispatch: "
                      << site.targets.reason;
}

TargetSet Planner::collectTargets(const PlannedExecutable &executable) {
  if (SymbolTable::getSymbolVisibility(executable.op) !=
      SymbolTable::Visibility::Private) {
    if (devices.all().empty())
      report(executable.op)
          << "no device of the module names an executable target";
    return devices.all();
  }
  TargetSet targets;
  for (unsigned site : executable.sites)
    targets.insert_range(plan.sites[site].targets.targets);
  if (!targets.empty())
    return targets;
  for (unsigned index : executable.sites) {
    const PlannedSite &site = plan.sites[index];
    // Others were reported already.
    if (!site.targets.affinity)
      report(site.op) << "no executable target for this dispatch: "
                      << site.targets.reason;
  }
  return targets;
}

void Planner::planExecutable(PlannedExecutable &executable) {
  if (!executable.isSource() && failed(planKernels(executable, plan.sites)))
    anyError = true;
  warnAboutSmallLayouts(executable);
  if (devices.hasDevices())
    planVariants(executable, collectTargets(executable));
}

/// Where no function says what an export takes, only the layout can be compared
/// with what a site passes. IREE 3.12 does not, so it is no error.
void Planner::warnAboutSmallLayouts(const PlannedExecutable &executable) {
  for (const PlannedExport &planned : executable.exports) {
    if (planned.kernel || !planned.layout)
      continue;
    size_t bindings = planned.layout.getBindings().size();
    size_t constants = planned.layout.getConstants();
    for (unsigned index : planned.sites) {
      stream::CmdDispatchOp site = plan.sites[index].op;
      size_t resources = site.getResources().size();
      size_t operands = site.getUniformOperands().size();
      if (resources > bindings || operands > constants)
        emitWarning(site.getLoc())
            << "passes " << resources << " resources and " << operands
            << " operands, but the layout of @"
            << planned.exportSymbol.getValue() << " has " << bindings
            << " bindings and " << constants << " constants";
    }
  }
}

/// Sorts `targets` by the name of their variants; gives each a symbol.
void Planner::planVariants(PlannedExecutable &executable,
                           const TargetSet &targets) {
  auto objects = executable.op->getAttrOfType<hal::ExecutableObjectsAttr>(
      executable.isSource() ? "objects" : "hal.executable.objects");
  for (hal::ExecutableTargetAttr target : targets) {
    if (target.getFormat().getValue().empty())
      report(executable.op) << "executable target " << target
                            << " has an empty format, which names no variant";
    executable.variants.push_back(
        {target.getSymbolNameFragment(), target,
         objects ? objects.getObjectsFor(target) : ArrayAttr()});
  }
  llvm::stable_sort(executable.variants, [](const auto &a, const auto &b) {
    return a.symbol < b.symbol;
  });
  // One counter for all names, as MLIR's symbol tables make names unique.
  llvm::StringSet<> used;
  unsigned counter = 0;
  for (PlannedVariant &variant : executable.variants) {
    std::string symbol = variant.symbol;
    while (!used.insert(symbol).second)
      symbol = variant.symbol + "_" + std::to_string(counter++);
    variant.symbol = std::move(symbol);
  }
}

FailureOr<MaterializePlan> bindery::planMaterialization(ModuleOp module) {
  return Planner(module).run();
}
