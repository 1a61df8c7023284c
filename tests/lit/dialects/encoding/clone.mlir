// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK: #encoding = #iree_encoding.unknown
// CHECK: #encoding1 = #iree_encoding.layout<[#iree_encoding.specialized<1>]>
// CHECK: #encoding2 = #iree_encoding.layout<[#iree_cpu.cpu_encoding_resolver<>]>

// CHECK-LABEL: util.func public @compatible_clones(%arg0: index, %arg1: !stream.resource<*>) {
util.func @compatible_clones(%n: index, %r: !stream.resource<*>) {
  // CHECK-NEXT: %0 = stream.tensor.clone %arg1 : tensor<4xf32, #iree_encoding.specialized<1>> in !stream.resource<*>{%arg0} -> tensor<4xf32, #iree_encoding.specialized<2>> in !stream.resource<*>{%arg0}
  %0 = stream.tensor.clone %r : tensor<4xf32, #iree_encoding.specialized<1>> in !stream.resource<*>{%n} -> tensor<4xf32, #iree_encoding.specialized<2>> in !stream.resource<*>{%n}
  // CHECK-NEXT: %1 = stream.tensor.clone %arg1 : tensor<4xi1, #iree_encoding.packed_storage> in !stream.resource<*>{%arg0} -> tensor<4xi1> in !stream.resource<*>{%arg0}
  %1 = stream.tensor.clone %r : tensor<4xi1, #iree_encoding.packed_storage> in !stream.resource<*>{%n} -> tensor<4xi1> in !stream.resource<*>{%n}
  // CHECK-NEXT: %2 = stream.tensor.clone %arg1 : tensor<4xf32, #encoding> in !stream.resource<*>{%arg0} -> tensor<4xf32> in !stream.resource<*>{%arg0}
  %2 = stream.tensor.clone %r : tensor<4xf32, #iree_encoding.unknown> in !stream.resource<*>{%n} -> tensor<4xf32> in !stream.resource<*>{%n}
  // CHECK-NEXT: %3 = stream.tensor.clone %arg1 : tensor<4xf32, #iree_encoding.padding<[?]>> in !stream.resource<*>{%arg0} -> tensor<4xf32, #iree_encoding.identity> in !stream.resource<*>{%arg0}
  %3 = stream.tensor.clone %r : tensor<4xf32, #iree_encoding.padding<[?]>> in !stream.resource<*>{%n} -> tensor<4xf32, #iree_encoding.identity> in !stream.resource<*>{%n}
  // CHECK-NEXT: %4 = stream.tensor.clone %arg1 : tensor<4xf32, #encoding1> in !stream.resource<*>{%arg0} -> tensor<4xf32, #iree_encoding.identity> in !stream.resource<*>{%arg0}
  %4 = stream.tensor.clone %r : tensor<4xf32, #iree_encoding.layout<[#iree_encoding.specialized<1>]>> in !stream.resource<*>{%n} -> tensor<4xf32, #iree_encoding.identity> in !stream.resource<*>{%n}
  // CHECK-NEXT: %5 = stream.tensor.clone %arg1 : tensor<4xf32, #encoding2> in !stream.resource<*>{%arg0} -> tensor<4xf32, #iree_encoding.identity> in !stream.resource<*>{%arg0}
  %5 = stream.tensor.clone %r : tensor<4xf32, #iree_encoding.layout<[#iree_cpu.cpu_encoding_resolver<>]>> in !stream.resource<*>{%n} -> tensor<4xf32, #iree_encoding.identity> in !stream.resource<*>{%n}
  util.return
}
