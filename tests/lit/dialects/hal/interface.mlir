// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: func.func @workgroup() {
func.func @workgroup() {
  // CHECK-NEXT: %workgroup_id_x = hal.interface.workgroup.id[0] : index
  %0 = hal.interface.workgroup.id[0] : index
  // CHECK-NEXT: %workgroup_id_y = hal.interface.workgroup.id[1] upper_bound 128 : index
  %1 = hal.interface.workgroup.id[1] upper_bound 128 : index
  // CHECK-NEXT: %workgroup_id_z = hal.interface.workgroup.id[2] upper_bound -1 {a} : index
  %2 = hal.interface.workgroup.id[2] upper_bound -1 {a} : index
  // CHECK-NEXT: %0 = hal.interface.workgroup.id[3] : index
  %3 = hal.interface.workgroup.id[3] : index
  // CHECK-NEXT: %workgroup_count_x = hal.interface.workgroup.count[0] : index
  %4 = hal.interface.workgroup.count[0] : index
  // CHECK-NEXT: %workgroup_count_y = hal.interface.workgroup.count[1] upper_bound 128 {a} : index
  %5 = hal.interface.workgroup.count[1] upper_bound 128 {a} : index
  // CHECK-NEXT: %workgroup_count_z = hal.interface.workgroup.count[2] : index
  %6 = hal.interface.workgroup.count[2] : index
  // CHECK-NEXT: %1 = hal.interface.workgroup.count[-1] : index
  %7 = hal.interface.workgroup.count[-1] : index
  // CHECK-NEXT: %workgroup_size_x = hal.interface.workgroup.size[0] : index
  %8 = hal.interface.workgroup.size[0] : index
  // CHECK-NEXT: %workgroup_size_y = hal.interface.workgroup.size[1] upper_bound 128 {a} : index
  %9 = hal.interface.workgroup.size[1] upper_bound 128 {a} : index
  // CHECK-NEXT: %workgroup_size_z = hal.interface.workgroup.size[2] : index
  %10 = hal.interface.workgroup.size[2] : index
  // CHECK-NEXT: %2 = hal.interface.workgroup.size[100] : index
  %11 = hal.interface.workgroup.size[100] : index
  return
}

// CHECK-LABEL: func.func @constants() {
func.func @constants() {
  // CHECK-NEXT: %0 = hal.interface.constant.load layout(#pipeline_layout) ordinal(0) : i32
  %0 = hal.interface.constant.load layout(<constants = 2, bindings = []>) ordinal(0) : i32
  // CHECK-NEXT: %1 = hal.interface.constant.load layout(#pipeline_layout) ordinal(1) alignment(16) : index
  %1 = hal.interface.constant.load layout(<constants = 2, bindings = []>) ordinal(1) alignment(16) : index
  // CHECK-NEXT: %2 = hal.interface.constant.load layout(#pipeline_layout) ordinal(1) values([1 : i32, "any"]) {a} : f16
  %2 = hal.interface.constant.load layout(#hal.pipeline.layout<constants = 2, bindings = []>) ordinal(1) values([1 : i32, "any"]) {a} : f16
  // CHECK-NEXT: %3 = hal.interface.constant.load layout(#pipeline_layout) ordinal(1) alignment(4) values([]) : complex<f32>
  %3 = hal.interface.constant.load layout(<constants = 2, bindings = []>) ordinal(1) alignment(4) values([]) : complex<f32>
  return
}

// CHECK-LABEL: func.func @bindings(%arg0: index, %arg1: index) {
func.func @bindings(%o: index, %d: index) {
  // CHECK-NEXT: %0 = hal.interface.binding.subspan layout(#pipeline_layout1) binding(0) : memref<4xf32>
  %0 = hal.interface.binding.subspan layout(<bindings = [<storage_buffer>, <uniform_buffer>]>) binding(0) : memref<4xf32>
  // CHECK-NEXT: %1 = hal.interface.binding.subspan layout(#pipeline_layout1) binding(1) alignment(64) offset(%arg0) flags(ReadOnly) {a} : memref<?x4x?xf32>{%arg1, %arg0}
  %1 = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [<storage_buffer>, <uniform_buffer>]>) binding(1) alignment(64) offset(%o) flags(ReadOnly) {a} : memref<?x4x?xf32>{%d, %o}
  // CHECK-NEXT: %2 = hal.interface.binding.subspan layout(#pipeline_layout1) binding(1) flags("ReadOnly|Indirect") : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xi8>>{%arg1}
  %2 = hal.interface.binding.subspan layout(<bindings = [<storage_buffer>, <uniform_buffer>]>) binding(1) flags("ReadOnly|Indirect") : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xi8>>{%d}
  // CHECK-NEXT: %3 = hal.interface.binding.subspan layout(#pipeline_layout1) binding(1) offset(%arg0) flags("None") : index
  %3 = hal.interface.binding.subspan layout(<bindings = [<storage_buffer>, <uniform_buffer>]>) binding(1) offset(%o) flags("None") : index
  // CHECK-NEXT: %4 = hal.interface.binding.subspan layout(#pipeline_layout1) binding(1) flags(Indirect) : !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xi8>>
  %4 = hal.interface.binding.subspan layout(<bindings = [<storage_buffer>, <uniform_buffer>]>) binding(1) flags(Indirect) : !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xi8>>
  return
}
