// One export for each thing that there is to say about bindings.

// Every site takes 0 and 1 from one resource.
stream.executable private @fused {
  stream.executable.export public @fused
  builtin.module {
    func.func @fused(%left: !stream.binding, %right: !stream.binding, %out: !stream.binding) {
      return
    }
  }
}

// One site of three takes 0 and 1 from two resources.
stream.executable private @diverges {
  stream.executable.export public @diverges
  builtin.module {
    func.func @diverges(%left: !stream.binding, %right: !stream.binding) {
      return
    }
  }
}

// 1 is written where 0 is read.
stream.executable private @written {
  stream.executable.export public @written
  builtin.module {
    func.func @written(%in: !stream.binding, %out: !stream.binding) {
      return
    }
  }
}

// 0 goes to a helper.
stream.executable private @escapes {
  stream.executable.export public @escapes
  builtin.module {
    func.func private @helper(%binding: !stream.binding)
    func.func @escapes(%left: !stream.binding, %right: !stream.binding) {
      call @helper(%left) : (!stream.binding) -> ()
      return
    }
  }
}

stream.executable private @idle {
  stream.executable.export public @idle
  builtin.module {
    func.func @idle(%left: !stream.binding, %right: !stream.binding) {
      return
    }
  }
}

util.func public @main(%a: !stream.resource<transient>, %b: !stream.resource<constant>, %ready: !stream.timepoint) -> !stream.timepoint {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %size = arith.constant 4096 : index
  %done = stream.cmd.execute await(%ready) => with(%a as %x: !stream.resource<transient>{%size}, %b as %y: !stream.resource<constant>{%size}) {
    stream.cmd.dispatch @fused::@fused {
      ro %y[%c0 for %c64] : !stream.resource<constant>{%size},
      ro %y[%c64 for %c64] : !stream.resource<constant>{%size},
      wo %x[%c0 for %c64] : !stream.resource<transient>{%size}
    }
    stream.cmd.dispatch @diverges::@diverges {
      ro %x[%c0 for %c64] : !stream.resource<transient>{%size},
      ro %x[%c64 for %c64] : !stream.resource<transient>{%size}
    }
    stream.cmd.dispatch @diverges::@diverges {
      ro %x[%c0 for %c64] : !stream.resource<transient>{%size},
      ro %y[%c64 for %c64] : !stream.resource<constant>{%size}
    }
    stream.cmd.dispatch @diverges::@diverges {
      ro %x[%c64 for %c64] : !stream.resource<transient>{%size},
      ro %x[%c128 for %c64] : !stream.resource<transient>{%size}
    }
    stream.cmd.dispatch @written::@written {
      ro %x[%c0 for %c64] : !stream.resource<transient>{%size},
      wo %x[%c128 for %c64] : !stream.resource<transient>{%size}
    }
    stream.cmd.dispatch @written::@written {
      ro %x[%c0 for %c64] : !stream.resource<transient>{%size},
      rw %x[%c64 for %c64] : !stream.resource<transient>{%size}
    }
    stream.cmd.dispatch @escapes::@escapes {
      ro %x[%c0 for %c64] : !stream.resource<transient>{%size},
      ro %x[%c64 for %c64] : !stream.resource<transient>{%size}
    }
  } => !stream.timepoint
  util.return %done : !stream.timepoint
}
