//===- Entity.cpp - What stands at a place in a document -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/Entity.h"

#include "dialects/stream/Stream.h"
#include "document/NameScanner.h"

#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace bindery;
using namespace bindery::features;
using namespace mlir;
using document::SymbolPart;
using document::SymbolPath;
using workbench::DocumentModel;
using workbench::ParsedItem;
using workbench::PlacedItem;
using workbench::SectionModel;

using OpDef = AsmParserState::OperationDefinition;
using Definition = AsmParserState::SMDefinition;

//===----------------------------------------------------------------------===//
// Places of operations
//===----------------------------------------------------------------------===//

/// The bytes of the document of a span of an item's text.
static Span place(const PlacedItem &item, Span span) {
  size_t begin = item.toDocument(span.begin);
  return {begin, begin + span.size()};
}

static std::optional<Span> place(const PlacedItem &item, llvm::SMRange range) {
  std::optional<Span> span = item.item->getSpan(range);
  if (!span)
    return std::nullopt;
  return place(item, *span);
}

static bool contains(Span span, size_t offset) {
  return span.begin <= offset && offset <= span.end;
}

/// Whether a range of the parser's covers byte `offset` of the item.
static bool covers(const ParsedItem &item, llvm::SMRange range, size_t offset) {
  std::optional<Span> span = item.getSpan(range);
  return span && contains(*span, offset);
}

/// The definition of the innermost operation around byte `offset` of the item.
static const OpDef *findOpDef(const ParsedItem &item, size_t offset) {
  const OpDef *best = nullptr;
  size_t size = ~size_t(0);
  for (const OpDef &def : item.getState().getOpDefs()) {
    std::optional<Span> span = item.getSpan(def.scopeLoc);
    if (!span || !contains(*span, offset) || span->size() >= size)
      continue;
    best = &def;
    size = span->size();
  }
  return best;
}

Operation *features::findOperation(const DocumentModel &model, size_t offset) {
  const PlacedItem *item = model.findItem(offset);
  if (!item || !item->item->isParsed())
    return nullptr;
  const OpDef *def = findOpDef(*item->item, *item->fromDocument(offset));
  return def ? def->op : nullptr;
}

std::optional<Span> features::getNameSpan(const DocumentModel &model,
                                          Operation *op) {
  const PlacedItem *item = model.findItemOf(op);
  const OpDef *def = item ? item->item->getState().getOpDef(op) : nullptr;
  return def ? place(*item, def->loc) : std::nullopt;
}

std::optional<Span> features::getScopeSpan(const DocumentModel &model,
                                           Operation *op) {
  const PlacedItem *item = model.findItemOf(op);
  const OpDef *def = item ? item->item->getState().getOpDef(op) : nullptr;
  return def ? place(*item, def->scopeLoc) : std::nullopt;
}

static StringRef getSymbolName(Operation *op) {
  auto name = op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  return name ? name.getValue() : StringRef();
}

/// The `@name` of `op`, whose definition is `def`, in the item's text: the
/// first mention of the symbol after the operation's name.
static std::optional<Span> getSymbolSpan(const ParsedItem &item,
                                         const OpDef &def) {
  StringRef name = getSymbolName(def.op);
  std::optional<Span> scope = item.getSpan(def.scopeLoc);
  std::optional<Span> opName = item.getSpan(def.loc);
  if (name.empty() || !scope || !opName)
    return std::nullopt;
  // It stands near the front: the operation may be as long as a file.
  std::string_view text(item.getText());
  for (size_t length = 256;; length *= 8) {
    std::string_view part = text.substr(
        opName->begin, std::min(length, scope->end - opName->begin));
    for (const SymbolPath &path : document::findSymbolPaths(part))
      if (path.size() == 1 && path.front().name == name)
        return Span{opName->begin + path.front().span.begin,
                    opName->begin + path.front().span.end};
    if (opName->begin + length >= scope->end)
      return std::nullopt;
  }
}

std::optional<Span> features::getSymbolSpan(const DocumentModel &model,
                                            Operation *op) {
  const PlacedItem *item = model.findItemOf(op);
  const OpDef *def = item ? item->item->getState().getOpDef(op) : nullptr;
  if (!def)
    return std::nullopt;
  std::optional<Span> span = ::getSymbolSpan(*item->item, *def);
  return span ? std::optional(place(*item, *span)) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// The operation that the first `count` parts of `path` name when it stands in
/// `from`, or null. Private symbols are found too: the reader of a file wants
/// to go there.
static Operation *resolve(SymbolTableCollection &tables, Operation *from,
                          const SymbolPath &path, size_t count) {
  MLIRContext *context = from->getContext();
  // An operation with a table of its own may mention symbols inside and
  // around it.
  for (Operation *scope = from; scope; scope = scope->getParentOp()) {
    if (!scope->hasTrait<OpTrait::SymbolTable>())
      continue;
    Operation *found = scope;
    for (size_t i = 0; found && i < count; ++i) {
      if (!found->hasTrait<OpTrait::SymbolTable>())
        found = nullptr;
      else
        found = tables.lookupSymbolIn(found,
                                      StringAttr::get(context, path[i].name));
    }
    if (found)
      return found;
  }
  return nullptr;
}

/// The operation to resolve the symbols at byte `offset` of an item from.
static Operation *getScope(const SectionModel &section, const PlacedItem &item,
                           size_t offset) {
  const OpDef *def = findOpDef(*item.item, offset);
  // The wrapper's own operation stands in no module.
  if (!def || (section.wrapper && &*section.wrapper == &item))
    return ModuleOp(section.module.get()).getOperation();
  return def->op;
}

/// Fills in the symbol that the part at byte `offset` of the item means.
static bool findSymbol(Entity &entity, size_t offset) {
  const ParsedItem &item = *entity.item->item;
  // A path stands on one line.
  std::string_view text(item.getText());
  size_t begin = text.rfind('\n', offset == 0 ? 0 : offset - 1);
  begin = offset == 0 || begin == std::string_view::npos ? 0 : begin + 1;
  size_t end = std::min(text.find('\n', offset), text.size());
  for (const SymbolPath &path :
       document::findSymbolPaths(text.substr(begin, end - begin))) {
    for (size_t i = 0; i < path.size(); ++i) {
      Span span{begin + path[i].span.begin, begin + path[i].span.end};
      if (!contains(span, offset))
        continue;
      entity.kind = Entity::Kind::Symbol;
      entity.span = place(*entity.item, span);
      entity.text = text.substr(span.begin, span.size());
      const OpDef *def = findOpDef(item, span.begin);
      if (path.size() == 1 && def && ::getSymbolSpan(item, *def) == span) {
        entity.op = def->op;
        entity.isDefinition = true;
        return true;
      }
      SymbolTableCollection tables;
      entity.op =
          resolve(tables, getScope(*entity.section, *entity.item, span.begin),
                  path, i + 1);
      return true;
    }
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Values, blocks, aliases
//===----------------------------------------------------------------------===//

/// The range of `definition` around byte `offset` of the item, if one is.
static std::optional<Span> findMention(const ParsedItem &item,
                                       const Definition &definition,
                                       size_t offset) {
  if (covers(item, definition.loc, offset))
    return item.getSpan(definition.loc);
  for (llvm::SMRange use : definition.uses)
    if (covers(item, use, offset))
      return item.getSpan(use);
  return std::nullopt;
}

static bool findValueOrBlock(Entity &entity, size_t offset) {
  const ParsedItem &item = *entity.item->item;
  auto take = [&](Entity::Kind kind, Span span) {
    entity.kind = kind;
    entity.span = place(*entity.item, span);
    entity.text = item.getText().substr(span.begin, span.size());
    return true;
  };
  for (const OpDef &def : item.getState().getOpDefs()) {
    for (size_t i = 0; i < def.resultGroups.size(); ++i) {
      const OpDef::ResultGroupDefinition &group = def.resultGroups[i];
      std::optional<Span> span = findMention(item, group.definition, offset);
      if (!span)
        continue;
      unsigned end = i + 1 < def.resultGroups.size()
                         ? def.resultGroups[i + 1].startIndex
                         : def.op->getNumResults();
      entity.op = def.op;
      entity.value = def.op->getResult(group.startIndex);
      entity.count = end - group.startIndex;
      return take(Entity::Kind::Value, *span);
    }
  }
  for (const AsmParserState::BlockDefinition &def :
       item.getState().getBlockDefs()) {
    if (std::optional<Span> span = findMention(item, def.definition, offset)) {
      entity.block = def.block;
      return take(Entity::Kind::Block, *span);
    }
    for (auto [index, argument] : llvm::enumerate(def.arguments)) {
      std::optional<Span> span = findMention(item, argument, offset);
      if (!span || index >= def.block->getNumArguments())
        continue;
      entity.value = def.block->getArgument(index);
      entity.block = def.block;
      return take(Entity::Kind::Value, *span);
    }
  }
  return false;
}

static bool findAlias(Entity &entity, size_t offset) {
  StringRef text = entity.item->item->getText();
  std::optional<Span> word = document::findWord(text, offset);
  if (!word || (text[word->begin] != '#' && text[word->begin] != '!'))
    return false;
  std::string_view name = word->in(text);
  std::vector<document::AliasName> names = document::findAliasNames(name);
  if (names.size() != 1 || names.front().span.size() != name.size())
    return false;
  entity.kind = Entity::Kind::Alias;
  entity.span = place(*entity.item, *word);
  entity.text = name;
  return true;
}

Entity features::findEntity(const DocumentModel &model, size_t offset) {
  Entity entity;
  entity.section = model.findSection(offset);
  entity.item = model.findItem(offset);
  if (!entity.section || !entity.item)
    return entity;
  size_t inItem = *entity.item->fromDocument(offset);
  // Aliases and symbols are read off the text, also where it does not parse.
  if (findAlias(entity, inItem) || findSymbol(entity, inItem) ||
      !entity.item->item->isParsed() || findValueOrBlock(entity, inItem))
    return entity;
  const ParsedItem &item = *entity.item->item;
  for (const OpDef &def : item.getState().getOpDefs()) {
    std::optional<Span> span = item.getSpan(def.loc);
    if (!span || !contains(*span, inItem))
      continue;
    entity.kind = Entity::Kind::Operation;
    entity.op = def.op;
    entity.span = place(*entity.item, *span);
    entity.text = item.getText().substr(span->begin, span->size());
    break;
  }
  return entity;
}

//===----------------------------------------------------------------------===//
// Definitions and references
//===----------------------------------------------------------------------===//

/// What the parser noted of an entity's value or block, or null.
static const Definition *getDefinition(const Entity &entity) {
  const AsmParserState &state = entity.item->item->getState();
  if (entity.kind == Entity::Kind::Block) {
    const AsmParserState::BlockDefinition *def =
        state.getBlockDef(entity.block);
    return def ? &def->definition : nullptr;
  }
  if (auto argument = dyn_cast<BlockArgument>(entity.value)) {
    const AsmParserState::BlockDefinition *def =
        state.getBlockDef(argument.getOwner());
    return def && argument.getArgNumber() < def->arguments.size()
               ? &def->arguments[argument.getArgNumber()]
               : nullptr;
  }
  const OpDef *def = state.getOpDef(entity.op);
  if (!def)
    return nullptr;
  unsigned number = cast<OpResult>(entity.value).getResultNumber();
  for (const OpDef::ResultGroupDefinition &group : def->resultGroups)
    if (group.startIndex == number)
      return &group.definition;
  return nullptr;
}

static std::vector<Span> findAliasMentions(const Entity &entity,
                                           bool definitions, bool uses) {
  std::vector<Span> result;
  for (const PlacedItem &item : entity.section->items) {
    std::string_view text(item.item->getText());
    bool defines = item.item->getKind() == document::Item::Kind::Alias;
    for (const document::AliasName &name : document::findAliasNames(text)) {
      bool isDefinition = defines && name.span.begin == 0;
      if (name.span.in(text) == entity.text &&
          (isDefinition ? definitions : uses))
        result.push_back(place(item, name.span));
    }
  }
  if (!uses || !entity.section->wrapper)
    return result;
  const PlacedItem &wrapper = *entity.section->wrapper;
  std::string_view text(wrapper.item->getText());
  for (const document::AliasName &name : document::findAliasNames(text))
    if (name.span.in(text) == entity.text)
      result.push_back(place(wrapper, name.span));
  return result;
}

std::vector<Span> features::findDefinitions(const DocumentModel &model,
                                            const Entity &entity) {
  std::vector<Span> result;
  auto add = [&](std::optional<Span> span) {
    if (span)
      result.push_back(*span);
  };
  switch (entity.kind) {
  case Entity::Kind::None:
    break;
  case Entity::Kind::Operation:
    result.push_back(entity.span);
    break;
  case Entity::Kind::Value:
  case Entity::Kind::Block:
    if (const Definition *definition = getDefinition(entity))
      add(place(*entity.item, definition->loc));
    break;
  case Entity::Kind::Alias:
    return findAliasMentions(entity, /*definitions=*/true, /*uses=*/false);
  case Entity::Kind::Symbol: {
    Operation *target = entity.op;
    if (auto exported = dyn_cast_or_null<stream::ExecutableExportOp>(entity.op);
        exported && entity.isDefinition)
      if (Operation *function = exported.lookupFunctionRef())
        target = function;
    if (target)
      add(getSymbolSpan(model, target));
    break;
  }
  }
  return result;
}

/// Every mention of the symbol of `entity.op` in its section.
static std::vector<Span> findSymbolMentions(const Entity &entity,
                                            bool withDefinition) {
  std::vector<Span> result;
  StringRef name = getSymbolName(entity.op);
  SymbolTableCollection tables;
  auto search = [&](const PlacedItem &item) {
    if (!item.item->getText().contains(name))
      return;
    std::string_view text(item.item->getText());
    for (const SymbolPath &path : document::findSymbolPaths(text))
      for (size_t i = 0; i < path.size(); ++i) {
        if (path[i].name != name)
          continue;
        const OpDef *def = findOpDef(*item.item, path[i].span.begin);
        bool defines = path.size() == 1 && def &&
                       ::getSymbolSpan(*item.item, *def) == path[i].span;
        Operation *target =
            defines
                ? def->op
                : resolve(tables,
                          getScope(*entity.section, item, path[i].span.begin),
                          path, i + 1);
        if (target == entity.op && (!defines || withDefinition))
          result.push_back(place(item, path[i].span));
      }
  };
  if (entity.section->wrapper)
    search(*entity.section->wrapper);
  for (const PlacedItem &item : entity.section->items)
    search(item);
  return result;
}

std::vector<Span> features::findReferences(const DocumentModel &model,
                                           const Entity &entity,
                                           bool withDefinition) {
  std::vector<Span> result;
  auto add = [&](llvm::SMRange range) {
    if (std::optional<Span> span = place(*entity.item, range))
      result.push_back(*span);
  };
  switch (entity.kind) {
  case Entity::Kind::None:
  case Entity::Kind::Operation:
    break;
  case Entity::Kind::Value:
  case Entity::Kind::Block:
    if (const Definition *definition = getDefinition(entity)) {
      if (withDefinition)
        add(definition->loc);
      llvm::for_each(definition->uses, add);
    }
    break;
  case Entity::Kind::Alias:
    result = findAliasMentions(entity, withDefinition, /*uses=*/true);
    break;
  case Entity::Kind::Symbol:
    if (entity.op)
      result = findSymbolMentions(entity, withDefinition);
    break;
  }
  llvm::sort(result, [](Span a, Span b) { return a.begin < b.begin; });
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}
