// RUN: bindery-opt %s --allow-unregistered-dialect --iree-hal-materialize-interfaces=targets=vmla | FileCheck %s

// An entry with a workgroup rank has no thunk: its function takes handles from
// the interface itself.

// CHECK:      hal.interface @legacy_io attributes {push_constants = 2 : i32} {
// CHECK-NEXT:   hal.interface.binding @arg0, set=0, binding=0, type="StorageBuffer", access="Read"
// CHECK-NEXT:   hal.interface.binding @ret0, set=0, binding=1, type="StorageBuffer", access="Write|Discard"
// CHECK-NEXT:   hal.interface.binding @arg3, set=0, binding=2, type="StorageBuffer", access="Read"
// CHECK-NEXT:   hal.interface.binding @ret1, set=0, binding=3, type="StorageBuffer", access="Write|Discard"
// CHECK-NEXT: }
// CHECK:      hal.executable.entry_point @tile attributes {interface = @legacy_io, ordinal = 0 : i32, signature = (!flow.dispatch.input<4xf32>, index, !flow.dispatch.output<4xf32>, !flow.dispatch.input<f32>, !flow.dispatch.output<f32>, i32) -> ()}
// CHECK-NEXT: builtin.module {
// CHECK-NEXT:   func.func @tile() attributes {note} {
// CHECK-NEXT:     %[[ZERO:.+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[N:.+]] = hal.interface.load.constant offset = 0 : index
// CHECK-NEXT:     %[[K:.+]] = hal.interface.load.constant offset = 1 : i32
// CHECK-NEXT:     %[[A:.+]] = hal.interface.binding.subspan @legacy_io::@arg0[%[[ZERO]]] : !flow.dispatch.input<4xf32>
// CHECK-NEXT:     %[[X:.+]] = hal.interface.binding.subspan @legacy_io::@ret0[%[[ZERO]]] : !flow.dispatch.output<4xf32>
// CHECK-NEXT:     %[[B:.+]] = hal.interface.binding.subspan @legacy_io::@arg3[%[[ZERO]]] : !flow.dispatch.input<f32>
// CHECK-NEXT:     %[[Y:.+]] = hal.interface.binding.subspan @legacy_io::@ret1[%[[ZERO]]] : !flow.dispatch.output<f32>
// CHECK-NEXT:     %[[T:.+]] = flow.dispatch.input.load %[[A]], offsets = [%[[N]]], sizes = [%[[N]]], strides = [%[[N]]] : !flow.dispatch.input<4xf32> -> tensor<4xf32>
// CHECK-NEXT:     %[[U:.+]] = flow.dispatch.input.load %[[B]] : !flow.dispatch.input<f32> -> tensor<f32>
// CHECK-NEXT:     flow.dispatch.output.store %[[T]], %[[X]] : tensor<4xf32> -> !flow.dispatch.output<4xf32>
// CHECK-NEXT:     flow.dispatch.output.store %[[U]], %[[Y]] : tensor<f32> -> !flow.dispatch.output<f32>
// CHECK-NEXT:     "use"(%[[K]]) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   hal.interface @legacy_io attributes {push_constants = 2 : i32, sym_visibility = "private"} {
flow.executable @ranked {
  flow.dispatch.entry @tile attributes {workgroup_rank = 2 : index}
  builtin.module {
    func.func @tile(%a: !flow.dispatch.input<4xf32> {test.note}, %n: index, %x: !flow.dispatch.output<4xf32>, %b: !flow.dispatch.input<f32>, %y: !flow.dispatch.output<f32>, %k: i32) attributes {note} {
      %t = flow.dispatch.input.load %a, offsets = [%n], sizes = [%n], strides = [%n] : !flow.dispatch.input<4xf32> -> tensor<4xf32>
      %u = flow.dispatch.input.load %b : !flow.dispatch.input<f32> -> tensor<f32>
      flow.dispatch.output.store %t, %x : tensor<4xf32> -> !flow.dispatch.output<4xf32>
      flow.dispatch.output.store %u, %y : tensor<f32> -> !flow.dispatch.output<f32>
      "use"(%k) : (i32) -> ()
      return
    }
  }
}
