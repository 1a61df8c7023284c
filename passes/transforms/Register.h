//===- Register.h - Registers the home passes -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_REGISTER_H
#define BINDERY_TRANSFORMS_REGISTER_H

namespace bindery {

/// Registers every home pass and every named pipeline (`bindery-...`) with
/// MLIR's global registry. To be called once, before the command line is read.
void registerHomePasses();

} // namespace bindery

#endif // BINDERY_TRANSFORMS_REGISTER_H
