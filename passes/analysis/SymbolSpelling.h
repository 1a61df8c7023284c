//===- SymbolSpelling.h - References to symbols as text ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Symbol references as IR prints them, without a printer: a module has
/// thousands.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_ANALYSIS_SYMBOLSPELLING_H
#define BINDERY_ANALYSIS_SYMBOLSPELLING_H

#include "mlir/IR/BuiltinAttributes.h"

#include <string>

namespace bindery {

/// `@name`, or `@"a name"` where the name is no bare identifier.
std::string spellSymbol(llvm::StringRef name);

/// `@ex::@e`.
std::string spellSymbol(mlir::SymbolRefAttr symbol);

} // namespace bindery

#endif // BINDERY_ANALYSIS_SYMBOLSPELLING_H
