//===- FileReader.cpp - Reads the file to explain ------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FileReader.h"

#include "dialects/Registry.h"
#include "document/ItemSplitter.h"
#include "features/ModuleReport.h"
#include "workbench/ParsedItem.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/thread.h"

using namespace bindery;
using namespace bindery::explain;
using llvm::StringRef;

namespace {

/// Parses the sections of one text and reports on them.
class TextReader {
public:
  TextReader(std::string text, const Options &options, FileFacts &facts)
      : text(std::move(text)), lines(this->text), options(options),
        facts(facts) {
    mlir::DialectRegistry registry;
    mlir::registerAllDialects(registry);
    mlir::registerAllExtensions(registry);
    registerHomeDialects(registry);
    context.appendDialectRegistry(registry);
    // Ops of kernels do not matter here.
    context.allowUnregisteredDialects();
    context.printOpOnDiagnostic(false);
  }

  /// Whether every section could be read; all are tried.
  bool run() {
    bool all = true;
    for (const document::Section &section : document::splitItems(text))
      all &= runSection(section);
    return all;
  }

private:
  bool runSection(const document::Section &section) {
    if (!checkDepth(section))
      return false;
    // Empty lines in place of the sections before keep the numbers of lines.
    std::string_view before =
        std::string_view(text).substr(0, section.span.begin);
    size_t padding = std::count(before.begin(), before.end(), '\n');
    std::string buffer(padding, '\n');
    buffer += section.span.in(text);
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(buffer, facts.name), {});
    mlir::SourceMgrDiagnosticHandler handler(sources, &context, llvm::errs());

    mlir::AsmParserState state;
    mlir::OwningOpRef<mlir::ModuleOp> wrapper =
        mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
    if (failed(mlir::parseAsmSourceFile(sources, wrapper->getBody(), &context,
                                        &state)))
      return false;
    const char *start = sources.getMemoryBuffer(1)->getBufferStart() + padding;
    auto toPosition = [&](llvm::SMLoc loc) {
      return lines.getPosition(section.span.begin + (loc.getPointer() - start),
                               document::Encoding::Utf16);
    };
    features::SourceReader reader(state, [&](llvm::SMRange range) {
      return document::Range{toPosition(range.Start), toPosition(range.End)};
    });
    report(features::ModuleReporter(findModule(*wrapper), reader));
    return true;
  }

  /// The module that the section writes, or the one around its ops.
  static mlir::ModuleOp findModule(mlir::ModuleOp wrapper) {
    mlir::Block *body = wrapper.getBody();
    if (body->empty() || &body->front() != &body->back())
      return wrapper;
    auto module = llvm::dyn_cast<mlir::ModuleOp>(body->front());
    return module ? module : wrapper;
  }

  void report(const features::ModuleReporter &reporter) {
    llvm::append_range(facts.asIs, reporter.report(options.asIs));
    if (!options.whatIf.empty())
      llvm::append_range(facts.changed, reporter.report(options.changed));
    llvm::append_range(facts.notes, reporter.getNotes());
  }

  /// The parser recurses: what nests too deep would end the program.
  bool checkDepth(const document::Section &section) {
    unsigned depth = 0;
    for (const document::Item &item : section.items)
      depth = std::max(
          {depth, item.depth, document::getAngleDepth(item.span.in(text))});
    if (depth <= workbench::maxNesting)
      return true;
    reportError(llvm::Twine(facts.name) + ": brackets nested deeper than " +
                llvm::Twine(workbench::maxNesting) + " levels are not read");
    return false;
  }

  std::string text;
  document::LineIndex lines;
  const Options &options;
  FileFacts &facts;
  mlir::MLIRContext context;
};

} // namespace

std::optional<FileFacts> bindery::explain::readFile(const Options &options) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(options.file);
  if (std::error_code error = buffer.getError()) {
    reportError(llvm::Twine(options.file) + ": " + error.message());
    return std::nullopt;
  }
  FileFacts facts;
  facts.name = options.file == "-" ? "<stdin>" : options.file;
  std::string text = (*buffer)->getBuffer().str();
  // A byte order mark is no token; blanks keep the columns.
  if (StringRef(text).starts_with("\xef\xbb\xbf"))
    text.replace(0, 3, 3, ' ');
  bool parsed = false;
  llvm::thread thread(std::optional<unsigned>(workbench::parserStackSize), [&] {
    parsed = TextReader(std::move(text), options, facts).run();
  });
  thread.join();
  if (!parsed)
    return std::nullopt;
  return facts;
}
