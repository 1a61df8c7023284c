// Limits of the device that the result breaks, with the numbers before and
// after.
// RUN: bindery-opt --iree-stream-fuse-dispatch-bindings --split-input-file --verify-diagnostics %s
// RUN: bindery-opt "--iree-stream-fuse-dispatch-bindings=max-bindings=1 max-push-constant-bytes=8" %s --split-input-file 2>&1 | FileCheck %s --check-prefix=OPTION

// OPTION: remark: more bindings than the limit of 1 (option): 2 before fusing, 2 after [too-many-bindings]
// OPTION: remark: more bytes of push constants than the limit of 8 (option): 4 before fusing, 12 after [too-many-push-constants]

#config = #stream.resource_config<{max_buffer_range = 1024, min_buffer_offset_alignment = 16, index_bits = 32}>
stream.executable private @ex {
  stream.executable.export public @e attributes {stream.resources = #config}
  builtin.module {
    func.func @e(%a: !stream.binding, %b: !stream.binding, %x: i32) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %s: !stream.resource<transient>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %c4096 = arith.constant 4096 : index
  %far = arith.constant 4294967296 : index
  %huge = arith.constant 4294967360 : index
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<transient>{%c4096}, %s as %cs: !stream.resource<transient>{%huge}) {
    // expected-remark @+3 {{binding 0 spans more than the limit of 1024 bytes (#stream.resource_config) at every site: 64 before fusing, 4096 after [range-over-limit]}}
    // expected-remark @+2 {{binding 1 spans more than the limit of 1024 bytes (#stream.resource_config) at every site: 64 before fusing, 4294967360 after [range-over-limit]}}
    // expected-remark @+1 {{offset 8 of binding 0 is no multiple of 16 (#stream.resource_config) at 1 of 2 sites [offset-unaligned]}}
    stream.cmd.dispatch @ex::@e(%x : i32) {
      ro %cr[%c8 for %c64] : !stream.resource<transient>{%c4096},
      ro %cs[%c64 for %c64] : !stream.resource<transient>{%huge}
    }
    // expected-remark @+1 {{offset 4294967296 of binding 1 does not fit an index of 32 bits (#stream.resource_config) at 1 of 2 sites [offset-overflows-index]}}
    stream.cmd.dispatch @ex::@e(%x : i32) {
      ro %cr[%c0 for %c64] : !stream.resource<transient>{%c4096},
      ro %cs[%far for %c64] : !stream.resource<transient>{%huge}
    }
  } => !stream.timepoint
  util.return
}

// -----

// Bindings and bytes of operands by the kind of target.

util.global private @device = #hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb">]> : !hal.device
stream.executable private @ex {
  // expected-remark @+2 {{more bindings than the limit of 4 (vulkan*): 5 before fusing, 5 after [too-many-bindings]}}
  // expected-remark @+1 {{more bytes of push constants than the limit of 128 (vulkan*): 104 before fusing, 144 after [too-many-push-constants]}}
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding, %d: !stream.binding, %e: !stream.binding, %x: complex<f64>, %y: complex<f64>, %z: complex<f64>, %u: complex<f64>, %v: complex<f64>, %w: complex<f64>, %i: i64) {
      return
    }
  }
}
util.func public @main(%r: !stream.resource<transient>, %n: index, %x: complex<f64>, %i: i64) {
  %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @ex::@e(%x, %x, %x, %x, %x, %x, %i : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, i64) {
      rw %c[%n for %n] : !stream.resource<transient>{%n},
      rw %c[%n for %n] : !stream.resource<transient>{%n},
      rw %c[%n for %n] : !stream.resource<transient>{%n},
      rw %c[%n for %n] : !stream.resource<transient>{%n},
      rw %c[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
