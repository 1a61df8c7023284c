// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// The name of a formatted string comes from its format.
// CHECK: util.func public @names(%arg0: i32) {
util.func @names(%a: i32) {
  // CHECK: %_4aN01234567890123456789012345678 = util.string.format "4a{}0123456789012345678901234567890123456789"(%arg0) : (i32) -> !util.buffer
  %0 = util.string.format "4a{}0123456789012345678901234567890123456789" (%a) : (i32) -> !util.buffer
  // CHECK: %N0123456789012345678901234567890 = util.string.format "{}0123456789012345678901234567890123456789"(%arg0) : (i32) -> !util.buffer
  %1 = util.string.format "{}0123456789012345678901234567890123456789" (%a) : (i32) -> !util.buffer
  // CHECK: %_012345678901234567890123456789NN = util.string.format "012345678901234567890123456789{}{}{}{}"(%arg0, %arg0, %arg0, %arg0) : (i32, i32, i32, i32) -> !util.buffer
  %2 = util.string.format "012345678901234567890123456789{}{}{}{}" (%a, %a, %a, %a) : (i32, i32, i32, i32) -> !util.buffer
  // CHECK: %formatted = util.string.format "  "() : () -> !util.buffer
  %3 = util.string.format "  " () : () -> !util.buffer
  // CHECK: %ab_c_d_e_fg = util.string.format "a b_c/d-e.f:g"() : () -> !util.buffer
  %4 = util.string.format "a b_c/d-e.f:g" () : () -> !util.buffer
  // CHECK: %N = util.string.format "{{[{][{]}}{}}}"(%arg0) : (i32) -> !util.buffer
  %5 = util.string.format "{{{}}}" (%a) : (i32) -> !util.buffer
  // CHECK: %_0 = util.string.format "{{[{][{]}}0}}"() : () -> !util.buffer
  %6 = util.string.format "{{0}}" () : () -> !util.buffer
  // CHECK: util.return
  util.return
}

// CHECK: util.func public @lists(%arg0: !util.list<?>, %arg1: index, %arg2: tensor<4xi32>, %arg3: !util.buffer) {
util.func @lists(%l: !util.list<?>, %a: index, %t: tensor<4xi32>, %b : !util.buffer) {
  // CHECK: %0 = util.list.get %arg0[%arg1] : !util.list<?>
  %0 = util.list.get %l[%a] : !util.list<?>
  // CHECK: %1 = util.list.construct [%arg2 : tensor<4xi32>] : !util.list<tensor<?xf32>>
  %1 = util.list.construct [%t : tensor<4xi32>] : !util.list<tensor<?xf32>>
  // CHECK: %2 = util.list.construct [%arg3 : !util.buffer] : !util.list<!util.object>
  %2 = util.list.construct [%b : !util.buffer] : !util.list<!util.object>
  // CHECK: %3 = util.list.construct [] : !util.list<!util.object>
  %3 = util.list.construct [] : !util.list<!util.object>
  // CHECK: %buffer = util.buffer.alloc uninitialized {alignment = 0 : index} : !util.buffer{%arg1}
  %4 = util.buffer.alloc uninitialized {alignment = 0 : index} : !util.buffer{%a}
  // CHECK: util.return
  util.return
}

// CHECK: util.func private @attributes() attributes {a = #util.byte_range<3, 4>, b = #util.byte_range<3, 4>, c = #util.byte_range<4, 2>, d = #util.preprocessing_pipeline<"x">, e = #util.byte_range<7, -4>, f = #util.byte_pattern<-1>, g = #util.byte_pattern<300> : tensor<4xi8>}
util.func private @attributes() attributes {a = #util.byte_range<3, 4>, b = #util.byte_range<[3 to 7]>, c = #util.byte_range<(3 to 7)>, d = #util.preprocessing_pipeline<"x">, e = #util.byte_range<[7 to 3]>, f = #util.byte_pattern<-1>, g = #util.byte_pattern<300> : tensor<4xi8>}

// CHECK-LABEL: util.func public @casting
util.func @casting(%l: !util.list<tensor<?xf32>>, %o: !util.list<!util.object>, %i: index) {
  // CHECK: %0 = util.list.get %arg0[%arg2] : !util.list<tensor<?xf32>> -> tensor<4xf32>
  %0 = util.list.get %l[%i] : !util.list<tensor<?xf32>> -> tensor<4xf32>
  // CHECK: %1 = util.list.get %arg1[%arg2] : !util.list<!util.object> -> !util.buffer
  %1 = util.list.get %o[%i] : !util.list<!util.object> -> !util.buffer
  util.return
}
