// Variants are folded, by no pattern, and constants are numbered in order.

// RUN: bindery-opt %s --iree-hal-materialize-interfaces --allow-unregistered-dialect | FileCheck %s
// RUN: bindery-opt %s --iree-hal-materialize-interfaces --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=LOC

#target = #hal.executable.target<"vmvx", "vmvx">

module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
  util.global private @device = #hal.device.target<"local", [#target]> : !hal.device

  // CHECK-LABEL: hal.executable private @kernels
  // LOC-LABEL: hal.executable private @kernels
  stream.executable private @kernels {
    // The workgroup count as well.
    // CHECK: hal.executable.export public @with_scalars ordinal(0) {{.*}} count(%{{.+}}: !hal.device, %[[N:.+]]: index)
    // CHECK-NEXT: %[[ONE:.+]] = arith.constant 1 : index
    // CHECK-NEXT: hal.return %[[N]], %[[ONE]], %[[ONE]] : index, index, index
    stream.executable.export public @with_scalars workgroups(%n: index) -> (index, index, index) {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %uno = arith.constant 1 : index
      %sum = arith.addi %zero, %n : index
      stream.return %sum, %one, %uno : index, index, index
    }
    stream.executable.export public @without_scalars
    stream.executable.export public @blocks
    builtin.module {
      // Constants that stand behind loads come out in reverse order, before the
      // loads; those made by folding before all others.
      // CHECK: func.func @with_scalars() {
      // CHECK-NEXT: %[[TEN:.+]] = arith.constant 10 : i32
      // CHECK-NEXT: %[[NINE:.+]] = arith.constant 9 : index
      // CHECK-NEXT: %[[TRUE:.+]] = arith.constant true
      // CHECK-NEXT: %[[BIG:.+]] = arith.constant 32 : index
      // CHECK-NEXT: %[[ZERO:.+]] = arith.constant 0 : index
      // The load of %y goes, unused; the ordinals stay.
      // CHECK-NEXT: %[[X:.+]] = hal.interface.constant.load layout(#{{.+}}) ordinal(0) : i32
      // CHECK-NEXT: %[[Z:.+]] = hal.interface.constant.load layout(#{{.+}}) ordinal(2) values([]) : i32
      // CHECK-NEXT: %[[I:.+]] = arith.index_castui %[[X]] : i32 to index
      // Constants go right; equal ops stay two; what is unused goes.
      // CHECK-NEXT: %[[V:.+]] = arith.addi %[[I]], %[[BIG]] : index
      // CHECK-NEXT: %[[W:.+]] = arith.addi %[[I]], %[[BIG]] : index
      // CHECK-NEXT: %[[A:.+]] = hal.interface.binding.subspan layout(#{{.+}}) binding(0) offset(%[[V]]) flags(ReadOnly) : memref<?xf32>{%[[W]]}
      // CHECK-NEXT: %[[B:.+]] = hal.interface.binding.subspan layout(#{{.+}}) binding(1) offset(%[[ZERO]]) flags("None") : memref<2xf32>
      // CHECK-NEXT: "use"(%[[A]], %[[B]], %[[TEN]], %[[Z]])
      // CHECK-NEXT: scf.if %[[TRUE]] {
      // CHECK-NEXT: "use"(%[[NINE]], %[[ZERO]])
      // CHECK-NEXT: }
      // CHECK-NEXT: return
      // A constant that stands for several has no place of its own.
      // LOC: %{{.+}} = arith.constant 0 : index loc(unknown)
      func.func @with_scalars(%a: !stream.binding, %b: !stream.binding, %x: i32, %y: i32, %z: i32 {stream.values = []}) {
        %zero = arith.constant 0 : index
        %seven = arith.constant 7 : i32
        %big = arith.constant 32 : index
        %null = arith.constant 0 : index
        %three = arith.constant 3 : i32
        %sum = arith.addi %seven, %three : i32
        %i = arith.index_castui %x : i32 to index
        %same = arith.addi %i, %zero : index
        %v = arith.addi %big, %same : index
        %dead = arith.muli %v, %v : index
        %w = arith.addi %big, %same : index
        %0 = stream.binding.subspan %a[%v] : !stream.binding -> memref<?xf32>{%w}
        %1 = stream.binding.subspan %b[%null] : !stream.binding -> memref<2xf32>
        %2 = stream.binding.subspan %b[%zero] : !stream.binding -> memref<2xf32>
        "use"(%0, %1, %sum, %z) : (memref<?xf32>, memref<2xf32>, i32, i32) -> ()
        %true = arith.constant true
        scf.if %true {
          %nine = arith.constant 9 : index
          %again = arith.constant 0 : index
          "use"(%nine, %again) : (index, index) -> ()
        }
        return
      }

      // Those that stand at the start keep their order; a later one that is new
      // goes in front.
      // CHECK: func.func @without_scalars() {
      // CHECK-NEXT: %[[FOUR:.+]] = arith.constant 4 : index
      // CHECK-NEXT: %[[FIVE:.+]] = arith.constant 5 : index
      // CHECK-NEXT: %[[THREE:.+]] = arith.constant 3 : index
      // CHECK-NEXT: "use"(%[[FIVE]], %[[THREE]], %[[FIVE]])
      // CHECK-NEXT: "use"(%[[FOUR]])
      // CHECK-NEXT: return
      func.func @without_scalars() {
        %five = arith.constant 5 : index
        %three = arith.constant 3 : index
        %cinq = arith.constant 5 : index
        "use"(%five, %three, %cinq) : (index, index, index) -> ()
        %four = arith.constant 4 : index
        "use"(%four) : (index) -> ()
        return
      }

      // Blocks: unreachable ones go, equal siblings are merged, an argument that
      // is always the same value goes.
      // CHECK: func.func @blocks() {
      // CHECK-NEXT: %[[ONE:.+]] = arith.constant 1 : index
      // CHECK-NEXT: %[[C:.+]] = "condition"() : () -> i1
      // CHECK-NEXT: cf.cond_br %[[C]], ^[[BODY:bb[0-9]+]], ^[[BODY]]
      // CHECK-NEXT: ^[[BODY]]:
      // CHECK-NEXT: "use"(%[[ONE]]) : (index) -> ()
      // CHECK-NEXT: cf.br ^[[END:bb[0-9]+]]
      // CHECK-NEXT: ^[[END]]:
      // CHECK-NEXT: "end"() : () -> ()
      // CHECK-NEXT: return
      // CHECK-NEXT: }
      func.func @blocks() {
        %one = arith.constant 1 : index
        %c = "condition"() : () -> i1
        cf.cond_br %c, ^left(%one : index), ^right(%one : index)
      ^left(%x: index):
        "use"(%x) : (index) -> ()
        cf.br ^end
      ^right(%y: index):
        "use"(%y) : (index) -> ()
        cf.br ^end
      ^nowhere:
        "never"() : () -> ()
        cf.br ^end
      ^end:
        "end"() : () -> ()
        return
      }

      // Helpers too.
      // CHECK: func.func private @helper(%[[X:.+]]: index) -> index {
      // CHECK-NEXT: return %[[X]] : index
      func.func private @helper(%x: index) -> index {
        %zero = arith.constant 0 : index
        %0 = arith.addi %zero, %x : index
        return %0 : index
      }
    }
  }

  // The host's code stays as it is.
  // CHECK-LABEL: util.func public @host
  // CHECK: arith.addi %c0, %{{.+}} : index
  util.func public @host(%r: !stream.resource<transient>, %n: index, %x: i32) {
    %zero = arith.constant 0 : index
    %m = arith.addi %zero, %n : index
    %t = stream.cmd.execute once with(%r as %c: !stream.resource<transient>{%m}) {
      stream.cmd.dispatch @kernels::@with_scalars[%n](%x, %x, %x : i32, i32, i32) {
        ro %c[%zero for %m] : !stream.resource<transient>{%m},
        wo %c[%zero for %m] : !stream.resource<transient>{%m}
      }
    } => !stream.timepoint
    util.return
  }
}
