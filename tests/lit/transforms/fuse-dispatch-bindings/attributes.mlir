// Attributes stay where what they say is true.
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings --split-input-file %s 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t

// Arguments' attributes move with them. Offsets have none.

stream.executable private @moved {
  stream.executable.export public @e
  builtin.module {
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding {stream.alignment = 32 : index, test.same}, %{{[^] :,)}[]+}}: !stream.binding {test.other = 1 : i32}, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: i32 {stream.values = [1 : i32]}, %{{[^] :,)}[]+}}: index {stream.alignment = 16 : index})
    // REMARK: attributes.mlir:[[@LINE+2]]:{{[0-9]+}}: remark: attribute 'test.mine' of argument 1 is dropped: bindings that fuse with it have another or none [attribute-dropped]
    // REMARK: attributes.mlir:[[@LINE+1]]:{{[0-9]+}}: remark: attribute 'stream.alignment' of argument 3 is dropped: it is not known to hold for the whole resource [attribute-dropped]
    func.func @e(%x: i32 {stream.values = [1 : i32]}, %a: !stream.binding {stream.alignment = 32 : index, test.mine, test.same}, %o: index {stream.alignment = 16 : index}, %b: !stream.binding {stream.alignment = 32 : index, test.other = 1 : i32}, %c: !stream.binding {stream.alignment = 32 : index, test.same}) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %s: !stream.resource<transient>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c96 = arith.constant 96 : index
  %c100 = arith.constant 100 : index
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<transient>{%n}, %s as %cs: !stream.resource<transient>{%n}) {
    // A dispatch keeps its own.
    // CHECK: stream.cmd.dispatch @moved::@e
    // CHECK: } attributes {test.kept = 1 : i32}
    stream.cmd.dispatch @moved::@e(%x, %n : i32, index) {
      ro %cr[%c64 for %n] : !stream.resource<transient>{%n},
      ro %cs[%c100 for %n] : !stream.resource<transient>{%n},
      ro %cr[%c96 for %n] : !stream.resource<transient>{%n}
    } attributes {test.kept = 1 : i32}
  } => !stream.timepoint
  util.return
}

// -----

// Offset 0 keeps any alignment; one that is not known keeps none.

stream.executable private @aligned {
  stream.executable.export public @e
  builtin.module {
    // CHECK: func.func @e(%{{[^] :,)}[]+}}: !stream.binding {stream.alignment = 4096 : index}, %{{[^] :,)}[]+}}: !stream.binding, %{{[^] :,)}[]+}}: index, %{{[^] :,)}[]+}}: index)
    // REMARK: attributes.mlir:[[@LINE+2]]:{{[0-9]+}}: remark: attribute 'stream.alignment' of argument 1 is dropped: it is not known to hold for the whole resource [attribute-dropped]
    // REMARK-NOT: remark:
    func.func @e(%a: !stream.binding {stream.alignment = 4096 : index}, %b: !stream.binding {stream.alignment = 4 : index}) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %s: !stream.resource<transient>, %n: index) {
  %c0 = arith.constant 0 : index
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<transient>{%n}, %s as %cs: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @aligned::@e {
      ro %cr[%c0 for %n] : !stream.resource<transient>{%n},
      ro %cs[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
