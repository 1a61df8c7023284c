// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: util.func public @count() {
util.func @count() {
  // CHECK-NEXT: %device_count = hal.devices.count : index
  %0 = hal.devices.count : index
  // CHECK-NEXT: %device_count_0 = hal.devices.count {a} : index
  %1 = hal.devices.count {a} : index
  util.return
}

// CHECK-LABEL: util.func public @get(%arg0: index) {
util.func @get(%i: index) {
  // CHECK-NEXT: %c3 = arith.constant 3 : index
  %c3 = arith.constant 3 : index
  // CHECK-NEXT: %device_3 = hal.devices.get %c3 : !hal.device
  %0 = hal.devices.get %c3 : !hal.device
  // CHECK-NEXT: %device_n = hal.devices.get %arg0 : !hal.device
  %1 = hal.devices.get %i : !hal.device
  // CHECK-NEXT: %device_n_0 = hal.devices.get %arg0 {a} : !hal.device
  %2 = hal.devices.get %i {a} : !hal.device
  util.return
}

// CHECK-LABEL: util.func public @query(%arg0: !hal.device) {
util.func @query(%d: !hal.device) {
  // CHECK-NEXT: %ok, %value = hal.device.query<%arg0 : !hal.device> key("sys" :: "foo") : i1, i32
  %0:2 = hal.device.query<%d : !hal.device> key("sys" :: "foo") : i1, i32
  // CHECK-NEXT: %ok_0, %value_1 = hal.device.query<%arg0 : !hal.device> key("sys" :: "foo") : i1, i64 = 7 : i64
  %1:2 = hal.device.query<%d : !hal.device> key("sys"::"foo") : i1, i64 = 7 : i64
  // CHECK-NEXT: %ok_2, %value_3 = hal.device.query<%arg0 : !hal.device> key("sys" :: "foo") : i1, i64 = 8 : i64
  %2:2 = hal.device.query<%d : !hal.device> key("sys" :: "foo") : i1, i64 = 8
  // CHECK-NEXT: %ok_4, %value_5 = hal.device.query<%arg0 : !hal.device> key("sys" :: "foo") : i1, i1 = false attributes {a}
  %3:2 = hal.device.query<%d : !hal.device> key("sys" :: "foo") : i1, i1 = false attributes {a}
  // CHECK-NEXT: %ok_6, %value_7 = hal.device.query<%arg0 : !hal.device> key("" :: "") : i1, !util.object attributes {a}
  %4:2 = hal.device.query<%d : !hal.device> key("" :: "") : i1, !util.object attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @resolve() {
util.func @resolve() {
  // CHECK-NEXT: %device = hal.device.resolve : !hal.device
  %0 = hal.device.resolve : !hal.device
  // CHECK-NEXT: %device_0, %allocator, %queue_affinity = hal.device.resolve on(#hal.device.affinity<@dev, [1]>) : !hal.device, !hal.allocator, i64
  %1:3 = hal.device.resolve on(#hal.device.affinity<@dev, [1]>) : !hal.device, !hal.allocator, i64
  // CHECK-NEXT: %queue_affinity_1, %queue_affinity_2 = hal.device.resolve on(#hal.device.affinity<@dev>) {a} : i64, i64
  %2:2 = hal.device.resolve on(#hal.device.affinity<@dev>) {a} : i64, i64
  util.return
}

// CHECK-LABEL: util.func public @allocator(%arg0: !hal.device) {
util.func @allocator(%d: !hal.device) {
  // CHECK-NEXT: %allocator = hal.device.allocator<%arg0 : !hal.device> : !hal.allocator
  %0 = hal.device.allocator<%d : !hal.device> : !hal.allocator
  // CHECK-NEXT: %allocator_0 = hal.device.allocator<%arg0 : !hal.device> : !hal.allocator attributes {a}
  %1 = hal.device.allocator<%d : !hal.device> : !hal.allocator attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @memoize(%arg0: !hal.device, %arg1: i64, %arg2: i32) {
util.func @memoize(%d: !hal.device, %q: i64, %v: i32) {
  // CHECK-NEXT: %0 = hal.device.memoize<%arg0 : !hal.device> affinity(%arg1) -> i32 {
  // CHECK-NEXT: hal.return %arg2 : i32
  // CHECK-NEXT: }
  %0 = hal.device.memoize<%d : !hal.device> affinity(%q) -> i32 {
    hal.return %v : i32
  }
  // CHECK-NEXT: %1:2 = hal.device.memoize<%arg0 : !hal.device> affinity(%arg1) -> i32, !hal.fence attributes {a} {
  // CHECK-NEXT: %4 = util.null : !hal.fence
  // CHECK-NEXT: hal.return %arg2, %4 : i32, !hal.fence
  // CHECK-NEXT: }
  %1:2 = hal.device.memoize<%d : !hal.device> affinity(%q) -> i32, !hal.fence attributes {a} {
    %f = util.null : !hal.fence
    hal.return %v, %f : i32, !hal.fence
  }
  // CHECK-NEXT: %2 = hal.device.memoize<%arg0 : !hal.device> affinity(%arg1) -> i32 {
  // CHECK-NEXT: }
  %2 = hal.device.memoize<%d : !hal.device> affinity(%q) -> i32 {
  }
  // CHECK-NEXT: %3 = hal.device.memoize<%arg0 : !hal.device> affinity(%arg1) -> i32 {
  // CHECK-NEXT: }
  %3 = hal.device.memoize<%d : !hal.device> affinity(%q) -> i32 {
    hal.return
  }
  util.return
}

// CHECK-LABEL: util.func public @memory_file(%arg0: !hal.device, %arg1: i64, %arg2: !util.buffer, %arg3: index, %arg4: index, %arg5: i32) {
util.func @memory_file(%d: !hal.device, %q: i64, %b: !util.buffer, %o: index, %n: index, %f: i32) {
  // CHECK-NEXT: %memory_file = hal.ex.file.from_memory device(%arg0 : !hal.device) affinity(%arg1) access(Read) buffer(%arg2 : !util.buffer)[%arg3 for %arg4] flags(%arg5) : !hal.file
  %0 = hal.ex.file.from_memory device(%d : !hal.device) affinity(%q) access(Read) buffer(%b : !util.buffer)[%o for %n] flags(%f) : !hal.file
  // CHECK-NEXT: %memory_file_0 = hal.ex.file.from_memory device(%arg0 : !hal.device) affinity(%arg1) access("Write|Discard|MayAlias|Unaligned|Any") buffer(%arg2 : !util.buffer)[%arg3 for %arg4] flags(%arg5) : !hal.file attributes {a}
  %1 = hal.ex.file.from_memory device(%d : !hal.device) affinity(%q) access("Discard|Write|MayAlias|Unaligned|Any") buffer(%b : !util.buffer)[%o for %n] flags(%f) : !hal.file attributes {a}
  util.return
}
