// Where there is no function to compare with, a site that passes more than the
// layout has room for gets a warning; the rest is done.

// RUN: bindery-opt %s --iree-hal-materialize-interfaces --verify-diagnostics | FileCheck %s

#a = #hal.executable.target<"cpu", "a">
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>

module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
  util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
  hal.executable.source private @source {
    hal.executable.export public @e layout(#layout)
  }
  stream.executable private @extern {
    stream.executable.export public @e attributes {hal.interface.layout = #layout}
  }
  util.func public @host(%r: !stream.resource<transient>, %n: index, %x: i32) {
    %zero = arith.constant 0 : index
    %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
      // CHECK: stream.cmd.dispatch @source::@a::@e(
      // expected-warning @below {{passes 1 resources and 2 operands, but the layout of @e has 1 bindings and 1 constants}}
      stream.cmd.dispatch @source::@e(%x, %x : i32, i32) { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
      // CHECK: stream.cmd.dispatch @extern::@a::@e {
      // expected-warning @below {{passes 2 resources and 0 operands, but the layout of @e has 1 bindings and 1 constants}}
      stream.cmd.dispatch @extern::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n}, wo %c[%zero for %n] : !stream.resource<transient>{%n} }
      // CHECK: stream.cmd.dispatch @extern::@a::@e(
      stream.cmd.dispatch @extern::@e(%x : i32) { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
    } => !stream.timepoint
    util.return
  }
}
