//===- BindingFusionTest.cpp - Pieces of the fusing pass ------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the pass does to a whole module is tested in
// tests/lit/transforms/fuse-dispatch-bindings.
//
//===----------------------------------------------------------------------===//

#include "transforms/BindingFusion.h"

#include "analysis/DispatchGraph.h"
#include "dialects/Registry.h"
#include "transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include <catch2/catch.hpp>

using namespace bindery;

namespace {

struct Parsed {
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;

  explicit Parsed(llvm::StringRef text) {
    mlir::DialectRegistry registry;
    registerHomeDialects(registry);
    registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    module = mlir::parseSourceString<mlir::ModuleOp>(
        text, mlir::ParserConfig(&context), "in.mlir");
    REQUIRE(module);
  }

  std::string print() {
    std::string text;
    llvm::raw_string_ostream os(text);
    module->print(os, mlir::OpPrintingFlags().enableDebugInfo());
    return text;
  }
};

constexpr llvm::StringLiteral source = R"(
stream.executable private @ex {
  stream.executable.export public @e
  stream.executable.export public @f
  builtin.module {
    func.func @e(%a: !stream.binding, %x: i32, %b: !stream.binding) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %b[%c0] : !stream.binding -> memref<4xf32>
      return
    }
    func.func @f(%a: !stream.binding) {
      return
    }
  }
}
util.func public @one(%r: !stream.resource<transient>, %n: index, %x: i32) {
  %c16 = arith.constant 16 : index
  %c24 = arith.constant 24 : index
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @ex::@f {
      ro %c[%c16 for %n] : !stream.resource<transient>{%n}
    }
    stream.cmd.dispatch @ex::@e(%x : i32) {
      ro %c[%c16 for %n] : !stream.resource<transient>{%n},
      ro %c[%c24 for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
util.func public @two(%r: !stream.resource<transient>, %n: index, %x: i32) {
  %c32 = arith.constant 32 : index
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @ex::@e(%x : i32) {
      ro %c[%c32 for %n] : !stream.resource<transient>{%n},
      wo %c[%c32 for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
)";

/// The plan of each component.
std::vector<FusionPlan> planAll(const DispatchGraph &graph, bool aliasMutable) {
  CorrelationOptions options;
  options.aliasMutable = aliasMutable;
  std::vector<FusionPlan> plans;
  for (const Component &component : graph.linkage.components) {
    ComponentFacts facts = graph.select(component);
    plans.push_back(planFusion(facts, correlate(facts, options)));
  }
  return plans;
}

} // namespace

TEST_CASE("a plan says members, accesses and what divides the offsets") {
  Parsed parsed(source);
  DispatchGraph graph = buildDispatchGraph(*parsed.module);
  std::vector<FusionPlan> apart = planAll(graph, false);
  REQUIRE(apart.size() == 2);
  CHECK(apart[0] == FusionPlan{{{{0}, BindingAccess::Read, 16},
                                {{1}, BindingAccess::ReadWrite, 8}}});
  CHECK(apart[1] == FusionPlan{{{{0}, BindingAccess::Read, 16}}});
  std::vector<FusionPlan> fused = planAll(graph, true);
  CHECK(fused[0] == FusionPlan{{{{0, 1}, BindingAccess::ReadWrite, 8}}});
  CHECK(fused[1] == apart[1]);
}

TEST_CASE("an offset that is not known divides nothing, zero everything") {
  Parsed parsed(R"(
stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding, %b: !stream.binding) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %s: !stream.resource<transient>, %n: index) {
  %c0 = arith.constant 0 : index
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}, %s as %d: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @ex::@e {
      ro %c[%c0 for %n] : !stream.resource<transient>{%n},
      ro %d[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
)");
  DispatchGraph graph = buildDispatchGraph(*parsed.module);
  std::vector<FusionPlan> plans = planAll(graph, false);
  REQUIRE(plans.size() == 1);
  CHECK(plans[0] == FusionPlan{{{{0}, BindingAccess::Read, 0},
                                {{1}, BindingAccess::Read, 1}}});
}

TEST_CASE("kernels and host functions rewritten one by one are the pass") {
  Parsed whole(source);
  mlir::PassManager manager(&whole.context);
  manager.addPass(createFuseDispatchBindings());
  REQUIRE(mlir::succeeded(manager.run(*whole.module)));

  // The other way round than the pass: host functions from the last to the
  // first, then the kernels.
  Parsed pieces(source);
  DispatchGraph graph = buildDispatchGraph(*pieces.module);
  std::vector<FusionPlan> plans = planAll(graph, false);
  for (llvm::StringRef function : {"two", "one"}) {
    SiteRewriter rewriter;
    for (auto [index, component] : llvm::enumerate(graph.linkage.components))
      for (unsigned site : component.sites)
        if (graph.sites[site].function == function)
          rewriter.rewrite(graph.siteHandles[site].dispatch, plans[index]);
  }
  for (unsigned index : {1u, 0u})
    rewriteKernel(graph.exportHandles[index].kernel, plans[index]);
  REQUIRE(mlir::succeeded(mlir::verify(*pieces.module)));
  CHECK(pieces.print() == whole.print());
}
