//===- BindingLimits.cpp - What a device can bind -------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/BindingLimits.h"

#include "analysis/BindingCorrelation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/GlobPattern.h"

using namespace bindery;

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

// A number belongs here only if every device of the target offers it, or if it
// is what an application gets without asking for more.
static constexpr TargetLimits knownLimits[] = {
    {"vulkan*", 4, 128, 0, int64_t(1) << 27,
     "Vulkan 1.3, Required Limits: maxPerStageDescriptorStorageBuffers, "
     "maxPushConstantsSize, maxStorageBufferRange"},
    {"webgpu*", 8, 0, 0, int64_t(128) << 20,
     "WebGPU, default limits: maxStorageBuffersPerShaderStage, "
     "maxStorageBufferBindingSize"},
    // A kernel's parameters are one pointer a binding and the constants.
    {"cuda*", 0, 4096, 8, 0, "CUDA C++ Programming Guide, function parameters"},
};

llvm::ArrayRef<TargetLimits> bindery::knownTargetLimits() {
  return knownLimits;
}

//===----------------------------------------------------------------------===//
// Which limits hold
//===----------------------------------------------------------------------===//

namespace {

bool matches(llvm::StringRef pattern, llvm::StringRef backend) {
  llvm::Expected<llvm::GlobPattern> glob = llvm::GlobPattern::create(pattern);
  if (glob)
    return glob->match(backend);
  llvm::consumeError(glob.takeError());
  return false;
}

/// Keeps the smaller of two known upper limits.
void restrict(Limit &limit, int64_t value, llvm::StringRef source) {
  if (value <= 0 || (limit && limit.value <= value))
    return;
  limit = {value, source.str()};
}

void applyOption(Limit &limit, int64_t option) {
  if (option > 0)
    limit = {option, "option"};
  else if (option < 0)
    limit = {};
}

/// The strictest numbers of the nearest `#stream.resource_config`s.
void applyConfig(llvm::ArrayRef<const ExportFacts *> exports,
                 BindingLimits &limits) {
  constexpr llvm::StringLiteral source = "#stream.resource_config";
  for (const ExportFacts *kernel : exports) {
    const ResourceLimits &config = kernel->limits;
    restrict(limits.maxBufferRange, config.maxBufferRange, source);
    restrict(limits.indexBits, config.indexBits, source);
    if (config.minBufferOffsetAlignment > limits.minBufferOffsetAlignment.value)
      limits.minBufferOffsetAlignment = {config.minBufferOffsetAlignment,
                                         source.str()};
  }
}

void applyTable(llvm::ArrayRef<std::string> backends, BindingLimits &limits) {
  // A resource config describes the very device; the table only its kind.
  bool rangeIsKnown = static_cast<bool>(limits.maxBufferRange);
  for (const TargetLimits &row : knownLimits) {
    bool applies = llvm::any_of(backends, [&](llvm::StringRef backend) {
      return matches(row.pattern, backend);
    });
    if (!applies)
      continue;
    restrict(limits.maxBindings, row.maxBindings, row.pattern);
    if (!rangeIsKnown)
      restrict(limits.maxBufferRange, row.maxBufferRange, row.pattern);
    restrict(limits.maxPushConstantBytes, row.maxPushConstantBytes,
             row.pattern);
    if (limits.maxPushConstantBytes.source == row.pattern)
      limits.pushConstantBytesPerBinding = row.pushConstantBytesPerBinding;
  }
}

} // namespace

BindingLimits
bindery::resolveLimits(llvm::ArrayRef<const ExportFacts *> exports,
                       llvm::ArrayRef<std::string> backends,
                       const LimitOptions &options) {
  BindingLimits limits;
  applyConfig(exports, limits);
  applyTable(backends, limits);
  applyOption(limits.maxBindings, options.maxBindings);
  applyOption(limits.maxBufferRange, options.maxBufferRange);
  applyOption(limits.minBufferOffsetAlignment,
              options.minBufferOffsetAlignment);
  applyOption(limits.indexBits, options.indexBits);
  if (options.maxPushConstantBytes != 0)
    limits.pushConstantBytesPerBinding = 0;
  applyOption(limits.maxPushConstantBytes, options.maxPushConstantBytes);
  if (!limits.indexBits)
    limits.indexBits.value = 64;
  return limits;
}

//===----------------------------------------------------------------------===//
// Checking a correlation
//===----------------------------------------------------------------------===//

namespace {

using Kind = LimitBreach::Kind;

class LimitChecker {
public:
  LimitChecker(const ComponentFacts &facts, const Correlation &correlation)
      : facts(facts), correlation(correlation), limits(correlation.limits) {}

  std::vector<LimitBreach> run() {
    for (unsigned group = 0; group < correlation.groups.size(); ++group)
      checkRange(group);
    for (unsigned binding = 0; binding < correlation.bindingCount(); ++binding)
      checkOffsets(binding);
    checkBindingCount();
    checkPushConstants();
    return std::move(breaches);
  }

private:
  void checkRange(unsigned index) {
    const BindingGroup &group = correlation.groups[index];
    if (!limits.maxBufferRange || !group.rangeAfter ||
        *group.rangeAfter <= limits.maxBufferRange.value)
      return;
    unsigned sites = llvm::count_if(facts.sites, [&](const SiteFacts *site) {
      return llvm::any_of(group.members, [&](unsigned member) {
        const BindingUse &use = site->uses[member];
        std::optional<int64_t> bytes =
            (correlation.rewritten ? use.size : use.length).asConstant();
        return bytes && *bytes > limits.maxBufferRange.value;
      });
    });
    LimitBreach breach;
    breach.kind = Kind::Range;
    breach.group = index;
    breach.site = group.widestSite;
    breach.siteCount = sites;
    breach.before = group.rangeBefore;
    breach.after = *group.rangeAfter;
    breach.limit = limits.maxBufferRange;
    breaches.push_back(std::move(breach));
  }

  /// Adds a breach at the first site where `isWrong` holds for the constant
  /// offset of `binding`.
  void checkOffset(unsigned binding, Kind kind, const Limit &limit,
                   llvm::function_ref<bool(int64_t)> isWrong) {
    LimitBreach breach;
    breach.kind = kind;
    breach.binding = binding;
    breach.limit = limit;
    for (auto [index, site] : llvm::enumerate(facts.sites)) {
      std::optional<int64_t> offset = site->uses[binding].offset.asConstant();
      if (!offset || !isWrong(*offset))
        continue;
      if (breach.siteCount++ != 0)
        continue;
      breach.site = index;
      breach.before = offset;
      breach.after = *offset;
    }
    if (breach.siteCount != 0)
      breaches.push_back(std::move(breach));
  }

  void checkOffsets(unsigned binding) {
    const Limit &alignment = limits.minBufferOffsetAlignment;
    if (alignment)
      checkOffset(
          binding, Kind::OffsetUnaligned, alignment,
          [&](int64_t offset) { return offset % alignment.value != 0; });
    const Limit &bits = limits.indexBits;
    if (!bits.source.empty() && bits.value < 64)
      checkOffset(binding, Kind::OffsetOverflow, bits, [&](int64_t offset) {
        return static_cast<uint64_t>(offset) >> bits.value != 0;
      });
  }

  void addDispatchBreach(Kind kind, const Limit &limit, int64_t before,
                         int64_t after) {
    LimitBreach breach;
    breach.kind = kind;
    breach.siteCount = facts.sites.size();
    breach.before = before;
    breach.after = after;
    breach.limit = limit;
    breaches.push_back(std::move(breach));
  }

  void checkBindingCount() {
    int64_t after = correlation.groups.size();
    if (facts.sites.empty() || !limits.maxBindings ||
        after <= limits.maxBindings.value)
      return;
    addDispatchBreach(Kind::Bindings, limits.maxBindings,
                      correlation.bindingCount(), after);
  }

  /// Words that one 32-bit or wider value is split into by packing.
  static int64_t countWords(int64_t bits) { return bits > 32 ? 2 : 1; }

  /// Words of an index that is `value(site)` at each site.
  int64_t countIndexWords(
      llvm::function_ref<std::optional<int64_t>(const SiteFacts &)> value) {
    if (limits.indexBits.value <= 32)
      return 1;
    bool fits = llvm::all_of(facts.sites, [&](const SiteFacts *site) {
      std::optional<int64_t> known = value(*site);
      return known && static_cast<uint64_t>(*known) >> 32 == 0;
    });
    return fits ? 1 : 2;
  }

  int64_t countOperandWords(unsigned operand) {
    const OperandFacts &first = facts.sites.front()->operands[operand];
    switch (first.kind) {
    case OperandFacts::Kind::Index:
      return countIndexWords(
          [&](const SiteFacts &site) { return site.operands[operand].value; });
    case OperandFacts::Kind::Scalar:
      return countWords(first.bits);
    case OperandFacts::Kind::Complex:
      return 2 * countWords(first.bits);
    }
    return 1;
  }

  void checkPushConstants() {
    const Limit &limit = limits.maxPushConstantBytes;
    if (facts.sites.empty() || !limit || correlation.bindingCount() == 0)
      return;
    int64_t scalars = 0, offsets = 0;
    for (unsigned i = 0; i < facts.sites.front()->operands.size(); ++i)
      scalars += countOperandWords(i);
    if (correlation.rewritten)
      for (unsigned binding = 0; binding < correlation.bindingCount();
           ++binding)
        offsets += countIndexWords([&](const SiteFacts &site) {
          return site.uses[binding].offset.asConstant();
        });
    int64_t pointer = limits.pushConstantBytesPerBinding;
    int64_t before = 4 * scalars + pointer * correlation.bindingCount();
    int64_t after = 4 * (scalars + offsets) +
                    pointer * static_cast<int64_t>(correlation.groups.size());
    if (after > limit.value)
      addDispatchBreach(Kind::PushConstants, limit, before, after);
  }

  const ComponentFacts &facts;
  const Correlation &correlation;
  const BindingLimits &limits;
  std::vector<LimitBreach> breaches;
};

} // namespace

std::vector<LimitBreach> bindery::findBreaches(const ComponentFacts &facts,
                                               const Correlation &correlation) {
  if (correlation.bindingCount() == 0)
    return {};
  return LimitChecker(facts, correlation).run();
}
