//===- NamedPrinter.h - Prints IR with the names of its source -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// MLIR's printer numbers values and blocks; this one prints the same text with
/// the names that SourceNames knows. A name that is taken in its scope, as
/// after a clone, becomes unique: `%x_0`, and of a number the next free one.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_SUPPORT_NAMEDPRINTER_H
#define BINDERY_SUPPORT_NAMEDPRINTER_H

#include "support/SourceNames.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>
#include <string>

namespace bindery {

/// Not thread-safe; of one context.
class NamedPrinter {
public:
  /// Prints IR of `context`, which must outlive it.
  explicit NamedPrinter(mlir::MLIRContext *context);
  ~NamedPrinter();

  /// The text that `op` prints as with `flags`, with `names` in place of MLIR's
  /// where they have one. `names` must have been stripped off `op`, so that no
  /// carrier is left. The printed text is read again to find the names in it:
  /// where MLIR cannot read what it prints (a broken printer, elided parts),
  /// the text is as MLIR prints it, and `isNamed` says so.
  std::string print(mlir::Operation *op, const SourceNames &names,
                    mlir::OpPrintingFlags flags = {},
                    mlir::FallbackAsmResourceMap *resources = nullptr);

  /// Whether the last print could place names.
  bool isNamed() const { return named; }

private:
  mlir::MLIRContext *context;
  /// Texts are read in a context of their own, so that nothing in them, such
  /// as resources, is declared twice in the one that matters. Made when first
  /// needed.
  std::unique_ptr<mlir::MLIRContext> readingContext;
  bool named = false;
};

} // namespace bindery

#endif // BINDERY_SUPPORT_NAMEDPRINTER_H
