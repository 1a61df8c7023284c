//===- bindery-explain.cpp - Says why bindings fuse or not ---------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FileReader.h"
#include "Options.h"
#include "View.h"

#include "llvm/Support/InitLLVM.h"

using namespace bindery::explain;

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  std::optional<Options> options = parseOptions(argc, argv);
  if (!options)
    return WrongInput;
  std::optional<FileFacts> facts = readFile(*options);
  if (!facts || !selectExports(*facts, *options))
    return WrongInput;
  if (options->json)
    printJson(*facts, *options);
  else
    printText(*facts, *options);
  return reportFound(*facts, *options) ? FoundCode : Success;
}
