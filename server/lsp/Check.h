//===- Check.h - The diagnostics of a file on the terminal -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_LSP_CHECK_H
#define BINDERY_LSP_CHECK_H

#include "mlir/IR/DialectRegistry.h"

#include <string>

namespace bindery::lsp {

/// Prints what the server would publish for `file`, `FILE:LINE:COLUMN: error:
/// MESSAGE` with the notes under it, to stdout. Returns the exit code: 0, 1
/// where one is an error, 2 where the file cannot be read (said on stderr).
/// `-` reads stdin.
int checkFile(const std::string &file, const mlir::DialectRegistry &registry);

} // namespace bindery::lsp

#endif // BINDERY_LSP_CHECK_H
