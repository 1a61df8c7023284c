// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @f(%a: i32) {
  // expected-error @below {{'util.string.format' op unclosed '{' in format string}}
  %0 = util.string.format "a{" (%a) : (i32) -> !util.buffer
  util.return
}

// -----

util.func @f(%a: i32) {
  // expected-error @below {{'util.string.format' op unmatched '}' in format string}}
  %0 = util.string.format "a}" (%a) : (i32) -> !util.buffer
  util.return
}

// -----

util.func @f(%a: i32) {
  // expected-error @below {{'util.string.format' op invalid placeholder '{x}' in format string; expected '{}' or '{N}'}}
  %0 = util.string.format "a{x}" (%a) : (i32) -> !util.buffer
  util.return
}

// -----

util.func @f(%a: i32) {
  // expected-error @below {{'util.string.format' op invalid placeholder '{4294967296}' in format string; expected '{}' or '{N}'}}
  %0 = util.string.format "a{4294967296}" (%a) : (i32) -> !util.buffer
  util.return
}

// -----

util.func @f(%a: i32) {
  // expected-error @below {{'util.string.format' op format string placeholder count does not match the 1 provided argument(s)}}
  %0 = util.string.format "a{4294967295}" (%a) : (i32) -> !util.buffer
  util.return
}

// -----

util.func @f(%a: i32) {
  // expected-error @below {{'util.string.format' op cannot mix sequential '{}' and explicit '{N}' placeholders}}
  %0 = util.string.format "a{}{0}" (%a) : (i32) -> !util.buffer
  util.return
}

// -----

util.func @f(%a: i32) {
  // expected-error @below {{'util.string.format' op unclosed '{' in format string}}
  %0 = util.string.format "a{}{x" (%a) : (i32) -> !util.buffer
  util.return
}

// -----

util.func @f(%a: i32) {
  // expected-error @below {{'util.string.format' op format string placeholder count does not match the 1 provided argument(s)}}
  %0 = util.string.format "a{}{}" (%a) : (i32) -> !util.buffer
  util.return
}

// -----

util.func @f(%a: f32) {
  // expected-error @below {{'util.string.format' op operand #0 must be variadic of index or signless integer or a host byte buffer; size-aware, but got 'f32'}}
  %0 = util.string.format "{}" (%a) : (f32) -> !util.buffer
  util.return
}

// -----

util.func @f(%a: si32) {
  // expected-error @below {{'util.string.itoa' op operand #0 must be signless integer or index, but got 'si32'}}
  %0 = util.string.itoa %a : si32 -> !util.buffer
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{'util.global.address' op attribute 'global' failed to satisfy constraint: flat symbol reference attribute referencing to a 'IREE::Util::GlobalOpInterface' symbol}}
  %0 = util.global.address @f : !util.ptr<i32>
  util.return
}

// -----

util.global private mutable @g : i32
util.func @f() {
  // expected-error @below {{'util.global.address' op is marked as immutable but the global is mutable}}
  %0 = util.global.address immutable @g : !util.ptr<i32>
  util.return
}

// -----

util.func @f(%p: !util.ptr<i32>) {
  // expected-error @below {{'util.global.load.indirect' op global type mismatch; global pointer is 'i32' but load is 'i64'}}
  %0 = util.global.load.indirect %p : !util.ptr<i32> -> i64
  util.return
}

// -----

util.func @f(%p: !util.ptr<i32>, %a: i64) {
  // expected-error @below {{'util.global.store.indirect' op global type mismatch; global pointer is 'i32' but store is 'i64'}}
  util.global.store.indirect %a, %p : i64 -> !util.ptr<i32>
  util.return
}

// -----

util.func @f(%p: i32) {
  // expected-error @below {{'util.global.load.indirect' op operand #0 must be the address of a global, but got 'i32'}}
  %0 = util.global.load.indirect %p : i32 -> i64
  util.return
}

// -----

util.func @f(%p: !util.list<i32>, %a: index) {
  // expected-error @below {{custom op 'util.list.get' list access types must match the same base type as the list element type (when not variant)}}
  %0 = util.list.get %p[%a] : !util.list<i32> -> i64
  util.return
}

// -----

util.func @f(%p: !util.list<i32>, %a: index) {
  // expected-error @below {{list contains 'i32' and cannot be accessed as 'i64'}}
  %0 = "util.list.get"(%p, %a) : (!util.list<i32>, index) -> i64
  util.return
}

// -----

util.func @f(%p: !util.list<i32>, %a: index, %b: i64) {
  // expected-error @below {{list contains 'i32' and cannot be mutated as 'i64'}}
  util.list.set %p[%a], %b : i64 -> !util.list<i32>
  util.return
}

// -----

util.func @f(%p: !util.list<i32>, %a: index, %b: i64) {
  // expected-error @below {{custom op 'util.list.set' expected an !util.list<T> type}}
  util.list.set %p[%a], %b : i64
  util.return
}

// -----

util.func @f(%p: !util.list<i32>, %a: index, %b: i64) {
  // expected-error @below {{custom op 'util.list.set' expected an !util.list<T> type}}
  util.list.set %p[%a], %b : i64 -> i32
  util.return
}

// -----

util.func @f(%p: i32, %a: index) {
  // expected-error @below {{custom op 'util.list.get' expected an !util.list<T> type}}
  %0 = util.list.get %p[%a] : i32
  util.return
}

// -----

util.func @f(%p: i32, %a: f32) {
  // expected-error @below {{list[1] type 'f32' cannot be be cast to list type 'i32'}}
  %0 = util.list.construct [%p : i32, %a : f32] : !util.list<i32>
  util.return
}

// -----

util.func @f(%p: i32) {
  // expected-error @below {{list[0] type 'i32' cannot be be cast to list type '!util.object'}}
  %1 = util.list.construct [%p : i32] : !util.list<!util.object>
  util.return
}

// -----

util.func @f(%p: i32) {
  // expected-error @below {{'util.list.construct' op result #0 must be a list of values; `?` stands for elements of any type, but got 'i32'}}
  %1 = util.list.construct [%p : i32] : i32
  util.return
}
