// RUN: bindery-opt %s --cse | FileCheck %s --strict-whitespace

// What nobody uses goes away, unless it allocates in the order of the
// timeline or writes.
// CHECK-LABEL: util.func public @unused
util.func @unused(%n: index, %o: i64, %v: i32, %t: !stream.timepoint, %key: !util.buffer, %r: !stream.resource<*>, %s: !stream.resource<staging>) {
  // CHECK-NEXT: stream.resource.alloca
  %0:2 = stream.resource.alloca uninitialized : !stream.resource<transient>{%n} => !stream.timepoint
  %1 = stream.async.slice %r[%n to %n] : !stream.resource<*>{%n} -> !stream.resource<*>{%n}
  %2 = stream.async.cast %r : !stream.resource<*>{%n} -> !stream.resource<*>{%n}
  // CHECK-NEXT: stream.async.fill
  %3 = stream.async.fill %v, %r[%n to %n for %n] : i32 -> %r as !stream.resource<*>{%n}
  %4:2 = stream.resource.transients %r : !stream.resource<*>{%n} from %s : !stream.resource<staging>{%n} => !stream.timepoint
  %5 = stream.tensor.sizeof tensor<4xf32> : index
  // CHECK-NEXT: stream.resource.load
  %6 = stream.resource.load %s[%n] : !stream.resource<staging>{%n} -> i32
  %7 = stream.async.load %s[%n] : !stream.resource<staging>{%n} -> i32
  %8:2 = stream.async.parameter.load %key[%o] : !stream.resource<*>{%n} => !stream.timepoint
  // CHECK-NEXT: stream.cmd.parameter.write
  %9 = stream.cmd.parameter.write %r[%n for %n] : !stream.resource<*>{%n} -> %key[%o] => !stream.timepoint
  %10 = stream.timepoint.join max(%t, %t) => !stream.timepoint
  // CHECK-NEXT: util.return
  util.return
}
