//===- BindingSources.h - How a text writes sites and exports --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the names and ranges that the source text gives to what the binding
/// facts number. Reads parsed IR beside its text; the result is plain data.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_FEATURES_BINDINGSOURCES_H
#define BINDERY_FEATURES_BINDINGSOURCES_H

#include "features/BindingReport.h"

#include "dialects/stream/Stream.h"

#include "mlir/AsmParser/AsmParserState.h"

namespace bindery::features {

/// Reads sources of ops that were parsed into one AsmParserState. The state,
/// the parser's buffer and the IR must outlive it.
class SourceReader {
public:
  /// `toRange` gives the range in the document of a range in the parser's
  /// buffer.
  SourceReader(const mlir::AsmParserState &state,
               std::function<document::Range(llvm::SMRange)> toRange)
      : state(state), toRange(std::move(toRange)) {}

  /// Names and ranges of a dispatch as its text writes them. Of one in generic
  /// form, the names are those of the values' definitions and the ranges that
  /// of the op's name.
  SiteSource readSite(stream::CmdDispatchOp site) const;

  /// Of an export and the binding arguments of its kernel, if there is one.
  ExportSource readExport(stream::ExecutableExportOp exportOp) const;

  /// The name under which the text defines `value`: `%x`, `%x#1`; empty where
  /// it does not.
  std::string nameValue(mlir::Value value) const;

  /// The range of an op's name; empty where the text does not define it.
  document::Range findRange(mlir::Operation *op) const;

private:
  llvm::SMRange findDefinition(mlir::Value value) const;

  const mlir::AsmParserState &state;
  std::function<document::Range(llvm::SMRange)> toRange;
};

} // namespace bindery::features

#endif // BINDERY_FEATURES_BINDINGSOURCES_H
