//===- Bindings.h - Binding facts on the wire ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The result of `bindery/bindings`, which `bindery-explain --format=json`
/// prints too: what bindings each export has, what fused, and what kept the
/// rest apart. Documented in docs/lsp-extensions.md. Plain data: knows no MLIR.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_PROTOCOL_BINDINGS_H
#define BINDERY_PROTOCOL_BINDINGS_H

#include "document/Positions.h"

#include "nlohmann/json_fwd.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bindery::protocol {

using document::Range;

/// A dispatch that names the export.
struct Site {
  /// Counts the sites of one export from zero, in walk order.
  unsigned id = 0;
  Range range;
  /// The function or initializer around the dispatch, without `@`; empty
  /// where it has no name.
  std::string function;
  /// The entry point as the dispatch writes it: `@executable::@export`.
  std::string symbol;
};

/// What one site passes for one binding.
struct BindingUse {
  unsigned site = 0;
  /// The resource, its offset and length as the source writes them.
  std::string resource;
  std::string offset;
  std::string length;
  /// `ro`, `wo`, `rw`, or empty for none.
  std::string access;
  Range range;
};

struct Binding {
  /// Counts the binding arguments of the function from zero.
  unsigned index = 0;
  /// The argument as the source writes it: `%weights`.
  std::string name;
  Range range;
  std::vector<BindingUse> uses;
};

/// Bindings that became one.
struct Group {
  unsigned index = 0;
  /// Indices of bindings, ascending.
  std::vector<unsigned> members;
  std::string access;
  /// Whether some site passes a member with less access than the group has.
  bool widened = false;
  /// Where the members' offsets stand among the operands of the rewritten
  /// dispatch, member by member.
  std::vector<unsigned> offsets;
  /// Bytes that the binding spans where it spans the most: the longest member
  /// before, the whole resource after. Absent where no size is constant.
  std::optional<int64_t> rangeBefore = std::nullopt;
  std::optional<int64_t> rangeAfter = std::nullopt;
};

/// Why two bindings did not become one.
struct Separation {
  unsigned first = 0;
  unsigned second = 0;
  /// `different-resource`, `mutable`, `escapes`, `called`, `limit`, `no-sites`.
  std::string reason;
  /// Ids of the sites that decide.
  std::vector<unsigned> sites;
  /// At how many of the `total` sites the two could share a binding.
  unsigned agreeing = 0;
  unsigned total = 0;
  /// For `mutable`: how the byte ranges of the two lie, the worst over all
  /// sites: `disjoint`, `same`, `overlapping`, `unknown`.
  std::optional<std::string> ranges;
};

/// Sites that a note is also about.
struct RelatedSites {
  /// What to say at each of them.
  std::string message;
  /// Ids of the first of them.
  std::vector<unsigned> sites;
  /// How many more there are.
  unsigned more = 0;
};

struct Note {
  /// A diagnostic code of docs/lsp-extensions.md.
  std::string code;
  std::string message;
  Range range;
  std::optional<RelatedSites> related = std::nullopt;
};

struct Export {
  std::string name;
  /// `@executable::@export`.
  std::string symbol;
  /// The function behind the export, without `@`.
  std::string function;
  Range range;
  bool aliasMutable = false;
  /// Whether something other than resources and writes keeps the bindings as
  /// they are; the notes say what.
  bool blocked = false;
  std::vector<Site> sites;
  std::vector<Binding> bindings;
  std::vector<Group> groups;
  std::vector<Separation> separations;
  std::vector<Note> notes;
};

/// The JSON objects of the protocol; lines and characters as in Position.
void to_json(nlohmann::json &json, const Site &value);
void to_json(nlohmann::json &json, const BindingUse &value);
void to_json(nlohmann::json &json, const Binding &value);
void to_json(nlohmann::json &json, const Group &value);
void to_json(nlohmann::json &json, const Separation &value);
void to_json(nlohmann::json &json, const RelatedSites &value);
void to_json(nlohmann::json &json, const Note &value);
void to_json(nlohmann::json &json, const Export &value);

} // namespace bindery::protocol

namespace bindery::document {

/// LSP's `Position` and `Range`.
void to_json(nlohmann::json &json, const Position &value);
void to_json(nlohmann::json &json, const Range &value);

} // namespace bindery::document

#endif // BINDERY_PROTOCOL_BINDINGS_H
