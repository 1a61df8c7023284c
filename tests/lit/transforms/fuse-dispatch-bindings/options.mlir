// `rebase`, the named pipeline, and the actions that a debugger sees.
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings %s | FileCheck %s --check-prefixes=CHECK,ALWAYS
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings=rebase=always %s | FileCheck %s --check-prefixes=CHECK,ALWAYS
// RUN: bindery-opt --bindery-fuse %s | FileCheck %s --check-prefixes=CHECK,ALWAYS
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings=rebase=when-fused --verify-diagnostics %s | FileCheck %s --check-prefixes=CHECK,FUSED
// RUN: bindery-opt --bindery-fuse=rebase=when-fused --verify-diagnostics %s | FileCheck %s --check-prefixes=CHECK,FUSED
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings --log-actions-to=- -o /dev/null %s | FileCheck %s --check-prefix=ACTION
// RUN: not bindery-opt --iree-stream-fuse-dispatch-bindings=rebase=never %s 2>&1 | FileCheck %s --check-prefix=NEVER

// NEVER: never
// ACTION: begins (no breakpoint) Action `bindery-correlate-export`
// ACTION: completed `bindery-correlate-export`
// ACTION: begins (no breakpoint) Action `bindery-correlate-export`
// ACTION: begins (no breakpoint) Action `bindery-rewrite-function`
// ACTION: completed `bindery-rewrite-function`
// ACTION: begins (no breakpoint) Action `bindery-rewrite-site`
// ACTION: completed `bindery-rewrite-site`
// ACTION: begins (no breakpoint) Action `bindery-rewrite-function`
// ACTION: begins (no breakpoint) Action `bindery-rewrite-site`

stream.executable private @ex {
  // expected-remark @+1 {{no two bindings can become one, so the bindings stay as they are [nothing-fused]}}
  stream.executable.export public @apart
  stream.executable.export public @alike
  builtin.module {
    // ALWAYS: func.func @apart(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index)
    // FUSED: func.func @apart(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: !stream.binding)
    func.func @apart(%a: !stream.binding, %b: !stream.binding) {
      return
    }
    // CHECK: func.func @alike(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index)
    func.func @alike(%a: !stream.binding, %b: !stream.binding) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %s: !stream.resource<transient>, %n: index, %o: index) {
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<transient>{%n}, %s as %cs: !stream.resource<transient>{%n}) {
    // ALWAYS: stream.cmd.dispatch @ex::@apart(%{{[^] :,)}[]+}}, %{{[^] :,)}[]+}} : index, index) {
    // FUSED: stream.cmd.dispatch @ex::@apart {
    // FUSED-NEXT: ro %{{[^] :,)}[]+}}[%[[O:[^] :,)}[]+]] for %[[N:[^] :,)}[]+]]] : !stream.resource<transient>{%[[N]]},
    stream.cmd.dispatch @ex::@apart {
      ro %cr[%o for %n] : !stream.resource<transient>{%n},
      ro %cs[%o for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @ex::@alike(%{{[^] :,)}[]+}}, %{{[^] :,)}[]+}} : index, index) {
    stream.cmd.dispatch @ex::@alike {
      ro %cr[%o for %n] : !stream.resource<transient>{%n},
      ro %cr[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
