// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: util.func public @select(%arg0: !hal.device, %arg1: !hal.device, %arg2: i64, %arg3: i64, %arg4: i32, %arg5: i32) {
util.func @select(%d: !hal.device, %e: !hal.device, %q: i64, %r: i64, %t: i32, %u: i32) {
  // CHECK-NEXT: %device, %queue_affinity = hal.allocator.select from([
  // CHECK-NEXT: (%arg0, %arg2 : !hal.device, i64)
  // CHECK-NEXT: ]) type(%arg4) usage(%arg5) : !hal.device, i64
  %0:2 = hal.allocator.select from([(%d, %q : !hal.device, i64)]) type(%t) usage(%u) : !hal.device, i64
  // CHECK-NEXT: %device_0, %queue_affinity_1 = hal.allocator.select from([
  // CHECK-NEXT: (%arg0, %arg2 : !hal.device, i64),
  // CHECK-NEXT: (%arg1, %arg3 : !hal.device, i64)
  // CHECK-NEXT: ]) type(%arg4) usage(%arg5) : !hal.device, i64 attributes {a}
  %1:2 = hal.allocator.select from([(%d, %q : !hal.device, i64), (%e, %r : !hal.device, i64)]) type(%t) usage(%u) : !hal.device, i64 attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @allocate(%arg0: !hal.allocator, %arg1: i64, %arg2: i32, %arg3: i32, %arg4: index) {
util.func @allocate(%a: !hal.allocator, %q: i64, %t: i32, %u: i32, %n: index) {
  // CHECK-NEXT: %buffer = hal.allocator.allocate<%arg0 : !hal.allocator> affinity(%arg1) type(%arg2) usage(%arg3) : !hal.buffer{%arg4}
  %0 = hal.allocator.allocate<%a : !hal.allocator> affinity(%q) type(%t) usage(%u) : !hal.buffer{%n}
  // CHECK-NEXT: %buffer_0 = hal.allocator.allocate<%arg0 : !hal.allocator> affinity(%arg1) type(%arg2) usage(%arg3) : !hal.buffer{%arg4} attributes {a}
  %1 = hal.allocator.allocate<%a : !hal.allocator> affinity(%q) type(%t) usage(%u) : !hal.buffer{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @import(%arg0: !hal.allocator, %arg1: i64, %arg2: i32, %arg3: i32, %arg4: !util.buffer, %arg5: index, %arg6: index) {
util.func @import(%a: !hal.allocator, %q: i64, %t: i32, %u: i32, %s: !util.buffer, %o: index, %n: index) {
  // CHECK-NEXT: %did_import, %mapped = hal.allocator.import<%arg0 : !hal.allocator> source(%arg4 : !util.buffer)[%arg5, %arg6] affinity(%arg1) type(%arg2) usage(%arg3) : i1, !hal.buffer
  %0:2 = hal.allocator.import<%a : !hal.allocator> source(%s : !util.buffer)[%o, %n] affinity(%q) type(%t) usage(%u) : i1, !hal.buffer
  // CHECK-NEXT: %did_import_0, %mapped_1 = hal.allocator.import<%arg0 : !hal.allocator> source(%arg4 : !util.buffer)[%arg5, %arg6] affinity(%arg1) type(%arg2) usage(%arg3) : i1, !hal.buffer attributes {a}
  %1:2 = hal.allocator.import<%a : !hal.allocator> source(%s : !util.buffer)[%o, %n] affinity(%q) type(%t) usage(%u) : i1, !hal.buffer attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @resolve_memory_properties() {
util.func @resolve_memory_properties() {
  // CHECK-NEXT: %memory_types, %buffer_usage = hal.allocator.resolve_memory_properties lifetime("*") : i32, i32
  %0:2 = hal.allocator.resolve_memory_properties lifetime("*") : i32, i32
  // CHECK-NEXT: %memory_types_0, %buffer_usage_1 = hal.allocator.resolve_memory_properties for(#hal.device.affinity<@dev>) lifetime(external) : i32, i32
  %1:2 = hal.allocator.resolve_memory_properties for(#hal.device.affinity<@dev>) lifetime(external) : i32, i32
  // CHECK-NEXT: %memory_types_2, %buffer_usage_3 = hal.allocator.resolve_memory_properties for("any") lifetime(staging) : i32, i32
  %2:2 = hal.allocator.resolve_memory_properties for("any") lifetime(staging) : i32, i32
  // CHECK-NEXT: %memory_types_4, %buffer_usage_5 = hal.allocator.resolve_memory_properties lifetime(transient) : i32, i32
  %3:2 = hal.allocator.resolve_memory_properties lifetime("transient") : i32, i32
  // CHECK-NEXT: %memory_types_6, %buffer_usage_7 = hal.allocator.resolve_memory_properties lifetime(variable) : i32, i32
  %4:2 = hal.allocator.resolve_memory_properties lifetime(variable) : i32, i32
  // CHECK-NEXT: %memory_types_8, %buffer_usage_9 = hal.allocator.resolve_memory_properties lifetime(constant) : i32, i32 attributes {a}
  %5:2 = hal.allocator.resolve_memory_properties lifetime(constant) : i32, i32 attributes {a}
  util.return
}
