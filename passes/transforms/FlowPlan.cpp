//===- FlowPlan.cpp - What becomes of a legacy flow.executable ------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/FlowPlan.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace bindery;

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

RankedTensorType bindery::getTensorABIType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return {};
  Type element = tensor.getElementType();
  if (isa<FloatType>(element))
    return tensor;
  auto integer = dyn_cast<IntegerType>(element);
  if (!integer || integer.getWidth() == 0)
    return {};
  unsigned width = llvm::alignTo(integer.getWidth(), 8);
  if (width == integer.getWidth())
    return tensor;
  // The ops that convert take signless integers alone.
  if (!integer.isSignless() || width > IntegerType::kMaxWidth)
    return {};
  return RankedTensorType::get(tensor.getShape(),
                               IntegerType::get(type.getContext(), width),
                               tensor.getEncoding());
}

namespace {

/// Gives the arguments and results of one function their places.
class InterfacePlanner {
public:
  InterfacePlanner(func::FuncOp function, FlowInterface &interface)
      : function(function), interface(interface) {}

  LogicalResult planArgument(unsigned index, Type type, bool isRanked);
  LogicalResult planResult(unsigned index, Type type);

private:
  FlowSlot addBinding(std::string name, bool isWritten) {
    unsigned number = interface.bindings.size();
    interface.bindings.push_back({std::move(name), isWritten});
    return {/*isBinding=*/true, number};
  }
  InFlightDiagnostic emitError(StringRef what, unsigned index, Type type) {
    return function.emitError() << "unsupported " << what << " " << index
                                << " of type " << type << ": ";
  }

  func::FuncOp function;
  FlowInterface &interface;
  unsigned numOutputs = 0;
};

} // namespace

LogicalResult InterfacePlanner::planArgument(unsigned index, Type type,
                                             bool isRanked) {
  std::string name = ("arg" + Twine(index)).str();
  if (type.isIndex() || type.isSignlessInteger(32)) {
    interface.arguments.push_back(
        {/*isBinding=*/false, interface.numConstants++});
    return success();
  }
  if (auto integer = dyn_cast<IntegerType>(type);
      integer && integer.getWidth() != 32)
    return emitError("argument", index, type)
           << "only 32-bit values are supported";
  if (isRanked && isa<flow::DispatchInputType>(type)) {
    interface.arguments.push_back(addBinding(name, /*isWritten=*/false));
    return success();
  }
  if (isRanked && isa<flow::DispatchOutputType>(type)) {
    interface.arguments.push_back(
        addBinding(("ret" + Twine(numOutputs++)).str(), /*isWritten=*/true));
    return success();
  }
  if (isRanked || !isa<TensorType>(type))
    return emitError("argument", index, type)
           << "expected "
           << (isRanked ? "!flow.dispatch.input, !flow.dispatch.output"
                        : "a tensor")
           << ", index or i32";
  if (!getTensorABIType(type))
    return emitError("argument", index, type) << "it has no ABI form";
  interface.arguments.push_back(addBinding(name, /*isWritten=*/false));
  return success();
}

LogicalResult InterfacePlanner::planResult(unsigned index, Type type) {
  if (!isa<TensorType>(type))
    return emitError("result", index, type) << "expected a tensor";
  if (!getTensorABIType(type))
    return emitError("result", index, type) << "it has no ABI form";
  interface.results.push_back(
      addBinding(("ret" + Twine(index)).str(), /*isWritten=*/true));
  return success();
}

LogicalResult bindery::planFlowInterface(func::FuncOp function,
                                         FlowInterface &interface) {
  InterfacePlanner planner(function, interface);
  bool isRanked = interface.entries.front().getWorkgroupRank().has_value();
  LogicalResult result = success();
  for (auto [index, type] : llvm::enumerate(interface.signature.getInputs()))
    if (failed(planner.planArgument(index, type, isRanked)))
      result = failure();
  if (isRanked && interface.signature.getNumResults() != 0)
    return function.emitError()
           << "an entry with a workgroup rank must return nothing: it writes "
              "to its !flow.dispatch.output arguments";
  for (auto [index, type] : llvm::enumerate(interface.signature.getResults()))
    if (failed(planner.planResult(index, type)))
      result = failure();
  return result;
}

//===----------------------------------------------------------------------===//
// Executables
//===----------------------------------------------------------------------===//

/// Calls `visit` with each use of a symbol at `root` and inside. Symbols inside
/// of a symbol table are its own. Ops that are not registered count as ops with
/// plain regions, which MLIR's own search gives up on.
static void
forEachSymbolUse(Operation *root,
                 function_ref<void(Operation *, SymbolRefAttr)> visit) {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    op->getAttrDictionary().walk<WalkOrder::PreOrder>(
        [&](SymbolRefAttr symbol) {
          visit(op, symbol);
          return WalkResult::skip();
        });
    return op->hasTrait<OpTrait::SymbolTable>() ? WalkResult::skip()
                                                : WalkResult::advance();
  });
}

namespace {

/// Plans one executable, step by step.
class ExecutablePlanner {
public:
  explicit ExecutablePlanner(flow::ExecutableOp op) { plan.op = op; }

  FailureOr<FlowExecutablePlan> run();

private:
  LogicalResult planEntry(flow::DispatchEntryOp op);
  FailureOr<unsigned> planInterface(flow::DispatchEntryOp op,
                                    func::FuncOp function);
  LogicalResult collectHelpers();
  LogicalResult addUses(Operation *user, SmallVectorImpl<Operation *> &pending);
  bool usesHelper(Operation *user);
  void nameSymbols();
  std::string makeName(StringRef base);

  /// The entry whose function is `op`, or null.
  FlowEntry *findEntry(Operation *op) {
    auto entry = llvm::find_if(
        plan.entries, [&](FlowEntry &entry) { return entry.function == op; });
    return entry == plan.entries.end() ? nullptr : &*entry;
  }

  FlowExecutablePlan plan;
  ModuleOp inner;
  SmallPtrSet<Operation *, 8> helpers;
  /// Names in the inner module of a target that are given away.
  llvm::StringSet<> taken;
};

} // namespace

LogicalResult ExecutablePlanner::planEntry(flow::DispatchEntryOp op) {
  FlatSymbolRefAttr name = op.getFunctionRefAttr();
  Operation *symbol = inner.lookupSymbol(name);
  if (!symbol)
    return op.emitError() << "the executable has no function " << name;
  auto function = dyn_cast<func::FuncOp>(symbol);
  if (!function)
    return op.emitError() << name << " is a " << symbol->getName()
                          << "; the function of an entry must be a func.func";
  if (function.isDeclaration())
    return op.emitError() << "the function " << name << " has no body";
  FailureOr<unsigned> interface = planInterface(op, function);
  if (failed(interface))
    return failure();
  plan.entries.push_back({op, function, *interface, {}});
  return success();
}

FailureOr<unsigned> ExecutablePlanner::planInterface(flow::DispatchEntryOp op,
                                                     func::FuncOp function) {
  // What may be passed depends on the rank, unless it is scalars alone.
  bool isRanked = op.getWorkgroupRank().has_value();
  for (auto [index, interface] : llvm::enumerate(plan.interfaces))
    if (interface.signature == function.getFunctionType() &&
        (interface.bindings.empty() ||
         interface.entries.front().getWorkgroupRank().has_value() ==
             isRanked)) {
      interface.entries.push_back(op);
      return static_cast<unsigned>(index);
    }
  FlowInterface interface;
  interface.signature = function.getFunctionType();
  interface.entries.push_back(op);
  if (failed(planFlowInterface(function, interface)))
    return failure();
  plan.interfaces.push_back(std::move(interface));
  return static_cast<unsigned>(plan.interfaces.size() - 1);
}

/// Adds what `user` uses of the inner module to the helpers and to `pending`.
LogicalResult
ExecutablePlanner::addUses(Operation *user,
                           SmallVectorImpl<Operation *> &pending) {
  LogicalResult result = success();
  forEachSymbolUse(user, [&](Operation *op, SymbolRefAttr symbol) {
    Operation *used = inner.lookupSymbol(symbol.getRootReference());
    if (!used)
      return;
    FlowEntry *entry = findEntry(used);
    if (entry && !entry->hasThunk())
      result = op->emitError()
               << "uses " << symbol
               << ", which is an entry with a workgroup rank and so cannot be "
                  "called";
    if (!entry && helpers.insert(used).second)
      pending.push_back(used);
  });
  return result;
}

bool ExecutablePlanner::usesHelper(Operation *user) {
  bool found = false;
  forEachSymbolUse(user, [&](Operation *op, SymbolRefAttr symbol) {
    Operation *used = inner.lookupSymbol(symbol.getRootReference());
    found |= used && helpers.contains(used);
  });
  return found;
}

/// Finds the helpers. An op without a symbol, like an initializer, comes along
/// with the symbols that it uses.
LogicalResult ExecutablePlanner::collectHelpers() {
  SmallVector<Operation *> pending;
  for (FlowEntry &entry : plan.entries)
    pending.push_back(entry.function);
  while (!pending.empty()) {
    while (!pending.empty())
      if (failed(addUses(pending.pop_back_val(), pending)))
        return failure();
    for (Operation &op : *inner.getBody()) {
      if (isa<SymbolOpInterface>(op) || helpers.contains(&op))
        continue;
      if (usesHelper(&op)) {
        helpers.insert(&op);
        pending.push_back(&op);
      }
    }
  }
  for (Operation &op : *inner.getBody())
    if (helpers.contains(&op))
      plan.helpers.push_back(&op);
  return success();
}

/// `base`, with a number behind it if it is taken.
std::string ExecutablePlanner::makeName(StringRef base) {
  std::string name = base.str();
  for (unsigned number = 0; !taken.insert(name).second; ++number)
    name = (base + "_" + Twine(number)).str();
  return name;
}

/// Names interfaces and clones of functions; helpers give way.
void ExecutablePlanner::nameSymbols() {
  for (FlowEntry &entry : plan.entries)
    taken.insert(entry.op.getSymName());
  unsigned number = 0;
  for (FlowInterface &interface : plan.interfaces)
    do
      interface.name = number ? ("legacy_io_" + Twine(number)).str()
                              : std::string("legacy_io");
    while (++number, !taken.insert(interface.name).second);
  MLIRContext *context = plan.op.getContext();
  for (FlowEntry &entry : plan.entries) {
    if (!entry.hasThunk())
      continue;
    entry.implementationName =
        makeName((entry.op.getSymName() + "_impl").str());
    // Calls of the function go to its first clone.
    plan.renamed.try_emplace(
        entry.function.getSymNameAttr(),
        StringAttr::get(context, entry.implementationName));
  }
  for (Operation *helper : plan.helpers) {
    auto symbol = dyn_cast<SymbolOpInterface>(helper);
    if (!symbol || !symbol.getNameAttr())
      continue;
    std::string name = makeName(symbol.getName());
    if (name != symbol.getName())
      plan.renamed[symbol.getNameAttr()] = StringAttr::get(context, name);
  }
}

FailureOr<FlowExecutablePlan> ExecutablePlanner::run() {
  auto entries = plan.op.getBody().getOps<flow::DispatchEntryOp>();
  if (entries.empty())
    return plan.op.emitError() << "has no flow.dispatch.entry";
  inner = plan.op.getInnerModule();
  if (!inner)
    return plan.op.emitError() << "has no inner module";
  LogicalResult result = success();
  for (flow::DispatchEntryOp entry : entries)
    if (failed(planEntry(entry)))
      result = failure();
  if (failed(result) || failed(collectHelpers()))
    return failure();
  nameSymbols();
  return std::move(plan);
}

FailureOr<FlowExecutablePlan>
bindery::planFlowExecutable(flow::ExecutableOp executable) {
  return ExecutablePlanner(executable).run();
}
