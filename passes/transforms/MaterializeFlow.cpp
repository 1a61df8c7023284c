//===- MaterializeFlow.cpp - Interfaces of flow executables ---------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/MaterializeFlow.h"

#include "transforms/FlowPlan.h"

#include "mlir/IR/Action.h"

using namespace mlir;
using namespace bindery;

namespace {

/// Materializes one `flow.executable`, its unit. Whoever skips it leaves that
/// executable as it is.
class MaterializeFlowExecutableAction
    : public tracing::ActionImpl<MaterializeFlowExecutableAction> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MaterializeFlowExecutableAction)
  MaterializeFlowExecutableAction(ArrayRef<IRUnit> units, StringRef symbol)
      : ActionImpl(units), symbol(symbol) {}
  static constexpr StringLiteral tag = "bindery-materialize-flow-executable";

  void print(llvm::raw_ostream &os) const override {
    os << tag << " @" << symbol;
  }

private:
  StringRef symbol;
};

} // namespace

/// Appends `names`, quoted, or `none`.
template <typename RangeT>
static void appendNames(InFlightDiagnostic &diagnostic, const RangeT &names) {
  if (names.empty()) {
    diagnostic << "none";
    return;
  }
  llvm::interleaveComma(names, diagnostic, [&](const std::string &name) {
    diagnostic << "'" << name << "'";
  });
}

FailureOr<SmallVector<BackendTarget>>
bindery::selectBackendTargets(Operation *op, ArrayRef<std::string> patterns) {
  TargetBackendRegistry &registry = TargetBackendRegistry::get();
  std::vector<TargetBackend> backends = registry.match(patterns);
  if (backends.empty()) {
    InFlightDiagnostic error = op->emitError("no target backend matches; ");
    error << "requested: ";
    appendNames(error, patterns);
    error << "; available: ";
    appendNames(error, registry.getNames());
    return error;
  }
  SmallVector<BackendTarget> targets;
  for (const TargetBackend &backend : backends)
    for (const BackendTarget &target : backend.targets)
      if (!llvm::is_contained(targets, target))
        targets.push_back(target);
  if (targets.empty()) {
    SmallVector<std::string> names;
    for (const TargetBackend &backend : backends)
      names.push_back(backend.name);
    InFlightDiagnostic error =
        op->emitError("no target backend declares a target; tried: ");
    appendNames(error, names);
    return error;
  }
  return targets;
}

LogicalResult
bindery::materializeFlowExecutables(ModuleOp module,
                                    ArrayRef<std::string> targets) {
  SmallVector<FlowExecutablePlan, 0> plans;
  LogicalResult result = success();
  for (auto executable : module.getOps<flow::ExecutableOp>()) {
    FailureOr<FlowExecutablePlan> plan = planFlowExecutable(executable);
    if (succeeded(plan))
      plans.push_back(std::move(*plan));
    else
      result = failure();
  }
  auto executables = module.getOps<flow::ExecutableOp>();
  if (executables.empty())
    return success();
  // The same for all of them: it is said once, at the first.
  FailureOr<SmallVector<BackendTarget>> selected =
      selectBackendTargets(*executables.begin(), targets);
  if (failed(selected) || failed(result))
    return failure();
  for (const FlowExecutablePlan &plan : plans) {
    flow::ExecutableOp executable = plan.op;
    std::string symbol = executable.getSymName().str();
    module.getContext()->executeAction<MaterializeFlowExecutableAction>(
        [&] { materializeFlowExecutable(plan, *selected); },
        IRUnit(executable.getOperation()), symbol);
  }
  return success();
}
