// RUN: bindery-opt %s --iree-hal-materialize-interfaces=targets=vmla --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error @+1 {{has no flow.dispatch.entry}}
flow.executable @no_entries {
  builtin.module {}
}

// -----

// expected-error @+1 {{has no inner module}}
flow.executable @no_module {
  flow.dispatch.entry @f
}

// -----

flow.executable @ex {
  // expected-error @+1 {{the executable has no function @f}}
  flow.dispatch.entry @f
  builtin.module {}
}

// -----

flow.executable @ex {
  // expected-error @+1 {{the function @f has no body}}
  flow.dispatch.entry @f
  builtin.module {
    func.func private @f(tensor<4xf32>)
  }
}

// -----

flow.executable @ex {
  // expected-error @+1 {{@f is a util.func; the function of an entry must be a func.func}}
  flow.dispatch.entry @f
  builtin.module {
    util.func public @f() { util.return }
  }
}

// -----

// All that is wrong shows at once.
flow.executable @ex {
  flow.dispatch.entry @f
  builtin.module {
    // expected-error @+4 {{unsupported argument 1 of type 'i64': only 32-bit values are supported}}
    // expected-error @+3 {{unsupported argument 2 of type 'i1': only 32-bit values are supported}}
    // expected-error @+2 {{unsupported argument 3 of type 'f32': expected a tensor, index or i32}}
    // expected-error @+1 {{unsupported result 0 of type 'i32': expected a tensor}}
    func.func @f(%a: tensor<4xf32>, %b: i64, %c: i1, %d: f32, %k: i32) -> i32 {
      return %k : i32
    }
  }
}

// -----

flow.executable @ex {
  flow.dispatch.entry @f
  builtin.module {
    // expected-error @+5 {{unsupported argument 0 of type 'tensor<4xindex>': it has no ABI form}}
    // expected-error @+4 {{unsupported argument 1 of type 'tensor<*xf32>': it has no ABI form}}
    // expected-error @+3 {{unsupported argument 2 of type 'tensor<4xsi4>': it has no ABI form}}
    // expected-error @+2 {{unsupported argument 3 of type 'ui32': expected a tensor, index or i32}}
    // expected-error @+1 {{unsupported result 0 of type 'tensor<2xcomplex<f32>>': it has no ABI form}}
    func.func @f(%a: tensor<4xindex>, %b: tensor<*xf32>, %c: tensor<4xsi4>, %d: ui32) -> tensor<2xcomplex<f32>> {
      %0 = "make"() : () -> tensor<2xcomplex<f32>>
      return %0 : tensor<2xcomplex<f32>>
    }
  }
}

// -----

// Handles of tensors are for entries with a workgroup rank.
flow.executable @ex {
  flow.dispatch.entry @f
  builtin.module {
    // expected-error @+1 {{unsupported argument 0 of type '!flow.dispatch.input<4xf32>': expected a tensor, index or i32}}
    func.func @f(%a: !flow.dispatch.input<4xf32>) {
      return
    }
  }
}

// -----

flow.executable @ex {
  flow.dispatch.entry @f attributes {workgroup_rank = 1 : index}
  builtin.module {
    // expected-error @+2 {{unsupported argument 0 of type 'tensor<4xf32>': expected !flow.dispatch.input, !flow.dispatch.output, index or i32}}
    // expected-error @+1 {{an entry with a workgroup rank must return nothing: it writes to its !flow.dispatch.output arguments}}
    func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
      return %a : tensor<4xf32>
    }
  }
}

// -----

flow.executable @ex {
  flow.dispatch.entry @f attributes {workgroup_rank = 1 : index}
  builtin.module {
    func.func @f() {
      // expected-error @+1 {{uses @f, which is an entry with a workgroup rank and so cannot be called}}
      call @f() : () -> ()
      return
    }
  }
}

// -----

// The same function with and without a rank.
flow.executable @ex {
  flow.dispatch.entry @f
  flow.dispatch.entry @f as("g") attributes {workgroup_rank = 1 : index}
  builtin.module {
    // expected-error @+1 {{unsupported argument 0 of type 'tensor<4xf32>': expected !flow.dispatch.input, !flow.dispatch.output, index or i32}}
    func.func @f(%a: tensor<4xf32>) {
      return
    }
  }
}

// -----

// Each executable is checked.
flow.executable @a {
  // expected-error @+1 {{the executable has no function @f}}
  flow.dispatch.entry @f
  builtin.module {}
}
// expected-error @+1 {{has no flow.dispatch.entry}}
flow.executable @b {
}
