// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK: func.func @scatter(%arg0: tensor<3x8xf32>, %arg1: tensor<3x2xi32>, %arg2: tensor<3xi32>, %arg3: tensor<16x4x8xf32>, %arg4: tensor<16x8xf32>, %arg5: tensor<3xi1>, %arg6: memref<3x8xf32>, %arg7: memref<3xi32>, %arg8: memref<16x8xf32>) {
func.func @scatter(%u: tensor<3x8xf32>, %i: tensor<3x2xi32>, %i1: tensor<3xi32>, %o: tensor<16x4x8xf32>, %o1: tensor<16x8xf32>, %m: tensor<3xi1>, %mu: memref<3x8xf32>, %mi: memref<3xi32>, %mo: memref<16x8xf32>) {
  // CHECK: %0 = iree_linalg_ext.scatter {foo} dimension_map = [1, 0] unique_indices(true) ins(%arg0, %arg1 : tensor<3x8xf32>, tensor<3x2xi32>) outs(%arg3 : tensor<16x4x8xf32>) {
  %0 = iree_linalg_ext.scatter {foo} dimension_map = [1, 0] unique_indices(true) ins(%u, %i : tensor<3x8xf32>, tensor<3x2xi32>) outs(%o : tensor<16x4x8xf32>) {
  // CHECK: ^bb0(%arg9: f32, %arg10: f32):
  ^bb0(%x: f32, %y: f32):
    // CHECK: iree_linalg_ext.yield %arg9 : f32
    iree_linalg_ext.yield %x : f32
  // CHECK: } -> tensor<16x4x8xf32>
  } -> tensor<16x4x8xf32>
  // CHECK: %1 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg0, %arg2, %arg5 : tensor<3x8xf32>, tensor<3xi32>, tensor<3xi1>) outs(%arg4 : tensor<16x8xf32>) {
  %1 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i1, %m : tensor<3x8xf32>, tensor<3xi32>, tensor<3xi1>) outs(%o1 : tensor<16x8xf32>) {
  // CHECK: ^bb0(%arg9: f32, %arg10: f32):
  ^bb0(%x: f32, %y: f32):
    // CHECK: %2 = arith.addf %arg9, %arg10 : f32
    %s = arith.addf %x, %y : f32
    // CHECK: iree_linalg_ext.yield {foo} %2 : f32
    iree_linalg_ext.yield {foo} %s : f32
  // CHECK: } -> tensor<16x8xf32>
  } -> tensor<16x8xf32>
  // CHECK: iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg6, %arg7 : memref<3x8xf32>, memref<3xi32>) outs(%arg8 : memref<16x8xf32>) {
  iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%mu, %mi : memref<3x8xf32>, memref<3xi32>) outs(%mo : memref<16x8xf32>) {
  // CHECK: ^bb0(%arg9: f32, %arg10: f32):
  ^bb0(%x: f32, %y: f32):
    // CHECK: iree_linalg_ext.yield %arg9 : f32
    iree_linalg_ext.yield %x : f32
  }
  // CHECK: return
  return
}
// CHECK: func.func @fft(%arg0: index, %arg1: tensor<4xf32>, %arg2: tensor<2x16xf32>, %arg3: memref<16xf32>) {
func.func @fft(%s: index, %c: tensor<4xf32>, %r: tensor<2x16xf32>, %m: memref<16xf32>) {
  // CHECK: %0:2 = iree_linalg_ext.fft {foo} ins(%arg0, %arg1, %arg1 : index, tensor<4xf32>, tensor<4xf32>) outs(%arg2, %arg2 : tensor<2x16xf32>, tensor<2x16xf32>) : tensor<2x16xf32>, tensor<2x16xf32>
  %0:2 = iree_linalg_ext.fft {foo} ins(%s, %c, %c : index, tensor<4xf32>, tensor<4xf32>) outs(%r, %r : tensor<2x16xf32>, tensor<2x16xf32>) : tensor<2x16xf32>, tensor<2x16xf32>
  // CHECK: %1:2 = iree_linalg_ext.fft ins(%arg0 : index) outs(%arg2, %arg2 : tensor<2x16xf32>, tensor<2x16xf32>) : tensor<2x16xf32>, tensor<2x16xf32>
  %1:2 = iree_linalg_ext.fft ins(%s : index) outs(%r, %r : tensor<2x16xf32>, tensor<2x16xf32>) : tensor<2x16xf32>, tensor<2x16xf32>
  // CHECK: iree_linalg_ext.fft ins(%arg0 : index) outs(%arg3, %arg3 : memref<16xf32>, memref<16xf32>)
  iree_linalg_ext.fft ins(%s : index) outs(%m, %m : memref<16xf32>, memref<16xf32>)
  // CHECK: return
  return
}
