// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK: #encoding = #iree_encoding.testing<>
#encoding = #iree_encoding.testing<>
// CHECK: util.func public @tensors(%arg0: index, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>, %arg3: f32, %arg4: !util.buffer, %arg5: i64, %arg6: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>) {
util.func public @tensors(%arg0: index, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>, %arg3: f32, %arg4: !util.buffer, %arg5: i64, %arg6: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>) {
  // CHECK: %0 = flow.tensor.constant {foo} dense<1> : tensor<4xi32>
  %0 = flow.tensor.constant {foo} dense<1> : tensor<4xi32>
  // CHECK: %1 = flow.tensor.dynamic_constant {foo} dense<1> : tensor<4xi32> -> tensor<?xi32>
  %1 = flow.tensor.dynamic_constant {foo} dense<1> : tensor<4xi32> -> tensor<?xi32>
  // CHECK: %2 = flow.tensor.tie_shape %arg1 {foo} : tensor<?xf32>{%arg0}
  %2 = flow.tensor.tie_shape %arg1 {foo} : tensor<?xf32>{%arg0}
  // CHECK: %3 = flow.tensor.reshape %arg1 : tensor<?xf32>{%arg0} -> tensor<?x4xf32>{%arg0} attributes {foo}
  %3 = flow.tensor.reshape %arg1 : tensor<?xf32>{%arg0} -> tensor<?x4xf32>{%arg0} attributes {foo}
  // CHECK: %4 = flow.tensor.bitcast %arg1 : tensor<?xf32>{%arg0} -> tensor<?xi32>{%arg0}
  %4 = flow.tensor.bitcast %arg1 : tensor<?xf32>{%arg0} -> tensor<?xi32>{%arg0}
  // CHECK: %5 = flow.tensor.load %arg1[%arg0] : tensor<?xf32>{%arg0} attributes {foo}
  %5 = flow.tensor.load %arg1[%arg0] : tensor<?xf32>{%arg0} attributes {foo}
  // CHECK: %6 = flow.tensor.store %arg3, %arg1[%arg0] : tensor<?xf32>{%arg0}
  %6 = flow.tensor.store %arg3, %arg1[%arg0] : tensor<?xf32>{%arg0}
  // CHECK: %7 = flow.tensor.alloca : tensor<?xf32>{%arg0}
  %7 = flow.tensor.alloca : tensor<?xf32>{%arg0}
  // CHECK: %8 = flow.tensor.empty : tensor<4xf32> attributes {foo}
  %8 = flow.tensor.empty : tensor<4xf32> attributes {foo}
  // CHECK: %9 = flow.tensor.splat %arg3 : tensor<?xf32>{%arg0}
  %9 = flow.tensor.splat %arg3 : tensor<?xf32>{%arg0}
  // CHECK: %10 = flow.tensor.clone %arg1 : tensor<?xf32>{%arg0}
  %10 = flow.tensor.clone %arg1 : tensor<?xf32>{%arg0}
  // CHECK: %11 = flow.tensor.encode %arg1 : tensor<?xf32>{%arg0} -> tensor<?xf32, #encoding>{%arg0}
  %11 = flow.tensor.encode %arg1 : tensor<?xf32>{%arg0} -> tensor<?xf32, #encoding>{%arg0}
  // CHECK: %12 = flow.tensor.barrier %arg1 : tensor<?xf32>{%arg0} on #hal.device.affinity<@d>
  %12 = flow.tensor.barrier %arg1 : tensor<?xf32>{%arg0} on #hal.device.affinity<@d>
  // CHECK: %13 = flow.tensor.transfer %arg1 : tensor<?xf32>{%arg0} to "target"
  %13 = flow.tensor.transfer %arg1 : tensor<?xf32>{%arg0} to "target"
  // CHECK: %14 = flow.tensor.slice %arg1[%arg0 for %arg0] : tensor<?xf32>{%arg0} -> tensor<4xf32>
  %14 = flow.tensor.slice %arg1[%arg0 for %arg0] : tensor<?xf32>{%arg0} -> tensor<4xf32>
  // CHECK: %15 = flow.tensor.update %arg2, %arg1[%arg0] : tensor<4xf32> -> %arg1 as tensor<?xf32>{%arg0}
  %15 = flow.tensor.update %arg2, %arg1[%arg0] : tensor<4xf32> -> %arg1 as tensor<?xf32>{%arg0}
  // CHECK: flow.tensor.trace "key" = [%arg1 : tensor<?xf32>{%arg0}, %arg2 : tensor<4xf32>] attributes {foo}
  flow.tensor.trace "key" = [%arg1 : tensor<?xf32>{%arg0}, %arg2 : tensor<4xf32>] attributes {foo}
  // CHECK: %16 = flow.parameter.load %arg4::%arg4[%arg5] : tensor<?xf32>{%arg0} attributes {foo}
  %16 = flow.parameter.load %arg4::%arg4[%arg5] : tensor<?xf32>{%arg0} attributes {foo}
  // CHECK: %17 = flow.parameter.load %arg4[%arg5] : tensor<4xf32>
  %17 = flow.parameter.load %arg4[%arg5] : tensor<4xf32>
  // CHECK: %18 = flow.parameter.write %arg1 -> %arg4::%arg4[%arg5] : tensor<?xf32>{%arg0} attributes {foo}
  %18 = flow.parameter.write %arg1 -> %arg4::%arg4[%arg5] : tensor<?xf32>{%arg0} attributes {foo}
  // CHECK: %19 = flow.parameter.write %arg2 -> %arg4[%arg5] : tensor<4xf32>
  %19 = flow.parameter.write %arg2 -> %arg4[%arg5] : tensor<4xf32>
  // CHECK: util.return
  util.return
}
// CHECK: util.func private @attrs() attributes {a = #flow.parameter.named<"key"> : tensor<4xf32>, b = #flow.parameter.named<"scope"::"key", {length = 4 : index}> : tensor<4xf32>}
util.func private @attrs() attributes {a = #flow.parameter.named<"key"> : tensor<4xf32>, b = #flow.parameter.named<"scope"::"key", {length = 4 : index}> : tensor<4xf32>}
