// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK: util.global private mutable @g : i32
util.global private mutable @g : i32
// CHECK: util.func public @values(%arg0: index, %arg1: i64, %arg2: !util.list<?>, %arg3: !util.list<i32>, %arg4: i32, %arg5: !util.object, %arg6: !util.buffer, %arg7: tensor<4xi32>) {
util.func @values(%a: index, %b: i64, %l: !util.list<?>, %li: !util.list<i32>, %c: i32, %o: !util.object, %buf: !util.buffer, %t: tensor<4xi32>) {
  // CHECK: %0 = util.cast %arg6 {x} : !util.buffer to !util.object
  %0 = util.cast %buf {x} : !util.buffer to !util.object
  // CHECK: %1 = util.cmp.eq %arg6, %arg6 {x} : !util.buffer
  %1 = util.cmp.eq %buf, %buf {x} : !util.buffer
  // CHECK: %2 = util.cmp.ne %arg5, %arg5 : !util.object
  %2 = util.cmp.ne %o, %o : !util.object
  // CHECK: %3 = util.numeric.optional_narrow %arg7 : tensor<4xi32> as ui8 {max_value = 5 : i8, min_value = 0 : i8}
  %3 = util.numeric.optional_narrow %t : tensor<4xi32> as ui8 {min_value = 0 : i8, max_value = 5 : i8}
  // CHECK: %4 = util.range.min %arg0, %arg0 {x} : index
  %4 = util.range.min %a, %a {x} : index
  // CHECK: %5 = util.range.max %arg1, %arg1, %arg1 : i64
  %5 = util.range.max %b, %b, %b : i64
  // CHECK: %min, %max = util.range.extents [%arg0 for %arg0], [%arg0 for %arg0] {x} : index
  %min, %max = util.range.extents [%a for %a], [%a for %a] {x} : index
  // CHECK: %6 = util.sizeof i32
  %6 = util.sizeof i32
  // CHECK: %7 = util.sizeof index attributes {x}
  %7 = util.sizeof index attributes {x}
  // CHECK: %8 = util.switch index from [%arg0, %arg0] at %arg0 else %arg0 {x} : index
  %8 = util.switch index from [%a, %a] at %a else %a {x} : index
  // CHECK: %9 = util.hoistable_conversion "to" inverts("from") (%arg8 = %arg0) : (index) -> index {
  %9 = util.hoistable_conversion "to" inverts("from") (%arg = %a) : (index) -> index {
    // CHECK: util.return %arg8 : index
    util.return %arg : index
  // CHECK: } {x}
  } {x}
  // CHECK: %ptr_g = util.global.address @g {x} : !util.ptr<i32>
  %p = util.global.address @g {x} : !util.ptr<i32>
  // CHECK: %10 = util.global.load.indirect %ptr_g {x} : !util.ptr<i32> -> i32
  %10 = util.global.load.indirect %p {x} : !util.ptr<i32> -> i32
  // CHECK: util.global.store.indirect %10, %ptr_g {x} : i32 -> !util.ptr<i32>
  util.global.store.indirect %10, %p {x} : i32 -> !util.ptr<i32>
  // CHECK: %11 = util.list.create %arg0 {x} : !util.list<i32>
  %11 = util.list.create %a {x} : !util.list<i32>
  // CHECK: %12 = util.list.create : !util.list<?>
  %12 = util.list.create : !util.list<?>
  // CHECK: %13 = util.list.construct [%arg4 : i32, %arg1 : i64] {x} : !util.list<?>
  %13 = util.list.construct [%c : i32, %b : i64] {x} : !util.list<?>
  // CHECK: %14 = util.list.size %13 {x} : !util.list<?>
  %14 = util.list.size %13 {x} : !util.list<?>
  // CHECK: util.list.resize %13, %arg0 {x} : !util.list<?>
  util.list.resize %13, %a {x} : !util.list<?>
  // CHECK: %15 = util.list.get %13[%arg0] {x} : !util.list<?> -> i32
  %15 = util.list.get %13[%a] {x} : !util.list<?> -> i32
  // CHECK: %16 = util.list.get %arg3[%arg0] : !util.list<i32>
  %16 = util.list.get %li[%a] : !util.list<i32>
  // CHECK: util.list.set %13[%arg0], %arg4 {x} : i32 -> !util.list<?>
  util.list.set %13[%a], %c {x} : i32 -> !util.list<?>
  // CHECK: util.list.set %arg3[%arg0], %arg4 : !util.list<i32>
  util.list.set %li[%a], %c : !util.list<i32>
  // CHECK: util.list.set %arg2[%arg0], %arg4 : i32 -> !util.list<?>
  util.list.set %l[%a], %c : i32 -> !util.list<?>
  // CHECK: util.scf.unreachable "m" {x}
  util.scf.unreachable "m" {x}
  // CHECK: util.return
  util.return
}
// CHECK: util.func public @buffers(%arg0: index, %arg1: !util.buffer, %arg2: i32, %arg3: i64) {
util.func @buffers(%a: index, %s: !util.buffer, %v: i32, %i: i64) {
  // CHECK: %buffer = util.buffer.alloc uninitialized {alignment = 16 : index} : !util.buffer{%arg0}
  %0 = util.buffer.alloc uninitialized {alignment = 16 : index} : !util.buffer{%a}
  // CHECK: util.buffer.dealloc %buffer : !util.buffer{%arg0} attributes {x}
  util.buffer.dealloc %0 : !util.buffer{%a} attributes {x}
  // CHECK: %buffer_0 = util.buffer.slice %arg1[%arg0] {alignment = 4 : index} : !util.buffer{%arg0} -> !util.buffer{%arg0}
  %1 = util.buffer.slice %s[%a] {alignment = 4 : index} : !util.buffer{%a} -> !util.buffer{%a}
  // CHECK: %buffer_span = util.buffer.subspan %arg1[%arg0] : !util.buffer{%arg0} -> !util.buffer{%arg0} attributes {x}
  %2 = util.buffer.subspan %s[%a] : !util.buffer{%a} -> !util.buffer{%a} attributes {x}
  // CHECK: %buffer_size = util.buffer.size %arg1 : !util.buffer attributes {x}
  %3 = util.buffer.size %s : !util.buffer attributes {x}
  // CHECK: %buffer_storage, %buffer_offset = util.buffer.storage %arg1 : !util.buffer{%arg0} -> (memref<?xi8>, index) attributes {x}
  %4, %5 = util.buffer.storage %s : !util.buffer{%a} -> (memref<?xi8>, index) attributes {x}
  // CHECK: util.buffer.copy %arg1[%arg0], %arg1[%arg0], %arg0 : !util.buffer{%arg0} -> !util.buffer{%arg0} attributes {x}
  util.buffer.copy %s[%a], %s[%a], %a : !util.buffer{%a} -> !util.buffer{%a} attributes {x}
  // CHECK: %0 = util.buffer.compare %arg1[%arg0], %arg1[%arg0], %arg0 : !util.buffer{%arg0}, !util.buffer{%arg0} attributes {x}
  %6 = util.buffer.compare %s[%a], %s[%a], %a : !util.buffer{%a}, !util.buffer{%a} attributes {x}
  // CHECK: util.buffer.fill %arg2, %arg1[%arg0 for %arg0] : i32 -> !util.buffer{%arg0} attributes {x}
  util.buffer.fill %v, %s[%a for %a] : i32 -> !util.buffer{%a} attributes {x}
  // CHECK: %1 = util.buffer.load %arg1[%arg0 for %arg0] : !util.buffer{%arg0} -> i32 attributes {x}
  %7 = util.buffer.load %s[%a for %a] : !util.buffer{%a} -> i32 attributes {x}
  // CHECK: util.buffer.store %arg2, %arg1[%arg0 for %arg0] : i32 -> !util.buffer{%arg0} attributes {x}
  util.buffer.store %v, %s[%a for %a] : i32 -> !util.buffer{%a} attributes {x}
  // CHECK: %2 = util.buffer.hash %arg1[%arg0 for %arg0] : !util.buffer{%arg0} -> i64 attributes {x}
  %8 = util.buffer.hash %s[%a for %a] : !util.buffer{%a} -> i64 attributes {x}
  // CHECK: %a_b_N_ = util.string.format "a.b_{}-{{[{][{]}}}}"(%arg2) {x} : (i32) -> !util.buffer
  %9 = util.string.format "a.b_{}-{{}}" (%v) {x} : (i32) -> !util.buffer
  // CHECK: %NN = util.string.format "{1}{0}"(%arg2, %arg0) : (i32, index) -> !util.buffer
  %10 = util.string.format "{1}{0}" (%v, %a) : (i32, index) -> !util.buffer
  // CHECK: %x = util.string.format "x"() : () -> !util.buffer
  %12 = util.string.format "x" () : () -> !util.buffer
  // CHECK: %itoa = util.string.itoa %arg2 {x} : i32 -> !util.buffer
  %11 = util.string.itoa %v {x} : i32 -> !util.buffer
  // CHECK: util.return
  util.return
}
