//===- BindingLimitsTest.cpp - What a device can bind ---------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BindingFactsBuilder.h"

#include "catch2/catch.hpp"

using namespace bindery;
using namespace bindery::testing;

using Kind = LimitBreach::Kind;

namespace {

std::vector<Kind> kindsOf(const std::vector<LimitBreach> &breaches) {
  std::vector<Kind> kinds;
  for (const LimitBreach &breach : breaches)
    kinds.push_back(breach.kind);
  return kinds;
}

OperandFacts scalar(unsigned bits) {
  return {OperandFacts::Kind::Scalar, bits, std::nullopt};
}

} // namespace

TEST_CASE("a limit comes from the option, the config, or the table") {
  ExportFacts facts = kernel(1);
  const ExportFacts *exports[] = {&facts};
  BindingLimits limits = resolveLimits(exports, {}, {});
  CHECK_FALSE(limits.maxBindings);
  CHECK_FALSE(limits.maxPushConstantBytes);
  CHECK_FALSE(limits.maxBufferRange);
  CHECK_FALSE(limits.minBufferOffsetAlignment);
  CHECK(limits.indexBits.value == 64);
  CHECK(limits.indexBits.source == "");

  std::string backends[] = {"vulkan-spirv"};
  limits = resolveLimits(exports, backends, {});
  CHECK(limits.maxBindings.value == 4);
  CHECK(limits.maxBindings.source == "vulkan*");
  CHECK(limits.maxPushConstantBytes.value == 128);
  CHECK(limits.maxBufferRange.value == 134217728);

  facts.limits = {4096, 16, 32};
  limits = resolveLimits(exports, backends, {});
  CHECK(limits.maxBufferRange.value == 4096);
  CHECK(limits.maxBufferRange.source == "#stream.resource_config");
  CHECK(limits.minBufferOffsetAlignment.value == 16);
  CHECK(limits.indexBits.value == 32);

  facts.limits.maxBufferRange = int64_t(1) << 40;
  CHECK(resolveLimits(exports, backends, {}).maxBufferRange.value == int64_t(1)
                                                                         << 40);

  LimitOptions options;
  options.maxBufferRange = 8192;
  options.maxBindings = -1;
  limits = resolveLimits(exports, backends, options);
  CHECK(limits.maxBufferRange.value == 8192);
  CHECK(limits.maxBufferRange.source == "option");
  CHECK_FALSE(limits.maxBindings);
}

TEST_CASE("the strictest of several targets and exports holds") {
  ExportFacts first = kernel(1), second = kernel(1);
  first.limits = {100, 4, 64};
  second.limits = {50, 16, 32};
  const ExportFacts *exports[] = {&first, &second};
  std::string backends[] = {"cuda", "webgpu-spirv", "llvm-cpu"};
  BindingLimits limits = resolveLimits(exports, backends, {});
  CHECK(limits.maxBufferRange.value == 50);
  CHECK(limits.minBufferOffsetAlignment.value == 16);
  CHECK(limits.indexBits.value == 32);
  CHECK(limits.maxBindings.value == 8);
  CHECK(limits.maxPushConstantBytes.value == 4096);
  CHECK(limits.pushConstantBytesPerBinding == 8);
}

TEST_CASE("a fused range over the limit is told once, at the worst site") {
  TestComponent component{
      {kernel(2)},
      {site({use("ro", 0, bytes(0), bytes(8), bytes(90)),
             use("ro", 0, bytes(8), bytes(8), bytes(90))}),
       site({use("ro", 0, bytes(0), bytes(8), bytes(200)),
             use("ro", 0, bytes(8), bytes(16), bytes(200))}),
       site({use("ro", 0, bytes(0), bytes(8), bytes(150)),
             use("ro", 0, bytes(8), bytes(8), bytes(150))}),
       site({use("ro", 0, bytes(0), bytes(8), value(0)),
             use("ro", 0, bytes(8), bytes(8), value(0))})}};
  component.exports[0].limits.maxBufferRange = 100;
  std::vector<LimitBreach> breaches = component.correlate().breaches;
  REQUIRE(kindsOf(breaches) == std::vector{Kind::Range});
  CHECK(breaches[0].group == 0);
  CHECK(breaches[0].site == 1);
  CHECK(breaches[0].siteCount == 2);
  CHECK(breaches[0].before == 16);
  CHECK(breaches[0].after == 200);
  CHECK(breaches[0].limit.value == 100);

  SECTION("and not where the bindings stay as they are") {
    component.exports[0].calls = {{{}, "func.call"}};
    CHECK(component.correlate().breaches.empty());
    component.exports[0].limits.maxBufferRange = 8;
    breaches = component.correlate().breaches;
    REQUIRE(kindsOf(breaches) == std::vector{Kind::Range});
    CHECK(breaches[0].group == 1);
    CHECK(breaches[0].before == 16);
    CHECK(breaches[0].after == 16);
  }
}

TEST_CASE("a range as large as the limit is fine") {
  TestComponent component{{kernel(1)}, {site({use("ro", 0)})}};
  component.exports[0].limits.maxBufferRange = 64;
  CHECK(component.correlate().breaches.empty());
  component.exports[0].limits.maxBufferRange = 63;
  CHECK(component.correlate().breaches.size() == 1);
}

TEST_CASE("constant offsets must be aligned and fit the index") {
  TestComponent component{
      {kernel(2)},
      {site({use("ro", 0, bytes(64)), use("ro", 0, value(0, 1))}),
       site({use("ro", 0, bytes(96)), use("ro", 0, bytes(0xFFFFFFFF))}),
       site({use("ro", 0, bytes(32)), use("ro", 0, bytes(0x100000000))})}};
  component.exports[0].limits = {0, 64, 32};
  std::vector<LimitBreach> breaches = component.correlate().breaches;
  REQUIRE(kindsOf(breaches) == std::vector{Kind::OffsetUnaligned,
                                           Kind::OffsetUnaligned,
                                           Kind::OffsetOverflow});
  CHECK(breaches[0].binding == 0);
  CHECK(breaches[0].site == 1);
  CHECK(breaches[0].siteCount == 2);
  CHECK(breaches[0].after == 96);
  CHECK(breaches[1].binding == 1);
  CHECK(breaches[1].site == 1);
  CHECK(breaches[2].binding == 1);
  CHECK(breaches[2].site == 2);
  CHECK(breaches[2].after == 0x100000000);

  component.exports[0].limits = {0, 1, 64};
  CHECK(component.correlate().breaches.empty());
}

TEST_CASE("bindings of a dispatch are counted after fusing") {
  TestComponent component{{kernel(3)},
                          {site({use("ro", 0), use("ro", 1), use("ro", 0)})}};
  component.options.limits.maxBindings = 2;
  CHECK(component.correlate().breaches.empty());
  component.options.limits.maxBindings = 1;
  std::vector<LimitBreach> breaches = component.correlate().breaches;
  REQUIRE(kindsOf(breaches) == std::vector{Kind::Bindings});
  CHECK(breaches[0].before == 3);
  CHECK(breaches[0].after == 2);
}

TEST_CASE("push constants are counted in words as packing makes them") {
  TestComponent component{
      {kernel(2, 4)},
      {site({use("ro", 0, value(0)), use("ro", 0, bytes(0xFFFFFFFF))})}};
  component.sites[0].operands = {
      scalar(8), scalar(64), {OperandFacts::Kind::Complex, 32, {}}, {}};
  component.options.limits.maxPushConstantBytes = 1;
  auto numbers = [&] {
    std::vector<LimitBreach> breaches = component.correlate().breaches;
    REQUIRE(kindsOf(breaches) == std::vector{Kind::PushConstants});
    return std::pair(*breaches[0].before, breaches[0].after);
  };
  // Words: 1 + 2 + 2 + 2 for the scalars, 2 for the unknown offset, 1 for the
  // one that fits.
  CHECK(numbers() == std::pair<int64_t, int64_t>(28, 40));

  SECTION("an index fits only if it does at every site") {
    component.sites.push_back(component.sites[0]);
    component.sites[1].uses[1].offset = bytes(0x100000000);
    CHECK(numbers() == std::pair<int64_t, int64_t>(28, 44));
  }
  SECTION("an index of 32 bits is one word") {
    component.exports[0].limits.indexBits = 32;
    CHECK(numbers() == std::pair<int64_t, int64_t>(24, 32));
  }
  SECTION("CUDA counts a pointer for each binding") {
    component.options.limits.maxPushConstantBytes = 0;
    component.options.backends = {"cuda"};
    CHECK(component.correlate().breaches.empty());
    component.exports[0] = kernel(600, 4);
    component.sites[0].uses.assign(600, use("ro", 0, value(0)));
    CHECK(numbers() ==
          std::pair<int64_t, int64_t>(28 + 8 * 600, 28 + 8 * 600 + 8));
  }
}
