//===- LifecycleTest.cpp - The life cycle of a language server -----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lsp/Lifecycle.h"

#include "catch2/catch.hpp"

using bindery::lsp::Lifecycle;

/// The code that a request for `method` is answered with, 0 when it may run.
static int request(Lifecycle &lifecycle, std::string_view method) {
  auto error = lifecycle.check(method, /*isRequest=*/true);
  return error ? static_cast<int>(error->code) : 0;
}

TEST_CASE("nothing runs before initialize", "[lifecycle]") {
  Lifecycle lifecycle;
  CHECK(request(lifecycle, "textDocument/hover") == -32002);
  CHECK(request(lifecycle, "shutdown") == -32002);
  CHECK(lifecycle.check("initialize", /*isRequest=*/false));
  CHECK(lifecycle.check("textDocument/didOpen", /*isRequest=*/false));
  CHECK(lifecycle.getExitCode() == 1);
}

TEST_CASE("initialize is answered once", "[lifecycle]") {
  Lifecycle lifecycle;
  CHECK(request(lifecycle, "initialize") == 0);
  CHECK(request(lifecycle, "initialize") == -32600);
  CHECK(request(lifecycle, "textDocument/hover") == 0);
  CHECK(lifecycle.isRunning());
}

TEST_CASE("nothing but exit runs after shutdown", "[lifecycle]") {
  Lifecycle lifecycle;
  CHECK(request(lifecycle, "initialize") == 0);
  CHECK(lifecycle.getExitCode() == 1);
  CHECK(request(lifecycle, "shutdown") == 0);
  CHECK(lifecycle.getExitCode() == 0);
  CHECK(request(lifecycle, "shutdown") == -32600);
  CHECK(request(lifecycle, "textDocument/hover") == -32600);
  CHECK_FALSE(lifecycle.check("exit", /*isRequest=*/false));
}
