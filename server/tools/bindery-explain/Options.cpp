//===- Options.cpp - Command line of bindery-explain ---------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "analysis/BindingNotes.h"
#include "features/BindingReport.h"
#include "features/WhatIf.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"

#include <sys/ioctl.h>
#include <unistd.h>

using namespace bindery;
using namespace bindery::explain;
namespace cl = llvm::cl;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

static cl::OptionCategory category("Options");

static cl::opt<std::string> file(cl::Positional, cl::value_desc("FILE"),
                                 cl::cat(category), cl::desc("FILE"));

enum class Format { Text, Json };
static cl::opt<Format>
    format("format", cl::desc("How to print the result:"), cl::cat(category),
           cl::values(clEnumValN(Format::Text, "text",
                                 "tables for a terminal (default)"),
                      clEnumValN(Format::Json, "json",
                                 "the objects of docs/explain.md")),
           cl::init(Format::Text));

enum class Order { File, Gain };
static cl::opt<Order> order(
    "sort", cl::desc("Order of the exports:"), cl::cat(category),
    cl::values(clEnumValN(Order::File, "file", "as in the file (default)"),
               clEnumValN(Order::Gain, "gain",
                          "those first that would save most bindings "
                          "if the sites that decide agreed")),
    cl::init(Order::File));

static cl::list<std::string> exports(
    "export", cl::value_desc("@x or @ex::@x"), cl::cat(category),
    cl::desc("Show this export only; * stands for any text.\nMay be repeated"));

static cl::opt<std::string>
    pairText("pair", cl::value_desc("I,J"), cl::cat(category),
             cl::desc("Show only why bindings I and J (counted from 0) are "
                      "one\nor two, with what each deciding site passes"));

static cl::list<std::string>
    whatIf("what-if", cl::value_desc("OPTION=VALUE"), cl::cat(category),
           cl::desc("Show what an option of the fusing pass would "
                    "change,\nsuch as alias-mutable-bindings=true. It "
                    "overrides\nattributes of the file. May be repeated"));

static cl::list<std::string>
    targets("target", cl::value_desc("BACKEND,..."), cl::CommaSeparated,
            cl::cat(category),
            cl::desc("Check the limits of these target backends, such "
                     "as\nvulkan-spirv, in place of those of the file's "
                     "devices"));

static cl::list<std::string>
    failOn("fail-on", cl::value_desc("CODE,..."), cl::CommaSeparated,
           cl::cat(category),
           cl::desc("Exit with 1 if one of these notes is found, such "
                    "as\nrange-over-limit; with --what-if, is found then"));

static cl::opt<unsigned>
    width("width", cl::value_desc("COLUMNS"), cl::cat(category), cl::init(0),
          cl::desc("Columns to fit tables into (default: those of "
                   "the\nterminal, else 100)"));

static constexpr llvm::StringLiteral overview =
    R"(Says which bindings of dispatched kernels become one, and why others do not.

FILE holds MLIR with stream.executable and stream.cmd.dispatch ops; - reads
standard input. For each export it lists the kernel's bindings with the
resources that dispatch sites pass for them, which bindings fuse, and for those
kept apart the site that decides. Colour: when stdout is a terminal, unless
NO_COLOR is set; --color overrides both.

  bindery-explain model.mlir --sort=gain
  bindery-explain model.mlir --export=@matmul --pair=0,2
  bindery-explain model.mlir --what-if=alias-mutable-bindings=true

Exit code: 0, 1 if --fail-on found something, 2 if FILE or an option is wrong.
)";

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

void bindery::explain::reportError(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "bindery-explain") << message << "\n";
}

namespace {

bool parsePair(Options &options) {
  if (pairText.getNumOccurrences() == 0)
    return true;
  auto [first, second] = StringRef(pairText).split(',');
  std::pair<unsigned, unsigned> pair;
  if (first.trim().getAsInteger(10, pair.first) ||
      second.trim().getAsInteger(10, pair.second)) {
    reportError("--pair=" + pairText + ": expected two numbers, such as 0,2");
    return false;
  }
  if (pair.first == pair.second) {
    reportError("--pair=" + pairText + ": expected two different bindings");
    return false;
  }
  options.pair = pair;
  return true;
}

bool applyWhatIf(Options &options) {
  options.asIs.backends.assign(targets.begin(), targets.end());
  options.changed = options.asIs;
  for (const std::string &text : whatIf)
    if (llvm::Error error = features::applyPassOption(text, options.changed)) {
      reportError("--what-if=" + text + ": " +
                  llvm::toString(std::move(error)));
      return false;
    }
  options.whatIf = llvm::join(whatIf, ", ");
  return true;
}

/// The codes of notes that a report may hold: what materializing drops is not
/// asked here.
std::vector<std::string> getCodes() {
  std::vector<std::string> codes;
  for (NoteCode code : allNoteCodes())
    if (code != NoteCode::AttributeDropped)
      codes.push_back(noteCodeName(code).str());
  codes.push_back(features::passFailedCode.str());
  return codes;
}

bool checkCodes(Options &options) {
  options.failOn.assign(failOn.begin(), failOn.end());
  std::vector<std::string> known = getCodes();
  for (const std::string &code : failOn) {
    if (llvm::is_contained(known, code))
      continue;
    reportError("--fail-on=" + code +
                ": no such code; there are: " + llvm::join(known, ", "));
    return false;
  }
  return true;
}

/// Whether the locale prints characters beyond ASCII.
bool hasUnicode() {
  for (const char *name : {"LC_ALL", "LC_CTYPE", "LANG"})
    if (std::optional<std::string> value = llvm::sys::Process::GetEnv(name);
        value && !value->empty())
      return StringRef(*value).contains_insensitive("utf-8") ||
             StringRef(*value).contains_insensitive("utf8");
  return false;
}

/// --color decides, then NO_COLOR, then whether a terminal is there to show it.
bool wantsColor(const llvm::raw_ostream &os) {
  cl::Option *option = cl::getRegisteredOptions().lookup("color");
  bool isAsked = option && option->getNumOccurrences() > 0;
  std::optional<std::string> never = llvm::sys::Process::GetEnv("NO_COLOR");
  if (!isAsked && never && !never->empty())
    return false;
  return llvm::WithColor::defaultAutoDetectFunction()(os);
}

/// Columns of the terminal that stdout is; 0 where it is none or says nothing.
unsigned getTerminalColumns() {
  winsize size = {};
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void chooseStyle(Options &options) {
  llvm::WithColor::setAutoDetectFunction(wantsColor);
  options.style.color = wantsColor(llvm::outs());
  options.style.unicode = hasUnicode();
  unsigned columns = width ? width : getTerminalColumns();
  if (columns != 0)
    options.style.width = columns;
}

} // namespace

std::optional<Options> bindery::explain::parseOptions(int argc, char **argv) {
  cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "bindery-explain " << BINDERY_VERSION << "\n";
  });
  cl::HideUnrelatedOptions({&category, &llvm::getColorCategory()});
  // With a stream for errors the parser returns where it else would exit.
  if (!cl::ParseCommandLineOptions(argc, argv, overview, &llvm::errs()))
    return std::nullopt;
  Options options;
  chooseStyle(options);
  if (file.empty()) {
    reportError("no FILE given; --help says more");
    return std::nullopt;
  }
  options.file = file;
  options.json = format == Format::Json;
  options.sortByGain = order == Order::Gain;
  options.exports.assign(exports.begin(), exports.end());
  if (!parsePair(options) || !applyWhatIf(options) || !checkCodes(options))
    return std::nullopt;
  return options;
}
