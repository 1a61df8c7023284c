//===- Hover.h - What an editor shows about a name -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_FEATURES_HOVER_H
#define BINDERY_FEATURES_HOVER_H

#include "features/Entity.h"

#include <optional>
#include <string>

namespace bindery::features {

/// Markdown about what is at a place.
struct Hover {
  std::string markdown;
  /// What it is about, in bytes of the document.
  Span span;
};

/// About the entity at byte `offset` of the document: of a value its type,
/// where it comes from and how often it is used; of a block its arguments and
/// predecessors; of a symbol the first line of what defines it; of an alias
/// what it stands for; of an operation its generic form without regions.
/// Called on the model's thread.
std::optional<Hover> getHover(const workbench::DocumentModel &model,
                              size_t offset);

} // namespace bindery::features

#endif // BINDERY_FEATURES_HOVER_H
