//===- FlowOps.td - Operations of the flow dialect ---------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_FLOW_FLOWOPS
#define BINDERY_DIALECTS_FLOW_FLOWOPS

include "dialects/flow/FlowAttrs.td"
include "dialects/flow/FlowCollectiveOps.td"
include "dialects/flow/FlowDispatchOps.td"
include "dialects/flow/FlowExecutableOps.td"
include "dialects/flow/FlowLegacyOps.td"
include "dialects/flow/FlowRegionOps.td"
include "dialects/flow/FlowTensorOps.td"

#endif // BINDERY_DIALECTS_FLOW_FLOWOPS
