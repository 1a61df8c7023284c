// RUN: bindery-opt %s --iree-hal-materialize-interfaces=targets=vmla --log-actions-to=- -o /dev/null | FileCheck %s

// CHECK: bindery-materialize-flow-executable @a
// CHECK: bindery-materialize-flow-executable @b
flow.executable @a {
  flow.dispatch.entry @f
  builtin.module {
    func.func @f() {
      return
    }
  }
}
flow.executable @b {
  flow.dispatch.entry @f
  builtin.module {
    func.func @f() {
      return
    }
  }
}
