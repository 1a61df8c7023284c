//===- Decode.cpp - Reading JSON into typed structures -------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "protocol/Decode.h"

using namespace bindery::protocol;
using nlohmann::json;

std::optional<Reader> Reader::optionalField(std::string_view name) const {
  if (!value->is_object())
    fail("expected an object");
  auto found = value->find(name);
  if (found == value->end() || found->is_null())
    return std::nullopt;
  return Reader(*found, path + "." + std::string(name));
}

Reader Reader::field(std::string_view name) const {
  if (std::optional<Reader> found = optionalField(name))
    return *found;
  throw DecodeError(path + "." + std::string(name), "missing");
}

std::vector<Reader> Reader::elements() const {
  if (!value->is_array())
    fail("expected an array");
  std::vector<Reader> readers;
  for (size_t i = 0; i < value->size(); ++i)
    readers.emplace_back((*value)[i], path + "[" + std::to_string(i) + "]");
  return readers;
}

std::string Reader::string() const {
  if (!value->is_string())
    fail("expected a string");
  return *value;
}

bool Reader::boolean() const {
  if (!value->is_boolean())
    fail("expected a boolean");
  return *value;
}

int64_t Reader::integer() const {
  if (!value->is_number_integer())
    fail("expected an integer");
  return *value;
}

uint32_t Reader::uinteger() const {
  if (!value->is_number_integer() || *value < json(0) ||
      *value > json(INT32_MAX))
    fail("expected an unsigned number");
  return *value;
}
