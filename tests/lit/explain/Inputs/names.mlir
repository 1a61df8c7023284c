// Names that a value has nowhere but where it is used, and text that looks like
// a use but is none.
stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%n: index, %a: !stream.binding, %b: !stream.binding) {
      return
    }
  }
}

util.func public @main(%n: index, %r: !stream.resource<transient>, %size: index) {
  %at:2 = "test.offsets"() : () -> (index, index)
  %done = stream.cmd.execute with(%r as %r2: !stream.resource<transient>{%size}) {
    stream.cmd.dispatch @ex::@e[%n](%n : index) {
      // ro %old[%x for %y] : a comment
      ro %r2[%at#0 for %n] : !stream.resource<transient>{%size},
      wo %r2
        [ %at#1
          for %size ] : !stream.resource<transient>{%size}
    } attributes {text = "ro %no[%no for %no]"}
  } => !stream.timepoint
  util.return
}
