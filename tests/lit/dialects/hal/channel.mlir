// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: util.func public @create(%arg0: !hal.device, %arg1: i64, %arg2: !util.buffer, %arg3: !util.buffer, %arg4: i32, %arg5: i32) {
util.func @create(%d: !hal.device, %q: i64, %id: !util.buffer, %g: !util.buffer, %r: i32, %c: i32) {
  // CHECK-NEXT: %channel = hal.channel.create device(%arg0 : !hal.device) affinity(%arg1) flags("None") id(%arg2) group(%arg3) rank(%arg4) count(%arg5) : !hal.channel
  %0 = hal.channel.create device(%d : !hal.device) affinity(%q) flags(None) id(%id) group(%g) rank(%r) count(%c) : !hal.channel
  // CHECK-NEXT: %channel_0 = hal.channel.create device(%arg0 : !hal.device) affinity(%arg1) flags(Reserved) id(%arg2) group(%arg3) rank(%arg4) count(%arg5) : !hal.channel attributes {a}
  %1 = hal.channel.create device(%d : !hal.device) affinity(%q) flags(Reserved) id(%id) group(%g) rank(%r) count(%c) : !hal.channel attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @split(%arg0: !hal.channel, %arg1: i32, %arg2: i32) {
util.func @split(%ch: !hal.channel, %c: i32, %k: i32) {
  // CHECK-NEXT: %channel = hal.channel.split<%arg0 : !hal.channel> color(%arg1) key(%arg2) flags("None") : !hal.channel
  %0 = hal.channel.split<%ch : !hal.channel> color(%c) key(%k) flags("None") : !hal.channel
  // CHECK-NEXT: %channel_0 = hal.channel.split<%arg0 : !hal.channel> color(%arg1) key(%arg2) flags(Reserved) : !hal.channel attributes {a}
  %1 = hal.channel.split<%ch : !hal.channel> color(%c) key(%k) flags("Reserved") : !hal.channel attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @rank_and_count(%arg0: !hal.channel) {
util.func @rank_and_count(%ch: !hal.channel) {
  // CHECK-NEXT: %ccl_rank, %ccl_count = hal.channel.rank_and_count<%arg0 : !hal.channel> : i32, i32
  %0:2 = hal.channel.rank_and_count<%ch : !hal.channel> : i32, i32
  // CHECK-NEXT: %ccl_rank_0, %ccl_count_1 = hal.channel.rank_and_count<%arg0 : !hal.channel> : i32, i32 attributes {a}
  %1:2 = hal.channel.rank_and_count<%ch : !hal.channel> : i32, i32 attributes {a}
  util.return
}
