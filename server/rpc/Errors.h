//===- Errors.h - Errors of JSON-RPC ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_RPC_ERRORS_H
#define BINDERY_RPC_ERRORS_H

#include "nlohmann/json.hpp"

#include <stdexcept>
#include <string>

namespace bindery::rpc {

/// Codes of JSON-RPC 2.0 and of LSP (3.17, `ErrorCodes`).
enum class ErrorCode : int {
  ParseError = -32700,
  InvalidRequest = -32600,
  MethodNotFound = -32601,
  InvalidParams = -32602,
  InternalError = -32603,
  ServerNotInitialized = -32002,
  RequestFailed = -32803,
  ServerCancelled = -32802,
  ContentModified = -32801,
  RequestCancelled = -32800,
};

/// What a request handler throws to answer with an error.
class ResponseError : public std::runtime_error {
public:
  ResponseError(ErrorCode code, const std::string &message,
                nlohmann::json data = nullptr)
      : std::runtime_error(message), code(code), data(std::move(data)) {}

  ErrorCode code;
  /// Left out of the answer when null.
  nlohmann::json data;
};

} // namespace bindery::rpc

#endif // BINDERY_RPC_ERRORS_H
