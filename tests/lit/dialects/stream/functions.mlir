// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: stream.async.func private @external(%arg0: !stream.resource<*>, %arg1: i32) -> %arg0
stream.async.func private @external(%arg0: !stream.resource<*>, %arg1: i32) -> %arg0

// CHECK-LABEL: stream.async.func private @attrs(%arg0: !stream.resource<*> {test.a}, %arg1: index) -> (!stream.resource<*> {test.b}, %arg0 as !stream.resource<external>) attributes {a}
stream.async.func private @attrs(%arg0: !stream.resource<*> {test.a}, %arg1: index) -> (!stream.resource<*> {test.b}, %arg0 as !stream.resource<external>) attributes {a}

// CHECK-LABEL: stream.async.func private @none(){{$}}
stream.async.func private @none()

// CHECK-LABEL: util.func public @async_call(%arg0: index, %arg1: i32, %arg2: !stream.resource<*>) {
util.func @async_call(%n: index, %v: i32, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.async.call @external(%arg2[%arg0 to %arg0 for %arg0], %arg1) : (!stream.resource<*>{%arg0}, i32) -> %arg2{%arg0}
  %0 = stream.async.call @external(%r[%n to %n for %n], %v) : (!stream.resource<*>{%n}, i32) -> %r{%n}
  // CHECK-NEXT: %1:2 = stream.async.call on(#hal.device.promise<@dev>) @attrs(%arg2[%arg0 to %arg0 for %arg0], %arg0) {a} : (!stream.resource<*>{%arg0}, index) -> (!stream.resource<*>{%arg0}, %arg2 as !stream.resource<external>{%arg0})
  %1:2 = stream.async.call on(#hal.device.promise<@dev>) @attrs(%r[%n to %n for %n], %n) {a} : (!stream.resource<*>{%n}, index) -> (!stream.resource<*>{%n}, %r as !stream.resource<external>{%n})
  // CHECK-NEXT: stream.async.call @none() : () -> ()
  stream.async.call @none() : () -> ()
  util.return
}

// CHECK-LABEL: stream.cmd.func private @command(%arg0[%arg1 for %arg2]: !stream.resource<*>, %arg3: i32, %arg4[%arg5 for %arg6]: !stream.resource<external>) -> i32
stream.cmd.func private @command(%arg0[%arg1 for %arg2]: !stream.resource<*>, %arg3: i32, %arg4[%arg5 for %arg6]: !stream.resource<external>) -> i32

// CHECK-LABEL: stream.cmd.func private @attributed(%arg0[%arg1 for %arg2]: !stream.resource<*> {test.a}) -> (i32, i64) attributes {a}
stream.cmd.func private @attributed(%arg0[%arg1 for %arg2]: !stream.resource<*> {test.a}) -> (i32, i64) attributes {a}

// CHECK-LABEL: stream.cmd.func private @nothing(){{$}}
stream.cmd.func private @nothing()

// CHECK-LABEL: util.func public @cmd_call(%arg0: index, %arg1: i32, %arg2: !stream.resource<*>, %arg3: !stream.resource<external>) {
util.func @cmd_call(%n: index, %v: i32, %r: !stream.resource<*>, %s: !stream.resource<external>) {
  // CHECK-NEXT: %0 = stream.cmd.execute with(%arg2 as %arg4: !stream.resource<*>{%arg0}, %arg3 as %arg5: !stream.resource<external>{%arg0}) {
  %t = stream.cmd.execute with(%r as %cr: !stream.resource<*>{%n}, %s as %cs: !stream.resource<external>{%n}) {
    // CHECK-NEXT: %1 = stream.cmd.call @command(ro %arg4[%arg0 for %arg0], %arg1, wo %arg5[%arg0 for %arg0]) : (!stream.resource<*>{%arg0}, i32, !stream.resource<external>{%arg0}) -> i32
    %0 = stream.cmd.call @command(ro %cr[%n for %n], %v, wo %cs[%n for %n]) : (!stream.resource<*>{%n}, i32, !stream.resource<external>{%n}) -> i32
    // CHECK-NEXT: %2:2 = stream.cmd.call @attributed(rw %arg4[%arg0 for %arg0]) {a} : (!stream.resource<*>{%arg0}) -> (i32, i64)
    %1:2 = stream.cmd.call @attributed(rw %cr[%n for %n]) {a} : (!stream.resource<*>{%n}) -> (i32, i64)
  // CHECK-NEXT: } => !stream.timepoint
  } => !stream.timepoint
  util.return
}

// A body names its own arguments; what a command calls may take nothing; ties
// of a command are not kept.
// CHECK-LABEL: stream.async.func private @with_body(%arg0: i32) -> i32 {
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: flow.return %arg0 : i32
stream.async.func private @with_body(%a: i32) -> i32 {
^bb0(%x: i32):
  flow.return %x : i32
}

// A range is printed where a resource has two indices behind it.
// CHECK-LABEL: stream.cmd.func private @loose(%arg0[%arg1 for %arg2]: !stream.resource<*>, %arg3: !stream.resource<*>, %arg4: index)
stream.cmd.func private @loose(%a: !stream.resource<*>, %b: index, %c: index, %d: !stream.resource<*>, %e: index)
// CHECK-LABEL: stream.cmd.func private @number_with_range(%arg0: i32, %arg1: index, %arg2: index)
stream.cmd.func private @number_with_range(%a[%b for %c]: i32)

// CHECK-LABEL: util.func public @cmd_calls
util.func @cmd_calls(%n: index, %v: i32) {
  // CHECK-NEXT: stream.cmd.call @nothing() : () -> ()
  stream.cmd.call @nothing() : () -> ()
  // CHECK-NEXT: %0 = stream.cmd.call @with_body(%arg1) : (i32) -> i32
  %0 = stream.cmd.call @with_body(%v) : (i32) -> %v
  util.return
}
