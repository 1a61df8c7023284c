// RUN: bindery-opt %s --iree-hal-materialize-interfaces=targets=vmla --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// An interface has the locations of its entries; arguments are loaded where
// they stood.

// CHECK:      hal.interface @legacy_io {
// CHECK-NEXT:   hal.interface.binding @arg0, {{.*}} loc(fused["entry a", "entry b"])
// CHECK:      } loc(fused["entry a", "entry b"])
// CHECK:      hal.executable.entry_point @a {{.*}} loc("entry a")
// CHECK-NEXT: hal.executable.entry_point @b {{.*}} loc("entry b")
// CHECK:        func.func @b() {
// CHECK-NEXT:     arith.constant 0 : index loc("function b")
// CHECK-NEXT:     hal.interface.load.tensor {{.*}} loc("argument b")
// CHECK-NEXT:     call @b_impl{{.*}} loc("function b")
// CHECK-NEXT:     return loc("function b")
// CHECK-NEXT:   } loc("function b")
// CHECK:      } loc("executable")
// CHECK-NEXT: } loc("executable")
flow.executable @ex {
  flow.dispatch.entry @a loc("entry a")
  flow.dispatch.entry @b loc("entry b")
  builtin.module {
    func.func @a(%t: tensor<4xf32> loc("argument a")) {
      return
    } loc("function a")
    func.func @b(%t: tensor<4xf32> loc("argument b")) {
      return
    } loc("function b")
  }
} loc("executable")
