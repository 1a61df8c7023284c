// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: func.func @workgroup(%arg0: memref<16xi8>, %arg1: i32) {
func.func @workgroup(%b: memref<16xi8>, %i: i32) {
  // CHECK-NEXT: %0 = hal.instrument.workgroup[%arg0 : memref<16xi8>] dispatch(%arg1) : index
  %0 = hal.instrument.workgroup[%b : memref<16xi8>] dispatch(%i) : index
  // CHECK-NEXT: %1 = hal.instrument.workgroup[%arg0 : memref<16xi8>] dispatch(%arg1) {a} : index
  %1 = hal.instrument.workgroup[%b : memref<16xi8>] dispatch(%i) {a} : index
  return
}

// CHECK-LABEL: func.func @print(%arg0: memref<?xi8>, %arg1: index, %arg2: i32, %arg3: f32) {
func.func @print(%b: memref<?xi8>, %k: index, %v: i32, %w: f32) {
  // CHECK-NEXT: hal.instrument.print[%arg0 : memref<?xi8> for %arg1] "text"
  hal.instrument.print[%b : memref<?xi8> for %k] "text"
  // CHECK-NEXT: hal.instrument.print[%arg0 : memref<?xi8> for %arg1] "%d %f" * (%arg2, %arg3 : i32, f32) {a}
  hal.instrument.print[%b : memref<?xi8> for %k] "%d %f" * (%v, %w : i32, f32) {a}
  return
}

// CHECK-LABEL: func.func @value(%arg0: memref<?xi8>, %arg1: index, %arg2: i32) {
func.func @value(%b: memref<?xi8>, %k: index, %v: i32) {
  // CHECK-NEXT: %0 = hal.instrument.value[%arg0 : memref<?xi8> for %arg1] 3 : i8 = %arg2 : i32
  %0 = hal.instrument.value[%b : memref<?xi8> for %k] 3 : i8 = %v : i32
  // CHECK-NEXT: %1 = hal.instrument.value[%arg0 : memref<?xi8> for %arg1] -1 : i8 = %arg2 {a} : i32
  %1 = hal.instrument.value[%b : memref<?xi8> for %k] -1 : i8 = %v {a} : i32
  return
}

// CHECK-LABEL: func.func @memory(%arg0: memref<?xi8>, %arg1: index, %arg2: memref<?x4xf32>, %arg3: memref<i32>, %arg4: f32, %arg5: vector<4xf32>, %arg6: i32) {
func.func @memory(%b: memref<?xi8>, %k: index, %m: memref<?x4xf32>, %s: memref<i32>, %v: f32, %w: vector<4xf32>, %i: i32) {
  // CHECK-NEXT: %0 = hal.instrument.memory.load[%arg0 : memref<?xi8> for %arg1] %arg2[%arg1, %arg1], %arg4 : memref<?x4xf32>, f32
  %0 = hal.instrument.memory.load[%b : memref<?xi8> for %k] %m[%k, %k], %v : memref<?x4xf32>, f32
  // CHECK-NEXT: %1 = hal.instrument.memory.load[%arg0 : memref<?xi8> for %arg1] %arg3[], %arg6 {a} : memref<i32>, i32
  %1 = hal.instrument.memory.load[%b : memref<?xi8> for %k] %s[], %i {a} : memref<i32>, i32
  // CHECK-NEXT: %2 = hal.instrument.memory.store[%arg0 : memref<?xi8> for %arg1] %arg2[%arg1, %arg1], %arg5 : memref<?x4xf32>, vector<4xf32>
  %2 = hal.instrument.memory.store[%b : memref<?xi8> for %k] %m[%k, %k], %w : memref<?x4xf32>, vector<4xf32>
  // CHECK-NEXT: %3 = hal.instrument.memory.store[%arg0 : memref<?xi8> for %arg1] %arg3[], %arg6 {a} : memref<i32>, i32
  %3 = hal.instrument.memory.store[%b : memref<?xi8> for %k] %s[], %i {a} : memref<i32>, i32
  return
}
