// RUN: bindery-opt %s --split-input-file --verify-diagnostics

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{'iree_linalg_ext.attention' op expected an indexing map for each operand}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{'iree_linalg_ext.attention' op expected an indexing map for each operand}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{'iree_linalg_ext.attention' op operand #3 must be floating-point, but got 'i32'}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %i, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, i32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{Rank Mismatch for Query. Expected: 1 Got: 2}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{Shape Mismatch for Key at position 1. Expected: 4 Got: 8}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (k1, m)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{Shape Mismatch for Key at position 1. Expected: 4 Got: 8}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, m)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{Shape Mismatch for Key at position 0. Expected: 4 Got: 16}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(a, b, c) -> (a, b)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{'iree_linalg_ext.attention' op block argument 0 should be float}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: i32):
    iree_linalg_ext.yield %x : i32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{'iree_linalg_ext.attention' op expected linalg_ext.yield}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    func.return %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{'iree_linalg_ext.attention' op expected only one return}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x, %x : f32, f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{'iree_linalg_ext.attention' op expected only one return}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{'iree_linalg_ext.attention' op expected type of operand #4 ('tensor<4x8xf32>') to match type of corresponding result ('tensor<4x9xf32>')}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{Shape Mismatch for Query at position 1. Expected: 4 Got: 8}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, m)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{Rank Mismatch for Value. Expected: 1 Got: 2}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{Rank Mismatch for Output. Expected: 3 Got: 2}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n, m)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{Shape Mismatch for Output at position 1. Expected: 16 Got: 8}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, k2)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{'iree_linalg_ext.attention' op expected an indexing map for each operand}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %mask, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x16xi1>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{Shape Mismatch for Mask at position 1. Expected: 8 Got: 16}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %mask, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x16xi1>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{Shape Mismatch for Value at position 1. Expected: 16 Got: 8}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (n, k2)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>, %s: f32, %i: i32, %o: tensor<4x8xf32>, %mask: tensor<4x16xi1>) {
  // expected-error @below {{'iree_linalg_ext.attention' op expected the number of tensor results (2) to be equal to the number of output tensors (1)}}
  %0:2 = "iree_linalg_ext.attention"(%q, %k, %v, %s, %o) <{indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>, affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}> ({
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, f32, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  return
}

// -----

func.func @f(%x: tensor<1x10x10x1xf32>, %y: tensor<8x8x1x2x2x1xf16>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expected input/output element types to be identical}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2]) ins(%x : tensor<1x10x10x1xf32>) outs(%y : tensor<8x8x1x2x2x1xf16>) -> tensor<8x8x1x2x2x1xf16>
  return
}

// -----

func.func @f(%x: tensor<1x10x1xf32>, %y: tensor<8x8x1x2x2x1xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expected input operand to have rank either 2 or 4}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2]) ins(%x : tensor<1x10x1xf32>) outs(%y : tensor<8x8x1x2x2x1xf32>) -> tensor<8x8x1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x10x10x1xf32>, %y: tensor<8x8x1x2x2xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expected output rank to be equal to input rank + 2}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2]) ins(%x : tensor<1x10x10x1xf32>) outs(%y : tensor<8x8x1x2x2xf32>) -> tensor<8x8x1x2x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x10x10x1xf32>, %y: tensor<8x8x1x2x2x1xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expect image dimensions to be either [1, 2] or [2, 3]}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([0, 1]) ins(%x : tensor<1x10x10x1xf32>) outs(%y : tensor<8x8x1x2x2x1xf32>) -> tensor<8x8x1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x10x10x1xf32>, %y: tensor<8x8x1x2x2x1xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expected only 2 image dimensions}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1]) ins(%x : tensor<1x10x10x1xf32>) outs(%y : tensor<8x8x1x2x2x1xf32>) -> tensor<8x8x1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x10x10x1xf32>, %y: tensor<8x8x1x2x2x1xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expect image dimensions to be either [1, 2] or [2, 3]}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([2, 1]) ins(%x : tensor<1x10x10x1xf32>) outs(%y : tensor<8x8x1x2x2x1xf32>) -> tensor<8x8x1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x10x10x1xf32>, %y: tensor<8x8x1x2x3x1xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op incompatible output shape}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2]) ins(%x : tensor<1x10x10x1xf32>) outs(%y : tensor<8x8x1x2x3x1xf32>) -> tensor<8x8x1x2x3x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x10x10x1xf32>, %y: tensor<7x8x1x2x2x1xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op incompatible output shape}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2]) ins(%x : tensor<1x10x10x1xf32>) outs(%y : tensor<7x8x1x2x2x1xf32>) -> tensor<7x8x1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<10x10xf32>, %y: tensor<8x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expected input dims not greater than input tile size if input is of rank 2}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2]) ins(%x : tensor<10x10xf32>) outs(%y : tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @f(%x: tensor<10x10xf32>, %y: tensor<8x7xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expected input dims not greater than input tile size if input is of rank 2}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2]) ins(%x : tensor<10x10xf32>) outs(%y : tensor<8x7xf32>) -> tensor<8x7xf32>
  return
}

// -----

func.func @f(%x: tensor<10x10xf32>, %y: tensor<8x8x1xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expected output operand to have rank 2 if input is of rank 2}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2]) ins(%x : tensor<10x10xf32>) outs(%y : tensor<8x8x1xf32>) -> tensor<8x8x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x10x10x1xf32>, %y: tensor<8x8x1x2x2x1xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expected positive sizes of tile and kernel}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(0) image_dimensions([1, 2]) ins(%x : tensor<1x10x10x1xf32>) outs(%y : tensor<8x8x1x2x2x1xf32>) -> tensor<8x8x1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x10x10x1xf32>, %y: tensor<8x8x1x2x2x1xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expected positive sizes of tile and kernel}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(0) kernel_size(3) image_dimensions([1, 2]) ins(%x : tensor<1x10x10x1xf32>) outs(%y : tensor<8x8x1x2x2x1xf32>) -> tensor<8x8x1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x10x10x1xf32>, %y: tensor<8x8x1x2x2x1xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op expected positive sizes of tile and kernel}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(-3) kernel_size(3) image_dimensions([1, 2]) ins(%x : tensor<1x10x10x1xf32>) outs(%y : tensor<8x8x1x2x2x1xf32>) -> tensor<8x8x1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x1x10x10xf32>, %y: tensor<8x8x1x1x2x2xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op incompatible output shape}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([2, 3]) ins(%x : tensor<1x1x10x10xf32>) outs(%y : tensor<8x8x1x1x2x2xf32>) -> tensor<8x8x1x1x2x2xf32>
  return
}

// -----

func.func @f(%q: tensor<4x8xf32>, %i: i32) {
  // expected-error @below {{custom op 'iree_linalg_ext.attention' invalid kind of type specified}}
  iree_linalg_ext.attention ins(%q, %q, %q, %i : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, i32) outs(%q : tensor<4x8xf32>) {
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
