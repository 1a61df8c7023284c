//===- WhatIf.h - Pass options as a user asks about them -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads options of iree-stream-fuse-dispatch-bindings one by one, to ask what
/// they would change. Here an option overrides attributes of the file, which
/// the pass lets decide.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_FEATURES_WHATIF_H
#define BINDERY_FEATURES_WHATIF_H

#include "analysis/BindingCorrelation.h"

#include "llvm/Support/Error.h"

namespace bindery::features {

/// Sets in `options` what `text` says: `alias-mutable-bindings=true`. A boolean
/// option without a value means true. The error names the options or the
/// values that there are.
llvm::Error applyPassOption(llvm::StringRef text, CorrelationOptions &options);

} // namespace bindery::features

#endif // BINDERY_FEATURES_WHATIF_H
