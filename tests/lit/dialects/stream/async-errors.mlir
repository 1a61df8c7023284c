// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @yield_count(%n: index, %r: !stream.resource<*>) {
  %0:2 = stream.async.execute with(%r as %c: !stream.resource<*>{%n}) -> !stream.resource<*>{%n} {
    // expected-error @+1 {{yield result count mismatch with parent op}}
    stream.yield
  } => !stream.timepoint
  util.return
}

// -----

util.func @yield_type(%n: index, %r: !stream.resource<*>) {
  %0:2 = stream.async.execute with(%r as %c: !stream.resource<*>{%n}) -> !stream.resource<external>{%n} {
    // expected-error @+1 {{result type mismatch: expected '!stream.resource<external>' but got '!stream.resource<*>'}}
    stream.yield %c : !stream.resource<*>{%n}
  } => !stream.timepoint
  util.return
}

// -----

util.func @yield_size(%n: index, %m: index, %r: !stream.resource<*>) {
  %0:2 = stream.async.execute with(%r as %c: !stream.resource<*>{%n}) -> !stream.resource<*>{%n} {
    // expected-error @+1 {{result size mismatch}}
    stream.yield %c : !stream.resource<*>{%m}
  } => !stream.timepoint
  util.return
}

// -----

util.func @yield_of_command(%n: index, %m: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{along control flow edge from Operation stream.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  %0 = stream.cmd.execute with(%r as %c: !stream.resource<*>{%n}) {
    // expected-note @+1 {{region branch point}}
    stream.yield %c : !stream.resource<*>{%n}
  } => !stream.timepoint
  util.return
}

// -----

util.func @yield_outside(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{expects parent op to be one of 'stream.async.execute, stream.async.concurrent, stream.cmd.execute, stream.cmd.serial, stream.cmd.concurrent'}}
  stream.yield %r : !stream.resource<*>{%n}
}

// -----

util.func @empty_body(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{expects a non-empty block}}
  %0 = stream.async.execute with(%r as %c: !stream.resource<*>{%n}) {
  } => !stream.timepoint
  util.return
}

// -----

util.func @empty_body_without_captures() {
  // expected-error @+1 {{expects a non-empty block}}
  %0 = stream.async.execute with() {
  } => !stream.timepoint
  util.return
}

// -----

util.func @no_terminator(%n: index, %r: !stream.resource<*>) {
  %0 = stream.async.execute with(%r as %c: !stream.resource<*>{%n}) {
    // expected-error @+1 {{block with no terminator, has %1 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index}}
    %1 = arith.addi %n, %n : index
  } => !stream.timepoint
  util.return
}

// -----

util.func @uncaptured(%n: index, %r: !stream.resource<*>) {
  %0:2 = stream.async.execute with(%r as %c: !stream.resource<*>{%n}) -> !stream.resource<*>{%n} {
    // expected-error @+1 {{used resource not listed in explicit captures (or produced internally)}}
    %1 = stream.async.clone %r : !stream.resource<*>{%n} -> !stream.resource<*>{%n}
    stream.yield %1 : !stream.resource<*>{%n}
  } => !stream.timepoint
  util.return
}

// -----

util.func @uncaptured_in_concurrent(%n: index, %r: !stream.resource<*>) {
  %0 = stream.async.execute with(%r as %c: !stream.resource<*>{%n}) {
    stream.async.concurrent with() {
      // expected-error @+1 {{used resource not listed in explicit captures (or produced internally)}}
      %1 = stream.async.clone %c : !stream.resource<*>{%n} -> !stream.resource<*>{%n}
      stream.yield
    }
    stream.yield
  } => !stream.timepoint
  util.return
}

// -----

util.func @concurrent_outside() {
  // expected-error @+1 {{expects parent op to be one of 'stream.async.execute, stream.async.concurrent'}}
  stream.async.concurrent with() {
    stream.yield
  }
  util.return
}

// -----

util.func @unknown_tie(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{custom op 'stream.async.execute' tied operand not found for result reference %c}}
  %0:2 = stream.async.execute with(%r as %c: !stream.resource<*>{%n}) -> %c{%n} {
    stream.yield %c : !stream.resource<*>{%n}
  } => !stream.timepoint
  util.return
}

// -----

util.func @capture_without_size(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "stream.async.execute"(%r) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
  ^bb0(%c: !stream.resource<*>):
    stream.yield
  }) : (!stream.resource<*>) -> !stream.timepoint
  util.return
}

// -----

util.func @cast_to_other_size(%n: index, %m: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{source and result sizes must be equal (tied storage)}}
  %0 = stream.async.cast %r : !stream.resource<*>{%n} -> !stream.resource<*>{%m}
  util.return
}

// -----

util.func @slice_to_other_type(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{failed to verify that all of {source, result} have same type}}
  %0 = stream.async.slice %r[%n to %n] : !stream.resource<*>{%n} -> !stream.resource<external>{%n}
  util.return
}

// -----

util.func @clone_of_staging(%n: index, %r: !stream.resource<staging>) {
  // expected-error @+1 {{operand #0 must be resource of any lifetime but staging, but got '!stream.resource<staging>'}}
  %0 = stream.async.clone %r : !stream.resource<staging>{%n} -> !stream.resource<*>{%n}
  util.return
}

// -----

util.func @splat_of_float(%n: index, %v: f32) {
  // expected-error @+1 {{operand #0 must be 8, 16, 32 or 64 bit integer, but got 'f32'}}
  %0 = stream.async.splat %v : f32 -> !stream.resource<*>{%n}
  util.return
}

// -----

util.func @fill_of_untied(%n: index, %v: i8, %r: !stream.resource<*>) {
  // expected-error @+1 {{custom op 'stream.async.fill' expected 'as'}}
  %0 = stream.async.fill %v, %r[%n to %n for %n] : i8 -> %r{%n}
  util.return
}

// -----

util.func @load_of_device(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{operand #0 must be staging resource, but got '!stream.resource<*>'}}
  %0 = stream.async.load %r[%n] : !stream.resource<*>{%n} -> i8
  util.return
}

// -----

util.func @store_of_tensor(%n: index, %v: tensor<i8>, %r: !stream.resource<staging>) {
  // expected-error @+1 {{operand #3 must be primitive type or vector of non-zero rank, but got 'tensor<i8>'}}
  %0 = stream.async.store %v, %r[%n] : tensor<i8> -> !stream.resource<staging>{%n}
  util.return
}

// -----

util.func @transfer_from_name(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{custom op 'stream.async.transfer' invalid kind of attribute specified}}
  %0 = stream.async.transfer %r : !stream.resource<*>{%n} from("a") -> !stream.resource<*>{%n}
  util.return
}

// -----

util.func @dispatch_without_range(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{expects 1 resource range operand sets but 0 are present}}
  %0 = stream.async.dispatch @ex::@e(%r) : (!stream.resource<*>{%n}) -> !stream.resource<*>{%n}
  util.return
}

// -----

util.func @dispatch_with_fewer_lengths(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{mismatch on resource range offsets/ends/lengths; counts must match}}
  %0 = "stream.async.dispatch"(%r, %n, %n, %n, %n) <{entry_points = [@ex::@e], operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 0, 1>}> : (!stream.resource<*>, index, index, index, index) -> !stream.resource<*>
  util.return
}

// -----

util.func @dispatch_without_result_size(%r: !stream.resource<*>) {
  // expected-error @+1 {{value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "stream.async.dispatch"() <{entry_points = [@ex::@e], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> : () -> !stream.resource<*>
  util.return
}

// -----

util.func @dispatch_to_staging(%n: index) {
  // expected-error @+1 {{result #0 must be variadic of resource of any lifetime but staging, but got '!stream.resource<staging>'}}
  %0 = stream.async.dispatch @ex::@e() : () -> !stream.resource<staging>{%n}
  util.return
}

// -----

util.func @dispatch_of_nothing() {
  // expected-error @+1 {{at least one entry point must be defined}}
  "stream.async.dispatch"() <{entry_points = [], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> : () -> ()
  util.return
}

// -----

stream.executable private @ex {
  stream.executable.export public @e workgroups(%a: index) -> (index, index, index) {
    stream.return %a, %a, %a : index, index, index
  }
}
util.func @dispatch_without_workload(%n: index) {
  // expected-error @+1 {{workload mismatch; entry point expects 1 arguments but dispatch provides 0}}
  %0 = stream.async.dispatch @ex::@e() : () -> !stream.resource<*>{%n}
  util.return
}
