// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{expected one of [readonly, readwrite, writeonly] for the access of a dispatch tensor, got: readwrit}}
util.func private @f(!iree_tensor_ext.dispatch.tensor<readwrit:tensor<4xf32>>)

// -----

// expected-error @below {{expected ':'}}
util.func private @f(!iree_tensor_ext.dispatch.tensor<readonly tensor<4xf32>>)

// -----

util.func @f(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>) {
  // expected-error @below {{'iree_tensor_ext.dispatch.tensor.load' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>> -> tensor<4xf32>
  util.return
}

// -----

util.func @f(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>) {
  // expected-error @below {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0, 0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
  util.return
}

// -----

util.func @f(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>) {
  // expected-error @below {{expected 1 offset values, got 2}}
  %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
  util.return
}

// -----

util.func @f(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<*xf32>>) {
  // expected-error @below {{'iree_tensor_ext.dispatch.tensor.load' op cannot slice a dispatch tensor of 'tensor<*xf32>', which has no rank}}
  %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [], sizes = [], strides = [] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<*xf32>> -> tensor<4xf32>
  util.return
}

// -----

util.func @f(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %t: tensor<4xf32>) {
  // expected-error @below {{'iree_tensor_ext.dispatch.tensor.store' op operand #1 must be dispatch.tensor, but got '!iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>'}}
  iree_tensor_ext.dispatch.tensor.store %t, %a, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
  util.return
}

// -----

util.func @f(%a: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xf32>>, %t: tensor<4xf32>) {
  // expected-error @below {{'iree_tensor_ext.dispatch.tensor.store' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  iree_tensor_ext.dispatch.tensor.store %t, %a, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xf32>>
  util.return
}

// -----

util.func @f(%a: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>, %t: tensor<4xf32>) {
  // expected-error @below {{expected type to be 'tensor<3xf32>' or a rank-reduced version. (size mismatch) }}
  iree_tensor_ext.dispatch.tensor.store %t, %a, offsets = [0], sizes = [3], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
  util.return
}

// -----

util.func @f(%a: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>, %t: tensor<1x4xf32>) {
  // expected-error @below {{expected rank to be smaller or equal to the other rank. }}
  iree_tensor_ext.dispatch.tensor.store %t, %a, offsets = [0], sizes = [4], strides = [1] : tensor<1x4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{custom op 'iree_tensor_ext.dispatch.workload.ordinal' invalid kind of type specified: expected builtin.index, but found 'i32'}}
  %0 = iree_tensor_ext.dispatch.workload.ordinal %a, 3 : i32
  util.return
}

// -----

util.func @f(%a: tensor<?xf32>) {
  // expected-error @below {{'iree_tensor_ext.bitcast' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = iree_tensor_ext.bitcast %a : tensor<?xf32> -> tensor<4xi32>
  util.return
}

// -----

util.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'iree_tensor_ext.bitcast' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = iree_tensor_ext.bitcast %a : tensor<4xf32> -> tensor<?xi32>
  util.return
}

// -----

util.func @f(%a: tensor<?xf32>) {
  // expected-error @below {{'iree_tensor_ext.compute_barrier.start' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = iree_tensor_ext.compute_barrier.start %a : tensor<?xf32> -> tensor<?xf32>
  util.return
}

// -----

util.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'iree_tensor_ext.compute_barrier.start' op value and result types must match}}
  %0 = iree_tensor_ext.compute_barrier.start %a : tensor<4xf32> -> tensor<5xf32>
  util.return
}

// -----

util.func @f(%a: tensor<4xf32>, %i: index) {
  // expected-error @below {{'iree_tensor_ext.compute_barrier.end' op value set has 0 dynamic dimensions but only 1 dimension values are attached}}
  %0 = iree_tensor_ext.compute_barrier.end %a : tensor<4xf32>{%i} -> tensor<4xf32>
  util.return
}

// -----

util.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'iree_tensor_ext.compute_barrier.end' op value and result types must match}}
  %0 = iree_tensor_ext.compute_barrier.end %a : tensor<4xf32> -> tensor<4xi32>
  util.return
}

// -----

// expected-error @below {{sparse dimensions specified are greater than the rank of the shaped type}}
util.func private @f(memref<?xf32, #iree_tensor_ext.ragged_shape<0>>)

// -----

// expected-error @below {{sparse dimensions specified are greater than the rank of the shaped type}}
util.func private @f(memref<?x?xf32, #iree_tensor_ext.ragged_shape<-1>>)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @below {{failed to parse TensorExt_RaggedShapeAttr parameter 'raggedRow' which is to be a `int64_t`}}
util.func private @f() attributes {a = #iree_tensor_ext.ragged_shape<>}

// -----

// expected-error @below {{expected '['}}
util.func private @f() attributes {a = #iree_tensor_ext.sparse_iteration_dims<0>}

// -----

// expected-error @below {{unknown attribute `foo` in dialect `iree_tensor_ext`}}
util.func private @f() attributes {a = #iree_tensor_ext.foo}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected result type to have an encoding attribute that implements the `SparseShapeAttrInterface`}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (tensor<4x8xf32>, tensor<3xi32>) -> tensor<2x?x8xf32>
  util.return
}

// -----

util.func @f(%s: memref<4x8xf32>, %c: memref<3xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected result type to have a layout attribute that implements the `SparseShapeAttrInterface`}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (memref<4x8xf32>, memref<3xi32>) -> memref<2x?x8xf32>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected `ragged_dim` to be less than 2, i.e the rank of source}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(2) column_lengths(%c) : (tensor<4x8xf32>, tensor<3xi32>) -> tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<2>>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected `ragged_dim` to be less than 2, i.e the rank of source}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(-1) column_lengths(%c) : (tensor<4x8xf32>, tensor<3xi32>) -> tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<3x1xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected `column_lengths` to be of rank 1}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected result rank to be 3, i.e. one more than the source rank, but got 2}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (tensor<4x8xf32>, tensor<3xi32>) -> tensor<2x?xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op mismatch in specified `ragged_dim` value of 0 and `raggedRow` value in the sparse encoding 1}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (tensor<4x8xf32>, tensor<3xi32>) -> tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<1>>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<3xi32>, %i: index) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op invalid to have static dimensions for `column_lengths` when `num_ragged_rows` is dynamic}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) num_ragged_rows(%i) : (tensor<4x8xf32>, tensor<3xi32>) -> tensor<?x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<?xi32>, %i: index) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op invalid to have static value for dimension 0 of result when `num_ragged_rows` is specified as dynamic value}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) num_ragged_rows(%i) : (tensor<4x8xf32>, tensor<?xi32>) -> tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<?xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected shape of `column_lengths` to be static and greater than 1 when `num_ragged_rows` is unspecified, i.e. number of ragged rows is statically known}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (tensor<4x8xf32>, tensor<?xi32>) -> tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<1xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected shape of `column_lengths` to be static and greater than 1 when `num_ragged_rows` is unspecified, i.e. number of ragged rows is statically known}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (tensor<4x8xf32>, tensor<1xi32>) -> tensor<0x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected shape of dimension 0 of result, i.e. the `ragged_dim`, to be static and equal to 2 when `num_ragged_rows` is unspecified, i.e number of ragged rows is statically known}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (tensor<4x8xf32>, tensor<3xi32>) -> tensor<3x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected dimension 1 of result, i.e. `ragged_dim` + 1, to be dynamic}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (tensor<4x8xf32>, tensor<3xi32>) -> tensor<2x4x8xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<4x8xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected shape of dimension 2 of result to match the shape of dimension 1 of source, but got ? and 8 respectively}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (tensor<4x8xf32>, tensor<3xi32>) -> tensor<2x?x?xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<4x?xf32>, %c: tensor<3xi32>, %i: index) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op expected dimension 2 of result to be dynamic since the corresponding dimension 1 in the source is dynamic}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (tensor<4x?xf32>{%i}, tensor<3xi32>) -> tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<4x?xf32>, %c: tensor<3xi32>, %i: index) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op mismatch in number of dynamic dimensions specified for source, expected 1 values, got 0}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%c) : (tensor<4x?xf32>, tensor<3xi32>) -> tensor<2x?x?xf32, #iree_tensor_ext.ragged_shape<0>>
  util.return
}

// -----

util.func @f(%s: tensor<2x?x8xf32>, %i: index) {
  // expected-error @below {{'iree_tensor_ext.linearize_ragged_dims' op expected source type to have a ragged tensor encoding}}
  %0 = iree_tensor_ext.linearize_ragged_dims %s : tensor<2x?x8xf32> -> tensor<?x8xf32>{%i}
  util.return
}

// -----

util.func @f(%s: tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>, %i: index) {
  // expected-error @below {{'iree_tensor_ext.linearize_ragged_dims' op expected result type to have no encoding or identity layout}}
  %0 = iree_tensor_ext.linearize_ragged_dims %s : tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>> -> tensor<?x8xf32, #iree_tensor_ext.ragged_shape<0>>{%i}
  util.return
}

// -----

util.func @f(%s: tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>, %i: index) {
  // expected-error @below {{'iree_tensor_ext.linearize_ragged_dims' op expected result rank to be 2 (source rank - number of sparse dimensions + 1), but got 1}}
  %0 = iree_tensor_ext.linearize_ragged_dims %s : tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>> -> tensor<?xf32>{%i}
  util.return
}

// -----

util.func @f(%s: tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>, %i: index) {
  // expected-error @below {{'iree_tensor_ext.linearize_ragged_dims' op expected source dimension 2 with size 8 to be preserved in result dimension 1 but got size 7}}
  %0 = iree_tensor_ext.linearize_ragged_dims %s : tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>> -> tensor<?x7xf32>{%i}
  util.return
}

// -----

util.func @f(%s: tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>>, %i: index) {
  // expected-error @below {{'iree_tensor_ext.linearize_ragged_dims' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = iree_tensor_ext.linearize_ragged_dims %s : tensor<2x?x8xf32, #iree_tensor_ext.ragged_shape<0>> -> tensor<?x8xf32>
  util.return
}
