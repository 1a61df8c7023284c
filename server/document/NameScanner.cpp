//===- NameScanner.cpp - Names in the text of IR -------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "document/NameScanner.h"

#include <algorithm>
#include <cctype>

using namespace bindery::document;

/// Letters of a bare identifier (MLIR's language reference, "Identifiers and
/// keywords"): suffix-ids have `-` too.
static bool isNameByte(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' ||
         c == '.' || c == '-';
}

/// The end of the string that begins with the quote at `at`; strings end with
/// their line.
static size_t skipString(std::string_view text, size_t at) {
  for (++at; at < text.size() && text[at] != '"' && text[at] != '\n'; ++at)
    if (text[at] == '\\')
      ++at;
  return std::min(at + 1, text.size());
}

/// Calls `visit(at)` at each byte outside strings and comments; it returns
/// where to go on, `at` itself to mean the next byte.
template <typename Visit> static void scan(std::string_view text, Visit visit) {
  for (size_t at = 0; at < text.size();) {
    if (text[at] == '"') {
      at = skipString(text, at);
    } else if (text[at] == '/' && text.substr(at).starts_with("//")) {
      at = std::min(text.find('\n', at), text.size());
    } else {
      size_t next = visit(at);
      at = std::max(next, at + 1);
    }
  }
}

static size_t skipName(std::string_view text, size_t at) {
  while (at < text.size() && isNameByte(text[at])) {
    // `->` ends a name.
    if (text[at] == '-' && at + 1 < text.size() && text[at + 1] == '>')
      break;
    ++at;
  }
  return at;
}

static unsigned getHex(char c) {
  return std::isdigit(static_cast<unsigned char>(c))
             ? c - '0'
             : std::tolower(static_cast<unsigned char>(c)) - 'a' + 10;
}

/// What the string token `quoted` holds.
static std::string unquote(std::string_view quoted) {
  std::string result;
  std::string_view body = quoted.substr(1);
  if (body.ends_with('"'))
    body.remove_suffix(1);
  for (size_t at = 0; at < body.size(); ++at) {
    if (body[at] != '\\' || at + 1 == body.size()) {
      result += body[at];
      continue;
    }
    char next = body[++at];
    if (next == 'n')
      result += '\n';
    else if (next == 't')
      result += '\t';
    else if (std::isxdigit(static_cast<unsigned char>(next)) &&
             at + 1 < body.size() &&
             std::isxdigit(static_cast<unsigned char>(body[at + 1])))
      result += static_cast<char>(getHex(next) * 16 + getHex(body[++at]));
    else
      result += next;
  }
  return result;
}

/// Reads the part whose `@` is at `at`; nothing where no name follows.
static std::optional<SymbolPart> readPart(std::string_view text, size_t at) {
  size_t name = at + 1;
  if (name >= text.size())
    return std::nullopt;
  if (text[name] == '"') {
    size_t end = skipString(text, name);
    return SymbolPart{{at, end}, unquote(text.substr(name, end - name))};
  }
  size_t end = skipName(text, name);
  if (end == name)
    return std::nullopt;
  return SymbolPart{{at, end}, std::string(text.substr(name, end - name))};
}

std::vector<SymbolPath>
bindery::document::findSymbolPaths(std::string_view text) {
  std::vector<SymbolPath> paths;
  scan(text, [&](size_t at) {
    if (text[at] != '@')
      return at;
    SymbolPath path;
    while (at < text.size() && text[at] == '@') {
      std::optional<SymbolPart> part = readPart(text, at);
      if (!part)
        break;
      at = part->span.end;
      path.push_back(std::move(*part));
      if (!text.substr(at).starts_with("::@"))
        break;
      at += 2;
    }
    if (!path.empty()) {
      at = path.back().span.end;
      paths.push_back(std::move(path));
    }
    return at;
  });
  return paths;
}

/// Aliases have no dots: those belong to dialects.
static size_t skipAlias(std::string_view text, size_t at) {
  while (at < text.size() &&
         (std::isalnum(static_cast<unsigned char>(text[at])) ||
          text[at] == '_' || text[at] == '$'))
    ++at;
  return at;
}

std::vector<AliasName>
bindery::document::findAliasNames(std::string_view text) {
  std::vector<AliasName> names;
  scan(text, [&](size_t at) {
    char c = text[at];
    if (c == '@' && at + 1 < text.size() && text[at + 1] == '"')
      return skipString(text, at + 1);
    if (c == '%' || c == '@' || c == '^') {
      size_t end = skipName(text, at + 1);
      // `%x#1`: the number of a result is no alias.
      return end < text.size() && text[end] == '#' ? end + 1 : end;
    }
    if (c != '#' && c != '!')
      return at;
    size_t end = skipAlias(text, at + 1);
    bool ofDialect =
        end < text.size() && (text[end] == '.' || text[end] == '<');
    if (end > at + 1 && !ofDialect)
      names.push_back({{at, end}});
    return end;
  });
  return names;
}

std::optional<Span> bindery::document::findWord(std::string_view text,
                                                size_t offset) {
  // Strings and comments end with their line, so that it is enough to look at
  // the line.
  size_t begin =
      offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  begin = begin == std::string_view::npos ? 0 : begin + 1;
  size_t end = std::min(text.find('\n', offset), text.size());
  std::string_view line = text.substr(begin, end - begin);
  size_t place = offset - begin;
  std::optional<Span> word;
  scan(line, [&](size_t at) {
    char c = line[at];
    size_t next = at;
    if (c == '@') {
      std::optional<SymbolPart> part = readPart(line, at);
      next = part ? part->span.end : at + 1;
    } else if (c == '%' || c == '^' || c == '#' || c == '!') {
      next = skipName(line, at + 1);
      // `%x#1` is one name: a result of a group.
      if (c == '%' && next < line.size() && line[next] == '#')
        next = skipName(line, next + 1);
    } else if (std::isalpha(static_cast<unsigned char>(c)) || c == '_') {
      next = skipName(line, at);
    } else if (std::isdigit(static_cast<unsigned char>(c))) {
      return skipName(line, at);
    }
    // Of two words that touch, the later one is meant.
    if (next > at && at <= place && place <= next)
      word = Span{begin + at, begin + next};
    return next;
  });
  return word;
}
