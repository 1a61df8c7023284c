//===- Bench.cpp - What an engineer waits for ----------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Benchmarks are named after what a user does. After the times, the program
// prints each as a ratio to reading the same text once: machines differ, ratios
// hardly do.
//
//===----------------------------------------------------------------------===//

#include "dialects/Registry.h"
#include "support/NamedPrinter.h"
#include "transforms/Passes.h"
#include "transforms/Register.h"
#include "workbench/DocumentModel.h"

#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"

#include "benchmark/benchmark.h"

#include <map>

using namespace bindery;
using namespace mlir;

/// An executable whose kernel has three bindings.
static constexpr const char *executableText = R"(
stream.executable private @ex{0} {{
  stream.executable.export public @e workgroups(%n: index) -> (index, index, index) {{
    stream.return %n, %n, %n : index, index, index
  }
  builtin.module {{
    func.func @e(%in: !stream.binding, %weights: !stream.binding, %out: !stream.binding) {{
      %c0 = arith.constant 0 : index
      %i = stream.binding.subspan %in[%c0] : !stream.binding -> memref<64x64xf32>
      %w = stream.binding.subspan %weights[%c0] : !stream.binding -> memref<64x64xf32>
      %o = stream.binding.subspan %out[%c0] : !stream.binding -> memref<64x64xf32>
      linalg.matmul ins(%i, %w : memref<64x64xf32>, memref<64x64xf32>) outs(%o : memref<64x64xf32>)
      return
    }
  }
}
)";

/// A function that dispatches it twice.
static constexpr const char *functionText = R"(
func.func @run{0}(%r: !stream.resource<transient>, %n: index) {{
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %t = stream.cmd.execute with(%r as %all: !stream.resource<transient>{{%n}) {{
    stream.cmd.dispatch @ex{0}::@e[%c64] {{
      ro %all[%c0 for %c64] : !stream.resource<transient>{{%n},
      ro %all[%c64 for %c64] : !stream.resource<transient>{{%n},
      wo %all[%c0 for %c64] : !stream.resource<transient>{{%n}
    }
    stream.cmd.dispatch @ex{0}::@e[%c64] {{
      ro %all[%c64 for %c64] : !stream.resource<transient>{{%n},
      ro %all[%c0 for %c64] : !stream.resource<transient>{{%n},
      wo %all[%c64 for %c64] : !stream.resource<transient>{{%n}
    }
  } => !stream.timepoint
  return
}
)";

/// `count` executables, each with its function: about 40 lines each.
static std::string makeModel(unsigned count) {
  std::string text;
  for (unsigned i = 0; i < count; ++i) {
    text += llvm::formatv(executableText, i).str();
    text += llvm::formatv(functionText, i).str();
  }
  return text;
}

namespace {

/// A model of `state.range(0)` executables and where to read it.
struct Model {
  explicit Model(benchmark::State &state) : text(makeModel(state.range(0))) {
    registerAllDialects(registry);
    registerHomeDialects(registry);
    context = std::make_unique<MLIRContext>(registry,
                                            MLIRContext::Threading::DISABLED);
    context->loadAllAvailableDialects();
  }

  OwningOpRef<ModuleOp> read() {
    return parseSourceString<ModuleOp>(text, context.get());
  }

  std::string text;
  DialectRegistry registry;
  std::unique_ptr<MLIRContext> context;
};

} // namespace

static void ReadFile(benchmark::State &state) {
  Model model(state);
  for (auto _ : state)
    benchmark::DoNotOptimize(model.read());
}

static void RunPipeline(benchmark::State &state, const char *pipeline) {
  Model model(state);
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<ModuleOp> module = model.read();
    PassManager passes(model.context.get(), ModuleOp::getOperationName());
    if (failed(parsePassPipeline(pipeline, passes)))
      state.SkipWithError("no such pipeline");
    state.ResumeTiming();
    if (failed(passes.run(*module)))
      state.SkipWithError("the pipeline failed");
    state.PauseTiming();
    module = nullptr;
    state.ResumeTiming();
  }
}

static void FuseBindings(benchmark::State &state) {
  RunPipeline(state, "bindery-fuse");
}

static void PrintFile(benchmark::State &state) {
  Model model(state);
  OwningOpRef<ModuleOp> module = model.read();
  for (auto _ : state) {
    std::string text;
    llvm::raw_string_ostream os(text);
    module->print(os);
    benchmark::DoNotOptimize(text);
  }
}

static void PrintFileWithSourceNames(benchmark::State &state) {
  Model model(state);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(model.text),
                             llvm::SMLoc());
  Block block;
  AsmParserState parsed;
  ParserConfig config(model.context.get());
  if (failed(parseAsmSourceFile(sources, &block, config, &parsed)))
    return state.SkipWithError("the model is wrong");
  attachSourceNames(model.context.get(), parsed);
  OwningOpRef<ModuleOp> module =
      ModuleOp::create(UnknownLoc::get(model.context.get()));
  module->getBody()->getOperations().splice(module->getBody()->end(),
                                            block.getOperations());
  SourceNames names = SourceNames::strip(*module);
  NamedPrinter printer(model.context.get());
  for (auto _ : state)
    benchmark::DoNotOptimize(printer.print(*module, names));
}

static void OpenDocument(benchmark::State &state) {
  Model model(state);
  for (auto _ : state) {
    workbench::DocumentModel document(model.registry);
    document.update(model.text);
  }
}

/// A key typed into one function of the document.
static void TypeKey(benchmark::State &state) {
  Model model(state);
  workbench::DocumentModel document(model.registry);
  document.update(model.text);
  size_t place = model.text.rfind("  return");
  std::string edited = model.text;
  edited.insert(place, " ");
  bool odd = false;
  for (auto _ : state)
    document.update((odd = !odd) ? edited : model.text);
}

BENCHMARK(ReadFile)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(OpenDocument)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(TypeKey)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(FuseBindings)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(PrintFile)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(PrintFileWithSourceNames)->Arg(1000)->Unit(benchmark::kMillisecond);

namespace {

/// Prints, after the usual table, each time over that of ReadFile.
class RatioReporter : public benchmark::ConsoleReporter {
public:
  void ReportRuns(const std::vector<Run> &runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run &run : runs)
      if (!run.error_occurred)
        times[run.benchmark_name()] = run.GetAdjustedRealTime();
  }

  void Finalize() override {
    ConsoleReporter::Finalize();
    auto reading = times.find("ReadFile/1000");
    if (reading == times.end())
      return;
    GetOutputStream() << "\nRelative to reading the text once:\n";
    for (const auto &[name, time] : times)
      GetOutputStream() << llvm::formatv("  {0,-32} {1,8:F3}\n", name,
                                         time / reading->second)
                               .str();
  }

private:
  std::map<std::string, double> times;
};

} // namespace

int main(int argc, char **argv) {
  registerHomePasses();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  RatioReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  return 0;
}
