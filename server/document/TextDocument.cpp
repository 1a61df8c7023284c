//===- TextDocument.cpp - A document that a client edits -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "document/TextDocument.h"

#include <algorithm>

using namespace bindery::document;

void TextDocument::apply(const std::vector<TextChange> &changes,
                         int64_t newVersion, Encoding encoding) {
  for (const TextChange &change : changes) {
    if (!change.range) {
      text = std::make_shared<const Text>(change.text);
      continue;
    }
    const LineIndex &lines = text->getLines();
    size_t begin = lines.getOffset(change.range->start, encoding);
    size_t end = std::max(begin, lines.getOffset(change.range->end, encoding));
    std::string_view old = text->get();
    std::string content;
    content.reserve(old.size() - (end - begin) + change.text.size());
    content.append(old.substr(0, begin));
    content.append(change.text);
    content.append(old.substr(end));
    text = std::make_shared<const Text>(std::move(content));
  }
  version = newVersion;
}
