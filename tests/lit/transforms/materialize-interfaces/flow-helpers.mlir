// RUN: bindery-opt %s --iree-hal-materialize-interfaces=targets=vmla | FileCheck %s

// What the function of an entry uses comes along, in the order of the module,
// directly used or not; the rest does not. An initializer follows its global.

// CHECK-LABEL: hal.executable @uses
// CHECK:      builtin.module {
// CHECK-NEXT:   func.func @f() {
// CHECK:        util.global private @scale : f32
// CHECK-NEXT:   util.initializer {
// CHECK:        func.func private @inner() -> f32 {
// CHECK-NEXT:     util.global.load @scale
// CHECK:        func.func private @outer() -> f32 {
// CHECK-NEXT:     call @inner()
// CHECK:        func.func private @f_impl()
// CHECK-NEXT:     call @outer()
// CHECK:        hal.interface @legacy_io
// CHECK-NOT:  @unused
flow.executable @uses {
  flow.dispatch.entry @f
  builtin.module {
    util.global private @scale : f32
    util.global private @unused_scale : f32
    util.initializer {
      %0 = arith.constant 4.0 : f32
      util.global.store %0, @scale : f32
      util.return
    }
    func.func private @inner() -> f32 {
      %0 = util.global.load @scale : f32
      return %0 : f32
    }
    func.func private @unused() {
      return
    }
    func.func private @outer() -> f32 {
      %0 = call @inner() : () -> f32
      return %0 : f32
    }
    func.func @f() -> tensor<f32> {
      %0 = call @outer() : () -> f32
      %1 = tensor.splat %0 : tensor<f32>
      return %1 : tensor<f32>
    }
  }
}

// Calls of an entry's function go to its clone. Helpers give way to the names
// of entries, clones and interfaces; symbols of an inner table are its own.

// CHECK-LABEL: hal.executable @names
// CHECK-NEXT: hal.interface @legacy_io_1 {
// CHECK:      hal.executable.entry_point @g attributes {interface = @legacy_io_1
// CHECK-NEXT: hal.executable.entry_point @legacy_io attributes {interface = @legacy_io_1
// CHECK-NEXT: builtin.module {
// CHECK-NEXT:   func.func @legacy_io() {
// CHECK-NEXT:     arith.constant 0 : index
// CHECK-NEXT:     call @legacy_io_impl() : () -> ()
// CHECK:        func.func @g() {
// CHECK-NEXT:     arith.constant 0 : index
// CHECK-NEXT:     call @g_impl() : () -> ()
// CHECK:        func.func private @g_0() {
// CHECK:        func.func private @g_impl_0() {
// CHECK-NEXT:     call @g_impl() : () -> ()
// CHECK:        func.func private @g_impl() {
// CHECK-NEXT:     call @g_0() : () -> ()
// CHECK-NEXT:     call @g_impl_0() : () -> ()
// CHECK:        func.func private @legacy_io_impl() {
// CHECK-NEXT:     call @g_impl() : () -> ()
flow.executable @names {
  flow.dispatch.entry @f as("g")
  flow.dispatch.entry @legacy_io
  builtin.module {
    func.func private @g() {
      return
    }
    func.func private @g_impl() {
      call @f() : () -> ()
      return
    }
    func.func @f() {
      call @g() : () -> ()
      call @g_impl() : () -> ()
      return
    }
    func.func @legacy_io() {
      call @f() : () -> ()
      return
    }
  }
}
