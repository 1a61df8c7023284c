//===- WhatIf.cpp - Pass options as a user asks about them ---------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/WhatIf.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace bindery;
using namespace bindery::features;
using llvm::StringRef;

namespace {

struct LimitName {
  llvm::StringLiteral name;
  int64_t LimitOptions::*member;
};

constexpr LimitName limitNames[] = {
    {"max-bindings", &LimitOptions::maxBindings},
    {"max-push-constant-bytes", &LimitOptions::maxPushConstantBytes},
    {"max-buffer-range", &LimitOptions::maxBufferRange},
    {"min-buffer-offset-alignment", &LimitOptions::minBufferOffsetAlignment},
    {"index-bits", &LimitOptions::indexBits},
};

llvm::Error makeError(const llvm::Twine &message) {
  return llvm::createStringError(message);
}

llvm::Error badValue(StringRef name, StringRef value, StringRef expected) {
  return makeError("'" + value + "' is no value of " + name + ": expected " +
                   expected);
}

llvm::Error applyAlias(StringRef value, CorrelationOptions &options) {
  if (value != "true" && value != "false" && !value.empty())
    return badValue("alias-mutable-bindings", value, "true or false");
  options.overrideAliasMutable = value != "false";
  return llvm::Error::success();
}

llvm::Error applyRebase(StringRef value, CorrelationOptions &options) {
  if (value != "always" && value != "when-fused")
    return badValue("rebase", value, "always or when-fused");
  options.rebase =
      value == "always" ? RebaseMode::Always : RebaseMode::WhenFused;
  return llvm::Error::success();
}

} // namespace

llvm::Error bindery::features::applyPassOption(StringRef text,
                                               CorrelationOptions &options) {
  auto [name, value] = text.split('=');
  if (name == "alias-mutable-bindings")
    return applyAlias(value, options);
  if (name == "rebase")
    return applyRebase(value, options);
  for (const LimitName &limit : limitNames) {
    if (limit.name != name)
      continue;
    int64_t number = 0;
    if (value.getAsInteger(10, number))
      return badValue(name, value, "a number (negative: do not check)");
    options.limits.*limit.member = number;
    return llvm::Error::success();
  }
  std::string known = "alias-mutable-bindings, rebase";
  for (const LimitName &limit : limitNames)
    known += ", " + limit.name.str();
  return makeError("unknown option '" + name + "'; there are: " + known);
}
