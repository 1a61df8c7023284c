//===- Dispatcher.h - Requests and notifications of JSON-RPC ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// JSON-RPC 2.0 as LSP uses it, above any transport: finds the handler of a
/// message, answers, cancels, and sends requests of its own.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_RPC_DISPATCHER_H
#define BINDERY_RPC_DISPATCHER_H

#include "rpc/Errors.h"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>

namespace bindery::rpc {

namespace asio = boost::asio;

/// Routes the messages of one client.
///
/// Everything runs on the executor given, which must run one handler at a time
/// (one thread or a strand). A request handler is a coroutine; it may leave the
/// executor for long work but its result is taken back there. Notifications run
/// at once and in order.
///
/// A cancelled request is answered with RequestCancelled at once, whatever its
/// handler does; the handler sees its stop token and its result is dropped.
class Dispatcher {
public:
  using RequestHandler = std::function<asio::awaitable<nlohmann::json>(
      nlohmann::json params, std::stop_token stop)>;
  using NotificationHandler = std::function<void(nlohmann::json params)>;
  /// Takes a message's text to the transport.
  using Sender = std::function<void(std::string text)>;
  /// Returns the error to answer a request for `method` with, if it may not
  /// be handled now; notifications are then dropped.
  using Gate = std::function<std::optional<ResponseError>(
      std::string_view method, bool isRequest)>;

  Dispatcher(asio::any_io_executor executor, Sender send);
  ~Dispatcher();
  Dispatcher(const Dispatcher &) = delete;
  Dispatcher &operator=(const Dispatcher &) = delete;

  void onRequest(std::string method, RequestHandler handler);
  void onNotification(std::string method, NotificationHandler handler);
  void setGate(Gate gate) { this->gate = std::move(gate); }
  /// Called with what a handler of a notification threw.
  void setErrorHandler(std::function<void(const std::string &)> handler) {
    onError = std::move(handler);
  }

  /// Handles the text of one message.
  void receive(std::string_view text);

  /// Answers what the transport could not read as a message.
  void reportUnreadable(const std::string &why);

  void notify(std::string_view method, nlohmann::json params);

  /// Sends a request to the client and waits for its answer. Throws
  /// ResponseError with the client's error, or RequestCancelled when the
  /// dispatcher is closed first.
  asio::awaitable<nlohmann::json> request(std::string_view method,
                                          nlohmann::json params);

  /// Cancels every request in flight without answering it.
  void close();

  /// Requests of the client that have no answer yet.
  size_t getNumPending() const { return pending.size(); }

private:
  struct Pending;
  struct Outgoing;

  void handleMessage(nlohmann::json message);
  void handleRequest(nlohmann::json id, std::string method,
                     nlohmann::json params);
  void handleNotification(const std::string &method, nlohmann::json params);
  void handleResponse(nlohmann::json message);
  void cancel(const nlohmann::json &params);
  asio::awaitable<void> run(RequestHandler handler, nlohmann::json params,
                            std::shared_ptr<Pending> entry);
  void answer(const nlohmann::json &id, nlohmann::json result);
  void answerError(const nlohmann::json &id, const ResponseError &error);
  void finish(const std::shared_ptr<Pending> &entry);

  asio::any_io_executor executor;
  Sender send;
  Gate gate;
  std::function<void(const std::string &)> onError;
  std::unordered_map<std::string, RequestHandler> requestHandlers;
  std::unordered_map<std::string, NotificationHandler> notificationHandlers;
  /// By the id's text: `1` and `"1"` differ.
  std::map<std::string, std::shared_ptr<Pending>> pending;
  std::map<std::string, std::shared_ptr<Outgoing>> outgoing;
  uint64_t nextId = 0;
  /// Coroutines look here whether the dispatcher is still there.
  std::shared_ptr<bool> alive = std::make_shared<bool>(true);
};

} // namespace bindery::rpc

#endif // BINDERY_RPC_DISPATCHER_H
