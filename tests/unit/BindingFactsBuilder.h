//===- BindingFactsBuilder.h - Short forms of facts for tests ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Facts about exports and sites as a test writes them.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TESTS_UNIT_BINDINGFACTSBUILDER_H
#define BINDERY_TESTS_UNIT_BINDINGFACTSBUILDER_H

#include "analysis/BindingCorrelation.h"

namespace bindery::testing {

/// A constant number of bytes.
inline Amount bytes(int64_t value) { return Amount::constant(value); }

/// `%<number> + plus`.
inline Amount value(unsigned number, int64_t plus = 0) {
  return {number, plus};
}

/// `<access> %<resource>[offset for length] {size}`; the whole of 64 bytes
/// unless it says otherwise.
inline BindingUse use(const char *access, unsigned resource,
                      Amount offset = bytes(0), Amount length = bytes(64),
                      Amount size = bytes(64)) {
  BindingAccess kind = BindingAccess::None;
  for (BindingAccess candidate :
       {BindingAccess::Read, BindingAccess::Write, BindingAccess::ReadWrite})
    if (accessKeyword(candidate) == access)
      kind = candidate;
  return {resource, offset, length, size, kind};
}

/// A site of `symbols` inside an execute.
inline SiteFacts site(std::vector<BindingUse> uses,
                      std::vector<std::string> symbols = {"@ex::@e"}) {
  static unsigned line = 100;
  SiteFacts facts;
  facts.function = "main";
  facts.place = {"in.mlir", line++, 5};
  facts.entryPoints = std::move(symbols);
  facts.uses = std::move(uses);
  return facts;
}

/// An export `@ex::@<name>` of a kernel with so many bindings and other
/// arguments.
inline ExportFacts kernel(unsigned bindings, unsigned scalars = 0,
                          std::string name = "e", std::string function = "") {
  ExportFacts facts;
  facts.executable = "ex";
  facts.name = name;
  facts.symbol = "@ex::@" + name;
  facts.function = function.empty() ? name : function;
  facts.place = {"in.mlir", 2, 3};
  facts.functionPlace = {"in.mlir", 4, 5};
  facts.scalarCount = scalars;
  for (unsigned i = 0; i < bindings; ++i)
    facts.bindings.push_back({i, {"in.mlir", 4, 10 + i}, {}, {}});
  return facts;
}

/// Owns the facts of one component and correlates them.
struct TestComponent {
  std::vector<ExportFacts> exports;
  std::vector<SiteFacts> sites;
  CorrelationOptions options = {};

  ComponentFacts facts() const {
    ComponentFacts result;
    for (const ExportFacts &facts : exports)
      result.exports.push_back(&facts);
    for (const SiteFacts &facts : sites)
      result.sites.push_back(&facts);
    return result;
  }
  Correlation correlate() const { return bindery::correlate(facts(), options); }
};

} // namespace bindery::testing

#endif // BINDERY_TESTS_UNIT_BINDINGFACTSBUILDER_H
