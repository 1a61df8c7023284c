//===- DeviceTargets.h - What devices compile their kernels for -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Follows the affinity of a dispatch to a device global and that to the
/// executable targets of the device (docs/passes.md, "Devices and targets").
///
/// Nothing here changes the IR or reports a diagnostic.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_ANALYSIS_DEVICETARGETS_H
#define BINDERY_ANALYSIS_DEVICETARGETS_H

#include "dialects/hal/HAL.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SetVector.h"

#include <string>

namespace bindery {

/// Executable targets in the order of their discovery, equal ones once.
using TargetSet = llvm::SmallSetVector<hal::ExecutableTargetAttr, 4>;

/// Where a dispatch runs, and what that means for its kernel.
struct SiteTargets {
  /// Null when neither the dispatch nor anything around it has one.
  mlir::Attribute affinity;
  TargetSet targets;
  /// When there are no targets: why, as the end of a sentence.
  std::string reason;
};

/// The devices of one module. Valid as long as the module's globals do not
/// change; owns nothing of the IR.
class DeviceTargets {
public:
  explicit DeviceTargets(mlir::ModuleOp module);

  /// Whether the module says anything about devices: a global of type
  /// `!hal.device`, or else the attribute `hal.device.targets`.
  bool hasDevices() const { return !globals.empty() || moduleTargets; }

  /// The targets of all devices, in module order.
  const TargetSet &all() const { return allTargets; }

  /// The targets of the device that `site` runs on. Without device globals
  /// those of `hal.device.targets` when the site has no affinity.
  SiteTargets resolve(mlir::Operation *site) const;

  /// The affinity of `site`: that of the innermost `stream.cmd.execute` around
  /// it, else the nearest `stream.affinity` of an op around it,
  /// else the nearest `stream.affinity.default`; null when there is none.
  static mlir::Attribute lookupAffinity(mlir::Operation *site);

private:
  /// Adds the targets of the device global `name`. Returns why there are none
  /// to add, empty when there are.
  std::string addGlobal(mlir::StringAttr name, TargetSet &targets,
                        llvm::SmallVectorImpl<mlir::StringAttr> &path) const;
  std::string addDevice(mlir::Attribute device, TargetSet &targets,
                        llvm::SmallVectorImpl<mlir::StringAttr> &path) const;
  std::string addDevices(mlir::ArrayAttr devices, TargetSet &targets,
                         llvm::SmallVectorImpl<mlir::StringAttr> &path) const;

  /// Every global that affinities may name, by name; null values for symbols
  /// that are not globals.
  llvm::DenseMap<mlir::StringAttr, util::GlobalOp> symbols;
  /// The device globals among them, in module order.
  llvm::SmallVector<util::GlobalOp> globals;
  /// `hal.device.targets`, looked at only without device globals; null when
  /// there is none.
  mlir::ArrayAttr moduleTargets;
  TargetSet allTargets;
};

} // namespace bindery

#endif // BINDERY_ANALYSIS_DEVICETARGETS_H
