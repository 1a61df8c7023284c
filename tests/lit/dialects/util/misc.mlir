// RUN: bindery-opt %s | bindery-opt | FileCheck %s

// CHECK: #composite_of_8b = #util.composite<8xi8, [
// CHECK-NEXT: dense<1> : tensor<1xi32>,
// CHECK-NEXT: dense<2> : tensor<1xi32>,
// CHECK-NEXT: ]>

// CHECK-LABEL: util.func public @misc
util.func @misc(%a: index, %b: i32) {
  // CHECK: %{{.+}} = util.null : !util.buffer
  %0 = util.null : !util.buffer
  // CHECK: %{{.+}}:2 = util.optimization_barrier {x} %arg0, %arg1 : index, i32
  %1:2 = util.optimization_barrier {x} %a, %b : index, i32
  // CHECK: %{{.+}} = util.align %arg0, %arg0 {x} : index
  %2 = util.align %a, %a {x} : index
  // CHECK: %{{.+}} = util.assume.int %arg0<umin = 1, umax = 8, udiv = 2> : index
  %3 = util.assume.int %a<umax = 8, udiv = 2, umin = 1> : index
  // CHECK: %{{.+}}:2 = util.assume.int {{$}}
  // CHECK-NEXT: {{^}}        %arg0[<umin = 1>, <umax = 2>], {{$}}
  // CHECK-NEXT: {{^}}        %arg1<>{{$}}
  // CHECK-NEXT: {{^}}      : index, i32 {x}
  %4:2 = util.assume.int %a[<umin = 1>, <umax = 2>], %b[#util.int.assumption<>] : index, i32 {x}
  // CHECK: %name = util.buffer.constant "name" {alignment = 64 : index} : !util.buffer = "bytes"
  %name = util.buffer.constant "name" {alignment = 64 : index} : !util.buffer = "bytes"
  // CHECK: %buffer_cst = util.buffer.constant : !util.buffer = #composite_of_8b
  %cst = util.buffer.constant : !util.buffer = #util.composite<8xi8, [dense<1> : tensor<1xi32>, dense<2> : tensor<1xi32>]>
  // CHECK: %{{.+}} = util.unfoldable_constant 5 : i32
  %5 = util.unfoldable_constant 5 : i32
  // CHECK: %{{.+}} = util.unfoldable_constant  {x} @symbol : i64
  %6 = util.unfoldable_constant {x} @symbol : i64
  // CHECK: util.unreachable "never" {x}
  util.unreachable "never" {x}
}

// CHECK: @types(%arg0: !util.buffer, %arg1: !util.list<?>, %arg2: !util.list<i32>, %arg3: !util.ptr<f32>, %arg4: !util.object, %arg5: !util.variant, %arg6: !util.unused)
util.func private @types(!util.buffer, !util.list<!util.variant>, !util.list<i32>, !util.ptr<f32>, !util.object, !util.variant, !util.unused)

// CHECK: util.func private @attributes() attributes {a = #util.byte_pattern<5> : i8, b = #util.null : !util.buffer, c = #composite_of_0b}
util.func private @attributes() attributes {a = #util.byte_pattern<5> : i8, b = #util.null : !util.buffer, c = #util.composite<0xi8, []>}
