// Written bindings fuse only where aliasing of mutable bindings is on. Each
// kernel is named after what its only site asks of one resource.
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings %s | FileCheck %s
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings=alias-mutable-bindings=true %s | FileCheck %s --check-prefix=ALIAS

stream.executable private @ex {
  stream.executable.export public @rw_ro
  stream.executable.export public @ro_rw
  stream.executable.export public @rw_ro_rw_ro
  stream.executable.export public @ro_ro_rw
  builtin.module {
    // A written binding stays alone on either side of a read-only one.
    // CHECK: func.func @rw_ro(%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    // ALIAS: func.func @rw_ro(%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    func.func @rw_ro(%a: !stream.binding, %b: !stream.binding) {
      return
    }
    // CHECK: func.func @ro_rw(%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    // ALIAS: func.func @ro_rw(%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    func.func @ro_rw(%a: !stream.binding, %b: !stream.binding) {
      return
    }
    // Read-only ones fuse across a written one.
    // CHECK: func.func @rw_ro_rw_ro(%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    // ALIAS: func.func @rw_ro_rw_ro(%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    func.func @rw_ro_rw_ro(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding, %d: !stream.binding) {
      return
    }
    // CHECK: func.func @ro_ro_rw(%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    func.func @ro_ro_rw(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding) {
      return
    }
  }
}

// The nearest resource config decides alone, over the option.
stream.executable private @configured attributes {stream.resources = #stream.resource_config<{alias_mutable_bindings = true}>} {
  stream.executable.export public @on
  stream.executable.export public @off attributes {stream.resources = #stream.resource_config<{max_buffer_range = 1073741824}>}
  builtin.module attributes {stream.resources = #stream.resource_config<{alias_mutable_bindings = false}>} {
    // CHECK: func.func @on(%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    // ALIAS: func.func @on(%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    func.func @on(%a: !stream.binding, %b: !stream.binding) {
      return
    }
    // CHECK: func.func @off(%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    // ALIAS: func.func @off(%{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: !stream.binding, %{{[^ :,)}]+}}: index, %{{[^ :,)}]+}}: index)
    func.func @off(%a: !stream.binding, %b: !stream.binding) {
      return
    }
  }
}

util.func public @main(%r: !stream.resource<transient>, %n: index, %o0: index, %o1: index, %o2: index, %o3: index) {
  // CHECK: util.func public @main(%{{[^ :,)}]+}}: !stream.resource<transient>, %[[N:[^ :,)}]+]]: index, %[[O0:[^ :,)}]+]]: index, %[[O1:[^ :,)}]+]]: index, %[[O2:[^ :,)}]+]]: index, %[[O3:[^ :,)}]+]]: index)
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @ex::@rw_ro(%[[O0]], %[[O1]] : index, index) {
    // CHECK-NEXT: rw
    // CHECK-NEXT: ro
    // ALIAS: stream.cmd.dispatch @ex::@rw_ro(
    // ALIAS-NEXT: rw
    // ALIAS-NEXT: {{^ +[}]}}
    stream.cmd.dispatch @ex::@rw_ro {
      rw %c[%o0 for %n] : !stream.resource<transient>{%n},
      ro %c[%o1 for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @ex::@ro_rw(%[[O0]], %[[O1]] : index, index) {
    // CHECK-NEXT: ro
    // CHECK-NEXT: rw
    stream.cmd.dispatch @ex::@ro_rw {
      ro %c[%o0 for %n] : !stream.resource<transient>{%n},
      rw %c[%o1 for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @ex::@rw_ro_rw_ro(%[[O0]], %[[O1]], %[[O3]], %[[O2]] : index, index, index, index) {
    // CHECK-NEXT: rw
    // CHECK-NEXT: ro
    // CHECK-NEXT: rw
    // CHECK-NEXT: {{^ +[}]}}
    stream.cmd.dispatch @ex::@rw_ro_rw_ro {
      rw %c[%o0 for %n] : !stream.resource<transient>{%n},
      ro %c[%o1 for %n] : !stream.resource<transient>{%n},
      rw %c[%o2 for %n] : !stream.resource<transient>{%n},
      ro %c[%o3 for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @ex::@ro_ro_rw(%[[O0]], %[[O1]], %[[O2]] : index, index, index) {
    // CHECK-NEXT: ro
    // CHECK-NEXT: rw
    // CHECK-NEXT: {{^ +[}]}}
    stream.cmd.dispatch @ex::@ro_ro_rw {
      ro %c[%o0 for %n] : !stream.resource<transient>{%n},
      ro %c[%o1 for %n] : !stream.resource<transient>{%n},
      rw %c[%o2 for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @configured::@on(
    // Reading and writing one binding is both.
    // CHECK-NEXT: rw
    // CHECK-NEXT: {{^ +[}]}}
    stream.cmd.dispatch @configured::@on {
      ro %c[%o0 for %n] : !stream.resource<transient>{%n},
      wo %c[%o1 for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @configured::@off(
    // CHECK-NEXT: ro
    // CHECK-NEXT: wo
    stream.cmd.dispatch @configured::@off {
      ro %c[%o0 for %n] : !stream.resource<transient>{%n},
      wo %c[%o1 for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
