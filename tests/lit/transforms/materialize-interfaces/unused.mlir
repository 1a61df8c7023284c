// Executables that stay, with the reason; those behind them do not.

// RUN: bindery-opt %s --iree-hal-materialize-interfaces --split-input-file --verify-diagnostics | FileCheck %s

#a = #hal.executable.target<"cpu", "a">

module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
  util.global private @device = #hal.device.target<"local", [#a]> : !hal.device

  // CHECK: stream.executable private @unused {
  // expected-remark @below {{stays as it is: it is private and nothing dispatches it [executable-unused]}}
  stream.executable private @unused {
    stream.executable.export public @e
    builtin.module {
      func.func @e(%a: !stream.binding) {
        return
      }
    }
  }
  // CHECK: hal.executable private @used {
  stream.executable private @used {
    stream.executable.export public @e
    builtin.module {
      func.func @e() {
        return
      }
    }
  }
  // CHECK: hal.executable public @visible {
  stream.executable public @visible {
    stream.executable.export public @e
    builtin.module {
      func.func @e() {
        return
      }
    }
  }
  // CHECK: module @inner {
  // CHECK: stream.executable public @nested {
  builtin.module @inner {
    // expected-remark @below {{stays as it is: only executables at the top of the module are materialized}}
    stream.executable public @nested {
    }
  }
  // CHECK: stream.cmd.dispatch @used::@a::@e {
  util.func public @host() {
    %t = stream.cmd.execute with() {
      stream.cmd.dispatch @used::@e { }
    } => !stream.timepoint
    util.return
  }
}

// -----

// Nothing to do needs no device.

// CHECK-LABEL: util.func public @nothing
// CHECK-NEXT: util.return
util.func public @nothing() {
  util.return
}

// -----

// Without device globals, the devices that the module itself lists.

#a = #hal.executable.target<"cpu", "a">
#b = #hal.executable.target<"cpu", "b">
module attributes {hal.device.targets = [#hal.device.target<"local", [#b, #a]> : !hal.device]} {
  // CHECK: hal.executable private @ex {
  // CHECK-NEXT: hal.executable.variant public @a
  // CHECK: hal.executable.variant public @b
  stream.executable private @ex {
    stream.executable.export public @e
    builtin.module {
      func.func @e() {
        return
      }
    }
  }
  // CHECK: stream.cmd.dispatch {@ex::@a::@e, @ex::@b::@e} {
  util.func public @host() {
    %t = stream.cmd.execute with() {
      stream.cmd.dispatch @ex::@e { }
    } => !stream.timepoint
    util.return
  }
}

// -----

// A site that says no device takes what the others of the executable need.

#a = #hal.executable.target<"cpu", "a">
#b = #hal.executable.target<"cpu", "b">
util.global private @one = #hal.device.target<"local", [#a]> : !hal.device
util.global private @two = #hal.device.target<"local", [#b]> : !hal.device
// CHECK: hal.executable private @ex {
stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e() {
      return
    }
  }
}
util.func public @host() {
  // CHECK: stream.cmd.dispatch @ex::@b::@e {
  %t = stream.cmd.execute on(#hal.device.affinity<@two>) with() {
    stream.cmd.dispatch @ex::@e { }
  } => !stream.timepoint
  // CHECK: stream.cmd.dispatch {@ex::@a::@e, @ex::@b::@e} {
  %u = stream.cmd.execute with() {
    stream.cmd.dispatch @ex::@e { }
  } => !stream.timepoint
  // CHECK: stream.cmd.dispatch @ex::@a::@e {
  %v = stream.cmd.execute on(#hal.device.affinity<@one>) with() {
    stream.cmd.dispatch @ex::@e { }
  } => !stream.timepoint
  util.return
}
