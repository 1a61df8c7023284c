// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @undefined(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{undefined external call: g}}
  %0 = stream.async.call @g(%r[%n to %n for %n]) : (!stream.resource<*>{%n}) -> %r{%n}
  util.return
}

// -----

util.func private @e(!stream.resource<*>)
util.func @other_kind_of_function(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{undefined external call: e}}
  stream.async.call @e(%r[%n to %n for %n]) : (!stream.resource<*>{%n}) -> ()
  util.return
}

// -----

stream.async.func private @e(%a: !stream.resource<*>, %b: i32) -> %a
util.func @argument_count(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{function type mismatch; expected '(!stream.resource<*>) -> !stream.resource<*>' but callee is '(!stream.resource<*>, i32) -> !stream.resource<*>'}}
  %0 = stream.async.call @e(%r[%n to %n for %n]) : (!stream.resource<*>{%n}) -> %r{%n}
  util.return
}

// -----

stream.async.func private @e() -> !stream.resource<*>
util.func @result_count() {
  // expected-error @+1 {{function type mismatch; expected '() -> ()' but callee is '() -> !stream.resource<*>'}}
  stream.async.call @e() : () -> ()
  util.return
}

// -----

stream.async.func private @e(%a: !stream.resource<external>)
util.func @argument_lifetime(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{function argument type mismatch; expected '!stream.resource<*>' but callee provides '!stream.resource<external>'}}
  stream.async.call @e(%r[%n to %n for %n]) : (!stream.resource<*>{%n}) -> ()
  util.return
}

// -----

stream.async.func private @e(%a: !stream.resource<*>)
util.func @argument_type(%v: i32) {
  // expected-error @+1 {{function argument type mismatch; expected 'i32' but callee provides '!stream.resource<*>'}}
  stream.async.call @e(%v) : (i32) -> ()
  util.return
}

// -----

stream.async.func private @e() -> !stream.resource<external>
util.func @result_lifetime(%n: index) {
  // expected-error @+1 {{function result type mismatch; expected '!stream.resource<*>' but callee provides '!stream.resource<external>'}}
  %0 = stream.async.call @e() : () -> !stream.resource<*>{%n}
  util.return
}

// -----

stream.async.func private @e() -> i32
util.func @result_that_is_no_resource() {
  // expected-error @+1 {{non-resource return values are not yet supported on async calls}}
  %0 = stream.async.call @e() : () -> i32
  util.return
}

// -----

util.func @no_range(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{expects 1 resource range operand sets but 0 are present}}
  stream.async.call @e(%r) : (!stream.resource<*>{%n}) -> ()
  util.return
}

// -----

util.func @fewer_ends(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{mismatch on resource range offsets/ends/lengths; counts must match}}
  "stream.async.call"(%r, %n, %n, %n) <{callee = @e, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0>}> : (!stream.resource<*>, index, index, index) -> ()
  util.return
}

// -----

util.func @no_size(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  "stream.async.call"(%r, %n, %n, %n) <{callee = @e, operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0>}> : (!stream.resource<*>, index, index, index) -> ()
  util.return
}

// -----

util.func @no_result_size() {
  // expected-error @+1 {{value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "stream.async.call"() <{callee = @e, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> : () -> !stream.resource<*>
  util.return
}

// -----

// expected-error @+1 {{symbol declaration cannot have public visibility}}
stream.async.func public @public()

// -----

// expected-error @+1 {{symbol declaration cannot have public visibility}}
stream.async.func @public_by_default()

// -----

// expected-error @+1 {{custom op 'stream.async.func' expected non-function type}}
stream.async.func private @no_results_in_parentheses() -> ()

// -----

// expected-error @+1 {{arguments may only have dialect attributes}}
stream.async.func private @argument_attributes(%a: i32 {foo}) -> i32

// -----

// expected-error @+1 {{results may only have dialect attributes}}
stream.async.func private @result_attributes(%a: i32) -> (i32 {foo})

// -----

// expected-error @+1 {{expected SSA operand}}
stream.async.func private @unnamed(i32) -> i32

// -----

// expected-error @+1 {{custom op 'stream.async.func' tied operand not found for result reference %b}}
stream.async.func private @unknown_tie(%a: i32) -> %b

// -----

// expected-error @+1 {{symbol declaration cannot have public visibility}}
stream.cmd.func @public_command()

// -----

// expected-error @+1 {{custom op 'stream.cmd.func' tied operand not found for result reference %a}}
stream.cmd.func private @tied_command(%a[%b for %c]: !stream.resource<*>) -> %a

// -----

// expected-error @+1 {{custom op 'stream.cmd.func' expected non-function type}}
stream.cmd.func private @no_command_results() -> ()

// -----

util.func @undefined_command(%v: i32) {
  // expected-error @+1 {{undefined external call: e}}
  stream.cmd.call @e(%v) : (i32) -> ()
  util.return
}

// -----

util.func @no_command_range(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{expects 1 resource range operand sets but 0 are present}}
  stream.cmd.call @f(%r) : (!stream.resource<*>{%n}) -> ()
  util.return
}

// -----

util.func @command_range_of_number(%n: index, %v: i32) {
  // expected-error @+1 {{expects 0 resource range operand sets but 1 are present}}
  stream.cmd.call @f(ro %v[%n for %n]) : (i32) -> ()
  util.return
}

// -----

util.func @unknown_access(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{expected SSA operand}}
  stream.cmd.call @f(rx %r[%n for %n]) : (!stream.resource<*>{%n}) -> ()
  util.return
}

// -----

util.func @command_result(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{result #0 must be variadic of index, integer, float or complex type, but got '!stream.resource<*>'}}
  %0 = stream.cmd.call @f(ro %r[%n for %n]) : (!stream.resource<*>{%n}) -> %r{%n}
  util.return
}

// -----

util.func @accesses(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{expects 1 resource access specifiers but 0 are present}}
  "stream.cmd.call"(%r, %n, %n, %n) <{callee = @f, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, resource_operand_accesses = []}> : (!stream.resource<*>, index, index, index) -> ()
  util.return
}

// -----

util.func @lengths(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{mismatch on resource range offsets/lengths; counts must match}}
  "stream.cmd.call"(%r, %n, %n) <{callee = @f, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, resource_operand_accesses = [1 : i32]}> : (!stream.resource<*>, index, index) -> ()
  util.return
}

// -----

util.func @command_sizes(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  "stream.cmd.call"(%r, %n, %n) <{callee = @f, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0>, resource_operand_accesses = [1 : i32]}> : (!stream.resource<*>, index, index) -> ()
  util.return
}

// -----

// expected-error @+1 {{arguments may only have dialect attributes}}
stream.cmd.func private @command_argument_attributes(%a: i32 {foo})
