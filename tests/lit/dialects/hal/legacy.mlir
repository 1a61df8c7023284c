// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt %s --mlir-print-op-generic | bindery-opt | FileCheck %s

// The visibility keyword is read, and printed as an attribute.
// CHECK-LABEL: hal.executable @both attributes {sym_visibility = "private"} {
hal.executable private @both {
  // CHECK-NEXT: hal.interface @io attributes {push_constants = 2 : i32} {
  hal.interface @io attributes {push_constants = 2 : i32} {
    // CHECK-NEXT: hal.interface.binding @arg0, set=0, binding=0, type="StorageBuffer", access="Read"
    hal.interface.binding @arg0, set=0, binding=0, type="StorageBuffer", access="Read"
    // CHECK-NEXT: hal.interface.binding @arg1, set=1, binding=7, type="UniformBuffer", access="None" attributes {note}
    hal.interface.binding @arg1, set = 1, binding = 7, type = "UniformBuffer", access = "None" attributes {note}
    // CHECK-NEXT: hal.interface.binding @ret0, set=0, binding=1, type="StorageBufferDynamic", access="Write|Discard"
    hal.interface.binding @ret0, set=0, binding=1, type="StorageBufferDynamic", access="Write|Discard"
    // CHECK-NEXT: hal.interface.binding @ret1, set=0, binding=2, type="UniformBufferDynamic", access="Read|Write"
    hal.interface.binding @ret1, set=0, binding=2, type="UniformBufferDynamic", access="Write|Read"
  // CHECK-NEXT: }
  }
  // CHECK-NEXT: hal.executable.target @vmla, filter="vm*" {
  hal.executable.target @vmla, filter="vm*" {
    // CHECK-NEXT: hal.executable.entry_point @main attributes {interface = @io, ordinal = 0 : i32, signature = (tensor<4xf32>) -> tensor<4xf32>}
    hal.executable.entry_point @main attributes {interface = @io, ordinal = 0 : i32, signature = (tensor<4xf32>) -> tensor<4xf32>}
    // CHECK-NEXT: hal.executable.entry_point @sized attributes {interface = @io, ordinal = 1 : i32, signature = () -> (), workgroup_size = [4 : index, 1 : index]}
    hal.executable.entry_point @sized attributes {workgroup_size = [4 : index, 1 : index], interface = @io, ordinal = 1 : i32, signature = () -> ()}
    // CHECK-NEXT: builtin.module {
    builtin.module {
    // CHECK-NEXT: }
    }
  // CHECK-NEXT: }
  }
  // A target without a region has an empty body.
  // CHECK-NEXT: hal.executable.target @cuda, filter="cuda" attributes {note} {
  // CHECK-NEXT: }
  hal.executable.target @cuda, filter = "cuda" attributes {note}
// CHECK-NEXT: }
}

// One target alone makes it the legacy form.
// CHECK-LABEL: hal.executable @target_only {
hal.executable @target_only {
  // CHECK-NEXT: hal.executable.target @any, filter="*" {
  hal.executable.target @any, filter="*" {}
}

// A body of neither form is the other form.
// CHECK-LABEL: hal.executable public @empty {
hal.executable @empty {}

// CHECK-LABEL: func.func @subspans
// CHECK-SAME: %[[OFFSET:.+]]: index, %[[LENGTH:.+]]: index
func.func @subspans(%offset: index, %length: index) {
  // CHECK-NEXT: hal.interface.binding.subspan @io::@arg0[%[[OFFSET]]] : memref<4xf32>
  %a = hal.interface.binding.subspan @io::@arg0[%offset] : memref<4xf32>
  // CHECK-NEXT: hal.interface.binding.subspan @io::@arg0[%[[OFFSET]], %[[LENGTH]]] {note} : memref<?xf32>
  %b = hal.interface.binding.subspan @io::@arg0[%offset, %length] {note} : memref<?xf32>
  return
}

// CHECK-LABEL: func.func @tensors
// CHECK-SAME: %[[OFFSET:.+]]: index, %[[SIZE:.+]]: index
func.func @tensors(%offset: index, %size: index) {
  // CHECK-NEXT: hal.interface.load.constant offset = 0 : i32
  %0 = hal.interface.load.constant offset = 0 : i32
  // CHECK-NEXT: hal.interface.load.constant offset = 3 {note} : index
  %1 = hal.interface.load.constant offset = 3 {note} : index
  // CHECK-NEXT: %[[T:.+]] = hal.interface.load.tensor @io::@arg0, offset = %[[OFFSET]] : tensor<4xf32>
  %2 = hal.interface.load.tensor @io::@arg0, offset = %offset : tensor<4xf32>
  // CHECK-NEXT: hal.interface.store.tensor %[[T]], @io::@ret0, offset = %[[OFFSET]] {note} : tensor<4xf32>
  hal.interface.store.tensor %2, @io::@ret0, offset = %offset {note} : tensor<4xf32>
  // CHECK-NEXT: %[[TILE:.+]] = hal.interface.load.tensor.tile @io::@arg0, base_offset = %[[OFFSET]], offsets = [%[[OFFSET]], %[[OFFSET]]], sizes = [%[[SIZE]], %[[SIZE]]], strides = [%[[OFFSET]], %[[SIZE]]] : tensor<2x?xf32>
  %3 = hal.interface.load.tensor.tile @io::@arg0, base_offset = %offset, offsets = [%offset, %offset], sizes = [%size, %size], strides = [%offset, %size] : tensor<2x?xf32>
  // CHECK-NEXT: hal.interface.store.tensor.tile %[[TILE]], @io::@ret0, base_offset = %[[OFFSET]], offsets = [%[[OFFSET]]], sizes = [%[[SIZE]]], strides = [%[[SIZE]]] {note} : tensor<2x?xf32>
  hal.interface.store.tensor.tile %3, @io::@ret0, base_offset = %offset, offsets = [%offset], sizes = [%size], strides = [%size] {note} : tensor<2x?xf32>
  return
}
