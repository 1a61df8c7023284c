// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: util.func public @import_and_export(%arg0: index, %arg1: index, %arg2: !hal.buffer_view, %arg3: tensor<?x4xf32>) {
util.func @import_and_export(%n: index, %d: index, %v: !hal.buffer_view, %t: tensor<?x4xf32>) {
  // CHECK-NEXT: %0 = stream.tensor.import %arg2 : !hal.buffer_view -> tensor<?x4xf32>{%arg1} in !stream.resource<external>{%arg0}
  %0 = stream.tensor.import %v : !hal.buffer_view -> tensor<?x4xf32>{%d} in !stream.resource<external>{%n}
  // CHECK-NEXT: %1 = stream.tensor.import on(#hal.device.promise<@dev>) consume %arg3 : tensor<?x4xf32> -> tensor<?x4xf32>{%arg1} in !stream.resource<*>{%arg0} attributes {a}
  %1 = stream.tensor.import on(#hal.device.promise<@dev>) consume %t : tensor<?x4xf32> -> tensor<?x4xf32>{%d} in !stream.resource<*>{%n} attributes {a}
  // CHECK-NEXT: %2 = stream.tensor.export %0 : tensor<?x4xf32>{%arg1} in !stream.resource<external>{%arg0} -> !hal.buffer_view
  %2 = stream.tensor.export %0 : tensor<?x4xf32>{%d} in !stream.resource<external>{%n} -> !hal.buffer_view
  // CHECK-NEXT: %3 = stream.tensor.export on(#hal.device.promise<@dev>) %0 : tensor<4xf32> in !stream.resource<external>{%arg0} -> tensor<4xf32> attributes {a}
  %3 = stream.tensor.export on(#hal.device.promise<@dev>) %0 : tensor<4xf32> in !stream.resource<external>{%n} -> tensor<4xf32> attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @sizeof(%arg0: index) {
util.func @sizeof(%d: index) {
  // CHECK-NEXT: %0 = stream.tensor.sizeof tensor<?x4x?xf32>{%arg0, %arg0} : index
  %0 = stream.tensor.sizeof tensor<?x4x?xf32>{%d, %d} : index
  // CHECK-NEXT: %1 = stream.tensor.sizeof on(#hal.device.promise<@dev>) tensor<?xf32>{%arg0} {a} : index
  %1 = stream.tensor.sizeof on(#hal.device.promise<@dev>) tensor<?xf32>{%d} {a} : index
  // CHECK-NEXT: %2 = stream.tensor.sizeof f32 : index
  %2 = stream.tensor.sizeof f32 : index
  // CHECK-NEXT: %3 = stream.tensor.sizeof tensor<4xi1> : index
  %3 = stream.tensor.sizeof tensor<4xi1> : index
  util.return
}

// CHECK-LABEL: util.func public @empty(%arg0: index, %arg1: index) {
util.func @empty(%n: index, %d: index) {
  // CHECK-NEXT: %empty = stream.tensor.empty : tensor<?x0xf32>{%arg1} in !stream.resource<*>{%arg0}
  %empty = stream.tensor.empty : tensor<?x0xf32>{%d} in !stream.resource<*>{%n}
  // CHECK-NEXT: %empty_0 = stream.tensor.empty on(#hal.device.promise<@dev>) : tensor<4xf32> in !stream.resource<transient>{%arg0} attributes {a}
  %empty_0 = stream.tensor.empty on(#hal.device.promise<@dev>) : tensor<4xf32> in !stream.resource<transient>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @constant(%arg0: index) {
util.func @constant(%d: index) {
  // CHECK-NEXT: %cst = stream.tensor.constant : tensor<2x?xi32>{%arg0} in !stream.resource<constant> = dense<{{\[\[}}1], [2]]> : tensor<2x1xi32>
  %cst = stream.tensor.constant : tensor<2x?xi32>{%d} in !stream.resource<constant> = dense<[[1], [2]]> : tensor<2x1xi32>
  // CHECK-NEXT: %cst_0 = stream.tensor.constant on(#hal.device.promise<@dev>) : tensor<2xi32> in !stream.resource<*> = #stream.parameter.named<"scope"::"key"> : tensor<2xi32> attributes {a}
  %cst_0 = stream.tensor.constant on(#hal.device.promise<@dev>) : tensor<2xi32> in !stream.resource<*> = #stream.parameter.named<"scope"::"key"> : tensor<2xi32> attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @splat(%arg0: index, %arg1: index, %arg2: f32, %arg3: complex<f32>) {
util.func @splat(%n: index, %d: index, %v: f32, %c: complex<f32>) {
  // CHECK-NEXT: %0 = stream.tensor.splat %arg2 : f32 -> tensor<?xf32>{%arg1} in !stream.resource<*>{%arg0}
  %0 = stream.tensor.splat %v : f32 -> tensor<?xf32>{%d} in !stream.resource<*>{%n}
  // CHECK-NEXT: %1 = stream.tensor.splat on(#hal.device.promise<@dev>) %arg3 : complex<f32> -> tensor<2xcomplex<f32>> in !stream.resource<*>{%arg0} attributes {a}
  %1 = stream.tensor.splat on(#hal.device.promise<@dev>) %c : complex<f32> -> tensor<2xcomplex<f32>> in !stream.resource<*>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @clone_and_encode(%arg0: index, %arg1: index, %arg2: index, %arg3: !stream.resource<*>) {
util.func @clone_and_encode(%n: index, %m: index, %d: index, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.tensor.clone %arg3 : tensor<?x4xf32>{%arg2} in !stream.resource<*>{%arg0} -> tensor<4x?xi32>{%arg2} in !stream.resource<external>{%arg1}
  %0 = stream.tensor.clone %r : tensor<?x4xf32>{%d} in !stream.resource<*>{%n} -> tensor<4x?xi32>{%d} in !stream.resource<external>{%m}
  // CHECK-NEXT: %1 = stream.tensor.clone on(#hal.device.promise<@dev>) %arg3 : tensor<f32> in !stream.resource<*>{%arg0} -> tensor<f32> in !stream.resource<*>{%arg0} attributes {a}
  %1 = stream.tensor.clone on(#hal.device.promise<@dev>) %r : tensor<f32> in !stream.resource<*>{%n} -> tensor<f32> in !stream.resource<*>{%n} attributes {a}
  // CHECK-NEXT: %2 = stream.tensor.encode %arg3 : tensor<?x4xf32>{%arg2} in !stream.resource<*>{%arg0} -> tensor<4x?xi32>{%arg2} in !stream.resource<external>{%arg1}
  %2 = stream.tensor.encode %r : tensor<?x4xf32>{%d} in !stream.resource<*>{%n} -> tensor<4x?xi32>{%d} in !stream.resource<external>{%m}
  // CHECK-NEXT: %3 = stream.tensor.encode on(#hal.device.promise<@dev>) %arg3 : tensor<f32> in !stream.resource<*>{%arg0} -> tensor<f32> in !stream.resource<*>{%arg0} attributes {a}
  %3 = stream.tensor.encode on(#hal.device.promise<@dev>) %r : tensor<f32> in !stream.resource<*>{%n} -> tensor<f32> in !stream.resource<*>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @slice(%arg0: index, %arg1: index, %arg2: index, %arg3: !stream.resource<*>) {
util.func @slice(%n: index, %m: index, %d: index, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.tensor.slice %arg3[%arg2, %arg0 for %arg1, %arg2] : tensor<?x4xf32>{%arg2} in !stream.resource<*>{%arg0} -> tensor<1x?xf32>{%arg2} in !stream.resource<*>{%arg1}
  %0 = stream.tensor.slice %r[%d, %n for %m, %d] : tensor<?x4xf32>{%d} in !stream.resource<*>{%n} -> tensor<1x?xf32>{%d} in !stream.resource<*>{%m}
  // CHECK-NEXT: %1 = stream.tensor.slice on(#hal.device.promise<@dev>) %arg3[ for ] : tensor<f32> in !stream.resource<*>{%arg0} -> tensor<f32> in !stream.resource<*>{%arg0} attributes {a}
  %1 = stream.tensor.slice on(#hal.device.promise<@dev>) %r[ for ] : tensor<f32> in !stream.resource<*>{%n} -> tensor<f32> in !stream.resource<*>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @fill(%arg0: index, %arg1: index, %arg2: f32, %arg3: !stream.resource<*>) {
util.func @fill(%n: index, %d: index, %v: f32, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.tensor.fill %arg2, %arg3[%arg1, %arg0 for %arg0, %arg1] : f32 -> tensor<?x4xf32>{%arg1} in %arg3 as !stream.resource<*>{%arg0}
  %0 = stream.tensor.fill %v, %r[%d, %n for %n, %d] : f32 -> tensor<?x4xf32>{%d} in %r as !stream.resource<*>{%n}
  // CHECK-NEXT: %1 = stream.tensor.fill on(#hal.device.promise<@dev>) %arg2, %arg3 : f32 -> tensor<f32> in %arg3 as !stream.resource<*>{%arg0} attributes {a}
  %1 = stream.tensor.fill on(#hal.device.promise<@dev>) %v, %r : f32 -> tensor<f32> in !stream.resource<*>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @update(%arg0: index, %arg1: index, %arg2: index, %arg3: !stream.resource<external>, %arg4: !stream.resource<*>) {
util.func @update(%n: index, %m: index, %d: index, %u: !stream.resource<external>, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.tensor.update %arg3, %arg4[%arg2, %arg0] : tensor<1x?xf32>{%arg2} in !stream.resource<external>{%arg1} -> tensor<?x4xf32>{%arg2} in %arg4 as !stream.resource<*>{%arg0}
  %0 = stream.tensor.update %u, %r[%d, %n] : tensor<1x?xf32>{%d} in !stream.resource<external>{%m} -> tensor<?x4xf32>{%d} in %r as !stream.resource<*>{%n}
  // CHECK-NEXT: %1 = stream.tensor.update on(#hal.device.promise<@dev>) %arg3, %arg4[] : tensor<f32> in !stream.resource<external>{%arg1} -> tensor<f32> in %arg4 as !stream.resource<*>{%arg0} attributes {a}
  %1 = stream.tensor.update on(#hal.device.promise<@dev>) %u, %r[] : tensor<f32> in !stream.resource<external>{%m} -> tensor<f32> in !stream.resource<*>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @load_and_store(%arg0: index, %arg1: index, %arg2: !stream.resource<staging>) {
util.func @load_and_store(%n: index, %d: index, %r: !stream.resource<staging>) {
  // CHECK-NEXT: %0 = stream.tensor.load %arg2[%arg1, %arg0] : tensor<?x4xf32>{%arg1} in !stream.resource<staging>{%arg0} -> f32
  %0 = stream.tensor.load %r[%d, %n] : tensor<?x4xf32>{%d} in !stream.resource<staging>{%n} -> f32
  // CHECK-NEXT: %1 = stream.tensor.load %arg2 : tensor<i8> in !stream.resource<staging>{%arg0} -> vector<4xi8> attributes {a}
  %1 = stream.tensor.load %r : tensor<i8> in !stream.resource<staging>{%n} -> vector<4xi8> attributes {a}
  // CHECK-NEXT: %2 = stream.tensor.store %0, %arg2[%arg1, %arg0] : f32 -> tensor<?x4xf32>{%arg1} in %arg2 as !stream.resource<staging>{%arg0}
  %2 = stream.tensor.store %0, %r[%d, %n] : f32 -> tensor<?x4xf32>{%d} in %r as !stream.resource<staging>{%n}
  // CHECK-NEXT: %3 = stream.tensor.store %1, %arg2 : vector<4xi8> -> tensor<i8> in %arg2 as !stream.resource<staging>{%arg0} attributes {a}
  %3 = stream.tensor.store %1, %r : vector<4xi8> -> tensor<i8> in !stream.resource<staging>{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @trace(%arg0: index, %arg1: index, %arg2: !stream.resource<staging>) {
util.func @trace(%n: index, %d: index, %r: !stream.resource<staging>) {
  // CHECK-NEXT: stream.tensor.trace "one" = [
  stream.tensor.trace "one" = [
    // CHECK-NEXT: %arg2 : tensor<?x4xf32>{%arg1} in !stream.resource<staging>{%arg0}
    %r : tensor<?x4xf32>{%d} in !stream.resource<staging>{%n}
  // CHECK-NEXT: ]
  ]
  // CHECK-NEXT: stream.tensor.trace "two" = [
  stream.tensor.trace "two" = [
    // CHECK-NEXT: %arg2 : tensor<?x4xf32>{%arg1} in !stream.resource<staging>{%arg0},
    %r : tensor<?x4xf32>{%d} in !stream.resource<staging>{%n},
    // CHECK-NEXT: %arg2 : tensor<f32> in !stream.resource<staging>{%arg0}
    %r : tensor<f32> in !stream.resource<staging>{%n}
  // CHECK-NEXT: ] attributes {a}
  ] attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @dispatch(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: !stream.resource<*>, %arg5: !stream.resource<external>) {
util.func @dispatch(%n: index, %m: index, %d: index, %v: i32, %r: !stream.resource<*>, %s: !stream.resource<external>) {
  // CHECK-NEXT: %0 = stream.tensor.dispatch @ex::@e[%arg0](%arg4) : (tensor<?x4xf32>{%arg2} in !stream.resource<*>{%arg0}) -> tensor<4x?xf32>{%arg2} in !stream.resource<*>{%arg0}
  %0 = stream.tensor.dispatch @ex::@e[%n](%r) : (tensor<?x4xf32>{%d} in !stream.resource<*>{%n}) -> tensor<4x?xf32>{%d} in !stream.resource<*>{%n}
  // CHECK-NEXT: %1:2 = stream.tensor.dispatch on(#hal.device.promise<@dev>) {@ex::@e, @other::@e}(%arg3, %arg4, %arg5) {a} : (i32, tensor<?x4xf32>{%arg2} in !stream.resource<*>{%arg0}, tensor<f32> in !stream.resource<external>{%arg1}) -> (tensor<?x4xf32>{%arg2} in %arg4{%arg0}, tensor<f32> in %arg5 as !stream.resource<*>{%arg0})
  %1:2 = stream.tensor.dispatch on(#hal.device.promise<@dev>) {@ex::@e, @other::@e}(%v, %r, %s) {a} : (i32, tensor<?x4xf32>{%d} in !stream.resource<*>{%n}, tensor<f32> in !stream.resource<external>{%m}) -> (tensor<?x4xf32>{%d} in %r{%n}, tensor<f32> in %s as !stream.resource<*>{%n})
  // CHECK-NEXT: stream.tensor.dispatch @ex::@e() : () -> ()
  stream.tensor.dispatch @ex::@e() : () -> ()
  // CHECK-NEXT: %2 = stream.tensor.dispatch @ex::@e[%arg0, %arg1](%arg3) : (i32) -> tensor<f32> in !stream.resource<*>{%arg0}
  %2 = stream.tensor.dispatch @ex::@e[%n, %m](%v) : (i32) -> tensor<f32> in !stream.resource<*>{%n}
  util.return
}

// A dictionary behind an encoding without dimensions must not read as theirs.
// CHECK-LABEL: util.func public @attributes_of_static_sizeof
util.func @attributes_of_static_sizeof() {
  // CHECK-NEXT: %0 = stream.tensor.sizeof tensor<4xi1>{} {a} : index
  %0 = stream.tensor.sizeof tensor<4xi1>{} {a} : index
  util.return
}

// A tied result reads without its encoding, as it prints.
// CHECK-LABEL: util.func public @tied_without_encoding
util.func @tied_without_encoding(%n: index, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.tensor.dispatch @ex::@e(%arg1) : (!stream.resource<*>{%arg0}) -> %arg1{%arg0}
  %0 = stream.tensor.dispatch @ex::@e(%r) : (!stream.resource<*>{%n}) -> %r{%n}
  // CHECK-NEXT: %1 = stream.tensor.dispatch @ex::@e(%arg1) : (!stream.resource<*>{%arg0}) -> %arg1 as !stream.resource<external>{%arg0}
  %1 = stream.tensor.dispatch @ex::@e(%r) : (!stream.resource<*>{%n}) -> %r as !stream.resource<external>{%n}
  util.return
}
