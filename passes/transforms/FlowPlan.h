//===- FlowPlan.h - What becomes of a legacy flow.executable ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The plan for the flow form of iree-hal-materialize-interfaces: which
/// interfaces the entries of an executable get, what of the inner module comes
/// along, and under which names. Planning checks everything and changes
/// nothing; materializing a plan cannot fail. Rules: docs/passes.md.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_FLOWPLAN_H
#define BINDERY_TRANSFORMS_FLOWPLAN_H

#include "dialects/flow/Flow.h"
#include "dialects/hal/HAL.h"
#include "transforms/TargetBackends.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace bindery {

/// Where an argument or a result of an entry function is found: in a binding,
/// or, for scalars, among the push constants.
struct FlowSlot {
  bool isBinding = false;
  /// The index among the bindings of the interface, or among its constants.
  unsigned index = 0;
};

/// A binding of an interface; its number is its index.
struct FlowBinding {
  std::string name;
  bool isWritten = false;
};

/// The `hal.interface` that entries of one signature share.
struct FlowInterface {
  std::string name;
  mlir::FunctionType signature;
  llvm::SmallVector<flow::DispatchEntryOp> entries;
  llvm::SmallVector<FlowBinding> bindings;
  unsigned numConstants = 0;
  /// One for each argument, in order.
  llvm::SmallVector<FlowSlot> arguments;
  /// One for each result, in order: all bindings.
  llvm::SmallVector<FlowSlot> results;
};

/// An entry and the function that it names.
struct FlowEntry {
  flow::DispatchEntryOp op;
  mlir::func::FuncOp function;
  /// Index of its interface in the plan.
  unsigned interface = 0;
  /// The name of the clone of the function that the thunk calls; empty for an
  /// entry with a workgroup rank, which has no thunk.
  std::string implementationName;

  bool hasThunk() { return !op.getWorkgroupRank(); }
};

/// What becomes of one `flow.executable`. Refers to the ops of the module that
/// was planned and is good until the first of them changes.
struct FlowExecutablePlan {
  flow::ExecutableOp op;
  llvm::SmallVector<FlowInterface, 1> interfaces;
  llvm::SmallVector<FlowEntry, 1> entries;
  /// The ops of the inner module that come along as they are, in its order:
  /// what the functions of entries use, directly or not. A function of an entry
  /// is none of them.
  llvm::SmallVector<mlir::Operation *> helpers;
  /// New names of symbols of the inner module, where they change.
  llvm::DenseMap<mlir::StringAttr, mlir::StringAttr> renamed;
};

/// The type in which `type` passes through a binding: widths of integers
/// rounded up to whole bytes. Null when there is none.
mlir::RankedTensorType getTensorABIType(mlir::Type type);

/// Plans `executable`. What is wrong is reported at the op it is wrong with.
mlir::FailureOr<FlowExecutablePlan>
planFlowExecutable(flow::ExecutableOp executable);

/// Fills the bindings and constants of `interface`, whose signature and first
/// entry are set. `function` is the function of that entry.
mlir::LogicalResult planFlowInterface(mlir::func::FuncOp function,
                                      FlowInterface &interface);

/// Makes the `hal.executable` right behind the executable that `plan` is for,
/// with a target for each of `targets`, and erases that executable.
void materializeFlowExecutable(const FlowExecutablePlan &plan,
                               llvm::ArrayRef<BackendTarget> targets);

/// Adds the thunk of `entry` at the front of `module`. It takes no arguments:
/// it loads what the function takes, calls its clone, and stores the results.
void buildFlowThunk(FlowEntry entry, const FlowInterface &interface,
                    mlir::ModuleOp module);

/// Makes `function`, the clone of the function of an entry with a workgroup
/// rank, take its arguments from `interface`.
void rewriteRankedFunction(mlir::func::FuncOp function,
                           const FlowInterface &interface);

} // namespace bindery

#endif // BINDERY_TRANSFORMS_FLOWPLAN_H
