//===- TextDocument.h - A document that a client edits ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DOCUMENT_TEXTDOCUMENT_H
#define BINDERY_DOCUMENT_TEXTDOCUMENT_H

#include "document/Positions.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bindery::document {

/// The text of a document at one version, with its lines. Immutable, so that
/// several threads can read it while the client edits on.
class Text {
public:
  explicit Text(std::string content) : content(std::move(content)) {}
  // The lines refer to the content.
  Text(const Text &) = delete;
  Text &operator=(const Text &) = delete;

  std::string_view get() const { return content; }
  const LineIndex &getLines() const { return lines; }

private:
  std::string content;
  LineIndex lines{content};
};

/// One `TextDocumentContentChangeEvent`: `text` replaces `range`, or all.
struct TextChange {
  std::optional<Range> range;
  std::string text;
};

/// What a client has open.
class TextDocument {
public:
  TextDocument(std::string content, int64_t version)
      : text(std::make_shared<const Text>(std::move(content))),
        version(version) {}

  /// Applies `changes` one after another: each sees the text that those before
  /// it left (LSP, `DidChangeTextDocumentParams`). A range whose end stands
  /// before its start is taken as empty at its start.
  void apply(const std::vector<TextChange> &changes, int64_t newVersion,
             Encoding encoding);

  /// The text of now; later changes do not touch it.
  std::shared_ptr<const Text> getText() const { return text; }
  int64_t getVersion() const { return version; }

private:
  std::shared_ptr<const Text> text;
  int64_t version;
};

} // namespace bindery::document

#endif // BINDERY_DOCUMENT_TEXTDOCUMENT_H
