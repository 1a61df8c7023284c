// RUN: bindery-opt %s --iree-hal-materialize-interfaces=targets=vmla | FileCheck %s
// RUN: bindery-opt %s --bindery-materialize=targets=vmla | FileCheck %s

// An entry without a workgroup rank: tensors become bindings, scalars push
// constants; arguments keep their numbers, bindings and constants get their own.

// CHECK-NOT: flow.executable
// CHECK-LABEL: hal.executable @mixed attributes {sym_visibility = "private"} {
// CHECK-NEXT:   hal.interface @legacy_io attributes {push_constants = 2 : i32} {
// CHECK-NEXT:     hal.interface.binding @arg1, set=0, binding=0, type="StorageBuffer", access="Read"
// CHECK-NEXT:     hal.interface.binding @arg3, set=0, binding=1, type="StorageBuffer", access="Read"
// CHECK-NEXT:     hal.interface.binding @ret0, set=0, binding=2, type="StorageBuffer", access="Write|Discard"
// CHECK-NEXT:     hal.interface.binding @ret1, set=0, binding=3, type="StorageBuffer", access="Write|Discard"
// CHECK-NEXT:   }
// CHECK-NEXT:   hal.executable.target @vmla, filter="vmla" {
// CHECK-NEXT:     hal.executable.entry_point @run attributes {interface = @legacy_io, ordinal = 0 : i32, signature = (index, tensor<4xf32>, i32, tensor<f32>) -> (tensor<f32>, tensor<4xf32>)}
// CHECK-NEXT:     builtin.module {
// CHECK-NEXT:       func.func @run() {
// CHECK-NEXT:         %[[ZERO:.+]] = arith.constant 0 : index
// CHECK-NEXT:         %[[I:.+]] = hal.interface.load.constant offset = 0 : index
// CHECK-NEXT:         %[[K:.+]] = hal.interface.load.constant offset = 1 : i32
// CHECK-NEXT:         %[[A:.+]] = hal.interface.load.tensor @legacy_io::@arg1, offset = %[[ZERO]] : tensor<4xf32>
// CHECK-NEXT:         %[[B:.+]] = hal.interface.load.tensor @legacy_io::@arg3, offset = %[[ZERO]] : tensor<f32>
// CHECK-NEXT:         %[[R:.+]]:2 = call @run_impl(%[[I]], %[[A]], %[[K]], %[[B]]) : (index, tensor<4xf32>, i32, tensor<f32>) -> (tensor<f32>, tensor<4xf32>)
// CHECK-NEXT:         hal.interface.store.tensor %[[R]]#0, @legacy_io::@ret0, offset = %[[ZERO]] : tensor<f32>
// CHECK-NEXT:         hal.interface.store.tensor %[[R]]#1, @legacy_io::@ret1, offset = %[[ZERO]] : tensor<4xf32>
// CHECK-NEXT:         return
// CHECK-NEXT:       }
// CHECK-NEXT:       func.func private @run_impl(%[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<4xf32>, %{{.+}}: i32, %[[ARG3:.+]]: tensor<f32>) -> (tensor<f32>, tensor<4xf32>) attributes {note} {
// CHECK-NEXT:         return %[[ARG3]], %[[ARG1]] : tensor<f32>, tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       hal.interface @legacy_io attributes {push_constants = 2 : i32, sym_visibility = "private"} {
// CHECK-NEXT:         hal.interface.binding @arg1, set=0, binding=0, type="StorageBuffer", access="Read"
// CHECK-NEXT:         hal.interface.binding @arg3, set=0, binding=1, type="StorageBuffer", access="Read"
// CHECK-NEXT:         hal.interface.binding @ret0, set=0, binding=2, type="StorageBuffer", access="Write|Discard"
// CHECK-NEXT:         hal.interface.binding @ret1, set=0, binding=3, type="StorageBuffer", access="Write|Discard"
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
flow.executable @mixed {
  flow.dispatch.entry @run
  builtin.module {
    func.func @run(%i: index, %a: tensor<4xf32>, %k: i32, %b: tensor<f32>) -> (tensor<f32>, tensor<4xf32>) attributes {note} {
      return %b, %a : tensor<f32>, tensor<4xf32>
    }
  }
}

// The executable stands where the old one stood, and sites keep their names.
// CHECK-NEXT: func.func @caller
func.func @caller(%n: index, %i: index, %a: tensor<4xf32>, %k: i32, %b: tensor<f32>) -> tensor<f32> {
  // CHECK-NEXT: flow.dispatch @mixed::@run
  %0:2 = flow.dispatch @mixed::@run[%n](%i, %a, %k, %b) : (index, tensor<4xf32>, i32, tensor<f32>) -> (tensor<f32>, tensor<4xf32>)
  return %0#0 : tensor<f32>
}

// Without scalars there is no attribute push_constants; without arguments the
// interface has results only.
// CHECK-LABEL: hal.executable @no_arguments
// CHECK-NEXT:   hal.interface @legacy_io {
// CHECK-NEXT:     hal.interface.binding @ret0, set=0, binding=0
// CHECK:      func.func @fill() {
// CHECK-NEXT:   %[[ZERO:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[R:.+]] = call @fill_impl() : () -> tensor<4xf32>
// CHECK-NEXT:   hal.interface.store.tensor %[[R]], @legacy_io::@ret0, offset = %[[ZERO]] : tensor<4xf32>
// CHECK-NEXT:   return
// CHECK:      hal.interface @legacy_io attributes {sym_visibility = "private"} {
flow.executable private @no_arguments {
  flow.dispatch.entry @fill
  builtin.module {
    func.func @fill() -> tensor<4xf32> {
      %0 = arith.constant dense<1.0> : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
  }
}
