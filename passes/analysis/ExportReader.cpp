//===- ExportReader.cpp - Facts of one export and its kernel --------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/DispatchGraph.h"
#include "analysis/SymbolSpelling.h"
#include "dialects/tensor_ext/TensorExt.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace bindery;

//===----------------------------------------------------------------------===//
// Uses of symbols
//===----------------------------------------------------------------------===//

namespace {

/// Finds the symbols that ops refer to. Most ops of a kernel have no attribute
/// that could, so this asks for attributes by kind of op and looks into each
/// attribute once; `SymbolTable::getSymbolUses` would make a dictionary of each
/// op's attributes.
class SymbolUseFinder {
public:
  /// Calls `found` with each symbol of the root of a reference in `op`.
  void find(Operation *op, llvm::function_ref<void(StringAttr)> found) {
    for (StringAttr name : inherentNames(op->getName()))
      if (std::optional<Attribute> attribute =
              op->getInherentAttr(name.getValue()))
        if (*attribute)
          report(*attribute, found);
    for (NamedAttribute attribute : op->getDiscardableAttrs())
      report(attribute.getValue(), found);
  }

private:
  using Symbols = llvm::SmallVector<StringAttr, 1>;

  /// Names of the attributes that an op of this kind declares, without those
  /// that name no symbol for certain.
  llvm::ArrayRef<StringAttr> inherentNames(OperationName kind) {
    auto [entry, isNew] = namesOfKind.try_emplace(kind);
    if (isNew && kind.isRegistered())
      for (StringAttr name : kind.getRegisteredInfo()->getAttributeNames())
        if (name != "operandSegmentSizes" && name != "resultSegmentSizes" &&
            name != SymbolTable::getSymbolAttrName())
          entry->second.push_back(name);
    return entry->second;
  }

  void report(Attribute attribute, llvm::function_ref<void(StringAttr)> found) {
    if (isa<IntegerAttr, FloatAttr, StringAttr, UnitAttr, AffineMapAttr,
            TypeAttr, DenseElementsAttr>(attribute))
      return;
    auto [entry, isNew] = symbolsOf.try_emplace(attribute);
    if (isNew) {
      Symbols symbols;
      attribute.walk<WalkOrder::PreOrder>([&](SymbolRefAttr symbol) {
        symbols.push_back(symbol.getRootReference());
        // The parts of a reference are references too.
        return WalkResult::skip();
      });
      entry->second = std::move(symbols);
    }
    for (StringAttr symbol : entry->second)
      found(symbol);
  }

  llvm::SmallDenseMap<OperationName, llvm::SmallVector<StringAttr, 2>, 16>
      namesOfKind;
  llvm::SmallDenseMap<Attribute, Symbols, 16> symbolsOf;
};

} // namespace

//===----------------------------------------------------------------------===//
// ExportReader
//===----------------------------------------------------------------------===//

/// The functions of one inner module by name, and who refers to them.
struct ExportReader::Kernels {
  llvm::SmallDenseMap<StringAttr, FunctionOpInterface, 4> functions;
  llvm::SmallDenseMap<StringAttr, std::vector<Operation *>, 1> users;

  explicit Kernels(ModuleOp module) {
    for (auto function : module.getOps<FunctionOpInterface>())
      functions.try_emplace(function.getNameAttr(), function);
    SymbolUseFinder finder;
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      finder.find(op, [&](StringAttr symbol) {
        if (!functions.contains(symbol))
          return;
        std::vector<Operation *> &ops = users[symbol];
        if (ops.empty() || ops.back() != op)
          ops.push_back(op);
      });
      // Names inside a symbol table of its own mean symbols of that one.
      bool isOther = op != module && op->hasTrait<OpTrait::SymbolTable>();
      return isOther ? WalkResult::skip() : WalkResult::advance();
    });
  }
};

ExportReader::ExportReader(stream::ExecutableOp executable, FactOptions options)
    : executable(executable), options(options) {
  if (ModuleOp module = executable.getInnerModule())
    kernels = std::make_shared<const Kernels>(module);
}

namespace {

/// `f32` for a view of f32 elements, whatever kind of view.
std::string spellElementType(Type type) {
  if (auto tensor = dyn_cast<tensor_ext::DispatchTensorType>(type))
    type = tensor.getBoundType();
  type = getElementTypeOrSelf(type);
  std::string text;
  llvm::raw_string_ostream os(text);
  type.print(os);
  return text;
}

class BindingReader {
public:
  BindingReader(ExportFacts &facts, ExportHandles &handles, FactOptions options)
      : facts(facts), handles(handles), options(options) {}

  void read(BlockArgument argument) {
    BindingFacts binding;
    binding.argument = argument.getArgNumber();
    if (options.places)
      binding.place = readPlace(argument.getLoc());
    std::vector<Operation *> escapes = findEscapes(argument);
    for (Operation *op : escapes)
      binding.escapes.push_back(describeUse(op));
    if (options.elementTypes)
      readElementTypes(argument, binding);
    handles.bindings.push_back(argument);
    handles.escapes.push_back(std::move(escapes));
    facts.bindings.push_back(std::move(binding));
  }

  KernelUse describeUse(Operation *op) {
    return {readPlace(op->getLoc()), op->getName().getStringRef().str()};
  }

private:
  /// Use lists run backwards; facts are in the order of uses as they were made,
  /// which is that of a text that was parsed.
  static std::vector<Operation *> usersInOrder(BlockArgument argument) {
    std::vector<Operation *> users;
    for (Operation *user : argument.getUsers())
      if (users.empty() || users.back() != user)
        users.push_back(user);
    std::reverse(users.begin(), users.end());
    return users;
  }

  static std::vector<Operation *> findEscapes(BlockArgument argument) {
    // Nearly every kernel has none.
    if (llvm::all_of(argument.getUsers(),
                     llvm::IsaPred<stream::BindingSubspanOp>))
      return {};
    std::vector<Operation *> users = usersInOrder(argument);
    llvm::erase_if(users, llvm::IsaPred<stream::BindingSubspanOp>);
    return users;
  }

  static void readElementTypes(BlockArgument argument, BindingFacts &binding) {
    for (Operation *user : usersInOrder(argument)) {
      auto subspan = dyn_cast<stream::BindingSubspanOp>(user);
      if (!subspan)
        continue;
      std::string type = spellElementType(subspan.getResult().getType());
      if (!llvm::is_contained(binding.elementTypes, type))
        binding.elementTypes.push_back(std::move(type));
    }
  }

  ExportFacts &facts;
  ExportHandles &handles;
  FactOptions options;
};

void readKernel(FunctionOpInterface kernel, ExportFacts &facts,
                ExportHandles &handles, FactOptions options) {
  handles.kernel = kernel;
  facts.resultCount = kernel.getNumResults();
  if (options.places)
    facts.functionPlace = readPlace(kernel.getLoc());
  if (kernel.isExternal()) {
    facts.kernel = ExportFacts::Kernel::Declared;
    return;
  }
  BindingReader reader(facts, handles, options);
  for (BlockArgument argument : kernel.getArguments()) {
    if (isa<stream::BindingType>(argument.getType()))
      reader.read(argument);
    else
      ++facts.scalarCount;
  }
  for (Operation *op : handles.calls)
    facts.calls.push_back(reader.describeUse(op));
}

/// The nearest `stream.resources` on export, executable and module decides
/// alone.
void readConfig(stream::ExecutableExportOp exportOp, ExportFacts &facts) {
  Operation *executable = exportOp->getParentOp();
  for (Operation *op :
       {exportOp.getOperation(), executable, executable->getParentOp()}) {
    auto config =
        op ? op->getAttrOfType<stream::ResourceConfigAttr>("stream.resources")
           : stream::ResourceConfigAttr();
    if (!config)
      continue;
    facts.aliasMutable = config.getAliasMutableBindings();
    facts.limits.maxBufferRange = config.getMaxBufferRange();
    facts.limits.minBufferOffsetAlignment =
        config.getMinBufferOffsetAlignment();
    facts.limits.indexBits = config.getIndexBits();
    return;
  }
}

} // namespace

std::pair<ExportFacts, ExportHandles>
ExportReader::read(stream::ExecutableExportOp exportOp) const {
  ExportFacts facts;
  ExportHandles handles;
  handles.executable = executable;
  handles.exportOp = exportOp;
  facts.executable = handles.executable.getSymName().str();
  facts.name = exportOp.getSymName().str();
  facts.symbol = spellSymbol(facts.executable) + "::" + spellSymbol(facts.name);
  facts.function = exportOp.getFunctionRef().str();
  if (options.places)
    facts.place = readPlace(exportOp.getLoc());
  facts.functionPlace = facts.place;
  facts.hasFixedLayout = exportOp->hasAttr("hal.interface.layout");
  readConfig(exportOp, facts);
  if (!kernels) {
    facts.kernel = ExportFacts::Kernel::Extern;
    return {std::move(facts), std::move(handles)};
  }
  StringAttr name = exportOp.getFunctionRefAttr().getAttr();
  FunctionOpInterface kernel = kernels->functions.lookup(name);
  if (!kernel) {
    facts.kernel = ExportFacts::Kernel::Missing;
    return {std::move(facts), std::move(handles)};
  }
  handles.calls = kernels->users.lookup(name);
  readKernel(kernel, facts, handles, options);
  return {std::move(facts), std::move(handles)};
}

std::pair<ExportFacts, ExportHandles>
bindery::readExport(stream::ExecutableExportOp exportOp, FactOptions options) {
  auto executable = cast<stream::ExecutableOp>(exportOp->getParentOp());
  return ExportReader(executable, options).read(exportOp);
}
