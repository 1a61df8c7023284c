// From affinities to devices to the variants of an executable.

// RUN: bindery-opt %s --iree-hal-materialize-interfaces --allow-unregistered-dialect | FileCheck %s

#a = #hal.executable.target<"cpu", "Q-2">
#b = #hal.executable.target<"gpu", "q10">
#c = #hal.executable.target<"gpu", "q1">
#c2 = #hal.executable.target<"gpu", "q1", {wide}>
#b2 = #hal.executable.target<"gpu", "q10", {wide}>

// CHECK-DAG: #executable_target_q1 = #hal.executable.target<"gpu", "q1", {wide}>
// CHECK-DAG: #executable_target_q1_1 = #hal.executable.target<"gpu", "q1">
// CHECK-DAG: #executable_target_q10 = #hal.executable.target<"gpu", "q10">
// CHECK-DAG: #executable_target_q10_1 = #hal.executable.target<"gpu", "q10", {wide}>

module attributes {stream.affinity.default = #hal.device.affinity<@first>} {
  util.global private @first = #hal.device.target<"local", [#a]> : !hal.device
  util.global private @second = #hal.device.target<"local", [#b, #a]> : !hal.device
  util.global private @same_names = #hal.device.target<"local", [#b, #c2, #c, #b2]> : !hal.device
  util.global private @fallback = #hal.device.fallback<@second> : !hal.device
  util.global private @chosen = #hal.device.select<[#hal.device.fallback<@first>, #hal.device.target<"x", [#c]>, #hal.device.alias<"named">]> : !hal.device

  // The union over the sites, without the targets of other devices; sorted by
  // name, byte by byte. Object files are those for exactly that target.
  // CHECK-LABEL: hal.executable private @by_sites {
  // CHECK-NEXT: hal.executable.variant public @q1 target(#executable_target_q1_1) {
  // CHECK: hal.executable.variant public @q10 target(#executable_target_q10) objects([#hal.executable.object<{path = "b.o"}>]) {
  // CHECK: hal.executable.variant public @q_2 target(#executable_target_q_2) {
  // CHECK-NOT: hal.executable.variant
  stream.executable private @by_sites attributes {hal.executable.objects = #hal.executable.objects<{#b = [#hal.executable.object<{path = "b.o"}>], #b2 = [#hal.executable.object<{path = "b2.o"}>]}>} {
    stream.executable.export public @e
    builtin.module {
      func.func @e() {
        return
      }
    }
  }

  // A public executable: the targets of all devices. Equal names keep the order
  // in which they were found and share one counter.
  // CHECK-LABEL: hal.executable public @by_devices {
  // CHECK-NEXT: variant public @q1 target(#executable_target_q1)
  // CHECK: variant public @q1_0 target(#executable_target_q1_1)
  // CHECK: variant public @q10 target(#executable_target_q10)
  // CHECK: variant public @q10_1 target(#executable_target_q10_1)
  // CHECK: variant public @q_2 target(#executable_target_q_2)
  // CHECK-NOT: hal.executable.variant
  stream.executable public @by_devices {
    stream.executable.export public @e
    builtin.module {
      func.func @e() {
        return
      }
    }
  }

  // CHECK-LABEL: util.func public @default_affinity
  util.func public @default_affinity() {
    // CHECK: stream.cmd.dispatch @by_sites::@q_2::@e
    %t = stream.cmd.execute with() {
      stream.cmd.dispatch @by_sites::@e { }
    } => !stream.timepoint
    util.return
  }

  // CHECK-LABEL: util.initializer
  util.initializer attributes {stream.affinity = #hal.device.affinity<@second>} {
    // CHECK: stream.cmd.dispatch {@by_sites::@q10::@e, @by_sites::@q_2::@e}
    %t = stream.cmd.execute with() {
      stream.cmd.dispatch @by_sites::@e { }
    } => !stream.timepoint
    util.return
  }

  // CHECK-LABEL: util.func public @function_affinity
  util.func public @function_affinity() attributes {stream.affinity = #hal.device.affinity<@fallback>} {
    // CHECK: stream.cmd.dispatch {@by_sites::@q10::@e, @by_sites::@q_2::@e}
    // CHECK: stream.cmd.dispatch {@by_devices::@q10::@e, @by_devices::@q_2::@e, @by_sites::@q10::@e, @by_sites::@q_2::@e} {
    // CHECK: } attributes {note = 1 : i64}
    %t = stream.cmd.execute with() {
      stream.cmd.dispatch @by_sites::@e { }
      stream.cmd.dispatch {@by_devices::@e, @by_sites::@e} { } attributes {note = 1}
    } => !stream.timepoint
    // The affinity of the execute goes first.
    // CHECK: stream.cmd.dispatch {@by_sites::@q1::@e, @by_sites::@q_2::@e}
    %u = stream.cmd.execute on(#hal.device.affinity<@chosen, [1]>) with() {
      stream.cmd.dispatch @by_sites::@e { }
    } => !stream.timepoint
    util.return
  }
}
