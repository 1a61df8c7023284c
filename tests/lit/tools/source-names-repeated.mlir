// Syntax that names an operand again: the repeated name is renamed too, though
// the parser keeps no record of it, and the result reads back.
// RUN: bindery-opt %s --source-names | FileCheck %s
// RUN: bindery-opt %s --source-names | bindery-opt | FileCheck %s --check-prefix=AGAIN

// CHECK-LABEL: util.func public @tied(%n: index, %r: !stream.resource<*>)
util.func @tied(%n: index, %r: !stream.resource<*>) {
  // CHECK-NEXT: stream.async.dispatch @x::@e(%r[%n to %n for %n]) : (!stream.resource<*>{%n}) -> %r{%n}
  // AGAIN: stream.async.dispatch @x::@e(%arg1[%arg0 to %arg0 for %arg0]) : (!stream.resource<*>{%arg0}) -> %arg1{%arg0}
  %1 = stream.async.dispatch @x::@e(%r[%n to %n for %n]) : (!stream.resource<*>{%n}) -> %r{%n}
  util.return
}

// CHECK-LABEL: util.func public @rows
util.func @rows(%n: index, %o: i64, %key: !util.buffer, %key2: !util.buffer, %r: !stream.resource<*>, %scope: !util.buffer) {
  // CHECK-NEXT: stream.cmd.parameter.gather {
  // CHECK-NEXT: %scope::%key[%o] -> %r[%n for %n] : !stream.resource<*>{%n},
  // CHECK-NEXT: %scope::%key2[%o] -> %r[%n for %n] : !stream.resource<*>{%n}
  %0 = stream.cmd.parameter.gather {
    %scope::%key[%o] -> %r[%n for %n] : !stream.resource<*>{%n},
    %scope::%key2[%o] -> %r[%n for %n] : !stream.resource<*>{%n}
  } => !stream.timepoint
  util.return
}

// What is no value keeps what MLIR prints: nothing above has to do with it.
// CHECK-LABEL: stream.cmd.func private @loose(%arg0[%arg1 for %arg2]: !stream.resource<*>)
stream.cmd.func private @loose(%a[%b for %c]: !stream.resource<*>)
