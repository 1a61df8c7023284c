// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: util.func public @import(%arg0: !hal.buffer_view, %arg1: !hal.buffer, %arg2: !hal.fence, %arg3: index, %arg4: index) {
util.func @import(%v: !hal.buffer_view, %b: !hal.buffer, %f: !hal.fence, %o: index, %d: index) {
  // CHECK-NEXT: %0 = hal.tensor.import %arg0 : !hal.buffer_view -> tensor<5xi32>
  %0 = hal.tensor.import %v : !hal.buffer_view -> tensor<5xi32>
  // CHECK-NEXT: %1 = hal.tensor.import %arg1 "input" : !hal.buffer -> tensor<?x3x?xf32>{%arg4, %arg3} {a}
  %1 = hal.tensor.import %b "input" : !hal.buffer -> tensor<?x3x?xf32>{%d, %o} {a}
  // CHECK-NEXT: %2 = hal.tensor.import on(#hal.device.affinity<@dev>) wait(%arg2) => consume %arg1 offset(%arg3) "input" : !hal.buffer -> tensor<?xi8> as tensor<4x?xi32>{%arg4} {a}
  %2 = hal.tensor.import on(#hal.device.affinity<@dev>) wait(%f) => consume %b offset(%o) "input" : !hal.buffer -> tensor<?xi8> as tensor<4x?xi32>{%d} {a}
  // CHECK-NEXT: %3 = hal.tensor.import on("any") wait(%arg2) => %arg0 : !hal.buffer_view -> i32 as tensor<i32>
  %3 = hal.tensor.import on("any") wait(%f) => %v : !hal.buffer_view -> i32 as tensor<i32>
  // CHECK-NEXT: %4 = hal.tensor.import consume %arg0 : !hal.buffer_view -> tensor<4xi32>
  %4 = hal.tensor.import consume %v : !hal.buffer_view -> tensor<4xi32> as tensor<4xi32>
  // CHECK-NEXT: %5 = hal.tensor.import %arg0 : !hal.buffer_view -> tensor<4xi32>
  %5 = hal.tensor.import %v : !hal.buffer_view -> tensor<4xi32>{}
  util.return
}

// CHECK-LABEL: util.func public @export(%arg0: tensor<5xi32>, %arg1: tensor<?x?xf32>, %arg2: index) {
util.func @export(%t: tensor<5xi32>, %s: tensor<?x?xf32>, %d: index) {
  // CHECK-NEXT: %0 = hal.tensor.export %arg0 : tensor<5xi32> -> !hal.buffer_view
  %0 = hal.tensor.export %t : tensor<5xi32> -> !hal.buffer_view
  // CHECK-NEXT: %1 = hal.tensor.export %arg1 "output" : tensor<?x?xf32>{%arg2, %arg2} -> !hal.buffer {a}
  %1 = hal.tensor.export %s "output" : tensor<?x?xf32>{%d, %d} -> !hal.buffer {a}
  // CHECK-NEXT: %2 = hal.tensor.export on(#hal.device.affinity<@dev>) %arg1 "output" : tensor<?x2x?xi8> as tensor<?x?xf32>{%arg2, %arg2} -> !hal.buffer_view
  %2 = hal.tensor.export on(#hal.device.affinity<@dev>) %s "output" : tensor<?x2x?xi8> as tensor<?x?xf32>{%d, %d} -> !hal.buffer_view
  // CHECK-NEXT: %3 = hal.tensor.export %arg0 : f64 as tensor<5xi32> -> !hal.buffer_view
  %3 = hal.tensor.export %t : f64 as tensor<5xi32> -> !hal.buffer_view
  util.return
}

// CHECK-LABEL: util.func public @alias(%arg0: tensor<5xi32>, %arg1: tensor<?x?xf32>, %arg2: !hal.buffer_view, %arg3: !hal.buffer, %arg4: !hal.fence, %arg5: index) {
util.func @alias(%t: tensor<5xi32>, %s: tensor<?x?xf32>, %v: !hal.buffer_view, %b: !hal.buffer, %f: !hal.fence, %d: index) {
  // CHECK-NEXT: %0 = hal.tensor.alias %arg0 : tensor<5xi32> to %arg2 : !hal.buffer_view
  %0 = hal.tensor.alias %t : tensor<5xi32> to %v : !hal.buffer_view
  // CHECK-NEXT: %1 = hal.tensor.alias on(#hal.device.affinity<@dev>) wait(%arg4) => %arg1 : tensor<?x?xf32>{%arg5, %arg5} to %arg3 : !hal.buffer {a}
  %1 = hal.tensor.alias on(#hal.device.affinity<@dev>) wait(%f) => %s : tensor<?x?xf32>{%d, %d} to %b : !hal.buffer {a}
  // CHECK-NEXT: %2 = hal.tensor.transients %arg0 : tensor<5xi32> from %arg2 : !hal.buffer_view
  %2 = hal.tensor.transients %t : tensor<5xi32> from %v : !hal.buffer_view
  // CHECK-NEXT: %3 = hal.tensor.transients on(#hal.device.affinity<@dev>) %arg1 : tensor<?x?xf32>{%arg5, %arg5} from %arg3 : !hal.buffer {a}
  %3 = hal.tensor.transients on(#hal.device.affinity<@dev>) %s : tensor<?x?xf32>{%d, %d} from %b : !hal.buffer {a}
  util.return
}

// CHECK-LABEL: util.func public @barrier(%arg0: tensor<5xi32>, %arg1: tensor<?xf32>, %arg2: !hal.fence) {
util.func @barrier(%t: tensor<5xi32>, %s: tensor<?xf32>, %f: !hal.fence) {
  // CHECK-NEXT: %0 = hal.tensor.barrier join(%arg0 : tensor<5xi32>) => %arg2 : !hal.fence
  %0 = hal.tensor.barrier join(%t : tensor<5xi32>) => %f : !hal.fence
  // CHECK-NEXT: %1:2 = hal.tensor.barrier join(%arg0, %arg1 : tensor<5xi32>, tensor<?xf32>) => %arg2 : !hal.fence attributes {a}
  %1:2 = hal.tensor.barrier join(%t, %s : tensor<5xi32>, tensor<?xf32>) => %f : !hal.fence attributes {a}
  util.return
}
