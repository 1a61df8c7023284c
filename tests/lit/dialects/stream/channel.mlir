// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: util.func public @create(%arg0: !util.buffer, %arg1: index, %arg2: index) {
util.func @create(%id: !util.buffer, %rank: index, %count: index) {
  // CHECK-NEXT: %channel = stream.channel.create : !stream.channel
  %channel = stream.channel.create : !stream.channel
  // CHECK-NEXT: %channel_0 = stream.channel.create on(#hal.device.promise<@dev>) id(%arg0) group("g") rank(%arg1) count(%arg2) : !stream.channel attributes {a}
  %channel_0 = stream.channel.create on(#hal.device.promise<@dev>) id(%id) group("g") rank(%rank) count(%count) : !stream.channel attributes {a}
  // CHECK-NEXT: %channel_1 = stream.channel.create rank(%arg1) : !stream.channel
  %channel_1 = stream.channel.create rank(%rank) : !stream.channel
  util.return
}

// CHECK-LABEL: util.func public @split(%arg0: !stream.channel, %arg1: index, %arg2: index) {
util.func @split(%c: !stream.channel, %color: index, %key: index) {
  // CHECK-NEXT: %channel = stream.channel.split %arg0, %arg1, %arg2 : !stream.channel -> !stream.channel
  %channel = stream.channel.split %c, %color, %key : !stream.channel -> !stream.channel
  // CHECK-NEXT: %channel_0 = stream.channel.split %arg0, %arg1, %arg2 : !stream.channel -> !stream.channel attributes {a}
  %channel_0 = stream.channel.split %c, %color, %key : !stream.channel -> !stream.channel attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @rank_and_count(%arg0: !stream.channel) {
util.func @rank_and_count(%c: !stream.channel) {
  // CHECK-NEXT: %ccl_rank = stream.channel.rank %arg0 : index
  %ccl_rank = stream.channel.rank %c : index
  // CHECK-NEXT: %ccl_rank_0 = stream.channel.rank %arg0 : index attributes {a}
  %ccl_rank_0 = stream.channel.rank %c : index attributes {a}
  // CHECK-NEXT: %ccl_count = stream.channel.count %arg0 : index
  %ccl_count = stream.channel.count %c : index
  // CHECK-NEXT: %ccl_count_1 = stream.channel.count %arg0 : index attributes {a}
  %ccl_count_0 = stream.channel.count %c : index attributes {a}
  util.return
}
