//===- Convert.h - Plain data as LSP's JSON --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_LSP_CONVERT_H
#define BINDERY_LSP_CONVERT_H

#include "document/ItemSplitter.h"
#include "document/TextDocument.h"
#include "features/Completion.h"
#include "features/Hover.h"
#include "features/Symbols.h"
#include "protocol/Decode.h"
#include "workbench/DocumentModel.h"

#include "nlohmann/json.hpp"

namespace bindery::lsp {

/// Turns places of one text into LSP's and back, in the encoding that client
/// and server agreed on. Refers to the text.
class Converter {
public:
  /// `docsUri` is the URI of the folder of the documentation, with a `/` at its
  /// end; empty where there is none to link to.
  Converter(const document::Text &text, document::Encoding encoding,
            std::string docsUri = "")
      : text(text), encoding(encoding), docsUri(std::move(docsUri)) {}

  document::Range toRange(document::Span span) const;
  size_t toOffset(document::Position position) const {
    return text.getLines().getOffset(position, encoding);
  }

  nlohmann::json toJson(const features::Hover &hover) const;
  nlohmann::json toJson(const features::CompletionList &list) const;
  /// A `DocumentSymbol`.
  nlohmann::json toJson(const features::OutlineSymbol &symbol) const;
  /// A `Location`.
  nlohmann::json toLocation(const std::string &uri, document::Span span) const;
  /// A `Diagnostic`, with the notes that are in the document as related
  /// information. Severity 1 to 4, from `severity`.
  nlohmann::json toJson(const workbench::DocumentModel &model,
                        const std::string &uri,
                        const workbench::Message &message) const;

private:
  const document::Text &text;
  document::Encoding encoding;
  std::string docsUri;
};

/// Decodes LSP's `Position`; throws protocol::DecodeError.
document::Position toPosition(const protocol::Reader &reader);
document::Range toRange(const protocol::Reader &reader);

/// LSP's `DiagnosticSeverity`.
int toNumber(workbench::Severity severity);

} // namespace bindery::lsp

#endif // BINDERY_LSP_CONVERT_H
