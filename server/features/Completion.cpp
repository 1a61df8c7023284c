//===- Completion.cpp - What could be typed at a place -------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/Completion.h"

#include "document/NameScanner.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/CodeComplete.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/StringSet.h"

#include <cctype>

using namespace bindery;
using namespace bindery::features;
using namespace mlir;
using workbench::DocumentModel;
using workbench::ParsedItem;
using workbench::PlacedItem;

using Kind = CompletionItem::Kind;

namespace {

/// Collects what the parser says could stand at its completion location.
class Collector : public AsmParserCodeCompleteContext {
public:
  Collector(llvm::SMLoc loc, MLIRContext *context,
            std::vector<CompletionItem> &items)
      : AsmParserCodeCompleteContext(loc), context(context), items(items) {}

  void completeDialectName(StringRef prefix) final {
    for (StringRef name : context->getAvailableDialects())
      if (!name.empty())
        add(Kind::Dialect, (prefix + name).str(), "dialect");
  }

  void completeOperationName(StringRef dialect) final {
    // Not getRegisteredOperationsByDialect: it finds none in MLIR 22.
    for (RegisteredOperationName name : context->getRegisteredOperations())
      if (name.getDialectNamespace() == dialect)
        add(Kind::Operation, name.getStringRef().drop_front(dialect.size() + 1),
            dialect.str() + " operation");
  }

  void appendSSAValueCompletion(StringRef name, std::string type) final {
    // `%x#1` is typed without the number as a rule: offer the name alone.
    add(Kind::Value, name, std::move(type));
  }

  void appendBlockCompletion(StringRef name) final {
    add(Kind::Block, name, "block");
  }

  void completeExpectedTokens(ArrayRef<StringRef> tokens, bool optional) final {
    for (StringRef token : tokens)
      add(Kind::Keyword, token, optional ? "optional" : "");
  }

  void completeAttribute(const llvm::StringMap<Attribute> &aliases) final {
    static const StringRef keywords[] = {
        "affine_set", "affine_map", "dense", "dense_resource", "false",  "loc",
        "sparse",     "true",       "unit",  "array",          "strided"};
    completeExpectedTokens(keywords, /*optional=*/false);
    completeDialectName("#");
    completeDialectAttributeOrAlias(aliases);
  }
  void completeDialectAttributeOrAlias(
      const llvm::StringMap<Attribute> &aliases) final {
    for (const auto &alias : aliases)
      add(Kind::Attribute, ("#" + alias.getKey()).str(), "alias");
  }

  void completeType(const llvm::StringMap<Type> &aliases) final {
    static const StringRef keywords[] = {
        "memref", "tensor", "complex", "tuple", "vector", "bf16",
        "f16",    "f32",    "f64",     "f80",   "f128",   "index",
        "none",   "i1",     "i8",      "i16",   "i32",    "i64"};
    for (StringRef keyword : keywords)
      add(Kind::Type, keyword, "builtin type");
    completeDialectName("!");
    completeDialectTypeOrAlias(aliases);
  }
  void completeDialectTypeOrAlias(const llvm::StringMap<Type> &aliases) final {
    for (const auto &alias : aliases)
      add(Kind::Type, ("!" + alias.getKey()).str(), "alias");
  }

private:
  void add(Kind kind, Twine label, std::string detail) {
    std::string text = label.str();
    if (seen.insert(text).second)
      items.push_back({kind, text, text, std::move(detail)});
  }

  MLIRContext *context;
  std::vector<CompletionItem> &items;
  llvm::StringSet<> seen;
};

} // namespace

/// Letters of the name that is being typed before byte `offset`.
static size_t findNameBegin(std::string_view text, size_t offset) {
  size_t begin = std::min(offset, text.size());
  while (begin > 0) {
    char c = text[begin - 1];
    if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_' && c != '$')
      break;
    --begin;
  }
  return begin;
}

/// Parses `item` up to byte `offset` and takes what the parser offers there.
static void completeByParser(const ParsedItem &item, MLIRContext *context,
                             size_t offset,
                             std::vector<CompletionItem> &items) {
  if (item.isTooDeep())
    return;
  std::string text = (item.getPrelude() + item.getText()).str();
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text),
                             llvm::SMLoc());
  const char *start = sources.getMemoryBuffer(1)->getBufferStart();
  // The parser takes what stands between the start of the word and here for
  // the word's beginning.
  Collector collector(
      llvm::SMLoc::getFromPointer(start + item.getPrelude().size() + offset),
      context, items);
  ScopedDiagnosticHandler quiet(context,
                                [](Diagnostic &) { return success(); });
  Block scratch;
  AsmParserState state;
  ParserConfig config(context, /*verifyAfterParse=*/false);
  (void)parseAsmSourceFile(sources, &scratch, config, &state, &collector);
}

/// The symbols that can be named behind `path` at an operation.
static void completeSymbols(Operation *from, ArrayRef<std::string> path,
                            std::vector<CompletionItem> &items) {
  llvm::StringSet<> seen;
  for (Operation *scope = from; scope; scope = scope->getParentOp()) {
    if (!scope->hasTrait<OpTrait::SymbolTable>())
      continue;
    Operation *table = scope;
    for (const std::string &part : path) {
      table = SymbolTable::lookupSymbolIn(
          table, StringAttr::get(scope->getContext(), part));
      if (!table || !table->hasTrait<OpTrait::SymbolTable>()) {
        table = nullptr;
        break;
      }
    }
    if (!table)
      continue;
    for (Operation &op : table->getRegion(0).getOps()) {
      auto name =
          op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
      if (!name || !seen.insert(name.getValue()).second)
        continue;
      std::string label;
      llvm::raw_string_ostream os(label);
      SymbolRefAttr::get(name).print(os);
      items.push_back(
          {Kind::Symbol, label, label, op.getName().getStringRef().str()});
    }
    if (!path.empty())
      return;
  }
}

CompletionList features::getCompletions(const DocumentModel &model,
                                        size_t offset) {
  CompletionList list{{offset, offset}, {}};
  const PlacedItem *item = model.findItem(offset);
  const workbench::SectionModel *section = model.findSection(offset);
  if (!section)
    return list;
  if (!item) {
    // Between items everything that begins one can be typed.
    Collector(llvm::SMLoc(), model.getContext(), list.items)
        .completeDialectName("");
    return list;
  }
  size_t inItem = *item->fromDocument(offset);
  std::string_view text(item->item->getText());
  size_t begin = findNameBegin(text, inItem);
  char sigil = begin > 0 ? text[begin - 1] : '\0';
  if (sigil == '@') {
    --begin;
    std::vector<std::string> path;
    std::string_view before = text.substr(0, begin);
    if (before.ends_with("::")) {
      size_t line = before.rfind('\n');
      line = line == std::string_view::npos ? 0 : line + 1;
      std::vector<document::SymbolPath> paths =
          document::findSymbolPaths(before.substr(line, begin - 2 - line));
      if (!paths.empty())
        for (const document::SymbolPart &part : paths.back())
          path.push_back(part.name);
    }
    Operation *from = findOperation(model, offset);
    completeSymbols(from && from->getParentOp()
                        ? from
                        : ModuleOp(section->module.get()).getOperation(),
                    path, list.items);
  } else {
    if (sigil == '%' || sigil == '^' || sigil == '#' || sigil == '!')
      --begin;
    completeByParser(*item->item, model.getContext(), inItem, list.items);
  }
  list.span = {item->toDocument(begin), offset};
  return list;
}
