// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: util.func public @immediate() {
util.func @immediate() {
  // CHECK-NEXT: %0 = stream.timepoint.immediate => !stream.timepoint
  %0 = stream.timepoint.immediate => !stream.timepoint
  // CHECK-NEXT: %1 = stream.timepoint.immediate {a} => !stream.timepoint
  %1 = stream.timepoint.immediate {a} => !stream.timepoint
  util.return
}

// CHECK-LABEL: util.func public @join(%arg0: !stream.timepoint, %arg1: !stream.timepoint) {
util.func @join(%t: !stream.timepoint, %u: !stream.timepoint) {
  // CHECK-NEXT: %0 = stream.timepoint.join max(%arg0, %arg1) => !stream.timepoint
  %0 = stream.timepoint.join max(%t, %u) => !stream.timepoint
  // CHECK-NEXT: %1 = stream.timepoint.join max() => !stream.timepoint attributes {a}
  %1 = stream.timepoint.join max() => !stream.timepoint attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @await(%arg0: index, %arg1: !stream.timepoint, %arg2: !stream.resource<staging>, %arg3: !stream.resource<*>) {
util.func @await(%n: index, %t: !stream.timepoint, %r: !stream.resource<staging>, %s: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.timepoint.await %arg1 => %arg2 : !stream.resource<staging>{%arg0}
  %0 = stream.timepoint.await %t => %r : !stream.resource<staging>{%n}
  // CHECK-NEXT: %1:2 = stream.timepoint.await sync %arg1 => %arg3, %arg2 : !stream.resource<*>{%arg0}, !stream.resource<staging>{%arg0} attributes {a}
  %1:2 = stream.timepoint.await sync %t => %s, %r : !stream.resource<*>{%n}, !stream.resource<staging>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @barrier(%arg0: index, %arg1: !stream.resource<external>) {
util.func @barrier(%n: index, %r: !stream.resource<external>) {
  // CHECK-NEXT: %result, %result_timepoint = stream.timepoint.barrier %arg1 : !stream.resource<external>{%arg0} => !stream.timepoint
  %0:2 = stream.timepoint.barrier %r : !stream.resource<external>{%n} => !stream.timepoint
  // CHECK-NEXT: %result_0, %result_timepoint_1 = stream.timepoint.barrier on(#hal.device.promise<@dev>) %arg1 : !stream.resource<external>{%arg0} => !stream.timepoint attributes {a}
  %1:2 = stream.timepoint.barrier on(#hal.device.promise<@dev>) %r : !stream.resource<external>{%n} => !stream.timepoint attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @import(%arg0: i32, %arg1: !util.object) {
util.func @import(%a: i32, %b: !util.object) {
  // CHECK-NEXT: %0 = stream.timepoint.import %arg0 : (i32) => !stream.timepoint
  %0 = stream.timepoint.import %a : (i32) => !stream.timepoint
  // CHECK-NEXT: %1 = stream.timepoint.import on(#hal.device.promise<@dev>) %arg0, %arg1 : (i32, !util.object) => !stream.timepoint attributes {a}
  %1 = stream.timepoint.import on(#hal.device.promise<@dev>) %a, %b : (i32, !util.object) => !stream.timepoint attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @export(%arg0: !stream.timepoint) {
util.func @export(%t: !stream.timepoint) {
  // CHECK-NEXT: %0 = stream.timepoint.export %arg0 => (i32)
  %0 = stream.timepoint.export %t => (i32)
  // CHECK-NEXT: %1:2 = stream.timepoint.export on(#hal.device.promise<@dev>) %arg0 => (i32, !util.object) attributes {a}
  %1:2 = stream.timepoint.export on(#hal.device.promise<@dev>) %t => (i32, !util.object) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @chain_external(%arg0: !stream.timepoint, %arg1: i32, %arg2: !util.object) {
util.func @chain_external(%t: !stream.timepoint, %a: i32, %b: !util.object) {
  // CHECK-NEXT: stream.timepoint.chain_external %arg0 => (%arg1 : i32)
  stream.timepoint.chain_external %t => (%a : i32)
  // CHECK-NEXT: stream.timepoint.chain_external on(#hal.device.promise<@dev>) %arg0 => (%arg1, %arg2 : i32, !util.object) attributes {a}
  stream.timepoint.chain_external on(#hal.device.promise<@dev>) %t => (%a, %b : i32, !util.object) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @timeline(%arg0: index, %arg1: !stream.timepoint, %arg2: !stream.resource<*>, %arg3: !stream.resource<external>) {
util.func @timeline(%n: index, %t: !stream.timepoint, %r: !stream.resource<*>, %s: !stream.resource<external>) {
  // CHECK-NEXT: %result_timepoint = stream.test.timeline_op with() : () -> () => !stream.timepoint
  %0 = stream.test.timeline_op with() : () -> () => !stream.timepoint
  // CHECK-NEXT: %results, %result_timepoint_0 = stream.test.timeline_op await(%arg1) => with(%arg2) : (!stream.resource<*>{%arg0}) -> !stream.resource<external>{%arg0} => !stream.timepoint
  %1:2 = stream.test.timeline_op await(%t) => with(%r) : (!stream.resource<*>{%n}) -> !stream.resource<external>{%n} => !stream.timepoint
  // CHECK-NEXT: %results_1:2, %result_timepoint_2 = stream.test.timeline_op await_limit(2) await(%arg1, %arg1) => with(%arg2, %arg3) {a} : (!stream.resource<*>{%arg0}, !stream.resource<external>{%arg0}) -> (!stream.resource<*>{%arg0}, !stream.resource<external>{%arg0}) => !stream.timepoint
  %2:3 = stream.test.timeline_op await_limit(2) await(%t, %t) => with(%r, %s) {a} : (!stream.resource<*>{%n}, !stream.resource<external>{%n}) -> (!stream.resource<*>{%n}, !stream.resource<external>{%n}) => !stream.timepoint
  util.return
}

// Ties are not kept.
// CHECK-LABEL: util.func public @tied_timeline
util.func @tied_timeline(%n: index, %r: !stream.resource<*>) {
  // CHECK-NEXT: %results, %result_timepoint = stream.test.timeline_op with(%arg1) : (!stream.resource<*>{%arg0}) -> !stream.resource<*>{%arg0} => !stream.timepoint
  %0:2 = stream.test.timeline_op with(%r) : (!stream.resource<*>{%n}) -> %r{%n} => !stream.timepoint
  util.return
}
