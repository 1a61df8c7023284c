//===- BindingsTest.cpp - Binding facts on the wire ----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "protocol/Bindings.h"

#include "nlohmann/json.hpp"

#include "catch2/catch.hpp"

using namespace bindery;
using nlohmann::json;

TEST_CASE("an export is written with every field of the protocol",
          "[protocol]") {
  protocol::Export value;
  value.name = "e";
  value.symbol = "@ex::@e";
  value.function = "f";
  value.range = {{1, 2}, {1, 4}};
  value.aliasMutable = true;
  value.sites = {{0, {{5, 0}, {5, 3}}, "main", "@ex::@e"}};
  value.bindings = {{0,
                     "%a",
                     {{2, 0}, {2, 2}},
                     {{0, "%r", "%o", "%l", "ro", {{6, 1}, {6, 9}}}}}};
  value.groups = {{0, {0, 2}, "rw", true, {0, 1}},
                  {1, {1}, "ro", false, {2}, 16, 64}};
  value.separations = {{0, 1, "mutable", {0}, 0, 1, "same"},
                       {1, 2, "different-resource", {0}, 0, 1, std::nullopt}};
  value.notes = {{"nothing-fused", "text", {{1, 2}, {1, 4}}},
                 {"binding-mutable",
                  "text",
                  {{1, 2}, {1, 4}},
                  protocol::RelatedSites{"here", {0}, 2}}};

  CHECK(json(value) == json::parse(R"({
    "name": "e", "symbol": "@ex::@e", "function": "f",
    "range": {"start": {"line": 1, "character": 2}, "end": {"line": 1, "character": 4}},
    "aliasMutable": true, "blocked": false,
    "sites": [{"id": 0, "function": "main", "symbol": "@ex::@e",
      "range": {"start": {"line": 5, "character": 0}, "end": {"line": 5, "character": 3}}}],
    "bindings": [{"index": 0, "name": "%a",
      "range": {"start": {"line": 2, "character": 0}, "end": {"line": 2, "character": 2}},
      "uses": [{"site": 0, "resource": "%r", "offset": "%o", "length": "%l", "access": "ro",
        "range": {"start": {"line": 6, "character": 1}, "end": {"line": 6, "character": 9}}}]}],
    "groups": [{"index": 0, "members": [0, 2], "access": "rw", "widened": true, "offsets": [0, 1]},
      {"index": 1, "members": [1], "access": "ro", "widened": false, "offsets": [2],
       "rangeBefore": 16, "rangeAfter": 64}],
    "separations": [
      {"first": 0, "second": 1, "reason": "mutable", "sites": [0], "agreeing": 0, "total": 1, "ranges": "same"},
      {"first": 1, "second": 2, "reason": "different-resource", "sites": [0], "agreeing": 0, "total": 1}],
    "notes": [{"code": "nothing-fused", "message": "text",
      "range": {"start": {"line": 1, "character": 2}, "end": {"line": 1, "character": 4}}},
      {"code": "binding-mutable", "message": "text",
      "range": {"start": {"line": 1, "character": 2}, "end": {"line": 1, "character": 4}},
      "related": {"message": "here", "sites": [0], "more": 2}}]
  })"));
}
