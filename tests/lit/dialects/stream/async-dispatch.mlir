// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: stream.executable private @ex {
stream.executable private @ex {
  // CHECK-NEXT: stream.executable.export public @e workgroups(%arg0: index) -> (index, index, index) {
  stream.executable.export public @e workgroups(%a: index) -> (index, index, index) {
    // CHECK-NEXT: stream.return %arg0, %arg0, %arg0 : index, index, index
    stream.return %a, %a, %a : index, index, index
  }
}

// CHECK-LABEL: util.func public @dispatch(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: !stream.resource<*>, %arg5: !stream.resource<external>) {
util.func @dispatch(%n: index, %a: index, %b: index, %v: i32, %r: !stream.resource<*>, %s: !stream.resource<external>) {
  // CHECK-NEXT: %0 = stream.async.dispatch @ex::@e[%arg0](%arg4[%arg1 to %arg2 for %arg0]) : (!stream.resource<*>{%arg0}) -> !stream.resource<*>{%arg0}
  %0 = stream.async.dispatch @ex::@e[%n](%r[%a to %b for %n]) : (!stream.resource<*>{%n}) -> !stream.resource<*>{%n}
  // CHECK-NEXT: %1 = stream.async.dispatch @other::@e(%arg4[%arg1 to %arg2 for %arg0], %arg3, %arg5[%arg2 to %arg1 for %arg1]) : (!stream.resource<*>{%arg0}, i32, !stream.resource<external>{%arg1}) -> %arg4{%arg0}
  %1 = stream.async.dispatch @other::@e(%r[%a to %b for %n], %v, %s[%b to %a for %a]) : (!stream.resource<*>{%n}, i32, !stream.resource<external>{%a}) -> %r{%n}
  // CHECK-NEXT: %2:2 = stream.async.dispatch on(#hal.device.promise<@dev>) {@ex::@e, @other::@e}[%arg0](%arg3, %arg4[%arg1 to %arg2 for %arg0]) {a} : (i32, !stream.resource<*>{%arg0}) -> (%arg4 as !stream.resource<external>{%arg0}, !stream.resource<constant>{%arg1})
  %2:2 = stream.async.dispatch on(#hal.device.promise<@dev>) {@ex::@e, @other::@e}[%n](%v, %r[%a to %b for %n]) {a} : (i32, !stream.resource<*>{%n}) -> (%r as !stream.resource<external>{%n}, !stream.resource<constant>{%a})
  // CHECK-NEXT: stream.async.dispatch @other::@e() : () -> ()
  stream.async.dispatch @other::@e() : () -> ()
  // CHECK-NEXT: %3 = stream.async.dispatch @other::@e[%arg0, %arg1](%arg3) : (i32) -> !stream.resource<*>{%arg0}
  %3 = stream.async.dispatch @other::@e[%n, %a](%v) : (i32) -> !stream.resource<*>{%n}
  util.return
}

// CHECK-LABEL: util.func public @execute(%arg0: index, %arg1: i32, %arg2: !stream.timepoint, %arg3: !stream.resource<*>, %arg4: !stream.resource<external>) {
util.func @execute(%n: index, %v: i32, %t: !stream.timepoint, %r: !stream.resource<*>, %s: !stream.resource<external>) {
  // CHECK-NEXT: %results, %result_timepoint = stream.async.execute with(%arg3 as %arg5: !stream.resource<*>{%arg0}) -> !stream.resource<*>{%arg0} {
  %0:2 = stream.async.execute with(%r as %c: !stream.resource<*>{%n}) -> !stream.resource<*>{%n} {
    // CHECK-NEXT: %0 = stream.async.clone %arg5 : !stream.resource<*>{%arg0} -> !stream.resource<*>{%arg0}
    %3 = stream.async.clone %c : !stream.resource<*>{%n} -> !stream.resource<*>{%n}
    // CHECK-NEXT: stream.yield %0 : !stream.resource<*>{%arg0}
    stream.yield %3 : !stream.resource<*>{%n}
  // CHECK-NEXT: } => !stream.timepoint
  } => !stream.timepoint
  // CHECK-NEXT: %results_0:2, %result_timepoint_1 = stream.async.execute on(#hal.device.promise<@dev>) await(%arg2) => with(%arg3 as %arg5: !stream.resource<*>{%arg0}, %arg4 as %arg6: !stream.resource<external>{%arg0}) -> (%arg3{%arg0}, %arg4 as !stream.resource<*>{%arg0}) {
  %1:3 = stream.async.execute on(#hal.device.promise<@dev>) await(%t) => with(%r as %c: !stream.resource<*>{%n}, %s as %d: !stream.resource<external>{%n}) -> (%r{%n}, %s as !stream.resource<*>{%n}) {
    // CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : index
    %4 = arith.addi %n, %n : index
    // CHECK-NEXT: %1:2 = stream.async.concurrent with(%arg5 as %arg7: !stream.resource<*>{%arg0}) -> (%arg5{%arg0}, !stream.resource<*>{%arg0}) {
    %5:2 = stream.async.concurrent with(%c as %e: !stream.resource<*>{%n}) -> (%c as !stream.resource<*>{%n}, !stream.resource<*>{%n}) {
      // CHECK-NEXT: %2 = stream.async.splat %arg1 : i32 -> !stream.resource<*>{%arg0}
      %6 = stream.async.splat %v : i32 -> !stream.resource<*>{%n}
      // CHECK-NEXT: stream.yield %arg7, %2 : !stream.resource<*>{%arg0}, !stream.resource<*>{%arg0}
      stream.yield %e, %6 : !stream.resource<*>{%n}, !stream.resource<*>{%n}
    // CHECK-NEXT: } attributes {b}
    } attributes {b}
    // CHECK-NEXT: stream.yield %1#0, %1#1 : !stream.resource<*>{%arg0}, !stream.resource<*>{%arg0}
    stream.yield %5#0, %5#1 : !stream.resource<*>{%n}, !stream.resource<*>{%n}
  // CHECK-NEXT: } => !stream.timepoint attributes {a}
  } => !stream.timepoint attributes {a}
  // CHECK-NEXT: %result_timepoint_2 = stream.async.execute with() {
  %2 = stream.async.execute with() {
    // CHECK-NEXT: stream.async.concurrent on(#hal.device.promise<@dev>) with() {
    stream.async.concurrent on(#hal.device.promise<@dev>) with() {
      stream.yield
    }
    // CHECK: stream.yield {a}
    stream.yield {a}
  // CHECK-NEXT: } => !stream.timepoint
  } => !stream.timepoint
  util.return
}
