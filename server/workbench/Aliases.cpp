//===- Aliases.cpp - Which aliases a text uses ---------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "workbench/Aliases.h"

#include <algorithm>
#include <cctype>
#include <set>

using namespace bindery;
using namespace bindery::workbench;
using document::Item;

static bool isNameByte(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$';
}

std::vector<std::string_view>
bindery::workbench::findAliasUses(std::string_view text) {
  std::vector<std::string_view> uses;
  std::set<std::string_view> seen;
  for (size_t at = 0; at < text.size();) {
    char c = text[at];
    if (c == '"') {
      for (++at; at < text.size() && text[at] != '"' && text[at] != '\n'; ++at)
        if (text[at] == '\\')
          ++at;
      ++at;
    } else if (c == '/' && text.substr(at).starts_with("//")) {
      at = std::min(text.find('\n', at), text.size());
    } else if (c == '#' || c == '!') {
      size_t end = at + 1;
      while (end < text.size() && isNameByte(text[end]))
        ++end;
      std::string_view name = text.substr(at, end - at);
      bool ofDialect = end < text.size() && text[end] == '.';
      if (name.size() > 1 && !ofDialect && seen.insert(name).second)
        uses.push_back(name);
      at = end;
    } else {
      ++at;
    }
  }
  return uses;
}

std::string_view AliasTable::getName(std::string_view itemText) {
  size_t end = 1;
  while (end < itemText.size() && isNameByte(itemText[end]))
    ++end;
  return itemText.substr(0, end);
}

AliasTable::AliasTable(std::string_view text, const std::vector<Item> &items) {
  for (size_t i = 0; i < items.size(); ++i) {
    if (items[i].kind != Item::Kind::Alias)
      continue;
    std::string_view content = items[i].span.in(text);
    std::string_view name = getName(content);
    Definition definition{i, content,
                          findAliasUses(content.substr(name.size()))};
    if (!definitions.emplace(name, std::move(definition)).second)
      redefined.push_back(i);
  }
}

void AliasTable::collect(std::string_view name,
                         std::vector<std::string_view> &stack,
                         std::map<std::string_view, bool> &seen,
                         std::string &prelude) const {
  // An explicit stack: a chain of aliases may be as long as a file. `seen`
  // holds whether the uses of a name have been pushed.
  stack.push_back(name);
  while (!stack.empty()) {
    std::string_view top = stack.back();
    auto found = definitions.find(top);
    if (found == definitions.end()) {
      stack.pop_back();
      continue;
    }
    auto [state, isNew] = seen.emplace(top, false);
    if (isNew) {
      for (std::string_view use : found->second.uses)
        if (!seen.contains(use))
          stack.push_back(use);
      continue;
    }
    stack.pop_back();
    if (state->second)
      continue;
    state->second = true;
    prelude.append(found->second.text);
    prelude.push_back('\n');
  }
}

std::string AliasTable::getPrelude(std::string_view text) const {
  std::string prelude;
  std::vector<std::string_view> stack;
  std::map<std::string_view, bool> seen;
  for (std::string_view use : findAliasUses(text))
    if (!seen.contains(use))
      collect(use, stack, seen, prelude);
  return prelude;
}

std::string AliasTable::getPreludeOfAlias(size_t index) const {
  for (const auto &[name, definition] : definitions) {
    if (definition.item != index)
      continue;
    std::string prelude;
    std::vector<std::string_view> stack;
    // The alias itself counts as done: a cycle ends there.
    std::map<std::string_view, bool> seen{{name, true}};
    for (std::string_view use : definition.uses)
      if (!seen.contains(use))
        collect(use, stack, seen, prelude);
    return prelude;
  }
  return "";
}
