// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-note @below {{previously referenced here}}
util.func @f(%a: index, %i: i32) {
  flow.dispatch.region[%a] {
    flow.return
  // expected-error @below {{region entry argument '%a' is already in use}}
  } count(%a: index) -> (index, index, index) {
    flow.return %a, %a, %a : index, index, index
  }
  util.return
}

// -----

util.func @f(%a: index, %i: i32) {
  flow.dispatch.region[] { }
  // expected-error @below {{expected '('}}
  flow.dispatch.region -> tensor<4xf32> { }
  util.return
}

// -----

util.func @f(%a: index, %i: i32, %t: tensor<4xf32>) {
  // expected-error @below {{expected '('}}
  %0 = flow.dispatch.region -> tensor<4xf32> { flow.return %t : tensor<4xf32> }
  util.return
}

// -----

util.func @f(%a: index, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'flow.dispatch.region' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "flow.dispatch.region"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ flow.return %t : tensor<?xf32> }, {}) : () -> tensor<?xf32>
  util.return
}

// -----

util.func @f(%a: index, %i: i32, %t: tensor<4xf32>) {
  // expected-error @below {{'flow.dispatch.region' op number of results (1) does not match number of returned values (0)}}
  %0 = "flow.dispatch.region"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ }, {}) : () -> tensor<4xf32>
  util.return
}
