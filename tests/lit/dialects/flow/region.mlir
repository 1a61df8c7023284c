// RUN: bindery-opt %s --split-input-file | FileCheck %s

// CHECK-LABEL: util.func public @bodies
util.func @bodies(%a: index, %t: tensor<4xf32>) {
  // A return without values is not printed where the body is one block; nothing
  // at all between the braces reads as one.
  // CHECK: flow.dispatch.region -> () {
  // CHECK-NEXT: }
  // CHECK-NEXT: flow.dispatch.region -> () {
  // CHECK-NEXT: }
  flow.dispatch.region {
    flow.return
  }
  flow.dispatch.region[] -> () { }
  // CHECK-NEXT: flow.dispatch.region -> () {
  // CHECK-NEXT: flow.return {foo}
  // CHECK-NEXT: }
  flow.dispatch.region {
    flow.return {foo}
  }
  // CHECK-NEXT: flow.dispatch.region -> () {
  // CHECK-NEXT: cf.br ^bb1
  // CHECK-NEXT: ^bb1:
  // CHECK-NEXT: flow.return
  // CHECK-NEXT: }
  flow.dispatch.region {
    cf.br ^bb1
  ^bb1:
    flow.return
  }
  // CHECK-NEXT: flow.dispatch.region -> () {
  // CHECK-NEXT: util.unreachable
  // CHECK-NEXT: }
  flow.dispatch.region {
    util.unreachable
  }
  util.return
}

// -----

// Both regions of a flow.dispatch.region see outer values, those of
// flow.dispatch.workgroups do not and may use their names.

// CHECK-LABEL: util.func public @outer
util.func @outer(%a: index, %i: i32) {
  // CHECK: flow.dispatch.region[%arg0]
  // CHECK: count(%arg2: index)
  // CHECK-NEXT: flow.return %arg0, %arg2, %arg2
  flow.dispatch.region[%a] {
    flow.return
  } count(%x: index) -> (index, index, index) {
    flow.return %a, %x, %x : index, index, index
  }
  // CHECK: flow.dispatch.workgroups[%arg0](%arg1) : (i32) -> () =
  // CHECK-NEXT: {{^}}        (%arg2: i32) {
  // CHECK: count(%arg2: index) -> (index, index, index) {
  // CHECK-NEXT: flow.return %arg2, %arg2, %arg2
  flow.dispatch.workgroups[%a](%i) : (i32) -> () = (%a: i32) {
    flow.return
  } count(%a: index) -> (index, index, index) {
    flow.return %a, %a, %a : index, index, index
  }
  // A count region that never returns has no counts to check.
  // CHECK: count(%arg2: index)
  // CHECK-NEXT: util.unreachable
  flow.dispatch.workgroups[%a]() : () -> () = () {
    flow.return
  } count(%x: index) -> (index, index, index) {
    util.unreachable
  }
  util.return
}

// -----

// The target of a collective holds its result, whatever the text says.

// CHECK-LABEL: util.func public @collective
util.func @collective(%u: tensor<4xf32>, %c: !flow.channel) {
  // CHECK: -> %arg0 as tensor<4xf32>
  %0 = flow.collective.all_to_all f32, %u, %u, %c : (tensor<4xf32>, tensor<4xf32>, !flow.channel) -> tensor<4xf32>
  // CHECK: -> %arg0 as tensor<4xf32>
  %1 = "flow.collective.all_to_all"(%u, %u, %c) <{element_type = 9 : i32}> : (tensor<4xf32>, tensor<4xf32>, !flow.channel) -> tensor<4xf32>
  util.return
}

// -----

// CHECK: flow.func private @body(%arg0: i32) -> i32 {
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: flow.return %arg0 : i32
flow.func private @body(%a: i32) -> i32 {
^bb0(%x: i32):
  flow.return %x : i32
}
