//===- Connection.cpp - A client at the end of a transport ---------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "rpc/Connection.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>

using namespace bindery::rpc;

Connection::Connection(asio::any_io_executor executor,
                       std::unique_ptr<Transport> transport, WireStyle style)
    : executor(executor), transport(std::move(transport)),
      dispatcher(executor, [this](std::string text) { send(std::move(text)); }),
      style(style) {}

void Connection::receive(const std::string &text) {
  if (trace)
    trace(/*incoming=*/true, text);
  dispatcher.receive(text);
}

asio::awaitable<void> Connection::receiveFrames(std::string_view bytes) {
  reader.feed(bytes);
  while (std::optional<Frame> frame = reader.next()) {
    if (auto *error = std::get_if<FrameError>(&*frame))
      dispatcher.reportUnreadable(error->message);
    else
      receive(std::get<std::string>(*frame));
    if (closed)
      break;
  }
  co_return;
}

asio::awaitable<void> Connection::receiveDelimited(std::string_view bytes) {
  if (bytes.empty())
    delimited.finish();
  else
    delimited.feed(bytes);
  asio::steady_timer pause(executor);
  while (std::optional<std::string> text = delimited.next()) {
    receive(*text);
    while (!closed && (dispatcher.getNumPending() > 0 || (busy && busy()))) {
      pause.expires_after(std::chrono::milliseconds(1));
      co_await pause.async_wait(asio::use_awaitable);
    }
    if (closed)
      break;
  }
}

asio::awaitable<void> Connection::run() {
  std::shared_ptr<Connection> self = shared_from_this();
  while (!closed) {
    std::string bytes = co_await transport->read();
    if (style.delimited)
      co_await receiveDelimited(bytes);
    else
      co_await receiveFrames(bytes);
    if (bytes.empty())
      break;
  }
  dispatcher.close();
  closed = true;
  if (!writing)
    transport->close();
}

void Connection::close() {
  if (closed)
    return;
  closed = true;
  // A read that waits must return; but only once all is written.
  if (!writing)
    transport->close();
}

void Connection::send(std::string text) {
  if (trace)
    trace(/*incoming=*/false, text);
  if (style.pretty)
    text = nlohmann::json::parse(text).dump(2);
  queue.push_back(frame(text));
  if (writing)
    return;
  writing = true;
  asio::co_spawn(
      executor,
      [self = shared_from_this()]() -> asio::awaitable<void> {
        co_await self->writeAll();
      },
      asio::detached);
}

asio::awaitable<void> Connection::writeAll() {
  try {
    while (!queue.empty()) {
      std::string bytes = std::move(queue.front());
      queue.pop_front();
      co_await transport->write(std::move(bytes));
    }
  } catch (const boost::system::system_error &) {
    // The client is gone; the reader notices too.
    queue.clear();
    closed = true;
  }
  writing = false;
  if (closed)
    transport->close();
}
