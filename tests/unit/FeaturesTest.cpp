//===- FeaturesTest.cpp - Names, hovers, outlines and completions --------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "features/Completion.h"
#include "features/Hover.h"
#include "features/Symbols.h"

#include "dialects/Registry.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "catch2/catch.hpp"

using namespace bindery;
using namespace bindery::features;

namespace {

/// A document whose text marks places with `^` characters in comments' stead:
/// `¦` is taken out of the text, and its offset is a place.
struct Fixture {
  mlir::DialectRegistry registry = [] {
    mlir::DialectRegistry registry;
    registry.insert<mlir::func::FuncDialect, mlir::arith::ArithDialect,
                    mlir::cf::ControlFlowDialect>();
    registerHomeDialects(registry);
    return registry;
  }();
  workbench::DocumentModel model{registry};
  std::string text;
  std::vector<size_t> places;

  explicit Fixture(std::string marked) {
    static const std::string mark = "¦";
    for (size_t at; (at = marked.find(mark)) != std::string::npos;) {
      places.push_back(at);
      marked.erase(at, mark.size());
    }
    text = std::move(marked);
    model.update(text);
  }

  /// Line and column, from one, and the text of each span.
  std::vector<std::string> describe(const std::vector<Span> &spans) {
    document::LineIndex lines(text);
    std::vector<std::string> result;
    for (Span span : spans) {
      auto [line, column] =
          lines.getPosition(span.begin, document::Encoding::Utf8);
      result.push_back(std::to_string(line + 1) + ":" +
                       std::to_string(column + 1) + " " +
                       std::string(span.in(text)));
    }
    return result;
  }

  std::vector<std::string> getDefinitions(size_t place) {
    return describe(findDefinitions(model, findEntity(model, places[place])));
  }
  std::vector<std::string> getReferences(size_t place) {
    return describe(
        findReferences(model, findEntity(model, places[place]), true));
  }
  std::string getHover(size_t place) {
    std::optional<Hover> hover = features::getHover(model, places[place]);
    return hover ? hover->markdown : "-";
  }
  std::vector<std::string> getLabels(size_t place) {
    std::vector<std::string> result;
    for (const CompletionItem &item :
         getCompletions(model, places[place]).items)
      result.push_back(item.label);
    return result;
  }
};

using Strings = std::vector<std::string>;

} // namespace

TEST_CASE("a value leads to its definition and uses", "[features]") {
  Fixture f("func.func @f(%a: i32) -> i32 {\n"
            "  %¦0 = arith.addi %¦a, %a : i32\n"
            "  return %0¦ : i32\n"
            "}\n");
  CHECK(f.getDefinitions(1) == Strings{"1:14 %a"});
  CHECK(f.getDefinitions(2) == Strings{"2:3 %0"});
  CHECK(f.getReferences(0) == Strings{"2:3 %0", "3:10 %0"});
  CHECK(f.getReferences(1) == Strings{"1:14 %a", "2:19 %a", "2:23 %a"});
  CHECK(f.getHover(1) == "```mlir\n%a : i32\n```\n\n"
                         "argument 0 of `func.func`, 2 uses\n");
  CHECK(f.getHover(0) == "```mlir\n%0 : i32\n```\n\n"
                         "result of `arith.addi`, 1 use\n");
}

TEST_CASE("a block leads to its label and branches", "[features]") {
  Fixture f("func.func @f() {\n  cf.br ^b¦b\n^bb:\n  return\n}\n");
  CHECK(f.getDefinitions(0) == Strings{"3:1 ^bb"});
  CHECK(f.getReferences(0) == Strings{"2:9 ^bb", "3:1 ^bb"});
  CHECK(f.getHover(0) == "```mlir\n^bb\n```\n\n1 predecessor, 1 operation\n");
}

TEST_CASE("a symbol leads across items, also where one has an error",
          "[features]") {
  Fixture f("func.func private @g¦()\n"
            "func.func @f() {\n  call @¦g() : () -> ()\n  return\n}\n"
            "func.func @broken( {\n"
            "func.func @h() {\n  call @g() : () -> ()\n  return\n}\n");
  CHECK(f.getDefinitions(1) == Strings{"1:19 @g"});
  CHECK(f.getReferences(0) == Strings{"1:19 @g", "3:8 @g", "8:8 @g"});
  CHECK(f.getHover(1) == "```mlir\nfunc.func private @g()\n```\n\n"
                         "`func.func`, 2 references\n");
}

TEST_CASE("an export leads from dispatch to kernel", "[features]") {
  Fixture f(R"(stream.executable private @ex {
  stream.executable.export public @e¦
  builtin.module {
    func.func @e(%a: !stream.binding) {
      return
    }
  }
}
func.func @f(%r: !stream.resource<external>, %n: index) {
  %c0 = arith.constant 0 : index
  %t = stream.cmd.execute with(%r as %c: !stream.resource<external>{%n}) {
    stream.cmd.dispatch @ex¦::@e¦ {
      ro %c[%c0 for %n] : !stream.resource<external>{%n}
    }
  } => !stream.timepoint
  return
}
)");
  CHECK(f.getDefinitions(2) == Strings{"2:35 @e"});
  CHECK(f.getDefinitions(0) == Strings{"4:15 @e"});
  CHECK(f.getDefinitions(1) == Strings{"1:27 @ex"});
  CHECK(f.getReferences(0) == Strings{"2:35 @e", "12:30 @e"});
}

TEST_CASE("an alias leads to its definition", "[features]") {
  Fixture f("!ty¦ = tensor<4xf32>\n"
            "func.func private @f(!¦ty) -> !ty\n");
  CHECK(f.getDefinitions(1) == Strings{"1:1 !ty"});
  CHECK(f.getReferences(0) == Strings{"1:1 !ty", "2:22 !ty", "2:30 !ty"});
  CHECK(f.getHover(1) == "```mlir\n!ty = tensor<4xf32>\n```\n");
}

TEST_CASE("an operation's hover is its generic form", "[features]") {
  Fixture f("func.func @f(%a: i32) {\n  %0 = arith.add¦i %a, %a : i32\n"
            "  return\n}\n");
  CHECK(f.getHover(0) == "`arith.addi`\n\n```mlir\n"
                         "%0 = \"arith.addi\"(%arg0, %arg0) <{overflowFlags = "
                         "#arith.overflow<none>}> : (i32, i32) -> i32\n```\n");
}

TEST_CASE("the outline nests symbols", "[features]") {
  Fixture f("module @m {\n  module @inner {\n    func.func private @f()\n"
            "  }\n  func.func private @g()\n}\n");
  std::vector<OutlineSymbol> outline = getOutline(f.model);
  REQUIRE(outline.size() == 2);
  CHECK(outline[0].name == "@inner");
  CHECK(outline[0].kind == OutlineSymbol::Kind::Module);
  REQUIRE(outline[0].children.size() == 1);
  CHECK(outline[0].children[0].name == "@f");
  CHECK(outline[0].children[0].detail == "func.func");
  CHECK(outline[0].children[0].kind == OutlineSymbol::Kind::Function);
  CHECK(outline[0].children[0].nameSpan.in(f.text) == "@f");
  CHECK(outline[1].name == "@g");
}

TEST_CASE("each section of a file is a node of the outline", "[features]") {
  Fixture f("func.func private @f()\n// -----\nfunc.func private @g()\n");
  std::vector<OutlineSymbol> outline = getOutline(f.model);
  REQUIRE(outline.size() == 2);
  CHECK(outline[1].name == "section 2");
  REQUIRE(outline[1].children.size() == 1);
  CHECK(outline[1].children[0].name == "@g");
}

TEST_CASE("values in scope complete behind a percent", "[features]") {
  Fixture f("func.func @f(%abc: i32) {\n  %x = arith.constant 1 : i32\n"
            "  %0 = arith.addi %¦\n}\n");
  CompletionList list = getCompletions(f.model, f.places[0]);
  REQUIRE(list.items.size() == 2);
  Strings labels = f.getLabels(0);
  std::sort(labels.begin(), labels.end());
  CHECK(labels == Strings{"%abc", "%x"});
  Strings details;
  for (const CompletionItem &item : list.items)
    details.push_back(item.label + " " + item.detail);
  std::sort(details.begin(), details.end());
  CHECK(details == Strings{"%abc arg #0: i32", "%x arith.constant: i32"});
  CHECK(list.span.in(f.text) == "%");
}

TEST_CASE("operations of a dialect complete behind a dot", "[features]") {
  Fixture f("func.func @f() {\n  cf.¦\n}\n");
  Strings labels = f.getLabels(0);
  std::sort(labels.begin(), labels.end());
  CHECK(labels == Strings{"assert", "br", "cond_br", "switch"});
}

TEST_CASE("symbols complete behind an at sign, nested ones behind colons",
          "[features]") {
  Fixture f("module @ex {\n  func.func private @e()\n}\n"
            "func.func private @g()\n"
            "func.func @f() {\n  call @¦ex::@¦g() : () -> ()\n  return\n}\n");
  CHECK(f.getLabels(0) == Strings{"@ex", "@g"});
  CHECK(f.getLabels(1) == Strings{"@e"});
}
