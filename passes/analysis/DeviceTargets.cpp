//===- DeviceTargets.cpp - What devices compile their kernels for ---------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/DeviceTargets.h"

#include "dialects/stream/Stream.h"

using namespace mlir;
using namespace bindery;

using Path = llvm::SmallVectorImpl<StringAttr>;

DeviceTargets::DeviceTargets(ModuleOp module) {
  for (Operation &op : *module.getBody()) {
    auto name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
    if (!name)
      continue;
    auto global = dyn_cast<util::GlobalOp>(op);
    symbols[name] = global;
    if (global && isa<hal::DeviceType>(global.getType()))
      globals.push_back(global);
  }
  if (globals.empty())
    moduleTargets = module->getAttrOfType<ArrayAttr>("hal.device.targets");

  llvm::SmallVector<StringAttr, 4> path;
  for (util::GlobalOp global : globals)
    addGlobal(global.getSymNameAttr(), allTargets, path);
  if (moduleTargets)
    addDevices(moduleTargets, allTargets, path);
}

Attribute DeviceTargets::lookupAffinity(Operation *site) {
  if (auto execute = site->getParentOfType<stream::CmdExecuteOp>())
    if (Attribute affinity = execute.getAffinityAttr())
      return affinity;
  for (Operation *op = site->getParentOp(); op; op = op->getParentOp())
    if (Attribute affinity = op->getAttr("stream.affinity"))
      return affinity;
  for (Operation *op = site->getParentOp(); op; op = op->getParentOp())
    if (isa<ModuleOp>(op))
      if (Attribute affinity = op->getAttr("stream.affinity.default"))
        return affinity;
  return {};
}

SiteTargets DeviceTargets::resolve(Operation *site) const {
  SiteTargets result;
  result.affinity = lookupAffinity(site);
  llvm::SmallVector<StringAttr, 4> path;
  if (!result.affinity) {
    if (moduleTargets)
      result.targets = allTargets;
    else
      result.reason = "nothing says which device it runs on";
  } else if (auto device = dyn_cast<hal::DeviceAffinityAttr>(result.affinity)) {
    result.reason =
        addGlobal(device.getDevice().getAttr(), result.targets, path);
  } else if (isa<hal::DeviceOptimalAttr>(result.affinity)) {
    result.reason = "its affinity leaves the choice between several devices";
  } else if (isa<hal::DevicePromiseAttr>(result.affinity)) {
    result.reason = "its affinity is to a device that is declared later";
  } else {
    result.reason = "its affinity is to no device";
  }
  return result;
}

std::string DeviceTargets::addGlobal(StringAttr name, TargetSet &targets,
                                     Path &path) const {
  std::string symbol = ("'@" + name.getValue() + "'").str();
  if (llvm::is_contained(path, name))
    return "device " + symbol + " falls back to itself";
  auto found = symbols.find(name);
  if (found == symbols.end())
    return "device " + symbol + " is not defined";
  util::GlobalOp global = found->second;
  if (!global || !isa<hal::DeviceType>(global.getType()))
    return symbol + " is not a global of type '!hal.device'";
  Attribute device = global.getInitialValueAttr();
  if (!device)
    return "device " + symbol + " has no initial value";
  path.push_back(name);
  std::string reason = addDevice(device, targets, path);
  path.pop_back();
  return reason.empty() ? reason : "device " + symbol + ": " + reason;
}

std::string DeviceTargets::addDevice(Attribute device, TargetSet &targets,
                                     Path &path) const {
  if (auto target = dyn_cast<hal::DeviceTargetAttr>(device)) {
    if (target.getExecutableTargets().empty())
      return "its list of executable targets is empty";
    targets.insert_range(target.getExecutableTargets());
    return {};
  }
  if (auto select = dyn_cast<hal::DeviceSelectAttr>(device))
    return addDevices(select.getDevices(), targets, path);
  if (auto fallback = dyn_cast<hal::DeviceFallbackAttr>(device))
    return addGlobal(fallback.getName().getAttr(), targets, path);
  if (isa<hal::DeviceAliasAttr>(device))
    return "an alias names no executable targets";
  if (isa<hal::DeviceOrdinalAttr>(device))
    return "an ordinal names no executable targets";
  return "its initial value names no executable targets";
}

std::string DeviceTargets::addDevices(ArrayAttr devices, TargetSet &targets,
                                      Path &path) const {
  // One member that gives targets is enough: it is the one that can be chosen.
  std::string reason = "it selects among no devices";
  bool anyTargets = false;
  for (Attribute device : devices) {
    std::string why = addDevice(device, targets, path);
    anyTargets |= why.empty();
    if (!why.empty())
      reason = why;
  }
  return anyTargets ? std::string() : reason;
}
