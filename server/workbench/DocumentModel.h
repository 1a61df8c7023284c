//===- DocumentModel.h - A document as living modules ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A document cut into items, each parsed on its own and spliced into the
/// module of its section. An edit parses the items anew that it touches and
/// leaves the others as they are. Everything here belongs to one thread, whose
/// stack must hold parserStackSize bytes.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_WORKBENCH_DOCUMENTMODEL_H
#define BINDERY_WORKBENCH_DOCUMENTMODEL_H

#include "document/ItemSplitter.h"
#include "workbench/ParsedItem.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace bindery::workbench {

/// An item where it stands in the document.
struct PlacedItem {
  ParsedItem *item = nullptr;
  /// Its bytes in the document. The item of a wrapping module stands in two
  /// pieces, with the items that it wraps between them; this is the first.
  document::Span span;
  /// Of a wrapping module: its footer.
  document::Span footer;

  /// The byte of the document of byte `offset` of the item's text.
  size_t toDocument(size_t offset) const {
    return offset < span.size() ? span.begin + offset
           : footer.size() > 0  ? footer.begin + (offset - span.size())
                                : span.begin + offset;
  }
  /// The reverse; nothing where `offset` is not in the item. The end of a
  /// piece counts as in it, so that a cursor behind a word finds it.
  std::optional<size_t> fromDocument(size_t offset) const;
};

/// A section of the document with its module.
struct SectionModel {
  document::Section section;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// The item of the wrapping module's own text, if there is one.
  std::optional<PlacedItem> wrapper;
  /// As in `section.items`.
  std::vector<PlacedItem> items;
  /// What the items say of each other: undefined symbols and aliases, wrong
  /// symbol uses, redefinitions.
  std::vector<Message> messages;

  /// Whether every item was read, so that the module is what the text says.
  bool isParsed() const;
};

/// The living modules of one document.
class DocumentModel {
public:
  /// `registry` must outlive it. All its dialects are loaded at once.
  explicit DocumentModel(const mlir::DialectRegistry &registry);
  ~DocumentModel();

  /// Takes `text` as the document's new content.
  void update(std::string_view text);

  llvm::ArrayRef<std::unique_ptr<SectionModel>> getSections() const {
    return sections;
  }

  /// The section around byte `offset`, the last one where it is none's.
  const SectionModel *findSection(size_t offset) const;
  /// The item at byte `offset` of the document, or null.
  const PlacedItem *findItem(size_t offset) const;
  /// Where the item with an id stands, or null.
  const PlacedItem *findPlaced(unsigned id) const;

  /// The item that `op` is of or in; null when it is not of this document.
  const PlacedItem *findItemOf(mlir::Operation *op) const;

  /// The bytes of the document at `place`; nothing when the item is gone.
  std::optional<document::Span> toDocument(const ItemPlace &place) const;
  /// Where `loc` points in the document, if it is there.
  std::optional<document::Span> toDocument(mlir::Location loc) const;

  /// Every message, in the order of the document.
  std::vector<Message> getMessages() const;

  mlir::MLIRContext *getContext() const { return context.get(); }
  /// How many items `update` has parsed so far, for tests and logs.
  size_t getNumParsed() const { return numParsed; }

private:
  struct Key;
  class Pool;

  PlacedItem place(document::Item::Kind kind, std::string text,
                   std::string prelude, unsigned depth, Pool &pool);
  void build(std::string_view text, document::Section section, Pool &pool);
  void checkAliases(std::string_view text, SectionModel &model);
  void checkSymbols(SectionModel &model);

  std::unique_ptr<mlir::MLIRContext> context;
  std::unordered_map<unsigned, std::unique_ptr<ParsedItem>> items;
  std::unordered_map<unsigned, const PlacedItem *> placed;
  /// By the operations at the top of each item.
  llvm::DenseMap<mlir::Operation *, const PlacedItem *> placedOps;
  std::vector<std::unique_ptr<SectionModel>> sections;
  unsigned nextId = 0;
  size_t numParsed = 0;
};

} // namespace bindery::workbench

#endif // BINDERY_WORKBENCH_DOCUMENTMODEL_H
