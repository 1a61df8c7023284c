//===- DispatchGraphTest.cpp - Facts as they are read from IR -------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/DispatchGraph.h"
#include "dialects/Registry.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"

#include <catch2/catch.hpp>

using namespace bindery;

namespace {

/// A module parsed from text, and its graph.
struct Parsed {
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  DispatchGraph graph;

  explicit Parsed(llvm::StringRef text, FactOptions options = {}) {
    mlir::DialectRegistry registry;
    registerHomeDialects(registry);
    registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    context.allowUnregisteredDialects();
    module = mlir::parseSourceString<mlir::ModuleOp>(
        text, mlir::ParserConfig(&context), "in.mlir");
    REQUIRE(module);
    graph = buildDispatchGraph(*module, options);
  }
};

constexpr llvm::StringLiteral twoBindings = R"(
stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding, %x: i32, %b: !stream.binding) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %a[%c0] : !stream.binding -> memref<4xf32>
      %1 = stream.binding.subspan %a[%c0] : !stream.binding -> memref<4xi8>
      %2 = stream.binding.subspan %b[%c0] : !stream.binding -> memref<4xf32>
      "t.use"(%0, %1, %2) : (memref<4xf32>, memref<4xi8>, memref<4xf32>) -> ()
      return
    }
  }
}
)";

} // namespace

TEST_CASE("a site says resources, ranges, accesses and operands") {
  std::string text = twoBindings.str() + R"(
util.func public @main(%r: !stream.resource<transient>, %n: index, %x: i32) {
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %m = arith.addi %n, %c16 : index
  %k = arith.addi %c16, %m : index
  %t = stream.cmd.execute with(%r as %p: !stream.resource<transient>{%c64}, %r as %q: !stream.resource<transient>{%c64}) {
    stream.cmd.dispatch @ex::@e(%x : i32) {
      ro %p[%k for %n] : !stream.resource<transient>{%c64},
      rw %q[%c16 for %m] : !stream.resource<transient>{%c64}
    }
  } => !stream.timepoint
  util.return
}
)";
  Parsed parsed(text);
  REQUIRE(parsed.graph.sites.size() == 1);
  const SiteFacts &site = parsed.graph.sites[0];
  CHECK(site.function == "main");
  CHECK(site.insideExecute);
  CHECK(site.place == SourcePlace{"in.mlir", 22, 5});
  CHECK(site.entryPoints == std::vector<std::string>{"@ex::@e"});
  REQUIRE(site.uses.size() == 2);
  // Two captures of one resource are two resources; values are numbered in the
  // order of offset, length and size.
  CHECK(site.uses[0] == BindingUse{0, Amount{0, 32}, Amount{0, 0},
                                   Amount::constant(64), BindingAccess::Read});
  CHECK(site.uses[1] == BindingUse{1, Amount::constant(16), Amount{0, 16},
                                   Amount::constant(64),
                                   BindingAccess::ReadWrite});
  REQUIRE(site.operands.size() == 1);
  CHECK(site.operands[0] ==
        OperandFacts{OperandFacts::Kind::Scalar, 32, std::nullopt});
  CHECK(parsed.graph.siteHandles[0].execute);
}

TEST_CASE("an export says its bindings with their element types on demand") {
  Parsed parsed(twoBindings, {/*elementTypes=*/true, /*places=*/true});
  REQUIRE(parsed.graph.exports.size() == 1);
  const ExportFacts &facts = parsed.graph.exports[0];
  CHECK(facts.symbol == "@ex::@e");
  CHECK(facts.kernel == ExportFacts::Kernel::Present);
  CHECK(facts.place == SourcePlace{"in.mlir", 3, 3});
  CHECK(facts.functionPlace == SourcePlace{"in.mlir", 5, 5});
  CHECK(facts.scalarCount == 1);
  REQUIRE(facts.bindings.size() == 2);
  CHECK(facts.bindings[0].argument == 0);
  CHECK(facts.bindings[1].argument == 2);
  CHECK(facts.bindings[1].place == SourcePlace{"in.mlir", 5, 48});
  CHECK(facts.bindings[0].elementTypes ==
        std::vector<std::string>{"f32", "i8"});
  CHECK(facts.bindings[1].elementTypes == std::vector<std::string>{"f32"});
  CHECK_FALSE(facts.aliasMutable.has_value());
  CHECK(facts.limits == ResourceLimits{});
}

TEST_CASE("without places and element types facts are equal but for them") {
  Parsed parsed(twoBindings, {false, false});
  const ExportFacts &facts = parsed.graph.exports[0];
  CHECK_FALSE(facts.place.isKnown());
  CHECK_FALSE(facts.bindings[0].place.isKnown());
  CHECK(facts.bindings[0].elementTypes.empty());
}

TEST_CASE("one export and one site read as they do in the whole module") {
  std::string text = twoBindings.str() + R"(
util.func public @main(%r: !stream.resource<transient>, %n: index, %x: i32) {
  %t = stream.cmd.execute with(%r as %p: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @ex::@e(%x : i32) {
      ro %p[%n for %n] : !stream.resource<transient>{%n},
      ro %p[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
)";
  Parsed parsed(text);
  CHECK(readExport(parsed.graph.exportHandles[0].exportOp).first ==
        parsed.graph.exports[0]);
  CHECK(readSite(parsed.graph.siteHandles[0].dispatch).first ==
        parsed.graph.sites[0]);
}

TEST_CASE("other uses of a binding and of the kernel are found in order") {
  Parsed parsed(R"(
stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func private @h(!stream.binding, !stream.binding)
    func.func @e(%a: !stream.binding, %b: !stream.binding) {
      func.call @h(%a, %a) : (!stream.binding, !stream.binding) -> ()
      "t.use"(%a) : (!stream.binding) -> ()
      return
    }
    func.func private @k(%a: !stream.binding, %b: !stream.binding) {
      func.call @e(%a, %b) : (!stream.binding, !stream.binding) -> ()
      "t.use"() {names = [@e, @e::@x, @h]} : () -> ()
      return
    }
    module @inner {
      func.func private @e()
      func.func @l() {
        func.call @e() : () -> ()
        return
      }
    }
  }
}
)");
  const ExportFacts &facts = parsed.graph.exports[0];
  CHECK(facts.bindings[0].escapes ==
        std::vector<KernelUse>{{{"in.mlir", 7, 7}, "func.call"},
                               {{"in.mlir", 8, 7}, "t.use"}});
  CHECK(facts.bindings[1].escapes.empty());
  CHECK(facts.calls == std::vector<KernelUse>{{{"in.mlir", 12, 7}, "func.call"},
                                              {{"in.mlir", 13, 7}, "t.use"}});
  const ExportHandles &handles = parsed.graph.exportHandles[0];
  REQUIRE(handles.escapes[0].size() == 2);
  CHECK(handles.escapes[0][1]->getName().getStringRef() == "t.use");
  CHECK(handles.calls.size() == 2);
}

TEST_CASE("a kernel is extern, missing or declared") {
  Parsed parsed(R"(
stream.executable private @ex {
  stream.executable.export public @e
}
stream.executable private @ey {
  stream.executable.export public @missing
  stream.executable.export private @declared as("alias")
  builtin.module {
    func.func private @declared(!stream.binding)
  }
}
)");
  REQUIRE(parsed.graph.exports.size() == 3);
  CHECK(parsed.graph.exports[0].kernel == ExportFacts::Kernel::Extern);
  CHECK(parsed.graph.exports[1].kernel == ExportFacts::Kernel::Missing);
  CHECK(parsed.graph.exports[2].kernel == ExportFacts::Kernel::Declared);
}

TEST_CASE("the nearest resource config decides alone") {
  Parsed parsed(R"(
module attributes {stream.resources = #stream.resource_config<{max_buffer_range = 8, alias_mutable_bindings = true}>} {
  stream.executable private @ex attributes {stream.resources = #stream.resource_config<{min_buffer_offset_alignment = 16}>} {
    stream.executable.export public @e
    stream.executable.export public @f attributes {stream.resources = #stream.resource_config<{index_bits = 64, alias_mutable_bindings = true}>}
  }
  stream.executable private @ey {
    stream.executable.export public @e
  }
}
)");
  REQUIRE(parsed.graph.exports.size() == 3);
  CHECK(parsed.graph.exports[0].aliasMutable == false);
  CHECK(parsed.graph.exports[0].limits == ResourceLimits{0, 16, 32});
  CHECK(parsed.graph.exports[1].aliasMutable == true);
  CHECK(parsed.graph.exports[1].limits == ResourceLimits{0, 0, 64});
  CHECK(parsed.graph.exports[2].aliasMutable == true);
  CHECK(parsed.graph.exports[2].limits == ResourceLimits{8, 0, 32});
}
