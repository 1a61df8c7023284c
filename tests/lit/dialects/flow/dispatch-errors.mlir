// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @f(%t: tensor<?xf32>) {
  // expected-error @below {{expected '{' in operand list}}
  flow.dispatch @a::@b(%t) : (tensor<?xf32>) -> ()
  util.return
}

// -----

util.func @f(%t: tensor<?xf32>) {
  // expected-error @below {{'flow.dispatch' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  "flow.dispatch"(%t) <{entry_points = [@a::@b], operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (tensor<?xf32>) -> ()
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'flow.dispatch' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "flow.dispatch"(%t) <{entry_points = [@a::@b], operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (tensor<4xf32>) -> tensor<?xf32>
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{'flow.dispatch' op at least one entry point reference is required}}
  "flow.dispatch"() <{entry_points = [], operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{expected attribute value}}
  flow.dispatch {}() : () -> ()
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'flow.dispatch' op result #0 tied to invalid operand index 5}}
  %0 = "flow.dispatch"(%t) <{entry_points = [@a::@b], operandSegmentSizes = array<i32: 0, 1, 0, 0>, tied_operands = [5 : index]}> : (tensor<4xf32>) -> tensor<4xf32>
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{custom op 'flow.dispatch' tied operand not found for result reference %x}}
  %0 = flow.dispatch @a::@b(%t) : (tensor<4xf32>) -> %x
  util.return
}

// -----

flow.executable private @e {
  flow.executable.export public @d workgroups(%a: index) -> (index, index, index) {
    flow.return %a, %a, %a : index, index, index
  }
}
util.func @f(%a: index) {
  // expected-error @below {{'flow.dispatch' op workload mismatch; entry point expects 1 arguments but dispatch provides 2}}
  flow.dispatch @e::@d[%a, %a]() : () -> ()
  util.return
}

// -----

flow.executable private @e {
  flow.executable.export public @d workgroups(%a: index, %b: i32) -> (index, index, index) {
    flow.return %a, %a, %a : index, index, index
  }
}
util.func @f(%a: index) {
  // expected-error @below {{'flow.dispatch' op workload operand 1 type mismatch; expected 'i32' but passed 'index'}}
  flow.dispatch @e::@d[%a, %a]() : () -> ()
  util.return
}

// -----

flow.executable private @e {
  // expected-error @below {{custom op 'flow.executable.export' workgroup count region must return the XYZ dimension counts}}
  flow.executable.export public @d workgroups(%a: index) -> (index, index) {
    flow.return %a, %a : index, index
  }
}

// -----

flow.executable private @e {
  // expected-error @below {{custom op 'flow.executable.export' workgroup count region must return the XYZ dimension counts}}
  flow.executable.export public @d workgroups(%a: index) -> (index, index, i32) {
    flow.return %a, %a, %a : index, index, index
  }
}

// -----

flow.executable private @e {
  flow.executable.export public @d workgroups(%a: index) -> (index, index, index) {
    // expected-error @below {{'flow.return' op workgroup count region must return the XYZ dimension counts}}
    flow.return %a, %a : index, index
  }
}

// -----

flow.executable private @e {
  flow.executable.export public @d workgroups(%a: i32) -> (index, index, index) {
    // expected-error @below {{'flow.return' op operands do not match expected region return types}}
    flow.return %a, %a, %a : i32, i32, i32
  }
}

// -----

// expected-error @below {{'flow.executable.export' op expects parent op 'flow.executable'}}
flow.executable.export public @d

// -----

// expected-error @below {{custom op 'flow.executable' expected valid '@'-identifier for symbol name}}
flow.executable private {
}

// -----

util.func @f(%t: tensor<?xf32>) {
  // expected-error @below {{expected '{' in operand list}}
  %0 = flow.dispatch.region -> (tensor<?xf32>) {
    flow.return %t : tensor<?xf32>
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>) {
  %0 = flow.dispatch.region -> (tensor<4xf32>) {
    // expected-error @below {{'flow.return' op number of results (1) does not match number of returned values (0)}}
    flow.return
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>) {
  %0 = flow.dispatch.region -> (tensor<4xi32>) {
    // expected-error @below {{'flow.return' op operand types do not match with parent results}}
    flow.return %t : tensor<4xf32>
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>, %a: index) {
  // expected-error @below {{'flow.dispatch.region' op only ranked tensor results are allowed}}
  %0 = flow.dispatch.region -> (index) {
    flow.return %a : index
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>, %a: index) {
  // expected-error @below {{'flow.dispatch.region' op expected no block arguments}}
  flow.dispatch.region {
   ^bb0(%x: index):
    flow.return
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>, %a: index) {
  // expected-error @below {{'flow.dispatch.region' op workload operands and workgroup count args mismatch (1 vs 2)}}
  flow.dispatch.region[%a] {
    flow.return
  } count(%x: index, %y: index) -> (index, index, index) {
    flow.return %x, %x, %x : index, index, index
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>, %a: index) {
  // expected-error @below {{'flow.dispatch.region' op workload value 0 type mismatch; operand is 'index' but region captures 'i32'}}
  flow.dispatch.region[%a] {
    flow.return
  } count(%x: i32) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    flow.return %c1, %c1, %c1 : index, index, index
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>, %a: index) {
  flow.dispatch.region[%a] {
    flow.return
  // expected-error @below {{custom op 'flow.dispatch.region' workgroup count region must return the XYZ dimension counts}}
  } count(%x: index) -> (index, index) {
    flow.return %x, %x : index, index
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>, %a: index, %i: i32) {
  flow.dispatch.region[%a] {
    flow.return
  } count(%x: index) -> (index, index, index) {
    // expected-error @below {{'flow.return' op operands do not match expected region return types}}
    flow.return %i, %i, %i : i32, i32, i32
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>, %a: index, %i: i32) {
  flow.dispatch.region {
    // expected-error @below {{block with no terminator, has %0 = "util.optimization_barrier"(%arg1) : (index) -> index}}
    util.optimization_barrier %a : index
  }
  util.return
}

// -----

util.func @f(%t: tensor<?xf32>) {
  // expected-error @below {{'flow.dispatch.workgroups' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  "flow.dispatch.workgroups"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({
   ^bb0(%a: i32):
    flow.return
  }, {
  }) : (tensor<?xf32>) -> ()
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'flow.dispatch.workgroups' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "flow.dispatch.workgroups"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({
   ^bb0(%a: i32):
    flow.return
  }, {
  }) : (tensor<4xf32>) -> tensor<?xf32>
  util.return
}

// -----

util.func @f(%t: tensor<4xindex>) {
  // expected-error @below {{'flow.dispatch.workgroups' op I/O type 'tensor<4xindex>' is invalid: index types must not cross the dispatch boundary}}
  flow.dispatch.workgroups(%t) : (tensor<4xindex>) -> () = (%a: i32) {
    flow.return
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'flow.dispatch.workgroups' op I/O type 'tensor<4xindex>' is invalid: index types must not cross the dispatch boundary}}
  %0 = flow.dispatch.workgroups(%t) : (tensor<4xf32>) -> tensor<4xindex> = (%a: i32) {
    flow.return
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>, %a: index) {
  // expected-error @below {{'flow.dispatch.workgroups' op workload operands and workgroup count args mismatch (1 vs 2)}}
  flow.dispatch.workgroups[%a](%t) : (tensor<4xf32>) -> () = (%b: i32) {
    flow.return
  } count(%x: index, %y: index) -> (index, index, index) {
    flow.return %x, %x, %x : index, index, index
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>, %a: index) {
  flow.dispatch.workgroups[%a](%t) : (tensor<4xf32>) -> () = (%b: i32) {
    flow.return
  // expected-error @below {{custom op 'flow.dispatch.workgroups' workgroup count region must return the XYZ dimension counts}}
  } count(%x: index) -> (i32, i32, i32) {
    flow.return %x, %x, %x : index, index, index
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>, %a: index) {
  flow.dispatch.workgroups(%t) : (tensor<4xf32>) -> () = (%b: i32) {
    // expected-error @below {{use of undeclared SSA value name}}
    util.optimization_barrier %a : index
    flow.return
  }
  util.return
}

// -----

util.func @f(%t: tensor<4xf32>, %a: index) {
  // expected-error @below {{expected '='}}
  flow.dispatch.workgroups(%t) : (tensor<4xf32>) -> () {
    flow.return
  }
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{'flow.dispatch.workgroup.id' op dimension 3 out of bounds of dispatch dimensions; expected [0, 3)}}
  %0 = flow.dispatch.workgroup.id[3] : index
  %1 = flow.dispatch.workgroup.count[-1] : index
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{'flow.dispatch.workgroup.count' op dimension 18446744073709551615 out of bounds of dispatch dimensions; expected [0, 3)}}
  %1 = flow.dispatch.workgroup.count[-1] : index
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{'flow.dispatch.workgroup.size' op dimension 5 out of bounds of dispatch dimensions; expected [0, 3)}}
  %1 = flow.dispatch.workgroup.size[5] : index
  util.return
}

// -----

util.func @f(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>) {
  // expected-error @below {{'flow.dispatch.tie_shape' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.dispatch.tie_shape %a : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>
  util.return
}

// -----

util.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'flow.dispatch.tie_shape' op operand #0 must be dispatch.tensor, but got 'tensor<4xf32>'}}
  %0 = flow.dispatch.tie_shape %a : tensor<4xf32>
  util.return
}

// -----

// expected-error @below {{'flow.func' op symbol declaration cannot have public visibility}}
flow.func public @g()

// -----

// expected-error @below {{expected SSA operand}}
flow.func private @g(i32)

// -----

// expected-error @below {{'flow.func' op arguments may only have dialect attributes}}
flow.func private @g(%a: i32 {foo})

// -----

// expected-error @below {{'flow.func' op results may only have dialect attributes}}
flow.func private @g() -> (i32 {foo})

// -----

// expected-error @below {{custom op 'flow.func' expected non-function type}}
flow.func private @g() -> ()

// -----

// expected-error @below {{custom op 'flow.func' tied operand not found for result reference %b}}
flow.func private @g(%a: i32) -> %b

// -----

util.func @f() {
  // expected-error @below {{'flow.call' op undefined external call: g}}
  flow.call @g() : () -> ()
  util.return
}

// -----

util.func private @g()
util.func @f() {
  // expected-error @below {{'flow.call' op undefined external call: g}}
  flow.call @g() : () -> ()
  util.return
}

// -----

flow.func private @g(%a: i32)
util.func @f() {
  // expected-error @below {{'flow.call' op function type mismatch; expected '() -> ()' but callee is '(i32) -> ()'}}
  flow.call @g() : () -> ()
  util.return
}

// -----

flow.func private @g(%a: tensor<?xi32>)
util.func @f(%t: tensor<?xi32>) {
  // expected-error @below {{'flow.call' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  "flow.call"(%t) <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<?xi32>) -> ()
  util.return
}

// -----

flow.func private @g() -> tensor<?xi32>
util.func @f(%t: tensor<?xi32>) {
  // expected-error @below {{'flow.call' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "flow.call"() <{callee = @g, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<?xi32>
  util.return
}

// -----

flow.func private @g(%a: !util.buffer)
util.func @f(%t: !util.buffer, %a: index) {
  // expected-error @below {{'flow.call' op value set has 0 dynamic dimensions but only 1 dimension values are attached}}
  flow.call @g(%t) : (!util.buffer{%a}) -> ()
  util.return
}
