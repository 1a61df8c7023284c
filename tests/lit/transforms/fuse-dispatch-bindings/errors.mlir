// Input that is wrong: the pass fails and changes nothing.
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings --split-input-file --verify-diagnostics %s
// RUN: not bindery-opt --iree-stream-fuse-dispatch-bindings --mlir-print-ir-after-failure --split-input-file -o /dev/null %s 2>&1 | FileCheck %s

// All errors show, and what is right beside them is not rewritten.

stream.executable private @ex {
  stream.executable.export public @right
  // expected-error @+1 {{export is dispatched, but its executable has no function @missing}}
  stream.executable.export public @missing
  // expected-error @+1 {{export is dispatched, but its function @declared has no body}}
  stream.executable.export public @declared
  stream.executable.export public @returning
  builtin.module {
    // CHECK: func.func @right(%{{[^] :,)}[]+}}: !stream.binding) {
    func.func @right(%a: !stream.binding) {
      return
    }
    func.func private @declared(!stream.binding)
    // expected-error @+1 {{function is dispatched through @ex::@returning and cannot return values, but returns 2}}
    func.func @returning(%a: !stream.binding) -> (i32, i32) {
      %c = arith.constant 1 : i32
      return %c, %c : i32, i32
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %n: index) {
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // CHECK: stream.cmd.dispatch @ex::@right {
    stream.cmd.dispatch @ex::@right {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
    stream.cmd.dispatch @ex::@missing {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
    stream.cmd.dispatch @ex::@declared {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
    stream.cmd.dispatch @ex::@returning {
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

// The verifier does not look behind an entry point that does not exist.

stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding, %x: i32) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %n: index, %x: i32) {
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    // expected-error @+1 {{dispatch passes 2 resources and 0 uniform operands to @ex::@e, whose function takes 1 and 1}}
    stream.cmd.dispatch {@ex::@missing, @ex::@e} {
      ro %c[%n for %n] : !stream.resource<transient>{%n},
      ro %c[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
