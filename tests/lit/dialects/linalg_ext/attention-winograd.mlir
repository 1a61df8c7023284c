// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
// CHECK: #map1 = affine_map<(d0, d1, d2, d3) -> (d2, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d1)>
// CHECK: #map2 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// CHECK: #map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
// CHECK: #map4 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
// CHECK: #map5 = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
// CHECK: func.func @attention(%arg0: tensor<4x8xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<16x8xf32>, %arg3: f32, %arg4: tensor<4x8xf32>, %arg5: tensor<4x16xi1>, %arg6: tensor<1x10x10x1xf32>, %arg7: tensor<8x8x1x2x2x1xf32>) {
func.func @attention(%arg0: tensor<4x8xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<16x8xf32>, %arg3: f32, %arg4: tensor<4x8xf32>, %arg5: tensor<4x16xi1>, %arg6: tensor<1x10x10x1xf32>, %arg7: tensor<8x8x1x2x2x1xf32>) {
  // CHECK: %0 = iree_linalg_ext.attention {indexing_maps = [#map, #map1, #map2, #map3, #map4]} ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32) outs(%arg4 : tensor<4x8xf32>) {
  %0 = iree_linalg_ext.attention {indexing_maps = [#map, #map1, #map2, #map3, #map4]} ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32) outs(%arg4 : tensor<4x8xf32>) {
  // CHECK: ^bb0(%arg8: f32):
  ^bb0(%arg8: f32):
    // CHECK: iree_linalg_ext.yield %arg8 : f32
    iree_linalg_ext.yield %arg8 : f32
  // CHECK: } -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  // CHECK: %1 = iree_linalg_ext.attention {foo, indexing_maps = [#map, #map1, #map2, #map3, #map5, #map4]} ins(%arg0, %arg1, %arg2, %arg3, %arg5 : tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x16xi1>) outs(%arg4 : tensor<4x8xf32>) {
  %1 = iree_linalg_ext.attention {foo, indexing_maps = [#map, #map1, #map2, #map3, #map5, #map4]} ins(%arg0, %arg1, %arg2, %arg3, %arg5 : tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x16xi1>) outs(%arg4 : tensor<4x8xf32>) {
  // CHECK: ^bb0(%arg8: f32):
  ^bb0(%arg8: f32):
    // CHECK: iree_linalg_ext.yield %arg8 : f32
    iree_linalg_ext.yield %arg8 : f32
  // CHECK: } -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  // CHECK: %2 = iree_linalg_ext.winograd.input_transform {foo} output_tile_size(6) kernel_size(3) image_dimensions([1, 2]) ins(%arg6 : tensor<1x10x10x1xf32>) outs(%arg7 : tensor<8x8x1x2x2x1xf32>) -> tensor<8x8x1x2x2x1xf32>
  %2 = iree_linalg_ext.winograd.input_transform {foo} output_tile_size(6) kernel_size(3) image_dimensions([1, 2]) ins(%arg6 : tensor<1x10x10x1xf32>) outs(%arg7 : tensor<8x8x1x2x2x1xf32>) -> tensor<8x8x1x2x2x1xf32>
  // CHECK: return
  return
}
