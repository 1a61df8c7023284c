//===- ParsePrintFuzzer.cpp - Reads and prints any text -------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// No text makes a home dialect's parser, verifier or printer crash; and what
/// prints with the names of the source reads back as the same IR.
///
//===----------------------------------------------------------------------===//

#include "dialects/Registry.h"
#include "support/NamedPrinter.h"
#include "support/SourceNames.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/ToolUtilities.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/SourceMgr.h"

using namespace bindery;
using namespace mlir;

namespace {

/// MLIR's parser recurses, and ends the process where a text nests too deeply;
/// that is not what is looked for here.
bool nestsDeeply(llvm::StringRef text) {
  return text.count('(') + text.count('{') + text.count('[') + text.count('<') >
         2000;
}

std::unique_ptr<MLIRContext> makeContext() {
  DialectRegistry registry;
  registerHomeDialects(registry);
  registry.insert<func::FuncDialect, cf::ControlFlowDialect>();
  auto context =
      std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  context->loadAllAvailableDialects();
  context->allowUnregisteredDialects();
  return context;
}

std::unique_ptr<MLIRContext> &getContextOwner() {
  static std::unique_ptr<MLIRContext> context = makeContext();
  return context;
}

MLIRContext &getContext() { return *getContextOwner(); }

/// Types and attributes stay in a context for ever: it is replaced from time to
/// time. Only between inputs, when nothing holds a part of it.
void renewContext() {
  static unsigned inputs = 0;
  if (++inputs % 500 == 0)
    getContextOwner() = makeContext();
}

/// The module that `text` holds or is the body of, with `state` if that is not
/// null; or null.
OwningOpRef<ModuleOp> read(llvm::SourceMgr &sources, llvm::StringRef text,
                           AsmParserState *state) {
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, "input"), llvm::SMLoc());
  ParserConfig config(&getContext());
  Block block;
  if (failed(parseAsmSourceFile(sources, &block, config, state)))
    return nullptr;
  return detail::constructContainerOpForParserIfNecessary<ModuleOp>(
      &block, &getContext(), UnknownLoc::get(&getContext()));
}

std::string printPlainly(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os);
  return text;
}

[[noreturn]] void fail(const char *what, llvm::StringRef text) {
  llvm::errs() << text << "\n";
  llvm::report_fatal_error(what);
}

void check(llvm::StringRef text) {
  ScopedDiagnosticHandler quiet(&getContext(),
                                [](Diagnostic &) { return success(); });
  llvm::SourceMgr sources;
  AsmParserState state;
  OwningOpRef<ModuleOp> module = read(sources, text, &state);
  if (!module)
    return;
  attachSourceNames(&getContext(), state);
  SourceNames names = SourceNames::strip(*module);
  std::string plain = printPlainly(*module);
  NamedPrinter printer(&getContext());
  std::string named = printer.print(*module, names);
  if (!printer.isNamed())
    return;

  std::string problems;
  ScopedDiagnosticHandler keep(&getContext(), [&](Diagnostic &diag) {
    llvm::raw_string_ostream(problems)
        << diag.getLocation() << ": " << diag << "\n";
    return success();
  });
  llvm::SourceMgr namedSources;
  OwningOpRef<ModuleOp> again = read(namedSources, named, nullptr);
  if (!again)
    fail("what prints with names cannot be read", named + problems);
  std::string againPlain = printPlainly(*again);
  if (againPlain != plain)
    fail("what prints with names reads as other IR", plain + againPlain);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  if (nestsDeeply(text))
    return 0;
  renewContext();
  // As the tests' files do, an input may hold several modules.
  llvm::SmallVector<llvm::StringRef> chunks;
  text.split(chunks, kDefaultSplitMarker);
  for (llvm::StringRef chunk : chunks)
    check(chunk);
  return 0;
}
