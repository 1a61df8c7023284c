// RUN: bindery-opt --allow-unregistered-dialect %s | bindery-opt --allow-unregistered-dialect | FileCheck %s
// RUN: bindery-opt --allow-unregistered-dialect --mlir-print-op-generic %s | bindery-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: util.func private @declaration(%arg0: i32, %arg1: !util.buffer {util.a}) -> (%arg1, i64)
util.func private @declaration(%a: i32, %b: !util.buffer {util.a}) -> (%b, i64)
// CHECK: util.func private @bare(%arg0: i32, %arg1: i64)
util.func private @bare(i32, i64)
// CHECK: util.func nested @nested() attributes {foo, inlining_policy = #util.inline.never} {
util.func nested @nested() attributes {inlining_policy = #util.inline.never, foo} {
  util.return
}

// CHECK-LABEL: util.func public @tied(%arg0: tensor<4xf32>, %arg1: index) -> (%arg0, %arg0 as tensor<?xf32>, index {util.r}) {
util.func @tied(%a: tensor<4xf32>, %b: index) -> (%a, %a as tensor<?xf32>, index {util.r}) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  // CHECK: util.return %arg0, %{{.+}}, %arg1 : tensor<4xf32>, tensor<?xf32>, index
  util.return %a, %0, %b : tensor<4xf32>, tensor<?xf32>, index
}

// CHECK-LABEL: util.func public @results_without_parentheses() -> (i32, i64)
util.func @results_without_parentheses() -> i32, i64 {
  %0:2 = "test.values"() : () -> (i32, i64)
  util.return %0#0, %0#1 : i32, i64
}

// CHECK-LABEL: util.func public @calls
util.func @calls(%a: i32, %b: !util.buffer) {
  // CHECK: %{{.+}}:2 = util.call @declaration(%arg0, %arg1) {a} : (i32, !util.buffer) -> (%arg1, i64)
  %0:2 = util.call @declaration(%a, %b) {a} : (i32, !util.buffer) -> (%b, i64)
  // CHECK: util.call @nested() : () -> ()
  util.call @nested() : () -> ()
  util.return
}

// CHECK: util.global private @plain : i32
util.global private @plain : i32
// CHECK: util.global public mutable @mutable {inlining_policy = #util.inline.always} = 5 : index
util.global mutable @mutable {inlining_policy = #util.inline.always} = 5 : index
// CHECK: util.global private @wider : vector<4xi32> = dense<1> : tensor<4xi32>
util.global private @wider : vector<4xi32> = dense<1> : tensor<4xi32>
// CHECK: util.global private @none = "text"
util.global private @none : none = "text"
// CHECK: util.global private @filled = #util.uninitialized : tensor<4xf32>
util.global private @filled = #util.uninitialized : tensor<4xf32>

// CHECK-LABEL: util.initializer attributes {foo} {
util.initializer attributes {foo} {
  // CHECK: %plain = util.global.load immutable @plain {a} : i32
  %0 = util.global.load immutable @plain {a} : i32
  // CHECK: %mutable = util.global.load @mutable : index
  %1 = util.global.load @mutable : index
  // CHECK: util.global.store %mutable, @mutable : index
  util.global.store %1, @mutable : index
  util.return
}

// CHECK: util.initializer {
// CHECK-NEXT: }
util.initializer {}
