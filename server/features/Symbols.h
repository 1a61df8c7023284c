//===- Symbols.h - The outline of a document -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_FEATURES_SYMBOLS_H
#define BINDERY_FEATURES_SYMBOLS_H

#include "features/Entity.h"

#include <string>
#include <vector>

namespace bindery::features {

/// A node of the outline.
struct OutlineSymbol {
  enum class Kind {
    /// A section of a file of several, or an IR dump's banner.
    Section,
    /// Something that holds other symbols.
    Module,
    Function,
    /// An export, an entry point.
    Interface,
    Variable,
    Other
  };
  Kind kind = Kind::Other;
  /// `@name`; of an operation without a symbol its name.
  std::string name;
  /// The operation's name; empty for a section.
  std::string detail;
  /// All of it, and its name, in bytes of the document; `name` is inside.
  Span span;
  Span nameSpan;
  std::vector<OutlineSymbol> children;
};

/// The symbols of the document, nested as the operations are, in order. A
/// document of several sections has one node for each. Items that were not read
/// have no node. Called on the model's thread.
std::vector<OutlineSymbol> getOutline(const workbench::DocumentModel &model);

} // namespace bindery::features

#endif // BINDERY_FEATURES_SYMBOLS_H
