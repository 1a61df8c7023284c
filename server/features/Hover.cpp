//===- Hover.cpp - What an editor shows about a name ---------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/Hover.h"

#include "mlir/IR/Block.h"

#include "llvm/Support/FormatVariadic.h"

using namespace bindery;
using namespace bindery::features;
using namespace mlir;
using workbench::DocumentModel;

/// Lines and bytes of IR that a hover shows at most: it is read at a glance.
static constexpr size_t maxLines = 16;
static constexpr size_t maxBytes = 2000;

/// `text` cut to what fits, with a mark where it was cut.
static std::string shorten(StringRef text) {
  std::string result;
  size_t lines = 0;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    if (lines == maxLines || result.size() + line.size() > maxBytes) {
      size_t room = maxBytes - std::min(maxBytes, result.size());
      if (lines < maxLines && room > 80) {
        // Not in the middle of a character.
        while (room > 0 && (line[room] & 0xC0) == 0x80)
          --room;
        result += line.take_front(room);
      }
      result += "…\n";
      break;
    }
    result += line;
    result += '\n';
    text = rest;
    ++lines;
  }
  return result;
}

static std::string fence(StringRef text) {
  return "```mlir\n" + shorten(text) + "```\n";
}

static std::string plural(size_t count, StringRef what) {
  return llvm::formatv("{0} {1}{2}", count, what, count == 1 ? "" : "s").str();
}

template <typename T> static std::string toText(T value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  value.print(os);
  return text;
}

static std::string describeValue(const Entity &entity) {
  StringRef name = StringRef(entity.text).split('#').first;
  std::string code = name.str();
  size_t uses = 0;
  if (isa<BlockArgument>(entity.value)) {
    code += " : " + toText(entity.value.getType());
    uses = llvm::range_size(entity.value.getUses());
  } else {
    unsigned first = cast<OpResult>(entity.value).getResultNumber();
    if (entity.count > 1)
      code += llvm::formatv(":{0}", entity.count).str();
    code += " : ";
    for (unsigned i = 0; i < entity.count; ++i) {
      OpResult result = entity.op->getResult(first + i);
      code += (i ? ", " : "") + toText(result.getType());
      uses += llvm::range_size(result.getUses());
    }
  }
  std::string about;
  if (auto argument = dyn_cast<BlockArgument>(entity.value)) {
    Operation *parent = argument.getOwner()->getParentOp();
    about =
        llvm::formatv("argument {0} of {1}", argument.getArgNumber(),
                      argument.getOwner()->isEntryBlock() && parent
                          ? "`" + parent->getName().getStringRef().str() + "`"
                          : std::string("the block"))
            .str();
  } else {
    about =
        llvm::formatv(
            "{0} of `{1}`",
            entity.op->getNumResults() == 1
                ? std::string("result")
                : llvm::formatv("result {0}",
                                cast<OpResult>(entity.value).getResultNumber())
                      .str(),
            entity.op->getName().getStringRef())
            .str();
  }
  return fence(code) + "\n" + about + ", " + plural(uses, "use") + "\n";
}

static std::string describeBlock(const Entity &entity) {
  std::string code = entity.text;
  if (entity.block->getNumArguments() > 0) {
    code += "(";
    for (BlockArgument argument : entity.block->getArguments())
      code +=
          (argument.getArgNumber() ? ", " : "") + toText(argument.getType());
    code += ")";
  }
  return fence(code) + "\n" +
         plural(llvm::range_size(entity.block->getPredecessors()),
                "predecessor") +
         ", " + plural(llvm::range_size(*entity.block), "operation") + "\n";
}

/// The generic form of `op`, without what is in its regions.
static std::string getGenericForm(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os, OpPrintingFlags()
                    .printGenericOpForm()
                    .skipRegions()
                    .useLocalScope()
                    .elideLargeElementsAttrs(16)
                    .elideLargeResourceString(64));
  return text;
}

/// The first line of the text of `op` in the document.
static std::string getFirstLine(const DocumentModel &model, Operation *op) {
  const workbench::PlacedItem *item = model.findItemOf(op);
  const AsmParserState::OperationDefinition *def =
      item ? item->item->getState().getOpDef(op) : nullptr;
  std::optional<Span> span =
      def ? item->item->getSpan(def->scopeLoc) : std::nullopt;
  if (!span)
    return getGenericForm(op);
  StringRef text = item->item->getText().slice(span->begin, span->end);
  return text.split('\n').first.rtrim().str();
}

static std::string describeSymbol(const DocumentModel &model,
                                  const Entity &entity) {
  if (!entity.op)
    return "No symbol `" + entity.text + "` can be found from here.\n";
  return fence(getFirstLine(model, entity.op)) + "\n`" +
         entity.op->getName().getStringRef().str() + "`, " +
         plural(findReferences(model, entity, /*withDefinition=*/false).size(),
                "reference") +
         "\n";
}

static std::string describeAlias(const Entity &entity) {
  for (const workbench::PlacedItem &item : entity.section->items) {
    StringRef text = item.item->getText();
    if (item.item->getKind() == document::Item::Kind::Alias &&
        text.split('=').first.trim() == entity.text)
      return fence(text);
  }
  return "No alias `" + entity.text + "` is defined in this file.\n";
}

std::optional<Hover> features::getHover(const DocumentModel &model,
                                        size_t offset) {
  Entity entity = findEntity(model, offset);
  std::string markdown;
  switch (entity.kind) {
  case Entity::Kind::None:
    return std::nullopt;
  case Entity::Kind::Value:
    markdown = describeValue(entity);
    break;
  case Entity::Kind::Block:
    markdown = describeBlock(entity);
    break;
  case Entity::Kind::Symbol:
    markdown = describeSymbol(model, entity);
    break;
  case Entity::Kind::Alias:
    markdown = describeAlias(entity);
    break;
  case Entity::Kind::Operation:
    markdown = "`" + entity.op->getName().getStringRef().str() + "`\n\n" +
               fence(getGenericForm(entity.op));
    break;
  }
  return Hover{std::move(markdown), entity.span};
}
