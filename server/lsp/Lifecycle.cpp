//===- Lifecycle.cpp - The life cycle of a language server ---------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lsp/Lifecycle.h"

using namespace bindery;
using namespace bindery::lsp;
using rpc::ErrorCode;
using rpc::ResponseError;

std::optional<ResponseError> Lifecycle::check(std::string_view method,
                                              bool isRequest) {
  if (method == "exit")
    return std::nullopt;
  switch (state) {
  case State::Created:
    if (method != "initialize" || !isRequest)
      return ResponseError(ErrorCode::ServerNotInitialized,
                           "the server is not initialized");
    state = State::Running;
    return std::nullopt;
  case State::Running:
    if (method == "initialize")
      return ResponseError(ErrorCode::InvalidRequest,
                           "the server is initialized already");
    if (method == "shutdown")
      state = State::ShutDown;
    return std::nullopt;
  case State::ShutDown:
    return ResponseError(ErrorCode::InvalidRequest, "the server is shut down");
  }
  return std::nullopt;
}
