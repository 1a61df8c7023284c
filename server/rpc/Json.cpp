//===- Json.cpp - JSON text with limits ----------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "rpc/Json.h"

#include "rpc/Errors.h"

using namespace bindery::rpc;
using nlohmann::json;

json bindery::rpc::parseJson(std::string_view text) {
  auto checkDepth = [](int depth, json::parse_event_t event, json &) {
    bool opens = event == json::parse_event_t::object_start ||
                 event == json::parse_event_t::array_start;
    if (opens && depth >= static_cast<int>(maxJsonDepth))
      throw ResponseError(ErrorCode::ParseError,
                          "JSON nested deeper than " +
                              std::to_string(maxJsonDepth) + " levels");
    return true;
  };
  try {
    return json::parse(text, checkDepth);
  } catch (const json::parse_error &error) {
    // The library's own prefix says nothing to a client.
    std::string message = error.what();
    if (size_t end = message.find("] "); end != std::string::npos)
      message.erase(0, end + 2);
    throw ResponseError(ErrorCode::ParseError, "invalid JSON: " + message);
  }
}

std::string bindery::rpc::dumpJson(const json &value) {
  return value.dump(-1, ' ', false, json::error_handler_t::replace);
}
