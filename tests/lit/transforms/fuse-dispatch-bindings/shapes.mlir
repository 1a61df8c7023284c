// The arguments and operands that come out, whatever fuses.
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings --allow-unregistered-dialect --split-input-file %s | FileCheck %s

// Two bindings that never take one resource keep apart; each gets its offset.

stream.executable private @apart {
  stream.executable.export public @add
  builtin.module {
    // CHECK-LABEL: func.func @add
    // CHECK-SAME: (%[[A:[^ :,)}]+]]: !stream.binding, %[[B:[^ :,)}]+]]: !stream.binding, %[[OA:[^ :,)}]+]]: index, %[[OB:[^ :,)}]+]]: index, %[[X:[^ :,)}]+]]: i32)
    func.func @add(%a: !stream.binding, %b: !stream.binding, %x: i32) {
      %c0 = arith.constant 0 : index
      // CHECK: stream.binding.subspan %[[A]][%[[OA]]] : !stream.binding -> memref<4xf32>
      %0 = stream.binding.subspan %a[%c0] : !stream.binding -> memref<4xf32>
      // CHECK: stream.binding.subspan %[[B]][%[[OB]]] : !stream.binding -> memref<4xf32>
      %1 = stream.binding.subspan %b[%c0] : !stream.binding -> memref<4xf32>
      // CHECK: "test.use"(%{{[^ :,)}]+}}, %{{[^ :,)}]+}}, %[[X]])
      "test.use"(%0, %1, %x) : (memref<4xf32>, memref<4xf32>, i32) -> ()
      return
    }
  }
}
// CHECK-LABEL: util.func public @run_apart
// CHECK-SAME: (%[[R:[^ :,)}]+]]: !stream.resource<transient>, %[[S:[^ :,)}]+]]: !stream.resource<transient>, %[[N:[^ :,)}]+]]: index, %[[X:[^ :,)}]+]]: i32)
util.func public @run_apart(%r: !stream.resource<transient>, %s: !stream.resource<transient>, %n: index, %x: i32) {
  // CHECK-DAG: %[[C16:[^ :,)}]+]] = arith.constant 16
  // CHECK-DAG: %[[C32:[^ :,)}]+]] = arith.constant 32
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  // CHECK: %[[C0:[^ :,)}]+]] = arith.constant 0 : index
  // CHECK-NEXT: stream.cmd.execute with(%[[R]] as %[[CR:[^ :,)}]+]]: !stream.resource<transient>{%[[N]]}, %[[S]] as %[[CS:[^ :,)}]+]]: !stream.resource<transient>{%[[N]]})
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<transient>{%n}, %s as %cs: !stream.resource<transient>{%n}) {
    // CHECK-NEXT: stream.cmd.dispatch @apart::@add[%[[N]]](%[[C16]], %[[C32]], %[[X]] : index, index, i32) {
    // CHECK-NEXT: ro %[[CR]][%[[C0]] for %[[N]]] : !stream.resource<transient>{%[[N]]},
    // CHECK-NEXT: wo %[[CS]][%[[C0]] for %[[N]]] : !stream.resource<transient>{%[[N]]}
    // CHECK-NEXT: {{^ +[}]}}
    stream.cmd.dispatch @apart::@add[%n](%x : i32) {
      ro %cr[%c16 for %c32] : !stream.resource<transient>{%n},
      wo %cs[%c32 for %c16] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// Bindings 0 and 2 are one: offsets stand by binding, operands in front of the
// old ones, and scalars between bindings move behind all of them.

stream.executable private @mixed {
  stream.executable.export public @mix
  builtin.module {
    // CHECK-LABEL: util.func private @mix
    // CHECK-SAME: (%[[AC:[^ :,)}]+]]: !stream.binding, %[[B:[^ :,)}]+]]: !stream.binding, %[[OA:[^ :,)}]+]]: index, %[[OC:[^ :,)}]+]]: index, %[[OB:[^ :,)}]+]]: index, %[[X:[^ :,)}]+]]: i32, %[[Y:[^ :,)}]+]]: index)
    // CHECK-SAME: attributes {kept}
    util.func private @mix(%a: !stream.binding, %x: i32, %b: !stream.binding, %y: index, %c: !stream.binding) attributes {kept} {
      // CHECK-DAG: %[[C0:[^ :,)}]+]] = arith.constant 0 : index
      // CHECK-DAG: %[[C8:[^ :,)}]+]] = arith.constant 8 : index
      %c0 = arith.constant 0 : index
      %c8 = arith.constant 8 : index
      // CHECK: %[[A8:[^ :,)}]+]] = arith.addi %[[OA]], %[[C8]] : index
      // CHECK-NEXT: stream.binding.subspan %[[AC]][%[[A8]]] {kept} : !stream.binding -> memref<?xf32>{%[[Y]]}
      %0 = stream.binding.subspan %a[%c8] {kept} : !stream.binding -> memref<?xf32>{%y}
      // Equal sums are not shared.
      // CHECK: %[[A8_1:[^ :,)}]+]] = arith.addi %[[OA]], %[[C8]] : index
      // CHECK-NEXT: stream.binding.subspan %[[AC]][%[[A8_1]]] : !stream.binding -> memref<4xf32>
      %1 = stream.binding.subspan %a[%c8] : !stream.binding -> memref<4xf32>
      // What is no constant stays on the left.
      // CHECK: %[[YB:[^ :,)}]+]] = arith.addi %[[Y]], %[[OB]] : index
      // CHECK-NEXT: stream.binding.subspan %[[B]][%[[YB]]]
      %2 = stream.binding.subspan %b[%y] : !stream.binding -> memref<4xf32>
      // CHECK: scf.for %[[I:[^ :,)}]+]] = %[[C0]] to %[[Y]] step %[[C8]]
      scf.for %i = %c0 to %y step %c8 {
        // CHECK-NEXT: %[[IC:[^ :,)}]+]] = arith.addi %[[I]], %[[OC]] : index
        // CHECK-NEXT: stream.binding.subspan %[[AC]][%[[IC]]]
        %3 = stream.binding.subspan %c[%i] : !stream.binding -> memref<4xf32>
        "test.use"(%3) : (memref<4xf32>) -> ()
      }
      // CHECK: cf.br ^[[NEXT:.+]]
      cf.br ^next
    // CHECK: ^[[NEXT]]:
    ^next:
      // CHECK-NEXT: stream.binding.subspan %[[AC]][%[[OC]]]
      %4 = stream.binding.subspan %c[%c0] : !stream.binding -> memref<4xf32>
      // CHECK: "test.use"(%{{[^ :,)}]+}}, %{{[^ :,)}]+}}, %{{[^ :,)}]+}}, %{{[^ :,)}]+}}, %[[X]])
      "test.use"(%0, %1, %2, %4, %x) : (memref<?xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, i32) -> ()
      util.return
    }
  }
}
// CHECK-LABEL: util.func public @run_mixed
// CHECK-SAME: (%[[R:[^ :,)}]+]]: !stream.resource<external>, %[[S:[^ :,)}]+]]: !stream.resource<transient>, %[[N:[^ :,)}]+]]: index, %[[M:[^ :,)}]+]]: index, %[[X:[^ :,)}]+]]: i32)
util.func public @run_mixed(%r: !stream.resource<external>, %s: !stream.resource<transient>, %n: index, %m: index, %x: i32) {
  // CHECK: %[[C64:[^ :,)}]+]] = arith.constant 64 : index
  %c64 = arith.constant 64 : index
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<external>{%n}, %s as %cs: !stream.resource<transient>{%m}) {
    // CHECK: stream.cmd.dispatch @mixed::@mix(%[[N]], %[[M]], %[[C64]], %[[X]], %[[N]] : index, index, index, i32, index) {
    // CHECK-NEXT: ro %{{[^ :,)}]+}}[%[[C0:[^ :,)}]+]] for %[[N]]] : !stream.resource<external>{%[[N]]},
    // CHECK-NEXT: rw %{{[^ :,)}]+}}[%[[C0]] for %[[M]]] : !stream.resource<transient>{%[[M]]}
    stream.cmd.dispatch @mixed::@mix(%x, %n : i32, index) {
      ro %cr[%n for %c64] : !stream.resource<external>{%n},
      rw %cs[%c64 for %c64] : !stream.resource<transient>{%m},
      ro %cr[%m for %c64] : !stream.resource<external>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// One site that takes other resources keeps a pair apart at all; every site
// asks for the union of all accesses.

stream.executable private @two_sites {
  stream.executable.export public @e
  builtin.module {
    // CHECK-LABEL: func.func @e
    // CHECK-SAME: (%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    func.func @e(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding) {
      return
    }
  }
}
// CHECK-LABEL: util.func public @run_two_sites
util.func public @run_two_sites(%r: !stream.resource<transient>, %s: !stream.resource<transient>, %n: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  // CHECK: %[[C0:[^ :,)}]+]] = arith.constant 0 : index
  // CHECK-NEXT: with(%{{[^ :,)}]+}} as %[[R:[^ :,)}]+]]: !stream.resource<transient>{%[[N:[^ :,)}]+]]}, %{{[^ :,)}]+}} as %[[S:[^ :,)}]+]]: !stream.resource<transient>{%[[N]]})
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<transient>{%n}, %s as %cs: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @two_sites::@e(%c1, %c3, %c2 : index, index, index) {
    // CHECK-NEXT: ro %[[R]][%[[C0]] for %[[N]]]
    // CHECK-NEXT: rw %[[R]][%[[C0]] for %[[N]]]
    // CHECK-NEXT: {{^ +[}]}}
    stream.cmd.dispatch @two_sites::@e {
      ro %cr[%c1 for %c1] : !stream.resource<transient>{%n},
      ro %cr[%c2 for %c1] : !stream.resource<transient>{%n},
      ro %cr[%c3 for %c1] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @two_sites::@e(%c3, %c2, %c1 : index, index, index) {
    // CHECK-NEXT: ro %[[R]][%[[C0]] for %[[N]]]
    // CHECK-NEXT: rw %[[S]][%[[C0]] for %[[N]]]
    // CHECK-NEXT: {{^ +[}]}}
    stream.cmd.dispatch @two_sites::@e {
      ro %cr[%c3 for %c1] : !stream.resource<transient>{%n},
      wo %cs[%c1 for %c1] : !stream.resource<transient>{%n},
      ro %cr[%c2 for %c1] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// Two captures of one resource are two resources.

stream.executable private @captured_twice {
  stream.executable.export public @e
  builtin.module {
    // CHECK-LABEL: func.func @e
    // CHECK-SAME: (%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    func.func @e(%a: !stream.binding, %b: !stream.binding) {
      return
    }
  }
}
util.func public @run_captured_twice(%r: !stream.resource<transient>, %n: index) {
  %t = stream.cmd.execute with(%r as %p: !stream.resource<transient>{%n}, %r as %q: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @captured_twice::@e {
      ro %p[%n for %n] : !stream.resource<transient>{%n},
      ro %q[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
