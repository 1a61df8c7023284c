// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: util.func public @resolve() {
util.func @resolve() {
  // CHECK-NEXT: %0 = stream.context.resolve : !hal.allocator
  %0 = stream.context.resolve : !hal.allocator
  // CHECK-NEXT: %1:2 = stream.context.resolve on(#hal.device.promise<@dev>) {a} : !hal.device, i64
  %1:2 = stream.context.resolve on(#hal.device.promise<@dev>) {a} : !hal.device, i64
  util.return
}

// CHECK-LABEL: util.func public @reference_counts(%arg0: index, %arg1: !stream.resource<staging>) {
util.func @reference_counts(%n: index, %r: !stream.resource<staging>) {
  // CHECK-NEXT: stream.resource.retain %arg1 : !stream.resource<staging>{%arg0}
  stream.resource.retain %r : !stream.resource<staging>{%n}
  // CHECK-NEXT: stream.resource.retain %arg1 {a} : !stream.resource<staging>{%arg0}
  stream.resource.retain %r {a} : !stream.resource<staging>{%n}
  // CHECK-NEXT: %is_terminal = stream.resource.release %arg1 : !stream.resource<staging>{%arg0}
  %is_terminal = stream.resource.release %r : !stream.resource<staging>{%n}
  // CHECK-NEXT: %is_terminal_0 = stream.resource.release %arg1 {a} : !stream.resource<staging>{%arg0}
  %is_terminal_0 = stream.resource.release %r {a} : !stream.resource<staging>{%n}
  // CHECK-NEXT: %is_terminal_1 = stream.resource.is_terminal %arg1 : !stream.resource<staging>{%arg0}
  %is_terminal_1 = stream.resource.is_terminal %r : !stream.resource<staging>{%n}
  // CHECK-NEXT: %is_terminal_2 = stream.resource.is_terminal %arg1 {a} : !stream.resource<staging>{%arg0}
  %is_terminal_2 = stream.resource.is_terminal %r {a} : !stream.resource<staging>{%n}
  util.return
}

// CHECK-LABEL: util.func public @constants(%arg0: index, %arg1: index) {
util.func @constants(%n: index, %m: index) {
  // CHECK-NEXT: %results:2, %result_timepoint = stream.resource.constants :
  %results:2, %result_timepoint = stream.resource.constants : 
    // CHECK-NEXT: !stream.resource<constant>{%arg0} = dense<1> : tensor<4xi8>,
    !stream.resource<constant>{%n} = dense<1> : tensor<4xi8>,
    // CHECK-NEXT: !stream.resource<constant>{%arg1} = #stream.parameter.named<"key"> : tensor<4xi8>
    !stream.resource<constant>{%m} = #stream.parameter.named<"key"> : tensor<4xi8>
    // CHECK-NEXT: => !stream.timepoint
    => !stream.timepoint
  // CHECK-NEXT: %results_0, %result_timepoint_1 = stream.resource.constants on(#hal.device.promise<@dev>) {a} :
  %results_0, %result_timepoint_1 = stream.resource.constants on(#hal.device.promise<@dev>) {a} : 
    // CHECK-NEXT: !stream.resource<variable>{%arg0} = 4 : i8
    !stream.resource<variable>{%n} = 4 : i8
    // CHECK-NEXT: => !stream.timepoint
    => !stream.timepoint
  util.return
}

// CHECK-LABEL: util.func public @timeline_aware(%arg0: i32, %arg1: !util.object, %arg2: !stream.test.fence) {
util.func @timeline_aware(%a: i32, %b: !util.object, %f: !stream.test.fence) {
  // CHECK-NEXT: %0 = stream.test.timeline_aware(%arg0) waits(%arg2) signals(%arg2) : (i32) -> i64
  %0 = stream.test.timeline_aware(%a) waits(%f) signals(%f) : (i32) -> i64
  // CHECK-NEXT: %1:2 = stream.test.timeline_aware(%arg0, %arg1) waits(%arg2, %arg2) signals(%arg2) {a} : (i32, !util.object) -> (i64, !util.object)
  %1:2 = stream.test.timeline_aware(%a, %b) waits(%f, %f) signals(%f) {a} : (i32, !util.object) -> (i64, !util.object)
  // CHECK-NEXT: stream.test.timeline_aware() waits(%arg2) signals(%arg2) : () -> ()
  stream.test.timeline_aware() waits(%f) signals(%f) : () -> ()
  util.return
}
