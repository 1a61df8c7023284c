//===- DocumentModelTest.cpp - A document as living modules --------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "workbench/DocumentModel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "catch2/catch.hpp"

using namespace bindery;
using namespace bindery::workbench;

namespace {

struct Fixture {
  mlir::DialectRegistry registry = [] {
    mlir::DialectRegistry registry;
    registry.insert<mlir::func::FuncDialect, mlir::arith::ArithDialect>();
    return registry;
  }();
  DocumentModel model{registry};
  std::string text;

  void update(std::string content) {
    text = std::move(content);
    model.update(text);
  }

  /// The module of the first section, printed.
  std::string print() {
    std::string result;
    llvm::raw_string_ostream os(result);
    model.getSections()[0]->module->print(os);
    return result;
  }

  /// Each message as its code, the text it underlines, and what it says.
  std::vector<std::string> getMessages() {
    std::vector<std::string> result;
    for (const Message &message : model.getMessages()) {
      std::optional<document::Span> span = model.toDocument(message.place);
      REQUIRE(span);
      result.push_back(message.code + " " + std::string(span->in(text)) + ": " +
                       message.text);
    }
    return result;
  }
};

using Strings = std::vector<std::string>;

} // namespace

TEST_CASE("items become one module", "[model]") {
  Fixture f;
  f.update("!t = i32\n"
           "module @m attributes {a.b = 1 : i32} {\n"
           "  func.func private @x(!t)\n"
           "  func.func @y(%a: !t) {\n"
           "    call @x(%a) : (!t) -> ()\n    return\n  }\n"
           "}\n");
  CHECK(f.getMessages() == Strings{});
  CHECK(f.print() == "module @m attributes {a.b = 1 : i32} {\n"
                     "  func.func private @x(i32)\n"
                     "  func.func @y(%arg0: i32) {\n"
                     "    call @x(%arg0) : (i32) -> ()\n    return\n  }\n"
                     "}\n");
}

TEST_CASE("an edit parses the item that it touches", "[model]") {
  Fixture f;
  std::string head = "func.func @a() {\n  return\n}\n";
  f.update(head + "func.func @b() {\n  return\n}\n");
  CHECK(f.model.getNumParsed() == 2);
  f.update("// A line above.\n" + head + "func.func @c() {\n  return\n}\n");
  CHECK(f.model.getNumParsed() == 3);
  CHECK(f.print() == "module {\n  func.func @a() {\n    return\n  }\n"
                     "  func.func @c() {\n    return\n  }\n}\n");
  // Items swap places: nothing is parsed.
  f.update("func.func @c() {\n  return\n}\n" + head);
  CHECK(f.model.getNumParsed() == 3);
  CHECK(f.print() == "module {\n  func.func @c() {\n    return\n  }\n"
                     "  func.func @a() {\n    return\n  }\n}\n");
}

TEST_CASE("an alias that changes parses its users anew", "[model]") {
  Fixture f;
  f.update("!t = i32\n!u = i64\nfunc.func private @a(!t)\n"
           "func.func private @b(!u)\n");
  CHECK(f.model.getNumParsed() == 4);
  f.update("!t = i16\n!u = i64\nfunc.func private @a(!t)\n"
           "func.func private @b(!u)\n");
  CHECK(f.model.getNumParsed() == 6);
  CHECK(f.print() == "module {\n  func.func private @a(i16)\n"
                     "  func.func private @b(i64)\n}\n");
}

TEST_CASE("every item reports its own errors", "[model]") {
  Fixture f;
  f.update("func.func @a() {\n  func.return %x : i32\n}\n"
           "func.func @b() -> i32 {\n  return\n}\n"
           "func.func @c() {\n  call @none() : () -> ()\n  return\n}\n"
           "func.func @c() {\n  return\n}\n");
  CHECK(f.getMessages() ==
        Strings{"parse %x: use of undeclared SSA value name",
                "verify return: 'func.return' op has 0 operands, but enclosing "
                "function (@b) returns 1",
                "verify call: 'func.call' op 'none' does not reference a valid "
                "function",
                "verify func.func: redefinition of symbol named 'c'"});
  CHECK_FALSE(f.model.getSections()[0]->isParsed());
}

TEST_CASE("several verifier errors of one item are found", "[model]") {
  Fixture f;
  f.update("func.func @a(%x: i32) -> i32 {\n"
           "  \"arith.addi\"(%x) : (i32) -> i32\n"
           "  \"arith.subi\"(%x) : (i32) -> i32\n"
           "  return %x : i32\n}\n");
  CHECK(f.getMessages() ==
        Strings{"verify \": 'arith.addi' op expected 2 operands, but found 1",
                "verify \": 'arith.subi' op expected 2 operands, but found 1"});
}

TEST_CASE("a message moves with its item", "[model]") {
  Fixture f;
  std::string bad = "func.func @a() {\n  return %x : i32\n}\n";
  f.update(bad);
  f.update("#loc = loc(\"here\")\n\n" + bad);
  CHECK(f.getMessages() == Strings{"parse %x: use of undeclared SSA value "
                                   "name"});
}

TEST_CASE("sections have symbols of their own", "[model]") {
  Fixture f;
  f.update("func.func private @a()\n// -----\nfunc.func private @a()\n");
  CHECK(f.getMessages() == Strings{});
  CHECK(f.model.getSections().size() == 2);
}

TEST_CASE("an alias defined twice is an error", "[model]") {
  Fixture f;
  f.update("!t = i32\n!t = i64\nfunc.func private @a(!t)\n");
  CHECK(f.getMessages() == Strings{"parse !t: redefinition of alias '!t'"});
}

TEST_CASE("places are found in the document and back", "[model]") {
  Fixture f;
  f.update("module {\n  func.func @a() {\n    return\n  }\n}\n");
  size_t at = f.text.find("return");
  const PlacedItem *item = f.model.findItem(at);
  REQUIRE(item);
  CHECK(item->item->getText() == "func.func @a() {\n    return\n  }");
  CHECK(item->toDocument(*item->fromDocument(at)) == at);
  mlir::Operation *op = &*(*f.model.getSections()[0]
                                ->module->getOps<mlir::func::FuncOp>()
                                .begin())
                              .front()
                              .begin();
  CHECK(f.model.toDocument(op->getLoc()) == document::Span{at, at + 6});
  const PlacedItem *wrapper = f.model.findItem(2);
  REQUIRE(wrapper);
  CHECK(wrapper->item->getText() == "module {}");
  CHECK(f.model.findItem(f.text.rfind('}')) == wrapper);
  CHECK(wrapper->toDocument(*wrapper->fromDocument(f.text.rfind('}'))) ==
        f.text.rfind('}'));
}

TEST_CASE("nesting that would overflow the parser is a message", "[model]") {
  Fixture f;
  std::string deep(100000, '[');
  f.update("func.func private @a() attributes {a.b = " + deep + "}\n");
  CHECK(f.getMessages() == Strings{"parse func.func: brackets nested deeper "
                                   "than 2000 levels are not read"});
  std::string angles;
  for (int i = 0; i < 50000; ++i)
    angles += "tuple<";
  f.update("func.func private @a(" + angles + ")\n");
  CHECK(f.getMessages() == Strings{"parse func.func: brackets nested deeper "
                                   "than 2000 levels are not read"});
}
