// A hal.executable.source gets a variant for each target, as it stands; what is
// a hal.executable already stays.

// RUN: bindery-opt %s --iree-hal-materialize-interfaces --allow-unregistered-dialect --split-input-file --verify-diagnostics | FileCheck %s

#a = #hal.executable.target<"cpu", "a">
#b = #hal.executable.target<"cpu", "b">
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>]>

module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
  util.global private @device = #hal.device.target<"local", [#b, #a]> : !hal.device

  // CHECK-LABEL: hal.executable private @source {
  // CHECK-NEXT: hal.executable.variant public @a target(#executable_target_a) objects([#hal.executable.object<{path = "a.o"}>]) {
  // CHECK-NEXT: hal.executable.condition(%{{.+}}: !hal.device) -> i1 {
  // CHECK-NEXT: %[[OK:.+]] = arith.constant true
  // CHECK-NEXT: hal.return %[[OK]] : i1
  // CHECK-NEXT: }
  // CHECK-NEXT: hal.executable.export public @f ordinal(7) layout(#pipeline_layout) count(%{{.+}}: !hal.device, %[[N:.+]]: index) -> (index, index, index) {
  // CHECK-NEXT: %[[ZERO:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[SUM:.+]] = arith.addi %[[N]], %[[ZERO]] : index
  // CHECK-NEXT: hal.return %[[SUM]], %[[N]], %[[N]]
  // CHECK-NEXT: } attributes {workgroup_size = [1 : index, 2 : index, 3 : index]}
  // CHECK-NEXT: hal.executable.constant.block(%{{.+}}: !hal.device) -> i32 as "key" {
  // CHECK: hal.executable.export public @e ordinal(3) layout(#pipeline_layout)
  // CHECK-NEXT: builtin.module attributes {inner.note} {
  // CHECK-NEXT: func.func private @f() {
  // Nothing is simplified.
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: return
  // CHECK: hal.executable.variant public @b target(#executable_target_b) {
  // CHECK-NEXT: hal.executable.condition
  // CHECK-NOT: hal.executable.variant
  // expected-remark @below {{drops 'note': not carried into variants [attribute-dropped]}}
  hal.executable.source private @source attributes {note, objects = #hal.executable.objects<{#a = [#hal.executable.object<{path = "a.o"}>]}>} {
    hal.executable.condition(%device: !hal.device) -> i1 {
      %ok = arith.constant true
      hal.return %ok : i1
    }
    hal.executable.export public @f ordinal(7) layout(#layout) count(%device: !hal.device, %n: index) -> (index, index, index) {
      %zero = arith.constant 0 : index
      %sum = arith.addi %n, %zero : index
      hal.return %sum, %n, %n : index, index, index
    } attributes {workgroup_size = [1 : index, 2 : index, 3 : index]}
    builtin.module attributes {inner.note} {
      func.func private @f() {
        %zero = arith.constant 0 : index
        %null = arith.constant 0 : index
        return
      }
    }
    hal.executable.constant.block(%device: !hal.device) -> i32 as "key" {
      %c = arith.constant 1 : i32
      hal.return %c : i32
    }
    hal.executable.export public @e ordinal(3) layout(#layout)
  }

  // CHECK: hal.executable.source private @unused {
  // expected-remark @below {{stays as it is: it is private and nothing dispatches it [executable-unused]}}
  hal.executable.source private @unused {
    hal.executable.export public @e layout(#layout)
  }

  // CHECK: hal.executable private @done {
  // CHECK-NEXT: hal.executable.variant public @own target(#executable_target_b) {
  hal.executable private @done {
    hal.executable.variant public @own target(#b) {
      hal.executable.export public @e ordinal(0) layout(#layout)
    }
  }

  // CHECK-LABEL: util.func public @host
  util.func public @host(%r: !stream.resource<transient>, %n: index, %x: i32) {
    %zero = arith.constant 0 : index
    %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
      // CHECK: stream.cmd.dispatch {@source::@a::@e, @source::@b::@e, @done::@own::@e}(
      stream.cmd.dispatch {@source::@e, @done::@own::@e}(%x : i32) { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
      // CHECK: stream.cmd.dispatch {@source::@a::@f, @source::@b::@f}[%{{.+}}](
      stream.cmd.dispatch @source::@f[%n](%x : i32) { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
    } => !stream.timepoint
    util.return
  }
}
