//===- Convert.cpp - Plain data as LSP's JSON ----------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lsp/Convert.h"

#include "protocol/Bindings.h"

using namespace bindery;
using namespace bindery::lsp;
using document::Position;
using document::Range;
using document::Span;
using nlohmann::json;

Range Converter::toRange(Span span) const {
  return {text.getLines().getPosition(span.begin, encoding),
          text.getLines().getPosition(span.end, encoding)};
}

json Converter::toJson(const features::Hover &hover) const {
  return {{"contents", {{"kind", "markdown"}, {"value", hover.markdown}}},
          {"range", toRange(hover.span)}};
}

/// LSP's `CompletionItemKind`.
static int getKindNumber(features::CompletionItem::Kind kind) {
  using Kind = features::CompletionItem::Kind;
  switch (kind) {
  case Kind::Dialect:
    return 9; // Module
  case Kind::Operation:
    return 3; // Function
  case Kind::Value:
    return 6; // Variable
  case Kind::Block:
    return 18; // Reference
  case Kind::Symbol:
    return 18; // Reference
  case Kind::Attribute:
    return 12; // Value
  case Kind::Type:
    return 7; // Class
  case Kind::Keyword:
    return 14; // Keyword
  }
  return 1;
}

json Converter::toJson(const features::CompletionList &list) const {
  json items = json::array();
  Range range = toRange(list.span);
  for (const features::CompletionItem &item : list.items) {
    json value = {{"label", item.label},
                  {"kind", getKindNumber(item.kind)},
                  {"textEdit", {{"range", range}, {"newText", item.insert}}}};
    if (!item.detail.empty())
      value["detail"] = item.detail;
    items.push_back(std::move(value));
  }
  return {{"isIncomplete", false}, {"items", std::move(items)}};
}

/// LSP's `SymbolKind`.
static int getKindNumber(features::OutlineSymbol::Kind kind) {
  using Kind = features::OutlineSymbol::Kind;
  switch (kind) {
  case Kind::Section:
    return 3; // Namespace
  case Kind::Module:
    return 2; // Module
  case Kind::Function:
    return 12; // Function
  case Kind::Interface:
    return 11; // Interface
  case Kind::Variable:
    return 13; // Variable
  case Kind::Other:
    return 19; // Object
  }
  return 19;
}

json Converter::toJson(const features::OutlineSymbol &symbol) const {
  json value = {{"name", symbol.name},
                {"kind", getKindNumber(symbol.kind)},
                {"range", toRange(symbol.span)},
                {"selectionRange", toRange(symbol.nameSpan)}};
  if (!symbol.detail.empty())
    value["detail"] = symbol.detail;
  json children = json::array();
  for (const features::OutlineSymbol &child : symbol.children)
    children.push_back(toJson(child));
  if (!children.empty())
    value["children"] = std::move(children);
  return value;
}

json Converter::toLocation(const std::string &uri, Span span) const {
  return {{"uri", uri}, {"range", toRange(span)}};
}

int lsp::toNumber(workbench::Severity severity) {
  switch (severity) {
  case workbench::Severity::Error:
    return 1;
  case workbench::Severity::Warning:
    return 2;
  case workbench::Severity::Information:
    return 3;
  case workbench::Severity::Hint:
    return 4;
  }
  return 1;
}

json Converter::toJson(const workbench::DocumentModel &model,
                       const std::string &uri,
                       const workbench::Message &message) const {
  Span span = model.toDocument(message.place).value_or(Span{0, 0});
  json value = {{"range", toRange(span)},
                {"severity", lsp::toNumber(message.severity)},
                {"code", message.code},
                {"source", "bindery"},
                {"message", message.text}};
  if (!docsUri.empty())
    value["codeDescription"] = {
        {"href", docsUri + "lsp-extensions.md#" + message.code}};
  json related = json::array();
  for (const workbench::Message::Note &note : message.notes)
    related.push_back(
        {{"location",
          toLocation(uri, model.toDocument(note.place).value_or(span))},
         {"message", note.text}});
  if (!related.empty())
    value["relatedInformation"] = std::move(related);
  return value;
}

Position lsp::toPosition(const protocol::Reader &reader) {
  return {reader.field("line").uinteger(),
          reader.field("character").uinteger()};
}

Range lsp::toRange(const protocol::Reader &reader) {
  return {toPosition(reader.field("start")), toPosition(reader.field("end"))};
}
