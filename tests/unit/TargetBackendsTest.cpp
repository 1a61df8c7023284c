//===- TargetBackendsTest.cpp - Patterns and the registry -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/TargetBackends.h"

#include <catch2/catch.hpp>

using namespace bindery;

TEST_CASE("a pattern without a star matches the name alone") {
  CHECK(matchesNamePattern("vmla", "vmla"));
  CHECK_FALSE(matchesNamePattern("vmla", "vml"));
  CHECK_FALSE(matchesNamePattern("vmla", "vmlaa"));
  CHECK_FALSE(matchesNamePattern("vmla", ""));
  CHECK(matchesNamePattern("", ""));
}

TEST_CASE("a star matches any bytes, also none") {
  CHECK(matchesNamePattern("vmla", "*"));
  CHECK(matchesNamePattern("", "*"));
  CHECK(matchesNamePattern("vmla", "vmla*"));
  CHECK(matchesNamePattern("vulkan-v1.1", "vulkan-*"));
  CHECK(matchesNamePattern("vulkan-v1.1", "*1.1"));
  CHECK(matchesNamePattern("vulkan-v1.1", "v*v*1"));
  CHECK_FALSE(matchesNamePattern("vulkan-v1.1", "v*v*2"));
  CHECK_FALSE(matchesNamePattern("vulkan", "vulkan-*"));
}

TEST_CASE("a star gives back what the rest of the pattern needs") {
  CHECK(matchesNamePattern("aXbXc", "*Xc"));
  CHECK(matchesNamePattern("aab", "*ab"));
  CHECK_FALSE(matchesNamePattern("aba", "*ab"));
}

TEST_CASE("other special characters stand for themselves") {
  CHECK_FALSE(matchesNamePattern("vulkan-v1x1", "vulkan-v1.1"));
  CHECK_FALSE(matchesNamePattern("vmla", "vml?"));
}

TEST_CASE("the program starts with the home backends") {
  CHECK(TargetBackendRegistry::get().getNames() ==
        std::vector<std::string>{"cuda", "dylib-llvm-aot", "vmla",
                                 "vulkan-spirv", "vulkan-v1.1", "vulkan-v1.2"});
}

static std::vector<std::string>
matchNames(const TargetBackendRegistry &registry,
           std::vector<std::string> patterns) {
  std::vector<std::string> names;
  for (const TargetBackend &backend : registry.match(patterns))
    names.push_back(backend.name);
  return names;
}

TEST_CASE("matches come once each, by name") {
  const TargetBackendRegistry &registry = TargetBackendRegistry::get();
  CHECK(matchNames(registry, {"vulkan-*", "vmla", "v*"}) ==
        std::vector<std::string>{"vmla", "vulkan-spirv", "vulkan-v1.1",
                                 "vulkan-v1.2"});
  CHECK(matchNames(registry, {"nothing"}).empty());
  CHECK(matchNames(registry, {}).empty());
}

TEST_CASE("a match carries the targets of its backend") {
  std::vector<TargetBackend> matches =
      TargetBackendRegistry::get().match({std::string("dylib*")});
  REQUIRE(matches.size() == 1);
  CHECK(matches.front().targets ==
        std::vector<BackendTarget>{{"llvm_aot", "dylib*"}});
}

TEST_CASE("a name is taken once") {
  TargetBackendRegistry registry;
  CHECK(registry.add({"b", {{"b", "b*"}}}));
  CHECK(registry.add({"a", {}}));
  CHECK_FALSE(registry.add({"b", {}}));
  CHECK(registry.getNames() == std::vector<std::string>{"a", "b"});
  CHECK(registry.match({std::string("b")}).front().targets.size() == 1);
}
