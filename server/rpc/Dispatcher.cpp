//===- Dispatcher.cpp - Requests and notifications of JSON-RPC -----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "rpc/Dispatcher.h"

#include "rpc/Json.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

using namespace bindery::rpc;
using nlohmann::json;

/// A request of the client that is being handled.
struct Dispatcher::Pending {
  json id;
  std::stop_source stop;
  /// Set once the answer is out; a late result is then dropped.
  bool answered = false;
};

/// A request to the client that waits for its answer.
struct Dispatcher::Outgoing {
  explicit Outgoing(const asio::any_io_executor &executor)
      : wake(executor, asio::steady_timer::time_point::max()) {}

  asio::steady_timer wake;
  json response;
};

Dispatcher::Dispatcher(asio::any_io_executor executor, Sender send)
    : executor(std::move(executor)), send(std::move(send)) {}

Dispatcher::~Dispatcher() {
  close();
  *alive = false;
}

void Dispatcher::onRequest(std::string method, RequestHandler handler) {
  requestHandlers[std::move(method)] = std::move(handler);
}

void Dispatcher::onNotification(std::string method,
                                NotificationHandler handler) {
  notificationHandlers[std::move(method)] = std::move(handler);
}

void Dispatcher::receive(std::string_view text) {
  json message;
  try {
    message = parseJson(text);
  } catch (const ResponseError &error) {
    answerError(nullptr, error);
    return;
  }
  handleMessage(std::move(message));
}

void Dispatcher::reportUnreadable(const std::string &why) {
  answerError(nullptr, ResponseError(ErrorCode::ParseError, why));
}

/// Whether `id` is one that JSON-RPC allows in a request.
static bool isValidId(const json &id) {
  return id.is_string() || id.is_number_integer() || id.is_number_unsigned();
}

void Dispatcher::handleMessage(json message) {
  auto reject = [&](const char *why) {
    json id = message.is_object() ? message.value("id", json()) : json();
    answerError(isValidId(id) ? id : json(),
                ResponseError(ErrorCode::InvalidRequest, why));
  };
  if (message.is_array())
    return reject("batches are not supported");
  if (!message.is_object())
    return reject("a message must be an object");
  if (message.value("jsonrpc", json()) != "2.0")
    return reject("'jsonrpc' must be \"2.0\"");
  if (!message.contains("method")) {
    if (message.contains("result") || message.contains("error"))
      return handleResponse(std::move(message));
    return reject("a message needs a 'method', a 'result' or an 'error'");
  }
  if (!message["method"].is_string())
    return reject("'method' must be a string");
  std::string method = message["method"];
  json params = message.value("params", json());
  if (!params.is_null() && !params.is_structured())
    return reject("'params' must be an object or an array");
  if (!message.contains("id"))
    return handleNotification(method, std::move(params));
  if (!isValidId(message["id"]))
    return reject("'id' must be a string or an integer");
  handleRequest(message["id"], std::move(method), std::move(params));
}

void Dispatcher::handleRequest(json id, std::string method, json params) {
  if (gate)
    if (std::optional<ResponseError> error = gate(method, /*isRequest=*/true))
      return answerError(id, *error);
  auto handler = requestHandlers.find(method);
  if (handler == requestHandlers.end())
    return answerError(id, ResponseError(ErrorCode::MethodNotFound,
                                         "unknown method '" + method + "'"));
  auto entry = std::make_shared<Pending>();
  entry->id = id;
  if (!pending.emplace(id.dump(), entry).second)
    return answerError(id,
                       ResponseError(ErrorCode::InvalidRequest,
                                     "a request with this id is in flight"));
  asio::co_spawn(executor, run(handler->second, std::move(params), entry),
                 asio::detached);
}

asio::awaitable<void> Dispatcher::run(RequestHandler handler, json params,
                                      std::shared_ptr<Pending> entry) {
  std::shared_ptr<bool> alive = this->alive;
  std::optional<ResponseError> error;
  json result;
  try {
    result = co_await handler(std::move(params), entry->stop.get_token());
  } catch (const ResponseError &thrown) {
    error = thrown;
  } catch (const std::exception &thrown) {
    error = ResponseError(ErrorCode::InternalError, thrown.what());
  }
  if (!*alive || entry->answered)
    co_return;
  if (error)
    answerError(entry->id, *error);
  else
    answer(entry->id, std::move(result));
  finish(entry);
}

void Dispatcher::finish(const std::shared_ptr<Pending> &entry) {
  entry->answered = true;
  pending.erase(entry->id.dump());
}

void Dispatcher::handleNotification(const std::string &method, json params) {
  if (method == "$/cancelRequest")
    return cancel(params);
  if (gate && gate(method, /*isRequest=*/false))
    return;
  auto handler = notificationHandlers.find(method);
  // Unknown notifications are dropped, as LSP asks for `$/` ones.
  if (handler == notificationHandlers.end())
    return;
  try {
    handler->second(std::move(params));
  } catch (const std::exception &error) {
    if (onError)
      onError(method + ": " + error.what());
  }
}

void Dispatcher::cancel(const json &params) {
  if (!params.is_object() || !params.contains("id"))
    return;
  auto found = pending.find(params["id"].dump());
  if (found == pending.end())
    return;
  std::shared_ptr<Pending> entry = found->second;
  answerError(entry->id,
              ResponseError(ErrorCode::RequestCancelled, "cancelled"));
  finish(entry);
  entry->stop.request_stop();
}

void Dispatcher::handleResponse(json message) {
  auto found = outgoing.find(message.value("id", json()).dump());
  if (found == outgoing.end())
    return;
  std::shared_ptr<Outgoing> entry = found->second;
  outgoing.erase(found);
  entry->response = std::move(message);
  entry->wake.cancel();
}

void Dispatcher::answer(const json &id, json result) {
  send(dumpJson(
      {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}}));
}

void Dispatcher::answerError(const json &id, const ResponseError &error) {
  json body = {{"code", static_cast<int>(error.code)},
               {"message", error.what()}};
  if (!error.data.is_null())
    body["data"] = error.data;
  send(dumpJson({{"jsonrpc", "2.0"}, {"id", id}, {"error", std::move(body)}}));
}

void Dispatcher::notify(std::string_view method, json params) {
  send(dumpJson(
      {{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}}));
}

asio::awaitable<json> Dispatcher::request(std::string_view method,
                                          json params) {
  json id = "bindery-" + std::to_string(nextId++);
  auto entry = std::make_shared<Outgoing>(executor);
  outgoing.emplace(id.dump(), entry);
  send(dumpJson({{"jsonrpc", "2.0"},
                 {"id", id},
                 {"method", method},
                 {"params", std::move(params)}}));
  boost::system::error_code ignored;
  co_await entry->wake.async_wait(
      asio::redirect_error(asio::use_awaitable, ignored));
  if (entry->response.is_null())
    throw ResponseError(ErrorCode::RequestCancelled, "connection closed");
  if (entry->response.contains("error")) {
    const json &error = entry->response["error"];
    throw ResponseError(
        static_cast<ErrorCode>(error.value("code", -32603)),
        error.value("message", std::string("the client reported an error")),
        error.value("data", json()));
  }
  co_return entry->response.value("result", json());
}

void Dispatcher::close() {
  for (auto &[id, entry] : pending) {
    entry->answered = true;
    entry->stop.request_stop();
  }
  pending.clear();
  for (auto &[id, entry] : outgoing)
    entry->wake.cancel();
  outgoing.clear();
}
