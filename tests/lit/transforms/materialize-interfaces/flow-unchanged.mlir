// RUN: not bindery-opt %s --iree-hal-materialize-interfaces=targets=vmla --mlir-print-ir-after-failure -o /dev/null 2>&1 | FileCheck %s

// What is wrong with one executable leaves all of them as they were.

// CHECK: error: has no flow.dispatch.entry
// CHECK: flow.executable @good {
// CHECK: flow.executable public @bad {
// CHECK-NOT: hal.executable
flow.executable @good {
  flow.dispatch.entry @f
  builtin.module {
    func.func @f() {
      return
    }
  }
}
flow.executable @bad {
}
