// Exports that one dispatch lists, or that name one function, share their
// partition.
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings --split-input-file %s | FileCheck %s

// Over all sites of both exports bindings 1 and 2 are alike; 0 is not, because
// of the site of @g alone.

stream.executable private @left {
  stream.executable.export public @f
  builtin.module {
    // CHECK: func.func @f(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index)
    func.func @f(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding) {
      return
    }
  }
}
stream.executable private @right {
  stream.executable.export public @g
  builtin.module {
    // CHECK: func.func @g(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index)
    func.func @g(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %s: !stream.resource<transient>, %n: index, %o: index) {
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<transient>{%n}, %s as %cs: !stream.resource<transient>{%n}) {
    // Rewritten once, for both.
    // CHECK: stream.cmd.dispatch {@left::@f, @right::@g}(%[[O:[^] :,)}[]+]], %[[N:[^] :,)}[]+]], %[[O]] : index, index, index) {
    // CHECK-NEXT: ro %[[R:[^] :,)}[]+]][%[[Z:[^] :,)}[]+]] for %[[N]]]
    // CHECK-NEXT: ro %[[R]][%[[Z]] for %[[N]]]
    // CHECK-NEXT: {{^ +[}]}}
    stream.cmd.dispatch {@left::@f, @right::@g} {
      ro %cr[%o for %n] : !stream.resource<transient>{%n},
      ro %cr[%n for %n] : !stream.resource<transient>{%n},
      ro %cr[%o for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @right::@g(%[[O]], %[[O]], %[[N]] : index, index, index) {
    // CHECK-NEXT: ro %[[R]][%[[Z]] for %[[N]]]
    // CHECK-NEXT: ro %[[S:[^] :,)}[]+]][%[[Z]] for %[[N]]]
    // CHECK-NEXT: {{^ +[}]}}
    stream.cmd.dispatch @right::@g {
      ro %cr[%o for %n] : !stream.resource<transient>{%n},
      ro %cs[%o for %n] : !stream.resource<transient>{%n},
      ro %cs[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// Two exports of one function, each dispatched: one rewrite of the function,
// and the access of either site.

stream.executable private @shared {
  stream.executable.export public @e as("one")
  stream.executable.export public @e as("two")
  builtin.module {
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index)
    func.func @e(%a: !stream.binding, %b: !stream.binding) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %s: !stream.resource<transient>, %n: index, %o: index) {
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<transient>{%n}, %s as %cs: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @shared::@one(%[[O:[^] :,)}[]+]], %[[O]] : index, index) {
    // CHECK-NEXT: ro
    // CHECK-NEXT: rw
    // CHECK-NEXT: {{^ +[}]}}
    stream.cmd.dispatch @shared::@one {
      ro %cr[%o for %n] : !stream.resource<transient>{%n},
      ro %cr[%o for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @shared::@two(%[[O]], %[[O]] : index, index) {
    // CHECK-NEXT: ro
    // CHECK-NEXT: rw
    // CHECK-NEXT: {{^ +[}]}}
    stream.cmd.dispatch @shared::@two {
      ro %cr[%o for %n] : !stream.resource<transient>{%n},
      wo %cs[%o for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// An entry point that is listed twice counts once.

stream.executable private @repeated {
  stream.executable.export public @e
  builtin.module {
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index)
    func.func @e(%a: !stream.binding, %b: !stream.binding) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %n: index, %o: index) {
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch {@repeated::@e, @repeated::@e}(%{{[^] :,)}[]+}}, %{{[^] :,)}[]+}} : index, index) {
    // CHECK-NEXT: ro
    // CHECK-NEXT: {{^ +[}]}}
    stream.cmd.dispatch {@repeated::@e, @repeated::@e} {
      ro %cr[%o for %n] : !stream.resource<transient>{%n},
      ro %cr[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// A site of a private export is a site: here it keeps apart what the public
// one of the same function would fuse.

stream.executable private @hidden {
  stream.executable.export public @e as("seen")
  stream.executable.export private @e as("unseen")
  stream.executable.export private @k
  builtin.module {
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index)
    func.func @e(%a: !stream.binding, %b: !stream.binding) {
      return
    }
    // CHECK: func.func private @k(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index)
    func.func private @k(%a: !stream.binding, %b: !stream.binding) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %s: !stream.resource<transient>, %n: index, %o: index) {
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<transient>{%n}, %s as %cs: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @hidden::@seen(%{{[^] :,)}[]+}}, %{{[^] :,)}[]+}} : index, index)
    stream.cmd.dispatch @hidden::@seen {
      ro %cr[%o for %n] : !stream.resource<transient>{%n},
      ro %cr[%n for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @hidden::@unseen(%{{[^] :,)}[]+}}, %{{[^] :,)}[]+}} : index, index)
    stream.cmd.dispatch @hidden::@unseen {
      ro %cr[%o for %n] : !stream.resource<transient>{%n},
      ro %cs[%n for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @hidden::@k(%{{[^] :,)}[]+}}, %{{[^] :,)}[]+}} : index, index)
    stream.cmd.dispatch @hidden::@k {
      ro %cr[%o for %n] : !stream.resource<transient>{%n},
      ro %cr[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
