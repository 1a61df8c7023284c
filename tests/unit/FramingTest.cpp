//===- FramingTest.cpp - Messages in a byte stream -----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "rpc/Framing.h"

#include "catch2/catch.hpp"

#include <vector>

using namespace bindery::rpc;

/// All that a reader makes of `stream`, fed `step` bytes at a time.
static std::vector<Frame> readAll(std::string_view stream, size_t step,
                                  size_t maxBody = 1 << 20) {
  FrameReader reader(maxBody);
  std::vector<Frame> frames;
  for (size_t at = 0; at < stream.size(); at += step) {
    reader.feed(stream.substr(at, step));
    while (std::optional<Frame> frame = reader.next())
      frames.push_back(*frame);
  }
  return frames;
}

/// Checks what is read whatever the size of the pieces.
static void checkFrames(std::string_view stream, std::vector<Frame> expected,
                        size_t maxBody = 1 << 20) {
  for (size_t step : {size_t(1), size_t(2), size_t(7), stream.size()}) {
    INFO("step " << step);
    CHECK(readAll(stream, step, maxBody) == expected);
  }
}

TEST_CASE("messages are cut from the stream", "[framing]") {
  checkFrames("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]",
              {"{}", "[1]"});
}

TEST_CASE("header names have no case and others are skipped", "[framing]") {
  checkFrames("content-type: x; charset=utf-8\r\nCONTENT-LENGTH:2\r\n\r\n{}",
              {"{}"});
}

TEST_CASE("bare line feeds end header lines too", "[framing]") {
  checkFrames("Content-Length: 2\n\n{}", {"{}"});
}

TEST_CASE("an empty body is a message", "[framing]") {
  checkFrames("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}",
              {"", "{}"});
}

TEST_CASE("a bad length is one error and reading goes on", "[framing]") {
  checkFrames("Content-Length: two\r\n\r\n{\"a\":1}"
              "Content-Length: 2\r\n\r\n{}",
              {FrameError{"bad Content-Length 'two'"}, "{}"});
  checkFrames("Content-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n{}",
              {FrameError{"bad Content-Length '-1'"}, "{}"});
  checkFrames("Content-Length: 99999999999999999999\r\n\r\nxx\n"
              "Content-Length: 2\r\n\r\n{}",
              {FrameError{"bad Content-Length '99999999999999999999'"}, "{}"});
}

TEST_CASE("a header without a length is one error", "[framing]") {
  checkFrames("X: 1\r\n\r\n{}\r\nmore\r\nContent-Length: 2\r\n\r\n[]",
              {FrameError{"header without Content-Length"}, "[]"});
}

TEST_CASE("a body over the limit is skipped whole", "[framing]") {
  checkFrames("Content-Length: 9\r\n\r\n123456789Content-Length: 2\r\n\r\n{}",
              {FrameError{"message of 9 bytes is over the limit of 4"}, "{}"},
              4);
}

TEST_CASE("an endless header is an error, not a full memory", "[framing]") {
  std::string stream(FrameReader::maxHeader + 100, 'x');
  stream += "\nContent-Length: 2\r\n\r\n{}";
  std::vector<Frame> frames = readAll(stream, 1000);
  REQUIRE(frames.size() == 2);
  CHECK(frames[0] == Frame(FrameError{"header longer than 16384 bytes"}));
  CHECK(frames[1] == Frame("{}"));
}

TEST_CASE("a frame carries its length in bytes", "[framing]") {
  CHECK(frame("\"\xc3\xa9\"") == "Content-Length: 4\r\n\r\n\"\xc3\xa9\"");
  CHECK(readAll(frame("[]"), 1) == std::vector<Frame>{"[]"});
}
