//===- DecodeTest.cpp - Reading JSON into typed structures ---------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "protocol/Decode.h"

#include "catch2/catch.hpp"

using namespace bindery::protocol;
using nlohmann::json;

/// The text of the error that `read` throws.
template <typename Read> static std::string getError(json value, Read read) {
  try {
    read(Reader(value, "params"));
  } catch (const DecodeError &error) {
    return error.what();
  }
  return "";
}

TEST_CASE("fields are read by their path", "[decode]") {
  json value = {{"a", {{"b", {1, "x", true, -3}}}}, {"n", nullptr}};
  Reader reader(value, "params");
  std::vector<Reader> list = reader.field("a").field("b").elements();
  REQUIRE(list.size() == 4);
  CHECK(list[0].uinteger() == 1);
  CHECK(list[1].string() == "x");
  CHECK(list[2].boolean());
  CHECK(list[3].integer() == -3);
  CHECK(list[3].getPath() == "params.a.b[3]");
  CHECK_FALSE(reader.optionalField("n"));
  CHECK_FALSE(reader.optionalField("none"));
  CHECK(getOr(reader, "none", 5, [](Reader r) { return r.integer(); }) == 5);
}

TEST_CASE("errors name the path", "[decode]") {
  json value = {{"a", {{"b", {1, "x"}}}}};
  CHECK(getError(value, [](Reader r) { r.field("c"); }) == "params.c: missing");
  CHECK(getError(value, [](Reader r) { r.field("a").string(); }) ==
        "params.a: expected a string");
  CHECK(getError(value, [](Reader r) {
          r.field("a").field("b").elements()[1].uinteger();
        }) == "params.a.b[1]: expected an unsigned number");
  CHECK(getError(value, [](Reader r) { r.elements(); }) ==
        "params: expected an array");
  CHECK(getError(json(3), [](Reader r) { r.field("a"); }) ==
        "params: expected an object");
  CHECK(getError(json(-1), [](Reader r) { r.uinteger(); }) ==
        "params: expected an unsigned number");
  CHECK(getError(json(1u << 31), [](Reader r) { r.uinteger(); }) ==
        "params: expected an unsigned number");
  CHECK(getError(json(1.5), [](Reader r) { r.integer(); }) ==
        "params: expected an integer");
  CHECK(getError(json(1), [](Reader r) { r.boolean(); }) ==
        "params: expected a boolean");
}
