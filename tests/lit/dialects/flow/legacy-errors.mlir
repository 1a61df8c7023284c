// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'flow.dispatch.entry' op expects parent op 'flow.executable'}}
flow.dispatch.entry @f

// -----

flow.executable @ex {
  // expected-error @+1 {{signature must be a function type, not 'i32'}}
  flow.dispatch.entry @f attributes {signature = i32}
}

// -----

flow.executable @ex {
  // expected-error @+1 {{attribute 'workgroup_rank' failed to satisfy constraint: index attribute}}
  flow.dispatch.entry @f attributes {workgroup_rank = 2 : i32}
}

// -----

flow.executable @ex {
  // expected-error @+1 {{workgroup rank must not be negative}}
  flow.dispatch.entry @f attributes {workgroup_rank = -1 : index}
}

// -----

flow.executable @ex {
  // expected-error @+1 {{expected string}}
  flow.dispatch.entry @f as(g)
}

// -----

// expected-error @+1 {{invalid element type of a tensor: '() -> ()'}}
func.func private @f(!flow.dispatch.input<4x() -> ()>)

// -----

// expected-error @+1 {{invalid element type of a tensor: 'none'}}
func.func private @f(!flow.dispatch.output<none>)

// -----

// expected-error @+1 {{unknown  type `dispatch.inputs` in dialect `flow`}}
func.func private @f(!flow.dispatch.inputs<4xf32>)

// -----

func.func @f(%in: !flow.dispatch.input<4xf32>, %i: index) {
  // expected-error @+1 {{requires as many offsets, sizes and strides as each other (have 1, 1 and 0)}}
  %0 = flow.dispatch.input.load %in, offsets = [%i], sizes = [%i] : !flow.dispatch.input<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%out: !flow.dispatch.output<4xf32>, %t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{requires as many offsets, sizes and strides as each other (have 2, 0 and 0)}}
  flow.dispatch.output.store %t, %out, offsets = [%i, %i] : tensor<4xf32> -> !flow.dispatch.output<4xf32>
  return
}

// -----

func.func @f(%in: !flow.dispatch.input<4xf32>, %i: index) {
  // The lists come in one order.
  // expected-error @+1 {{expected 'offsets'}}
  %0 = flow.dispatch.input.load %in, strides = [%i] : !flow.dispatch.input<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%out: !flow.dispatch.output<4xf32>) {
  // expected-error @+1 {{operand #0 must be a tensor that a dispatched function reads, but got '!flow.dispatch.output<4xf32>'}}
  %0 = flow.dispatch.input.load %out : !flow.dispatch.output<4xf32> -> tensor<4xf32>
  return
}
