//===- WhatIfTest.cpp - Pass options as a user asks about them -----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/WhatIf.h"

#include "catch2/catch.hpp"

using namespace bindery;
using namespace bindery::features;

/// The error that `text` gives; empty when it gives none.
static std::string apply(const char *text, CorrelationOptions &options) {
  llvm::Error error = applyPassOption(text, options);
  return error ? llvm::toString(std::move(error)) : "";
}

TEST_CASE("aliasing overrides what the file says", "[what-if]") {
  CorrelationOptions options;
  CHECK(apply("alias-mutable-bindings=false", options) == "");
  CHECK(options.overrideAliasMutable == false);
  CHECK(apply("alias-mutable-bindings=true", options) == "");
  CHECK(options.overrideAliasMutable == true);
  options = {};
  CHECK(apply("alias-mutable-bindings", options) == "");
  CHECK(options.overrideAliasMutable == true);
  CHECK(apply("alias-mutable-bindings=yes", options) ==
        "'yes' is no value of alias-mutable-bindings: expected true or false");
}

TEST_CASE("rebasing is set by name", "[what-if]") {
  CorrelationOptions options;
  CHECK(apply("rebase=when-fused", options) == "");
  CHECK(options.rebase == RebaseMode::WhenFused);
  CHECK(apply("rebase=always", options) == "");
  CHECK(options.rebase == RebaseMode::Always);
  CHECK(apply("rebase=never", options) ==
        "'never' is no value of rebase: expected always or when-fused");
}

TEST_CASE("limits are numbers", "[what-if]") {
  CorrelationOptions options;
  CHECK(apply("max-bindings=1", options) == "");
  CHECK(apply("max-push-constant-bytes=2", options) == "");
  CHECK(apply("max-buffer-range=3000000000", options) == "");
  CHECK(apply("min-buffer-offset-alignment=4", options) == "");
  CHECK(apply("index-bits=-1", options) == "");
  CHECK(options.limits == LimitOptions{1, 2, 3000000000, 4, -1});
  CHECK(apply("max-bindings=many", options) ==
        "'many' is no value of max-bindings: expected a number (negative: do "
        "not check)");
}

TEST_CASE("an unknown option names those that there are", "[what-if]") {
  CorrelationOptions options;
  CHECK(apply("alias=true", options) ==
        "unknown option 'alias'; there are: alias-mutable-bindings, rebase, "
        "max-bindings, max-push-constant-bytes, max-buffer-range, "
        "min-buffer-offset-alignment, index-bits");
}
