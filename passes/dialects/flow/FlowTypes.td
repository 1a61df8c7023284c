//===- FlowTypes.td - Types of the flow dialect -----------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWTYPES
#define BINDERY_DIALECTS_FLOW_FLOWTYPES

include "dialects/flow/FlowBase.td"

def Flow_ChannelType : TypeDef<Flow_Dialect, "Channel"> {
  let mnemonic = "channel";
  let summary = "a group of participants in collective operations";
}

#endif // BINDERY_DIALECTS_FLOW_FLOWTYPES
