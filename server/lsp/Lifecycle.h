//===- Lifecycle.h - The life cycle of a language server -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_LSP_LIFECYCLE_H
#define BINDERY_LSP_LIFECYCLE_H

#include "rpc/Errors.h"

#include <optional>
#include <string_view>

namespace bindery::lsp {

/// Decides which messages may be handled now (LSP 3.17, "Server lifecycle"):
/// nothing but `initialize` and `exit` before `initialize`, it only once, and
/// nothing but `exit` after `shutdown`.
class Lifecycle {
public:
  /// Returns the error to answer with where `method` must not be handled, and
  /// takes note of the steps of the life cycle where it may.
  std::optional<rpc::ResponseError> check(std::string_view method,
                                          bool isRequest);

  /// The exit code that LSP asks for at `exit`: 0 after `shutdown`, else 1.
  int getExitCode() const { return state == State::ShutDown ? 0 : 1; }

  bool isRunning() const { return state == State::Running; }

private:
  enum class State { Created, Running, ShutDown };
  State state = State::Created;
};

} // namespace bindery::lsp

#endif // BINDERY_LSP_LIFECYCLE_H
