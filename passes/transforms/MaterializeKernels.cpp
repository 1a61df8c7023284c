//===- MaterializeKernels.cpp - Checks and plans the kernels --------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/DispatchGraph.h"
#include "transforms/MaterializePlan.h"

using namespace mlir;
using namespace bindery;

namespace {

/// Checks and plans the exports of one `stream.executable`.
class KernelPlanner {
public:
  KernelPlanner(PlannedExecutable &executable, ArrayRef<PlannedSite> sites)
      : executable(executable), sites(sites),
        reader(cast<stream::ExecutableOp>(executable.op),
               {/*elementTypes=*/false, /*places=*/false}) {}

  LogicalResult run() {
    checkMembers();
    for (PlannedExport &planned : executable.exports)
      planExport(planned);
    return failure(anyError);
  }

private:
  InFlightDiagnostic report(Operation *op) {
    anyError = true;
    return emitError(op->getLoc());
  }

  void checkMembers();
  void planExport(PlannedExport &planned);
  bool checkKernelExists(const ExportFacts &facts, PlannedExport &planned);
  void checkKernel(const ExportFacts &facts, const ExportHandles &handles);
  void checkArguments(FunctionOpInterface kernel);
  void checkArgumentAttributes(FunctionOpInterface kernel, unsigned index);
  void planLayout(const ExportFacts &facts, PlannedExport &planned);
  void planGivenLayout(const ExportFacts &facts, PlannedExport &planned,
                       Attribute given);

  PlannedExecutable &executable;
  ArrayRef<PlannedSite> sites;
  ExportReader reader;
  llvm::DenseMap<StringAttr, Operation *> exportOfKernel;
  bool anyError = false;
};

} // namespace

/// A variant takes over exports and one module.
void KernelPlanner::checkMembers() {
  auto stream = cast<stream::ExecutableOp>(executable.op);
  ModuleOp inner = stream.getInnerModule();
  for (Operation &member : stream.getBody().front())
    if (!isa<stream::ExecutableExportOp, stream::ExecutableEndOp>(member) &&
        &member != inner)
      report(&member) << "is lost when the executable is materialized; only "
                         "exports and one module can stand in it";
}

void KernelPlanner::planExport(PlannedExport &planned) {
  auto exportOp = cast<stream::ExecutableExportOp>(planned.op);
  auto [facts, handles] = reader.read(exportOp);
  planned.variantSymbol = exportOp.getFunctionRefAttr().getAttr();
  auto [first, isFirst] =
      exportOfKernel.try_emplace(planned.variantSymbol, planned.op);
  if (!isFirst) {
    InFlightDiagnostic diagnostic = report(planned.op);
    diagnostic << "function @" << planned.variantSymbol.getValue()
               << " is exported twice; a variant names an export as its "
                  "function, so it takes one export a function";
    diagnostic.attachNote(first->second->getLoc())
        << "the other export is here";
    return;
  }
  Region &count = exportOp.getWorkgroupCount();
  if (!count.empty() && !count.hasOneBlock())
    report(planned.op) << "computes its workgroup count in several blocks; a "
                          "hal.executable.export takes one";
  if (!checkKernelExists(facts, planned))
    return;
  planned.kernel = handles.kernel;
  // That sites pass what the function takes, the verifier of the dispatch has
  // checked.
  if (planned.kernel)
    checkKernel(facts, handles);
  planLayout(facts, planned);
}

bool KernelPlanner::checkKernelExists(const ExportFacts &facts,
                                      PlannedExport &planned) {
  switch (facts.kernel) {
  case ExportFacts::Kernel::Present:
    return true;
  case ExportFacts::Kernel::Extern:
    if (facts.hasFixedLayout)
      return true;
    report(planned.op) << "an export without a function needs the attribute "
                          "'hal.interface.layout'";
    return false;
  case ExportFacts::Kernel::Missing:
    report(planned.op) << "exports function @"
                       << planned.variantSymbol.getValue()
                       << ", which does not exist";
    return false;
  case ExportFacts::Kernel::Declared:
    report(planned.op) << "exports function @"
                       << planned.variantSymbol.getValue()
                       << ", which has no body";
    return false;
  }
  llvm_unreachable("unknown kind of kernel");
}

/// What would make the function invalid without its arguments.
void KernelPlanner::checkKernel(const ExportFacts &facts,
                                const ExportHandles &handles) {
  FunctionOpInterface kernel = handles.kernel;
  if (facts.resultCount != 0)
    report(kernel) << "a dispatched function cannot return values";
  for (Operation *call : handles.calls)
    report(call) << "refers to @" << kernel.getName()
                 << ", which is exported and will take no arguments";
  for (auto [index, users] : llvm::enumerate(handles.escapes))
    for (Operation *user : users)
      report(user) << "uses binding argument "
                   << handles.bindings[index].getArgNumber() << " of @"
                   << kernel.getName()
                   << "; only 'stream.binding.subspan' may [binding-escapes]";
  checkArguments(kernel);
}

void KernelPlanner::checkArguments(FunctionOpInterface kernel) {
  for (BlockArgument argument : kernel.getArguments()) {
    unsigned index = argument.getArgNumber();
    checkArgumentAttributes(kernel, index);
    Type type = argument.getType();
    if (isa<stream::BindingType>(type) || type.isInteger(32))
      continue;
    InFlightDiagnostic diagnostic = report(kernel);
    diagnostic << "unsupported interface function argument " << index
               << " type " << type
               << "; requires !stream.binding or i32 operands only";
    diagnostic.attachNote()
        << "iree-stream-pack-dispatch-operands turns other scalars into i32";
  }
}

void KernelPlanner::checkArgumentAttributes(FunctionOpInterface kernel,
                                            unsigned index) {
  Attribute alignment = kernel.getArgAttr(index, "stream.alignment");
  if (alignment && !isa<IntegerAttr>(alignment))
    report(kernel) << "'stream.alignment' of argument " << index
                   << " must be an integer";
  Attribute values = kernel.getArgAttr(index, "stream.values");
  if (values && !isa<ArrayAttr>(values))
    report(kernel) << "'stream.values' of argument " << index
                   << " must be an array";
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

void KernelPlanner::planLayout(const ExportFacts &facts,
                               PlannedExport &planned) {
  if (Attribute given = planned.op->getAttr("hal.interface.layout")) {
    planGivenLayout(facts, planned, given);
    return;
  }
  llvm::SmallVector<const SiteBindings *> bindings;
  for (unsigned site : planned.sites)
    bindings.push_back(&sites[site].bindings);
  planned.layout =
      deriveInterfaceLayout(planned.op->getContext(), facts.bindings.size(),
                            facts.scalarCount, bindings);
}

/// Uses `given` as it stands, provided that it has room for what the function
/// takes.
void KernelPlanner::planGivenLayout(const ExportFacts &facts,
                                    PlannedExport &planned, Attribute given) {
  planned.layout = dyn_cast<hal::PipelineLayoutAttr>(given);
  if (!planned.layout) {
    report(planned.op)
        << "'hal.interface.layout' must be a #hal.pipeline.layout";
    return;
  }
  size_t bindings = planned.layout.getBindings().size();
  int64_t constants = planned.layout.getConstants();
  if (facts.bindings.size() > bindings || facts.scalarCount > constants)
    report(planned.op) << "'hal.interface.layout' has " << bindings
                       << " bindings and " << constants
                       << " constants, but the function takes "
                       << facts.bindings.size() << " and " << facts.scalarCount;
}

LogicalResult bindery::planKernels(PlannedExecutable &executable,
                                   ArrayRef<PlannedSite> sites) {
  return KernelPlanner(executable, sites).run();
}

//===----------------------------------------------------------------------===//
// What is lost
//===----------------------------------------------------------------------===//

/// Remarks at `op` that the `dropped` ones among its attributes go.
static void remarkDropped(Operation *op, ArrayRef<NamedAttribute> dropped,
                          const llvm::Twine &owner = "") {
  if (dropped.empty())
    return;
  InFlightDiagnostic diagnostic = emitRemark(op->getLoc());
  diagnostic << "drops ";
  llvm::interleaveComma(dropped, diagnostic, [&](NamedAttribute attribute) {
    diagnostic << "'" << attribute.getName().getValue() << "'";
  });
  diagnostic << owner << ": not carried into variants [attribute-dropped]";
}

/// The discardable attributes of `op` other than `kept`.
static llvm::SmallVector<NamedAttribute> without(Operation *op,
                                                 StringRef kept) {
  llvm::SmallVector<NamedAttribute> rest;
  llvm::copy_if(
      op->getDiscardableAttrs(), std::back_inserter(rest),
      [&](NamedAttribute attribute) { return attribute.getName() != kept; });
  return rest;
}

static void remarkDroppedInKernel(FunctionOpInterface kernel) {
  for (BlockArgument argument : kernel.getArguments()) {
    unsigned index = argument.getArgNumber();
    bool isScalar = !isa<stream::BindingType>(argument.getType());
    llvm::SmallVector<NamedAttribute> dropped;
    for (NamedAttribute attribute : kernel.getArgAttrs(index)) {
      StringRef name = attribute.getName();
      if (name != "stream.alignment" && !(isScalar && name == "stream.values"))
        dropped.push_back(attribute);
    }
    remarkDropped(kernel, dropped, " of argument " + llvm::Twine(index));
  }
  kernel->walk([](stream::BindingSubspanOp subspan) {
    remarkDropped(subspan, without(subspan, ""));
  });
}

void bindery::remarkDroppedAttributes(const PlannedExecutable &executable) {
  if (executable.isSource()) {
    remarkDropped(executable.op, without(executable.op, ""));
    return;
  }
  remarkDropped(executable.op,
                without(executable.op, "hal.executable.objects"));
  for (const PlannedExport &planned : executable.exports)
    remarkDropped(planned.op, without(planned.op, "hal.interface.layout"));
  if (ModuleOp inner =
          cast<stream::ExecutableOp>(executable.op).getInnerModule())
    remarkDropped(inner, without(inner, ""));
  for (const PlannedExport &planned : executable.exports)
    if (planned.kernel)
      remarkDroppedInKernel(planned.kernel);
}
