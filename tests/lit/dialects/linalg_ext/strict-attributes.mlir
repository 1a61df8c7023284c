// RUN: bindery-opt %s --split-input-file --verify-diagnostics | FileCheck %s

// Attributes as IREE 3.13 writes them are read, and printed as 3.12 does.

#m = affine_map<(i, j) -> (i, j)>
#s = affine_map<(i, j) -> ()>
// CHECK: iree_linalg_ext.attention {foo, indexing_maps = [#map, #map, #map, #map1, #map]} ins(
func.func @f(%q: tensor<4x4xf32>, %s: f32) {
  %0 = iree_linalg_ext.attention <indexing_maps = [#m, #m, #m, #s, #m]> {foo} ins(%q, %q, %q, %s : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32) outs(%q : tensor<4x4xf32>) {
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%q: tensor<4x4xf32>, %s: f32) {
  // expected-error @below {{attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute}}
  %0 = iree_linalg_ext.attention <indexing_maps = [5]> ins(%q, %q, %q, %s : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32) outs(%q : tensor<4x4xf32>) {
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x4xf32>
  return
}
