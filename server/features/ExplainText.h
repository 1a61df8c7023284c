//===- ExplainText.h - Binding facts as text for a terminal ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What `bindery-explain` shows a person: which bindings of each export fused,
/// and which dispatch site keeps two of them apart. Reads the plain data of the
/// protocol only, so that it says the same as an editor does.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_FEATURES_EXPLAINTEXT_H
#define BINDERY_FEATURES_EXPLAINTEXT_H

#include "protocol/Bindings.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace bindery::features {

/// How to write a report.
struct TextStyle {
  /// ANSI colours.
  bool color = false;
  /// Symbols beyond ASCII, such as arrows.
  bool unicode = false;
  /// Columns of the terminal. What is longer is shortened or wrapped, except a
  /// symbol or a place that a line begins with.
  unsigned width = 100;
  /// The most sites that decide a pair to show, and the most of the others.
  unsigned maxDeciding = 10, maxOthers = 3;
};

/// How many bindings an export would save if the sites that decide agreed with
/// the others: the pairs that some, but not all, sites take from one resource,
/// and that no write keeps apart, fuse (transitively); everything else stays
/// as it is.
unsigned getGain(const protocol::Export &value);

/// Sorts by gain, the largest first; among equals, what fewer sites decide
/// comes first. Stable.
void sortByGain(std::vector<protocol::Export> &exports);

/// How many bindings an export has after fusing.
unsigned countFused(const protocol::Export &value);

/// Writes one block an export, what else there is to say about the file, and a
/// closing line with the sums. `file` is the name to print before line
/// numbers.
void printExplanation(llvm::raw_ostream &os, llvm::StringRef file,
                      llvm::ArrayRef<protocol::Export> exports,
                      llvm::ArrayRef<protocol::Note> notes,
                      const TextStyle &style);

/// Writes why bindings `first` and `second` of an export are one or two: the
/// reason and the sites that decide, side by side. Both indices must be below
/// the number of bindings and differ.
void printPair(llvm::raw_ostream &os, llvm::StringRef file,
               const protocol::Export &value, unsigned first, unsigned second,
               const TextStyle &style);

/// Writes the number of bindings of each export that `option` changes: before
/// fusing, as the file stands, and with the option set; then the notes that
/// only come with it. `asIs` and `changed` list the same exports in the same
/// order.
void printWhatIf(llvm::raw_ostream &os, llvm::StringRef file,
                 llvm::StringRef option, llvm::ArrayRef<protocol::Export> asIs,
                 llvm::ArrayRef<protocol::Export> changed,
                 const TextStyle &style);

} // namespace bindery::features

#endif // BINDERY_FEATURES_EXPLAINTEXT_H
