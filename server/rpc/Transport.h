//===- Transport.h - Byte streams to a client ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The byte streams that a client can be at: standard input and output, a TCP
/// connection on the loopback interface, a unix socket.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_RPC_TRANSPORT_H
#define BINDERY_RPC_TRANSPORT_H

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

#include <functional>
#include <memory>
#include <string>

namespace bindery::rpc {

namespace asio = boost::asio;

/// A byte stream in both directions. One read and one write may run at a time,
/// on the executor of the io_context that it was made with.
class Transport {
public:
  virtual ~Transport() = default;

  /// Waits for bytes and returns them; empty at the end of the stream. Throws
  /// boost::system::system_error.
  virtual asio::awaitable<std::string> read() = 0;

  /// Writes all of `bytes`. Throws boost::system::system_error.
  virtual asio::awaitable<void> write(std::string bytes) = 0;

  /// Ends both directions; a read that waits returns. Idempotent.
  virtual void close() = 0;
};

/// Standard input and output of this process, be they pipes, terminals or
/// files.
std::unique_ptr<Transport> makeStdioTransport(asio::io_context &context);

/// Called with each new connection.
using AcceptHandler = std::function<void(std::unique_ptr<Transport>)>;

/// Where a server listens.
struct ListenAddress {
  enum class Kind { Tcp, Unix } kind = Kind::Tcp;
  /// Tcp: a literal loopback address.
  std::string host;
  /// Tcp: 0 lets the system choose.
  uint16_t port = 0;
  /// Unix: the socket's file.
  std::string path;
};

/// Reads `HOST:PORT` or `unix:PATH`. Only loopback addresses are accepted: who
/// can connect can run passes. Throws std::invalid_argument that says what is
/// wrong.
ListenAddress parseListenAddress(const std::string &text);

/// Accepts connections until the io_context stops. Calls `onListening` once,
/// with the address as a client would give it (with the port chosen). A unix
/// socket is made so that only its owner can open it, and removed when the
/// coroutine ends. Throws boost::system::system_error.
asio::awaitable<void>
listen(asio::io_context &context, ListenAddress address, AcceptHandler accept,
       std::function<void(const std::string &)> onListening);

} // namespace bindery::rpc

#endif // BINDERY_RPC_TRANSPORT_H
