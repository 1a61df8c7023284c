//===- BindingLimits.h - What a device can bind -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Limits of devices on dispatches. Fusing bindings widens the range that a
/// binding spans and adds operands; where a limit is known statically the
/// correlation checks its result against it.
///
/// Each number comes from the first of: an option, the nearest
/// `#stream.resource_config`, the table of targets.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_ANALYSIS_BINDINGLIMITS_H
#define BINDERY_ANALYSIS_BINDINGLIMITS_H

#include "analysis/BindingFacts.h"

#include "llvm/ADT/ArrayRef.h"

namespace bindery {

/// What one kind of target guarantees; a 0 says nothing.
struct TargetLimits {
  /// Pattern over backend names, `*` for any text: `vulkan*`.
  llvm::StringLiteral pattern;
  /// Storage buffers that one dispatch may bind.
  int64_t maxBindings;
  /// Bytes of push constants (or of kernel parameters) of one dispatch.
  int64_t maxPushConstantBytes;
  /// Bytes that each binding takes of the same budget.
  int64_t pushConstantBytesPerBinding;
  /// Bytes that one binding may span.
  int64_t maxBufferRange;
  /// Where the numbers stand.
  llvm::StringLiteral source;
};

/// The rows that Bindery knows (docs/passes.md says the same).
llvm::ArrayRef<TargetLimits> knownTargetLimits();

/// Limits as a user gives them: 0 leaves the choice to the module, a negative
/// number turns the check off.
struct LimitOptions {
  int64_t maxBindings = 0;
  int64_t maxPushConstantBytes = 0;
  int64_t maxBufferRange = 0;
  int64_t minBufferOffsetAlignment = 0;
  int64_t indexBits = 0;

  bool operator==(const LimitOptions &) const = default;
};

/// A limit and where it comes from.
struct Limit {
  /// 0: not known, not checked.
  int64_t value = 0;
  /// For messages: "option", "#stream.resource_config", "vulkan*".
  std::string source;

  explicit operator bool() const { return value > 0; }
};

/// The limits that hold for one component.
struct BindingLimits {
  Limit maxBindings;
  Limit maxPushConstantBytes;
  int64_t pushConstantBytesPerBinding = 0;
  Limit maxBufferRange;
  Limit minBufferOffsetAlignment;
  /// Of the device's index; what operands are packed by. Without any source 64,
  /// as packing assumes, with an empty `source`: offsets are then not checked
  /// against it.
  Limit indexBits;
};

/// The strictest limits for a component with these exports, on devices of
/// these backends (`vulkan-spirv`, `cuda`).
BindingLimits resolveLimits(llvm::ArrayRef<const ExportFacts *> exports,
                            llvm::ArrayRef<std::string> backends,
                            const LimitOptions &options);

} // namespace bindery

#endif // BINDERY_ANALYSIS_BINDINGLIMITS_H
