// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: stream.executable private @ex attributes {a} {
stream.executable private @ex attributes {a} {
  // CHECK-NEXT: stream.executable.export public @e as("x") workgroups(%arg0: index) -> (index, index, index) {
  stream.executable.export public @e as("x") workgroups(%n: index) -> (index, index, index) {
    // CHECK-NEXT: stream.return %arg0, %arg0, %arg0 : index, index, index
    stream.return %n, %n, %n : index, index, index
  }
  // CHECK: stream.executable.export public @f {{$}}
  stream.executable.export @f
  builtin.module {
    // CHECK: func.func @e(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: index)
    func.func @e(%a: !stream.binding, %b: !stream.binding, %offset: index) {
      // CHECK-NEXT: %{{.+}} = stream.binding.subspan %arg0[%arg2] : !stream.binding -> memref<?xf32>{%arg2}
      %0 = stream.binding.subspan %a[%offset] : !stream.binding -> memref<?xf32>{%offset}
      // CHECK-NEXT: %workgroup_id_0 = stream.dispatch.workgroup.id[0] : index
      %1 = stream.dispatch.workgroup.id[0] : index
      // CHECK-NEXT: %workgroup_count_1 = stream.dispatch.workgroup.count[1] : index
      %2 = stream.dispatch.workgroup.count[1] : index
      // CHECK-NEXT: %workgroup_size_2 = stream.dispatch.workgroup.size[2] : index
      %3 = stream.dispatch.workgroup.size[2] : index
      return
    }
  }
}

// CHECK-LABEL: util.func public @commands
util.func @commands(%r: !stream.resource<transient>, %s: !stream.resource<*>, %n: index, %v: i32, %t: !stream.timepoint) -> !stream.timepoint {
  // CHECK: %0 = stream.cmd.execute once on(#hal.device.promise<@dev>) await(%arg4) => with(%arg0 as %arg5: !stream.resource<transient>{%arg2}, %arg1 as %arg6: !stream.resource<*>{%arg2}) {
  %0 = stream.cmd.execute once on(#hal.device.promise<@dev>) await(%t) => with(%r as %cr: !stream.resource<transient>{%n}, %s as %cs: !stream.resource<*>{%n}) {
    // CHECK-NEXT: stream.cmd.concurrent {
    stream.cmd.concurrent {
      // CHECK-NEXT: stream.cmd.fill %arg3, %arg5[%arg2 for %arg2] : i32 -> !stream.resource<transient>{%arg2} attributes {a}
      stream.cmd.fill %v, %cr[%n for %n] : i32 -> !stream.resource<transient>{%n} attributes {a}
      // CHECK-NEXT: stream.cmd.serial {
      stream.cmd.serial {
        // CHECK-NEXT: stream.cmd.copy %arg5[%arg2], %arg6[%arg2], %arg2 : !stream.resource<transient>{%arg2} -> !stream.resource<*>{%arg2}
        stream.cmd.copy %cr[%n], %cs[%n], %n : !stream.resource<transient>{%n} -> !stream.resource<*>{%n}
      }
    // CHECK: } attributes {b}
    } attributes {b}
    // CHECK-NEXT: stream.cmd.flush to(#hal.device.promise<@dev>) %arg5[%arg2 for %arg2] : !stream.resource<transient>{%arg2}
    stream.cmd.flush to(#hal.device.promise<@dev>) %cr[%n for %n] : !stream.resource<transient>{%n}
    // CHECK-NEXT: stream.cmd.invalidate from(#hal.device.promise<@dev>) %arg5[%arg2 for %arg2] : !stream.resource<transient>{%arg2}
    stream.cmd.invalidate from(#hal.device.promise<@dev>) %cr[%n for %n] : !stream.resource<transient>{%n}
    // CHECK-NEXT: stream.cmd.discard %arg5[%arg2 for %arg2] : !stream.resource<transient>{%arg2}
    stream.cmd.discard %cr[%n for %n] : !stream.resource<transient>{%n}
    // CHECK-NEXT: stream.cmd.dispatch {@ex::@x, @other::@e}[%arg2](%arg2 : index) {
    // CHECK-NEXT:   ro %arg5[%arg2 for %arg2] : !stream.resource<transient>{%arg2},
    // CHECK-NEXT:   rw %arg6[%arg2 for %arg2] : !stream.resource<*>{%arg2}
    // CHECK-NEXT: } attributes {a}
    stream.cmd.dispatch {@ex::@x, @other::@e}[%n](%n : index) {
      ro %cr[%n for %n] : !stream.resource<transient>{%n},
      rw %cs[%n for %n] : !stream.resource<*>{%n}
    } attributes {a}
    // CHECK-NEXT: stream.cmd.dispatch @other::@e {
    // CHECK-NEXT:   none %arg5[%arg2 for %arg2] : !stream.resource<transient>{%arg2}
    // CHECK-NEXT: }
    stream.cmd.dispatch {@other::@e}[] {
      none %cr[%n for %n] : !stream.resource<transient>{%n}
    }
    // CHECK-NEXT: stream.cmd.dispatch @other::@e {
    // CHECK-NEXT: }
    stream.cmd.dispatch @other::@e {}
  // CHECK-NEXT: } => !stream.timepoint attributes {c}
  } => !stream.timepoint attributes {c}
  // CHECK-NEXT: util.return %0 : !stream.timepoint
  util.return %0 : !stream.timepoint
}
