//===- ExplainParts.h - Pieces of an explanation ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Words, symbols and lines that all views of ExplainText.h have in common.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_FEATURES_EXPLAINPARTS_H
#define BINDERY_FEATURES_EXPLAINPARTS_H

#include "features/ExplainText.h"
#include "features/TextTable.h"

namespace bindery::features {

/// The symbols that a style may use.
struct Glyphs {
  explicit Glyphs(const TextStyle &style)
      : arrow(style.unicode ? "→" : "->"), dot(style.unicode ? " · " : ", "),
        ellipsis(style.unicode ? "…" : "..") {}
  llvm::StringRef arrow, dot, ellipsis;
};

/// "1 site", "3 sites".
std::string plural(size_t count, llvm::StringRef noun);

/// "the only site", "both sites", "all 3 sites", "1 of 3 sites".
std::string countSites(size_t count, size_t total);

/// "0", "0 and 2", "0, 2 and 5".
std::string listNumbers(llvm::ArrayRef<unsigned> numbers);

/// `file:line:column`, counted from one, as terminals and editors follow it.
std::string getPlace(llvm::StringRef file, const document::Range &range);

/// `file` as a row names it: without its folders where they are long. The line
/// above the rows has them.
llvm::StringRef getShortFile(llvm::StringRef file);

/// The reason of a separation in a few words, as the passes say it.
llvm::StringRef getReasonText(const protocol::Separation &separation);

const protocol::Group *findGroup(const protocol::Export &value,
                                 unsigned binding);
const protocol::Separation *findSeparation(const protocol::Export &value,
                                           unsigned first, unsigned second);

/// Whether the tables do not show already what a note says.
bool isWorthALine(const protocol::Export &value, const protocol::Note &note);

/// `@ex::@e  file:4:5`, and the numbers of its sites and bindings.
void printHeader(llvm::raw_ostream &os, llvm::StringRef file,
                 const protocol::Export &value, const TextStyle &style);

/// `  file:4:5: code: message`
void printNote(llvm::raw_ostream &os, llvm::StringRef file,
               const protocol::Note &note, const TextStyle &style);

} // namespace bindery::features

#endif // BINDERY_FEATURES_EXPLAINPARTS_H
