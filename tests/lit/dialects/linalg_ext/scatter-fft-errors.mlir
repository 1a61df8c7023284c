// RUN: bindery-opt %s --split-input-file --verify-diagnostics

func.func @f(%u: tensor<3x8xf32>, %i: tensor<3x2xi32>, %o: tensor<16x4x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op dimension map must have at least one element}}
  %0 = iree_linalg_ext.scatter dimension_map = [] unique_indices(true) ins(%u, %i : tensor<3x8xf32>, tensor<3x2xi32>) outs(%o : tensor<16x4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%u: tensor<3x8xf32>, %i: tensor<3x2xi32>, %o: tensor<16x4x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op dimension map is invalid.}}
  %0 = iree_linalg_ext.scatter dimension_map = [0, 0] unique_indices(true) ins(%u, %i : tensor<3x8xf32>, tensor<3x2xi32>) outs(%o : tensor<16x4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%u: tensor<3x8xf32>, %i: tensor<3x2xf32>, %o: tensor<16x4x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op expected indices to be of rank 1 or greater and of integer or index element type}}
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%u, %i : tensor<3x8xf32>, tensor<3x2xf32>) outs(%o : tensor<16x4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%u: tensor<3x8xf32>, %i: tensor<3x2xi32>, %o: tensor<16x4x8xf32>, %m: tensor<3xi32>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op expected mask to have i1 or storage-legalized i8 element type}}
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%u, %i, %m : tensor<3x8xf32>, tensor<3x2xi32>, tensor<3xi32>) outs(%o : tensor<16x4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%u: tensor<3x8xf32>, %i: tensor<3x2xi32>, %o: tensor<16x4x8xf32>, %m: tensor<4xi1>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op mismatch in shape of mask and update value at dim#0}}
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%u, %i, %m : tensor<3x8xf32>, tensor<3x2xi32>, tensor<4xi1>) outs(%o : tensor<16x4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%u: tensor<3x8xf32>, %i: tensor<4x2xi32>, %o: tensor<16x4x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op mismatch in shape of indices and update value at dim#0}}
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%u, %i : tensor<3x8xf32>, tensor<4x2xi32>) outs(%o : tensor<16x4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%u: tensor<3x7xf32>, %i: tensor<3x2xi32>, %o: tensor<16x4x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op shape of update value dim#1 must match original value at dim#2}}
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%u, %i : tensor<3x7xf32>, tensor<3x2xi32>) outs(%o : tensor<16x4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%u: tensor<3x8xf32>, %i: tensor<3x2xi32>, %o: tensor<16x4x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op mismatch in argument 0 of region 'f64' and element type of update value 'f32'}}
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%u, %i : tensor<3x8xf32>, tensor<3x2xi32>) outs(%o : tensor<16x4x8xf32>) {
  ^bb0(%x: f64, %y: f64):
    iree_linalg_ext.yield %x : f64
  } -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%u: tensor<3x8xf32>, %i: tensor<3x2xi32>, %o: tensor<16x4x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op expected region to have two arguments}}
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%u, %i : tensor<3x8xf32>, tensor<3x2xi32>) outs(%o : tensor<16x4x8xf32>) {
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%u: tensor<3x8xf32>, %i: tensor<3x2xi32>, %o: tensor<16x4x8xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%u, %i : tensor<3x8xf32>, tensor<3x2xi32>) outs(%o : tensor<16x4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    // expected-error @below {{'iree_linalg_ext.yield' op expected region to yield a single value}}
    iree_linalg_ext.yield %x, %y : f32, f32
  } -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%u: tensor<3x8xf32>, %i: tensor<3x2xi32>, %o: tensor<16x4x8xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%u, %i : tensor<3x8xf32>, tensor<3x2xi32>) outs(%o : tensor<16x4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.constant 1 : i32
    // expected-error @below {{'iree_linalg_ext.yield' op mismatch in type of yielded value 'i32' and argument of the region 'f32'}}
    iree_linalg_ext.yield %c : i32
  } -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%s: index, %r: tensor<2x15xf32>) {
  // expected-error @below {{'iree_linalg_ext.fft' op only powers of 2 are handled currently}}
  %1:2 = iree_linalg_ext.fft ins(%s : index) outs(%r, %r : tensor<2x15xf32>, tensor<2x15xf32>) : tensor<2x15xf32>, tensor<2x15xf32>
  return
}

// -----

func.func @f(%s: f32, %r: tensor<2x16xf32>) {
  // expected-error @below {{'iree_linalg_ext.fft' op expected to carry `stage` input}}
  %1:2 = iree_linalg_ext.fft ins(%s : f32) outs(%r, %r : tensor<2x16xf32>, tensor<2x16xf32>) : tensor<2x16xf32>, tensor<2x16xf32>
  return
}
