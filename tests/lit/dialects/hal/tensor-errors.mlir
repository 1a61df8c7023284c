// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @import_with_missing_dim(%v: !hal.buffer_view) {
  // expected-error @+1 {{'hal.tensor.import' op number of target_dims must match number of dynamic dims in target type}}
  %0 = hal.tensor.import %v : !hal.buffer_view -> tensor<?xi32>
  util.return
}

// -----

util.func @import_with_extra_dim(%v: !hal.buffer_view, %d: index) {
  // expected-error @+1 {{'hal.tensor.import' op number of target_dims must match number of dynamic dims in target type}}
  %0 = hal.tensor.import %v : !hal.buffer_view -> tensor<?xi32> as tensor<4xi32>{%d}
  util.return
}

// -----

util.func @import_with_other_encoding(%v: !hal.buffer_view) {
  // expected-error @+1 {{'hal.tensor.import' op encoding and storage types must have the same dynamic dimension values; encoding shape 'tensor<?x?xi32>' incompatible with storage shape 'tensor<4xi8>'}}
  %0 = hal.tensor.import %v : !hal.buffer_view -> tensor<?x?xi32> as tensor<4xi8>
  util.return
}

// -----

util.func @import_to_no_tensor(%v: !hal.buffer_view) {
  // expected-error @+1 {{'hal.tensor.import' op result #0 must be tensor of any type values, but got 'i32'}}
  %0 = hal.tensor.import %v : !hal.buffer_view -> tensor<i32> as i32
  util.return
}

// -----

util.func @import_of_tensor(%t: tensor<i32>) {
  // expected-error @+1 {{'hal.tensor.import' op operand #0 must be buffer or buffer_view, but got 'tensor<i32>'}}
  %0 = hal.tensor.import %t : tensor<i32> -> tensor<i32>
  util.return
}

// -----

util.func @import_out_of_order(%v: !hal.buffer_view, %f: !hal.fence) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = hal.tensor.import consume wait(%f) => %v : !hal.buffer_view -> tensor<i32>
  util.return
}

// -----

util.func @import_without_segments(%v: !hal.buffer_view) {
  // expected-error @+1 {{'hal.tensor.import' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "hal.tensor.import"(%v) <{target_encoding = tensor<i32>}> : (!hal.buffer_view) -> tensor<i32>
  util.return
}

// -----

util.func @export_with_missing_dim(%t: tensor<?xi32>) {
  // expected-error @+1 {{'hal.tensor.export' op number of source_dims must match number of dynamic dims in source type}}
  %0 = hal.tensor.export %t : tensor<?xi32> -> !hal.buffer_view
  util.return
}

// -----

util.func @export_with_other_encoding(%t: tensor<?xi32>, %d: index) {
  // expected-error @+1 {{'hal.tensor.export' op encoding and storage types must have the same dynamic dimension values; encoding shape 'tensor<2xi32>' incompatible with storage shape 'tensor<?xi32>'}}
  %0 = hal.tensor.export %t : tensor<2xi32> as tensor<?xi32>{%d} -> !hal.buffer_view
  util.return
}

// -----

util.func @export_to_fence(%t: tensor<i32>) {
  // expected-error @+1 {{'hal.tensor.export' op result #0 must be buffer or buffer_view, but got '!hal.fence'}}
  %0 = hal.tensor.export %t : tensor<i32> -> !hal.fence
  util.return
}

// -----

util.func @alias_with_missing_dim(%t: tensor<?xi32>, %v: !hal.buffer_view) {
  // expected-error @+1 {{'hal.tensor.alias' op number of dynamic dims must match the operand type}}
  %0 = hal.tensor.alias %t : tensor<?xi32> to %v : !hal.buffer_view
  util.return
}

// -----

util.func @alias_without_segments(%t: tensor<i32>, %v: !hal.buffer_view) {
  // expected-error @+1 {{'hal.tensor.alias' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "hal.tensor.alias"(%t, %v) : (tensor<i32>, !hal.buffer_view) -> tensor<i32>
  util.return
}

// -----

util.func @alias_to_other_type(%t: tensor<i32>, %v: !hal.buffer_view) {
  // expected-error @+1 {{'hal.tensor.alias' op failed to verify that all of {source, result} have same type}}
  %0 = "hal.tensor.alias"(%t, %v) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (tensor<i32>, !hal.buffer_view) -> tensor<i64>
  util.return
}

// -----

util.func @transients_with_missing_dim(%t: tensor<?xi32>, %v: !hal.buffer_view) {
  // expected-error @+1 {{'hal.tensor.transients' op number of dynamic dims must match the operand type}}
  %0 = hal.tensor.transients %t : tensor<?xi32> from %v : !hal.buffer_view
  util.return
}

// -----

util.func @barrier_of_nothing(%f: !hal.fence) {
  // expected-error @+1 {{expected non-function type}}
  hal.tensor.barrier join( : ) => %f : !hal.fence
  util.return
}

// -----

util.func @barrier_to_other_types(%t: tensor<i32>, %f: !hal.fence) {
  // expected-error @+1 {{'hal.tensor.barrier' op failed to verify that all of {sources, results} have same type}}
  %0 = "hal.tensor.barrier"(%t, %f) : (tensor<i32>, !hal.fence) -> tensor<i64>
  util.return
}
