// Dimensions are counted for shaped types only; a dispatch tensor takes them as
// they come.

// RUN: bindery-opt %s --split-input-file --verify-diagnostics | FileCheck %s

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
// CHECK-LABEL: func.func @dispatch_tensors
func.func @dispatch_tensors(%n: index) {
  // CHECK-NEXT: binding(0) : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{{$}}
  // CHECK-NEXT: binding(0) : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%{{.+}}}
  // CHECK-NEXT: binding(0) : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>{%{{.+}}}
  %0 = hal.interface.binding.subspan layout(#layout) binding(0) : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>
  %1 = hal.interface.binding.subspan layout(#layout) binding(0) : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%n}
  %2 = hal.interface.binding.subspan layout(#layout) binding(0) : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>{%n}
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @memref() {
  // expected-error @below {{result type 'memref<?xf32>' has 1 dynamic dimensions but 0 associated dimension SSA values}}
  %0 = hal.interface.binding.subspan layout(#layout) binding(0) : memref<?xf32>
  return
}
