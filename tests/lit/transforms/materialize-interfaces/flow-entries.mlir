// RUN: bindery-opt %s --iree-hal-materialize-interfaces=targets=vmla | FileCheck %s

// Entries of one signature share an interface. Entry points keep their order;
// each thunk is put at the front of the module, the last one first.

// CHECK-LABEL: hal.executable @signatures
// CHECK-NEXT: hal.interface @legacy_io {
// CHECK:      hal.interface @legacy_io_1 attributes {push_constants = 1 : i32} {
// CHECK:      hal.executable.target @vmla
// CHECK-NEXT:   hal.executable.entry_point @a attributes {interface = @legacy_io, ordinal = 0 : i32, signature = (tensor<4xf32>) -> tensor<4xf32>}
// CHECK-NEXT:   hal.executable.entry_point @b attributes {interface = @legacy_io_1, ordinal = 1 : i32, signature = (i32) -> ()}
// CHECK-NEXT:   hal.executable.entry_point @c attributes {interface = @legacy_io, ordinal = 2 : i32, signature = (tensor<4xf32>) -> tensor<4xf32>}
// CHECK-NEXT:   hal.executable.entry_point @d attributes {interface = @legacy_io_1, ordinal = 3 : i32, signature = (i32) -> ()}
// CHECK-NEXT:   builtin.module {
// CHECK-NEXT:     func.func @c() {
// CHECK:            hal.interface.load.tensor @legacy_io::@arg0
// CHECK-NEXT:       call @c_impl
// CHECK:          func.func @b() {
// CHECK:            hal.interface.load.constant offset = 0
// CHECK-NEXT:       call @b_impl
// CHECK:          func.func @a() {
// CHECK:            call @a_impl
// CHECK:          func.func private @a_impl
// CHECK:          func.func private @c_impl
// CHECK:          func.func private @b_impl
// CHECK:          func.func @d() {
// CHECK-NEXT:       arith.constant 0 : index
// CHECK-NEXT:       hal.interface.load.constant offset = 0 : i32
// CHECK-NEXT:       return
// CHECK:          hal.interface @legacy_io attributes {sym_visibility = "private"} {
// CHECK:          hal.interface @legacy_io_1 attributes {push_constants = 1 : i32, sym_visibility = "private"} {
flow.executable @signatures {
  flow.dispatch.entry @same as("a")
  flow.dispatch.entry @b
  flow.dispatch.entry @same as("c")
  flow.dispatch.entry @d attributes {workgroup_rank = 1 : index}
  builtin.module {
    func.func @same(%t: tensor<4xf32>) -> tensor<4xf32> {
      return %t : tensor<4xf32>
    }
    func.func @b(%k: i32) {
      return
    }
    func.func @d(%k: i32) {
      return
    }
  }
}
