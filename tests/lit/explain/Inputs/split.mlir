// The first section has a kernel of its own name ...
stream.executable private @ex {
  stream.executable.export public @copy
  builtin.module {
    func.func @copy(%in: !stream.binding, %out: !stream.binding) {
      return
    }
  }
}

// -----

// ... and the second one, too, inside a module.
module @second {
  stream.executable private @ex {
    stream.executable.export public @copy
    builtin.module {
      func.func @copy(%from: !stream.binding, %to: !stream.binding) {
        return
      }
    }
  }
  util.initializer {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %r = stream.resource.alloc uninitialized : !stream.resource<transient>{%c8}
    %t = stream.cmd.execute with(%r as %e: !stream.resource<transient>{%c8}) {
      stream.cmd.dispatch @ex::@copy { ro %e[%c0 for %c8] : !stream.resource<transient>{%c8}, ro %e[%c0 for %c8] : !stream.resource<transient>{%c8} }
    } => !stream.timepoint
    util.return
  }
}
