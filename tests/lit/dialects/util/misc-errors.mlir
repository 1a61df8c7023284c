// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @f(%a: index) {
  // expected-error @below {{'util.buffer.alloc' op invalid alignment; must be a power of two}}
  %0 = util.buffer.alloc uninitialized {alignment = 3 : index} : !util.buffer{%a}
  util.return
}

// -----

util.func @f(%a: index) {
  %0 = util.buffer.alloc uninitialized {alignment = 0 : index} : !util.buffer{%a}
  // expected-error @below {{custom op 'util.buffer.alloc' attribute 'alignment' failed to satisfy constraint: index attribute}}
  %1 = util.buffer.alloc uninitialized {alignment = 4} : !util.buffer{%a}
  util.return
}

// -----

util.func @f(%a: index, %b: !util.buffer, %c: complex<f32>) {
  // expected-error @below {{'util.buffer.fill' op operand #0 must be index or integer or floating-point, but got 'complex<f32>'}}
  util.buffer.fill %c, %b[%a for %a] : complex<f32> -> !util.buffer{%a}
  util.return
}

// -----

util.func @f(%a: index, %b: !util.buffer, %c: si32) {
  util.buffer.fill %c, %b[%a for %a] : si32 -> !util.buffer{%a}
  util.buffer.store %c, %b[%a for %a] : si32 -> !util.buffer{%a}
  // expected-error @below {{'util.buffer.load' op result #0 must be index or integer or floating-point, but got 'complex<f32>'}}
  %0 = util.buffer.load %b[%a for %a] : !util.buffer{%a} -> complex<f32>
  util.return
}

// -----

util.func @f(%a: index, %b: !util.buffer) {
  // expected-error @below {{'util.buffer.hash' op result #0 must be 64-bit signless integer, but got 'i32'}}
  %0 = util.buffer.hash %b[%a for %a] : !util.buffer{%a} -> i32
  util.return
}

// -----

util.func @f(%a: index, %b: !util.buffer) {
  // expected-error @below {{expected '{'}}
  %0 = util.buffer.hash %b[%a for %a] : !util.buffer -> i64
  util.return
}

// -----

util.func @f(%a: index, %b: i32) {
  // expected-error @below {{'util.buffer.dealloc' op operand #0 must be a host byte buffer; size-aware, but got 'i32'}}
  util.buffer.dealloc %b : i32{%a}
  util.return
}

// -----

util.func @f(%b: !util.buffer) {
  // expected-error @below {{'util.numeric.optional_narrow' op operand #0 must be signless integer, float or tensor of these, but got '!util.buffer'}}
  %0 = util.numeric.optional_narrow %b : !util.buffer as i8
  util.return
}

// -----

util.func @f(%b: i32) {
  // expected-error @below {{custom op 'util.numeric.optional_narrow' 'util.numeric.optional_narrow' op attribute 'min_value' failed to satisfy constraint: arbitrary integer attribute}}
  %0 = util.numeric.optional_narrow %b : i32 as i8 {min_value = "a"}
  util.return
}

// -----

util.func @f(%b: i32) {
  // expected-error @below {{integer literal not valid for specified type}}
  %0 = util.sizeof 5
  util.return
}

// -----

util.func @f(%b: f32) {
  // expected-error @below {{'util.align' op operand #0 must be signless integer or index, but got 'f32'}}
  %0 = util.align %b, %b : f32
  util.return
}

// -----

util.func @f(%b: i32) {
  // expected-error @below {{custom op 'util.assume.int' duplicate or unknown struct parameter name: umin}}
  %0 = util.assume.int %b<umin = 5, umin = 6> : i32
  util.return
}

// -----

util.func @f(%b: i32) {
  // expected-error @below {{custom op 'util.assume.int' duplicate or unknown struct parameter name: foo}}
  %0 = util.assume.int %b<foo = 5> : i32
  util.return
}

// -----

util.func @f(%b: i32) {
  // expected-error @below {{'util.assume.int' op expected 1 assumption rows to match number of operands}}
  %0 = "util.assume.int"(%b) <{assumptions = []}> : (i32) -> i32
  util.return
}

// -----

util.func @f(%b: i32) {
  // expected-error @below {{'util.assume.int' op attribute 'assumptions' failed to satisfy constraint: list of int attribute assumptions for multiple values}}
  %0 = "util.assume.int"(%b) <{assumptions = [5]}> : (i32) -> i32
  util.return
}

// -----

util.func @f(%b: i32) {
  // expected-error @below {{'util.assume.int' op failed to verify that all of {operands, results} have same type}}
  %0 = "util.assume.int"(%b) <{assumptions = [[#util.int.assumption<umin = 1>]]}> : (i32) -> i64
  util.return
}

// -----

util.func @f(%b: i32) {
  // expected-error @below {{'util.assume.int' op expected operand #1 to have 2 assumptions but it has 3}}
  %0:2 = util.assume.int %b[<>, <>], %b[<>, <>, <>] : i32, i32
  util.return
}

// -----

util.func @f(%b: f32) {
  // expected-error @below {{'util.assume.int' op operand #0 must be variadic of signless integer or index, but got 'f32'}}
  %0 = util.assume.int %b<> : f32
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{'util.buffer.constant' op invalid alignment; must be a power of two}}
  %0 = util.buffer.constant {alignment = 3 : index} : !util.buffer = "a"
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{'util.buffer.constant' op attribute 'value' failed to satisfy constraint: buffer-like constant attribute values}}
  %0 = util.buffer.constant : !util.buffer = 5
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{'util.buffer.constant' op unsupported non-serializable constant attribute type}}
  %0 = util.buffer.constant : !util.buffer = dense<"a"> : tensor<1x!util.buffer>
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{expected ':'}}
  %0 = util.unfoldable_constant @a
  util.return
}

// -----

util.func @f(%a: i32, %b: i64) {
  // expected-error @below {{'util.optimization_barrier' op failed to verify that all of {operands, results} have same type}}
  %0 = "util.optimization_barrier"(%a) : (i32) -> i64
  util.return
}

// -----

// expected-error @below {{invalid type specifier; expected i8}}
util.func private @f() attributes {a = #util.composite<8xi32, []>}

// -----

// expected-error @below {{invalid length specifier}}
util.func private @f() attributes {a = #util.composite<xi32, []>}

// -----

// expected-error @below {{unbalanced '[' character in pretty dialect name}}
util.func private @f() attributes {a = #util.composite<8xi8, [1}

// -----

// expected-error @below {{unterminated value list}}
util.func private @f() attributes {a = #util.composite<8xi8, [1 2]>}

// -----

// expected-error @below {{unknown attribute `foo` in dialect `util`}}
util.func private @f() attributes {a = #util.foo}

// -----

// expected-error @below {{unknown  type `foo` in dialect `util`}}
util.func private @f(!util.foo)

// -----

// expected-error @below {{expected '<'}}
util.func private @f(!util.list)

// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @below {{failed to parse Util_PtrType parameter 'targetType' which is to be a `::mlir::Type`}}
util.func private @f(!util.ptr<?>)

// -----

// expected-error @below {{expected '<'}}
util.func private @f(!util.ptr)

// -----

// expected-error @below {{expected integer value}}
util.func private @f() attributes {a = #util.int.assumption<umin = a>}
