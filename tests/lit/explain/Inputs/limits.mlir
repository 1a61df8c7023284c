// Five bindings, of which two become one; 256 MiB in one piece.
#target = #hal.executable.target<"webgpu-spirv", "webgpu-wgsl-fb">
util.global private @device = #hal.device.target<"webgpu", [#target]> : !hal.device

stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding, %d: !stream.binding, %out: !stream.binding) {
      %c0 = arith.constant 0 : index
      %x = stream.binding.subspan %a[%c0] : !stream.binding -> memref<4xf32>
      %y = stream.binding.subspan %b[%c0] : !stream.binding -> memref<4xi8>
      return
    }
  }
}

util.func public @main(%p: !stream.resource<constant>, %q: !stream.resource<constant>, %r: !stream.resource<constant>, %s: !stream.resource<constant>, %t: !stream.resource<transient>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c256m = arith.constant 268435456 : index
  %done = stream.cmd.execute with(%p as %i: !stream.resource<constant>{%c256m}, %q as %j: !stream.resource<constant>{%c64}, %r as %k: !stream.resource<constant>{%c64}, %s as %l: !stream.resource<constant>{%c64}, %t as %m: !stream.resource<transient>{%c64}) {
    stream.cmd.dispatch @ex::@e {
      ro %i[%c0 for %c64] : !stream.resource<constant>{%c256m},
      ro %i[%c64 for %c64] : !stream.resource<constant>{%c256m},
      ro %j[%c0 for %c64] : !stream.resource<constant>{%c64},
      ro %k[%c0 for %c64] : !stream.resource<constant>{%c64},
      wo %m[%c0 for %c64] : !stream.resource<transient>{%c64}
    }
    stream.cmd.dispatch @ex::@e {
      ro %i[%c0 for %c64] : !stream.resource<constant>{%c256m},
      ro %i[%c64 for %c64] : !stream.resource<constant>{%c256m},
      ro %j[%c0 for %c64] : !stream.resource<constant>{%c64},
      ro %l[%c0 for %c64] : !stream.resource<constant>{%c64},
      wo %m[%c0 for %c64] : !stream.resource<transient>{%c64}
    }
  } => !stream.timepoint
  util.return
}
