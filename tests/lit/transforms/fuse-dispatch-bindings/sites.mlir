// What is made beside a dispatch, and where.
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings --mlir-print-debuginfo --mlir-print-local-scope --split-input-file %s | FileCheck %s

// One zero for each execute, right before it, at the location of the site that
// is rewritten first: exports in their order, not sites in theirs.

stream.executable private @ex {
  stream.executable.export public @first
  stream.executable.export public @second
  builtin.module {
    // A fused binding is where its members are; so are its offsets.
    // CHECK: func.func @first(%[[AC:[^] :,)}[]+]]: !stream.binding loc(fused["a", "c"]), %[[B:[^] :,)}[]+]]: !stream.binding loc("b"), %[[OA:[^] :,)}[]+]]: index loc(fused["a", "c"]), %[[OC:[^] :,)}[]+]]: index loc(fused["a", "c"]), %[[OB:[^] :,)}[]+]]: index loc("b"), %[[X:[^] :,)}[]+]]: index loc("x"))
    func.func @first(%a: !stream.binding loc("a"), %b: !stream.binding loc("b"), %c: !stream.binding loc("c"), %x: index loc("x")) {
      // CHECK-NEXT: %[[SUM:[^] :,)}[]+]] = arith.addi %[[X]], %[[OC]] : index loc(fused["a", "c"])
      // CHECK-NEXT: stream.binding.subspan %[[AC]][%[[SUM]]] : !stream.binding -> memref<4xf32> loc("view")
      %0 = stream.binding.subspan %c[%x] : !stream.binding -> memref<4xf32> loc("view")
      return
    }
    func.func @second(%a: !stream.binding) {
      return
    }
  }
}
// CHECK: util.initializer
util.initializer {
  %n = arith.constant 64 : index
  // CHECK: %[[OLD:[^] :,)}[]+]] = arith.constant 0 : index loc("old")
  %old = arith.constant 0 : index loc("old")
  %r = util.null : !stream.resource<transient>
  // CHECK: %[[ZERO:[^] :,)}[]+]] = arith.constant 0 : index loc("site of first")
  // CHECK-NEXT: stream.cmd.execute
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.concurrent
    stream.cmd.concurrent {
      // CHECK: stream.cmd.dispatch @ex::@second(%[[OLD]] : index) {
      // CHECK-NEXT: ro %{{[^] :,)}[]+}}[%[[ZERO]] for
      // CHECK-NEXT: } loc("site of second")
      stream.cmd.dispatch @ex::@second {
        ro %c[%old for %n] : !stream.resource<transient>{%n}
      } loc("site of second")
      stream.cmd.serial {
        // CHECK: stream.cmd.dispatch @ex::@first
        // CHECK-NEXT: ro %{{[^] :,)}[]+}}[%[[ZERO]] for
        // CHECK-NEXT: wo %{{[^] :,)}[]+}}[%[[ZERO]] for
        // CHECK-NEXT: } loc("site of first")
        stream.cmd.dispatch @ex::@first(%n : index) {
          ro %c[%old for %n] : !stream.resource<transient>{%n},
          wo %c[%old for %n] : !stream.resource<transient>{%n},
          ro %c[%n for %n] : !stream.resource<transient>{%n}
        } loc("site of first")
      }
    }
  } => !stream.timepoint
  // CHECK: %[[ZERO_1:[^] :,)}[]+]] = arith.constant 0 : index loc("another")
  // CHECK-NEXT: stream.cmd.execute
  %t1 = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // CHECK-NEXT: stream.cmd.dispatch @ex::@second(%[[OLD]] : index) {
    // CHECK-NEXT: ro %{{[^] :,)}[]+}}[%[[ZERO_1]] for
    stream.cmd.dispatch @ex::@second {
      ro %c[%old for %n] : !stream.resource<transient>{%n}
    } loc("another")
  } => !stream.timepoint
  util.return
}

// -----

// Members that stand at one location give that location.

stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding loc("same"), %{{[^] :,)}[]+}}: index loc("same"), %{{[^] :,)}[]+}}: index loc("same"))
    func.func @e(%a: !stream.binding loc("same"), %b: !stream.binding loc("same")) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %n: index) {
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @ex::@e {
      ro %c[%n for %n] : !stream.resource<transient>{%n},
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
