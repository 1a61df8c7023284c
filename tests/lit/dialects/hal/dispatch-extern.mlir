// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: util.func public @extern(%arg0: tensor<4x?xf32>, %arg1: tensor<4xf32>, %arg2: i32, %arg3: index, %arg4: index) {
util.func @extern(%t: tensor<4x?xf32>, %s: tensor<4xf32>, %i: i32, %d: index, %w: index) {
  // CHECK-NEXT: %0 = hal.dispatch.extern "main"(%arg1) : (tensor<4xf32>) -> tensor<4xf32> count(%arg5: !hal.device) -> (index, index, index) {
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: hal.return %c1, %c1, %c1 : index, index, index
  // CHECK-NEXT: } layout(#pipeline_layout) objects({
  // CHECK-NEXT: #executable_target_b ordinal(0) = [#hal.executable.object<{path = "x.o"}>]
  // CHECK-NEXT: })
  %0 = hal.dispatch.extern "main"(%s) : (tensor<4xf32>) -> tensor<4xf32>
    count(%device: !hal.device) -> (index, index, index) {
      %c1 = arith.constant 1 : index
      hal.return %c1, %c1, %c1 : index, index, index
    }
    layout(#hal.pipeline.layout<bindings = [<storage_buffer>, <storage_buffer>]>)
    objects({
      #hal.executable.target<"a", "b"> ordinal(0) = [#hal.executable.object<{path = "x.o"}>]
    })
  // CHECK-NEXT: %1 = hal.dispatch.extern "main"[%arg4, %arg3](%arg0, %arg2) : (tensor<4x?xf32>{%arg3}, i32) -> %arg0{%arg3} count(%arg5: !hal.device, %arg6: index, %arg7: index) -> (index, index, index) {
  // CHECK-NEXT: hal.return %arg6, %arg7, %arg7 : index, index, index
  // CHECK-NEXT: } layout(#pipeline_layout1) objects({
  // CHECK-NEXT: #executable_target_b if(%arg5: !hal.device) -> i1 {
  // CHECK-NEXT: %ok, %value = hal.device.query<%arg5 : !hal.device> key("a" :: "b") : i1, i1
  // CHECK-NEXT: hal.return %value : i1
  // CHECK-NEXT: } ordinal(200) = [#hal.executable.object<{path = "x.o"}>, "any"],
  // CHECK-NEXT: "any" ordinal(-1) = [],
  // CHECK-NEXT: #executable_target_c if(%arg5: !hal.device) -> i1 {
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: hal.return %true : i1
  // CHECK-NEXT: } ordinal(1) = [#hal.executable.object<{path = "y.o"}>]
  // CHECK-NEXT: }) attributes {a, subgroup_size = 64 : index, workgroup_local_memory = 8 : index, workgroup_size = [1 : index, 2 : index]}
  %1 = hal.dispatch.extern "main"[%w, %d](%t, %i) : (tensor<4x?xf32>{%d}, i32) -> %t{%d}
    count(%device: !hal.device, %a: index {dropped}, %b: index) -> (index, index, index) {
      hal.return %a, %b, %b : index, index, index
    }
    layout(#hal.pipeline.layout<constants = 1, bindings = [<storage_buffer>]>)
    objects({
      #hal.executable.target<"a", "b"> if(%device: !hal.device) -> i1 {
        %ok, %value = hal.device.query<%device : !hal.device> key("a" :: "b") : i1, i1
        hal.return %value : i1
      } ordinal(200) = [#hal.executable.object<{path = "x.o"}>, "any"],
      "any" ordinal(-1) = [],
      #hal.executable.target<"a", "c"> if(%device: !hal.device) -> (i1) {
        %true = arith.constant true
        hal.return %true : i1
      } ordinal(1) = [#hal.executable.object<{path = "y.o"}>]
    })
    attributes {workgroup_size = [1 : index, 2 : index], subgroup_size = 64 : index, workgroup_local_memory = 8 : index, a}
  // CHECK-NEXT: %2:3 = hal.dispatch.extern "main"[%arg4](%arg0, %arg1) : (tensor<4x?xf32>{%arg3}, tensor<4xf32>) -> (%arg1, tensor<?xi8>{%arg4}, %arg0 as tensor<?xf32>{%arg3}) count(%arg5: !hal.device, %arg6: index) -> (index, index, index) {
  // CHECK-NEXT: hal.return %arg6, %arg6, %arg6 : index, index, index
  // CHECK-NEXT: } layout(#pipeline_layout2) objects({
  // CHECK-NEXT: #executable_target_b ordinal(0) = []
  // CHECK-NEXT: })
  %2:3 = hal.dispatch.extern "main"[%w](%t, %s) : (tensor<4x?xf32>{%d}, tensor<4xf32>) -> (%s, tensor<?xi8>{%w}, %t as tensor<?xf32>{%d})
    count(%device: !hal.device, %a: index) -> (index, index, index) {
      hal.return %a, %a, %a : index, index, index
    }
    layout(#hal.pipeline.layout<bindings = [<storage_buffer>]>)
    objects({
      #hal.executable.target<"a", "b"> ordinal(0) = []
    })
  // CHECK-NEXT: hal.dispatch.extern "main"() : () -> () count(%arg5: !hal.device) -> (index, index, index) {
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: hal.return %c1, %c1, %c1 : index, index, index
  // CHECK-NEXT: } layout(#pipeline_layout3) objects({
  // CHECK-NEXT: #executable_target_b ordinal(0) = []
  // CHECK-NEXT: })
  hal.dispatch.extern "main"() : () -> ()
    count(%device: !hal.device) -> (index, index, index) {
      %c1 = arith.constant 1 : index
      hal.return %c1, %c1, %c1 : index, index, index
    }
    layout(#hal.pipeline.layout<bindings = []>)
    objects({
      #hal.executable.target<"a", "b"> ordinal(0) = []
    })
  util.return
}
