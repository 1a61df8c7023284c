// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK: util.func public @slices(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<f32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readonly:i32>, %arg4: index, %arg5: tensor<4xf32>, %arg6: tensor<f32>) {
util.func public @slices(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<f32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readonly:i32>, %arg4: index, %arg5: tensor<4xf32>, %arg6: tensor<f32>) {
  // CHECK: %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [%arg4, 0], sizes = [2, %arg4], strides = [1, 1] {foo} : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%arg4} -> tensor<2x?xf32>
  %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [%arg4, 0], sizes = [2, %arg4], strides = [1, 1] {foo} : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%arg4} -> tensor<2x?xf32>
  // CHECK: %1 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4xf32>> -> tensor<4xf32>
  %1 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4xf32>> -> tensor<4xf32>
  // CHECK: iree_tensor_ext.dispatch.tensor.store %arg5, %arg1, offsets = [0], sizes = [4], strides = [1] {foo} : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4xf32>>
  iree_tensor_ext.dispatch.tensor.store %arg5, %arg1, offsets = [0], sizes = [4], strides = [1] {foo} : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4xf32>>
  // CHECK: iree_tensor_ext.dispatch.tensor.store %arg6, %arg2, offsets = [], sizes = [], strides = [] : tensor<f32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<f32>>
  iree_tensor_ext.dispatch.tensor.store %arg6, %arg2, offsets = [], sizes = [], strides = [] : tensor<f32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<f32>>
  // CHECK: %2 = iree_tensor_ext.dispatch.workload.ordinal {foo} %arg4, 3 : index
  %2 = iree_tensor_ext.dispatch.workload.ordinal {foo} %arg4, 3 : index
  // CHECK: %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice {foo}(%arg4, %arg4)
  %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice {foo}(%arg4, %arg4)
  // CHECK: util.return
  util.return
}
// CHECK: util.func public @shapes(%arg0: tensor<?xf32>, %arg1: index, %arg2: tensor<4x8xf32>, %arg3: tensor<3xi32>, %arg4: tensor<?xi32>, %arg5: tensor<?x8xf32>, %arg6: tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>, %arg7: memref<4x8xf32>, %arg8: memref<3xi32>) attributes {iree_tensor_ext.sparse_iteration_dims = #iree_tensor_ext.sparse_iteration_dims<[0, 1]>} {
util.func public @shapes(%arg0: tensor<?xf32>, %arg1: index, %arg2: tensor<4x8xf32>, %arg3: tensor<3xi32>, %arg4: tensor<?xi32>, %arg5: tensor<?x8xf32>, %arg6: tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>, %arg7: memref<4x8xf32>, %arg8: memref<3xi32>) attributes {iree_tensor_ext.sparse_iteration_dims = #iree_tensor_ext.sparse_iteration_dims<[0, 1]>} {
  // CHECK: %0 = iree_tensor_ext.bitcast %arg0 : tensor<?xf32>{%arg1} -> tensor<?xi32>{%arg1} attributes {foo}
  %0 = iree_tensor_ext.bitcast %arg0 : tensor<?xf32>{%arg1} -> tensor<?xi32>{%arg1} attributes {foo}
  // CHECK: %1 = iree_tensor_ext.compute_barrier.start %arg0 : tensor<?xf32>{%arg1} -> tensor<?xf32> attributes {foo}
  %1 = iree_tensor_ext.compute_barrier.start %arg0 : tensor<?xf32>{%arg1} -> tensor<?xf32> attributes {foo}
  // CHECK: %2 = iree_tensor_ext.compute_barrier.end %arg2 : tensor<4x8xf32> -> tensor<4x8xf32>
  %2 = iree_tensor_ext.compute_barrier.end %arg2 : tensor<4x8xf32> -> tensor<4x8xf32>
  // CHECK: %result_x, %result_y, %result_z = iree_tensor_ext.dispatch.workgroup_count_split_reduction_modifier {foo} workgroups(%arg1, %arg1, %arg1) workload(%arg1, %arg1)
  %result_x, %result_y, %result_z = iree_tensor_ext.dispatch.workgroup_count_split_reduction_modifier {foo} workgroups(%arg1, %arg1, %arg1) workload(%arg1, %arg1)
  // CHECK: %3 = iree_tensor_ext.cast_to_ragged_shape %arg2 ragged_dim(0) column_lengths(%arg3) {foo} : (tensor<4x8xf32>, tensor<3xi32>) -> tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  %3 = iree_tensor_ext.cast_to_ragged_shape %arg2 ragged_dim(0) column_lengths(%arg3) {foo} : (tensor<4x8xf32>, tensor<3xi32>) -> tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  // CHECK: %4 = iree_tensor_ext.cast_to_ragged_shape %arg5 ragged_dim(0) column_lengths(%arg4) num_ragged_rows(%arg1) : (tensor<?x8xf32>{%arg1}, tensor<?xi32>) -> tensor<?x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  %4 = iree_tensor_ext.cast_to_ragged_shape %arg5 ragged_dim(0) column_lengths(%arg4) num_ragged_rows(%arg1) : (tensor<?x8xf32>{%arg1}, tensor<?xi32>) -> tensor<?x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  // CHECK: %5 = iree_tensor_ext.cast_to_ragged_shape %arg7 ragged_dim(1) column_lengths(%arg8) : (memref<4x8xf32>, memref<3xi32>) -> memref<4x2x?xf32, #iree_tensor_ext.ragged_shape<1>>
  %5 = iree_tensor_ext.cast_to_ragged_shape %arg7 ragged_dim(1) column_lengths(%arg8) : (memref<4x8xf32>, memref<3xi32>) -> memref<4x2x?xf32, #iree_tensor_ext.ragged_shape<1>>
  // CHECK: %6 = iree_tensor_ext.linearize_ragged_dims %arg6 {foo} : tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>> -> tensor<?x8xf32>{%arg1}
  %6 = iree_tensor_ext.linearize_ragged_dims %arg6 {foo} : tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>> -> tensor<?x8xf32>{%arg1}
  // CHECK: util.return
  util.return
}
