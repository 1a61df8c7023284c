//===- Session.cpp - One client of the language server -------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lsp/Session.h"

#include "features/Completion.h"
#include "features/Hover.h"
#include "features/Symbols.h"
#include "protocol/Bindings.h"

#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>

#include <signal.h>

using namespace bindery;
using namespace bindery::lsp;
using document::Encoding;
using document::Span;
using document::TextDocument;
using nlohmann::json;
using protocol::Reader;
using rpc::ErrorCode;
using rpc::ResponseError;
using workbench::DocumentModel;

struct Session::OpenDocument {
  OpenDocument(asio::io_context &context, std::string uri, TextDocument text,
               const mlir::DialectRegistry &registry)
      : uri(std::move(uri)), text(std::move(text)), thread(registry),
        debounce(context) {}

  std::string uri;
  TextDocument text;
  workbench::DocumentThread thread;
  asio::steady_timer debounce;
  /// Requested when a newer text makes the diagnostics in work pointless.
  std::stop_source diagnostics;
  /// Whether the diagnostics of the text are still to be published.
  bool isStale = false;
  bool isOpen = true;
};

Session::Session(asio::io_context &context,
                 std::shared_ptr<rpc::Connection> connection,
                 const ServerOptions &options)
    : context(context), connection(std::move(connection)), options(options),
      parentTimer(context) {
  rpc::Dispatcher &dispatcher = this->connection->getDispatcher();
  dispatcher.setGate([this](std::string_view method, bool isRequest) {
    return lifecycle.check(method, isRequest);
  });
  dispatcher.setErrorHandler([this](const std::string &what) {
    this->connection->getDispatcher().notify("window/logMessage",
                                             {{"type", 1}, {"message", what}});
  });
  this->connection->setBusy([this] {
    return llvm::any_of(documents,
                        [](auto &entry) { return entry.second->isStale; });
  });
  bindLifecycle();
  bindDocuments();
  bindFeatures();
}

Session::~Session() = default;

asio::awaitable<int> Session::run() {
  co_await connection->run();
  for (auto &[uri, document] : documents) {
    document->isOpen = false;
    document->diagnostics.request_stop();
    document->debounce.cancel();
  }
  parentTimer.cancel();
  co_return lifecycle.getExitCode();
}

//===----------------------------------------------------------------------===//
// Life cycle
//===----------------------------------------------------------------------===//

/// A handler of parameters whose bad fields are the client's error.
static rpc::Dispatcher::RequestHandler
decoding(rpc::Dispatcher::RequestHandler handler) {
  return [handler](json params, std::stop_token stop) -> asio::awaitable<json> {
    try {
      co_return co_await handler(std::move(params), std::move(stop));
    } catch (const protocol::DecodeError &error) {
      throw ResponseError(ErrorCode::InvalidParams, error.what());
    } catch (const workbench::ReadCancelled &) {
      throw ResponseError(ErrorCode::RequestCancelled, "cancelled");
    }
  };
}

void Session::bindLifecycle() {
  rpc::Dispatcher &dispatcher = connection->getDispatcher();
  dispatcher.onRequest(
      "initialize",
      decoding([this](json params, std::stop_token) -> asio::awaitable<json> {
        co_return initialize(params);
      }));
  dispatcher.onRequest("shutdown",
                       [](json, std::stop_token) -> asio::awaitable<json> {
                         co_return nullptr;
                       });
  dispatcher.onNotification("initialized", [](const json &) {});
  dispatcher.onNotification("exit",
                            [this](const json &) { connection->close(); });
  dispatcher.onNotification("$/setTrace", [](const json &) {});
  dispatcher.onNotification(
      "workspace/didChangeConfiguration", [this](const json &params) {
        Reader reader(params, "params");
        if (std::optional<Reader> all = reader.optionalField("settings"))
          if (std::optional<Reader> own = all->optionalField("bindery"))
            takeSettings(own->get());
        for (auto &[uri, document] : documents)
          scheduleDiagnostics(document);
      });
}

/// The first encoding that the client offers and the server knows.
static Encoding negotiate(const Reader &params) {
  std::optional<Reader> capabilities = params.optionalField("capabilities");
  std::optional<Reader> general =
      capabilities ? capabilities->optionalField("general") : std::nullopt;
  std::optional<Reader> offered =
      general ? general->optionalField("positionEncodings") : std::nullopt;
  if (!offered)
    return Encoding::Utf16;
  for (const Reader &entry : offered->elements()) {
    std::string name = entry.string();
    if (name == "utf-8")
      return Encoding::Utf8;
    if (name == "utf-16")
      return Encoding::Utf16;
    if (name == "utf-32")
      return Encoding::Utf32;
  }
  return Encoding::Utf16;
}

static const char *getName(Encoding encoding) {
  switch (encoding) {
  case Encoding::Utf8:
    return "utf-8";
  case Encoding::Utf16:
    return "utf-16";
  case Encoding::Utf32:
    return "utf-32";
  }
  return "utf-16";
}

json Session::initialize(const json &params) {
  Reader reader(params, "params");
  encoding = negotiate(reader);
  if (std::optional<Reader> own = reader.optionalField("initializationOptions"))
    takeSettings(own->get());
  if (std::optional<Reader> parent = reader.optionalField("processId"))
    watchParent(parent->integer());
  return {{"capabilities",
           {{"positionEncoding", getName(encoding)},
            {"textDocumentSync", {{"openClose", true}, {"change", 2}}},
            {"hoverProvider", true},
            {"definitionProvider", true},
            {"referencesProvider", true},
            {"documentHighlightProvider", true},
            {"documentSymbolProvider", true},
            {"completionProvider",
             {{"triggerCharacters", {"%", "@", "^", "#", "!", ".", ":"}}}}}},
          {"serverInfo",
           {{"name", "bindery-lsp-server"}, {"version", BINDERY_VERSION}}}};
}

void Session::watchParent(int64_t processId) {
  if (processId <= 0)
    return;
  asio::co_spawn(
      context,
      [this, self = weak_from_this(), processId]() -> asio::awaitable<void> {
        while (true) {
          std::shared_ptr<Session> alive = self.lock();
          if (!alive)
            co_return;
          // A client that died without a word leaves no end of the stream
          // where somebody else holds the pipe.
          if (kill(static_cast<pid_t>(processId), 0) != 0 && errno == ESRCH) {
            connection->close();
            co_return;
          }
          parentTimer.expires_after(std::chrono::seconds(1));
          boost::system::error_code error;
          co_await parentTimer.async_wait(
              asio::redirect_error(asio::use_awaitable, error));
          if (error)
            co_return;
        }
      },
      asio::detached);
}

void Session::takeSettings(const json &given) {
  for (const std::string &problem : settings.update(given))
    connection->getDispatcher().notify(
        "window/logMessage",
        {{"type", 2}, {"message", "settings: " + problem}});
}

//===----------------------------------------------------------------------===//
// Documents
//===----------------------------------------------------------------------===//

void Session::bindDocuments() {
  rpc::Dispatcher &dispatcher = connection->getDispatcher();
  dispatcher.onNotification("textDocument/didOpen",
                            [this](const json &params) { open(params); });
  dispatcher.onNotification("textDocument/didChange",
                            [this](const json &params) { change(params); });
  dispatcher.onNotification("textDocument/didSave", [](const json &) {});
  dispatcher.onNotification(
      "textDocument/didClose",
      [this](const json &params) { closeDocument(params); });
}

void Session::open(const json &params) {
  Reader document = Reader(params, "params").field("textDocument");
  std::string uri = document.field("uri").string();
  auto opened = std::make_shared<OpenDocument>(
      context, uri,
      TextDocument(document.field("text").string(),
                   document.field("version").integer()),
      options.registry(uri));
  if (DocumentPtr &place = documents[uri]) {
    // A client that opens twice means the newer text.
    place->isOpen = false;
    place->diagnostics.request_stop();
    place->debounce.cancel();
  }
  documents[uri] = opened;
  scheduleDiagnostics(opened);
}

void Session::change(const json &params) {
  Reader reader(params, "params");
  Reader identifier = reader.field("textDocument");
  DocumentPtr document = getDocument(reader);
  std::vector<document::TextChange> changes;
  for (const Reader &entry : reader.field("contentChanges").elements()) {
    document::TextChange change;
    if (std::optional<Reader> range = entry.optionalField("range"))
      change.range = toRange(*range);
    change.text = entry.field("text").string();
    changes.push_back(std::move(change));
  }
  document->text.apply(changes, identifier.field("version").integer(),
                       encoding);
  scheduleDiagnostics(document);
}

void Session::closeDocument(const json &params) {
  DocumentPtr document = getDocument(Reader(params, "params"));
  document->isOpen = false;
  document->diagnostics.request_stop();
  document->debounce.cancel();
  documents.erase(document->uri);
  // What a client shows of a closed file would stay for ever.
  connection->getDispatcher().notify(
      "textDocument/publishDiagnostics",
      {{"uri", document->uri}, {"diagnostics", json::array()}});
}

Session::DocumentPtr Session::getDocument(const Reader &params) {
  Reader uri = params.field("textDocument").field("uri");
  auto found = documents.find(uri.string());
  if (found == documents.end())
    throw ResponseError(ErrorCode::InvalidParams,
                        uri.getPath() + ": '" + uri.string() + "' is not open");
  return found->second;
}

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

void Session::scheduleDiagnostics(const DocumentPtr &document) {
  document->diagnostics.request_stop();
  document->diagnostics = std::stop_source();
  document->isStale = true;
  document->debounce.expires_after(
      std::chrono::milliseconds(options.debounceMs));
  document->debounce.async_wait(
      [weak = weak_from_this(), document](boost::system::error_code error) {
        std::shared_ptr<Session> self = weak.lock();
        if (error || !self || !document->isOpen)
          return;
        asio::co_spawn(
            self->context,
            [self, document]() -> asio::awaitable<void> {
              co_await self->publishDiagnostics(document);
            },
            asio::detached);
      });
}

asio::awaitable<void> Session::publishDiagnostics(DocumentPtr document) {
  std::shared_ptr<const document::Text> text = document->text.getText();
  int64_t version = document->text.getVersion();
  std::stop_token stop = document->diagnostics.get_token();
  json diagnostics;
  try {
    diagnostics = co_await document->thread.read(
        text, stop,
        [&, encoding = encoding, docsUri = options.docsUri,
         settings = settings](DocumentModel &model) {
          Converter converter(*text, encoding, docsUri);
          json list = json::array();
          for (workbench::Message message : model.getMessages()) {
            std::optional<workbench::Severity> severity =
                settings.getSeverity(message.code, message.severity);
            if (!severity)
              continue;
            message.severity = *severity;
            list.push_back(converter.toJson(model, document->uri, message));
          }
          return list;
        });
  } catch (const workbench::ReadCancelled &) {
    co_return;
  }
  if (!document->isOpen || document->text.getVersion() != version)
    co_return;
  document->isStale = false;
  connection->getDispatcher().notify("textDocument/publishDiagnostics",
                                     {{"uri", document->uri},
                                      {"version", version},
                                      {"diagnostics", std::move(diagnostics)}});
}

//===----------------------------------------------------------------------===//
// Features
//===----------------------------------------------------------------------===//

asio::awaitable<json>
Session::read(DocumentPtr document, std::stop_token stop,
              std::function<json(DocumentModel &, const Converter &)> read) {
  std::shared_ptr<const document::Text> text = document->text.getText();
  co_return co_await document->thread.read(
      text, std::move(stop),
      [&, encoding = encoding,
       docsUri = options.docsUri](DocumentModel &model) {
        return read(model, Converter(*text, encoding, docsUri));
      });
}

void Session::onPosition(
    const std::string &method,
    std::function<json(DocumentModel &, const Converter &, size_t,
                       const OpenDocument &, const json &)>
        handler) {
  connection->getDispatcher().onRequest(
      method,
      decoding([this, handler](json params,
                               std::stop_token stop) -> asio::awaitable<json> {
        Reader reader(params, "params");
        DocumentPtr document = getDocument(reader);
        document::Position position = toPosition(reader.field("position"));
        co_return co_await read(
            document, stop,
            [&](DocumentModel &model, const Converter &converter) {
              return handler(model, converter, converter.toOffset(position),
                             *document, params);
            });
      }));
}

void Session::bindFeatures() {
  onPosition("textDocument/hover",
             [](DocumentModel &model, const Converter &converter, size_t offset,
                const OpenDocument &, const json &) -> json {
               std::optional<features::Hover> hover =
                   features::getHover(model, offset);
               return hover ? converter.toJson(*hover) : json();
             });
  onPosition("textDocument/definition",
             [](DocumentModel &model, const Converter &converter, size_t offset,
                const OpenDocument &document, const json &) {
               json locations = json::array();
               for (Span span : features::findDefinitions(
                        model, features::findEntity(model, offset)))
                 locations.push_back(converter.toLocation(document.uri, span));
               return locations;
             });
  onPosition(
      "textDocument/references",
      [](DocumentModel &model, const Converter &converter, size_t offset,
         const OpenDocument &document, const json &params) {
        bool withDefinition = protocol::getOr<bool>(
            Reader(params, "params").field("context"), "includeDeclaration",
            true, [](const Reader &field) { return field.boolean(); });
        json locations = json::array();
        for (Span span : features::findReferences(
                 model, features::findEntity(model, offset), withDefinition))
          locations.push_back(converter.toLocation(document.uri, span));
        return locations;
      });
  onPosition("textDocument/documentHighlight",
             [](DocumentModel &model, const Converter &converter, size_t offset,
                const OpenDocument &, const json &) {
               json highlights = json::array();
               for (Span span : features::findReferences(
                        model, features::findEntity(model, offset),
                        /*withDefinition=*/true))
                 highlights.push_back({{"range", converter.toRange(span)}});
               return highlights;
             });
  onPosition("textDocument/completion",
             [](DocumentModel &model, const Converter &converter, size_t offset,
                const OpenDocument &, const json &) {
               return converter.toJson(features::getCompletions(model, offset));
             });
  connection->getDispatcher().onRequest(
      "textDocument/documentSymbol",
      decoding(
          [this](json params, std::stop_token stop) -> asio::awaitable<json> {
            DocumentPtr document = getDocument(Reader(params, "params"));
            co_return co_await read(
                document, stop,
                [](DocumentModel &model, const Converter &converter) {
                  json symbols = json::array();
                  for (const features::OutlineSymbol &symbol :
                       features::getOutline(model))
                    symbols.push_back(converter.toJson(symbol));
                  return symbols;
                });
          }));
}
