//===- Connection.cpp - A client at the end of a transport ---------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "rpc/Connection.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

using namespace bindery::rpc;

Connection::Connection(asio::any_io_executor executor,
                       std::unique_ptr<Transport> transport)
    : executor(executor), transport(std::move(transport)),
      dispatcher(executor,
                 [this](std::string text) { send(std::move(text)); }) {}

asio::awaitable<void> Connection::run() {
  std::shared_ptr<Connection> self = shared_from_this();
  while (!closed) {
    std::string bytes = co_await transport->read();
    if (bytes.empty())
      break;
    reader.feed(bytes);
    while (std::optional<Frame> frame = reader.next()) {
      if (auto *error = std::get_if<FrameError>(&*frame)) {
        dispatcher.reportUnreadable(error->message);
        continue;
      }
      const std::string &text = std::get<std::string>(*frame);
      if (trace)
        trace(/*incoming=*/true, text);
      dispatcher.receive(text);
      if (closed)
        break;
    }
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
