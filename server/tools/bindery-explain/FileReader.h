//===- FileReader.h - Reads the file to explain ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TOOLS_EXPLAIN_FILEREADER_H
#define BINDERY_TOOLS_EXPLAIN_FILEREADER_H

#include "Options.h"

#include "protocol/Bindings.h"

#include <optional>
#include <vector>

namespace bindery::explain {

/// What there is to say about a file.
struct FileFacts {
  /// As messages name the file.
  std::string name;
  /// As the file stands, and with the options of `--what-if`. The same exports
  /// in the same order.
  std::vector<protocol::Export> asIs, changed;
  /// What belongs to no export.
  std::vector<protocol::Note> notes;
};

/// Reads and parses the file of `options`, each section of a split file for
/// itself. Shows on stderr what cannot be read and returns nothing then.
std::optional<FileFacts> readFile(const Options &options);

} // namespace bindery::explain

#endif // BINDERY_TOOLS_EXPLAIN_FILEREADER_H
