//===- ParsedItem.h - An item of a document, parsed ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One item of a document, parsed on its own into a living module. Everything
/// here belongs to the thread that owns the item's context.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_WORKBENCH_PARSEDITEM_H
#define BINDERY_WORKBENCH_PARSEDITEM_H

#include "document/ItemSplitter.h"
#include "document/Positions.h"

#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"

#include "llvm/Support/SourceMgr.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bindery::workbench {

class ParsedItem;

/// A place in an item's text: it moves with the item.
struct ItemPlace {
  /// ParsedItem::getId.
  unsigned item = 0;
  /// Bytes from the start of the item's text.
  document::Span span;

  bool operator==(const ItemPlace &) const = default;
};

enum class Severity { Error, Warning, Information, Hint };

/// A diagnostic about an item.
struct Message {
  struct Note {
    ItemPlace place;
    std::string text;
  };
  Severity severity = Severity::Error;
  /// A code of docs/lsp-extensions.md: `parse`, `verify`, ….
  std::string code;
  std::string text;
  ItemPlace place;
  std::vector<Note> notes;
};

/// Brackets, or angles, nested deeper than this are not given to MLIR's parser,
/// which recurses. A thread that parses needs `parserStackSize` bytes of stack.
constexpr unsigned maxNesting = 2000;
constexpr size_t parserStackSize = 256 << 20;

/// An item's text with what MLIR's parser made of it.
class ParsedItem {
public:
  /// `prelude` holds the definitions of the aliases that `text` uses.
  ParsedItem(unsigned id, document::Item::Kind kind, std::string text,
             std::string prelude);
  ~ParsedItem();
  ParsedItem(const ParsedItem &) = delete;
  ParsedItem &operator=(const ParsedItem &) = delete;

  /// Parses the text and appends its operations to `block`, unverified. What
  /// the parser says is in getParseMessages afterwards. `depth` is the nesting
  /// that the splitter found.
  void parse(mlir::MLIRContext *context, mlir::Block *block, unsigned depth);

  /// Verifies each operation for itself, so that every error is found and not
  /// only the first. Symbol uses are not looked at: they depend on others.
  void verify();

  unsigned getId() const { return id; }
  document::Item::Kind getKind() const { return kind; }
  llvm::StringRef getText() const { return text; }
  llvm::StringRef getPrelude() const { return prelude; }
  bool isParsed() const { return parsed; }
  /// Whether it nests deeper than maxNesting, so that no parser may see it.
  bool isTooDeep() const { return tooDeep; }

  /// The operations at the top of the item, in order.
  llvm::ArrayRef<mlir::Operation *> getOps() const { return ops; }
  const mlir::AsmParserState &getState() const { return *state; }

  const std::vector<Message> &getParseMessages() const { return parseMessages; }
  const std::vector<Message> &getVerifyMessages() const {
    return verifyMessages;
  }

  /// The span of a range that the parser state gave; nothing for one in the
  /// prelude.
  std::optional<document::Span> getSpan(llvm::SMRange range) const;
  /// The address in the parser's buffer of byte `offset` of the text.
  llvm::SMLoc getLoc(size_t offset) const;
  /// The byte of the text at a line and column of the parser's buffer, both
  /// from one; nothing in the prelude.
  std::optional<size_t> getOffset(unsigned line, unsigned column) const;
  /// The word that stands at byte `offset`: what a diagnostic there underlines.
  document::Span getWord(size_t offset) const;

  /// The name of the buffer of item `id`, as it stands in locations, and the
  /// reverse: nothing where `name` names no item.
  static std::string getBufferName(unsigned id);
  static std::optional<unsigned> getIdOfBuffer(llvm::StringRef name);

private:
  unsigned id;
  document::Item::Kind kind;
  std::string text;
  std::string prelude;
  /// Holds prelude and text.
  llvm::SourceMgr sources;
  std::unique_ptr<document::LineIndex> lines;
  std::unique_ptr<mlir::AsmParserState> state;
  llvm::SmallVector<mlir::Operation *> ops;
  bool parsed = false;
  bool tooDeep = false;
  std::vector<Message> parseMessages;
  std::vector<Message> verifyMessages;
};

/// Finds the item with an id, or null.
using ItemLookup = std::function<const ParsedItem *(unsigned id)>;

/// Where `loc` points, if it is in an item: the first such place inside fused
/// and named locations.
std::optional<ItemPlace> findPlace(mlir::Location loc,
                                   const ItemLookup &lookup);

/// `diagnostic` as a Message; its place is the start of `fallback` where its
/// location is in no item.
Message makeMessage(mlir::Diagnostic &diagnostic, std::string code,
                    const ItemLookup &lookup, ItemPlace fallback);

} // namespace bindery::workbench

#endif // BINDERY_WORKBENCH_PARSEDITEM_H
