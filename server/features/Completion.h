//===- Completion.h - What could be typed at a place -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_FEATURES_COMPLETION_H
#define BINDERY_FEATURES_COMPLETION_H

#include "features/Entity.h"

#include <string>
#include <vector>

namespace bindery::features {

struct CompletionItem {
  enum class Kind {
    Dialect,
    Operation,
    Value,
    Block,
    Symbol,
    Attribute,
    Type,
    Keyword
  };
  Kind kind = Kind::Keyword;
  std::string label;
  /// What replaces CompletionList::span.
  std::string insert;
  /// The type of a value, the operation of a symbol.
  std::string detail;
};

struct CompletionList {
  /// What a choice replaces: the name being typed up to the cursor, in bytes of
  /// the document.
  Span span;
  std::vector<CompletionItem> items;
};

/// What fits at byte `offset` of the document, by MLIR's parser; symbols by
/// what can be seen from there. Parses the item again, up to the cursor. Called
/// on the model's thread.
CompletionList getCompletions(const workbench::DocumentModel &model,
                              size_t offset);

} // namespace bindery::features

#endif // BINDERY_FEATURES_COMPLETION_H
