//===- Connection.h - A client at the end of a transport -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_RPC_CONNECTION_H
#define BINDERY_RPC_CONNECTION_H

#include "rpc/Dispatcher.h"
#include "rpc/Framing.h"
#include "rpc/Transport.h"

#include <deque>
#include <memory>
#include <string>

namespace bindery::rpc {

/// How messages look on the wire.
struct WireStyle {
  /// Input is text that a person wrote, see DelimitedReader. Each message is
  /// handled to the end before the next one is read, so that answers come in
  /// order.
  bool delimited = false;
  /// Output is indented JSON.
  bool pretty = false;
};

/// Joins a transport and a dispatcher: cuts what comes into messages and
/// writes what goes out, in order. Lives on one executor (one thread or a
/// strand); share it with the coroutine that runs it.
class Connection : public std::enable_shared_from_this<Connection> {
public:
  Connection(asio::any_io_executor executor,
             std::unique_ptr<Transport> transport, WireStyle style = {});

  Dispatcher &getDispatcher() { return dispatcher; }

  /// Reads until the stream ends or `close` is called. What is still to be
  /// written then is written.
  asio::awaitable<void> run();

  /// Ends reading; may be called by a handler.
  void close();

  /// Called with the text of each message, for logs.
  void
  setTrace(std::function<void(bool incoming, std::string_view text)> handler) {
    trace = std::move(handler);
  }

  /// Says whether work that no request asked for is still to be done; input
  /// that is delimited waits for that too.
  void setBusy(std::function<bool()> handler) { busy = std::move(handler); }

private:
  void receive(const std::string &text);
  asio::awaitable<void> receiveFrames(std::string_view bytes);
  asio::awaitable<void> receiveDelimited(std::string_view bytes);
  void send(std::string text);
  asio::awaitable<void> writeAll();

  asio::any_io_executor executor;
  std::unique_ptr<Transport> transport;
  Dispatcher dispatcher;
  WireStyle style;
  FrameReader reader;
  DelimitedReader delimited;
  std::function<bool()> busy;
  std::function<void(bool, std::string_view)> trace;
  std::deque<std::string> queue;
  bool writing = false;
  bool closed = false;
};

} // namespace bindery::rpc

#endif // BINDERY_RPC_CONNECTION_H
