// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt %s --mlir-print-op-generic | bindery-opt | FileCheck %s

// CHECK-LABEL: flow.executable @entries attributes {sym_visibility = "private"} {
flow.executable private @entries {
  // CHECK-NEXT: flow.dispatch.entry @f
  flow.dispatch.entry @f
  // CHECK-NEXT: flow.dispatch.entry @f as("g") attributes {signature = (tensor<4xf32>) -> tensor<4xf32>}
  flow.dispatch.entry @f as("g") attributes {signature = (tensor<4xf32>) -> tensor<4xf32>}
  // CHECK-NEXT: flow.dispatch.entry @h attributes {workgroup_rank = 3 : index, workload = 64 : index}
  flow.dispatch.entry @h attributes {workload = 64 : index, workgroup_rank = 3 : index}
  // CHECK-NEXT: builtin.module {
  builtin.module {
    func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
      return %arg0 : tensor<4xf32>
    }
    // CHECK: func.func @h(%[[IN:.+]]: !flow.dispatch.input<4x?xf32>, %[[OUT:.+]]: !flow.dispatch.output<f32>, %[[I:.+]]: index, %[[V:.+]]: tensor<f32>)
    func.func @h(%in: !flow.dispatch.input<4x?xf32>, %out: !flow.dispatch.output<f32>, %i: index, %v: tensor<f32>) {
      // CHECK-NEXT: flow.dispatch.input.load %[[IN]] : !flow.dispatch.input<4x?xf32> -> tensor<4x?xf32>
      %0 = flow.dispatch.input.load %in : !flow.dispatch.input<4x?xf32> -> tensor<4x?xf32>
      // CHECK-NEXT: flow.dispatch.input.load %[[IN]], offsets = [%[[I]], %[[I]]], sizes = [%[[I]], %[[I]]], strides = [%[[I]], %[[I]]] {note} : !flow.dispatch.input<4x?xf32> -> tensor<?x?xf32>
      %1 = flow.dispatch.input.load %in, offsets = [%i, %i], sizes = [%i, %i], strides = [%i, %i] {note} : !flow.dispatch.input<4x?xf32> -> tensor<?x?xf32>
      // CHECK-NEXT: flow.dispatch.output.store %[[V]], %[[OUT]] : tensor<f32> -> !flow.dispatch.output<f32>
      flow.dispatch.output.store %v, %out : tensor<f32> -> !flow.dispatch.output<f32>
      // CHECK-NEXT: flow.dispatch.output.store %[[V]], %[[OUT]], offsets = [%[[I]]], sizes = [%[[I]]], strides = [%[[I]]] {note} : tensor<f32> -> !flow.dispatch.output<f32>
      flow.dispatch.output.store %v, %out, offsets = [%i], sizes = [%i], strides = [%i] {note} : tensor<f32> -> !flow.dispatch.output<f32>
      return
    }
  }
}

// An executable without entries prints its visibility as a keyword.
// CHECK-LABEL: flow.executable public @empty {
flow.executable @empty {
}

// CHECK-LABEL: func.func @dispatch
// CHECK-SAME: %[[I:.+]]: index, %[[T:.+]]: tensor<4xf32>
func.func @dispatch(%i: index, %t: tensor<4xf32>) {
  // An entry takes any workload.
  // CHECK-NEXT: flow.dispatch @entries::@g[%[[I]], %[[I]]](%[[T]]) : (tensor<4xf32>) -> tensor<4xf32>
  %0 = flow.dispatch @entries::@g[%i, %i](%t) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
