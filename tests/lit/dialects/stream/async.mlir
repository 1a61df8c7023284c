// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: util.func public @alloca(%arg0: index) {
util.func @alloca(%n: index) {
  // CHECK-NEXT: %0 = stream.async.alloca : !stream.resource<transient>{%arg0}
  %0 = stream.async.alloca : !stream.resource<transient>{%n}
  // CHECK-NEXT: %1 = stream.async.alloca on(#hal.device.promise<@dev>) {a} : !stream.resource<*>{%arg0}
  %1 = stream.async.alloca on(#hal.device.promise<@dev>) {a} : !stream.resource<*>{%n}
  util.return
}

// CHECK-LABEL: util.func public @constant(%arg0: index, %arg1: !stream.timepoint) {
util.func @constant(%n: index, %t: !stream.timepoint) {
  // CHECK-NEXT: %cst = stream.async.constant : !stream.resource<constant>{%arg0} = dense<[1, 2]> : tensor<2xi32>
  %0 = stream.async.constant : !stream.resource<constant>{%n} = dense<[1, 2]> : tensor<2xi32>
  // CHECK-NEXT: %cst_0 = stream.async.constant on(#hal.device.promise<@dev>) await(%arg1) : !stream.resource<*>{%arg0} = #stream.parameter.named<"scope"::"key"> : tensor<2xi32> attributes {a}
  %1 = stream.async.constant on(#hal.device.promise<@dev>) await(%t) : !stream.resource<*>{%n} = #stream.parameter.named<"scope"::"key"> : tensor<2xi32> attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @splat(%arg0: index, %arg1: i32, %arg2: i64, %arg3: !stream.timepoint) {
util.func @splat(%n: index, %v: i32, %w: i64, %t: !stream.timepoint) {
  // CHECK-NEXT: %0 = stream.async.splat %arg1 : i32 -> !stream.resource<*>{%arg0}
  %0 = stream.async.splat %v : i32 -> !stream.resource<*>{%n}
  // CHECK-NEXT: %1 = stream.async.splat on(#hal.device.promise<@dev>) await(%arg3) %arg2 : i64 -> !stream.resource<external>{%arg0} attributes {a}
  %1 = stream.async.splat on(#hal.device.promise<@dev>) await(%t) %w : i64 -> !stream.resource<external>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @clone(%arg0: index, %arg1: index, %arg2: !stream.resource<*>) {
util.func @clone(%n: index, %m: index, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.async.clone %arg2 : !stream.resource<*>{%arg0} -> !stream.resource<variable>{%arg1}
  %0 = stream.async.clone %r : !stream.resource<*>{%n} -> !stream.resource<variable>{%m}
  // CHECK-NEXT: %1 = stream.async.clone on(#hal.device.promise<@dev>) %arg2 : !stream.resource<*>{%arg0} -> !stream.resource<*>{%arg0} attributes {a}
  %1 = stream.async.clone on(#hal.device.promise<@dev>) %r : !stream.resource<*>{%n} -> !stream.resource<*>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @cast(%arg0: index, %arg1: !stream.resource<*>) {
util.func @cast(%n: index, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.async.cast %arg1 : !stream.resource<*>{%arg0} -> !stream.resource<variable>{%arg0}
  %0 = stream.async.cast %r : !stream.resource<*>{%n} -> !stream.resource<variable>{%n}
  // CHECK-NEXT: %1 = stream.async.cast on(#hal.device.promise<@dev>) %arg1 : !stream.resource<*>{%arg0} -> !stream.resource<*>{%arg0} {a}
  %1 = stream.async.cast on(#hal.device.promise<@dev>) %r : !stream.resource<*>{%n} -> !stream.resource<*>{%n} {a}
  util.return
}

// CHECK-LABEL: util.func public @slice(%arg0: index, %arg1: index, %arg2: index, %arg3: !stream.resource<*>) {
util.func @slice(%n: index, %a: index, %b: index, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.async.slice %arg3[%arg1 to %arg2] : !stream.resource<*>{%arg0} -> !stream.resource<*>{%arg1}
  %0 = stream.async.slice %r[%a to %b] : !stream.resource<*>{%n} -> !stream.resource<*>{%a}
  // CHECK-NEXT: %1 = stream.async.slice on(#hal.device.promise<@dev>) %arg3[%arg2 to %arg1] : !stream.resource<*>{%arg0} -> !stream.resource<*>{%arg2} attributes {a}
  %1 = stream.async.slice on(#hal.device.promise<@dev>) %r[%b to %a] : !stream.resource<*>{%n} -> !stream.resource<*>{%b} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @fill(%arg0: index, %arg1: index, %arg2: index, %arg3: i8, %arg4: !stream.resource<*>) {
util.func @fill(%n: index, %a: index, %b: index, %v: i8, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.async.fill %arg3, %arg4[%arg1 to %arg2 for %arg0] : i8 -> %arg4 as !stream.resource<*>{%arg0}
  %0 = stream.async.fill %v, %r[%a to %b for %n] : i8 -> %r as !stream.resource<*>{%n}
  // CHECK-NEXT: %1 = stream.async.fill on(#hal.device.promise<@dev>) %arg3, %arg4[%arg1 to %arg2 for %arg0] : i8 -> %arg4 as !stream.resource<*>{%arg0} attributes {a}
  %1 = stream.async.fill on(#hal.device.promise<@dev>) %v, %r[%a to %b for %n] : i8 -> !stream.resource<*>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @update(%arg0: index, %arg1: index, %arg2: index, %arg3: !stream.resource<external>, %arg4: !stream.resource<*>) {
util.func @update(%n: index, %a: index, %b: index, %u: !stream.resource<external>, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.async.update %arg3, %arg4[%arg1 to %arg2] : !stream.resource<external>{%arg1} -> %arg4 as !stream.resource<*>{%arg0}
  %0 = stream.async.update %u, %r[%a to %b] : !stream.resource<external>{%a} -> %r as !stream.resource<*>{%n}
  // CHECK-NEXT: %1 = stream.async.update on(#hal.device.promise<@dev>) %arg3, %arg4[%arg1 to %arg2] : !stream.resource<external>{%arg1} -> %arg4 as !stream.resource<*>{%arg0} attributes {a}
  %1 = stream.async.update on(#hal.device.promise<@dev>) %u, %r[%a to %b] : !stream.resource<external>{%a} -> !stream.resource<*>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @copy(%arg0: index, %arg1: index, %arg2: index, %arg3: !stream.resource<external>, %arg4: !stream.resource<*>) {
util.func @copy(%n: index, %a: index, %b: index, %s: !stream.resource<external>, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.async.copy %arg3[%arg1 to %arg2], %arg4[%arg2 to %arg0], %arg0 : !stream.resource<external>{%arg1} -> %arg4 as !stream.resource<*>{%arg0}
  %0 = stream.async.copy %s[%a to %b], %r[%b to %n], %n : !stream.resource<external>{%a} -> %r as !stream.resource<*>{%n}
  // CHECK-NEXT: %1 = stream.async.copy on(#hal.device.promise<@dev>) %arg3[%arg1 to %arg2], %arg4[%arg2 to %arg0], %arg1 : !stream.resource<external>{%arg1} -> %arg4 as !stream.resource<*>{%arg0} attributes {a}
  %1 = stream.async.copy on(#hal.device.promise<@dev>) %s[%a to %b], %r[%b to %n], %a : !stream.resource<external>{%a} -> !stream.resource<*>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @transfer(%arg0: index, %arg1: index, %arg2: !stream.resource<*>, %arg3: !stream.resource<staging>) {
util.func @transfer(%n: index, %m: index, %r: !stream.resource<*>, %s: !stream.resource<staging>) {
  // CHECK-NEXT: %0 = stream.async.transfer %arg2 : !stream.resource<*>{%arg0} -> !stream.resource<staging>{%arg1}
  %0 = stream.async.transfer %r : !stream.resource<*>{%n} -> !stream.resource<staging>{%m}
  // CHECK-NEXT: %1 = stream.async.transfer %arg3 : !stream.resource<staging>{%arg0} from(#hal.device.promise<@a>) -> !stream.resource<*>{%arg0}
  %1 = stream.async.transfer %s : !stream.resource<staging>{%n} from(#hal.device.promise<@a>) -> !stream.resource<*>{%n}
  // CHECK-NEXT: %2 = stream.async.transfer %arg2 : !stream.resource<*>{%arg0} -> to(#hal.device.promise<@b>) !stream.resource<*>{%arg0}
  %2 = stream.async.transfer %r : !stream.resource<*>{%n} -> to(#hal.device.promise<@b>) !stream.resource<*>{%n}
  // CHECK-NEXT: %3 = stream.async.transfer on(#hal.device.promise<@c>) %arg2 : !stream.resource<*>{%arg0} from(#hal.device.promise<@a>) -> to(#hal.device.promise<@b>) !stream.resource<*>{%arg0} attributes {a}
  %3 = stream.async.transfer on(#hal.device.promise<@c>) %r : !stream.resource<*>{%n} from(#hal.device.promise<@a>) -> to(#hal.device.promise<@b>) !stream.resource<*>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @barrier(%arg0: index, %arg1: !stream.resource<staging>) {
util.func @barrier(%n: index, %r: !stream.resource<staging>) {
  // CHECK-NEXT: %0 = stream.async.barrier %arg1 : !stream.resource<staging>{%arg0}
  %0 = stream.async.barrier %r : !stream.resource<staging>{%n}
  // CHECK-NEXT: %1 = stream.async.barrier on(#hal.device.promise<@dev>) %arg1 : !stream.resource<staging>{%arg0} attributes {a}
  %1 = stream.async.barrier on(#hal.device.promise<@dev>) %r : !stream.resource<staging>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @load_and_store(%arg0: index, %arg1: index, %arg2: !stream.resource<staging>) {
util.func @load_and_store(%n: index, %o: index, %r: !stream.resource<staging>) {
  // CHECK-NEXT: %0 = stream.async.load %arg2[%arg1] : !stream.resource<staging>{%arg0} -> f32
  %0 = stream.async.load %r[%o] : !stream.resource<staging>{%n} -> f32
  // CHECK-NEXT: %1 = stream.async.load %arg2[%arg1] : !stream.resource<staging>{%arg0} -> vector<4xi8> attributes {a}
  %1 = stream.async.load %r[%o] : !stream.resource<staging>{%n} -> vector<4xi8> attributes {a}
  // CHECK-NEXT: %2 = stream.async.store %0, %arg2[%arg1] : f32 -> %arg2 as !stream.resource<staging>{%arg0}
  %2 = stream.async.store %0, %r[%o] : f32 -> %r as !stream.resource<staging>{%n}
  // CHECK-NEXT: %3 = stream.async.store %1, %arg2[%arg1] : vector<4xi8> -> %arg2 as !stream.resource<staging>{%arg0} attributes {a}
  %3 = stream.async.store %1, %r[%o] : vector<4xi8> -> !stream.resource<staging>{%n} attributes {a}
  util.return
}
