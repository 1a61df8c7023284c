//===- TargetBackends.cpp - Backends that executables can be for ----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/TargetBackends.h"

#include "llvm/ADT/STLExtras.h"

using namespace bindery;

bool bindery::matchesNamePattern(llvm::StringRef text,
                                 llvm::StringRef pattern) {
  // Where to go on from after a mismatch: behind the last `*`, which then
  // stands for one byte more.
  size_t star = llvm::StringRef::npos, resume = 0;
  size_t at = 0, next = 0;
  while (at < text.size()) {
    if (next < pattern.size() && pattern[next] == '*') {
      star = next++;
      resume = at;
    } else if (next < pattern.size() && pattern[next] == text[at]) {
      ++at;
      ++next;
    } else if (star != llvm::StringRef::npos) {
      next = star + 1;
      at = ++resume;
    } else {
      return false;
    }
  }
  return pattern.drop_front(next).find_first_not_of('*') ==
         llvm::StringRef::npos;
}

/// Adds the backends that every program has.
static void addHomeBackends(TargetBackendRegistry &registry) {
  registry.add({"cuda", {{"cuda", "cuda"}}});
  registry.add({"dylib-llvm-aot", {{"llvm_aot", "dylib*"}}});
  registry.add({"vmla", {{"vmla", "vmla"}}});
  registry.add({"vulkan-spirv", {{"vulkan_spirv", "vulkan*"}}});
  registry.add({"vulkan-v1.1", {{"vulkan_v1_1", "vulkan-v1.1"}}});
  registry.add({"vulkan-v1.2", {{"vulkan_v1_2", "vulkan-v1.2"}}});
}

TargetBackendRegistry &TargetBackendRegistry::get() {
  static TargetBackendRegistry *registry = [] {
    // Never freed: a plugin's destructors may still use it.
    auto *made = new TargetBackendRegistry;
    addHomeBackends(*made);
    return made;
  }();
  return *registry;
}

bool TargetBackendRegistry::add(TargetBackend backend) {
  std::lock_guard lock(mutex);
  auto place = llvm::lower_bound(
      backends, backend.name,
      [](const TargetBackend &other, const std::string &name) {
        return other.name < name;
      });
  if (place != backends.end() && place->name == backend.name)
    return false;
  backends.insert(place, std::move(backend));
  return true;
}

std::vector<std::string> TargetBackendRegistry::getNames() const {
  std::lock_guard lock(mutex);
  std::vector<std::string> names;
  for (const TargetBackend &backend : backends)
    names.push_back(backend.name);
  return names;
}

std::vector<TargetBackend>
TargetBackendRegistry::match(llvm::ArrayRef<std::string> patterns) const {
  std::lock_guard lock(mutex);
  std::vector<TargetBackend> matches;
  for (const TargetBackend &backend : backends)
    if (llvm::any_of(patterns, [&](const std::string &pattern) {
          return matchesNamePattern(backend.name, pattern);
        }))
      matches.push_back(backend);
  return matches;
}
