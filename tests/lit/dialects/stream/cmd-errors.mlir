// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @uncaptured(%n: index, %v: i32, %r: !stream.resource<*>) {
  %0 = stream.cmd.execute with(%r as %c: !stream.resource<*>{%n}) {
    // expected-error @+1 {{used resource not listed in explicit captures (or produced internally)}}
    stream.cmd.fill %v, %r[%n for %n] : i32 -> !stream.resource<*>{%n}
  } => !stream.timepoint
  util.return
}

// -----

util.func @host_op(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{explicit execution regions must only contain explicit ops}}
  %0 = stream.cmd.execute with(%r as %c: !stream.resource<*>{%n}) {
    // expected-note @+1 {{this op is none}}
    %1 = arith.addi %n, %n : index
  } => !stream.timepoint
  util.return
}

// -----

util.func @host_op_in_serial(%n: index, %r: !stream.resource<*>) {
  %0 = stream.cmd.execute with(%r as %c: !stream.resource<*>{%n}) {
    // expected-error @+1 {{explicit execution regions must only contain explicit ops}}
    stream.cmd.serial {
      // expected-note @+1 {{this op is none}}
      %1 = arith.addi %n, %n : index
    }
  } => !stream.timepoint
  util.return
}

// -----

util.func @host_op_in_concurrent(%n: index, %r: !stream.resource<*>) {
  %0 = stream.cmd.execute with(%r as %c: !stream.resource<*>{%n}) {
    // expected-error @+1 {{explicit execution regions must only contain explicit ops}}
    stream.cmd.concurrent {
      // expected-note @+1 {{this op is none}}
      %1 = arith.addi %n, %n : index
    }
  } => !stream.timepoint
  util.return
}

// -----

util.func @serial_outside(%n: index) {
  // expected-error @+1 {{expects parent op to be one of 'stream.cmd.execute, stream.cmd.serial, stream.cmd.concurrent'}}
  stream.cmd.serial {
  }
  util.return
}

// -----

util.func @missing_size(%r: !stream.resource<*>) {
  // expected-error @+1 {{value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "stream.cmd.execute"(%r) <{operandSegmentSizes = array<i32: 1, 0, 0>}> ({
  ^bb0(%c: !stream.resource<*>):
    "stream.yield"() : () -> ()
  }) : (!stream.resource<*>) -> !stream.timepoint
  util.return
}

// -----

util.func @fill_with_wide_pattern(%n: index, %v: i64, %r: !stream.resource<*>) {
  // expected-error @+1 {{operand #4 must be 8, 16 or 32 bit integer}}
  stream.cmd.fill %v, %r[%n for %n] : i64 -> !stream.resource<*>{%n}
  util.return
}

// -----

util.func @fill_staging(%n: index, %v: i32, %r: !stream.resource<staging>) {
  // expected-error @+1 {{operand #0 must be resource of any lifetime but staging}}
  stream.cmd.fill %v, %r[%n for %n] : i32 -> !stream.resource<staging>{%n}
  util.return
}

// -----

util.func @unknown_access(%n: index, %r: !stream.resource<*>) {
  stream.cmd.dispatch @ex::@e {
    // expected-error @+1 {{expected 'ro', 'wo', 'rw' or 'none', got 'wr'}}
    wr %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}

// -----

util.func @no_entry_point(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{at least one entry point must be defined}}
  "stream.cmd.dispatch"() <{entry_points = [], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, resource_accesses = []}> : () -> ()
  util.return
}

// -----

util.func @ranges(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{dispatch with 1 resources has mismatched associated ranges}}
  "stream.cmd.dispatch"(%r, %n, %n) <{entry_points = [@a::@b], operandSegmentSizes = array<i32: 0, 0, 1, 1, 1, 0>, resource_accesses = [1 : i32]}> : (!stream.resource<*>, index, index) -> ()
  util.return
}

// -----

util.func @accesses(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{dispatch with 1 resources has mismatched associated ranges}}
  "stream.cmd.dispatch"(%r, %n, %n, %n) <{entry_points = [@a::@b], operandSegmentSizes = array<i32: 0, 0, 1, 1, 1, 1>, resource_accesses = []}> : (!stream.resource<*>, index, index, index) -> ()
  util.return
}

// -----

stream.executable private @ex {
  stream.executable.export public @e workgroups(%a: index, %b: i32) -> (index, index, index) {
    stream.return %a, %a, %a : index, index, index
  }
}
util.func @workload_count(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{workload mismatch; entry point expects 2 arguments but dispatch provides 1}}
  stream.cmd.dispatch @ex::@e[%n] {
    ro %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}

// -----

stream.executable private @ex {
  stream.executable.export public @e workgroups(%a: i32) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    stream.return %c1, %c1, %c1 : index, index, index
  }
}
util.func @workload_type(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{workload operand 0 type mismatch; expected 'i32' but passed 'index'}}
  stream.cmd.dispatch @ex::@e[%n] {
    ro %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}

// -----

stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding, %b: i32) {
      return
    }
  }
}
util.func @uniform_count(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{function type mismatch; expected 0 uniform arguments on exported function, but has 1}}
  stream.cmd.dispatch @ex::@e {
    ro %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}

// -----

stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding, %b: i32) {
      return
    }
  }
}
util.func @uniform_type(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{uniform dispatch argument type mismatch: expected 'index' but got 'i32'}}
  stream.cmd.dispatch @ex::@e(%n : index) {
    ro %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}

// -----

stream.executable private @ex {
  stream.executable.export public @e
  builtin.module {
    func.func @e(%a: !stream.binding, %b: !stream.binding) {
      return
    }
  }
}
util.func @binding_count(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{function type mismatch; expected 1 binding arguments on exported function, but has 2}}
  stream.cmd.dispatch @ex::@e {
    ro %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}
