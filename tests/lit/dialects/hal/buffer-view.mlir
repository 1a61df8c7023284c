// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: util.func public @element_types() {
util.func @element_types() {
  // CHECK-NEXT: %element_type_f32 = hal.element_type<f32> : i32
  %0 = hal.element_type<f32> : i32
  // CHECK-NEXT: %element_type_complex3Cf323E = hal.element_type<complex<f32>> {a} : i32
  %1 = hal.element_type<complex<f32>> {a} : i32
  // CHECK-NEXT: %element_type_ui8 = hal.element_type<ui8> : i32
  %2 = hal.element_type<ui8> : i32
  // CHECK-NEXT: %element_type_si3 = hal.element_type<si3> : i32
  %3 = hal.element_type<si3> : i32
  // CHECK-NEXT: %element_type_f8E8M0FNU = hal.element_type<f8E8M0FNU> : i32
  %4 = hal.element_type<f8E8M0FNU> : i32
  // CHECK-NEXT: %dense_row_major = hal.encoding_type<dense_row_major> : i32
  %5 = hal.encoding_type<dense_row_major> : i32
  // CHECK-NEXT: %dense_row_major_0 = hal.encoding_type<dense_row_major> {a} : i32
  %6 = hal.encoding_type<dense_row_major> {a} : i32
  util.return
}

// CHECK-LABEL: util.func public @create(%arg0: !hal.buffer, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) {
util.func @create(%b: !hal.buffer, %o: index, %n: index, %t: i32, %e: i32) {
  // CHECK-NEXT: %view = hal.buffer_view.create buffer(%arg0 : !hal.buffer)[%arg1, %arg2] shape([%arg2, %arg1]) type(%arg3) encoding(%arg4) : !hal.buffer_view
  %0 = hal.buffer_view.create buffer(%b : !hal.buffer)[%o, %n] shape([%n, %o]) type(%t) encoding(%e) : !hal.buffer_view
  // CHECK-NEXT: %view_0 = hal.buffer_view.create buffer(%arg0 : !hal.buffer)[%arg1, %arg2] shape([]) type(%arg3) encoding(%arg4) : !hal.buffer_view attributes {a}
  %1 = hal.buffer_view.create buffer(%b : !hal.buffer)[%o, %n] shape([]) type(%t) encoding(%e) : !hal.buffer_view attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @assert(%arg0: !hal.buffer_view, %arg1: index, %arg2: i32, %arg3: i32) {
util.func @assert(%v: !hal.buffer_view, %n: index, %t: i32, %e: i32) {
  // CHECK-NEXT: hal.buffer_view.assert<%arg0 : !hal.buffer_view> message("input 0") shape([%arg1, %arg1]) type(%arg2) encoding(%arg3)
  hal.buffer_view.assert<%v : !hal.buffer_view> message("input 0") shape([%n, %n]) type(%t) encoding(%e)
  // CHECK-NEXT: hal.buffer_view.assert<%arg0 : !hal.buffer_view> message("input 0") shape([]) type(%arg2) encoding(%arg3) attributes {a}
  hal.buffer_view.assert<%v : !hal.buffer_view> message("input 0") shape([]) type(%t) encoding(%e) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @parts(%arg0: !hal.buffer_view) {
util.func @parts(%v: !hal.buffer_view) {
  // CHECK-NEXT: %buffer = hal.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
  %0 = hal.buffer_view.buffer<%v : !hal.buffer_view> : !hal.buffer
  // CHECK-NEXT: %buffer_0 = hal.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer attributes {a}
  %1 = hal.buffer_view.buffer<%v : !hal.buffer_view> : !hal.buffer attributes {a}
  // CHECK-NEXT: %0 = hal.buffer_view.element_type<%arg0 : !hal.buffer_view> : i32
  %2 = hal.buffer_view.element_type<%v : !hal.buffer_view> : i32
  // CHECK-NEXT: %1 = hal.buffer_view.element_type<%arg0 : !hal.buffer_view> : i32 attributes {a}
  %3 = hal.buffer_view.element_type<%v : !hal.buffer_view> : i32 attributes {a}
  // CHECK-NEXT: %2 = hal.buffer_view.encoding_type<%arg0 : !hal.buffer_view> : i32
  %4 = hal.buffer_view.encoding_type<%v : !hal.buffer_view> : i32
  // CHECK-NEXT: %3 = hal.buffer_view.encoding_type<%arg0 : !hal.buffer_view> : i32 attributes {a}
  %5 = hal.buffer_view.encoding_type<%v : !hal.buffer_view> : i32 attributes {a}
  // CHECK-NEXT: %4 = hal.buffer_view.rank<%arg0 : !hal.buffer_view> : index
  %6 = hal.buffer_view.rank<%v : !hal.buffer_view> : index
  // CHECK-NEXT: %5 = hal.buffer_view.rank<%arg0 : !hal.buffer_view> : index attributes {a}
  %7 = hal.buffer_view.rank<%v : !hal.buffer_view> : index attributes {a}
  // CHECK-NEXT: %6 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
  %8 = hal.buffer_view.dim<%v : !hal.buffer_view>[0] : index
  // CHECK-NEXT: %7 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[-7] : index attributes {a}
  %9 = hal.buffer_view.dim<%v : !hal.buffer_view>[-7] : index attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @trace(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) {
util.func @trace(%v: !hal.buffer_view, %w: !hal.buffer_view) {
  // CHECK-NEXT: hal.buffer_view.trace "results" = %arg0 : !hal.buffer_view
  hal.buffer_view.trace "results" = %v : !hal.buffer_view
  // CHECK-NEXT: hal.buffer_view.trace "results" = %arg0, %arg1 : !hal.buffer_view, !hal.buffer_view attributes {a}
  hal.buffer_view.trace "results" = %v, %w : !hal.buffer_view, !hal.buffer_view attributes {a}
  util.return
}
