// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK: flow.executable private @exe {
flow.executable private @exe {
  // CHECK: flow.executable.export public @entry workgroups(%arg0: index) -> (index, index, index) {
  flow.executable.export public @entry workgroups(%arg0: index) -> (index, index, index) {
    // CHECK: %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice {foo}(%arg0)
    %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice {foo}(%arg0)
    // CHECK: flow.return %x, %y, %z : index, index, index
    flow.return %x, %y, %z : index, index, index
  // CHECK: } attributes {foo}
  } attributes {foo}
  // CHECK: flow.executable.export public @plain as("name") {{$}}
  flow.executable.export public @plain as("name") 
  // CHECK: builtin.module {
  builtin.module {
    // CHECK: func.func @entry() {
    func.func @entry() {
      // CHECK: %workgroup_id_0 = flow.dispatch.workgroup.id[0] : index
      %workgroup_id_0 = flow.dispatch.workgroup.id[0] : index
      // CHECK: %workgroup_count_1 = flow.dispatch.workgroup.count[1] {x} : index
      %workgroup_count_1 = flow.dispatch.workgroup.count[1] {x} : index
      // CHECK: %workgroup_size_2 = flow.dispatch.workgroup.size[2] : index
      %workgroup_size_2 = flow.dispatch.workgroup.size[2] : index
      // CHECK: return
      return
    }
  }
}
// CHECK: util.func public @dispatches(%arg0: index, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>, %arg3: f32, %arg4: !util.buffer, %arg5: i64, %arg6: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>) {
util.func public @dispatches(%arg0: index, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>, %arg3: f32, %arg4: !util.buffer, %arg5: i64, %arg6: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>) {
  // CHECK: %0:2 = flow.dispatch @exe::@entry[%arg0](%arg1, %arg2, %arg0) {foo} : (tensor<?xf32>{%arg0}, tensor<4xf32>, index) -> (%arg1{%arg0}, tensor<?xf32>{%arg0})
  %0:2 = flow.dispatch @exe::@entry[%arg0](%arg1, %arg2, %arg0) {foo} : (tensor<?xf32>{%arg0}, tensor<4xf32>, index) -> (%arg1{%arg0}, tensor<?xf32>{%arg0})
  // CHECK: %1 = flow.dispatch {@exe::@plain, @exe::@plain}(%arg2) : (tensor<4xf32>) -> %arg2 as tensor<?xf32>{%arg0}
  %1 = flow.dispatch {@exe::@plain, @exe::@plain}(%arg2) : (tensor<4xf32>) -> %arg2 as tensor<?xf32>{%arg0}
  // CHECK: %2 = flow.dispatch.region[%arg0] -> (tensor<?xf32>{%arg0}) attributes {foo} {
  %2 = flow.dispatch.region[%arg0] -> (tensor<?xf32>{%arg0}) attributes {foo} {
    // CHECK: flow.return %arg1 : tensor<?xf32>
    flow.return %arg1 : tensor<?xf32>
  // CHECK: } count(%arg7: index) -> (index, index, index) {
  } count(%arg7: index) -> (index, index, index) {
    // CHECK: flow.return %arg7, %arg7, %arg7 : index, index, index
    flow.return %arg7, %arg7, %arg7 : index, index, index
  }
  // CHECK: flow.dispatch.region -> () {
  flow.dispatch.region -> () {
  }
  // CHECK: flow.dispatch.region -> () {
  flow.dispatch.region -> () {
  }
  // CHECK: %3:2 = flow.dispatch.workgroups[%arg0](%arg1, %arg2) : (tensor<?xf32>{%arg0}, tensor<4xf32>) -> (%arg1{%arg0}, tensor<4xf32>) attributes {foo} =
  %3:2 = flow.dispatch.workgroups[%arg0](%arg1, %arg2) : (tensor<?xf32>{%arg0}, tensor<4xf32>) -> (%arg1{%arg0}, tensor<4xf32>) attributes {foo} =
      // CHECK: (%arg7: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?xf32>>, %arg8: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %arg9: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
      (%arg7: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?xf32>>, %arg8: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %arg9: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
    // CHECK: flow.return
    flow.return
  // CHECK: } count(%arg7: index) -> (index, index, index) {
  } count(%arg7: index) -> (index, index, index) {
    // CHECK: flow.return %arg7, %arg7, %arg7 : index, index, index
    flow.return %arg7, %arg7, %arg7 : index, index, index
  }
  // CHECK: %4 = flow.dispatch.workgroups(%arg2) : (tensor<4xf32>) -> tensor<4xf32> =
  %4 = flow.dispatch.workgroups(%arg2) : (tensor<4xf32>) -> tensor<4xf32> =
      // CHECK: (%arg7: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %arg8: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
      (%arg7: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %arg8: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
    // CHECK: flow.return {foo}
    flow.return {foo}
  }
  // CHECK: flow.dispatch.workgroups() : () -> () =
  flow.dispatch.workgroups() : () -> () =
      // CHECK: () {
      () {
    // CHECK: flow.return
    flow.return
  }
  // CHECK: %5 = flow.dispatch.tie_shape %arg6 {foo} : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>{%arg0}
  %5 = flow.dispatch.tie_shape %arg6 {foo} : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>{%arg0}
  // CHECK: %6:2 = flow.call @g(%arg1, %arg0) {foo} : (tensor<?xf32>{%arg0}, index) -> (%arg1{%arg0}, index)
  %6:2 = flow.call @g(%arg1, %arg0) {foo} : (tensor<?xf32>{%arg0}, index) -> (%arg1{%arg0}, index)
  // CHECK: flow.call @h() : () -> ()
  flow.call @h() : () -> ()
  // CHECK: util.return
  util.return
}
// CHECK: flow.func private @g(%arg0: tensor<?xf32>, %arg1: index {foo.a}) -> (%arg0, index {foo.b}) attributes {foo.c}
flow.func private @g(%arg0: tensor<?xf32>, %arg1: index {foo.a}) -> (%arg0, index {foo.b}) attributes {foo.c}
// CHECK: flow.func private @h()
flow.func private @h()
