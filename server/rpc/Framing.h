//===- Framing.h - Messages in a byte stream -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The base protocol of LSP and DAP: headers, an empty line, a body of
/// `Content-Length` bytes. Pure text work: no sockets, no JSON.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_RPC_FRAMING_H
#define BINDERY_RPC_FRAMING_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace bindery::rpc {

/// Something in the stream that is no message. Reading goes on behind it.
struct FrameError {
  std::string message;

  bool operator==(const FrameError &) const = default;
};

/// What the reader found: the body of a message, or an error.
using Frame = std::variant<std::string, FrameError>;

/// Cuts a byte stream into messages.
///
/// Header names are case-insensitive and unknown headers are skipped. A header
/// block without a usable `Content-Length` is one FrameError; the reader then
/// looks for the next line that begins with `Content-Length:` and goes on
/// there, so that one bad message costs no other. Not thread-safe.
class FrameReader {
public:
  /// Longer bodies are reported and skipped, not stored. Bytes.
  static constexpr size_t defaultMaxBody = size_t(1) << 30;
  /// A header block longer than this is an error. Bytes.
  static constexpr size_t maxHeader = 16 << 10;

  explicit FrameReader(size_t maxBody = defaultMaxBody) : maxBody(maxBody) {}

  /// Adds bytes from the stream.
  void feed(std::string_view bytes);

  /// The next message or error, or nothing until more bytes come.
  std::optional<Frame> next();

private:
  std::optional<Frame> readHeader();
  bool skipToHeader();

  size_t maxBody;
  std::string buffer;
  /// Bytes of `buffer` that are done with.
  size_t consumed = 0;
  /// The length of the body being read, once its header has been.
  std::optional<size_t> bodyLength;
  /// Bytes of a body over the limit that are still to be dropped.
  size_t toDrop = 0;
  /// Whether the reader looks for a header after an error.
  bool resynchronising = false;
};

/// Cuts a text that a person wrote into messages: one ends at a line that
/// begins with `// -----`, other lines that begin with `//` are comments. As
/// `mlir-lsp-server --input-style=delimited` reads. Not thread-safe.
class DelimitedReader {
public:
  /// Adds bytes from the stream.
  void feed(std::string_view bytes) { buffer.append(bytes); }
  /// The stream has ended: what is left is a message.
  void finish() { ended = true; }
  /// The next message, or nothing until more bytes come.
  std::optional<std::string> next();

private:
  std::string buffer;
  /// The lines of the message being read.
  std::string message;
  bool ended = false;
};

/// `body` with its header, ready to write.
std::string frame(std::string_view body);

} // namespace bindery::rpc

#endif // BINDERY_RPC_FRAMING_H
