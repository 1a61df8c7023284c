// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK: #encoding = #iree_encoding.encoding<operand_index = 0 : i64, op_type = matmul, element_types = [f32, i8]>
// CHECK: #encoding1 = #iree_encoding.encoding<operand_index = 0 : i32, op_type = scaled_matmul, element_types = [f32]>
// CHECK: #encoding2 = #iree_encoding.layout<[#iree_encoding.specialized<1>, #iree_cpu.cpu_encoding_resolver<>]>
// CHECK: #encoding3 = #iree_encoding.testing<>
// CHECK: #encoding4 = #iree_encoding.testing<layouts = [#iree_encoding.identity], original_element_type = f16>
// CHECK: #encoding5 = #iree_encoding.unknown
// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #encoding6 = #iree_encoding.encoding<operand_index = 0 : i64, op_type = matmul, element_types = [f32], user_indexing_maps = [#map2], iteration_sizes = [?, 4]>
// CHECK: #encoding7 = #iree_encoding.encoding<operand_index = 1 : index, op_type = conv, element_types = [], original_element_type = f16, user_indexing_maps = [#map, [#map1, #map2]], iteration_sizes = [4, ?, -8]>

#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: util.func private @encoding(%arg0: tensor<4x8xf32, #encoding>)
util.func private @encoding(tensor<4x8xf32, #iree_encoding.encoding<element_types = [f32, i8], op_type = matmul, operand_index = 0>>)
// CHECK-LABEL: util.func private @encoding_of_conv(%arg0: tensor<4x8xf32, #encoding7>)
util.func private @encoding_of_conv(tensor<4x8xf32, #iree_encoding.encoding<operand_index = 1 : index, op_type = conv, element_types = [], original_element_type = f16, user_indexing_maps = [#map, [#map1, #map2]], iteration_sizes = [4, ?, -8]>>)
// CHECK-LABEL: util.func private @encoding_of_scaled_matmul(%arg0: tensor<4x8xf32, #encoding1>)
util.func private @encoding_of_scaled_matmul(tensor<4x8xf32, #iree_encoding.encoding<operand_index = 0 : i32, op_type = scaled_matmul, element_types = [f32]>>)
// CHECK-LABEL: util.func private @layout(%arg0: tensor<4x8xf32, #encoding2>)
util.func private @layout(tensor<4x8xf32, #iree_encoding.layout<[#iree_encoding.specialized<1>, #iree_cpu.cpu_encoding_resolver<>]>>)
// CHECK-LABEL: util.func private @testing(%arg0: tensor<4x8xf32, #encoding3>)
util.func private @testing(tensor<4x8xf32, #iree_encoding.testing<>>)
// CHECK-LABEL: util.func private @testing_with_layouts(%arg0: tensor<4x8xf32, #encoding4>)
util.func private @testing_with_layouts(tensor<4x8xf32, #iree_encoding.testing<original_element_type = f16, layouts = [#iree_encoding.identity]>>)
// CHECK-LABEL: util.func private @unknown(%arg0: tensor<4x8xf32, #encoding5>)
util.func private @unknown(tensor<4x8xf32, #iree_encoding.unknown>)
// CHECK-LABEL: util.func private @padding(%arg0: tensor<4x8xf32, #iree_encoding.padding<[0, ?, 64]>>)
util.func private @padding(tensor<4x8xf32, #iree_encoding.padding<[0, ?, 64]>>)
// CHECK-LABEL: util.func private @no_padding(%arg0: tensor<f32, #iree_encoding.padding<[]>>)
util.func private @no_padding(tensor<f32, #iree_encoding.padding<[]>>)
// CHECK-LABEL: util.func private @specialized(%arg0: tensor<4x8xf32, #iree_encoding.specialized<-1>>, %arg1: tensor<4xf32, #iree_encoding.specialized<2, tensor<4x?xf32>>>)
util.func private @specialized(tensor<4x8xf32, #iree_encoding.specialized<-1>>, tensor<4xf32, #iree_encoding.specialized<2, tensor<4x?xf32>>>)
// CHECK-LABEL: util.func private @packed_storage(%arg0: tensor<4xi1, #iree_encoding.packed_storage>, %arg1: tensor<4xi4, #iree_encoding.packed_storage>)
util.func private @packed_storage(tensor<4xi1, #iree_encoding.packed_storage>, tensor<4xi4, #iree_encoding.packed_storage>)
// CHECK-LABEL: util.func private @identity(%arg0: tensor<4xf32, #iree_encoding.identity>)
util.func private @identity(tensor<4xf32, #iree_encoding.identity>)
// CHECK-LABEL: util.func private @resolvers() attributes {a = #iree_encoding.identity_resolver, b = #iree_encoding.unsupported_resolver, c = #iree_encoding.specialization_resolver<7>}
util.func private @resolvers() attributes {a = #iree_encoding.identity_resolver, b = #iree_encoding.unsupported_resolver, c = #iree_encoding.specialization_resolver<7>}

// CHECK-LABEL: util.func public @set_and_unset(%arg0: tensor<?x4xf32>, %arg1: index) {
util.func @set_and_unset(%t: tensor<?x4xf32>, %n: index) {
  // CHECK-NEXT: %0 = iree_encoding.set_encoding %arg0 : tensor<?x4xf32> -> tensor<?x4xbf16, #iree_encoding.padding<[0, 8]>>
  %0 = iree_encoding.set_encoding %t : tensor<?x4xf32> -> tensor<?x4xbf16, #iree_encoding.padding<[0, 8]>>
  // CHECK-NEXT: %1 = iree_encoding.set_encoding {a} %arg0 encoding_dims{%arg1, %arg1} : tensor<?x4xf32> -> tensor<2x?xf32, #iree_encoding.padding<[0, 8]>>
  %1 = iree_encoding.set_encoding {a} %t encoding_dims{%n, %n} : tensor<?x4xf32> -> tensor<2x?xf32, #iree_encoding.padding<[0, 8]>>
  // CHECK-NEXT: %2 = iree_encoding.unset_encoding %0 : tensor<?x4xbf16, #iree_encoding.padding<[0, 8]>> -> tensor<?x4xf32>{%arg1}
  %2 = iree_encoding.unset_encoding %0 : tensor<?x4xbf16, #iree_encoding.padding<[0, 8]>> -> tensor<?x4xf32>{%n}
  // CHECK-NEXT: %3 = iree_encoding.unset_encoding {a} %1 encoding_dims{%arg1} : tensor<2x?xf32, #iree_encoding.padding<[0, 8]>> -> tensor<2x4xf32>
  %3 = iree_encoding.unset_encoding {a} %1 encoding_dims{%n} : tensor<2x?xf32, #iree_encoding.padding<[0, 8]>> -> tensor<2x4xf32>
  util.return
}

// CHECK-LABEL: util.func public @dynamic_sizes(%arg0: tensor<?x4xf32>, %arg1: index) {
util.func @dynamic_sizes(%t: tensor<?x4xf32>, %n: index) {
  // CHECK-NEXT: %0 = iree_encoding.set_encoding %arg0 encoding_dims{%arg1} : tensor<?x4xf32> -> tensor<?x4xf32, #encoding6>
  %0 = iree_encoding.set_encoding %t encoding_dims{%n} : tensor<?x4xf32> -> tensor<?x4xf32, #iree_encoding.encoding<operand_index = 0, op_type = matmul, element_types = [f32], user_indexing_maps = [#map2], iteration_sizes = [?, 4]>>
  util.return
}
