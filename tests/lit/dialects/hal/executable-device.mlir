// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: util.func public @create(%arg0: !hal.device, %arg1: i64, %arg2: i32) {
util.func @create(%d: !hal.device, %q: i64, %k: i32) {
  // CHECK-NEXT: %executable = hal.executable.create device(%arg0 : !hal.device) affinity(%arg1) target(@exe::@binary) : !hal.executable
  %0 = hal.executable.create device(%d : !hal.device) affinity(%q) target(@exe::@binary) : !hal.executable
  // CHECK-NEXT: %executable_0 = hal.executable.create device(%arg0 : !hal.device) affinity(%arg1) target(@binary) constants([%arg2, %arg2]) : !hal.executable attributes {a}
  %1 = hal.executable.create device(%d : !hal.device) affinity(%q) target(@binary) constants([%k, %k]) : !hal.executable attributes {a}
  // CHECK-NEXT: %executable_1 = hal.executable.create device(%arg0 : !hal.device) affinity(%arg1) target(@a::@b::@c) : !hal.executable
  %2 = hal.executable.create device(%d : !hal.device) affinity(%q) target(@a::@b::@c) constants([]) : !hal.executable
  util.return
}

// CHECK-LABEL: util.func public @lookup(%arg0: !hal.device, %arg1: !hal.executable) {
util.func @lookup(%d: !hal.device, %e: !hal.executable) {
  // CHECK-NEXT: %exe = hal.executable.lookup device(%arg0 : !hal.device) executable(@exe) : !hal.executable
  %0 = hal.executable.lookup device(%d : !hal.device) executable(@exe) : !hal.executable
  // CHECK-NEXT: %exe_0 = hal.executable.lookup device(%arg0 : !hal.device) executable(@exe) : !hal.executable attributes {a}
  %1 = hal.executable.lookup device(%d : !hal.device) executable(@exe) : !hal.executable attributes {a}
  // CHECK-NEXT: %function_id = hal.executable.lookup.function target(%arg1 : !hal.executable) function(@exe::@variant::@export) : i64
  %2 = hal.executable.lookup.function target(%e : !hal.executable) function(@exe::@variant::@export) : i64
  // CHECK-NEXT: %function_id_1 = hal.executable.lookup.function target(%arg1 : !hal.executable) function(@exe) : i64 attributes {a}
  %3 = hal.executable.lookup.function target(%e : !hal.executable) function(@exe) : i64 attributes {a}
  // CHECK-NEXT: %ordinal = hal.executable.export.ordinal target(@exe::@variant::@export) : index
  %4 = hal.executable.export.ordinal target(@exe::@variant::@export) : index
  // CHECK-NEXT: %ordinal_2 = hal.executable.export.ordinal target(@exe) : index attributes {a}
  %5 = hal.executable.export.ordinal target(@exe) : index attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @calculate_workgroups(%arg0: !hal.device, %arg1: index) {
util.func @calculate_workgroups(%d: !hal.device, %w: index) {
  // CHECK-NEXT: %workgroup_x, %workgroup_y, %workgroup_z = hal.executable.calculate_workgroups device(%arg0 : !hal.device) target(@exe::@variant::@export) : index, index, index
  %0:3 = hal.executable.calculate_workgroups device(%d : !hal.device) target(@exe::@variant::@export) : index, index, index
  // CHECK-NEXT: %workgroup_x_0, %workgroup_y_1, %workgroup_z_2 = hal.executable.calculate_workgroups device(%arg0 : !hal.device) target(@exe::@variant::@export) workload([%arg1, %arg1]) : index, index, index attributes {a}
  %1:3 = hal.executable.calculate_workgroups device(%d : !hal.device) target(@exe::@variant::@export) workload([%w, %w]) : index, index, index attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @constants() {
util.func @constants() {
  // CHECK-NEXT: %0 = hal.executable.constant.load "key" : i32
  %0 = hal.executable.constant.load "key" : i32
  // CHECK-NEXT: %1 = hal.executable.constant.load "" {a} : index
  %1 = hal.executable.constant.load "" {a} : index
  // CHECK-NEXT: %2 = hal.executable.constant.load "key" : complex<f64>
  %2 = hal.executable.constant.load "key" : complex<f64>
  util.return
}
