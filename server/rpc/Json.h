//===- Json.h - JSON text with limits --------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_RPC_JSON_H
#define BINDERY_RPC_JSON_H

#include "nlohmann/json.hpp"

#include <string_view>

namespace bindery::rpc {

/// The deepest nesting of arrays and objects that is read. No message of LSP
/// or DAP comes near it; what handles a document recursively stays safe.
constexpr unsigned maxJsonDepth = 256;

/// Reads one JSON document. Throws ResponseError (ParseError) with the place
/// of the error where `text` is not JSON, is nested deeper than maxJsonDepth,
/// or is not UTF-8.
nlohmann::json parseJson(std::string_view text);

/// Writes `value`; strings that are not UTF-8 get replacement characters
/// rather than an exception, for they may quote the user's bytes.
std::string dumpJson(const nlohmann::json &value);

} // namespace bindery::rpc

#endif // BINDERY_RPC_JSON_H
