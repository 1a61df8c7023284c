//===- Settings.cpp - What a client may set ------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lsp/Settings.h"

#include "protocol/Decode.h"

using namespace bindery;
using namespace bindery::lsp;
using protocol::Reader;
using workbench::Severity;

/// `error`, …, or `off` for nothing.
static std::optional<Severity> readSeverity(const Reader &reader) {
  std::string word = reader.string();
  if (word == "off")
    return std::nullopt;
  if (word == "error")
    return Severity::Error;
  if (word == "warning")
    return Severity::Warning;
  if (word == "information")
    return Severity::Information;
  if (word == "hint")
    return Severity::Hint;
  reader.fail("expected one of error, warning, information, hint, off");
}

std::vector<std::string> Settings::update(const nlohmann::json &json) {
  std::vector<std::string> problems;
  if (!json.is_object())
    return problems;
  Reader root(json, "bindery");
  // One bad field must not cost the others.
  auto take = [&](const char *name, auto read) {
    try {
      if (std::optional<Reader> field = root.optionalField(name))
        read(*field);
    } catch (const protocol::DecodeError &error) {
      problems.push_back(error.what());
    }
  };
  take("severities", [&](const Reader &field) {
    if (!field.get().is_object())
      field.fail("expected an object");
    std::map<std::string, std::optional<Severity>> read;
    for (const auto &entry : field.get().items()) {
      try {
        read[entry.key()] = readSeverity(field.field(entry.key()));
      } catch (const protocol::DecodeError &error) {
        problems.push_back(error.what());
      }
    }
    severities = std::move(read);
  });
  return problems;
}

std::optional<Severity> Settings::getSeverity(const std::string &code,
                                              Severity given) const {
  auto found = severities.find(code);
  return found != severities.end() ? found->second : given;
}
