// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @f(%u: tensor<4xf32>, %c: !flow.channel) {
  %33 = flow.collective.all_to_all f32, %u, %u, %c : (tensor<4xf32>, tensor<4xf32>, !flow.channel) -> %u
  // expected-error @below {{custom op 'flow.collective.all_to_all' expected 'as'}}
  util.return
}

// -----

util.func @f(%u: tensor<4xf32>, %c: !flow.channel) {
  // expected-error @below {{'flow.collective.all_to_all' op failed to verify that all of {target, result} have same type}}
  %33 = flow.collective.all_to_all f32, %u, %u, %c : (tensor<4xf32>, tensor<4xf32>, !flow.channel) -> %c as tensor<5xf32>
  util.return
}

// -----

util.func @f(%u: tensor<4xf32>, %v: tensor<5xf32>, %c: !flow.channel) {
  // expected-error @below {{'flow.collective.all_reduce' op failed to verify that all of {source, target, result} have same type}}
  %33 = flow.collective.all_reduce sum, f32, %u, %v, %c : (tensor<4xf32>, tensor<5xf32>, !flow.channel) -> %u as tensor<4xf32>
  util.return
}

// -----

util.func @f(%u: tensor<4xf32>, %v: tensor<5xf32>, %c: !flow.channel) {
  // expected-error @below {{custom op 'flow.collective.all_reduce' expected string or keyword containing one of the following enum values for attribute 'reduction_op' [none, sum, product, minimum, maximum, average]}}
  %33 = flow.collective.all_reduce foo, f32, %u, %u, %c : (tensor<4xf32>, tensor<4xf32>, !flow.channel) -> %u as tensor<4xf32>
  util.return
}

// -----

util.func @f(%u: tensor<4xf32>, %v: tensor<5xf32>, %c: !flow.channel) {
  // expected-error @below {{custom op 'flow.collective.all_reduce' expected string or keyword containing one of the following enum values for attribute 'element_type' [si8, ui8, si16, ui16, si32, ui32, si64, ui64, f16, f32, f64, bf16]}}
  %33 = flow.collective.all_reduce sum, f80, %u, %u, %c : (tensor<4xf32>, tensor<4xf32>, !flow.channel) -> %u as tensor<4xf32>
  util.return
}

// -----

util.func @f(%u: tensor<4xf32>, %v: tensor<5xf32>, %c: !flow.channel, %i: index) {
  // expected-error @below {{'flow.collective.send_recv' op failed to verify that all of {source, target, result} have same type}}
  %33 = flow.collective.send_recv f32, %u, %v, %c, %i, %i : (tensor<4xf32>, tensor<5xf32>, !flow.channel, index, index) -> %u as tensor<4xf32>
  util.return
}

// -----

util.func @f(%u: tensor<4xf32>, %v: tensor<5xf32>, %c: !flow.channel, %i: index) {
  // expected-error @below {{custom op 'flow.collective.send_recv' invalid kind of type specified: expected builtin.index, but found 'i32'}}
  %33 = flow.collective.send_recv f32, %u, %u, %c, %i, %i : (tensor<4xf32>, tensor<4xf32>, !flow.channel, i32, i32) -> %u as tensor<4xf32>
  util.return
}

// -----

util.func @f(%u: tensor<?xf32>, %v: tensor<5xf32>, %c: !flow.channel, %i: index) {
  // expected-error @below {{'flow.collective.all_to_all' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %33 = "flow.collective.all_to_all"(%u, %v, %c) <{element_type = 9 : i32, tied_operands = [0 : index]}> : (tensor<?xf32>, tensor<5xf32>, !flow.channel) -> tensor<?xf32>
  util.return
}

// -----

util.func @f(%u: tensor<?xf32>, %v: tensor<5xf32>, %c: !flow.channel, %i: index) {
  // expected-error @below {{invalid properties {element_type = 33 : i32, tied_operands = [0 : index]} for op flow.collective.all_to_all: Invalid attribute `element_type` in property conversion: 33 : i32}}
  %33 = "flow.collective.all_to_all"(%u, %v, %c) <{element_type = 33 : i32, tied_operands = [0 : index]}> : (tensor<?xf32>, tensor<5xf32>, !flow.channel) -> tensor<?xf32>
  util.return
}

// -----

util.func @f(%c: !flow.channel, %i: index) {
  // expected-error @below {{custom op 'flow.channel.split' invalid kind of type specified: expected flow.channel, but found 'index'}}
  %33 = flow.channel.split %i, %i, %i : index -> index
  util.return
}

// -----

util.func @f(%u: tensor<?xf32>, %v: tensor<5xf32>) {
  // expected-error @below {{'flow.tensor.reshape' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.tensor.reshape %u : tensor<?xf32> -> tensor<5xf32>
  util.return
}

// -----

util.func @f(%u: tensor<?xf32>, %v: tensor<5xf32>) {
  // expected-error @below {{'flow.tensor.reshape' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "flow.tensor.reshape"(%u) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<?xf32>) -> tensor<5xf32>
  util.return
}

// -----

util.func @f(%u: tensor<?xf32>, %v: tensor<5xf32>) {
  // expected-error @below {{'flow.tensor.reshape' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.tensor.reshape %v : tensor<5xf32> -> tensor<?xf32>
  util.return
}

// -----

util.func @f(%v: tensor<5xf32>) {
  // expected-error @below {{'flow.tensor.reshape' op failed to verify that all of {source, result} have same element type}}
  %0 = flow.tensor.reshape %v : tensor<5xf32> -> tensor<5xi32>
  util.return
}

// -----

util.func @f(%v: tensor<5xf32>) {
  // expected-error @below {{'flow.tensor.bitcast' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.tensor.bitcast %v : tensor<5xf32> -> tensor<?xi32>
  util.return
}

// -----

util.func @f(%v: tensor<?xf32>) {
  // expected-error @below {{'flow.tensor.bitcast' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.tensor.bitcast %v : tensor<?xf32> -> tensor<4xi32>
  util.return
}

// -----

util.func @f(%v: tensor<?xf32>, %i: index) {
  // expected-error @below {{'flow.tensor.load' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.tensor.load %v[%i] : tensor<?xf32>
  util.return
}

// -----

util.func @f(%v: tensor<?xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.store' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.tensor.store %e, %v[%i] : tensor<?xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: i32) {
  // expected-error @below {{'flow.tensor.store' op failed to verify that value type matches element type of target operand}}
  %0 = "flow.tensor.store"(%e, %v) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, tensor<4xf32>) -> tensor<4xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: i32) {
  // expected-error @below {{'flow.tensor.load' op failed to verify that value type matches element type of target operand}}
  %0 = "flow.tensor.load"(%v) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<4xf32>) -> i32
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: i32) {
  // expected-error @below {{'flow.tensor.splat' op failed to verify that value type matches element type of result}}
  %0 = "flow.tensor.splat"(%e) : (i32) -> tensor<4xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.splat' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.tensor.splat %e : tensor<?xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.empty' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.tensor.empty : tensor<?xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.alloca' op value set has 0 dynamic dimensions but only 1 dimension values are attached}}
  %0 = flow.tensor.alloca : tensor<4xf32>{%i}
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.clone' op value set has 0 dynamic dimensions but only 1 dimension values are attached}}
  %0 = flow.tensor.clone %v : tensor<4xf32>{%i}
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.tie_shape' op value set has 0 dynamic dimensions but only 1 dimension values are attached}}
  %0 = flow.tensor.tie_shape %v : tensor<4xf32>{%i}
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.barrier' op value set has 0 dynamic dimensions but only 1 dimension values are attached}}
  %0 = flow.tensor.barrier %v : tensor<4xf32>{%i} on 5
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.transfer' op value set has 0 dynamic dimensions but only 1 dimension values are attached}}
  %0 = flow.tensor.transfer %v : tensor<4xf32>{%i} to 5
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.encode' op value set has 0 dynamic dimensions but only 1 dimension values are attached}}
  %0 = flow.tensor.encode %v : tensor<4xf32>{%i} -> tensor<4xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.encode' op value set has 0 dynamic dimensions but only 1 dimension values are attached}}
  %0 = flow.tensor.encode %v : tensor<4xf32> -> tensor<4xf32>{%i}
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.encode' op the operand shape and result shape are not compatible}}
  %0 = flow.tensor.encode %v : tensor<4xf32> -> tensor<5xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.encode' op failed to verify that all of {operand, result} have same rank}}
  %0 = flow.tensor.encode %v : tensor<4xf32> -> tensor<4x1xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.encode' op failed to verify that all of {operand, result} have same element type}}
  %0 = flow.tensor.encode %v : tensor<4xf32> -> tensor<4xi32>
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.slice' op failed to verify that all of {source, result} have same rank}}
  %0 = flow.tensor.slice %v[%i for %i] : tensor<4xf32> -> tensor<4x4xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.slice' op failed to verify that all of {source, result} have same element type}}
  %0 = flow.tensor.slice %v[%i for %i] : tensor<4xf32> -> tensor<4xi32>
  util.return
}

// -----

util.func @f(%v: tensor<4xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.slice' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.tensor.slice %v[%i for %i] : tensor<4xf32> -> tensor<?xf32>
  util.return
}

// -----

util.func @f(%v: tensor<?xf32>, %i: index, %e: f32) {
  // expected-error @below {{'flow.tensor.slice' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.tensor.slice %v[%i for %i] : tensor<?xf32> -> tensor<4xf32>
  util.return
}

// -----

util.func @f(%v: tensor<?xf32>, %i: index, %e: tensor<4xf32>) {
  // expected-error @below {{expected '{' in operand list}}
  %0 = flow.tensor.update %e, %v[%i] : tensor<4xf32> -> %v as tensor<?xf32>
  util.return
}

// -----

util.func @f(%v: tensor<?xf32>, %i: index, %e: tensor<4xf32>) {
  // expected-error @below {{'flow.tensor.update' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = flow.tensor.update %v, %e[%i] : tensor<?xf32> -> %e as tensor<4xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4x4xf32>, %i: index, %e: tensor<4xf32>) {
  // expected-error @below {{'flow.tensor.update' op failed to verify that all of {update, target, result} have same rank}}
  %0 = flow.tensor.update %v, %e[%i] : tensor<4x4xf32> -> %e as tensor<4xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4xi32>, %i: index, %e: tensor<4xf32>) {
  // expected-error @below {{'flow.tensor.update' op failed to verify that all of {update, target, result} have same element type}}
  %0 = flow.tensor.update %v, %e[%i] : tensor<4xi32> -> %e as tensor<4xf32>
  util.return
}

// -----

util.func @f(%v: tensor<4xi32>, %i: index, %e: tensor<4xf32>) {
  // expected-error @below {{custom op 'flow.tensor.update' expected 'as'}}
  %0 = flow.tensor.update %e, %e[%i] : tensor<4xf32> -> %e{%i}
  util.return
}

// -----

util.func @f(%v: tensor<?xf32>, %i: index, %e: tensor<4xf32>) {
  // expected-error @below {{expected '{' in operand list}}
  flow.tensor.trace "a" = [%v : tensor<?xf32>]
  util.return
}

// -----

util.func @f(%v: tensor<?xf32>, %i: index, %e: tensor<4xf32>) {
  // expected-error @below {{expected SSA operand}}
  flow.tensor.trace "a" = []
  util.return
}

// -----

util.func @f(%v: tensor<?xf32>, %i: index, %e: tensor<4xf32>) {
  // expected-error @below {{'flow.tensor.trace' op value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  "flow.tensor.trace"(%v) <{key = "a", operandSegmentSizes = array<i32: 1, 0>}> : (tensor<?xf32>) -> ()
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{'flow.tensor.constant' op result #0 must be tensor of any type values, but got 'i32'}}
  %0 = flow.tensor.constant 5 : i32
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{'flow.tensor.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "flow.tensor.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<5xi32>
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{custom op 'flow.tensor.dynamic_constant' invalid kind of type specified}}
  %0 = flow.tensor.dynamic_constant dense<1> : tensor<4xi32> -> i32
  util.return
}

// -----

// expected-error @below {{expected string}}
util.func private @a() attributes {a = #flow.parameter.named<>}

// -----

// expected-error @below {{expected string}}
util.func private @a() attributes {a = #flow.parameter.named<"a"::>}

// -----

// expected-error @below {{invalid kind of attribute specified}}
util.func private @a() attributes {a = #flow.parameter.named<"a"::"b", 5>}

// -----

// expected-error @below {{expected ':'}}
util.func private @a() attributes {a = #flow.parameter.named<"a":"b">}

// -----

// expected-error @below {{unknown attribute `foo` in dialect `flow`}}
util.func private @a() attributes {a = #flow.foo}

// -----

// expected-error @below {{unknown  type `foo` in dialect `flow`}}
util.func private @a(!flow.foo)

// -----

// expected-note @below {{prior use here}}
util.func @f(%v: tensor<?xf32>, %b: i32, %i: i64) {
  // expected-error @below {{use of value '%b' expects different type than prior uses: '!util.buffer' vs 'i32'}}
  %0 = flow.parameter.load %b[%i] : tensor<4xf32>
  util.return
}
