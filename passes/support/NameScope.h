//===- NameScope.h - Names that are taken and free -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_SUPPORT_NAMESCOPE_H
#define BINDERY_SUPPORT_NAMESCOPE_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

#include <string>
#include <vector>

namespace bindery {

/// The names of values in the regions of an op that is isolated from above, or
/// the labels of a region's blocks. Regions nest: what is taken inside one is
/// free again behind it. Names are without sigil.
class NameScope {
public:
  /// While it lives, names are taken in a nested region.
  class Nested {
  public:
    explicit Nested(NameScope &scope)
        : scope(scope), size(scope.taken.size()) {}
    ~Nested();
    Nested(const Nested &) = delete;
    Nested &operator=(const Nested &) = delete;

  private:
    NameScope &scope;
    size_t size;
  };

  /// Keeps `name` for those that want it: takeFree does not give it away.
  void reserve(llvm::StringRef name) { reserved.insert(name); }

  /// `name`, or, where it is taken, a name made from it that is free and not
  /// reserved: `name_0`, …, or the next number for a number.
  std::string takeWanted(llvm::StringRef name);

  /// The same, but of `name` too if it is reserved.
  std::string takeFree(llvm::StringRef name);

private:
  std::string makeUnique(llvm::StringRef name);
  std::string take(llvm::StringRef name);
  bool isFree(llvm::StringRef name) const {
    return !used.contains(name) && !reserved.contains(name);
  }

  llvm::StringSet<> used;
  /// In the order in which they were taken.
  std::vector<std::string> taken;
  llvm::StringSet<> reserved;
  /// Where to go on looking for a free name, by what it is made from; all
  /// numbers share the empty one.
  llvm::StringMap<unsigned> next;
};

} // namespace bindery

#endif // BINDERY_SUPPORT_NAMESCOPE_H
