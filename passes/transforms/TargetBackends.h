//===- TargetBackends.h - Backends that executables can be for -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The target backends that the flow form of iree-hal-materialize-interfaces
/// chooses from. A plugin adds its own: it is loaded into the program, whose
/// registry it finds through TargetBackendRegistry::get().
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_TARGETBACKENDS_H
#define BINDERY_TRANSFORMS_TARGETBACKENDS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <mutex>
#include <string>
#include <vector>

namespace bindery {

/// One `hal.executable.target @name, filter="filter"`.
struct BackendTarget {
  std::string name;
  /// The pattern of the backends that may translate the target.
  std::string filter;

  bool operator==(const BackendTarget &other) const {
    return name == other.name && filter == other.filter;
  }
};

/// A backend and the targets that it declares in each executable: usually one,
/// none for a backend that only translates what others declare.
struct TargetBackend {
  std::string name;
  std::vector<BackendTarget> targets;
};

/// Whether `text` is what `pattern` describes: `*` stands for any bytes, also
/// none, everything else for itself.
bool matchesNamePattern(llvm::StringRef text, llvm::StringRef pattern);

/// The backends by name. May be used from any thread.
class TargetBackendRegistry {
public:
  /// The program's registry. Starts with `cuda`, `dylib-llvm-aot`, `vmla`,
  /// `vulkan-spirv`, `vulkan-v1.1` and `vulkan-v1.2`.
  static TargetBackendRegistry &get();

  /// Adds `backend`; false, and nothing is changed, if there is one of its
  /// name.
  bool add(TargetBackend backend);

  /// The names of all backends, sorted.
  std::vector<std::string> getNames() const;

  /// The backends that some pattern describes, each once, sorted by name.
  std::vector<TargetBackend> match(llvm::ArrayRef<std::string> patterns) const;

private:
  mutable std::mutex mutex;
  /// Sorted by name.
  std::vector<TargetBackend> backends;
};

} // namespace bindery

#endif // BINDERY_TRANSFORMS_TARGETBACKENDS_H
