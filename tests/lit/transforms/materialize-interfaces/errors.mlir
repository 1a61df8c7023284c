// What is wrong with the input is reported where it stands.

// RUN: bindery-opt %s --iree-hal-materialize-interfaces --split-input-file --verify-diagnostics

// An argument that the interface cannot pass: the pass that packs it is named.

#a = #hal.executable.target<"cpu", "a">
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    // expected-error @below {{unsupported interface function argument 2 type 'index'; requires !stream.binding or i32 operands only}}
    // expected-note @below {{iree-stream-pack-dispatch-operands turns other scalars into i32}}
    func.func @e(%a: !stream.binding, %x: i32, %i: index) {
    return
    }
  }
}
util.func public @host(%r: !stream.resource<transient>, %n: index, %x: i32, %i: index) {
  %zero = arith.constant 0 : index
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @ex::@e(%x, %i : i32, index) { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  util.return
}
}

// -----

// All that is wrong shows, and at the same time.

#a = #hal.executable.target<"cpu", "a">
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable public @ex {
  stream.executable.export public @e
  builtin.module {
    // expected-error @below {{unsupported interface function argument 0 type 'f32'}}
    // expected-note @below {{iree-stream-pack-dispatch-operands}}
    func.func @e(%f: f32, %x: i32) {
    return
    }
  }
}
stream.executable public @two {
  stream.executable.export public @e
  builtin.module {
    // expected-error @below {{a dispatched function cannot return values}}
    func.func @e() -> i32 {
      %x = arith.constant 0 : i32
      return %x : i32
    }
  }
}
}

// -----

// A dispatch that names nothing.

#a = #hal.executable.target<"cpu", "a">
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding) {
    return
    }
  }
}
util.func public @host(%r: !stream.resource<transient>, %n: index, %x: i32, %i: index) {
  %zero = arith.constant 0 : index
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{dispatches @missing::@e, but there is no executable @missing [dispatch-unresolved]}}
    stream.cmd.dispatch @missing::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
    // expected-error @below {{dispatches @ex::@f, but executable @ex has no such export [dispatch-unresolved]}}
    stream.cmd.dispatch @ex::@f { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
    // expected-error @below {{dispatches @host::@e, but @host is not an executable that can be dispatched here [dispatch-unresolved]}}
    stream.cmd.dispatch @host::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
    // expected-error @below {{dispatches @ex::@v::@e, but executable @ex has no such export [dispatch-unresolved]}}
    stream.cmd.dispatch @ex::@v::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  util.return
}
}

// -----

// Exports whose function is missing or has no body.

#a = #hal.executable.target<"cpu", "a">
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable private @ex {
  // expected-error @below {{exports function @e, which does not exist}}
  stream.executable.export public @e
  // expected-error @below {{exports function @declared, which has no body}}
  stream.executable.export public @declared
  builtin.module {
    func.func private @declared(!stream.binding)
  }
}
util.func public @host(%r: !stream.resource<transient>, %n: index, %x: i32, %i: index) {
  %zero = arith.constant 0 : index
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  util.return
}
}

// -----

// Without functions, somebody has to say what the layout is.

#a = #hal.executable.target<"cpu", "a">
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable private @ex {
  // expected-error @below {{an export without a function needs the attribute 'hal.interface.layout'}}
  stream.executable.export public @e
  // expected-error @below {{'hal.interface.layout' must be a #hal.pipeline.layout}}
  stream.executable.export public @f attributes {hal.interface.layout = "any"}
}
util.func public @host(%r: !stream.resource<transient>, %n: index, %x: i32, %i: index) {
  %zero = arith.constant 0 : index
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  util.return
}
}

// -----

// A layout without room for what the function takes.

#a = #hal.executable.target<"cpu", "a">
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable public @ex {
  // expected-error @below {{'hal.interface.layout' has 1 bindings and 0 constants, but the function takes 2 and 1}}
  stream.executable.export public @e attributes {hal.interface.layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>}
  builtin.module {
    func.func @e(%a: !stream.binding, %b: !stream.binding, %x: i32) {
    return
    }
  }
}
}

// -----

// Two exports of one function.

#a = #hal.executable.target<"cpu", "a">
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable public @ex {
  // expected-note @below {{the other export is here}}
  stream.executable.export public @e as("one")
  // expected-error @below {{function @e is exported twice; a variant names an export as its function, so it takes one export a function}}
  stream.executable.export public @e as("two")
  builtin.module {
    func.func @e(%a: !stream.binding) {
    return
    }
  }
}
}

// -----

// A binding that is passed on to something else than a subspan.

#a = #hal.executable.target<"cpu", "a">
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable public @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding, %b: !stream.binding) {
      %z = arith.constant 0 : index
      // expected-error @below {{uses binding argument 1 of @e; only 'stream.binding.subspan' may [binding-escapes]}}
      func.call @helper(%b, %z) : (!stream.binding, index) -> ()
      // expected-error @below {{uses binding argument 0 of @e; only 'stream.binding.subspan' may [binding-escapes]}}
      cf.br ^next(%a : !stream.binding)
    ^next(%p: !stream.binding):
      return
    }
    func.func private @helper(%a: !stream.binding, %o: index) {
      return
    }
  }
}
}

// -----

// A kernel that a sibling calls, or that calls itself.

#a = #hal.executable.target<"cpu", "a">
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable public @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding) {
    return
    }
    func.func @f(%a: !stream.binding) {
      // expected-error @below {{refers to @e, which is exported and will take no arguments}}
      func.call @e(%a) : (!stream.binding) -> ()
      return
    }
  }
}
}

// -----

// Attributes of arguments that are of the wrong kind.

#a = #hal.executable.target<"cpu", "a">
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable public @ex {
  stream.executable.export public @e
  builtin.module {
    // expected-error @below {{'stream.alignment' of argument 0 must be an integer}}
    // expected-error @below {{'stream.values' of argument 1 must be an array}}
    func.func @e(%a: !stream.binding {stream.alignment = "big"}, %x: i32 {stream.values = 3 : i32}) {
    return
    }
  }
}
}

// -----

// A dispatch that is not a command yet.

#a = #hal.executable.target<"cpu", "a">
module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable public @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding, %b: !stream.binding) {
    return
    }
  }
}
util.func public @host(%r: !stream.resource<transient>, %n: index) -> !stream.resource<transient> {
  %zero = arith.constant 0 : index
  // expected-error @below {{dispatches @ex::@e and is not lowered to 'stream.cmd.dispatch' yet}}
  %0 = stream.async.dispatch @ex::@e(%r[%zero to %n for %n]) : (!stream.resource<transient>{%n}) -> !stream.resource<transient>{%n}
  util.return %0 : !stream.resource<transient>
}
}

// -----

// No devices: once, at the module; for a public executable as well.

// expected-error @below {{no HAL devices defined in the module; use the module-level hal.device.targets attribute, the --iree-hal-target-device= flag, or provide inputs with global !hal.devices defined}}
module {
stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding) {
    return
    }
  }
}
util.func public @host(%r: !stream.resource<transient>, %n: index, %x: i32, %i: index) {
  %zero = arith.constant 0 : index
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  util.return
}
}

// -----

// expected-error @below {{no HAL devices defined in the module; use the module-level hal.device.targets attribute, the --iree-hal-target-device= flag, or provide inputs with global !hal.devices defined}}
module {
stream.executable public @ex {
  stream.executable.export public @e
  builtin.module {
    // expected-error @below {{cannot return values}}
    func.func @e() -> i32 {
      %x = arith.constant 0 : i32
      return %x : i32
    }
  }
}
}

// -----

// Affinities that lead to no target: each at its site, also where other sites
// of the executable have one; what follows is checked too.

#a = #hal.executable.target<"cpu", "a">
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
util.global private @number = 1 : i32
util.global private @alias = #hal.device.alias<"some"> : !hal.device
util.global private @ordinal = #hal.device.ordinal<0> : !hal.device
util.global private @bare : !hal.device
util.global private @empty = #hal.device.target<"local"> : !hal.device
util.global private @loop = #hal.device.fallback<@pool> : !hal.device
util.global private @pool = #hal.device.fallback<@loop> : !hal.device
util.global private @select = #hal.device.select<[#hal.device.alias<"some"> : !hal.device, #hal.device.fallback<@gone> : !hal.device]> : !hal.device
stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding) {
    return
    }
  }
}
util.func public @host(%r: !stream.resource<transient>, %n: index) {
  %zero = arith.constant 0 : index
  %t0 = stream.cmd.execute on(#hal.device.affinity<@gone>) with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: device '@gone' is not defined}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  %t1 = stream.cmd.execute on(#hal.device.affinity<@number>) with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: '@number' is not a global of type '!hal.device'}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  %t2 = stream.cmd.execute on(#hal.device.affinity<@host>) with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: '@host' is not a global of type '!hal.device'}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  %t3 = stream.cmd.execute on(#hal.device.affinity<@alias>) with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: device '@alias': an alias names no executable targets}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  %t4 = stream.cmd.execute on(#hal.device.affinity<@ordinal>) with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: device '@ordinal': an ordinal names no executable targets}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  %t5 = stream.cmd.execute on(#hal.device.affinity<@bare>) with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: device '@bare' has no initial value}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  %t6 = stream.cmd.execute on(#hal.device.affinity<@empty>) with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: device '@empty': its list of executable targets is empty}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  %t7 = stream.cmd.execute on(#hal.device.affinity<@loop>) with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: device '@loop': device '@pool': device '@loop' falls back to itself}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  %t8 = stream.cmd.execute on(#hal.device.affinity<@select>) with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: device '@select': device '@gone' is not defined}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  %t9 = stream.cmd.execute on(#hal.device.optimal<[#hal.device.affinity<@device>, #hal.device.affinity<@number>]>) with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: its affinity leaves the choice between several devices}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  %t10 = stream.cmd.execute on(#hal.device.promise<@device>) with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: its affinity is to a device that is declared later}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  util.return
}
stream.executable public @last {
  stream.executable.export public @e
  builtin.module {
    // expected-error @below {{cannot return values}}
    func.func @e() -> i32 {
      %x = arith.constant 0 : i32
      return %x : i32
    }
  }
}
util.func public @fine(%r: !stream.resource<transient>, %n: index) {
  %zero = arith.constant 0 : index
  %t = stream.cmd.execute on(#hal.device.affinity<@device>) with(%r as %c: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  util.return
}

// -----

// No affinity at any site of a private executable.

#a = #hal.executable.target<"cpu", "a">
util.global private @device = #hal.device.target<"local", [#a]> : !hal.device
stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding) {
    return
    }
  }
}
util.func public @host(%r: !stream.resource<transient>, %n: index, %x: i32, %i: index) {
  %zero = arith.constant 0 : index
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @below {{no executable target for this dispatch: nothing says which device it runs on}}
    stream.cmd.dispatch @ex::@e { ro %c[%zero for %n] : !stream.resource<transient>{%n} }
  } => !stream.timepoint
  util.return
}

// -----

// A public executable, and devices of unknown targets only.

util.global private @alias = #hal.device.alias<"some"> : !hal.device
// expected-error @below {{no device of the module names an executable target}}
stream.executable public @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding) {
    return
    }
  }
}

// -----

// A target that gives no name to a variant.

util.global private @device = #hal.device.target<"local", [#hal.executable.target<"cpu", "">]> : !hal.device
// expected-error @below {{executable target #hal.executable.target<"cpu", ""> has an empty format, which names no variant}}
stream.executable public @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding) {
    return
    }
  }
}

// -----

// What would be lost, and what the result could not hold.

util.global private @device = #hal.device.target<"local", [#hal.executable.target<"cpu", "a">]> : !hal.device
stream.executable public @ex {
  // expected-error @below {{computes its workgroup count in several blocks; a hal.executable.export takes one}}
  stream.executable.export public @e workgroups(%n: index) -> (index, index, index) {
    cf.br ^next
  ^next:
    stream.return %n, %n, %n : index, index, index
  }
  builtin.module {
    func.func @e() {
      return
    }
  }
  // expected-error @below {{is lost when the executable is materialized; only exports and one module can stand in it}}
  builtin.module {
  }
  // expected-error @below {{is lost when the executable is materialized}}
  util.global private @x = 1 : i32
}
