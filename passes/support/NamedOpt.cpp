//===- NamedOpt.cpp - mlir-opt that keeps names --------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/NamedOpt.h"

#include "support/NamedPrinter.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Debug/CLOptionsSetup.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "mlir/Support/ToolUtilities.h"

#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace bindery;
using namespace mlir;

/// Reads the last file of `sources`, as the parser does, and gives what it
/// defines its names.
static OwningOpRef<Operation *> readWithNames(llvm::SourceMgr &sources,
                                              const ParserConfig &config,
                                              bool explicitModule) {
  MLIRContext *context = config.getContext();
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getNumBuffers());
  Block block;
  AsmParserState state;
  // Bytecode has no names.
  bool isText = !isBytecode(*buffer);
  if (isText ? failed(parseAsmSourceFile(sources, &block, config, &state))
             : failed(parseSourceFile(sources, &block, config)))
    return nullptr;
  attachSourceNames(context, state);
  Location start = FileLineColLoc::get(context, buffer->getBufferIdentifier(),
                                       /*line=*/0, /*column=*/0);
  if (!explicitModule) {
    OwningOpRef<ModuleOp> module =
        detail::constructContainerOpForParserIfNecessary<ModuleOp>(
            &block, context, start);
    return module ? OwningOpRef<Operation *>(module.release()) : nullptr;
  }
  return detail::constructContainerOpForParserIfNecessary<Operation *>(
      &block, context, start);
}

/// Prints `op` with the names that its locations carry.
static LogicalResult write(Operation *op, llvm::raw_ostream &os,
                           const MlirOptMainConfig &config,
                           FallbackAsmResourceMap &resources) {
  SourceNames names = SourceNames::strip(op);
  if (config.shouldEmitBytecode()) {
    BytecodeWriterConfig writer(resources);
    if (std::optional<int64_t> version = config.bytecodeVersionToEmit())
      writer.setDesiredBytecodeVersion(*version);
    if (config.shouldElideResourceDataFromBytecode())
      writer.setElideResourceDataFlag();
    return writeBytecodeToFile(op, os, writer);
  }
  NamedPrinter printer(op->getContext());
  os << printer.print(op, names, OpPrintingFlags(), &resources) << '\n';
  if (!printer.isNamed())
    op->emitWarning("the names of the source cannot be placed in a text that "
                    "cannot be read back; MLIR's are printed");
  return success();
}

/// Reads, transforms and prints one chunk of the input.
static LogicalResult runChunk(llvm::SourceMgr &sources, MLIRContext *context,
                              const MlirOptMainConfig &config,
                              llvm::raw_ostream &os) {
  DefaultTimingManager manager;
  applyDefaultTimingManagerCLOptions(manager);
  TimingScope timing = manager.getRootScope();

  // As in mlir-opt: the parser stays single-threaded, passes need not.
  bool threaded = context->isMultithreadingEnabled();
  context->disableMultithreading();
  FallbackAsmResourceMap resources;
  ParserConfig parserConfig(context, config.shouldVerifyOnParsing(),
                            &resources);
  PassReproducerOptions reproducer;
  if (config.shouldRunReproducer())
    reproducer.attachResourceParser(parserConfig);
  TimingScope parsing = timing.nest("Parser");
  OwningOpRef<Operation *> op =
      readWithNames(sources, parserConfig, config.shouldUseExplicitModule());
  parsing.stop();
  context->enableMultithreading(threaded);
  if (!op)
    return failure();

  PassManager passes(op.get()->getName(), PassManager::Nesting::Implicit);
  passes.enableVerifier(config.shouldVerifyPasses());
  if (failed(applyPassManagerCLOptions(passes)))
    return failure();
  passes.enableTiming(timing);
  if (config.shouldRunReproducer() && failed(reproducer.apply(passes)))
    return failure();
  if (failed(config.setupPassPipeline(passes)))
    return failure();
  if (!config.getReproducerFilename().empty())
    makeReproducer(passes.getOpAnchorName(), passes.getPasses(), *op,
                   config.getReproducerFilename());
  if (failed(passes.run(*op)))
    return failure();
  TimingScope output = timing.nest("Output");
  return write(*op, os, config, resources);
}

/// Whether the command line wants no diagnostics of this severity.
static bool isHidden(const MlirOptMainConfig &config,
                     DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return false;
  case DiagnosticSeverity::Warning:
    return config.getDiagnosticVerbosityLevel() == VerbosityLevel::ErrorsOnly;
  case DiagnosticSeverity::Remark:
    return config.getDiagnosticVerbosityLevel() !=
           VerbosityLevel::ErrorsWarningsAndRemarks;
  case DiagnosticSeverity::Note:
    return !config.shouldShowNotes();
  }
  return false;
}

/// One chunk with a context of its own, as mlir-opt gives it.
static LogicalResult processChunk(llvm::raw_ostream &os,
                                  std::unique_ptr<llvm::MemoryBuffer> chunk,
                                  const llvm::MemoryBufferRef &whole,
                                  const MlirOptMainConfig &config,
                                  DialectRegistry &registry,
                                  SourceMgrDiagnosticVerifierHandler *verifier,
                                  llvm::ThreadPoolInterface *pool) {
  // Diagnostics name the places of the whole file.
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(whole, /*RequiresNullTerminator=*/false),
      llvm::SMLoc());
  sources->AddNewSourceBuffer(std::move(chunk), llvm::SMLoc());
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  if (pool)
    context.setThreadPool(*pool);
  if (verifier)
    verifier->registerInContext(&context);
  context.allowUnregisteredDialects(config.shouldAllowUnregisteredDialects());
  context.printOpOnDiagnostic(!config.shouldVerifyDiagnostics());
  tracing::InstallDebugHandler debug(context, config.getDebugConfig());
  if (verifier) {
    // Failing is right where the file expects it.
    (void)runChunk(*sources, &context, config, os);
    return success();
  }
  SourceMgrDiagnosticHandler handler(*sources, &context);
  ScopedDiagnosticHandler filter(&context, [&](Diagnostic &diagnostic) {
    return success(isHidden(config, diagnostic.getSeverity()));
  });
  return runChunk(*sources, &context, config, os);
}

/// Options of mlir-opt whose work its library keeps to itself.
static LogicalResult checkOptions(const MlirOptMainConfig &config) {
  StringRef option = config.shouldVerifyRoundtrip()  ? "--verify-roundtrip"
                     : config.shouldEmitRemarks()    ? "--remarks-filter"
                     : !config.getIrdlFile().empty() ? "--irdl-file"
                                                     : "";
  if (option.empty())
    return success();
  llvm::WithColor::error(llvm::errs(), "bindery-opt")
      << "--source-names does not work together with " << option << "\n";
  return failure();
}

LogicalResult bindery::runOptWithNames(
    llvm::raw_ostream &output, std::unique_ptr<llvm::MemoryBuffer> input,
    DialectRegistry &registry, const MlirOptMainConfig &config) {
  if (failed(checkOptions(config)))
    return failure();
  // One pool for all chunks: threads take time to start.
  MLIRContext poolOwner(MLIRContext::Threading::ENABLED);
  llvm::ThreadPoolInterface *pool = poolOwner.isMultithreadingEnabled()
                                        ? &poolOwner.getThreadPool()
                                        : nullptr;
  llvm::MemoryBufferRef whole = input->getMemBufferRef();
  llvm::SourceMgr wholeSources;
  wholeSources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(whole),
                                  llvm::SMLoc());
  std::optional<SourceMgrDiagnosticVerifierHandler> verifier;
  if (config.shouldVerifyDiagnostics())
    verifier.emplace(wholeSources, &poolOwner, config.verifyDiagnosticsLevel());
  LogicalResult result = splitAndProcessBuffer(
      std::move(input),
      [&](std::unique_ptr<llvm::MemoryBuffer> chunk,
          const llvm::MemoryBufferRef &source, raw_ostream &os) {
        return processChunk(os, std::move(chunk), source, config, registry,
                            verifier ? &*verifier : nullptr, pool);
      },
      output, config.inputSplitMarker(), config.outputSplitMarker());
  if (verifier && failed(verifier->verify()))
    return failure();
  return result;
}
