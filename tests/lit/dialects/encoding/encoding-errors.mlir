// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
util.func private @no_fields(tensor<4xf32, #iree_encoding.encoding<>>)

// -----

// expected-error @+1 {{struct is missing required parameter: op_type}}
util.func private @missing_field(tensor<4xf32, #iree_encoding.encoding<operand_index = 0, element_types = []>>)

// -----

// expected-error @+1 {{`operandIndex` exceeds the size of `user_indexing_maps`}}
util.func private @index_out_of_maps(tensor<4xf32, #iree_encoding.encoding<operand_index = 1, op_type = matmul, element_types = [], user_indexing_maps = [affine_map<(a, b) -> (a)>]>>)

// -----

// expected-error @+1 {{found a non-composable attribute in `user_indexing_maps` at index: 1}}
util.func private @no_map(tensor<4xf32, #iree_encoding.encoding<operand_index = 0, op_type = matmul, element_types = [], user_indexing_maps = [affine_map<(a, b) -> (a)>, 3]>>)

// -----

// expected-error @+1 {{found a non-composable attribute in `user_indexing_maps` at index: 0}}
util.func private @maps_that_do_not_compose(tensor<4xf32, #iree_encoding.encoding<operand_index = 0, op_type = matmul, element_types = [], user_indexing_maps = [[affine_map<(a) -> (a)>, affine_map<(a, b) -> (a)>]]>>)

// -----

// expected-error @+1 {{found `iteration_sizes` without any corresponding `user_indexing_maps`}}
util.func private @empty_maps(tensor<4xf32, #iree_encoding.encoding<operand_index = 0, op_type = matmul, element_types = [], user_indexing_maps = [[]], iteration_sizes = [2]>>)

// -----

// expected-error @+1 {{found `iteration_sizes` without any corresponding `user_indexing_maps`}}
util.func private @sizes_without_maps(tensor<4xf32, #iree_encoding.encoding<operand_index = 0, op_type = matmul, element_types = [], iteration_sizes = [2]>>)

// -----

// expected-error @+1 {{found an encoding with 1 iteration sizes, but expected 2 based on the user indexing maps}}
util.func private @other_number_of_sizes(tensor<4xf32, #iree_encoding.encoding<operand_index = 0, op_type = matmul, element_types = [], user_indexing_maps = [affine_map<(a, b) -> (a)>], iteration_sizes = [2]>>)

// -----

// expected-error @+1 {{found an encoding with 1 iteration sizes, but expected 2 based on the user indexing maps}}
util.func private @sizes_of_other_map(tensor<4xf32, #iree_encoding.encoding<operand_index = 1, op_type = matmul, element_types = [], user_indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a, b) -> (a)>], iteration_sizes = [2]>>)

// -----

// expected-error @+1 {{expected non-empty layouts}}
util.func private @no_layouts() attributes {a = #iree_encoding.layout<[]>}

// -----

// expected-error @+1 {{expected all the layout attributes to implement SerializableAttr}}
util.func private @layout_of_unknown() attributes {a = #iree_encoding.layout<[#iree_encoding.unknown]>}

// -----

// expected-error @+1 {{expected all padding values need to be non-negative or dynamic}}
util.func private @negative_padding() attributes {a = #iree_encoding.padding<[-1]>}

// -----

// expected-error @+1 {{bit-width of the element type is 32 but packed_storage is currently only supported for sub-byte types}}
util.func private @wide_packed(tensor<4xf32, #iree_encoding.packed_storage>)

// -----

// expected-error @+1 {{bit-width of the element type is 3 but packed_storage currently only supports types with power-of-two bitwidth}}
util.func private @odd_packed(tensor<4xi3, #iree_encoding.packed_storage>)

// -----

// expected-error @+1 {{packed_storage only supports integer and float types, but the element type is 'index'}}
util.func private @index_packed(tensor<4xindex, #iree_encoding.packed_storage>)

// -----

// expected-error @+1 {{bit-width of the element type is 32 but packed_storage is currently only supported for sub-byte types}}
util.func private @layout_of_packed(tensor<4xi32, #iree_encoding.layout<[#iree_encoding.packed_storage]>>)

// -----

util.func @set_from_encoded(%t: tensor<4xf32, #iree_encoding.identity>) {
  // expected-error @+1 {{source of set_encoding op cannot have a tensor encoding}}
  %0 = iree_encoding.set_encoding %t : tensor<4xf32, #iree_encoding.identity> -> tensor<4xf32, #iree_encoding.identity>
  util.return
}

// -----

util.func @set_to_plain(%t: tensor<4xf32>) {
  // expected-error @+1 {{result of set_encoding op expected to have a valid tensor encoding}}
  %0 = iree_encoding.set_encoding %t : tensor<4xf32> -> tensor<4xf32>
  util.return
}

// -----

util.func @set_to_unknown(%t: tensor<4xf32>) {
  // expected-error @+1 {{result of set_encoding op expected to have a valid tensor encoding}}
  %0 = iree_encoding.set_encoding %t : tensor<4xf32> -> tensor<4xf32, #iree_encoding.unknown>
  util.return
}

// -----

util.func @set_rank(%t: tensor<4xf32>) {
  // expected-error @+1 {{cannot change the rank of the tensor}}
  %0 = iree_encoding.set_encoding %t : tensor<4xf32> -> tensor<4x1xf32, #iree_encoding.identity>
  util.return
}

// -----

util.func @set_shape(%t: tensor<4xf32>) {
  // expected-error @+1 {{expected to preserve the logical shape of the tensor}}
  %0 = iree_encoding.set_encoding %t : tensor<4xf32> -> tensor<5xf32, #iree_encoding.identity>
  util.return
}

// -----

util.func @set_dims(%t: tensor<4xf32>) {
  // expected-error @+1 {{encoding expects 2 dynamic encoding dimension(s), but 0 provided}}
  %0 = iree_encoding.set_encoding %t : tensor<4xf32> -> tensor<4xf32, #iree_encoding.encoding<operand_index = 0, op_type = matmul, element_types = [], user_indexing_maps = [affine_map<(a, b) -> (a)>], iteration_sizes = [?, ?]>>
  util.return
}

// -----

util.func @unset_to_encoded(%t: tensor<4xf32, #iree_encoding.identity>) {
  // expected-error @+1 {{result of unset_encoding op cannot have a tensor encoding}}
  %0 = iree_encoding.unset_encoding %t : tensor<4xf32, #iree_encoding.identity> -> tensor<4xf32, #iree_encoding.identity>
  util.return
}

// -----

util.func @unset_from_plain(%t: tensor<4xf32>) {
  // expected-error @+1 {{source of unset_encoding op expected to have a valid tensor encoding}}
  %0 = iree_encoding.unset_encoding %t : tensor<4xf32> -> tensor<4xf32>
  util.return
}

// -----

util.func @unset_rank(%t: tensor<4xf32, #iree_encoding.identity>) {
  // expected-error @+1 {{cannot change the rank of the tensor}}
  %0 = iree_encoding.unset_encoding %t : tensor<4xf32, #iree_encoding.identity> -> tensor<f32>
  util.return
}

// -----

util.func @unset_shape(%t: tensor<4xf32, #iree_encoding.identity>) {
  // expected-error @+1 {{expected to preserve the logical shape of the tensor}}
  %0 = iree_encoding.unset_encoding %t : tensor<4xf32, #iree_encoding.identity> -> tensor<5xf32>
  util.return
}

// -----

util.func @unset_result_dims(%t: tensor<?xf32, #iree_encoding.identity>) {
  // expected-error @+1 {{result type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = iree_encoding.unset_encoding %t : tensor<?xf32, #iree_encoding.identity> -> tensor<?xf32>
  util.return
}

// -----

util.func @unset_encoding_dims(%n: index, %t: tensor<4xf32, #iree_encoding.encoding<operand_index = 0, op_type = matmul, element_types = []>>) {
  // expected-error @+1 {{encoding expects 0 dynamic encoding dimension(s), but 1 provided}}
  %0 = iree_encoding.unset_encoding %t encoding_dims{%n} : tensor<4xf32, #iree_encoding.encoding<operand_index = 0, op_type = matmul, element_types = []>> -> tensor<4xf32>
  util.return
}

// -----

util.func @clone_to_other_layout(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{clones changing tensor encoding from #iree_encoding.identity to #iree_encoding.padding<[8]>; not allowed}}
  %0 = stream.tensor.clone %r : tensor<4xf32, #iree_encoding.identity> in !stream.resource<*>{%n} -> tensor<4xf32, #iree_encoding.padding<[8]>> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @clone_to_plain(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{clones changing tensor encoding from #iree_encoding.testing<> to <<NULL ATTRIBUTE>>; not allowed}}
  %0 = stream.tensor.clone %r : tensor<4xf32, #iree_encoding.testing<>> in !stream.resource<*>{%n} -> tensor<4xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @clone_to_other_tiles(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{clones changing tensor encoding from #iree_encoding.layout<[#iree_cpu.cpu_encoding_resolver<configuration = {encoding_info = {innerDimsPos = [0], innerTileSizes = [8], outerDimsPerm = [0]}}>]> to #iree_encoding.identity; not allowed}}
  %0 = stream.tensor.clone %r : tensor<4xf32, #iree_encoding.layout<[#iree_cpu.cpu_encoding_resolver<configuration = {encoding_info = {innerDimsPos = [0], innerTileSizes = [8], outerDimsPerm = [0]}}>]>> in !stream.resource<*>{%n} -> tensor<4xf32, #iree_encoding.identity> in !stream.resource<*>{%n}
  util.return
}

// -----

// expected-error @+1 {{expected non-function type}}
util.func private @no_element_type(tensor<4x, #iree_encoding.packed_storage>)
