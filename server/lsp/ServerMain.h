//===- ServerMain.h - The language server as a library ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a project calls whose server shall know its own dialects and passes: a
/// `main` that fills a registry, registers passes, and calls lspServerMain, as
/// it would call MlirLspServerMain.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_LSP_SERVERMAIN_H
#define BINDERY_LSP_SERVERMAIN_H

#include "mlir/Tools/mlir-lsp-server/MlirLspRegistryFunction.h"

namespace bindery {

/// Runs the server as its command line says (docs/lsp-extensions.md) until the
/// client leaves, and returns the exit code. `registry` serves every document;
/// plugins of the command line add to it. Passes must be registered before.
int lspServerMain(int argc, char **argv, mlir::DialectRegistry &registry);

/// The same with a registry chosen by a document's URI. What `registry` returns
/// must outlive the call. Called on the thread of the caller. A document whose
/// URI LLVM cannot take apart is asked for with an empty one.
int lspServerMain(int argc, char **argv, mlir::lsp::DialectRegistryFn registry);

} // namespace bindery

#endif // BINDERY_LSP_SERVERMAIN_H
