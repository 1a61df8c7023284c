//===- ItemSplitter.cpp - Cuts a text into sections and items ------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "document/ItemSplitter.h"

#include <algorithm>
#include <cctype>

using namespace bindery::document;

namespace {

bool isIdentifier(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' ||
         c == '.' || c == '-';
}

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Walks over the tokens that matter to nesting.
class Lexer {
public:
  Lexer(std::string_view text, Span range) : text(text), range(range) {
    at = range.begin;
  }

  /// Goes to the next byte that is neither blank nor in a comment. False at
  /// the end. Sets `lineStart` when a line began on the way.
  bool skipTrivia() {
    while (at < range.end) {
      if (text[at] == '\n' || text[at] == '\r') {
        lineStart = true;
        ++at;
      } else if (isBlank(text[at])) {
        ++at;
      } else if (startsWith("//")) {
        at = std::min(text.find('\n', at), range.end);
      } else {
        return true;
      }
    }
    return false;
  }

  /// Passes one token. Strings end at their quote or with their line.
  void skipToken() {
    lineStart = false;
    char c = text[at];
    if (c == '"')
      return skipString();
    if (isIdentifier(c)) {
      while (at < range.end && isIdentifier(text[at])) {
        // The arrow in `a->b` is no part of the name.
        if (text[at] == '-' && at + 1 < range.end && text[at + 1] == '>')
          break;
        ++at;
      }
      if (at < range.end && text[at] == '-')
        ++at;
      return;
    }
    if (c == '(' || c == '[' || c == '{')
      ++depth;
    else if ((c == ')' || c == ']' || c == '}') && depth > 0)
      --depth;
    ++at;
  }

  void skipString() {
    ++at;
    while (at < range.end && text[at] != '\n') {
      if (text[at] == '\\' && at + 1 < range.end && text[at + 1] != '\n')
        ++at;
      else if (text[at] == '"') {
        ++at;
        return;
      }
      ++at;
    }
  }

  bool startsWith(std::string_view prefix) const {
    return text.substr(at, range.end - at).starts_with(prefix);
  }

  /// The first byte that is not blank at or behind `from`, on any line.
  char peekBehind(size_t from) const {
    while (from < range.end && isBlank(text[from]))
      ++from;
    return from < range.end ? text[from] : '\0';
  }

  size_t findIdentifierEnd(size_t from) const {
    while (from < range.end && isIdentifier(text[from]))
      ++from;
    return from;
  }

  std::string_view text;
  Span range;
  size_t at;
  unsigned depth = 0;
  bool lineStart = true;
};

/// What an item that begins at the lexer's place would be, if one does.
std::optional<Item::Kind> getItemStart(const Lexer &lexer) {
  char c = lexer.text[lexer.at];
  if (lexer.startsWith("{-#"))
    return Item::Kind::Resources;
  if (c == '#' || c == '!') {
    size_t end = lexer.findIdentifierEnd(lexer.at + 1);
    if (end > lexer.at + 1 && lexer.peekBehind(end) == '=')
      return Item::Kind::Alias;
    return std::nullopt;
  }
  if (c == '%')
    return Item::Kind::Operation;
  if (c == '"') {
    Lexer ahead = lexer;
    ahead.skipString();
    if (ahead.peekBehind(ahead.at) == '(')
      return Item::Kind::Operation;
    return std::nullopt;
  }
  if (std::isalpha(static_cast<unsigned char>(c)) || c == '_') {
    size_t end = lexer.findIdentifierEnd(lexer.at);
    std::string_view name = lexer.text.substr(lexer.at, end - lexer.at);
    bool isOp = name == "module" || name.find('.') != std::string_view::npos;
    // `key.name = value` stands in a dictionary whose brace is missing.
    if (isOp && lexer.peekBehind(end) != '=')
      return Item::Kind::Operation;
  }
  return std::nullopt;
}

/// Whether what stands before, a token that ends with `last`, cannot end an
/// item.
bool asksForMore(char last) {
  return last == '=' || last == ',' || last == ':' || last == '@' ||
         last == '%';
}

/// Cuts `range` into items.
std::vector<Item> cut(std::string_view text, Span range) {
  std::vector<Item> items;
  Lexer lexer(text, range);
  std::optional<Item> open;
  char last = '\0';
  bool lastIsArrow = false;
  while (lexer.skipTrivia()) {
    std::optional<Item::Kind> start;
    bool mayStart = lexer.depth == 0 && lexer.lineStart &&
                    (!open || open->kind == Item::Kind::Other ||
                     !(lastIsArrow || asksForMore(last)));
    if (mayStart)
      start = getItemStart(lexer);
    if (start || !open) {
      if (open)
        items.push_back(*open);
      open = Item{start.value_or(Item::Kind::Other), {lexer.at, lexer.at}, 0};
    }
    size_t begin = lexer.at;
    lexer.skipToken();
    open->span.end = lexer.at;
    open->depth = std::max(open->depth, lexer.depth);
    last = text[lexer.at - 1];
    lastIsArrow = last == '>' && begin > range.begin &&
                  (text[begin - 1] == '-' || text[begin - 1] == '=');
  }
  if (open)
    items.push_back(*open);
  return items;
}

/// The brace that opens the body of the module in `span`: the first outside
/// brackets that no `attributes` stands before.
std::optional<size_t> findBodyBrace(std::string_view text, Span span) {
  Lexer lexer(text, span);
  std::string_view previous;
  while (lexer.skipTrivia()) {
    size_t begin = lexer.at;
    bool atTop = lexer.depth == 0;
    lexer.skipToken();
    std::string_view token = text.substr(begin, lexer.at - begin);
    if (atTop && token == "{" && previous != "attributes")
      return begin;
    if (atTop || lexer.depth == 0)
      previous = token;
  }
  return std::nullopt;
}

/// The brace that closes the one at `brace`, or nothing.
std::optional<size_t> findClosingBrace(std::string_view text, size_t brace,
                                       size_t end) {
  Lexer lexer(text, {brace, end});
  while (lexer.skipTrivia()) {
    size_t begin = lexer.at;
    lexer.skipToken();
    if (lexer.depth == 0 && begin != brace)
      return begin;
  }
  return std::nullopt;
}

bool isModule(std::string_view text, const Item &item) {
  std::string_view content = item.span.in(text);
  for (std::string_view name : {"module", "builtin.module"})
    if (content.starts_with(name) &&
        (content.size() == name.size() || !isIdentifier(content[name.size()])))
      return true;
  return false;
}

/// Enters the module that is the only operation of `section`, if there is one.
void enterWrapper(std::string_view text, Section &section) {
  auto isOperation = [](const Item &item) {
    return item.kind == Item::Kind::Operation;
  };
  if (std::ranges::count_if(section.items, isOperation) != 1)
    return;
  auto module = std::ranges::find_if(section.items, isOperation);
  if (!isModule(text, *module))
    return;
  Span span = module->span;
  std::optional<size_t> open = findBodyBrace(text, span);
  if (!open)
    return;
  std::optional<size_t> close = findClosingBrace(text, *open, span.end);
  section.wrapper =
      Wrapper{{span.begin, *open + 1}, {close.value_or(span.end), span.end}};
  std::vector<Item> inside = cut(text, {*open + 1, close.value_or(span.end)});
  auto where = section.items.erase(module);
  section.items.insert(where, inside.begin(), inside.end());
}

} // namespace

std::vector<Section> bindery::document::splitItems(std::string_view text) {
  constexpr std::string_view separator = "// -----";
  constexpr std::string_view bannerStart = "// -----// IR Dump";
  std::vector<Section> sections(1);
  size_t at = 0;
  while (at < text.size()) {
    size_t end = text.find('\n', at);
    size_t next = end == std::string_view::npos ? text.size() : end + 1;
    std::string_view line = text.substr(at, next - at);
    if (line.starts_with(separator)) {
      sections.back().span.end = at;
      Section section;
      section.span.begin = next;
      if (line.starts_with(bannerStart)) {
        section.banner = {at, next};
        while (section.banner.end > at && isBlank(text[section.banner.end - 1]))
          --section.banner.end;
      }
      sections.push_back(std::move(section));
    }
    at = next;
  }
  sections.back().span.end = text.size();
  for (Section &section : sections) {
    section.items = cut(text, section.span);
    enterWrapper(text, section);
  }
  return sections;
}

unsigned bindery::document::getAngleDepth(std::string_view text) {
  unsigned depth = 0, deepest = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '<')
      deepest = std::max(deepest, ++depth);
    else if (text[at] == '>' && depth > 0 && at > 0 && text[at - 1] != '-' &&
             text[at - 1] != '=')
      --depth;
  }
  return deepest;
}
