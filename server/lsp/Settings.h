//===- Settings.h - What a client may set ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_LSP_SETTINGS_H
#define BINDERY_LSP_SETTINGS_H

#include "workbench/ParsedItem.h"

#include "nlohmann/json_fwd.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bindery::lsp {

/// The section `bindery` of a client's configuration.
struct Settings {
  /// Of diagnostics by code; nothing means that they are not shown. A code that
  /// is not here has its default.
  std::map<std::string, std::optional<workbench::Severity>> severities;
  /// Takes what `json` has and is well-formed. Returns a message for each field
  /// that is not, with its path.
  std::vector<std::string> update(const nlohmann::json &json);

  /// The severity to show a diagnostic of `code` at, or nothing.
  std::optional<workbench::Severity>
  getSeverity(const std::string &code, workbench::Severity given) const;
};

} // namespace bindery::lsp

#endif // BINDERY_LSP_SETTINGS_H
