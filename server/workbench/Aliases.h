//===- Aliases.h - Which aliases a text uses -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An item is parsed on its own, behind the definitions of the aliases that it
/// uses. This finds them, in an order that the parser accepts.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_WORKBENCH_ALIASES_H
#define BINDERY_WORKBENCH_ALIASES_H

#include "document/ItemSplitter.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bindery::workbench {

/// The aliases of a section by name, `#map` or `!type`, with their items.
class AliasTable {
public:
  /// Of two definitions of one name the first counts.
  AliasTable(std::string_view text, const std::vector<document::Item> &items);

  /// The name that an alias item defines.
  static std::string_view getName(std::string_view itemText);

  /// Items, as indices into the section's, whose name was defined before.
  const std::vector<size_t> &getRedefinitions() const { return redefined; }

  /// The definitions that `text` needs, each after those that it needs itself,
  /// joined by line ends; empty when it needs none.
  std::string getPrelude(std::string_view text) const;

  /// The same for the alias that item `index` defines, without it.
  std::string getPreludeOfAlias(size_t index) const;

private:
  struct Definition {
    size_t item;
    std::string_view text;
    /// The names that it uses.
    std::vector<std::string_view> uses;
  };

  void collect(std::string_view name, std::vector<std::string_view> &stack,
               std::map<std::string_view, bool> &seen,
               std::string &prelude) const;

  std::map<std::string_view, Definition, std::less<>> definitions;
  std::vector<size_t> redefined;
};

/// The words of `text` that could be uses of an alias: `#name` and `!name`
/// outside strings and comments, where no `.` makes the name a dialect's. Each
/// once, in order.
std::vector<std::string_view> findAliasUses(std::string_view text);

} // namespace bindery::workbench

#endif // BINDERY_WORKBENCH_ALIASES_H
