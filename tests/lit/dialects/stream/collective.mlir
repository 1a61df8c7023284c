// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: util.func public @collective(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: !stream.channel, %arg5: !stream.resource<external>, %arg6: !stream.resource<*>) {
util.func @collective(%n: index, %a: index, %b: index, %p: i32, %ch: !stream.channel, %s: !stream.resource<external>, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.async.collective<all_gather : f32>[%arg0] channel(%arg4) %arg5[%arg1 to %arg2 for %arg0], %arg6[%arg2 to %arg1 for %arg0] : !stream.resource<external>{%arg1} -> %arg6 as !stream.resource<*>{%arg2}
  %0 = stream.async.collective<all_gather : f32>[%n] channel(%ch) %s[%a to %b for %n], %r[%b to %a for %n] : !stream.resource<external>{%a} -> %r as !stream.resource<*>{%b}
  // CHECK-NEXT: %1 = stream.async.collective<all_reduce with sum : si8>[%arg0] on(#hal.device.promise<@dev>) channel(%arg4) %arg5[%arg1 to %arg2 for %arg0], %arg6[%arg2 to %arg1 for %arg0] : !stream.resource<external>{%arg1} -> %arg6 as !stream.resource<*>{%arg2} attributes {a}
  %1 = stream.async.collective<all_reduce with sum : si8>[%n] on(#hal.device.promise<@dev>) channel(%ch) %s[%a to %b for %n], %r[%b to %a for %n] : !stream.resource<external>{%a} -> !stream.resource<*>{%b} attributes {a}
  // CHECK-NEXT: %2 = stream.async.collective<broadcast : ui16>[%arg0] channel(%arg4) source(%arg3) %arg5[%arg1 to %arg2 for %arg0], %arg6[%arg2 to %arg1 for %arg0] : !stream.resource<external>{%arg1} -> %arg6 as !stream.resource<*>{%arg2}
  %2 = stream.async.collective<broadcast : ui16>[%n] channel(%ch) source(%p) %s[%a to %b for %n], %r[%b to %a for %n] : !stream.resource<external>{%a} -> %r as !stream.resource<*>{%b}
  // CHECK-NEXT: %3 = stream.async.collective<reduce with maximum : bf16>[%arg0] channel(%arg4) target(%arg3) %arg5[%arg1 to %arg2 for %arg0], %arg6[%arg2 to %arg1 for %arg0] : !stream.resource<external>{%arg1} -> %arg6 as !stream.resource<*>{%arg2}
  %3 = stream.async.collective<reduce with maximum : bf16>[%n] channel(%ch) target(%p) %s[%a to %b for %n], %r[%b to %a for %n] : !stream.resource<external>{%a} -> %r as !stream.resource<*>{%b}
  // CHECK-NEXT: %4 = stream.async.collective<send_recv : f64>[%arg0] channel(%arg4) source_target_pair(%arg3) %arg5[%arg1 to %arg2 for %arg0], %arg6[%arg2 to %arg1 for %arg0] : !stream.resource<external>{%arg1} -> %arg6 as !stream.resource<*>{%arg2}
  %4 = stream.async.collective<send_recv : f64>[%n] channel(%ch) source_target_pair(%p) %s[%a to %b for %n], %r[%b to %a for %n] : !stream.resource<external>{%a} -> %r as !stream.resource<*>{%b}
  // CHECK-NEXT: %5 = stream.async.collective<send : f16>[%arg0] channel(%arg4) target(%arg3) %arg5[%arg1 to %arg2 for %arg0], %arg6[%arg2 to %arg1 for %arg0] : !stream.resource<external>{%arg1} -> %arg6 as !stream.resource<*>{%arg2}
  %5 = stream.async.collective<send : f16>[%n] channel(%ch) target(%p) %s[%a to %b for %n], %r[%b to %a for %n] : !stream.resource<external>{%a} -> %r as !stream.resource<*>{%b}
  // CHECK-NEXT: %6 = stream.async.collective<recv : ui64>[%arg0] channel(%arg4) source(%arg3) %arg5[%arg1 to %arg2 for %arg0], %arg6[%arg2 to %arg1 for %arg0] : !stream.resource<external>{%arg1} -> %arg6 as !stream.resource<*>{%arg2}
  %6 = stream.async.collective<recv : ui64>[%n] channel(%ch) source(%p) %s[%a to %b for %n], %r[%b to %a for %n] : !stream.resource<external>{%a} -> %r as !stream.resource<*>{%b}
  // CHECK-NEXT: %7 = stream.async.collective<reduce_scatter with average : si32>[%arg0] channel(%arg4) %arg5[%arg1 to %arg2 for %arg0], %arg6[%arg2 to %arg1 for %arg0] : !stream.resource<external>{%arg1} -> %arg6 as !stream.resource<*>{%arg2}
  %7 = stream.async.collective<reduce_scatter with average : si32>[%n] channel(%ch) %s[%a to %b for %n], %r[%b to %a for %n] : !stream.resource<external>{%a} -> %r as !stream.resource<*>{%b}
  // CHECK-NEXT: %8 = stream.async.collective<all_to_all : si64>[%arg0] channel(%arg4) %arg5[%arg1 to %arg2 for %arg0], %arg6[%arg2 to %arg1 for %arg0] : !stream.resource<external>{%arg1} -> %arg6 as !stream.resource<*>{%arg2}
  %8 = stream.async.collective<all_to_all : si64>[%n] channel(%ch) %s[%a to %b for %n], %r[%b to %a for %n] : !stream.resource<external>{%a} -> %r as !stream.resource<*>{%b}
  util.return
}

// CHECK-LABEL: util.func public @commands(%arg0: index, %arg1: i32, %arg2: !stream.channel, %arg3: !stream.resource<external>, %arg4: !stream.resource<*>) {
util.func @commands(%n: index, %p: i32, %ch: !stream.channel, %s: !stream.resource<external>, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.cmd.execute with(%arg3 as %arg5: !stream.resource<external>{%arg0}, %arg4 as %arg6: !stream.resource<*>{%arg0}) {
  %0 = stream.cmd.execute with(%s as %cs: !stream.resource<external>{%n}, %r as %cr: !stream.resource<*>{%n}) {
    // CHECK-NEXT: stream.cmd.collective<all_reduce with product : f32>[%arg0] channel(%arg2) {
    stream.cmd.collective<all_reduce with product : f32>[%n] channel(%ch) {
      // CHECK-NEXT: ro %arg5[%arg0 for %arg0] : !stream.resource<external>{%arg0},
      ro %cs[%n for %n] : !stream.resource<external>{%n},
      // CHECK-NEXT: wo %arg6[%arg0 for %arg0] : !stream.resource<*>{%arg0}
      wo %cr[%n for %n] : !stream.resource<*>{%n}
    // CHECK-NEXT: } attributes {a}
    } attributes {a}
    // CHECK-NEXT: stream.cmd.collective<send : f32>[%arg0] channel(%arg2) param(%arg1 : i32) {
    stream.cmd.collective<send : f32>[%n] channel(%ch) param(%p : i32) {
      // CHECK-NEXT: rw %arg5[%arg0 for %arg0] : !stream.resource<external>{%arg0}
      rw %cs[%n for %n] : !stream.resource<external>{%n}
    }
    // CHECK: stream.cmd.collective<recv : f32>[%arg0] channel(%arg2) param(%arg1 : i32) {
    stream.cmd.collective<recv : f32>[%n] channel(%ch) param(%p : i32) {
      // CHECK-NEXT: wo %arg5[%arg0 for %arg0] : !stream.resource<external>{%arg0}
      wo %cs[%n for %n] : !stream.resource<external>{%n}
    }
  // CHECK: } => !stream.timepoint
  } => !stream.timepoint
  util.return
}
