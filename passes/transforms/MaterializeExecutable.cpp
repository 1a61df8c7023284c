//===- MaterializeExecutable.cpp - Makes a hal.executable -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/MaterializeExecutable.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace bindery;

/// An empty variant in front of `builder`, which is then at the start of it.
static hal::ExecutableVariantOp
createVariant(const PlannedVariant &planned, Location loc, OpBuilder &builder) {
  auto variant = hal::ExecutableVariantOp::create(
      builder, loc, builder.getStringAttr("public"),
      builder.getStringAttr(planned.symbol), planned.target, planned.objects,
      /*sources=*/DictionaryAttr());
  hal::ExecutableVariantOp::ensureTerminator(variant.getBody(), builder, loc);
  builder.setInsertionPointToStart(&variant.getBody().front());
  return variant;
}

//===----------------------------------------------------------------------===//
// stream.executable
//===----------------------------------------------------------------------===//

/// Clones the workgroup count of `from` to `to`: it takes the device first and
/// ends as hal regions end.
static void cloneWorkgroupCount(stream::ExecutableExportOp from,
                                hal::ExecutableExportOp to) {
  Region &region = to.getWorkgroupCount();
  IRMapping mapping;
  from.getWorkgroupCount().cloneInto(&region, mapping);
  if (region.empty())
    return;
  Block &entry = region.front();
  auto deviceType = hal::DeviceType::get(to.getContext());
  if (entry.getNumArguments() == 0 ||
      entry.getArgument(0).getType() != deviceType)
    entry.insertArgument(0u, deviceType, from.getLoc());
  region.walk([](stream::ReturnOp op) {
    OpBuilder builder(op);
    hal::ReturnOp::create(builder, op.getLoc(), op.getOperands());
    op.erase();
  });
}

static void createExport(const PlannedExport &planned, OpBuilder &builder) {
  auto from = cast<stream::ExecutableExportOp>(planned.op);
  OperationState state(from.getLoc(),
                       hal::ExecutableExportOp::getOperationName());
  auto &properties =
      state.getOrAddProperties<hal::ExecutableExportOp::Properties>();
  properties.setSymVisibility(builder.getStringAttr("public"));
  properties.setSymName(planned.variantSymbol);
  properties.setOrdinal(builder.getIndexAttr(planned.ordinal));
  properties.setLayout(planned.layout);
  state.addRegion(); // The workgroup count.
  state.addRegion(); // The condition.
  auto to = cast<hal::ExecutableExportOp>(builder.create(state));
  cloneWorkgroupCount(from, to);
}

/// Clones the functions of `from`; those that are exported take nothing
/// afterwards.
static void cloneInnerModule(const PlannedExecutable &executable, ModuleOp from,
                             OpBuilder &builder) {
  auto to = ModuleOp::create(builder, executable.op->getLoc());
  OpBuilder bodyBuilder = OpBuilder::atBlockEnd(to.getBody());
  llvm::DenseMap<Operation *, Operation *> clones;
  for (Operation &op : *from.getBody())
    clones[&op] = bodyBuilder.clone(op);
  for (const PlannedExport &planned : executable.exports)
    if (Operation *clone =
            planned.kernel ? clones.lookup(planned.kernel) : nullptr)
      rewriteKernel(cast<FunctionOpInterface>(clone), planned.layout);
}

hal::ExecutableVariantOp
bindery::materializeVariant(const PlannedExecutable &executable,
                            const PlannedVariant &planned, OpBuilder &builder) {
  OpBuilder::InsertionGuard guard(builder);
  auto from = cast<stream::ExecutableOp>(executable.op);
  hal::ExecutableVariantOp variant =
      createVariant(planned, from.getLoc(), builder);
  // IREE 3.12 puts each export in front of those before it.
  for (const PlannedExport &exportPlan : llvm::reverse(executable.exports))
    createExport(exportPlan, builder);
  if (ModuleOp inner = from.getInnerModule())
    cloneInnerModule(executable, inner, builder);
  rewriteWorkgroupOps(variant);
  // Folds and removes what is unused, by no pattern: what IREE 3.12 does.
  (void)applyPatternsGreedily(variant, FrozenRewritePatternSet());
  return variant;
}

//===----------------------------------------------------------------------===//
// hal.executable.source
//===----------------------------------------------------------------------===//

/// Clones what stands in the source, modules last.
static void cloneSource(hal::ExecutableSourceOp from,
                        const PlannedVariant &planned, OpBuilder &builder) {
  OpBuilder::InsertionGuard guard(builder);
  createVariant(planned, from.getLoc(), builder);
  for (bool modules : {false, true})
    for (Operation &op : from.getBody().front())
      if (isa<ModuleOp>(op) == modules && !op.hasTrait<OpTrait::IsTerminator>())
        builder.clone(op);
}

hal::ExecutableOp
bindery::materializeExecutable(const PlannedExecutable &executable) {
  OpBuilder builder(executable.op);
  Location loc = executable.op->getLoc();
  auto result = hal::ExecutableOp::create(
      builder, loc, executable.op->getAttrOfType<StringAttr>("sym_visibility"),
      /*lazy=*/UnitAttr(), SymbolTable::getSymbolName(executable.op));
  hal::ExecutableOp::ensureTerminator(result.getBody(), builder, loc);
  builder.setInsertionPoint(result.getBody().front().getTerminator());
  for (const PlannedVariant &variant : executable.variants) {
    if (auto source = dyn_cast<hal::ExecutableSourceOp>(executable.op))
      cloneSource(source, variant, builder);
    else
      materializeVariant(executable, variant, builder);
  }
  executable.op->erase();
  return result;
}

//===----------------------------------------------------------------------===//
// Dispatch sites
//===----------------------------------------------------------------------===//

/// `@ex::@variant::@export` for each variant that `site` may run.
static void addVariantEntries(const PlannedExecutable &executable,
                              const PlannedExport &planned,
                              const PlannedSite &site, StringAttr root,
                              llvm::SmallVectorImpl<Attribute> &entries) {
  MLIRContext *context = root.getContext();
  for (const PlannedVariant &variant : executable.variants) {
    if (site.targets.affinity && !site.targets.targets.contains(variant.target))
      continue;
    entries.push_back(SymbolRefAttr::get(
        root, {FlatSymbolRefAttr::get(context, variant.symbol),
               FlatSymbolRefAttr::get(planned.variantSymbol)}));
  }
}

ArrayAttr bindery::expandEntryPoints(
    const MaterializePlan &plan, const PlannedSite &site,
    llvm::function_ref<bool(const PlannedExecutable &)> isMaterialized) {
  llvm::SmallVector<Attribute> entries;
  stream::CmdDispatchOp dispatch = site.op;
  for (auto entry : dispatch.getEntryPoints().getAsRange<SymbolRefAttr>()) {
    auto index = plan.executableIndex.find(entry.getRootReference());
    if (index == plan.executableIndex.end() ||
        !isMaterialized(plan.executables[index->second])) {
      entries.push_back(entry);
      continue;
    }
    const PlannedExecutable &executable = plan.executables[index->second];
    for (const PlannedExport &planned : executable.exports)
      if (planned.exportSymbol == entry.getLeafReference())
        addVariantEntries(executable, planned, site, entry.getRootReference(),
                          entries);
  }
  return ArrayAttr::get(dispatch.getContext(), entries);
}
