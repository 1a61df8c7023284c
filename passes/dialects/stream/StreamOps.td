//===- StreamOps.td - Operations of the stream dialect ----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMOPS
#define BINDERY_DIALECTS_STREAM_STREAMOPS

include "dialects/stream/StreamAsyncOps.td"
include "dialects/stream/StreamCallOps.td"
include "dialects/stream/StreamCmdOps.td"
include "dialects/stream/StreamCollectiveOps.td"
include "dialects/stream/StreamExecutableOps.td"
include "dialects/stream/StreamParameterOps.td"
include "dialects/stream/StreamResourceOps.td"
include "dialects/stream/StreamTensorOps.td"

#endif // BINDERY_DIALECTS_STREAM_STREAMOPS
