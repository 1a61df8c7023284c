//===- DocumentModel.cpp - A document as living modules ------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "workbench/DocumentModel.h"

#include "workbench/Aliases.h"

#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace bindery;
using namespace bindery::workbench;
using namespace mlir;
using document::Item;
using document::Section;
using document::Span;

std::optional<size_t> PlacedItem::fromDocument(size_t offset) const {
  if (offset >= span.begin && offset <= span.end)
    return offset - span.begin;
  if (footer.size() > 0 && offset >= footer.begin && offset <= footer.end)
    return span.size() + offset - footer.begin;
  return std::nullopt;
}

bool SectionModel::isParsed() const {
  return (!wrapper || wrapper->item->isParsed()) &&
         llvm::all_of(items, [](const PlacedItem &placed) {
           return placed.item->isParsed();
         });
}

/// The items of before an update, by what decides how they parse.
class DocumentModel::Pool {
public:
  explicit Pool(DocumentModel &model) {
    for (auto &[id, item] : model.items)
      free.emplace(getKey(item->getKind(), item->getText(), item->getPrelude()),
                   item.get());
  }

  /// An item that parsed the same text; it is then no longer in the pool.
  ParsedItem *take(Item::Kind kind, StringRef text, StringRef prelude) {
    auto [begin, end] = free.equal_range(getKey(kind, text, prelude));
    for (auto it = begin; it != end; ++it) {
      ParsedItem *item = it->second;
      if (item->getKind() != kind || item->getText() != text ||
          item->getPrelude() != prelude)
        continue;
      free.erase(it);
      return item;
    }
    return nullptr;
  }

  /// Those that nobody took.
  std::vector<ParsedItem *> getRest() const {
    std::vector<ParsedItem *> rest;
    for (auto &[key, item] : free)
      rest.push_back(item);
    return rest;
  }

private:
  static size_t getKey(Item::Kind kind, StringRef text, StringRef prelude) {
    return llvm::hash_combine(static_cast<int>(kind), text, prelude);
  }
  std::unordered_multimap<size_t, ParsedItem *> free;
};

DocumentModel::DocumentModel(const DialectRegistry &registry)
    : context(std::make_unique<MLIRContext>(registry,
                                            MLIRContext::Threading::DISABLED)) {
  context->allowUnregisteredDialects();
  context->loadAllAvailableDialects();
  context->printOpOnDiagnostic(false);
}

DocumentModel::~DocumentModel() {
  // Items hold operations of the modules, modules types of the context.
  sections.clear();
  items.clear();
}

PlacedItem DocumentModel::place(Item::Kind kind, std::string text,
                                std::string prelude, unsigned depth,
                                Pool &pool) {
  PlacedItem result;
  if (ParsedItem *known = pool.take(kind, text, prelude)) {
    result.item = known;
    return result;
  }
  unsigned id = nextId++;
  auto item = std::make_unique<ParsedItem>(id, kind, std::move(text),
                                           std::move(prelude));
  // Ops find their module once the order of the items is known.
  Block block;
  item->parse(context.get(), &block, depth);
  ++numParsed;
  for (Operation *op : item->getOps())
    op->remove();
  item->verify();
  result.item = item.get();
  items.emplace(id, std::move(item));
  return result;
}

/// Gives `module` the attributes and the location of the module that the
/// wrapper's own text makes.
static void takeWrapper(ModuleOp module, const ParsedItem *wrapper) {
  Operation *from = wrapper && wrapper->getOps().size() == 1
                        ? wrapper->getOps().front()
                        : nullptr;
  auto parsed = dyn_cast_or_null<ModuleOp>(from);
  MLIRContext *context = module.getContext();
  module->setAttrs(parsed ? parsed->getAttrDictionary()
                          : DictionaryAttr::get(context));
  module->setLoc(parsed ? parsed.getLoc() : UnknownLoc::get(context));
}

void DocumentModel::build(std::string_view text, Section section, Pool &pool) {
  auto model = std::make_unique<SectionModel>();
  AliasTable aliases(text, section.items);
  model->module = ModuleOp::create(UnknownLoc::get(context.get()));
  if (section.wrapper) {
    Span header = section.wrapper->header, footer = section.wrapper->footer;
    std::string own(header.in(text));
    own += footer.size() > 0 ? std::string(footer.in(text)) : "}";
    std::string prelude = aliases.getPrelude(own);
    // Its brackets nest as deep as its attributes do; the parser is asked
    // through the same limit.
    model->wrapper = place(Item::Kind::Operation, std::move(own),
                           std::move(prelude), /*depth=*/1, pool);
    model->wrapper->span = header;
    model->wrapper->footer = footer;
    takeWrapper(*model->module, model->wrapper->item);
  }
  Block *body = model->module->getBody();
  for (size_t i = 0; i < section.items.size(); ++i) {
    const Item &item = section.items[i];
    std::string content(item.span.in(text));
    std::string prelude = item.kind == Item::Kind::Alias
                              ? aliases.getPreludeOfAlias(i)
                              : aliases.getPrelude(content);
    PlacedItem placed = place(item.kind, std::move(content), std::move(prelude),
                              item.depth, pool);
    placed.span = item.span;
    for (Operation *op : placed.item->getOps()) {
      if (op->getBlock())
        op->remove();
      body->push_back(op);
    }
    model->items.push_back(placed);
  }
  model->section = std::move(section);
  checkAliases(text, *model);
  sections.push_back(std::move(model));
}

void DocumentModel::update(std::string_view text) {
  Pool pool(*this);
  // Modules that are dropped must not take operations along that live on.
  for (auto &[id, item] : items)
    for (Operation *op : item->getOps())
      if (op->getBlock())
        op->remove();
  sections.clear();
  placed.clear();
  placedOps.clear();
  for (Section &section : document::splitItems(text))
    build(text, std::move(section), pool);
  for (ParsedItem *item : pool.getRest()) {
    for (Operation *op : item->getOps()) {
      op->dropAllUses();
      op->destroy();
    }
    items.erase(item->getId());
  }
  for (const std::unique_ptr<SectionModel> &section : sections) {
    auto note = [this](const PlacedItem &item) {
      placed[item.item->getId()] = &item;
      for (Operation *op : item.item->getOps())
        placedOps[op] = &item;
    };
    if (section->wrapper)
      note(*section->wrapper);
    for (const PlacedItem &item : section->items)
      note(item);
    checkSymbols(*section);
  }
}

void DocumentModel::checkAliases(std::string_view text, SectionModel &model) {
  // A prelude hides the order of definitions from the parser; aliases of
  // locations alone may stand behind their uses.
  AliasTable table(text, model.section.items);
  for (size_t index : table.getRedefinitions()) {
    const PlacedItem &again = model.items[index];
    std::string_view name =
        AliasTable::getName(model.section.items[index].span.in(text));
    Message message;
    message.code = "parse";
    message.text = "redefinition of alias '" + std::string(name) + "'";
    message.place = {again.item->getId(), {0, name.size()}};
    model.messages.push_back(std::move(message));
  }
}

void DocumentModel::checkSymbols(SectionModel &model) {
  llvm::StringMap<Operation *> defined;
  SymbolTableCollection tables;
  ItemLookup lookup = [this](unsigned id) -> const ParsedItem * {
    auto found = items.find(id);
    return found == items.end() ? nullptr : found->second.get();
  };
  unsigned current = 0;
  ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
    model.messages.push_back(
        makeMessage(diagnostic, "verify", lookup, {current, {0, 0}}));
    return success();
  });
  for (const PlacedItem &item : model.items) {
    current = item.item->getId();
    for (Operation *op : item.item->getOps()) {
      auto name =
          op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
      if (!name)
        continue;
      auto [first, isNew] = defined.try_emplace(name.getValue(), op);
      if (isNew)
        continue;
      InFlightDiagnostic error = op->emitError()
                                 << "redefinition of symbol named '"
                                 << name.getValue() << "'";
      error.attachNote(first->second->getLoc())
          << "see existing symbol definition here";
    }
  }
  // An item with errors of its own would be reported twice.
  for (const PlacedItem &item : model.items) {
    current = item.item->getId();
    if (!item.item->getVerifyMessages().empty())
      continue;
    for (Operation *op : item.item->getOps())
      op->walk([&](SymbolUserOpInterface user) {
        // Uses below a nested symbol table were checked with the item.
        if (SymbolTable::getNearestSymbolTable(user->getParentOp()) ==
            model.module->getOperation())
          (void)user.verifySymbolUses(tables);
      });
  }
}

const SectionModel *DocumentModel::findSection(size_t offset) const {
  for (const std::unique_ptr<SectionModel> &section : sections)
    if (offset <= section->section.span.end)
      return section.get();
  return sections.empty() ? nullptr : sections.back().get();
}

const PlacedItem *DocumentModel::findItem(size_t offset) const {
  const SectionModel *section = findSection(offset);
  if (!section)
    return nullptr;
  // The last item that begins at or before the place.
  auto next = llvm::upper_bound(section->items, offset,
                                [](size_t offset, const PlacedItem &item) {
                                  return offset < item.span.begin;
                                });
  if (next != section->items.begin()) {
    const PlacedItem &item = *std::prev(next);
    if (item.fromDocument(offset))
      return &item;
  }
  if (section->wrapper && section->wrapper->fromDocument(offset))
    return &*section->wrapper;
  return nullptr;
}

const PlacedItem *DocumentModel::findPlaced(unsigned id) const {
  auto found = placed.find(id);
  return found == placed.end() ? nullptr : found->second;
}

const PlacedItem *DocumentModel::findItemOf(Operation *op) const {
  for (; op; op = op->getParentOp()) {
    auto found = placedOps.find(op);
    if (found != placedOps.end())
      return found->second;
  }
  return nullptr;
}

std::optional<Span> DocumentModel::toDocument(const ItemPlace &place) const {
  const PlacedItem *item = findPlaced(place.item);
  if (!item)
    return std::nullopt;
  size_t begin = item->toDocument(place.span.begin);
  return Span{begin, begin + place.span.size()};
}

std::optional<Span> DocumentModel::toDocument(Location loc) const {
  ItemLookup lookup = [this](unsigned id) -> const ParsedItem * {
    const PlacedItem *item = findPlaced(id);
    return item ? item->item : nullptr;
  };
  std::optional<ItemPlace> place = findPlace(loc, lookup);
  return place ? toDocument(*place) : std::nullopt;
}

std::vector<Message> DocumentModel::getMessages() const {
  std::vector<Message> messages;
  auto add = [&](const std::vector<Message> &more) {
    messages.insert(messages.end(), more.begin(), more.end());
  };
  for (const std::unique_ptr<SectionModel> &section : sections) {
    if (section->wrapper) {
      add(section->wrapper->item->getParseMessages());
      add(section->wrapper->item->getVerifyMessages());
    }
    for (const PlacedItem &item : section->items) {
      add(item.item->getParseMessages());
      add(item.item->getVerifyMessages());
    }
    add(section->messages);
  }
  auto getBegin = [this](const Message &message) {
    std::optional<Span> span = toDocument(message.place);
    return span ? span->begin : 0;
  };
  llvm::sort(messages, [&](const Message &a, const Message &b) {
    return std::tuple(getBegin(a), a.text) < std::tuple(getBegin(b), b.text);
  });
  return messages;
}
