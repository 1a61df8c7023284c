// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{expected integer value}}
util.func private @a() attributes {a = #util.byte_range<{3, 4}>}

// -----

// expected-error @below {{expected ','}}
util.func private @a() attributes {a = #util.byte_range<3>}

// -----

// expected-error @below {{expected 'to'}}
util.func private @a() attributes {a = #util.byte_range<[3, 4]>}

// -----

// expected-error @below {{expected ] or ) to end range}}
util.func private @a() attributes {a = #util.byte_range<(3 to 7, 3)>}

// -----

// expected-error @below {{unbalanced '[' character in pretty dialect name}}
util.func private @a() attributes {a = #util.byte_range<[3 to 7)>}

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @below {{failed to parse Util_PreprocessingPipelineAttr parameter 'pipeline' which is to be a `::mlir::StringAttr`}}
util.func private @a() attributes {a = #util.preprocessing_pipeline<>}

// -----

// expected-error @below {{custom op 'util.func' attribute 'inlining_policy' failed to satisfy constraint: InliningPolicyAttrInterface instance}}
util.func private @a() attributes {inlining_policy = 4}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @below {{failed to parse Util_BytePatternAttr parameter 'pattern' which is to be a `int64_t`}}
util.func private @a() attributes {a = #util.byte_pattern<>}

// -----

util.func @f(%a: index) -> i1 {
  // expected-error @below {{'util.cast' op operand type 'index' and result type 'i32' are cast incompatible}}
  %0 = util.cast %a : index to i32
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{'util.cast' op operand type 'index' is not object cast compatible}}
  %0 = util.cast %a : index to index
  util.return
}

// -----

util.func @f(%a: !util.object) {
  // expected-error @below {{'util.cast' op result type 'index' is not object cast compatible}}
  %0 = util.cast %a : !util.object to index
  util.return
}

// -----

util.func @f(%a: index, %b: i32) {
  // expected-error @below {{'util.cmp.eq' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "util.cmp.eq"(%a, %b) : (index, i32) -> i1
  util.return
}

// -----

util.func @f(%a: index, %b: i32) {
  // expected-error @below {{'util.range.min' op requires the same type for all operands and results}}
  %0 = "util.range.min"(%a, %b) : (index, i32) -> index
  util.return
}

// -----

util.func @f(%a: index, %b: i32) {
  // expected-error @below {{'util.range.min' op expected 1 or more operands, but found 0}}
  %0 = "util.range.min"() : () -> index
  util.return
}

// -----

util.func @f(%a: f32, %b: i32) {
  // expected-error @below {{'util.range.min' op operand #0 must be variadic of index or integer, but got 'f32'}}
  %0 = util.range.min %a : f32
  util.return
}

// -----

util.func @f(%a: index, %b: i32) {
  // expected-error @below {{'util.range.extents' op requires the same type for all operands and results}}
  %0:2 = "util.range.extents"(%a, %b) : (index, i32) -> (index, index)
  util.return
}

// -----

util.func @f(%a: index, %b: i32) {
  // expected-error @below {{'util.range.extents' op requires the same type for all operands and results}}
  %0:2 = "util.range.extents"(%a, %b, %b) : (index, i32, i32) -> (index, index)
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{expected '['}}
  %0:2 = util.range.extents : index
  util.return
}

// -----

util.func @f(%a: index, %b: i32) {
  // expected-error @below {{'util.switch' op failed to verify that all of {default_value, result} have same type}}
  %0 = "util.switch"(%a, %b) : (index, i32) -> i64
  util.return
}

// -----

// expected-note @below {{prior use here}}
util.func @f(%a: index, %b: i32) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = util.switch i32 from [%a] at %a else %b : i32
  util.return
}

// -----

util.func @f(%a: index, %b: i32) {
  // expected-error @below {{'util.switch' op failed to verify that all of {default_value, result} have same type}}
  %0 = util.switch i32 from [%b] at %a else %b : i64
  util.return
}

// -----

util.func @f(%a: index, %b: i32) {
  // expected-error @below {{'util.switch' op value #0 type 'index' does not match result type 'i32'}}
  %0 = "util.switch"(%a, %b, %a) : (index, i32, index) -> i32
  util.return
}

// -----

util.func @f(%a: index, %b: complex<f32>) {
  // expected-error @below {{'util.switch' op operand #1 must be index or integer or floating-point, but got 'complex<f32>'}}
  %0 = util.switch complex<f32> from [] at %a else %b : complex<f32>
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{custom op 'util.hoistable_conversion' expected as many input types as operands (expected 1 got 2)}}
  %0 = util.hoistable_conversion "a" inverts("b") (%x = %a) : (index, index) -> index {
    util.return %x : index
  }
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{'util.hoistable_conversion' op expects a non-empty block}}
  %0 = util.hoistable_conversion "a" inverts("b") (%x = %a) : (index) -> index {
  }
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{'util.hoistable_conversion' op return has 2 operands but op has 1 results}}
  %0 = util.hoistable_conversion "a" inverts("b") () : () -> index {
    util.return %a, %a : index, index
  }
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{'util.hoistable_conversion' op return operand #0 type 'index' does not match result type 'i32'}}
  %0 = util.hoistable_conversion "a" inverts("b") () : () -> i32 {
    util.return %a : index
  }
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{'util.hoistable_conversion' op expected 1 block arguments but got 0}}
  %0 = "util.hoistable_conversion"(%a) <{tag = "a", inverseTag = "b"}> ({
    util.return %a : index
  }) : (index) -> index
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{'util.hoistable_conversion' op block argument #0 type 'i32' does not match input type 'index'}}
  %0 = "util.hoistable_conversion"(%a) <{tag = "a", inverseTag = "b"}> ({
   ^bb0(%x: i32):
    util.return %a : index
  }) : (index) -> index
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{'util.hoistable_conversion' op expected exactly one block in the body region}}
  %0 = "util.hoistable_conversion"(%a) <{tag = "a", inverseTag = "b"}> ({
  }) : (index) -> index
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{'util.hoistable_conversion' op expects region #0 to have 0 or 1 blocks}}
  %0 = "util.hoistable_conversion"(%a) <{tag = "a", inverseTag = "b"}> ({
   ^bb0(%x: index):
    cf.br ^bb1
   ^bb1:
    util.return %a : index
  }) : (index) -> index
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{'util.hoistable_conversion' op expects region #0 to have 0 or 1 blocks}}
  %0 = util.hoistable_conversion "a" inverts("b") (%x = %a) : (index) -> index {
    cf.br ^bb1
   ^bb1:
    util.return %x : index
  }
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{'util.hoistable_conversion' op return has 0 operands but op has 1 results}}
  %0 = util.hoistable_conversion "a" inverts("b") () : () -> i32 {
    util.unreachable
  }
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{expected attribute value}}
  %0 = util.hoistable_conversion "a" inverts(b) () : () -> i32 {
    util.unreachable
  }
  util.return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{'util.return' op expects parent op to be one of 'util.initializer, util.func, util.hoistable_conversion'}}
  util.return
}

// -----

util.func @f(%a: index) {
  // expected-error @below {{cannot name an operation with no results}}
  %0 = util.hoistable_conversion "a" inverts("b") () : () -> () {
    util.return
  } attributes {x}
  util.return
}
