//===- DispatcherTest.cpp - Requests and notifications of JSON-RPC -------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "rpc/Dispatcher.h"

#include "rpc/Json.h"

#include "catch2/catch.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

using namespace bindery::rpc;
using nlohmann::json;

namespace {

/// A dispatcher whose messages to the client are kept.
struct Fixture {
  asio::io_context context;
  std::vector<json> sent;
  Dispatcher dispatcher{context.get_executor(), [this](std::string text) {
                          sent.push_back(json::parse(text));
                        }};

  /// Receives a message and runs all that it causes.
  void receive(const std::string &text) {
    dispatcher.receive(text);
    run();
  }
  void run() {
    context.restart();
    context.poll();
  }
};

json error(json id, int code, const std::string &message) {
  return {{"jsonrpc", "2.0"},
          {"id", id},
          {"error", {{"code", code}, {"message", message}}}};
}

json result(json id, json value) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"result", value}};
}

} // namespace

TEST_CASE("a request is answered with its handler's result", "[dispatcher]") {
  Fixture f;
  f.dispatcher.onRequest(
      "add", [](json params, std::stop_token) -> asio::awaitable<json> {
        co_return params["a"].get<int>() + params["b"].get<int>();
      });
  f.receive(
      R"({"jsonrpc":"2.0","id":7,"method":"add","params":{"a":1,"b":2}})");
  f.receive(
      R"({"jsonrpc":"2.0","id":"x","method":"add","params":{"a":2,"b":2}})");
  CHECK(f.sent == std::vector<json>{result(7, 3), result("x", 4)});
}

TEST_CASE("errors of a handler are answered", "[dispatcher]") {
  Fixture f;
  f.dispatcher.onRequest(
      "bad", [](json, std::stop_token) -> asio::awaitable<json> {
        throw ResponseError(ErrorCode::InvalidParams, "params.a: missing");
        co_return nullptr;
      });
  f.dispatcher.onRequest("worse",
                         [](json, std::stop_token) -> asio::awaitable<json> {
                           throw std::runtime_error("broken");
                           co_return nullptr;
                         });
  f.receive(R"({"jsonrpc":"2.0","id":1,"method":"bad"})");
  f.receive(R"({"jsonrpc":"2.0","id":2,"method":"worse"})");
  CHECK(f.sent == std::vector<json>{error(1, -32602, "params.a: missing"),
                                    error(2, -32603, "broken")});
}

TEST_CASE("what is no request is answered and costs nothing", "[dispatcher]") {
  Fixture f;
  struct {
    const char *text;
    json answer;
  } cases[] = {
      {R"({"jsonrpc":"2.0","id":1,"method":"none"})",
       error(1, -32601, "unknown method 'none'")},
      {R"([{"jsonrpc":"2.0","id":1,"method":"none"}])",
       error(nullptr, -32600, "batches are not supported")},
      {R"(3)", error(nullptr, -32600, "a message must be an object")},
      {R"({"id":1,"method":"none"})",
       error(1, -32600, "'jsonrpc' must be \"2.0\"")},
      {R"({"jsonrpc":"2.0","id":1})",
       error(1, -32600,
             "a message needs a 'method', a 'result' or an "
             "'error'")},
      {R"({"jsonrpc":"2.0","id":1,"method":2})",
       error(1, -32600, "'method' must be a string")},
      {R"({"jsonrpc":"2.0","id":1.5,"method":"none"})",
       error(nullptr, -32600, "'id' must be a string or an integer")},
      {R"({"jsonrpc":"2.0","id":1,"method":"none","params":3})",
       error(1, -32600, "'params' must be an object or an array")},
  };
  for (auto &c : cases) {
    INFO(c.text);
    f.sent.clear();
    f.receive(c.text);
    CHECK(f.sent == std::vector<json>{c.answer});
  }
}

TEST_CASE("text that is not JSON is a parse error", "[dispatcher]") {
  Fixture f;
  f.receive(R"({"jsonrpc":)");
  REQUIRE(f.sent.size() == 1);
  CHECK(f.sent[0]["id"] == json());
  CHECK(f.sent[0]["error"]["code"] == -32700);
  f.sent.clear();
  f.receive(std::string(100000, '['));
  CHECK(f.sent == std::vector<json>{error(
                      nullptr, -32700, "JSON nested deeper than 256 levels")});
  f.sent.clear();
  f.receive("{\"a\":\"\xff\"}");
  REQUIRE(f.sent.size() == 1);
  CHECK(f.sent[0]["error"]["code"] == -32700);
}

TEST_CASE("a cancelled request is answered at once", "[dispatcher]") {
  Fixture f;
  bool stopped = false;
  asio::steady_timer timer(f.context, asio::steady_timer::time_point::max());
  f.dispatcher.onRequest(
      "slow", [&](json, std::stop_token stop) -> asio::awaitable<json> {
        std::stop_callback wake(stop, [&] { timer.cancel(); });
        try {
          co_await timer.async_wait(asio::use_awaitable);
        } catch (const boost::system::system_error &) {
        }
        stopped = stop.stop_requested();
        co_return 1;
      });
  f.receive(R"({"jsonrpc":"2.0","id":1,"method":"slow"})");
  CHECK(f.sent.empty());
  CHECK(f.dispatcher.getNumPending() == 1);
  f.dispatcher.receive(
      R"({"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}})");
  CHECK(f.sent == std::vector<json>{error(1, -32800, "cancelled")});
  f.run();
  CHECK(stopped);
  // The handler's late result is not a second answer.
  CHECK(f.sent.size() == 1);
  CHECK(f.dispatcher.getNumPending() == 0);
  // Cancelling what is not there is no error.
  f.receive(
      R"({"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}})");
  CHECK(f.sent.size() == 1);
}

TEST_CASE("an id in flight cannot be used again", "[dispatcher]") {
  Fixture f;
  asio::steady_timer timer(f.context, asio::steady_timer::time_point::max());
  f.dispatcher.onRequest("slow",
                         [&](json, std::stop_token) -> asio::awaitable<json> {
                           co_await timer.async_wait(asio::use_awaitable);
                           co_return 1;
                         });
  f.receive(R"({"jsonrpc":"2.0","id":1,"method":"slow"})");
  f.receive(R"({"jsonrpc":"2.0","id":1,"method":"slow"})");
  CHECK(f.sent == std::vector<json>{
                      error(1, -32600, "a request with this id is in flight")});
}

TEST_CASE("notifications run in order, errors reach the log", "[dispatcher]") {
  Fixture f;
  std::vector<int> seen;
  std::vector<std::string> log;
  f.dispatcher.setErrorHandler(
      [&](const std::string &text) { log.push_back(text); });
  f.dispatcher.onNotification(
      "note", [&](json params) { seen.push_back(params.at("n")); });
  f.receive(R"({"jsonrpc":"2.0","method":"note","params":{"n":1}})");
  f.receive(R"({"jsonrpc":"2.0","method":"note","params":{"n":2}})");
  f.receive(R"({"jsonrpc":"2.0","method":"note","params":{"n":"x"}})");
  f.receive(R"({"jsonrpc":"2.0","method":"unknown"})");
  CHECK(seen == std::vector<int>{1, 2});
  REQUIRE(log.size() == 1);
  CHECK(log[0].starts_with("note: "));
  CHECK(f.sent.empty());
}

TEST_CASE("the gate decides before a handler is looked for", "[dispatcher]") {
  Fixture f;
  f.dispatcher.setGate([](std::string_view method, bool) {
    return method == "initialize"
               ? std::optional<ResponseError>()
               : ResponseError(ErrorCode::ServerNotInitialized, "not yet");
  });
  f.receive(R"({"jsonrpc":"2.0","id":1,"method":"none"})");
  f.receive(R"({"jsonrpc":"2.0","method":"none"})");
  CHECK(f.sent == std::vector<json>{error(1, -32002, "not yet")});
}

TEST_CASE("requests to the client wait for their answers", "[dispatcher]") {
  Fixture f;
  std::vector<json> answers;
  auto ask = [&]() -> asio::awaitable<void> {
    answers.push_back(co_await f.dispatcher.request("ask", {{"q", 1}}));
    try {
      co_await f.dispatcher.request("ask", {{"q", 2}});
    } catch (const ResponseError &error) {
      answers.push_back(error.what());
    }
    try {
      co_await f.dispatcher.request("ask", {{"q", 3}});
    } catch (const ResponseError &error) {
      answers.push_back(error.what());
    }
  };
  asio::co_spawn(f.context, ask(), asio::detached);
  f.run();
  REQUIRE(f.sent.size() == 1);
  CHECK(f.sent[0]["method"] == "ask");
  auto respond = [&](json body) {
    body["jsonrpc"] = "2.0";
    body["id"] = f.sent.back()["id"];
    f.receive(body.dump());
  };
  respond({{"result", {1, 2}}});
  respond({{"error", {{"code", 5}, {"message", "no"}}}});
  f.dispatcher.close();
  f.run();
  CHECK(answers == std::vector<json>{json{1, 2}, "no", "connection closed"});
}

TEST_CASE("bytes that are not UTF-8 are written as replacements",
          "[dispatcher]") {
  CHECK(dumpJson({{"a", "x\xff"}}) == "{\"a\":\"x\xef\xbf\xbd\"}");
}
