//===- View.h - What bindery-explain shows of a file -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TOOLS_EXPLAIN_VIEW_H
#define BINDERY_TOOLS_EXPLAIN_VIEW_H

#include "FileReader.h"
#include "Options.h"

namespace bindery::explain {

/// Keeps the exports that `--export` and `--pair` ask for, in the order of
/// `--sort`. Says on stderr what is not there and returns false then.
bool selectExports(FileFacts &facts, const Options &options);

/// Writes the result to stdout.
void printText(const FileFacts &facts, const Options &options);
void printJson(const FileFacts &facts, const Options &options);

/// Says on stderr which codes of `--fail-on` were found; returns whether there
/// are some.
bool reportFound(const FileFacts &facts, const Options &options);

} // namespace bindery::explain

#endif // BINDERY_TOOLS_EXPLAIN_VIEW_H
