// RUN: bindery-opt %s --verify-diagnostics | FileCheck %s --strict-whitespace

// Work of any phase that is scheduled may stand among commands, and commands
// that are not.
// CHECK-LABEL: util.func public @commands
// CHECK: stream.cmd.execute
util.func @commands(%n: index, %o: i64, %v: i32, %key: !util.buffer, %f: !stream.file, %ch: !stream.channel, %r: !stream.resource<*>) {
  %0 = stream.cmd.execute with(%r as %c: !stream.resource<*>{%n}) {
    %1 = stream.resource.subview %c[%n] : !stream.resource<*>{%n} -> !stream.resource<*>{%n}
    %2 = stream.tensor.empty : tensor<4xf32> in !stream.resource<*>{%n}
    %3 = stream.tensor.splat %v : i32 -> tensor<4xi32> in !stream.resource<*>{%n}
    %4 = stream.tensor.parameter.load %key[%o] : tensor<4xf32> in !stream.resource<*>{%n}
    %5 = stream.async.alloca : !stream.resource<*>{%n}
    %6 = stream.async.constant : !stream.resource<*>{%n} = 1 : i32
    %7 = stream.async.splat %v : i32 -> !stream.resource<*>{%n}
    %8 = stream.async.clone %7 : !stream.resource<*>{%n} -> !stream.resource<*>{%n}
    %9 = stream.async.transfer %7 : !stream.resource<*>{%n} -> !stream.resource<*>{%n}
    %10 = stream.async.dispatch @ex::@e(%7[%n to %n for %n]) : (!stream.resource<*>{%n}) -> !stream.resource<*>{%n}
    %11 = stream.file.read : %f[%o], %c[%n], %n : !stream.file -> !stream.resource<*>{%n} => !stream.timepoint
    %12 = stream.cmd.parameter.read %key[%o] -> %c[%n for %n] : !stream.resource<*>{%n} => !stream.timepoint
    stream.resource.retain %c : !stream.resource<*>{%n}
    stream.cmd.collective<recv : f32>[%n] channel(%ch) {
      wo %c[%n for %n] : !stream.resource<*>{%n}
    }
  } => !stream.timepoint
  util.return
}
