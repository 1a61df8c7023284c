// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK: util.func public @collectives(%arg0: index, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>, %arg3: f32, %arg4: !util.buffer, %arg5: i64, %arg6: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>) {
util.func public @collectives(%arg0: index, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>, %arg3: f32, %arg4: !util.buffer, %arg5: i64, %arg6: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>) {
  // CHECK: %default_channel = flow.channel.default : !flow.channel
  %default_channel = flow.channel.default : !flow.channel
  // CHECK: %default_channel_0 = flow.channel.default "group" : !flow.channel attributes {foo}
  %default_channel_0 = flow.channel.default "group" : !flow.channel attributes {foo}
  // CHECK: %channel = flow.channel.split %default_channel, %arg0, %arg0 : !flow.channel -> !flow.channel
  %channel = flow.channel.split %default_channel, %arg0, %arg0 : !flow.channel -> !flow.channel
  // CHECK: %channel_rank = flow.channel.rank %default_channel : index
  %channel_rank = flow.channel.rank %default_channel : index
  // CHECK: %channel_count = flow.channel.count %default_channel : index attributes {foo}
  %channel_count = flow.channel.count %default_channel : index attributes {foo}
  // CHECK: %0 = flow.collective.all_gather f32, %arg1, %arg2, %default_channel : (tensor<?xf32>, tensor<4xf32>, !flow.channel) -> %arg1 as tensor<?xf32>{%arg0}
  %0 = flow.collective.all_gather f32, %arg1, %arg2, %default_channel : (tensor<?xf32>, tensor<4xf32>, !flow.channel) -> %arg1 as tensor<?xf32>{%arg0}
  // CHECK: %1 = flow.collective.all_to_all f32, %arg2, %arg2, %default_channel : (tensor<4xf32>, tensor<4xf32>, !flow.channel) -> %arg2 as tensor<4xf32>
  %1 = flow.collective.all_to_all f32, %arg2, %arg2, %default_channel : (tensor<4xf32>, tensor<4xf32>, !flow.channel) -> %arg2 as tensor<4xf32>
  // CHECK: %2 = flow.collective.all_reduce sum, f32, %arg2, %arg2, %default_channel : (tensor<4xf32>, tensor<4xf32>, !flow.channel) -> %arg2 as tensor<4xf32> attributes {foo}
  %2 = flow.collective.all_reduce sum, f32, %arg2, %arg2, %default_channel : (tensor<4xf32>, tensor<4xf32>, !flow.channel) -> %arg2 as tensor<4xf32> attributes {foo}
  // CHECK: %3 = flow.collective.reduce_scatter average, f32, %arg2, %arg1, %default_channel : (tensor<4xf32>, tensor<?xf32>, !flow.channel) -> %arg2 as tensor<4xf32>
  %3 = flow.collective.reduce_scatter average, f32, %arg2, %arg1, %default_channel : (tensor<4xf32>, tensor<?xf32>, !flow.channel) -> %arg2 as tensor<4xf32>
  // CHECK: %4 = flow.collective.send_recv f32, %arg2, %arg2, %default_channel, %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>, !flow.channel, index, index) -> %arg2 as tensor<4xf32>
  %4 = flow.collective.send_recv f32, %arg2, %arg2, %default_channel, %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>, !flow.channel, index, index) -> %arg2 as tensor<4xf32>
  // CHECK: util.return
  util.return
}
