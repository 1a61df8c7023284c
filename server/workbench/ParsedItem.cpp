//===- ParsedItem.cpp - An item of a document, parsed --------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "workbench/ParsedItem.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Verifier.h"

#include <cctype>
#include <set>

using namespace bindery;
using namespace bindery::workbench;
using namespace mlir;
using document::Span;
using llvm::SMLoc;
using llvm::SMRange;

static constexpr llvm::StringLiteral bufferPrefix = "item:";

std::string ParsedItem::getBufferName(unsigned id) {
  return (bufferPrefix + llvm::Twine(id)).str();
}

std::optional<unsigned> ParsedItem::getIdOfBuffer(StringRef name) {
  unsigned id = 0;
  if (!name.consume_front(bufferPrefix) || name.getAsInteger(10, id))
    return std::nullopt;
  return id;
}

ParsedItem::ParsedItem(unsigned id, document::Item::Kind kind,
                       std::string itemText, std::string itemPrelude)
    : id(id), kind(kind), text(std::move(itemText)),
      prelude(std::move(itemPrelude)),
      state(std::make_unique<AsmParserState>()) {
  // The parser reads up to a NUL byte: the buffer is a copy that has one.
  auto buffer = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(
      prelude.size() + text.size(), getBufferName(id));
  llvm::copy(prelude, buffer->getBufferStart());
  llvm::copy(text, buffer->getBufferStart() + prelude.size());
  std::string_view all(buffer->getBufferStart(), buffer->getBufferSize());
  sources.AddNewSourceBuffer(std::move(buffer), SMLoc());
  lines = std::make_unique<document::LineIndex>(all);
}

ParsedItem::~ParsedItem() = default;

std::optional<Span> ParsedItem::getSpan(SMRange range) const {
  const char *start = getLoc(0).getPointer();
  const char *end = start + text.size();
  const char *from = range.Start.getPointer(), *to = range.End.getPointer();
  if (!range.isValid() || from < start || from > end)
    return std::nullopt;
  return Span{static_cast<size_t>(from - start),
              static_cast<size_t>(std::clamp(to, from, end) - start)};
}

SMLoc ParsedItem::getLoc(size_t offset) const {
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  return SMLoc::getFromPointer(buffer->getBufferStart() + prelude.size() +
                               std::min(offset, text.size()));
}

std::optional<size_t> ParsedItem::getOffset(unsigned line,
                                            unsigned column) const {
  size_t offset = lines->getOffsetOfLineColumn(line, column);
  if (offset < prelude.size())
    return std::nullopt;
  return offset - prelude.size();
}

Span ParsedItem::getWord(size_t offset) const {
  offset = std::min(offset, text.size());
  size_t end = offset;
  auto isWord = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' ||
           c == '.' || c == '$';
  };
  // The sigil of a name belongs to it.
  if (end < text.size() && StringRef("%@^#!").contains(text[end]))
    ++end;
  while (end < text.size() && isWord(text[end]))
    ++end;
  if (end == offset && end < text.size() && text[end] != '\n')
    ++end;
  return {offset, end};
}

void ParsedItem::parse(MLIRContext *context, Block *block, unsigned depth) {
  tooDeep = std::max(depth, document::getAngleDepth(text)) > maxNesting;
  if (tooDeep) {
    Message message;
    message.code = "parse";
    message.text = "brackets nested deeper than " + std::to_string(maxNesting) +
                   " levels are not read";
    message.place = {id, getWord(0)};
    parseMessages.push_back(std::move(message));
    return;
  }
  ItemLookup self = [this](unsigned other) {
    return other == id ? this : nullptr;
  };
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    parseMessages.push_back(
        makeMessage(diagnostic, "parse", self, {id, getWord(0)}));
    return success();
  });
  Block parsedOps;
  ParserConfig config(context, /*verifyAfterParse=*/false);
  parsed =
      succeeded(parseAsmSourceFile(sources, &parsedOps, config, state.get()));
  if (!parsed)
    return;
  for (Operation &op : parsedOps)
    ops.push_back(&op);
  block->getOperations().splice(block->end(), parsedOps.getOperations());
}

void ParsedItem::verify() {
  verifyMessages.clear();
  if (ops.empty())
    return;
  ItemLookup self = [this](unsigned other) {
    return other == id ? this : nullptr;
  };
  bool sound = true;
  {
    ScopedDiagnosticHandler quiet(ops.front()->getContext(),
                                  [](Diagnostic &) { return success(); });
    sound = llvm::all_of(
        ops, [](Operation *op) { return succeeded(mlir::verify(op)); });
  }
  if (sound)
    return;
  // Dominance is checked once at each level: the same error comes again.
  std::set<std::pair<size_t, std::string>> seen;
  ScopedDiagnosticHandler handler(
      ops.front()->getContext(), [&](Diagnostic &diagnostic) {
        Message message =
            makeMessage(diagnostic, "verify", self, {id, getWord(0)});
        if (seen.insert({message.place.span.begin, message.text}).second)
          verifyMessages.push_back(std::move(message));
        return success();
      });
  for (Operation *op : ops)
    op->walk<WalkOrder::PreOrder>([](Operation *nested) {
      (void)mlir::verify(nested, /*verifyRecursively=*/false);
    });
}

std::optional<ItemPlace>
bindery::workbench::findPlace(Location loc, const ItemLookup &lookup) {
  std::optional<ItemPlace> place;
  loc->walk([&](Location inner) {
    auto file = dyn_cast<FileLineColLoc>(inner);
    if (!file)
      return WalkResult::advance();
    std::optional<unsigned> id =
        ParsedItem::getIdOfBuffer(file.getFilename().getValue());
    const ParsedItem *item = id ? lookup(*id) : nullptr;
    if (!item)
      return WalkResult::advance();
    std::optional<size_t> offset =
        item->getOffset(file.getLine(), file.getColumn());
    if (!offset)
      return WalkResult::advance();
    place = ItemPlace{*id, item->getWord(*offset)};
    return WalkResult::interrupt();
  });
  return place;
}

static Severity getSeverity(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return Severity::Error;
  case DiagnosticSeverity::Warning:
    return Severity::Warning;
  case DiagnosticSeverity::Remark:
  case DiagnosticSeverity::Note:
    return Severity::Information;
  }
  return Severity::Error;
}

Message bindery::workbench::makeMessage(Diagnostic &diagnostic,
                                        std::string code,
                                        const ItemLookup &lookup,
                                        ItemPlace fallback) {
  Message message;
  message.severity = getSeverity(diagnostic.getSeverity());
  message.code = std::move(code);
  message.text = diagnostic.str();
  message.place =
      findPlace(diagnostic.getLocation(), lookup).value_or(fallback);
  for (Diagnostic &note : diagnostic.getNotes())
    message.notes.push_back(
        {findPlace(note.getLocation(), lookup).value_or(message.place),
         note.str()});
  return message;
}
