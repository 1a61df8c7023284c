// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: util.func public @tensor(%arg0: index, %arg1: index, %arg2: i64, %arg3: !util.buffer, %arg4: !util.buffer, %arg5: !stream.resource<*>) {
util.func @tensor(%n: index, %d: index, %o: i64, %scope: !util.buffer, %key: !util.buffer, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.tensor.parameter.load %arg3::%arg4[%arg2] : tensor<?xf32>{%arg1} in !stream.resource<constant>{%arg0}
  %0 = stream.tensor.parameter.load %scope::%key[%o] : tensor<?xf32>{%d} in !stream.resource<constant>{%n}
  // CHECK-NEXT: %1 = stream.tensor.parameter.load on(#hal.device.promise<@dev>) %arg4[%arg2] : tensor<4xf32> in !stream.resource<*>{%arg0} attributes {a}
  %1 = stream.tensor.parameter.load on(#hal.device.promise<@dev>) %key[%o] : tensor<4xf32> in !stream.resource<*>{%n} attributes {a}
  // CHECK-NEXT: %2 = stream.tensor.parameter.write %arg5 -> %arg3::%arg4[%arg2] : tensor<?xf32>{%arg1} in !stream.resource<*>{%arg0}
  %2 = stream.tensor.parameter.write %r -> %scope::%key[%o] : tensor<?xf32>{%d} in !stream.resource<*>{%n}
  // CHECK-NEXT: %3 = stream.tensor.parameter.write on(#hal.device.promise<@dev>) %arg5 -> %arg4[%arg2] : tensor<4xf32> in !stream.resource<*>{%arg0} attributes {a}
  %3 = stream.tensor.parameter.write on(#hal.device.promise<@dev>) %r -> %key[%o] : tensor<4xf32> in !stream.resource<*>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @async(%arg0: index, %arg1: index, %arg2: index, %arg3: i64, %arg4: !stream.timepoint, %arg5: !util.buffer, %arg6: !util.buffer, %arg7: !stream.resource<*>) {
util.func @async(%n: index, %a: index, %b: index, %o: i64, %t: !stream.timepoint, %scope: !util.buffer, %key: !util.buffer, %r: !stream.resource<*>) {
  // CHECK-NEXT: %result, %result_timepoint = stream.async.parameter.load %arg5::%arg6[%arg3] : !stream.resource<constant>{%arg0} => !stream.timepoint
  %0:2 = stream.async.parameter.load %scope::%key[%o] : !stream.resource<constant>{%n} => !stream.timepoint
  // CHECK-NEXT: %result_0, %result_timepoint_1 = stream.async.parameter.load on(#hal.device.promise<@dev>) await(%arg4) %arg6[%arg3] : !stream.resource<*>{%arg0} => !stream.timepoint attributes {a}
  %1:2 = stream.async.parameter.load on(#hal.device.promise<@dev>) await(%t) %key[%o] : !stream.resource<*>{%n} => !stream.timepoint attributes {a}
  // CHECK-NEXT: %result_2, %result_timepoint_3 = stream.async.parameter.read %arg5::%arg6[%arg3] -> %arg7[%arg1 to %arg2 for %arg0] : !stream.resource<*>{%arg0} => !stream.timepoint
  %2:2 = stream.async.parameter.read %scope::%key[%o] -> %r[%a to %b for %n] : !stream.resource<*>{%n} => !stream.timepoint
  // CHECK-NEXT: %result_4, %result_timepoint_5 = stream.async.parameter.read on(#hal.device.promise<@dev>) await(%arg4) %arg6[%arg3] -> %arg7[%arg1 to %arg2 for %arg0] : !stream.resource<*>{%arg0} => !stream.timepoint attributes {a}
  %3:2 = stream.async.parameter.read on(#hal.device.promise<@dev>) await(%t) %key[%o] -> %r[%a to %b for %n] : !stream.resource<*>{%n} => !stream.timepoint attributes {a}
  // CHECK-NEXT: %result_6, %result_timepoint_7 = stream.async.parameter.write %arg7[%arg1 to %arg2 for %arg0] -> %arg5::%arg6[%arg3] : !stream.resource<*>{%arg0} => !stream.timepoint
  %4:2 = stream.async.parameter.write %r[%a to %b for %n] -> %scope::%key[%o] : !stream.resource<*>{%n} => !stream.timepoint
  // CHECK-NEXT: %result_8, %result_timepoint_9 = stream.async.parameter.write on(#hal.device.promise<@dev>) await(%arg4) %arg7[%arg1 to %arg2 for %arg0] -> %arg6[%arg3] : !stream.resource<*>{%arg0} => !stream.timepoint attributes {a}
  %5:2 = stream.async.parameter.write on(#hal.device.promise<@dev>) await(%t) %r[%a to %b for %n] -> %key[%o] : !stream.resource<*>{%n} => !stream.timepoint attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @async_gather(%arg0: index, %arg1: index, %arg2: index, %arg3: i64, %arg4: !stream.timepoint, %arg5: !util.buffer, %arg6: !util.buffer, %arg7: !util.buffer, %arg8: !stream.resource<*>) {
util.func @async_gather(%n: index, %a: index, %b: index, %o: i64, %t: !stream.timepoint, %scope: !util.buffer, %key: !util.buffer, %key2: !util.buffer, %r: !stream.resource<*>) {
  // CHECK-NEXT: %result, %result_timepoint = stream.async.parameter.gather {
  %0:2 = stream.async.parameter.gather {
    // CHECK-NEXT: %arg5::%arg6[%arg3] -> %arg8[%arg1 to %arg2 for %arg0] : !stream.resource<*>{%arg0},
    %scope::%key[%o] -> %r[%a to %b for %n] : !stream.resource<*>{%n},
    // CHECK-NEXT: %arg5::%arg7[%arg3] -> %arg8[%arg2 to %arg0 for %arg1] : !stream.resource<*>{%arg0}
    %scope::%key2[%o] -> %r[%b to %n for %a] : !stream.resource<*>{%n}
  // CHECK-NEXT: } : !stream.resource<*> => !stream.timepoint
  } : !stream.resource<*> => !stream.timepoint
  // CHECK-NEXT: %result_0, %result_timepoint_1 = stream.async.parameter.gather on(#hal.device.promise<@dev>) await(%arg4) {
  %1:2 = stream.async.parameter.gather on(#hal.device.promise<@dev>) await(%t) {
    // CHECK-NEXT: %arg6[%arg3] -> %arg8[%arg1 to %arg2 for %arg0] : !stream.resource<*>{%arg0}
    %key[%o] -> %r[%a to %b for %n] : !stream.resource<*>{%n}
  // CHECK-NEXT: } : !stream.resource<*> => !stream.timepoint attributes {a}
  } : !stream.resource<*> => !stream.timepoint attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @async_scatter(%arg0: index, %arg1: index, %arg2: index, %arg3: i64, %arg4: !stream.timepoint, %arg5: !util.buffer, %arg6: !util.buffer, %arg7: !util.buffer, %arg8: !stream.resource<*>) {
util.func @async_scatter(%n: index, %a: index, %b: index, %o: i64, %t: !stream.timepoint, %scope: !util.buffer, %key: !util.buffer, %key2: !util.buffer, %r: !stream.resource<*>) {
  // CHECK-NEXT: %result, %result_timepoint = stream.async.parameter.scatter {
  %0:2 = stream.async.parameter.scatter {
    // CHECK-NEXT: %arg8[%arg1 to %arg2 for %arg0] : !stream.resource<*>{%arg0} -> %arg5::%arg6[%arg3],
    %r[%a to %b for %n] : !stream.resource<*>{%n} -> %scope::%key[%o],
    // CHECK-NEXT: %arg8[%arg2 to %arg0 for %arg1] : !stream.resource<*>{%arg0} -> %arg5::%arg7[%arg3]
    %r[%b to %n for %a] : !stream.resource<*>{%n} -> %scope::%key2[%o]
  // CHECK-NEXT: } : !stream.resource<*> => !stream.timepoint
  } : !stream.resource<*> => !stream.timepoint
  // CHECK-NEXT: %result_0, %result_timepoint_1 = stream.async.parameter.scatter on(#hal.device.promise<@dev>) await(%arg4) {
  %1:2 = stream.async.parameter.scatter on(#hal.device.promise<@dev>) await(%t) {
    // CHECK-NEXT: %arg8[%arg1 to %arg2 for %arg0] : !stream.resource<*>{%arg0} -> %arg6[%arg3]
    %r[%a to %b for %n] : !stream.resource<*>{%n} -> %key[%o]
  // CHECK-NEXT: } : !stream.resource<*> => !stream.timepoint attributes {a}
  } : !stream.resource<*> => !stream.timepoint attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @cmd_load(%arg0: index, %arg1: index, %arg2: i64, %arg3: !stream.timepoint, %arg4: !util.buffer, %arg5: !util.buffer, %arg6: !util.buffer) {
util.func @cmd_load(%n: index, %m: index, %o: i64, %t: !stream.timepoint, %scope: !util.buffer, %key: !util.buffer, %key2: !util.buffer) {
  // CHECK-NEXT: %results:2, %result_timepoint = stream.cmd.parameter.load {
  %0:3 = stream.cmd.parameter.load {
    // CHECK-NEXT: %arg4::%arg5[%arg2] : !stream.resource<constant>{%arg0},
    %scope::%key[%o] : !stream.resource<constant>{%n},
    // CHECK-NEXT: %arg4::%arg6[%arg2] : !stream.resource<variable>{%arg1}
    %scope::%key2[%o] : !stream.resource<variable>{%m}
  // CHECK-NEXT: } => !stream.timepoint
  } => !stream.timepoint
  // CHECK-NEXT: %results_0, %result_timepoint_1 = stream.cmd.parameter.load on(#hal.device.promise<@dev>) await(%arg3) => {
  %1:2 = stream.cmd.parameter.load on(#hal.device.promise<@dev>) await(%t) => {
    // CHECK-NEXT: %arg5[%arg2] : !stream.resource<constant>{%arg0}
    %key[%o] : !stream.resource<constant>{%n}
  // CHECK-NEXT: } => !stream.timepoint attributes {a}
  } => !stream.timepoint attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @cmd_read_and_write(%arg0: index, %arg1: index, %arg2: i64, %arg3: !stream.timepoint, %arg4: !util.buffer, %arg5: !util.buffer, %arg6: !stream.resource<*>) {
util.func @cmd_read_and_write(%n: index, %a: index, %o: i64, %t: !stream.timepoint, %scope: !util.buffer, %key: !util.buffer, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.cmd.parameter.read %arg4::%arg5[%arg2] -> %arg6[%arg1 for %arg0] : !stream.resource<*>{%arg0} => !stream.timepoint
  %0 = stream.cmd.parameter.read %scope::%key[%o] -> %r[%a for %n] : !stream.resource<*>{%n} => !stream.timepoint
  // CHECK-NEXT: %1 = stream.cmd.parameter.read on(#hal.device.promise<@dev>) await(%arg3) => %arg5[%arg2] -> %arg6[%arg1 for %arg0] : !stream.resource<*>{%arg0} => !stream.timepoint attributes {a}
  %1 = stream.cmd.parameter.read on(#hal.device.promise<@dev>) await(%t) => %key[%o] -> %r[%a for %n] : !stream.resource<*>{%n} => !stream.timepoint attributes {a}
  // CHECK-NEXT: %2 = stream.cmd.parameter.write %arg6[%arg1 for %arg0] : !stream.resource<*>{%arg0} -> %arg4::%arg5[%arg2] => !stream.timepoint
  %2 = stream.cmd.parameter.write %r[%a for %n] : !stream.resource<*>{%n} -> %scope::%key[%o] => !stream.timepoint
  // CHECK-NEXT: %3 = stream.cmd.parameter.write on(#hal.device.promise<@dev>) await(%arg3) => %arg6[%arg1 for %arg0] : !stream.resource<*>{%arg0} -> %arg5[%arg2] => !stream.timepoint attributes {a}
  %3 = stream.cmd.parameter.write on(#hal.device.promise<@dev>) await(%t) => %r[%a for %n] : !stream.resource<*>{%n} -> %key[%o] => !stream.timepoint attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @cmd_gather_and_scatter(%arg0: index, %arg1: index, %arg2: index, %arg3: i64, %arg4: !stream.timepoint, %arg5: !util.buffer, %arg6: !util.buffer, %arg7: !util.buffer, %arg8: !stream.resource<*>) {
util.func @cmd_gather_and_scatter(%n: index, %a: index, %b: index, %o: i64, %t: !stream.timepoint, %scope: !util.buffer, %key: !util.buffer, %key2: !util.buffer, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.cmd.parameter.gather {
  %0 = stream.cmd.parameter.gather {
    // CHECK-NEXT: %arg5::%arg6[%arg3] -> %arg8[%arg1 for %arg0] : !stream.resource<*>{%arg0},
    %scope::%key[%o] -> %r[%a for %n] : !stream.resource<*>{%n},
    // CHECK-NEXT: %arg5::%arg7[%arg3] -> %arg8[%arg2 for %arg1] : !stream.resource<*>{%arg0}
    %scope::%key2[%o] -> %r[%b for %a] : !stream.resource<*>{%n}
  // CHECK-NEXT: } => !stream.timepoint
  } => !stream.timepoint
  // CHECK-NEXT: %1 = stream.cmd.parameter.gather on(#hal.device.promise<@dev>) await(%arg4) => {
  %1 = stream.cmd.parameter.gather on(#hal.device.promise<@dev>) await(%t) => {
    // CHECK-NEXT: %arg6[%arg3] -> %arg8[%arg1 for %arg0] : !stream.resource<*>{%arg0}
    %key[%o] -> %r[%a for %n] : !stream.resource<*>{%n}
  // CHECK-NEXT: } => !stream.timepoint attributes {a}
  } => !stream.timepoint attributes {a}
  // CHECK-NEXT: %2 = stream.cmd.parameter.scatter {
  %2 = stream.cmd.parameter.scatter {
    // CHECK-NEXT: %arg8[%arg1 for %arg0] : !stream.resource<*>{%arg0} -> %arg5::%arg6[%arg3],
    %r[%a for %n] : !stream.resource<*>{%n} -> %scope::%key[%o],
    // CHECK-NEXT: %arg8[%arg2 for %arg1] : !stream.resource<*>{%arg0} -> %arg5::%arg7[%arg3]
    %r[%b for %a] : !stream.resource<*>{%n} -> %scope::%key2[%o]
  // CHECK-NEXT: } => !stream.timepoint
  } => !stream.timepoint
  // CHECK-NEXT: %3 = stream.cmd.parameter.scatter on(#hal.device.promise<@dev>) await(%arg4) => {
  %3 = stream.cmd.parameter.scatter on(#hal.device.promise<@dev>) await(%t) => {
    // CHECK-NEXT: %arg8[%arg1 for %arg0] : !stream.resource<*>{%arg0} -> %arg6[%arg3]
    %r[%a for %n] : !stream.resource<*>{%n} -> %key[%o]
  // CHECK-NEXT: } => !stream.timepoint attributes {a}
  } => !stream.timepoint attributes {a}
  util.return
}
