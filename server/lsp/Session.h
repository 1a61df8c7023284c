//===- Session.h - One client of the language server -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The outermost layer: binds the methods of the protocol to documents and
/// features. Nothing below it knows of the protocol's methods.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_LSP_SESSION_H
#define BINDERY_LSP_SESSION_H

#include "document/TextDocument.h"
#include "lsp/Convert.h"
#include "lsp/Lifecycle.h"
#include "lsp/Settings.h"
#include "rpc/Connection.h"
#include "workbench/DocumentThread.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace bindery::lsp {

namespace asio = boost::asio;

/// What the server is told on its command line.
struct ServerOptions {
  /// The dialects of a document, by its URI. What it returns must outlive the
  /// session; it is called on the session's thread.
  std::function<const mlir::DialectRegistry &(const std::string &uri)> registry;
  /// As in Converter.
  std::string docsUri;
  /// How long to wait after an edit before diagnostics are computed, in
  /// milliseconds: bursts are answered once. 0 answers every edit.
  unsigned debounceMs = 40;
};

/// Serves one connection. Everything happens on the connection's executor but
/// for what documents do on their threads.
class Session : public std::enable_shared_from_this<Session> {
public:
  Session(asio::io_context &context,
          std::shared_ptr<rpc::Connection> connection,
          const ServerOptions &options);
  ~Session();

  /// Serves until the client leaves; returns the exit code of the life cycle.
  asio::awaitable<int> run();

private:
  struct OpenDocument;
  using DocumentPtr = std::shared_ptr<OpenDocument>;
  using json = nlohmann::json;

  void bindLifecycle();
  void bindDocuments();
  void bindFeatures();

  json initialize(const json &params);
  void watchParent(int64_t processId);
  void open(const json &params);
  void change(const json &params);
  void closeDocument(const json &params);
  void takeSettings(const json &settings);

  /// The open document that `params.textDocument` names; throws a
  /// ResponseError where it is not open.
  DocumentPtr getDocument(const protocol::Reader &params);
  void scheduleDiagnostics(const DocumentPtr &document);
  asio::awaitable<void> publishDiagnostics(DocumentPtr document);

  /// Runs `read(model, converter)` on the document's thread and returns its
  /// JSON.
  asio::awaitable<json>
  read(DocumentPtr document, std::stop_token stop,
       std::function<json(workbench::DocumentModel &, const Converter &)> read);

  /// Binds a request about a place in a document to a feature.
  void onPosition(const std::string &method,
                  std::function<json(workbench::DocumentModel &,
                                     const Converter &, size_t offset,
                                     const OpenDocument &, const json &params)>
                      handler);

  asio::io_context &context;
  std::shared_ptr<rpc::Connection> connection;
  ServerOptions options;
  Lifecycle lifecycle;
  document::Encoding encoding = document::Encoding::Utf16;
  Settings settings;
  std::map<std::string, DocumentPtr> documents;
  asio::steady_timer parentTimer;
};

} // namespace bindery::lsp

#endif // BINDERY_LSP_SESSION_H
