// RUN: bindery-opt %s --split-input-file --verify-diagnostics | FileCheck %s

// Attributes as IREE 3.13 writes them are read, and printed as 3.12 does.

// CHECK: util.global private @x {foo, inlining_policy = #util.inline.never} = 5 : index
util.global private @x <inlining_policy = #util.inline.never> {foo} = 5 : index
// CHECK: util.global private @y {inlining_policy = #util.inline.always} : i32
util.global private @y <inlining_policy = #util.inline.always> : i32

util.func @f(%size: index) {
  // CHECK: util.buffer.alloc uninitialized {alignment = 16 : index, foo} : !util.buffer{%arg0}
  %0 = util.buffer.alloc uninitialized <alignment = 16> {foo} : !util.buffer{%size}
  // CHECK: util.buffer.constant {alignment = 64 : index} : !util.buffer = "a"
  %1 = util.buffer.constant <alignment = 64> : !util.buffer = "a"
  // CHECK: util.buffer.constant "b" {alignment = 8 : index, mime_type = "text"} : !util.buffer = "b"
  %2 = util.buffer.constant "b" <mime_type = "text", alignment = 8> : !util.buffer = "b"
  util.return
}

// -----

// expected-error @below {{unknown or repeated attribute 'foo'}}
util.global private @x <foo = 5> : i32

// -----

util.func @f(%size: index) {
  // expected-error @below {{unknown or repeated attribute 'alignment'}}
  %0 = util.buffer.alloc uninitialized <alignment = 16, alignment = 16> : !util.buffer{%size}
  util.return
}

// -----

util.func @f() {
  // expected-error @below {{attribute 'alignment' failed to satisfy constraint: index attribute}}
  %0 = util.buffer.constant <alignment = "x"> : !util.buffer = "a"
  util.return
}

// -----

// expected-error @below {{attribute 'inlining_policy' failed to satisfy constraint: InliningPolicyAttrInterface instance}}
util.global private @x <inlining_policy = 5> : i32
