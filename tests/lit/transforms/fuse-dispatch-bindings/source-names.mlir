// Names of the source stay: a fused binding has that of its first member, each
// offset that of its own.
// RUN: bindery-opt --source-names --iree-stream-fuse-dispatch-bindings %s | FileCheck %s
// RUN: bindery-opt --source-names --iree-stream-fuse-dispatch-bindings --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s --check-prefix=LOC

stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    // CHECK: func.func @e(%lhs: !stream.binding, %out: !stream.binding, %lhs_0: index, %rhs: index, %out_0: index, %size: index) {
    // LOC: func.func @e(%lhs: !stream.binding loc("same"), %out: !stream.binding loc("out"), %lhs_0: index loc("same"), %rhs: index loc("same"), %out_0: index loc("out"), %size: index loc("size"))
    func.func @e(%lhs: !stream.binding loc("same"), %rhs: !stream.binding loc("same"), %size: index loc("size"), %out: !stream.binding loc("out")) {
      // CHECK-NEXT: %[[SUM:.+]] = arith.addi %size, %rhs : index
      // CHECK-NEXT: %view = stream.binding.subspan %lhs[%[[SUM]]] : !stream.binding -> memref<4xf32>
      %view = stream.binding.subspan %rhs[%size] : !stream.binding -> memref<4xf32>
      return
    }
  }
}
// CHECK: util.func public @main(%res: !stream.resource<transient>, %n: index) {
util.func public @main(%res: !stream.resource<transient>, %n: index) {
  // CHECK-NEXT: %[[ZERO:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %done = stream.cmd.execute with(%res as %in: !stream.resource<transient>{%n}) {
  %done = stream.cmd.execute with(%res as %in: !stream.resource<transient>{%n}) {
    // CHECK-NEXT: stream.cmd.dispatch @ex::@e(%n, %n, %n, %n : index, index, index, index) {
    // CHECK-NEXT: ro %in[%[[ZERO]] for %n] : !stream.resource<transient>{%n},
    // CHECK-NEXT: wo %in[%[[ZERO]] for %n] : !stream.resource<transient>{%n}
    stream.cmd.dispatch @ex::@e(%n : index) {
      ro %in[%n for %n] : !stream.resource<transient>{%n},
      ro %in[%n for %n] : !stream.resource<transient>{%n},
      wo %in[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
