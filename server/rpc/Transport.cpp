//===- Transport.cpp - Byte streams to a client --------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "rpc/Transport.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

#include <charconv>
#include <stdexcept>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace bindery::rpc;
using boost::system::error_code;
using boost::system::system_error;

static constexpr size_t readSize = 64 << 10;

namespace {

/// A connected socket.
template <typename Socket> class SocketTransport : public Transport {
public:
  explicit SocketTransport(Socket socket) : socket(std::move(socket)) {}

  asio::awaitable<std::string> read() override {
    std::string bytes(readSize, '\0');
    error_code error;
    size_t count = co_await socket.async_read_some(
        asio::buffer(bytes), asio::redirect_error(asio::use_awaitable, error));
    if (error && error != asio::error::eof &&
        error != asio::error::operation_aborted &&
        error != asio::error::connection_reset)
      throw system_error(error);
    bytes.resize(error ? 0 : count);
    co_return bytes;
  }

  asio::awaitable<void> write(std::string bytes) override {
    co_await asio::async_write(socket, asio::buffer(bytes),
                               asio::use_awaitable);
  }

  void close() override {
    error_code ignored;
    socket.close(ignored);
  }

private:
  Socket socket;
};

/// One end of standard input or output. The reactor cannot wait for a regular
/// file, but one never makes a reader wait either.
class Descriptor {
public:
  Descriptor(asio::io_context &context, int fd) : stream(context), fd(fd) {
    struct stat info;
    if (fstat(fd, &info) == 0 && S_ISREG(info.st_mode))
      return;
    // The descriptor that the process was given stays open and unchanged for
    // others; this one may be set non-blocking and closed.
    error_code error;
    stream.assign(dup(fd), error);
    pollable = !error;
  }

  asio::awaitable<std::string> read() {
    std::string bytes(readSize, '\0');
    if (pollable) {
      error_code error;
      size_t count = co_await stream.async_read_some(
          asio::buffer(bytes),
          asio::redirect_error(asio::use_awaitable, error));
      bytes.resize(error ? 0 : count);
      co_return bytes;
    }
    ssize_t count = ::read(fd, bytes.data(), bytes.size());
    bytes.resize(count > 0 ? count : 0);
    co_return bytes;
  }

  asio::awaitable<void> write(std::string bytes) {
    if (pollable) {
      co_await asio::async_write(stream, asio::buffer(bytes),
                                 asio::use_awaitable);
      co_return;
    }
    for (size_t done = 0; done < bytes.size();) {
      ssize_t count = ::write(fd, bytes.data() + done, bytes.size() - done);
      if (count < 0)
        throw system_error(errno, boost::system::system_category());
      done += count;
    }
  }

  void close() {
    error_code ignored;
    stream.close(ignored);
  }

private:
  asio::posix::stream_descriptor stream;
  int fd;
  bool pollable = false;
};

class StdioTransport : public Transport {
public:
  explicit StdioTransport(asio::io_context &context)
      : input(context, STDIN_FILENO), output(context, STDOUT_FILENO) {}

  asio::awaitable<std::string> read() override { return input.read(); }
  asio::awaitable<void> write(std::string bytes) override {
    return output.write(std::move(bytes));
  }
  void close() override {
    input.close();
    output.close();
  }

private:
  Descriptor input, output;
};

/// Removes the file of a unix socket when the server ends.
struct RemoveSocketFile {
  std::string path;
  ~RemoveSocketFile() { ::unlink(path.c_str()); }
};

template <typename Protocol>
asio::awaitable<void> acceptAll(asio::basic_socket_acceptor<Protocol> &acceptor,
                                AcceptHandler accept) {
  using Socket = typename Protocol::socket;
  while (true) {
    Socket socket = co_await acceptor.async_accept(asio::use_awaitable);
    accept(std::make_unique<SocketTransport<Socket>>(std::move(socket)));
  }
}

asio::awaitable<void>
listenTcp(asio::io_context &context, ListenAddress address,
          AcceptHandler accept,
          std::function<void(const std::string &)> onListening) {
  using asio::ip::tcp;
  tcp::endpoint endpoint(asio::ip::make_address(address.host), address.port);
  tcp::acceptor acceptor(context, endpoint);
  bool v6 = endpoint.address().is_v6();
  onListening((v6 ? "[" : "") + address.host + (v6 ? "]:" : ":") +
              std::to_string(acceptor.local_endpoint().port()));
  co_await acceptAll<tcp>(acceptor, std::move(accept));
}

asio::awaitable<void>
listenUnix(asio::io_context &context, ListenAddress address,
           AcceptHandler accept,
           std::function<void(const std::string &)> onListening) {
  using Local = asio::local::stream_protocol;
  Local::acceptor acceptor(context);
  acceptor.open();
  // The mode must be right from the moment that the file exists.
  mode_t before = ::umask(0177);
  error_code error;
  acceptor.bind(Local::endpoint(address.path), error);
  ::umask(before);
  if (error)
    throw system_error(error, "cannot listen at unix:" + address.path);
  RemoveSocketFile remove{address.path};
  acceptor.listen();
  onListening("unix:" + address.path);
  co_await acceptAll<Local>(acceptor, std::move(accept));
}

} // namespace

std::unique_ptr<Transport>
bindery::rpc::makeStdioTransport(asio::io_context &context) {
  return std::make_unique<StdioTransport>(context);
}

ListenAddress bindery::rpc::parseListenAddress(const std::string &text) {
  ListenAddress address;
  constexpr std::string_view unixPrefix = "unix:";
  if (text.starts_with(unixPrefix)) {
    address.kind = ListenAddress::Kind::Unix;
    address.path = text.substr(unixPrefix.size());
    // sun_path holds 108 bytes with its end.
    if (address.path.empty() || address.path.size() > 107)
      throw std::invalid_argument("a unix socket's path has 1 to 107 bytes");
    return address;
  }
  size_t colon = text.rfind(':');
  if (colon == std::string::npos)
    throw std::invalid_argument("'" + text +
                                "' is neither HOST:PORT nor unix:PATH");
  address.host = text.substr(0, colon);
  if (address.host == "localhost")
    address.host = "127.0.0.1";
  if (address.host.starts_with("[") && address.host.ends_with("]"))
    address.host = address.host.substr(1, address.host.size() - 2);
  std::string port = text.substr(colon + 1);
  auto [end, code] =
      std::from_chars(port.data(), port.data() + port.size(), address.port);
  if (port.empty() || code != std::errc() || end != port.data() + port.size())
    throw std::invalid_argument("'" + port + "' is not a port");
  error_code error;
  asio::ip::address parsed = asio::ip::make_address(address.host, error);
  if (error)
    throw std::invalid_argument("'" + address.host + "' is not an address");
  if (!parsed.is_loopback())
    throw std::invalid_argument(
        "'" + address.host +
        "' is not a loopback address; whoever can connect can run passes");
  return address;
}

asio::awaitable<void>
bindery::rpc::listen(asio::io_context &context, ListenAddress address,
                     AcceptHandler accept,
                     std::function<void(const std::string &)> onListening) {
  if (address.kind == ListenAddress::Kind::Unix)
    return listenUnix(context, std::move(address), std::move(accept),
                      std::move(onListening));
  return listenTcp(context, std::move(address), std::move(accept),
                   std::move(onListening));
}
