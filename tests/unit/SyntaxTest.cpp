//===- SyntaxTest.cpp - Sizes of shaped types in syntax helpers -----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/Syntax.h"
#include "dialects/Registry.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"

#include <catch2/catch.hpp>

using namespace mlir;

TEST_CASE("dynamic dims are counted by type", "[syntax]") {
  DialectRegistry registry;
  bindery::registerHomeDialects(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  auto count = [&](StringRef text) {
    return bindery::getNumDynamicDims(parseType(text, &context));
  };
  CHECK(count("tensor<4x?x?xf32>") == 2);
  CHECK(count("tensor<4xf32>") == 0);
  CHECK(count("tensor<*xf32>") == 0);
  CHECK(count("index") == 0);
  // A buffer carries its size in bytes as its one dimension.
  CHECK(count("!util.buffer") == 1);
}
