//===- Symbols.cpp - The outline of a document ---------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/Symbols.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/StringExtras.h"

using namespace bindery;
using namespace bindery::features;
using namespace mlir;
using workbench::DocumentModel;
using workbench::PlacedItem;
using workbench::SectionModel;

static OutlineSymbol::Kind getKind(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (isa<FunctionOpInterface>(op))
    return OutlineSymbol::Kind::Function;
  if (op->hasTrait<OpTrait::SymbolTable>())
    return OutlineSymbol::Kind::Module;
  if (name.contains("export") || name.contains("entry"))
    return OutlineSymbol::Kind::Interface;
  if (name.contains("global"))
    return OutlineSymbol::Kind::Variable;
  return OutlineSymbol::Kind::Other;
}

namespace {

/// Where the operations of one item stand: an outline asks for thousands.
class ItemOutline {
public:
  ItemOutline(const DocumentModel &model, const PlacedItem &item)
      : model(model), item(item) {}

  std::vector<OutlineSymbol> build() {
    std::vector<OutlineSymbol> result;
    for (Operation *op : item.item->getOps())
      add(op, result, /*isTop=*/true);
    return result;
  }

private:
  /// Appends the node of `op`; an operation without a symbol gives way to what
  /// is inside it, except at the top.
  void add(Operation *op, std::vector<OutlineSymbol> &into, bool isTop) {
    auto symbol =
        op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
    std::optional<Span> scope = getScopeSpan(model, op);
    std::optional<Span> opName = getNameSpan(model, op);
    bool listed = (symbol || isTop) && scope && opName;
    std::vector<OutlineSymbol> children;
    // Symbols stand in symbol tables: no need to look into every loop.
    if (op->hasTrait<OpTrait::SymbolTable>())
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (Operation &nested : block)
            add(&nested, listed ? children : into, /*isTop=*/false);
    if (!listed)
      return;
    OutlineSymbol node;
    node.kind = getKind(op);
    node.name = symbol ? "@" + symbol.getValue().str()
                       : op->getName().getStringRef().str();
    node.detail = symbol ? op->getName().getStringRef().str() : "";
    node.span = *scope;
    node.nameSpan =
        symbol ? getSymbolSpan(model, op).value_or(*opName) : *opName;
    node.children = std::move(children);
    into.push_back(std::move(node));
  }

  const DocumentModel &model;
  const PlacedItem &item;
};

} // namespace

static std::vector<OutlineSymbol> getItems(const DocumentModel &model,
                                           const SectionModel &section) {
  std::vector<OutlineSymbol> result;
  for (const PlacedItem &item : section.items) {
    std::vector<OutlineSymbol> more = ItemOutline(model, item).build();
    std::move(more.begin(), more.end(), std::back_inserter(result));
  }
  return result;
}

std::vector<OutlineSymbol> features::getOutline(const DocumentModel &model) {
  if (model.getSections().size() == 1)
    return getItems(model, *model.getSections().front());
  std::vector<OutlineSymbol> result;
  for (auto [index, section] : llvm::enumerate(model.getSections())) {
    OutlineSymbol node;
    node.kind = OutlineSymbol::Kind::Section;
    node.name = "section " + std::to_string(index + 1);
    node.span = section->section.span;
    node.nameSpan = {node.span.begin, node.span.begin};
    node.children = getItems(model, *section);
    result.push_back(std::move(node));
  }
  return result;
}
