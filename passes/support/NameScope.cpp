//===- NameScope.cpp - Names that are taken and free ---------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/NameScope.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace bindery;
using llvm::StringRef;

NameScope::Nested::~Nested() {
  while (scope.taken.size() > size) {
    scope.used.erase(scope.taken.back());
    scope.taken.pop_back();
  }
  // A suffix that was skipped inside may be free again.
  scope.next.clear();
}

std::string NameScope::take(StringRef name) {
  used.insert(name);
  taken.push_back(name.str());
  return name.str();
}

std::string NameScope::makeUnique(StringRef name) {
  bool isNumber = llvm::all_of(name, llvm::isDigit);
  unsigned &number = next[isNumber ? StringRef() : name];
  std::string candidate;
  do
    candidate = isNumber ? std::to_string(number++)
                         : (name + "_" + llvm::Twine(number++)).str();
  while (!isFree(candidate));
  return take(candidate);
}

std::string NameScope::takeWanted(StringRef name) {
  return used.contains(name) ? makeUnique(name) : take(name);
}

std::string NameScope::takeFree(StringRef name) {
  return isFree(name) ? take(name) : makeUnique(name);
}
