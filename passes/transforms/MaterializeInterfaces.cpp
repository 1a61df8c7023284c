//===- MaterializeInterfaces.cpp - iree-hal-materialize-interfaces --------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/Flow.h"
#include "transforms/MaterializeExecutable.h"
#include "transforms/MaterializeFlow.h"
#include "transforms/Passes.h"

#include "mlir/IR/Action.h"

using namespace mlir;
using namespace bindery;

namespace bindery {

#define GEN_PASS_DEF_MATERIALIZEINTERFACES
#include "transforms/Passes.h.inc"

} // namespace bindery

namespace {

/// Something that the pass does to one op.
template <typename ConcreteAction>
class StepAction : public tracing::ActionImpl<ConcreteAction> {
public:
  StepAction(ArrayRef<IRUnit> units, StringRef symbol)
      : tracing::ActionImpl<ConcreteAction>(units), symbol(symbol) {}

  void print(llvm::raw_ostream &os) const override {
    os << "`" << ConcreteAction::tag << "` @" << symbol;
  }

private:
  StringRef symbol;
};

/// An executable becomes a `hal.executable`.
class MaterializeExecutableAction
    : public StepAction<MaterializeExecutableAction> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MaterializeExecutableAction)
  using StepAction::StepAction;
  static constexpr StringLiteral tag = "bindery-materialize-executable";
};

/// A dispatch names the variants of what it dispatches. The symbol is that of
/// the function around it.
class MaterializeSiteAction : public StepAction<MaterializeSiteAction> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MaterializeSiteAction)
  using StepAction::StepAction;
  static constexpr StringLiteral tag = "bindery-materialize-site";
};

/// All `flow.executable`s become `hal.executable`s.
class MaterializeFlowAction : public StepAction<MaterializeFlowAction> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MaterializeFlowAction)
  using StepAction::StepAction;
  static constexpr StringLiteral tag = "bindery-materialize-flow";
};

class MaterializeInterfaces
    : public bindery::impl::MaterializeInterfacesBase<MaterializeInterfaces> {
public:
  using MaterializeInterfacesBase::MaterializeInterfacesBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<MaterializePlan> plan = planMaterialization(module);
    if (failed(plan)) {
      // The module stays as it is; what is wrong with the other form is to
      // show all the same.
      OwningOpRef<ModuleOp> copy = module.clone();
      (void)materializeFlow(*copy);
      return signalPassFailure();
    }
    if (failed(materializeFlow(module)))
      return signalPassFailure();
    rewrite(*plan);
  }

private:
  LogicalResult materializeFlow(ModuleOp module);
  void rewrite(const MaterializePlan &plan);
};

} // namespace

LogicalResult MaterializeInterfaces::materializeFlow(ModuleOp module) {
  if (module.getOps<flow::ExecutableOp>().empty())
    return success();
  LogicalResult result = success();
  llvm::SmallVector<std::string> names(targets.begin(), targets.end());
  getContext().executeAction<MaterializeFlowAction>(
      [&] { result = materializeFlowExecutables(module, names); },
      IRUnit(module.getOperation()), module.getSymName().value_or(""));
  return result;
}

void MaterializeInterfaces::rewrite(const MaterializePlan &plan) {
  // An action may be skipped: sites follow what was done.
  llvm::SmallPtrSet<const PlannedExecutable *, 16> done;
  for (const PlannedExecutable &executable : plan.executables) {
    remarkDroppedAttributes(executable);
    std::string symbol =
        SymbolTable::getSymbolName(executable.op).getValue().str();
    getContext().executeAction<MaterializeExecutableAction>(
        [&] {
          materializeExecutable(executable);
          done.insert(&executable);
        },
        IRUnit(executable.op), symbol);
  }
  for (const PlannedSite &site : plan.sites) {
    stream::CmdDispatchOp dispatch = site.op;
    auto function = dispatch->getParentOfType<FunctionOpInterface>();
    getContext().executeAction<MaterializeSiteAction>(
        [&] {
          dispatch.setEntryPointsAttr(expandEntryPoints(
              plan, site, [&](const PlannedExecutable &executable) {
                return done.contains(&executable);
              }));
        },
        IRUnit(dispatch.getOperation()),
        function ? function.getName() : StringRef());
  }
}
