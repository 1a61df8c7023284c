//===- BindingSources.cpp - How a text writes sites and exports ----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/BindingSources.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace bindery;
using namespace bindery::features;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// The text of a dispatch
//===----------------------------------------------------------------------===//

namespace {

/// The words and marks of a piece of text that the parser has accepted.
class TokenReader {
public:
  explicit TokenReader(StringRef text) : rest(text) {}

  /// The next token; empty at the end.
  StringRef next() {
    skipBlanks();
    size_t size = measureToken();
    StringRef token = rest.take_front(size);
    rest = rest.drop_front(size);
    return token;
  }

private:
  static bool isWord(char c) {
    return llvm::isAlnum(c) || StringRef("_$.-#").contains(c);
  }

  void skipBlanks() {
    for (;;) {
      rest = rest.ltrim();
      if (!rest.starts_with("//"))
        return;
      rest = rest.drop_until([](char c) { return c == '\n'; });
    }
  }

  size_t measureToken() const {
    if (rest.empty())
      return 0;
    if (rest.front() == '"')
      return measureString();
    if (rest.front() == '%' || isWord(rest.front()))
      return 1 + rest.drop_front().take_while(isWord).size();
    return 1;
  }

  size_t measureString() const {
    for (size_t i = 1; i < rest.size(); ++i) {
      if (rest[i] == '\\')
        ++i;
      else if (rest[i] == '"')
        return i + 1;
    }
    return rest.size();
  }

  StringRef rest;
};

/// `ro %resource[%offset for %length]`, each a piece of the text.
struct UseText {
  StringRef access, resource, offset, length, end;
};

/// Every use in the text of a dispatch. Nothing else there has its form.
llvm::SmallVector<UseText> findUses(StringRef text) {
  llvm::SmallVector<UseText> uses;
  // The last seven tokens, the newest at the end.
  llvm::SmallVector<StringRef, 7> window(7);
  TokenReader reader(text);
  for (StringRef token = reader.next(); !token.empty(); token = reader.next()) {
    std::rotate(window.begin(), window.begin() + 1, window.end());
    window.back() = token;
    if (token == "]" && window[1].starts_with("%") && window[2] == "[" &&
        window[4] == "for")
      uses.push_back({window[0], window[1], window[3], window[5], token});
  }
  return uses;
}

SMRange spanOf(StringRef first, StringRef last) {
  return {SMLoc::getFromPointer(first.begin()),
          SMLoc::getFromPointer(last.end())};
}

StringRef textOf(SMRange range) {
  return {
      range.Start.getPointer(),
      static_cast<size_t>(range.End.getPointer() - range.Start.getPointer())};
}

} // namespace

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

SMRange SourceReader::findDefinition(mlir::Value value) const {
  if (auto argument = llvm::dyn_cast<mlir::BlockArgument>(value)) {
    const auto *block = state.getBlockDef(argument.getOwner());
    if (!block || argument.getArgNumber() >= block->arguments.size())
      return {};
    return block->arguments[argument.getArgNumber()].loc;
  }
  auto result = llvm::cast<mlir::OpResult>(value);
  const auto *op = state.getOpDef(result.getOwner());
  if (!op)
    return {};
  SMRange range;
  for (const auto &group : op->resultGroups)
    if (group.startIndex <= result.getResultNumber())
      range = group.definition.loc;
  return range;
}

std::string SourceReader::nameValue(mlir::Value value) const {
  SMRange range = findDefinition(value);
  if (!range.isValid())
    return "";
  std::string name = textOf(range).str();
  auto result = llvm::dyn_cast<mlir::OpResult>(value);
  if (!result)
    return name;
  unsigned start = 0, end = result.getOwner()->getNumResults();
  for (const auto &group : state.getOpDef(result.getOwner())->resultGroups) {
    if (group.startIndex <= result.getResultNumber())
      start = group.startIndex;
    else
      end = std::min(end, group.startIndex);
  }
  if (end - start > 1)
    name += "#" + llvm::utostr(result.getResultNumber() - start);
  return name;
}

document::Range SourceReader::findRange(mlir::Operation *op) const {
  const auto *definition = state.getOpDef(op);
  return definition ? toRange(definition->loc) : document::Range();
}

SiteSource SourceReader::readSite(stream::CmdDispatchOp site) const {
  SiteSource source;
  source.range = findRange(site);
  llvm::SmallVector<UseText> uses;
  if (const auto *definition = state.getOpDef(site))
    uses = findUses(textOf(definition->scopeLoc));
  if (uses.size() == site.getResources().size()) {
    for (const UseText &use : uses)
      source.uses.push_back({use.resource.str(), use.offset.str(),
                             use.length.str(),
                             toRange(spanOf(use.access, use.end))});
    return source;
  }
  for (auto [resource, offset, length] :
       llvm::zip(site.getResources(), site.getResourceOffsets(),
                 site.getResourceLengths()))
    source.uses.push_back({nameValue(resource), nameValue(offset),
                           nameValue(length), source.range});
  return source;
}

ExportSource
SourceReader::readExport(stream::ExecutableExportOp exportOp) const {
  ExportSource source;
  source.range = findRange(exportOp);
  mlir::FunctionOpInterface kernel = exportOp.lookupFunctionRef();
  if (!kernel || kernel.isExternal())
    return source;
  for (mlir::BlockArgument argument : kernel.getArguments()) {
    if (!llvm::isa<stream::BindingType>(argument.getType()))
      continue;
    SMRange range = findDefinition(argument);
    source.bindings.push_back(
        {nameValue(argument), range.isValid() ? toRange(range) : source.range});
  }
  return source;
}
