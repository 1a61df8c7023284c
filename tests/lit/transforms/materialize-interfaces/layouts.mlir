// The layout that an export gets from its kernel and its dispatch sites.

// RUN: bindery-opt %s --iree-hal-materialize-interfaces --allow-unregistered-dialect -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: bindery-opt %t --allow-unregistered-dialect | diff %t -
// RUN: bindery-opt %s --bindery-materialize --allow-unregistered-dialect | diff %t -

#target = #hal.executable.target<"vmvx", "vmvx">
#device = #hal.device.target<"local", [#target]> : !hal.device
#given = #hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<uniform_buffer>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// CHECK-DAG: #[[ONCE:.+]] = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>], flags = None>
// CHECK-DAG: #[[MIXED:.+]] = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>
// CHECK-DAG: #[[WRITTEN:.+]] = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>], flags = None>
// CHECK-DAG: #[[GIVEN:.+]] = #hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<uniform_buffer>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
  util.global private @device = #device
  util.global private @weights : !stream.resource<constant>
  util.global private mutable @state : !stream.resource<variable>

  // CHECK-LABEL: hal.executable private @kernels
  stream.executable private @kernels {
    // CHECK: export public @no_sites ordinal(4) layout(#[[WRITTEN]])
    // CHECK-NEXT: export public @given ordinal(3) layout(#[[GIVEN]])
    // CHECK-NEXT: export public @written ordinal(2) layout(#[[WRITTEN]])
    // CHECK-NEXT: export public @mixed ordinal(1) layout(#[[MIXED]])
    // CHECK-NEXT: export public @once ordinal(0) layout(#[[ONCE]])
    stream.executable.export public @once
    stream.executable.export public @mixed
    stream.executable.export public @written
    stream.executable.export public @given attributes {hal.interface.layout = #given}
    stream.executable.export public @no_sites
    builtin.module {
      // CHECK: func.func @once() {
      // CHECK-NEXT: %[[ZERO:.+]] = arith.constant 0 : index
      // CHECK-NEXT: %[[X:.+]] = hal.interface.constant.load layout(#[[ONCE]]) ordinal(0) alignment(8) values([3 : i32, 5 : i32]) : i32
      // CHECK-NEXT: %[[A:.+]] = hal.interface.binding.subspan layout(#[[ONCE]]) binding(0) alignment(64) offset(%[[ZERO]]) flags(ReadOnly) : memref<4xf32>
      // CHECK-NEXT: %[[B:.+]] = hal.interface.binding.subspan layout(#[[ONCE]]) binding(1) offset(%[[ZERO]]) flags("None") : memref<4xf32>
      // CHECK-NEXT: "use"(%[[A]], %[[B]], %[[X]])
      func.func @once(%a: !stream.binding {stream.alignment = 64 : index}, %x: i32 {stream.alignment = 8 : index, stream.values = [3 : i32, 5 : i32]}, %b: !stream.binding) {
        %zero = arith.constant 0 : index
        %0 = stream.binding.subspan %a[%zero] : !stream.binding -> memref<4xf32>
        %1 = stream.binding.subspan %b[%zero] : !stream.binding -> memref<4xf32>
        "use"(%0, %1, %x) : (memref<4xf32>, memref<4xf32>, i32) -> ()
        return
      }
      // CHECK: func.func @mixed() {
      // CHECK: binding(0) offset(%{{.+}}) flags(ReadOnly) : memref<4xf32>
      // CHECK: binding(1) offset(%{{.+}}) flags("ReadOnly|Indirect") : memref<4xf32>
      // CHECK: binding(2) offset(%{{.+}}) flags(Indirect) : memref<4xf32>
      func.func @mixed(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding) {
        %zero = arith.constant 0 : index
        %0 = stream.binding.subspan %a[%zero] : !stream.binding -> memref<4xf32>
        %1 = stream.binding.subspan %b[%zero] : !stream.binding -> memref<4xf32>
        %2 = stream.binding.subspan %c[%zero] : !stream.binding -> memref<4xf32>
        "use"(%0, %1, %2) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
        return
      }
      func.func @written(%a: !stream.binding) {
        return
      }
      // CHECK: func.func @given() {
      // CHECK: %[[A:.+]] = hal.interface.binding.subspan layout(#[[GIVEN]]) binding(0) offset(%{{.+}}) flags("None") : memref<?xf32>{%{{.+}}}
      // CHECK: %[[B:.+]] = hal.interface.binding.subspan layout(#[[GIVEN]]) binding(1) offset(%{{.+}}) flags(ReadOnly) : memref<4xf32>
      func.func @given(%a: !stream.binding, %b: !stream.binding) {
        %zero = arith.constant 0 : index
        %n = "size"() : () -> index
        %0 = stream.binding.subspan %a[%zero] : !stream.binding -> memref<?xf32>{%n}
        %1 = stream.binding.subspan %b[%n] : !stream.binding -> memref<4xf32>
        "use"(%0, %1) : (memref<?xf32>, memref<4xf32>) -> ()
        return
      }
      func.func @no_sites(%a: !stream.binding) {
        return
      }
    }
  }

  util.func public @host(%in: !stream.resource<external>, %n: index, %x: i32) {
    %zero = arith.constant 0 : index
    %weights = util.global.load immutable @weights : !stream.resource<constant>
    %state = util.global.load @state : !stream.resource<variable>
    %null = util.null : !stream.resource<transient>
    // Commands that run once know their resources.
    %t0 = stream.cmd.execute once with(%in as %i: !stream.resource<external>{%n}) {
      stream.cmd.dispatch @kernels::@once(%x : i32) {
        ro %i[%zero for %n] : !stream.resource<external>{%n},
        rw %i[%zero for %n] : !stream.resource<external>{%n}
      }
    } => !stream.timepoint
    // Of the others, constants and immutable loads are fixed: binding 0 at both
    // sites, binding 1 only at the first, binding 2 at none.
    %t1 = stream.cmd.execute with(%weights as %w: !stream.resource<constant>{%n}, %null as %z: !stream.resource<transient>{%n}, %state as %s: !stream.resource<variable>{%n}) {
      stream.cmd.concurrent {
        stream.cmd.dispatch @kernels::@mixed {
          ro %w[%zero for %n] : !stream.resource<constant>{%n},
          ro %z[%zero for %n] : !stream.resource<transient>{%n},
          wo %s[%zero for %n] : !stream.resource<variable>{%n}
        }
        stream.cmd.serial {
          stream.cmd.dispatch @kernels::@mixed {
            ro %w[%zero for %n] : !stream.resource<constant>{%n},
            ro %s[%zero for %n] : !stream.resource<variable>{%n},
            ro %s[%zero for %n] : !stream.resource<variable>{%n}
          }
        }
      }
      // Read at the first site, written at the second.
      stream.cmd.dispatch @kernels::@written { ro %z[%zero for %n] : !stream.resource<transient>{%n} }
      stream.cmd.dispatch @kernels::@written { wo %z[%zero for %n] : !stream.resource<transient>{%n} }
      stream.cmd.dispatch @kernels::@given {
        ro %w[%zero for %n] : !stream.resource<constant>{%n},
        ro %s[%zero for %n] : !stream.resource<variable>{%n}
      }
    } => !stream.timepoint
    util.return
  }
}
