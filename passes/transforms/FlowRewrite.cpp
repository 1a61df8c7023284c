//===- FlowRewrite.cpp - Executables of the flow form ---------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/FlowPlan.h"

#include "mlir/IR/AttrTypeSubElements.h"

using namespace mlir;
using namespace bindery;

/// Gives `op`, which has one region, its only block and its implicit end.
template <typename OpT> static void addBody(OpT op, OpBuilder &builder) {
  op.getBody().emplaceBlock();
  OpT::ensureTerminator(op.getBody(), builder, op.getLoc());
}

/// The interface itself, at the builder's place. Copies in inner modules are
/// private.
static void buildInterface(OpBuilder &builder, const FlowInterface &interface,
                           bool isPrivate) {
  SmallVector<Location> locations;
  for (flow::DispatchEntryOp entry : interface.entries)
    locations.push_back(entry.getLoc());
  Location loc = builder.getFusedLoc(locations);
  auto op = hal::InterfaceOp::create(
      builder, loc, isPrivate ? builder.getStringAttr("private") : StringAttr(),
      builder.getStringAttr(interface.name),
      interface.numConstants ? builder.getI32IntegerAttr(interface.numConstants)
                             : IntegerAttr());
  addBody(op, builder);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&op.getBody().front());
  for (auto [number, binding] : llvm::enumerate(interface.bindings))
    hal::InterfaceBindingOp::create(
        builder, loc, binding.name, /*set=*/0u, static_cast<uint32_t>(number),
        hal::LegacyDescriptorType::StorageBuffer,
        binding.isWritten
            ? hal::MemoryAccess::Write | hal::MemoryAccess::Discard
            : hal::MemoryAccess::Read);
}

/// Clones the functions of entries and their helpers into `target`, in the
/// order of the old module.
static void cloneMembers(const FlowExecutablePlan &plan, ModuleOp target) {
  auto builder = OpBuilder::atBlockEnd(target.getBody());
  SmallPtrSet<Operation *, 8> helpers(plan.helpers.begin(), plan.helpers.end());
  flow::ExecutableOp executable = plan.op;
  for (Operation &op : *executable.getInnerModule().getBody()) {
    if (helpers.contains(&op)) {
      Operation *clone = builder.clone(op);
      if (auto symbol = dyn_cast<SymbolOpInterface>(clone))
        if (StringAttr name = plan.renamed.lookup(symbol.getNameAttr()))
          SymbolTable::setSymbolName(clone, name);
    }
    for (FlowEntry entry : plan.entries) {
      if (entry.function != &op)
        continue;
      auto clone = cast<func::FuncOp>(builder.clone(op));
      if (entry.hasThunk()) {
        clone.setSymName(entry.implementationName);
        clone.setPrivate();
      } else {
        clone.setSymName(entry.op.getSymName());
        rewriteRankedFunction(clone, plan.interfaces[entry.interface]);
      }
    }
  }
}

/// Follows the new names of `plan` in `target`. Symbols inside of a symbol
/// table are its own.
static void renameUses(const FlowExecutablePlan &plan, ModuleOp target) {
  if (plan.renamed.empty())
    return;
  AttrTypeReplacer replacer;
  replacer.addReplacement(
      [&](SymbolRefAttr symbol) -> std::pair<Attribute, WalkResult> {
        StringAttr name = plan.renamed.lookup(symbol.getRootReference());
        return {name ? SymbolRefAttr::get(name, symbol.getNestedReferences())
                     : symbol,
                WalkResult::skip()};
      });
  target.getBodyRegion().walk<WalkOrder::PreOrder>([&](Operation *op) {
    replacer.replaceElementsIn(op);
    return op->hasTrait<OpTrait::SymbolTable>() ? WalkResult::skip()
                                                : WalkResult::advance();
  });
}

/// Fills the inner module of a target.
static void fillInnerModule(const FlowExecutablePlan &plan, ModuleOp target) {
  cloneMembers(plan, target);
  renameUses(plan, target);
  for (const FlowEntry &entry : plan.entries)
    if (FlowEntry(entry).hasThunk())
      buildFlowThunk(entry, plan.interfaces[entry.interface], target);
  auto builder = OpBuilder::atBlockEnd(target.getBody());
  for (const FlowInterface &interface : plan.interfaces)
    buildInterface(builder, interface, /*isPrivate=*/true);
}

/// A target with its entry points and its inner module, at the builder's place.
static void buildTarget(OpBuilder &builder, const FlowExecutablePlan &plan,
                        const BackendTarget &target, StringRef name) {
  flow::ExecutableOp executable = plan.op;
  Location loc = executable.getLoc();
  auto op = hal::ExecutableTargetOp::create(
      builder, loc, StringAttr(), builder.getStringAttr(name),
      builder.getStringAttr(target.filter));
  addBody(op, builder);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&op.getBody().front());
  for (auto [ordinal, entry] : llvm::enumerate(plan.entries)) {
    flow::DispatchEntryOp source = entry.op;
    const FlowInterface &interface = plan.interfaces[entry.interface];
    hal::ExecutableEntryPointOp::create(
        builder, source.getLoc(), StringAttr(), source.getSymNameAttr(),
        FlatSymbolRefAttr::get(builder.getContext(), interface.name),
        builder.getI32IntegerAttr(ordinal), TypeAttr::get(interface.signature),
        ArrayAttr());
  }
  Location moduleLoc = executable.getInnerModule().getLoc();
  auto module = ModuleOp::create(builder, moduleLoc);
  fillInnerModule(plan, module);
}

void bindery::materializeFlowExecutable(const FlowExecutablePlan &plan,
                                        ArrayRef<BackendTarget> targets) {
  flow::ExecutableOp source = plan.op;
  OpBuilder builder(source);
  builder.setInsertionPointAfter(source);
  auto executable = hal::ExecutableOp::create(
      builder, source.getLoc(), builder.getStringAttr("private"), UnitAttr(),
      source.getSymNameAttr());
  addBody(executable, builder);
  builder.setInsertionPointToStart(&executable.getBody().front());
  SmallPtrSet<StringAttr, 4> names;
  for (const FlowInterface &interface : plan.interfaces) {
    buildInterface(builder, interface, /*isPrivate=*/false);
    names.insert(builder.getStringAttr(interface.name));
  }
  for (const BackendTarget &target : targets) {
    // Backends know nothing of each other: the second of one name gets `_0`.
    std::string name = target.name;
    for (unsigned number = 0; !names.insert(builder.getStringAttr(name)).second;
         ++number)
      name = (target.name + Twine("_") + Twine(number)).str();
    buildTarget(builder, plan, target, name);
  }
  source.erase();
}
