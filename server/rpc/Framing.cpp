//===- Framing.cpp - Messages in a byte stream ---------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "rpc/Framing.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <utility>

using namespace bindery::rpc;

static constexpr std::string_view lengthName = "content-length";

static bool equalsIgnoringCase(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](unsigned char x, unsigned char y) {
    return std::tolower(x) == std::tolower(y);
  });
}

static std::string_view trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
    text.remove_prefix(1);
  while (!text.empty() &&
         (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
    text.remove_suffix(1);
  return text;
}

/// Whether `line` is a `Content-Length:` header, of any value.
static bool isLengthHeader(std::string_view line) {
  size_t colon = line.find(':');
  return colon != std::string_view::npos &&
         equalsIgnoringCase(trim(line.substr(0, colon)), lengthName);
}

void FrameReader::feed(std::string_view bytes) {
  if (toDrop > 0) {
    size_t dropped = std::min(toDrop, bytes.size());
    toDrop -= dropped;
    bytes.remove_prefix(dropped);
  }
  if (consumed > 0) {
    buffer.erase(0, consumed);
    consumed = 0;
  }
  buffer.append(bytes);
}

/// Drops whole lines until one is a length header. False while none has come.
bool FrameReader::skipToHeader() {
  while (true) {
    std::string_view rest = std::string_view(buffer).substr(consumed);
    size_t end = rest.find('\n');
    if (end == std::string_view::npos) {
      // A line without end must not fill memory.
      if (rest.size() > maxHeader)
        consumed = buffer.size();
      return false;
    }
    // Where a body of unknown length ends no line does: a header may stand
    // behind other text.
    std::string_view line = rest.substr(0, end);
    for (size_t at = 0; at < line.size(); ++at) {
      if (std::tolower(static_cast<unsigned char>(line[at])) == 'c' &&
          isLengthHeader(line.substr(at))) {
        consumed += at;
        return true;
      }
    }
    consumed += end + 1;
  }
}

std::optional<Frame> FrameReader::readHeader() {
  if (resynchronising && !skipToHeader())
    return std::nullopt;
  std::string_view rest = std::string_view(buffer).substr(consumed);
  std::optional<size_t> length;
  std::optional<FrameError> error;
  size_t at = 0;
  while (true) {
    size_t end = rest.find('\n', at);
    if (end == std::string_view::npos && rest.size() <= maxHeader)
      return std::nullopt;
    if (end == std::string_view::npos || end > maxHeader) {
      consumed += end == std::string_view::npos ? rest.size() : end + 1;
      resynchronising = true;
      return FrameError{"header longer than " + std::to_string(maxHeader) +
                        " bytes"};
    }
    std::string_view line = trim(rest.substr(at, end - at));
    at = end + 1;
    if (line.empty())
      break;
    if (isLengthHeader(line)) {
      std::string_view value = trim(line.substr(line.find(':') + 1));
      size_t number = 0;
      auto [stop, code] =
          std::from_chars(value.data(), value.data() + value.size(), number);
      if (code != std::errc() || stop != value.data() + value.size() ||
          value.empty())
        error = FrameError{"bad Content-Length '" + std::string(value) + "'"};
      else
        length = number;
    }
  }
  consumed += at;
  if (!error && !length)
    error = FrameError{"header without Content-Length"};
  if (error) {
    resynchronising = true;
    return *error;
  }
  resynchronising = false;
  if (*length > maxBody) {
    size_t here = std::min(*length, buffer.size() - consumed);
    consumed += here;
    toDrop = *length - here;
    return FrameError{"message of " + std::to_string(*length) +
                      " bytes is over the limit of " + std::to_string(maxBody)};
  }
  bodyLength = length;
  return std::nullopt;
}

std::optional<Frame> FrameReader::next() {
  if (!bodyLength)
    if (std::optional<Frame> error = readHeader())
      return error;
  if (!bodyLength || buffer.size() - consumed < *bodyLength)
    return std::nullopt;
  std::string body = buffer.substr(consumed, *bodyLength);
  consumed += *bodyLength;
  bodyLength.reset();
  return body;
}

std::optional<std::string> DelimitedReader::next() {
  size_t at = 0;
  bool complete = false;
  while (!complete && at < buffer.size()) {
    size_t end = buffer.find('\n', at);
    if (end == std::string::npos && !ended)
      break;
    std::string_view line = std::string_view(buffer).substr(
        at, end == std::string::npos ? std::string::npos : end - at + 1);
    at += line.size();
    if (line.starts_with("// -----"))
      complete = true;
    else if (!line.starts_with("//"))
      message += line;
  }
  buffer.erase(0, at);
  complete |= ended && buffer.empty();
  if (!complete)
    return std::nullopt;
  std::string result = std::exchange(message, "");
  if (result.find_first_not_of(" \t\r\n") != std::string::npos)
    return result;
  // Nothing stood between two separators.
  return buffer.empty() ? std::nullopt : next();
}

std::string bindery::rpc::frame(std::string_view body) {
  std::string text =
      "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
  text.append(body);
  return text;
}
