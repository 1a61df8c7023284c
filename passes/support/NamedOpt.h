//===- NamedOpt.h - mlir-opt that keeps names ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_SUPPORT_NAMEDOPT_H
#define BINDERY_SUPPORT_NAMEDOPT_H

#include "mlir/Tools/mlir-opt/MlirOptMain.h"

namespace bindery {

/// What mlir::MlirOptMain does with `config` (read, run the passes, print), but
/// SSA and block names of the source survive in what is printed. Bytecode is
/// written without names. Diagnostics go to stderr. Fails, having said why, as
/// MlirOptMain does; where the names of a text cannot be placed, warns and
/// prints MLIR's.
mlir::LogicalResult runOptWithNames(llvm::raw_ostream &output,
                                    std::unique_ptr<llvm::MemoryBuffer> input,
                                    mlir::DialectRegistry &registry,
                                    const mlir::MlirOptMainConfig &config);

} // namespace bindery

#endif // BINDERY_SUPPORT_NAMEDOPT_H
