// What the pass fails on or leaves alone.
stream.executable private @missing {
  stream.executable.export public @gone
  builtin.module {
    func.func @other(%a: !stream.binding) {
      return
    }
  }
}

stream.executable private @values {
  stream.executable.export public @values
  builtin.module {
    func.func @values(%a: !stream.binding, %b: !stream.binding) -> i32 {
      %c = arith.constant 1 : i32
      return %c : i32
    }
  }
}

module @nested {
  stream.executable private @deep {
    stream.executable.export public @deep
    builtin.module {
      func.func @deep(%a: !stream.binding) {
        return
      }
    }
  }
}

util.func public @main(%a: !stream.resource<transient>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %done = stream.cmd.execute with(%a as %x: !stream.resource<transient>{%c64}) {
    stream.cmd.dispatch @missing::@gone {
      ro %x[%c0 for %c64] : !stream.resource<transient>{%c64}
    }
    stream.cmd.dispatch @values::@values {
      ro %x[%c0 for %c64] : !stream.resource<transient>{%c64},
      ro %x[%c0 for %c64] : !stream.resource<transient>{%c64}
    }
    stream.cmd.dispatch @nowhere::@nothing {
      ro %x[%c0 for %c64] : !stream.resource<transient>{%c64}
    }
  } => !stream.timepoint
  util.return
}
