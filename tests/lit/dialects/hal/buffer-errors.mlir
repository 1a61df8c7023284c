// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @select_from_none(%t: i32) {
  // expected-error @+1 {{expected '('}}
  %0:2 = hal.allocator.select from([]) type(%t) usage(%t) : !hal.device, i64
  util.return
}

// -----

util.func @select_with_uneven_lists(%d: !hal.device, %q: i64, %t: i32) {
  // expected-error @+1 {{'hal.allocator.select' op operand #2 must be 32-bit signless integer, but got 'i64'}}
  %0:2 = "hal.allocator.select"(%d, %q, %q, %t, %t) : (!hal.device, i64, i64, i32, i32) -> (!hal.device, i64)
  util.return
}

// -----

util.func @allocate_without_size(%a: !hal.allocator, %q: i64, %t: i32) {
  // expected-error @+1 {{expected '{'}}
  %0 = hal.allocator.allocate<%a : !hal.allocator> affinity(%q) type(%t) usage(%t) : !hal.buffer
  util.return
}

// -----

util.func @import_of_buffer(%a: !hal.allocator, %q: i64, %t: i32, %b: !hal.buffer, %n: index) {
  // expected-error @+1 {{'hal.allocator.import' op operand #4 must be util.buffer, but got '!hal.buffer'}}
  %0:2 = hal.allocator.import<%a : !hal.allocator> source(%b : !hal.buffer)[%n, %n] affinity(%q) type(%t) usage(%t) : i1, !hal.buffer
  util.return
}

// -----

util.func @bare_unknown_lifetime() {
  // expected-error @+1 {{custom op 'hal.allocator.resolve_memory_properties' expected string or keyword containing one of the following enum values for attribute 'lifetime' [*, external, staging, transient, variable, constant]}}
  %0:2 = hal.allocator.resolve_memory_properties lifetime(*) : i32, i32
  util.return
}

// -----

util.func @other_lifetime() {
  // expected-error @+1 {{custom op 'hal.allocator.resolve_memory_properties' expected string or keyword containing one of the following enum values for attribute 'lifetime' [*, external, staging, transient, variable, constant]}}
  %0:2 = hal.allocator.resolve_memory_properties lifetime(eternal) : i32, i32
  util.return
}

// -----

util.func @assert_other_type(%b: !hal.buffer, %a: !hal.allocator, %n: index) {
  // expected-error @+1 {{custom op 'hal.buffer.assert' expected string or keyword containing one of the following enum values for attribute 'memory_types' [None, Optimal, HostVisible, HostCoherent, HostCached, HostLocal, DeviceVisible, DeviceLocal]}}
  hal.buffer.assert<%b : !hal.buffer> message("m") allocator(%a : !hal.allocator) minimum_length(%n) type(Fast) usage(Transfer)
  util.return
}

// -----

util.func @undefined_memory_type() {
  // expected-error @+1 {{invalid properties {type = 128 : i32} for op hal.memory_type: Invalid attribute `type` in property conversion: 128 : i32}}
  %0 = "hal.memory_type"() <{type = 128 : i32}> : () -> i32
  util.return
}

// -----

util.func @undefined_usage() {
  // expected-error @+1 {{invalid properties {usage = -1 : i32} for op hal.buffer_usage: Invalid attribute `usage` in property conversion: -1 : i32}}
  %0 = "hal.buffer_usage"() <{usage = -1 : i32}> : () -> i32
  util.return
}

// -----

util.func @other_usage() {
  // expected-error @+1 {{custom op 'hal.buffer_usage' invalid usage attribute specification: "Transfer|Other"}}
  %0 = hal.buffer_usage<"Transfer|Other"> : i32
  util.return
}

// -----

util.func @load_of_unsigned(%b: !hal.buffer, %n: index) {
  // expected-error @+1 {{'hal.buffer.load' op result #0 must be index or signless integer or floating-point or complex-type or vector of any type values, but got 'ui8'}}
  %0 = hal.buffer.load<%b : !hal.buffer>[%n] : ui8
  util.return
}

// -----

util.func @load_of_scalar_vector(%b: !hal.buffer, %n: index) {
  // expected-error @+1 {{'hal.buffer.load' op result #0 must be index or signless integer or floating-point or complex-type or vector of any type values, but got 'vector<f32>'}}
  %0 = hal.buffer.load<%b : !hal.buffer>[%n] : vector<f32>
  util.return
}

// -----

util.func @store_of_tensor(%b: !hal.buffer, %n: index, %v: tensor<i8>) {
  // expected-error @+1 {{'hal.buffer.store' op operand #0 must be index or signless integer or floating-point or complex-type or vector of any type values, but got 'tensor<i8>'}}
  hal.buffer.store<%b : !hal.buffer>[%n] value(%v : tensor<i8>)
  util.return
}

// -----

util.func @element_type_of_index() {
  // expected-error @+1 {{'hal.element_type' op unsupported element type}}
  %0 = hal.element_type<index> : i32
  util.return
}

// -----

util.func @element_type_of_tf32() {
  // expected-error @+1 {{'hal.element_type' op unsupported element type}}
  %0 = hal.element_type<tf32> : i32
  util.return
}

// -----

util.func @element_type_of_tensor() {
  // expected-error @+1 {{'hal.element_type' op unsupported element type}}
  %0 = hal.element_type<tensor<f32>> : i32
  util.return
}

// -----

util.func @unknown_encoding() {
  // expected-error @+1 {{'hal.encoding_type' op unsupported encoding type}}
  %0 = hal.encoding_type<"other"> : i32
  util.return
}

// -----

util.func @unknown_encoding_word() {
  // expected-error @+1 {{custom op 'hal.encoding_type' expected 'dense_row_major'}}
  %0 = hal.encoding_type<dense_column_major> : i32
  util.return
}

// -----

util.func @no_encoding() {
  // expected-error @+1 {{custom op 'hal.encoding_type' expected 'dense_row_major'}}
  %0 = hal.encoding_type<> : i32
  util.return
}

// -----

util.func @trace_of_nothing() {
  // expected-error @+1 {{expected non-function type}}
  hal.buffer_view.trace "a" = :
  util.return
}

// -----

util.func @dim_with_type(%v: !hal.buffer_view) {
  // expected-error @+1 {{expected ']'}}
  %0 = hal.buffer_view.dim<%v : !hal.buffer_view>[0 : index] : index
  util.return
}
