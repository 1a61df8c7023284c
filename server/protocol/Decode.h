//===- Decode.h - Reading JSON into typed structures -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads parameters out of JSON with errors that name the path to the bad
/// field: "params.position.line: expected an unsigned number".
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_PROTOCOL_DECODE_H
#define BINDERY_PROTOCOL_DECODE_H

#include "nlohmann/json.hpp"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace bindery::protocol {

/// A field that is missing or of the wrong type.
class DecodeError : public std::runtime_error {
public:
  DecodeError(const std::string &path, const std::string &what)
      : std::runtime_error(path + ": " + what) {}
};

/// A value in a JSON document together with the path to it. It refers to the
/// document, which must outlive it. All functions throw DecodeError.
class Reader {
public:
  Reader(const nlohmann::json &value, std::string path)
      : value(&value), path(std::move(path)) {}

  /// The field `name`; an error where this is no object or has none.
  Reader field(std::string_view name) const;
  /// The field `name`, or nothing where it is absent or null.
  std::optional<Reader> optionalField(std::string_view name) const;
  /// Each element; an error where this is no array.
  std::vector<Reader> elements() const;

  const nlohmann::json &get() const { return *value; }
  const std::string &getPath() const { return path; }

  std::string string() const;
  bool boolean() const;
  int64_t integer() const;
  /// A number of LSP's type `uinteger`: 0 to 2^31 - 1.
  uint32_t uinteger() const;

  [[noreturn]] void fail(const std::string &what) const {
    throw DecodeError(path, what);
  }

private:
  const nlohmann::json *value;
  std::string path;
};

/// Decodes an optional field with `read`, or gives `otherwise`.
template <typename T, typename Read>
T getOr(const Reader &reader, std::string_view name, T otherwise, Read read) {
  std::optional<Reader> field = reader.optionalField(name);
  return field ? T(read(*field)) : otherwise;
}

} // namespace bindery::protocol

#endif // BINDERY_PROTOCOL_DECODE_H
