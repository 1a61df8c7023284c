//===- SourceNamesTest.cpp - SSA and block names travel with the IR ------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/SourceNames.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/MLIRContext.h"

#include "catch2/catch.hpp"

using namespace bindery;
using namespace mlir;

namespace {

struct Fixture {
  MLIRContext context{MLIRContext::Threading::DISABLED};

  Location at(unsigned line) {
    return FileLineColLoc::get(&context, "f", line, 1);
  }
  StringAttr name(const char *text) { return StringAttr::get(&context, text); }
};

std::string print(Location loc) {
  std::string text;
  llvm::raw_string_ostream os(text);
  loc.print(os);
  return text;
}

} // namespace

TEST_CASE("a carrier's text is read back", "[names]") {
  SourceName name{"arith.addi", "out", {{"x", 2}, {"rest", 1}}};
  CHECK(name.encode() == "arith.addi ^out %x:2 %rest");
  std::string text = name.encode();
  SourceName read = SourceName::decode(text);
  CHECK(read.opName == "arith.addi");
  CHECK(read.blockLabel == "out");
  REQUIRE(read.groups.size() == 2);
  CHECK(read.groups[0].name == "x");
  CHECK(read.groups[0].count == 2);
  CHECK(read.groups[1].name == "rest");
  SourceName argument{"", "", {{"0", 1}}};
  CHECK(argument.encode() == " %0");
  CHECK(SourceName::decode(" %0").opName.empty());
}

TEST_CASE("a carrier prints as the real location and comes off", "[names]") {
  Fixture f;
  Location named = withName(f.at(1), f.name("a.b %x"));
  CHECK(named != f.at(1));
  CHECK(print(named) == "loc(\"f\":1:1)");
  CHECK(withoutName(named) == f.at(1));
  CHECK(getCarriedName(named) == f.name("a.b %x"));
  CHECK(getCarriedName(f.at(1)) == StringAttr());
  CHECK(withName(f.at(1), nullptr) == f.at(1));
}

TEST_CASE("carriers come off at any depth", "[names]") {
  Fixture f;
  Location a = withName(f.at(1), f.name(" %a"));
  Location b = withName(f.at(2), f.name(" %b"));
  Location call = CallSiteLoc::get(a, b);
  CHECK(withoutName(call) == CallSiteLoc::get(f.at(1), f.at(2)));
  CHECK(getCarriedName(call) == f.name(" %a"));
  Location fused = FusedLoc::get(&f.context, {f.at(3), b});
  CHECK(withoutName(fused) == FusedLoc::get(&f.context, {f.at(3), f.at(2)}));
  CHECK(getCarriedName(fused) == f.name(" %b"));
}

TEST_CASE("fusing compares real locations", "[names]") {
  Fixture f;
  Location a = withName(f.at(1), f.name(" %a"));
  Location b = withName(f.at(1), f.name(" %b"));
  Location fused = fuseLocations({a, b});
  CHECK(withoutName(fused) == f.at(1));
  CHECK(getCarriedName(fused) == f.name(" %a"));
}
