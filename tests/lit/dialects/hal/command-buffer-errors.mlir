// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @uneven_bindings(%c: !hal.command_buffer, %e: !hal.executable, %f: i64, %n: index, %b: !hal.buffer) {
  // expected-error @+1 {{'hal.command_buffer.dispatch' op requires that binding fields all have the same number of elements}}
  "hal.command_buffer.dispatch"(%c, %e, %f, %n, %n, %n, %b, %n) <{flags = 0 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 1, 1, 0>}> : (!hal.command_buffer, !hal.executable, i64, index, index, index, !hal.buffer, index) -> ()
  util.return
}

// -----

util.func @uneven_bindings_indirect(%c: !hal.command_buffer, %e: !hal.executable, %f: i64, %n: index, %b: !hal.buffer) {
  // expected-error @+1 {{'hal.command_buffer.dispatch.indirect' op requires that binding fields all have the same number of elements}}
  "hal.command_buffer.dispatch.indirect"(%c, %e, %f, %b, %n, %b, %n) <{flags = 0 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1, 0, 1>}> : (!hal.command_buffer, !hal.executable, i64, !hal.buffer, index, !hal.buffer, index) -> ()
  util.return
}

// -----

util.func @no_segments(%c: !hal.command_buffer, %e: !hal.executable, %f: i64, %n: index) {
  // expected-error @+1 {{'hal.command_buffer.dispatch' op operand count (6) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "hal.command_buffer.dispatch"(%c, %e, %f, %n, %n, %n) <{flags = 0 : i64}> : (!hal.command_buffer, !hal.executable, i64, index, index, index) -> ()
  util.return
}

// -----

util.func @no_binding(%c: !hal.command_buffer, %e: !hal.executable, %f: i64, %n: index) {
  // expected-error @+1 {{expected '('}}
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%e : !hal.executable)[%f] workgroups([%n, %n, %n]) bindings([]) flags(None)
  util.return
}

// -----

util.func @two_workgroup_counts(%c: !hal.command_buffer, %e: !hal.executable, %f: i64, %n: index, %b: !hal.buffer) {
  // expected-error @+1 {{expected ','}}
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%e : !hal.executable)[%f] workgroups([%n, %n]) bindings([(%b : !hal.buffer)[%n, %n]]) flags(None)
  util.return
}

// -----

util.func @binding_of_view(%c: !hal.command_buffer, %e: !hal.executable, %f: i64, %n: index, %b: !hal.buffer_view) {
  // expected-error @+1 {{'hal.command_buffer.dispatch' op operand #6 must be variadic of index or buffer, but got '!hal.buffer_view'}}
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%e : !hal.executable)[%f] workgroups([%n, %n, %n]) bindings([(%b : !hal.buffer_view)[%n, %n]]) flags(None)
  util.return
}

// -----

util.func @unknown_mode(%d: !hal.device, %q: i64) {
  // expected-error @+1 {{custom op 'hal.command_buffer.create' expected string or keyword containing one of the following enum values for attribute 'modes' [None, OneShot, AllowInlineExecution]}}
  %0 = hal.command_buffer.create device(%d : !hal.device) mode(Twice) categories(Transfer) affinity(%q) : !hal.command_buffer
  util.return
}

// -----

util.func @unknown_category(%d: !hal.device, %q: i64) {
  // expected-error @+1 {{custom op 'hal.command_buffer.create' invalid command_categories attribute specification: "Transfer,Dispatch"}}
  %0 = hal.command_buffer.create device(%d : !hal.device) mode(OneShot) categories("Transfer,Dispatch") affinity(%q) : !hal.command_buffer
  util.return
}

// -----

util.func @unknown_stage(%c: !hal.command_buffer) {
  // expected-error @+1 {{custom op 'hal.command_buffer.execution_barrier' expected string or keyword containing one of the following enum values for attribute 'source_stage_mask' [None, CommandIssue, CommandProcess, Dispatch, Transfer, CommandRetire, Host]}}
  hal.command_buffer.execution_barrier<%c : !hal.command_buffer> source(Draw) target(Host) flags(None)
  util.return
}

// -----

util.func @bare_stage_list(%c: !hal.command_buffer) {
  // expected-error @+1 {{expected ')'}}
  hal.command_buffer.execution_barrier<%c : !hal.command_buffer> source(Dispatch|Transfer) target(Host) flags(None)
  util.return
}

// -----

util.func @fill_with_64_bits(%c: !hal.command_buffer, %b: !hal.buffer, %n: index, %p: i64) {
  // expected-error @+1 {{'hal.command_buffer.fill_buffer' op operand #4 must be 8-bit signless integer or 16-bit signless integer or 32-bit signless integer, but got 'i64'}}
  hal.command_buffer.fill_buffer<%c : !hal.command_buffer> target(%b : !hal.buffer)[%n, %n] pattern(%p : i64) flags(None)
  util.return
}

// -----

util.func @update_without_size(%c: !hal.command_buffer, %h: !util.buffer, %b: !hal.buffer, %n: index) {
  // expected-error @+1 {{expected '{'}}
  hal.command_buffer.update_buffer<%c : !hal.command_buffer> source(%h : !util.buffer)[%n] target(%b : !hal.buffer)[%n] length(%n) flags(None)
  util.return
}

// -----

util.func @receive_before_send(%c: !hal.command_buffer, %ch: !hal.channel, %b: !hal.buffer, %n: index) {
  // expected-error @+1 {{custom op 'hal.command_buffer.collective' expected 'count'}}
  hal.command_buffer.collective<%c : !hal.command_buffer> channel(%ch : !hal.channel) op(<all_gather : f32>) recv(%b : !hal.buffer)[%n, %n] send(%b : !hal.buffer)[%n, %n] count(%n)
  util.return
}

// -----

util.func @other_collective(%c: !hal.command_buffer, %ch: !hal.channel, %n: index) {
  // expected-error @+1 {{expected '<'}}
  hal.command_buffer.collective<%c : !hal.command_buffer> channel(%ch : !hal.channel) op("all_gather") count(%n)
  util.return
}

// -----

// expected-note @+1 {{prior use here}}
util.func @channel_of_wide_rank(%d: !hal.device, %q: i64, %id: !util.buffer, %r: i64, %c: i32) {
  // expected-error @+1 {{use of value '%r' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = hal.channel.create device(%d : !hal.device) affinity(%q) flags(None) id(%id) group(%id) rank(%r) count(%c) : !hal.channel
  util.return
}

// -----

util.func @collective_without_segments(%c: !hal.command_buffer, %ch: !hal.channel, %n: index) {
  // expected-error @+1 {{'hal.command_buffer.collective' op operand count (3) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "hal.command_buffer.collective"(%c, %ch, %n) <{op = #hal.collective<all_gather : f32>}> : (!hal.command_buffer, !hal.channel, index) -> ()
  util.return
}
