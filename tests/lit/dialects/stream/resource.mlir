// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: util.func public @alloc(%arg0: index) {
util.func @alloc(%n: index) {
  // CHECK-NEXT: %0 = stream.resource.alloc : !stream.resource<constant>{%arg0}
  %0 = stream.resource.alloc : !stream.resource<constant>{%n}
  // CHECK-NEXT: %1 = stream.resource.alloc uninitialized on(#hal.device.promise<@dev>) {a} : !stream.resource<*>{%arg0}
  %1 = stream.resource.alloc uninitialized on(#hal.device.promise<@dev>) {a} : !stream.resource<*>{%n}
  util.return
}

// CHECK-LABEL: util.func public @alloca(%arg0: index, %arg1: !stream.timepoint) {
util.func @alloca(%n: index, %t: !stream.timepoint) {
  // CHECK-NEXT: %result, %result_timepoint = stream.resource.alloca uninitialized : !stream.resource<transient>{%arg0} => !stream.timepoint
  %0:2 = stream.resource.alloca uninitialized : !stream.resource<transient>{%n} => !stream.timepoint
  // CHECK-NEXT: %result_0, %result_timepoint_1 = stream.resource.alloca uninitialized indeterminate on(#hal.device.promise<@dev>) await(%arg1) => !stream.resource<staging>{%arg0} => !stream.timepoint
  %1:2 = stream.resource.alloca uninitialized indeterminate on(#hal.device.promise<@dev>) await(%t) => !stream.resource<staging>{%n} => !stream.timepoint
  // CHECK-NEXT: %result_2, %result_timepoint_3 = stream.resource.alloca uninitialized : {a} !stream.resource<variable>{%arg0} => !stream.timepoint
  %2:2 = stream.resource.alloca uninitialized : {a} !stream.resource<variable>{%n} => !stream.timepoint
  util.return
}

// CHECK-LABEL: util.func public @dealloca(%arg0: index, %arg1: !stream.timepoint, %arg2: !stream.resource<transient>) {
util.func @dealloca(%n: index, %t: !stream.timepoint, %r: !stream.resource<transient>) {
  // CHECK-NEXT: %0 = stream.resource.dealloca %arg2 : !stream.resource<transient>{%arg0} => !stream.timepoint
  %0 = stream.resource.dealloca %r : !stream.resource<transient>{%n} => !stream.timepoint
  // CHECK-NEXT: %1 = stream.resource.dealloca origin on(#hal.device.promise<@dev>) await(%arg1) => %arg2 : !stream.resource<transient>{%arg0} => !stream.timepoint {a}
  %1 = stream.resource.dealloca origin on(#hal.device.promise<@dev>) await(%t) => %r : !stream.resource<transient>{%n} => !stream.timepoint {a}
  util.return
}

// CHECK-LABEL: util.func public @transients(%arg0: index, %arg1: !stream.timepoint, %arg2: !stream.resource<*>, %arg3: !stream.resource<staging>) {
util.func @transients(%n: index, %t: !stream.timepoint, %r: !stream.resource<*>, %s: !stream.resource<staging>) {
  // CHECK-NEXT: %result, %result_timepoint = stream.resource.transients %arg2 : !stream.resource<*>{%arg0} from %arg3 : !stream.resource<staging>{%arg0} => !stream.timepoint
  %0:2 = stream.resource.transients %r : !stream.resource<*>{%n} from %s : !stream.resource<staging>{%n} => !stream.timepoint
  // CHECK-NEXT: %result_0, %result_timepoint_1 = stream.resource.transients on(#hal.device.promise<@dev>) await(%arg1) => %arg2 : !stream.resource<*>{%arg0} from %arg2 : !stream.resource<*>{%arg0} => !stream.timepoint attributes {a}
  %1:2 = stream.resource.transients on(#hal.device.promise<@dev>) await(%t) => %r : !stream.resource<*>{%n} from %r : !stream.resource<*>{%n} => !stream.timepoint attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @size_and_subview(%arg0: index, %arg1: !stream.resource<external>) {
util.func @size_and_subview(%n: index, %r: !stream.resource<external>) {
  // CHECK-NEXT: %0 = stream.resource.size %arg1 : !stream.resource<external>
  %0 = stream.resource.size %r : !stream.resource<external>
  // CHECK-NEXT: %1 = stream.resource.size %arg1 {affinity = #hal.device.promise<@dev>} : !stream.resource<external>
  %1 = stream.resource.size %r {affinity = #hal.device.promise<@dev>} : !stream.resource<external>
  // CHECK-NEXT: %2 = stream.resource.subview %arg1[%arg0] : !stream.resource<external>{%arg0} -> !stream.resource<external>{%0} attributes {a}
  %2 = stream.resource.subview %r[%n] : !stream.resource<external>{%n} -> !stream.resource<external>{%0} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @load_and_store(%arg0: index, %arg1: !stream.resource<staging>) {
util.func @load_and_store(%n: index, %r: !stream.resource<staging>) {
  // CHECK-NEXT: %0 = stream.resource.load %arg1[%arg0] : !stream.resource<staging>{%arg0} -> f32 attributes {a}
  %0 = stream.resource.load %r[%n] : !stream.resource<staging>{%n} -> f32 attributes {a}
  // CHECK-NEXT: %1 = stream.resource.load %arg1[%arg0] : !stream.resource<staging>{%arg0} -> vector<4xi8>
  %1 = stream.resource.load %r[%n] : !stream.resource<staging>{%n} -> vector<4xi8>
  // CHECK-NEXT: stream.resource.store %0, %arg1[%arg0] : f32 -> !stream.resource<staging>{%arg0}
  stream.resource.store %0, %r[%n] : f32 -> !stream.resource<staging>{%n}
  // CHECK-NEXT: stream.resource.store %1, %arg1[%arg0] : vector<4xi8> -> !stream.resource<staging>{%arg0} attributes {a}
  stream.resource.store %1, %r[%n] : vector<4xi8> -> !stream.resource<staging>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @try_map(%arg0: index, %arg1: !util.buffer) {
util.func @try_map(%n: index, %b: !util.buffer) {
  // CHECK-NEXT: %did_map, %result = stream.resource.try_map %arg1[%arg0] : !util.buffer -> i1, !stream.resource<constant>{%arg0}
  %0:2 = stream.resource.try_map %b[%n] : !util.buffer -> i1, !stream.resource<constant>{%n}
  // CHECK-NEXT: %did_map_0, %result_1 = stream.resource.try_map on(#hal.device.promise<@dev>) %arg1[%arg0] : !util.buffer -> i1, !stream.resource<constant>{%arg0} attributes {a}
  %1:2 = stream.resource.try_map on(#hal.device.promise<@dev>) %b[%n] : !util.buffer -> i1, !stream.resource<constant>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @pack(%arg0: index, %arg1: index) {
util.func @pack(%n: index, %a: index) {
  // CHECK-NEXT: %0:3 = stream.resource.pack slices({
  %0:3 = stream.resource.pack slices({
    // CHECK-NEXT: [0, 1] = %arg0,
    [0, 1] = %n,
    // CHECK-NEXT: [2, 1] = %arg1
    [2, 1] = %a
  // CHECK-NEXT: }) : index
  }) : index
  // CHECK-NEXT: %1:2 = stream.resource.pack on(#hal.device.promise<@dev>) offset(%arg0) slices({
  %1:2 = stream.resource.pack on(#hal.device.promise<@dev>) offset(%n) slices({
    // CHECK-NEXT: [7, 9] = %arg1
    [7, 9] = %a
  // CHECK-NEXT: }) : index attributes {a}
  }) : index attributes {a}
  // CHECK-NEXT: %2 = stream.resource.pack slices({}) : index
  %2 = stream.resource.pack slices({}) : index
  util.return
}
