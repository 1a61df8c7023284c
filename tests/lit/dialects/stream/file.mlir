// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: util.func public @constant(%arg0: index, %arg1: !util.buffer) {
util.func @constant(%n: index, %b: !util.buffer) {
  // CHECK-NEXT: %file = stream.file.constant %arg1[%arg0 for %arg0] : !util.buffer{%arg0} -> !stream.file
  %0 = stream.file.constant %b[%n for %n] : !util.buffer{%n} -> !stream.file
  // CHECK-NEXT: %file_0 = stream.file.constant on(#hal.device.promise<@dev>) %arg1[%arg0 for %arg0] : !util.buffer{%arg0} -> !stream.file attributes {a}
  %1 = stream.file.constant on(#hal.device.promise<@dev>) %b[%n for %n] : !util.buffer{%n} -> !stream.file attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @read(%arg0: index, %arg1: i64, %arg2: !stream.file, %arg3: !stream.resource<variable>, %arg4: !stream.timepoint) {
util.func @read(%n: index, %o: i64, %f: !stream.file, %r: !stream.resource<variable>, %t: !stream.timepoint) {
  // CHECK-NEXT: %0 = stream.file.read : %arg2[%arg1], %arg3[%arg0], %arg0 : !stream.file -> !stream.resource<variable>{%arg0} => !stream.timepoint
  %0 = stream.file.read : %f[%o], %r[%n], %n : !stream.file -> !stream.resource<variable>{%n} => !stream.timepoint
  // CHECK-NEXT: %1 = stream.file.read on(#hal.device.promise<@dev>) await(%arg4) => %arg2[%arg1], %arg3[%arg0], %arg0 : !stream.file -> !stream.resource<variable>{%arg0} => !stream.timepoint attributes {a}
  %1 = stream.file.read on(#hal.device.promise<@dev>) await(%t) => %f[%o], %r[%n], %n : !stream.file -> !stream.resource<variable>{%n} => !stream.timepoint attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @write(%arg0: index, %arg1: i64, %arg2: !stream.file, %arg3: !stream.resource<variable>, %arg4: !stream.timepoint) {
util.func @write(%n: index, %o: i64, %f: !stream.file, %r: !stream.resource<variable>, %t: !stream.timepoint) {
  // CHECK-NEXT: %0 = stream.file.write : %arg3[%arg0], %arg2[%arg1], %arg0 : !stream.resource<variable>{%arg0} -> !stream.file => !stream.timepoint
  %0 = stream.file.write : %r[%n], %f[%o], %n : !stream.resource<variable>{%n} -> !stream.file => !stream.timepoint
  // CHECK-NEXT: %1 = stream.file.write on(#hal.device.promise<@dev>) await(%arg4) => %arg3[%arg0], %arg2[%arg1], %arg0 : !stream.resource<variable>{%arg0} -> !stream.file => !stream.timepoint attributes {a}
  %1 = stream.file.write on(#hal.device.promise<@dev>) await(%t) => %r[%n], %f[%o], %n : !stream.resource<variable>{%n} -> !stream.file => !stream.timepoint attributes {a}
  util.return
}
