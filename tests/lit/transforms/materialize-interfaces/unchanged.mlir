// An error leaves the whole module as it was, also what is right in it.

// RUN: not bindery-opt %s --iree-hal-materialize-interfaces --mlir-print-ir-after-failure 2>&1 | FileCheck %s

#a = #hal.executable.target<"cpu", "a">

// CHECK: error: a dispatched function cannot return values
// CHECK: IR Dump After MaterializeInterfaces Failed
// CHECK-NOT: hal.executable private
// CHECK-NOT: hal.executable.variant
// CHECK: stream.executable private @right {
// CHECK: func.func @e(%{{.+}}: !stream.binding) {
// CHECK: stream.executable private @wrong {
// CHECK: func.func @e() -> i32 {
// CHECK: stream.cmd.dispatch @right::@e {
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
  util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
  stream.executable private @right {
    stream.executable.export public @e
    builtin.module {
      func.func @e(%a: !stream.binding) {
        return
      }
    }
  }
  stream.executable private @wrong {
    stream.executable.export public @e
    builtin.module {
      func.func @e() -> i32 {
        %zero = arith.constant 0 : i32
        return %zero : i32
      }
    }
  }
  util.func public @host(%r: !stream.resource<transient>, %n: index) {
    %zero = arith.constant 0 : index
    %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
      stream.cmd.dispatch @right::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
      stream.cmd.dispatch @wrong::@e { }
    } => !stream.timepoint
    util.return
  }
}
