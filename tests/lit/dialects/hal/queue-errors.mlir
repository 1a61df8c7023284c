// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @alloca_signals_what_it_waits_for(%d: !hal.device, %q: i64, %f: !hal.fence, %p: i64, %t: i32, %n: index, %b: !hal.buffer, %h: !util.buffer, %file: !hal.file, %c: !hal.command_buffer) {
  // expected-error @+1 {{'hal.device.queue.alloca' op device queue operations cannot wait and signal on the same fence.}}
  %0 = hal.device.queue.alloca<%d : !hal.device> affinity(%q) wait(%f) signal(%f) pool(%p) type(%t) usage(%t) flags(None) : !hal.buffer{%n}
  util.return
}

// -----

util.func @dealloca_signals_what_it_waits_for(%d: !hal.device, %q: i64, %f: !hal.fence, %p: i64, %t: i32, %n: index, %b: !hal.buffer, %h: !util.buffer, %file: !hal.file, %c: !hal.command_buffer) {
  // expected-error @+1 {{'hal.device.queue.dealloca' op device queue operations cannot wait and signal on the same fence.}}
  hal.device.queue.dealloca<%d : !hal.device> affinity(%q) wait(%f) signal(%f) buffer(%b : !hal.buffer) flags(None)
  util.return
}

// -----

util.func @fill_signals_what_it_waits_for(%d: !hal.device, %q: i64, %f: !hal.fence, %p: i64, %t: i32, %n: index, %b: !hal.buffer, %h: !util.buffer, %file: !hal.file, %c: !hal.command_buffer) {
  // expected-error @+1 {{'hal.device.queue.fill' op device queue operations cannot wait and signal on the same fence.}}
  hal.device.queue.fill<%d : !hal.device> affinity(%q) wait(%f) signal(%f) target(%b : !hal.buffer)[%n] length(%n) pattern(%t : i32) flags(None)
  util.return
}

// -----

util.func @update_signals_what_it_waits_for(%d: !hal.device, %q: i64, %f: !hal.fence, %p: i64, %t: i32, %n: index, %b: !hal.buffer, %h: !util.buffer, %file: !hal.file, %c: !hal.command_buffer) {
  // expected-error @+1 {{'hal.device.queue.update' op device queue operations cannot wait and signal on the same fence.}}
  hal.device.queue.update<%d : !hal.device> affinity(%q) wait(%f) signal(%f) source(%h : !util.buffer)[%n] target(%b : !hal.buffer)[%n] length(%n) flags(None)
  util.return
}

// -----

util.func @copy_signals_what_it_waits_for(%d: !hal.device, %q: i64, %f: !hal.fence, %p: i64, %t: i32, %n: index, %b: !hal.buffer, %h: !util.buffer, %file: !hal.file, %c: !hal.command_buffer) {
  // expected-error @+1 {{'hal.device.queue.copy' op device queue operations cannot wait and signal on the same fence.}}
  hal.device.queue.copy<%d : !hal.device> affinity(%q) wait(%f) signal(%f) source(%b : !hal.buffer)[%n] target(%b : !hal.buffer)[%n] length(%n) flags(None)
  util.return
}

// -----

util.func @read_signals_what_it_waits_for(%d: !hal.device, %q: i64, %f: !hal.fence, %p: i64, %t: i32, %n: index, %b: !hal.buffer, %h: !util.buffer, %file: !hal.file, %c: !hal.command_buffer) {
  // expected-error @+1 {{'hal.device.queue.read' op device queue operations cannot wait and signal on the same fence.}}
  hal.device.queue.read<%d : !hal.device> affinity(%q) wait(%f) signal(%f) source(%file : !hal.file)[%p] target(%b : !hal.buffer)[%n] length(%n) flags(None)
  util.return
}

// -----

util.func @write_signals_what_it_waits_for(%d: !hal.device, %q: i64, %f: !hal.fence, %p: i64, %t: i32, %n: index, %b: !hal.buffer, %h: !util.buffer, %file: !hal.file, %c: !hal.command_buffer) {
  // expected-error @+1 {{'hal.device.queue.write' op device queue operations cannot wait and signal on the same fence.}}
  hal.device.queue.write<%d : !hal.device> affinity(%q) wait(%f) signal(%f) source(%b : !hal.buffer)[%n] target(%file : !hal.file)[%p] length(%n) flags(None)
  util.return
}

// -----

util.func @barrier_signals_what_it_waits_for(%d: !hal.device, %q: i64, %f: !hal.fence, %p: i64, %t: i32, %n: index, %b: !hal.buffer, %h: !util.buffer, %file: !hal.file, %c: !hal.command_buffer) {
  // expected-error @+1 {{'hal.device.queue.barrier' op device queue operations cannot wait and signal on the same fence.}}
  hal.device.queue.barrier<%d : !hal.device> affinity(%q) wait(%f) signal(%f) flags(None)
  util.return
}

// -----

util.func @execute_signals_what_it_waits_for(%d: !hal.device, %q: i64, %f: !hal.fence, %p: i64, %t: i32, %n: index, %b: !hal.buffer, %h: !util.buffer, %file: !hal.file, %c: !hal.command_buffer) {
  // expected-error @+1 {{'hal.device.queue.execute' op device queue operations cannot wait and signal on the same fence.}}
  hal.device.queue.execute<%d : !hal.device> affinity(%q) wait(%f) signal(%f) commands(%c) flags(None)
  util.return
}

// -----

util.func @execute_indirect_signals_what_it_waits_for(%d: !hal.device, %q: i64, %f: !hal.fence, %p: i64, %t: i32, %n: index, %b: !hal.buffer, %h: !util.buffer, %file: !hal.file, %c: !hal.command_buffer) {
  // expected-error @+1 {{'hal.device.queue.execute.indirect' op device queue operations cannot wait and signal on the same fence.}}
  hal.device.queue.execute.indirect<%d : !hal.device> affinity(%q) wait(%f) signal(%f) commands(%c) bindings([(%b : !hal.buffer)[%n, %n]]) flags(None)
  util.return
}

// -----

util.func @unknown_flag(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence) {
  // expected-error @+1 {{custom op 'hal.device.queue.barrier' expected string or keyword containing one of the following enum values for attribute 'flags' [None, Reserved]}}
  hal.device.queue.barrier<%d : !hal.device> affinity(%q) wait(%f) signal(%g) flags(Other)
  util.return
}

// -----

util.func @unknown_quoted_flag(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence) {
  // expected-error @+1 {{custom op 'hal.device.queue.barrier' invalid flags attribute specification: "Reserved|Other"}}
  hal.device.queue.barrier<%d : !hal.device> affinity(%q) wait(%f) signal(%g) flags("Reserved|Other")
  util.return
}

// -----

util.func @empty_flag(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence) {
  // expected-error @+1 {{'hal.device.queue.barrier' op requires attribute 'flags'}}
  hal.device.queue.barrier<%d : !hal.device> affinity(%q) wait(%f) signal(%g) flags("")
  util.return
}

// -----

util.func @undefined_flag(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence) {
  // expected-error @+1 {{invalid properties {flags = 2 : i64} for op hal.device.queue.barrier: Invalid attribute `flags` in property conversion: 2 : i64}}
  "hal.device.queue.barrier"(%d, %q, %f, %g) <{flags = 2 : i64}> : (!hal.device, i64, !hal.fence, !hal.fence) -> ()
  util.return
}

// -----

util.func @narrow_flag(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence) {
  // expected-error @+1 {{invalid properties {flags = 0 : i32} for op hal.device.queue.barrier: Invalid attribute `flags` in property conversion: 0 : i32}}
  "hal.device.queue.barrier"(%d, %q, %f, %g) <{flags = 0 : i32}> : (!hal.device, i64, !hal.fence, !hal.fence) -> ()
  util.return
}

// -----

util.func @fill_with_64_bits(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %b: !hal.buffer, %n: index, %p: i64) {
  // expected-error @+1 {{'hal.device.queue.fill' op operand #7 must be 8-bit signless integer or 16-bit signless integer or 32-bit signless integer, but got 'i64'}}
  hal.device.queue.fill<%d : !hal.device> affinity(%q) wait(%f) signal(%g) target(%b : !hal.buffer)[%n] length(%n) pattern(%p : i64) flags(None)
  util.return
}

// -----

util.func @copy_from_slot(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %b: !hal.buffer, %n: index) {
  // expected-error @+1 {{'hal.device.queue.copy' op operand #4 must be buffer, but got 'index'}}
  hal.device.queue.copy<%d : !hal.device> affinity(%q) wait(%f) signal(%g) source(%n : index)[%n] target(%b : !hal.buffer)[%n] length(%n) flags(None)
  util.return
}

// -----

util.func @no_binding(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %c: !hal.command_buffer) {
  // expected-error @+1 {{expected '('}}
  hal.device.queue.execute.indirect<%d : !hal.device> affinity(%q) wait(%f) signal(%g) commands(%c) bindings([]) flags(None)
  util.return
}

// -----

util.func @uneven_bindings(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %c: !hal.command_buffer, %b: !hal.buffer, %n: index) {
  // expected-error @+1 {{expected a buffer, an offset and a length for each binding}}
  "hal.device.queue.execute.indirect"(%d, %q, %f, %g, %c, %b, %n) <{flags = 0 : i64}> : (!hal.device, i64, !hal.fence, !hal.fence, !hal.command_buffer, !hal.buffer, index) -> ()
  util.return
}

// -----

util.func @no_size(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %p: i64, %t: i32, %u: i32) {
  // expected-error @+1 {{expected '{'}}
  %0 = hal.device.queue.alloca<%d : !hal.device> affinity(%q) wait(%f) signal(%g) pool(%p) type(%t) usage(%u) flags(None) : !hal.buffer
  util.return
}
