// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-error @+2 {{expected one of [all_gather, all_reduce, all_to_all, broadcast, reduce, reduce_scatter, send, recv, send_recv] for valid CollectiveKind, got: foo}}
// expected-error @+1 {{failed to parse Stream_CollectiveAttr parameter 'kind' which is to be a `CollectiveKind`}}
util.func private @kind() attributes {a = #stream.collective<foo : f32>}

// -----

// expected-error @+1 {{expected ':'}}
util.func private @reduction() attributes {a = #stream.collective<all_reduce with foo : f32>}

// -----

// expected-error @+2 {{expected one of [si8, ui8, si16, ui16, si32, ui32, si64, ui64, f16, f32, f64, bf16] for valid CollectiveElementType, got: i32}}
// expected-error @+1 {{failed to parse Stream_CollectiveAttr parameter 'element_type' which is to be a `CollectiveElementType`}}
util.func private @element_type() attributes {a = #stream.collective<all_reduce with sum : i32>}

// -----

util.func @param_that_is_none(%n: index, %r: !stream.resource<*>, %ch: !stream.channel, %p: i32) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = stream.async.collective<all_gather : f32>[%n] channel(%ch) source(%p) %r[%n to %n for %n], %r[%n to %n for %n] : !stream.resource<*>{%n} -> %r as !stream.resource<*>{%n}
  util.return
}

// -----

util.func @missing_param(%n: index, %r: !stream.resource<*>, %ch: !stream.channel) {
  // expected-error @+1 {{custom op 'stream.async.collective' expected 'source'}}
  %0 = stream.async.collective<broadcast : f32>[%n] channel(%ch) %r[%n to %n for %n], %r[%n to %n for %n] : !stream.resource<*>{%n} -> %r as !stream.resource<*>{%n}
  util.return
}

// -----

util.func @missing_param_in_generic_form(%n: index, %r: !stream.resource<*>, %ch: !stream.channel) {
  // expected-error @+1 {{collective operation requires a target parameter but none present}}
  %0 = "stream.async.collective"(%r, %n, %n, %n, %n, %r, %n, %n, %n, %n, %n, %ch) <{op = #stream.collective<reduce : f32>}> : (!stream.resource<*>, index, index, index, index, !stream.resource<*>, index, index, index, index, index, !stream.channel) -> !stream.resource<*>
  util.return
}

// -----

util.func @param_in_generic_form(%n: index, %r: !stream.resource<*>, %ch: !stream.channel, %p: i32) {
  // expected-error @+1 {{collective operation does not require a parameter but one present}}
  %0 = "stream.async.collective"(%r, %n, %n, %n, %n, %r, %n, %n, %n, %n, %n, %ch, %p) <{op = #stream.collective<all_reduce with sum : f32>}> : (!stream.resource<*>, index, index, index, index, !stream.resource<*>, index, index, index, index, index, !stream.channel, i32) -> !stream.resource<*>
  util.return
}

// -----

util.func @ranges(%n: index, %r: !stream.resource<*>, %ch: !stream.channel) {
  // expected-error @+1 {{with 1 resources has mismatched associated ranges}}
  "stream.cmd.collective"(%ch, %n, %r, %n, %n) <{op = #stream.collective<all_reduce with product : f32>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 1, 1, 0>, resource_accesses = [1 : i32, 2 : i32]}> : (!stream.channel, index, !stream.resource<*>, index, index) -> ()
  util.return
}

// -----

util.func @resources_of_send(%n: index, %r: !stream.resource<*>, %ch: !stream.channel) {
  // expected-error @+1 {{requires 1 resources but 2 provided}}
  stream.cmd.collective<send : f32>[%n] channel(%ch) {
    ro %r[%n for %n] : !stream.resource<*>{%n},
    wo %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}

// -----

util.func @resources_of_gather(%n: index, %r: !stream.resource<*>, %ch: !stream.channel) {
  // expected-error @+1 {{requires 2 resources but 1 provided}}
  stream.cmd.collective<all_gather : f32>[%n] channel(%ch) {
    rw %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}

// -----

util.func @access_of_send(%n: index, %r: !stream.resource<*>, %ch: !stream.channel) {
  // expected-error @+1 {{resource 0 requires access Read but is declared as Write}}
  stream.cmd.collective<send : f32>[%n] channel(%ch) {
    wo %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}

// -----

util.func @access_of_recv(%n: index, %r: !stream.resource<*>, %ch: !stream.channel) {
  // expected-error @+1 {{resource 0 requires access Write but is declared as Read}}
  stream.cmd.collective<recv : f32>[%n] channel(%ch) {
    ro %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}

// -----

util.func @access_of_reduction(%n: index, %r: !stream.resource<*>, %ch: !stream.channel) {
  // expected-error @+1 {{resource 1 requires access Write but is declared as Read}}
  stream.cmd.collective<all_reduce with sum : f32>[%n] channel(%ch) {
    ro %r[%n for %n] : !stream.resource<*>{%n},
    ro %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}

// -----

// expected-error @+1 {{expected a reduction}}
util.func private @no_reduction() attributes {a = #stream.collective<all_reduce with : f32>}
