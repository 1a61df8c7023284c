//===- HALFenceOps.td - Fences -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALFENCEOPS
#define BINDERY_DIALECTS_HAL_HALFENCEOPS

include "dialects/hal/HALAttrs.td"
include "dialects/hal/HALTypes.td"

def HAL_FenceCreateOp : HAL_HintedOp<"fence.create", "fence", [
    MemoryEffects<[MemAlloc]>]> {
  let summary = "makes a fence that has not been signaled";
  let arguments = (ins HAL_Device:$device, HAL_FenceFlagAttr:$flags);
  let results = (outs HAL_Fence:$result);
  let assemblyFormat = [{
    `device` `(` $device `:` type($device) `)`
    `flags` `(` $flags `)`
    `:` type($result) attr-dict-with-keyword
  }];
}

def HAL_FenceJoinOp : HAL_HintedOp<"fence.join", "fence"> {
  let summary = "a fence that is reached when all of several are";
  let arguments = (ins Variadic<HAL_Fence>:$fences, HAL_FenceFlagAttr:$flags);
  let results = (outs HAL_Fence:$result);
  let assemblyFormat = [{
    `at` `(` `[` $fences `]` `)`
    `flags` `(` $flags `)`
    `->` type($result) attr-dict-with-keyword
  }];
}

def HAL_FenceQueryOp : HAL_Op<"fence.query"> {
  let summary = "the status of a fence, without waiting";
  let arguments = (ins HAL_Fence:$fence);
  let results = (outs I32:$status);
  let assemblyFormat = [{
    `<` $fence `:` type($fence) `>` `:` type($status) attr-dict-with-keyword
  }];
}

def HAL_FenceSignalOp : HAL_Op<"fence.signal"> {
  let summary = "signals a fence";
  let arguments = (ins HAL_Fence:$fence);
  let assemblyFormat =
      "`<` $fence `:` type($fence) `>` attr-dict-with-keyword";
}

def HAL_FenceFailOp : HAL_Op<"fence.fail"> {
  let summary = "signals a fence with a failure";
  let arguments = (ins HAL_Fence:$fence, I32:$status);
  let assemblyFormat = [{
    `<` $fence `:` type($fence) `>` `status` `(` $status `)`
    attr-dict-with-keyword
  }];
}

def HAL_FenceAwaitOp : HAL_HintedOp<"fence.await", "status"> {
  let summary = "waits for fences on the host";
  let arguments = (ins I32:$timeout_millis, Variadic<HAL_Fence>:$fences,
                       HAL_WaitFlagAttr:$flags);
  let results = (outs I32:$status);
  let assemblyFormat = [{
    `until` `(` `[` $fences `]` `)`
    `timeout_millis` `(` $timeout_millis `)`
    `flags` `(` $flags `)`
    `:` type($status) attr-dict-with-keyword
  }];
}

#endif // BINDERY_DIALECTS_HAL_HALFENCEOPS
