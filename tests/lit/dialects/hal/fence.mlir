// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: util.func public @create(%arg0: !hal.device) {
util.func @create(%d: !hal.device) {
  // CHECK-NEXT: %fence = hal.fence.create device(%arg0 : !hal.device) flags("None") : !hal.fence
  %0 = hal.fence.create device(%d : !hal.device) flags(None) : !hal.fence
  // CHECK-NEXT: %fence_0 = hal.fence.create device(%arg0 : !hal.device) flags(Reserved) : !hal.fence attributes {a}
  %1 = hal.fence.create device(%d : !hal.device) flags(Reserved) : !hal.fence attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @join(%arg0: !hal.fence, %arg1: !hal.fence) {
util.func @join(%f: !hal.fence, %g: !hal.fence) {
  // CHECK-NEXT: %fence = hal.fence.join at([]) flags("None") -> !hal.fence
  %0 = hal.fence.join at([]) flags(None) -> !hal.fence
  // CHECK-NEXT: %fence_0 = hal.fence.join at([%arg0, %arg1]) flags(Reserved) -> !hal.fence attributes {a}
  %1 = hal.fence.join at([%f, %g]) flags(Reserved) -> !hal.fence attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @host(%arg0: !hal.fence, %arg1: i32) {
util.func @host(%f: !hal.fence, %s: i32) {
  // CHECK-NEXT: %0 = hal.fence.query<%arg0 : !hal.fence> : i32
  %0 = hal.fence.query<%f : !hal.fence> : i32
  // CHECK-NEXT: %1 = hal.fence.query<%arg0 : !hal.fence> : i32 attributes {a}
  %1 = hal.fence.query<%f : !hal.fence> : i32 attributes {a}
  // CHECK-NEXT: hal.fence.signal<%arg0 : !hal.fence>
  hal.fence.signal<%f : !hal.fence>
  // CHECK-NEXT: hal.fence.signal<%arg0 : !hal.fence> attributes {a}
  hal.fence.signal<%f : !hal.fence> attributes {a}
  // CHECK-NEXT: hal.fence.fail<%arg0 : !hal.fence> status(%arg1)
  hal.fence.fail<%f : !hal.fence> status(%s)
  // CHECK-NEXT: hal.fence.fail<%arg0 : !hal.fence> status(%arg1) attributes {a}
  hal.fence.fail<%f : !hal.fence> status(%s) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @await(%arg0: !hal.fence, %arg1: !hal.fence, %arg2: i32) {
util.func @await(%f: !hal.fence, %g: !hal.fence, %t: i32) {
  // CHECK-NEXT: %status = hal.fence.await until([]) timeout_millis(%arg2) flags("None") : i32
  %0 = hal.fence.await until([]) timeout_millis(%t) flags(None) : i32
  // CHECK-NEXT: %status_0 = hal.fence.await until([%arg0, %arg1]) timeout_millis(%arg2) flags(Reserved) : i32 attributes {a}
  %1 = hal.fence.await until([%f, %g]) timeout_millis(%t) flags(Reserved) : i32 attributes {a}
  util.return
}
