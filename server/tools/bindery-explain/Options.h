//===- Options.h - Command line of bindery-explain -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TOOLS_EXPLAIN_OPTIONS_H
#define BINDERY_TOOLS_EXPLAIN_OPTIONS_H

#include "analysis/BindingCorrelation.h"
#include "features/ExplainText.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bindery::explain {

/// Exit codes (docs/explain.md).
enum ExitCode : int {
  Success = 0,
  /// A code of `--fail-on` was found.
  FoundCode = 1,
  /// The command line is wrong, or the file cannot be read or parsed.
  WrongInput = 2
};

/// What the command line asks for.
struct Options {
  /// `-` for standard input.
  std::string file;
  bool json = false;
  bool sortByGain = false;
  /// As they were written: `@x`, `@ex::@x`.
  std::vector<std::string> exports;
  std::optional<std::pair<unsigned, unsigned>> pair;
  /// As they were written, joined by commas; empty when nothing is asked.
  std::string whatIf;
  std::vector<std::string> failOn;
  /// For the file as it stands, and with the options of `whatIf`.
  CorrelationOptions asIs, changed;
  features::TextStyle style;
};

/// Reads the command line. Says on stderr what is wrong with it and returns
/// nothing; `--help` and `--version` end the program.
std::optional<Options> parseOptions(int argc, char **argv);

/// `bindery-explain: error: message` on stderr.
void reportError(const llvm::Twine &message);

} // namespace bindery::explain

#endif // BINDERY_TOOLS_EXPLAIN_OPTIONS_H
