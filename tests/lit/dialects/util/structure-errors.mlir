// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{tied operand not found for result reference %b}}
util.func private @f(%a: i32) -> %b

// -----

// expected-error @below {{expected type instead of SSA identifier}}
util.func private @f(i32, %a: i32)

// -----

// expected-error @below {{expected SSA identifier}}
util.func private @f(%a: i32, i32)

// -----

// expected-error @below {{'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
util.func private @f() attributes {sym_name = "g"}

// -----

// expected-error @below {{attribute 'tied_operands' occurs more than once in the attribute list}}
util.func private @f(%a: i32) -> %a attributes {tied_operands = []}

// -----

// expected-error @below {{symbol declaration cannot have public visibility}}
util.func public @f()

// -----

// expected-error @below {{expected non-empty function body}}
util.func private @f() {}

// -----

// expected-error @below {{arguments may only have dialect attributes}}
util.func private @f(%a: i32 {plain})

// -----

// expected-error @below {{results may only have dialect attributes}}
util.func private @f() -> (i32 {plain})

// -----

// expected-error @below {{result #0 tied to invalid operand index 3}}
"util.func"() <{sym_name = "f", sym_visibility = "private", function_type = (i32) -> i32, tied_operands = [3 : index]}> ({}) : () -> ()

// -----

util.func @f() -> i32 {
  // expected-error @below {{has 0 operands, but enclosing function-like op returns 1}}
  util.return
}

// -----

util.func @f(%a: i64) -> i32 {
  // expected-error @below {{type of return operand 0 ('i64') doesn't match function result type ('i32')}}
  util.return %a : i64
}

// -----

util.initializer {
  %0 = arith.constant 1 : i32
  // expected-error @below {{has 1 operands, but enclosing function-like op returns 0}}
  util.return %0 : i32
}

// -----

func.func @f() {
  // expected-error @below {{expects parent op to be one of 'util.initializer, util.func, util.hoistable_conversion'}}
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{undefined/incompatible callee: g}}
  util.call @g() : () -> ()
  util.return
}

// -----

util.func private @g(%a: i32)
util.func @f() {
  // expected-error @below {{function type mismatch; expected '() -> ()' but callee is '(i32) -> ()'}}
  util.call @g() : () -> ()
  util.return
}

// -----

util.func private @g(%a: i32) -> i32
util.func @f(%a: i32) {
  // expected-error @below {{function tied operands mismatch; have [0 : index] but callee is [-1 : index]}}
  util.call @g(%a) : (i32) -> %a
  util.return
}

// -----

// expected-error @below {{initial value type mismatch; global "g" is 'i32' but initial value provided is 'i64'}}
util.global private @g : i32 = 5 : i64

// -----

// expected-error @below {{initial value type mismatch; global "g" is 'tensor<4xf32>' but initial value provided is 'tensor<5xi8>'}}
util.global private @g : tensor<4xf32> = dense<1> : tensor<5xi8>

// -----

// expected-error @below {{initial value type mismatch; global "g" is '!util.buffer' but initial value provided is 'none'}}
util.global private @g : !util.buffer = "foo"

// -----

// expected-error @below {{expected ':'}}
util.global private @g

// -----

util.func @f() {
  // expected-error @below {{undefined global: @g}}
  %0 = util.global.load @g : i32
  util.return
}

// -----

util.global private @g : i32
util.func @f() {
  // expected-error @below {{global type mismatch; global "g" is 'i32' but load is 'i64'}}
  %0 = util.global.load @g : i64
  util.return
}

// -----

util.global private mutable @g : i32
util.func @f() {
  // expected-error @below {{is marked as immutable but the global is mutable}}
  %0 = util.global.load immutable @g : i32
  util.return
}

// -----

util.func @f(%a: i32) {
  // expected-error @below {{undefined global: @f}}
  util.global.store %a, @f : i32
  util.return
}

// -----

util.global private mutable @g : tensor<?xf32>
util.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{global type mismatch; global "g" is 'tensor<?xf32>' but store is 'tensor<4xf32>'}}
  util.global.store %a, @g : tensor<4xf32>
  util.return
}
