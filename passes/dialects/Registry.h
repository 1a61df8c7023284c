//===- Registry.h - Registers the home dialects -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_REGISTRY_H
#define BINDERY_DIALECTS_REGISTRY_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace bindery {

/// Adds every home dialect to `registry`.
void registerHomeDialects(mlir::DialectRegistry &registry);

} // namespace bindery

#endif // BINDERY_DIALECTS_REGISTRY_H
