// The steps of the pass are actions that a debugger can stop at or skip.

// RUN: bindery-opt %s --iree-hal-materialize-interfaces --log-actions-to=%t.log | FileCheck %s
// RUN: FileCheck %s --input-file=%t.log --check-prefix=LOG
// RUN: bindery-opt %s --iree-hal-materialize-interfaces --mlir-debug-counter=bindery-materialize-executable-skip=1,bindery-materialize-executable-count=1 | FileCheck %s --check-prefix=SKIP

#a = #hal.executable.target<"cpu", "a">

// LOG: begins {{.*}} Action `bindery-materialize-executable` @one (
// LOG: begins {{.*}} Action `bindery-materialize-executable` @two (
// LOG: begins {{.*}} Action `bindery-materialize-site` @host (

// A site names what is there.
// CHECK: stream.cmd.dispatch {@one::@a::@e, @two::@a::@e} {
// SKIP: stream.executable private @one {
// SKIP: hal.executable private @two {
// SKIP: stream.cmd.dispatch {@one::@e, @two::@a::@e} {
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
  util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
  stream.executable private @one {
    stream.executable.export public @e
    builtin.module {
      func.func @e() {
        return
      }
    }
  }
  stream.executable private @two {
    stream.executable.export public @e
    builtin.module {
      func.func @e() {
        return
      }
    }
  }
  util.func public @host() {
    %t = stream.cmd.execute with() {
      stream.cmd.dispatch {@one::@e, @two::@e} { }
    } => !stream.timepoint
    util.return
  }
}
