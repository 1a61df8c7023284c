//===- SourceNames.h - SSA and block names travel with the IR ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The names that a text gives its values and blocks are gone once it is
/// parsed. These functions keep them: `attachSourceNames` hides each name in
/// the location of its op or block argument, where passes, which hand locations
/// on to what they make, carry it along; `SourceNames` takes them out again
/// after the passes, and `printWithSourceNames` (NamedPrinter.h) prints with
/// them.
///
/// A *carrier* is an OpaqueLoc of our own around the real location. MLIR prints
/// it, and points diagnostics to, what is inside, so that no carrier shows in
/// dumps, reproducers and messages while passes run.
///
/// Nothing here keeps state between calls. Locations belong to their context;
/// calls for different contexts, or for different ops under a context whose
/// multithreading is on, may run at the same time.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_SUPPORT_SOURCENAMES_H
#define BINDERY_SUPPORT_SOURCENAMES_H

#include "mlir/IR/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <string>

namespace mlir {
class AsmParserState;
} // namespace mlir

namespace bindery {

/// What a carrier says: how the source spells the results of an op, or a block
/// argument, and the block that it stands in. Arguments and terminators alone
/// have the block's label.
struct SourceName {
  /// `count` consecutive results under one name: `%x:2`. `name` is without `%`.
  struct Group {
    llvm::StringRef name;
    unsigned count;
  };

  /// The name of the op, or empty for a block argument.
  llvm::StringRef opName;
  /// The label of the block around it, without `^`; empty if it has none.
  llvm::StringRef blockLabel;
  /// In order of the results. Empty for an op that has none; one group of one
  /// for a block argument.
  llvm::SmallVector<Group, 2> groups;

  /// The text form that carriers hold: `op.name ^label %a %b:2`.
  std::string encode() const;
  /// The reverse of encode(). The result points into `text`.
  static SourceName decode(llvm::StringRef text);
};

/// Gives every op and block argument that `parsed` knows a carrier of its
/// names. They must be of `context` and alive, and the text that `parsed`
/// points into must still be there. Linear in their number. Idempotent: a
/// carrier is replaced, not wrapped.
void attachSourceNames(mlir::MLIRContext *context,
                       const mlir::AsmParserState &parsed);

/// `loc` as it would be had no name ever been attached: no carrier is left at
/// any depth, and fused locations are fused anew, so that they are flattened
/// and without duplicates as if their members had always been the real ones.
/// Passes compare locations through this.
mlir::Location withoutName(mlir::Location loc);

/// The encoded SourceName that `loc` carries, or null. Of a fused location that
/// of the first member that has one; of a call site that of the callee, for the
/// caller's names belong to the caller.
mlir::StringAttr getCarriedName(mlir::Location loc);

/// Real location `real` with the encoded name `name`; `real` itself if `name`
/// is null.
mlir::Location withName(mlir::Location real, mlir::StringAttr name);

/// The fused location of `locs` (not empty), that location itself if they are
/// all the same but for carriers. Carries the first name among them.
mlir::Location fuseLocations(llvm::ArrayRef<mlir::Location> locs);

/// The names taken out of an IR tree. Keys are pointers into that tree: use
/// it before the tree changes.
class SourceNames {
public:
  /// No names at all.
  SourceNames() = default;

  /// Removes every carrier from the locations of the ops and block arguments
  /// under and including `root`, and remembers what they said. Linear in the
  /// size of `root`.
  static SourceNames strip(mlir::Operation *root);

  /// What the carrier of `op` or `arg` said, encoded; null if it had none.
  mlir::StringAttr lookup(mlir::Operation *op) const {
    return entries.lookup(op);
  }
  mlir::StringAttr lookup(mlir::BlockArgument arg) const {
    return entries.lookup(arg.getAsOpaquePointer());
  }

  bool empty() const { return entries.empty(); }

private:
  llvm::DenseMap<const void *, mlir::StringAttr> entries;
};

} // namespace bindery

#endif // BINDERY_SUPPORT_SOURCENAMES_H
