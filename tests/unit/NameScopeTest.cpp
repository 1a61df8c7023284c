//===- NameScopeTest.cpp - Names that are taken and free -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/NameScope.h"

#include "catch2/catch.hpp"

using bindery::NameScope;

TEST_CASE("a name that is taken gets a suffix, a number the next one",
          "[names]") {
  NameScope scope;
  CHECK(scope.takeWanted("x") == "x");
  CHECK(scope.takeWanted("x") == "x_0");
  CHECK(scope.takeWanted("x") == "x_1");
  CHECK(scope.takeWanted("3") == "3");
  CHECK(scope.takeWanted("3") == "0");
  CHECK(scope.takeWanted("3") == "1");
  CHECK(scope.takeWanted("3") == "2");
  CHECK(scope.takeWanted("3") == "4");
}

TEST_CASE("reserved names are for those that want them", "[names]") {
  NameScope scope;
  scope.reserve("0");
  scope.reserve("x");
  CHECK(scope.takeFree("0") == "1");
  CHECK(scope.takeFree("x") == "x_0");
  CHECK(scope.takeWanted("0") == "0");
  CHECK(scope.takeWanted("x") == "x");
}

TEST_CASE("what a nested region takes is free behind it", "[names]") {
  NameScope scope;
  CHECK(scope.takeWanted("x") == "x");
  {
    NameScope::Nested nested(scope);
    CHECK(scope.takeWanted("x") == "x_0");
    CHECK(scope.takeWanted("y") == "y");
  }
  CHECK(scope.takeWanted("y") == "y");
  CHECK(scope.takeWanted("x") == "x_0");
}
