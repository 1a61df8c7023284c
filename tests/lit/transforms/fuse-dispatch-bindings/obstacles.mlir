// What the pass will not touch, and says.
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s

// A binding that goes anywhere but into a subspan.

stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func private @helper(!stream.binding)
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: !stream.binding)
    func.func @e(%a: !stream.binding, %b: !stream.binding) {
      // expected-remark @+1 {{binding 0 is used by 'func.call', which cannot take an offset, so the bindings stay as they are [binding-escapes]}}
      func.call @helper(%a) : (!stream.binding) -> ()
      // expected-remark @+1 {{binding 1 is used by 'cf.br', which cannot take an offset, so the bindings stay as they are [binding-escapes]}}
      cf.br ^next(%b : !stream.binding)
    ^next(%c: !stream.binding):
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %n: index) {
  // CHECK-NOT: arith.constant
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @ex::@e {
    stream.cmd.dispatch @ex::@e {
      ro %c[%n for %n] : !stream.resource<transient>{%n},
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// A kernel that another function calls, while the kernel beside it fuses.

stream.executable private @ex {
  stream.executable.export public @e
  stream.executable.export public @f
  builtin.module {
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding)
    func.func @e(%a: !stream.binding) {
      return
    }
    // CHECK: func.func @f(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index)
    func.func @f(%a: !stream.binding) {
      return
    }
    func.func @g(%a: !stream.binding) {
      // expected-remark @+1 {{'func.call' depends on the arguments of @e, so the bindings stay as they are [nothing-fused]}}
      func.call @e(%a) : (!stream.binding) -> ()
      return
    }
    // Anything that names it counts.
    func.func @h() {
      // expected-remark @+1 {{'test.spawn' depends on the arguments of @e, so the bindings stay as they are [nothing-fused]}}
      "test.spawn"() {callees = [@e]} : () -> ()
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %n: index) {
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @ex::@e {
    stream.cmd.dispatch @ex::@e {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @ex::@f(%{{[^] :,)}[]+}} : index) {
    stream.cmd.dispatch @ex::@f {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// A dispatch outside any execute holds back its export, and no other.

stream.executable private @ex {
  stream.executable.export public @e
  stream.executable.export public @f
  builtin.module {
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding)
    func.func @e(%a: !stream.binding) {
      return
    }
    // CHECK: func.func @f(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index)
    func.func @f(%a: !stream.binding) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %n: index) {
  // CHECK: stream.cmd.dispatch @ex::@e {
  // expected-warning @+1 {{dispatch is outside any stream.cmd.execute and cannot be rewritten, so the bindings stay as they are [nothing-fused]}}
  stream.cmd.dispatch @ex::@e {
    ro %r[%n for %n] : !stream.resource<transient>{%n}
  }
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @ex::@f(%{{[^] :,)}[]+}} : index) {
    stream.cmd.dispatch @ex::@f {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// A dispatch without resources; it reads back as it is printed.

stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%x: i32) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %n: index, %x: i32) {
  // CHECK-NOT: arith.constant
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @ex::@e(%{{[^] :,)}[]+}} : i32) {
    // expected-warning @+1 {{dispatch passes no resources and stays as it is [nothing-fused]}}
    "stream.cmd.dispatch"(%x) <{entry_points = [@ex::@e], operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0>, resource_accesses = []}> : (i32) -> ()
  } => !stream.timepoint
  util.return
}

// -----

// Exports that do not exist. What a dispatch names beside one cannot be
// rewritten with it.

stream.executable private @ex {
  stream.executable.export public @e
  stream.executable.export public @f
  builtin.module {
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding)
    func.func @e(%a: !stream.binding) {
      return
    }
    // CHECK: func.func @f(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index)
    func.func @f(%a: !stream.binding) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %n: index) {
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @ex::@missing {
    // expected-warning @+1 {{dispatch names @ex::@missing, which is no export of this module, and stays as it is [dispatch-unresolved]}}
    stream.cmd.dispatch @ex::@missing {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @"other ex"::@e {
    // expected-warning @+1 {{dispatch names @"other ex"::@e, which is no export of this module, and stays as it is [dispatch-unresolved]}}
    stream.cmd.dispatch @"other ex"::@e {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch {@ex::@e, @ex::@gone} {
    // expected-warning @+2 {{dispatch names @ex::@gone, which is no export of this module, and stays as it is [dispatch-unresolved]}}
    // expected-remark @+1 {{dispatch also names what cannot be rewritten with it, so the bindings stay as they are [nothing-fused]}}
    stream.cmd.dispatch {@ex::@e, @ex::@gone} {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @ex::@f(%{{[^] :,)}[]+}} : index) {
    stream.cmd.dispatch @ex::@f {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// Something that exists, but is no export of the stream dialect.

util.func private @callee()
util.func public @main(%r: !stream.resource<transient>, %n: index) {
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @callee {
    // expected-remark @+1 {{dispatch names @callee, which is no stream.executable.export, and stays as it is [nothing-fused]}}
    stream.cmd.dispatch @callee {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// Without the function's IR, or with bindings that are fixed.

stream.executable private @extern {
  // expected-remark @+1 {{the executable comes without the function's IR, so the bindings stay as they are [nothing-fused]}}
  stream.executable.export public @e
}
stream.executable private @fixed {
  // expected-remark @+1 {{hal.interface.layout fixes what is bound, so the bindings stay as they are [nothing-fused]}}
  stream.executable.export public @e attributes {hal.interface.layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>}
  builtin.module {
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding)
    func.func @e(%a: !stream.binding) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %n: index) {
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @extern::@e {
    stream.cmd.dispatch @extern::@e {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
    // CHECK: stream.cmd.dispatch @fixed::@e {
    stream.cmd.dispatch @fixed::@e {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// Nobody dispatches it: also a kernel that would be an error stays.

stream.executable private @ex {
  // expected-remark @+1 {{nothing dispatches this export, so the bindings stay as they are [no-dispatch-sites]}}
  stream.executable.export public @e
  // expected-remark @+1 {{nothing dispatches this export, so the bindings stay as they are [no-dispatch-sites]}}
  stream.executable.export public @missing
  builtin.module {
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: !stream.binding) -> i32
    func.func @e(%a: !stream.binding, %b: !stream.binding) -> i32 {
      %c = arith.constant 1 : i32
      return %c : i32
    }
  }
}

// -----

// A module inside the module has its own names; what it dispatches says
// nothing about the executable outside.

stream.executable private @ex {
  // expected-remark @+1 {{nothing dispatches this export, so the bindings stay as they are [no-dispatch-sites]}}
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding) {
      return
    }
  }
}
module @inner {
  // expected-remark @+1 {{executable of a module inside the module stays as it is [nothing-fused]}}
  stream.executable private @ex {
    stream.executable.export public @e
    builtin.module {
      // CHECK: module @inner
      // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding)
      func.func @e(%a: !stream.binding) {
        return
      }
    }
  }
  util.func public @main(%r: !stream.resource<transient>, %n: index) {
    %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
      // CHECK: stream.cmd.dispatch @ex::@e {
      stream.cmd.dispatch @ex::@e {
        ro %c[%n for %n] : !stream.resource<transient>{%n}
      }
    } => !stream.timepoint
    util.return
  }
}
