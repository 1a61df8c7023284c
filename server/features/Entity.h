//===- Entity.h - What stands at a place in a document ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names of a document as an engineer sees them: the SSA value, block, symbol,
/// alias or operation at a place, where each is defined and used. Everything
/// here is called on the thread of the DocumentModel; what it returns holds
/// while the model is not updated.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_FEATURES_ENTITY_H
#define BINDERY_FEATURES_ENTITY_H

#include "workbench/DocumentModel.h"

#include <string>
#include <vector>

namespace bindery::features {

using document::Span;

/// What a name in the text means.
struct Entity {
  enum class Kind {
    None,
    /// An SSA value, or a group of results under one name.
    Value,
    Block,
    /// An operation symbol, where it is defined or referred to.
    Symbol,
    /// `#name` or `!name`.
    Alias,
    /// The name of an operation.
    Operation
  };
  Kind kind = Kind::None;
  /// The name in the document, in bytes.
  Span span;
  /// As the text has it.
  std::string text;
  const workbench::SectionModel *section = nullptr;
  const workbench::PlacedItem *item = nullptr;

  /// Of a value: the operation that has it as a result, or none. Of a symbol:
  /// the one that defines it, null when there is none. Else the operation
  /// itself.
  mlir::Operation *op = nullptr;
  /// Of a value: the first one of its group.
  mlir::Value value;
  /// Of a value: how many results the name stands for.
  unsigned count = 1;
  mlir::Block *block = nullptr;
  /// Of a symbol: whether it is defined here.
  bool isDefinition = false;

  explicit operator bool() const { return kind != Kind::None; }
};

/// The entity at byte `offset` of the document; of kind None where there is no
/// name or where the item was not read.
Entity findEntity(const workbench::DocumentModel &model, size_t offset);

/// Where `entity` is defined: in bytes of the document. A symbol whose
/// definition refers to another one on its own, as an export does to its
/// function, leads there when asked at its definition.
std::vector<Span> findDefinitions(const workbench::DocumentModel &model,
                                  const Entity &entity);

/// Where `entity` is used, in the order of the document, with its definition
/// if `withDefinition`. Operations have no uses.
std::vector<Span> findReferences(const workbench::DocumentModel &model,
                                 const Entity &entity, bool withDefinition);

/// The innermost operation around byte `offset` of the document, or null.
mlir::Operation *findOperation(const workbench::DocumentModel &model,
                               size_t offset);

/// The operation's name in the document, as the parser saw it; nothing for an
/// operation that is not of this document.
std::optional<Span> getNameSpan(const workbench::DocumentModel &model,
                                mlir::Operation *op);
/// From the operation's first name to its end.
std::optional<Span> getScopeSpan(const workbench::DocumentModel &model,
                                 mlir::Operation *op);
/// The `@name` that a symbol's operation defines.
std::optional<Span> getSymbolSpan(const workbench::DocumentModel &model,
                                  mlir::Operation *op);

} // namespace bindery::features

#endif // BINDERY_FEATURES_ENTITY_H
