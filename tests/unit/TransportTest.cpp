//===- TransportTest.cpp - Byte streams to a client ----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "rpc/Connection.h"

#include "catch2/catch.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include <filesystem>
#include <thread>

#include <sys/stat.h>
#include <unistd.h>

using namespace bindery::rpc;
using nlohmann::json;

/// What parseListenAddress says of a bad address.
static std::string getAddressError(const std::string &text) {
  try {
    parseListenAddress(text);
  } catch (const std::invalid_argument &error) {
    return error.what();
  }
  return "";
}

TEST_CASE("addresses to listen at", "[transport]") {
  ListenAddress tcp = parseListenAddress("127.0.0.1:8080");
  CHECK(tcp.kind == ListenAddress::Kind::Tcp);
  CHECK(tcp.host == "127.0.0.1");
  CHECK(tcp.port == 8080);
  CHECK(parseListenAddress("localhost:0").host == "127.0.0.1");
  CHECK(parseListenAddress("[::1]:1").host == "::1");
  ListenAddress local = parseListenAddress("unix:some/socket");
  CHECK(local.kind == ListenAddress::Kind::Unix);
  CHECK(local.path == "some/socket");
}

TEST_CASE("bad addresses say what is wrong", "[transport]") {
  CHECK(getAddressError("8080") == "'8080' is neither HOST:PORT nor unix:PATH");
  CHECK(getAddressError("127.0.0.1:") == "'' is not a port");
  CHECK(getAddressError("127.0.0.1:70000") == "'70000' is not a port");
  CHECK(getAddressError("host:1") == "'host' is not an address");
  CHECK(getAddressError("0.0.0.0:1") ==
        "'0.0.0.0' is not a loopback address; whoever can connect can run "
        "passes");
  CHECK(getAddressError("unix:") == "a unix socket's path has 1 to 107 bytes");
}

/// Runs a server whose only method echoes, until `talk` returns.
template <typename Talk> static void serve(ListenAddress address, Talk talk) {
  asio::io_context context;
  std::string where;
  auto accept = [&](std::unique_ptr<Transport> transport) {
    auto connection = std::make_shared<Connection>(context.get_executor(),
                                                   std::move(transport));
    connection->getDispatcher().onRequest(
        "echo", [](json params, std::stop_token) -> asio::awaitable<json> {
          co_return params;
        });
    connection->getDispatcher().onNotification(
        "bye", [connection](json) { connection->close(); });
    asio::co_spawn(context, connection->run(), asio::detached);
  };
  std::thread client;
  auto onListening = [&](const std::string &text) {
    where = text;
    client = std::thread([&] {
      talk(where);
      asio::post(context, [&] { context.stop(); });
    });
  };
  asio::co_spawn(context, listen(context, address, accept, onListening),
                 [](std::exception_ptr error) {
                   if (error)
                     std::rethrow_exception(error);
                 });
  context.run();
  client.join();
}

/// Sends `text` as it is and reads until the server closes the stream.
template <typename Socket>
static std::string sendAndReadAll(Socket &socket, std::string_view text) {
  asio::write(socket, asio::buffer(text));
  std::string all, piece(1000, '\0');
  boost::system::error_code error;
  while (!error) {
    size_t count = socket.read_some(asio::buffer(piece), error);
    all.append(piece, 0, count);
  }
  return all;
}

static std::string message(json body) {
  body["jsonrpc"] = "2.0";
  return frame(body.dump());
}

TEST_CASE("a TCP client is served and its errors answered", "[transport]") {
  std::string text;
  serve(parseListenAddress("127.0.0.1:0"), [&](const std::string &where) {
    asio::io_context context;
    asio::ip::tcp::socket socket(context);
    uint16_t port = std::stoi(where.substr(where.rfind(':') + 1));
    socket.connect({asio::ip::make_address("127.0.0.1"), port});
    text = sendAndReadAll(
        socket,
        message({{"id", 1}, {"method", "echo"}, {"params", {{"a", 1}}}}) +
            "Content-Length: x\r\n\r\n" +
            message({{"id", 2}, {"method", "echo"}, {"params", {{"a", 2}}}}) +
            message({{"method", "bye"}}));
  });
  FrameReader reader;
  reader.feed(text);
  std::vector<json> bodies;
  while (std::optional<Frame> next = reader.next())
    bodies.push_back(json::parse(std::get<std::string>(*next)));
  REQUIRE(bodies.size() == 3);
  // Answers come when they are ready; the error needs no handler.
  std::ranges::sort(bodies, {},
                    [](const json &body) { return body["id"].dump(); });
  CHECK(bodies[0]["result"] == json{{"a", 1}});
  CHECK(bodies[1]["result"] == json{{"a", 2}});
  CHECK(bodies[2]["error"]["message"] == "bad Content-Length 'x'");
}

TEST_CASE("a unix socket is its owner's and goes with the server",
          "[transport]") {
  std::string path = (std::filesystem::temp_directory_path() /
                      ("bindery-test-" + std::to_string(::getpid())))
                         .string();
  mode_t mode = 0;
  std::string text;
  serve(parseListenAddress("unix:" + path), [&](const std::string &where) {
    CHECK(where == "unix:" + path);
    struct stat info;
    if (::stat(path.c_str(), &info) == 0)
      mode = info.st_mode & 0777;
    asio::io_context context;
    asio::local::stream_protocol::socket socket(context);
    socket.connect(asio::local::stream_protocol::endpoint(path));
    text = sendAndReadAll(socket, message({{"id", 1}, {"method", "echo"}}) +
                                      message({{"method", "bye"}}));
  });
  CHECK(mode == 0600);
  CHECK(text == frame(R"({"id":1,"jsonrpc":"2.0","result":null})"));
  CHECK_FALSE(std::filesystem::exists(path));
}
