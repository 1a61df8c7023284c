// RUN: bindery-opt %s --allow-unregistered-dialect --split-input-file \
// RUN:   | bindery-opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK-DAG: #[[EMPTY_FORMAT:executable_target_]] = #hal.executable.target<"b", "">
// CHECK-DAG: #executable_target_c_9 = #hal.executable.target<"b", "C-9">
// CHECK-DAG: #executable_target_c9 = #hal.executable.target<"b", "c9", {k = 1 : i64}>
// CHECK-DAG: #device_target_local = #hal.device.target<"local"> : !hal.device
// CHECK-DAG: #device_target_my_dev_2_ = #hal.device.target<"My-Dev", {ordinal = 2 : index}, [#executable_target_c9, #executable_target_c_9]> : !hal.device
// CHECK-DAG: #device_target_gpu = #hal.device.target<"gpu", [#executable_target_]> : !hal.device
"test.targets"() {
  // An empty configuration is none.
  a = #hal.executable.target<"b", "", {}>,
  b = #hal.device.target<"local", {}>,
  c = #hal.device.target<"My-Dev", {ordinal = 2 : index}, [
    #hal.executable.target<"b", "c9", {k = 1}>,
    #hal.executable.target<"b", "C-9">
  ]> : !hal.device,
  // Whatever type is written, it is a device; a list may follow the name.
  d = #hal.device.target<"gpu", [#hal.executable.target<"b", "">]> : i32
} : () -> ()
// CHECK: "test.targets"() {a = #executable_target_, b = #device_target_local, c = #device_target_my_dev_2_, d = #device_target_gpu}

// CHECK-LABEL: test.devices
"test.devices"() {
  // CHECK-SAME: a = #hal.device.alias<"x"> : !hal.device
  a = #hal.device.alias<"x">,
  // CHECK-SAME: b = #hal.device.alias<"x"[3], {}> : !hal.device
  b = #hal.device.alias<"x"[3], {}> : i32,
  // CHECK-SAME: c = #hal.device.ordinal<3>,
  c = #hal.device.ordinal<3>,
  // CHECK-SAME: d = #hal.device.ordinal<-1> : !hal.device
  d = #hal.device.ordinal<-1> : !hal.device,
  // CHECK-SAME: e = #hal.device.fallback<@other> : !hal.device
  e = #hal.device.fallback<@other> : !hal.device,
  // CHECK-SAME: f = #hal.device.select<[#device_target_local, #hal.device.select<[#hal.device.ordinal<0>]>]> : !hal.device
  f = #hal.device.select<[
    #hal.device.target<"local">,
    #hal.device.select<[#hal.device.ordinal<0>]>
  ]> : !hal.device
} : () -> ()

// CHECK-LABEL: test.affinities
"test.affinities"() {
  // CHECK-SAME: a = #hal.device.affinity<@dev>,
  a = #hal.device.affinity<@dev>,
  // Bits count modulo 64; repeats are one.
  // CHECK-SAME: b = #hal.device.affinity<@dev, [0, 1, 63]>
  b = #hal.device.affinity<@dev, [64, 1, 1, -1]>,
  // CHECK-SAME: c = #hal.device.affinity<@dev, []>
  c = #hal.device.affinity<@dev, []>,
  // CHECK-SAME: d = #hal.device.promise<@dev, [1]>
  d = #hal.device.promise<@dev, [1]>,
  // CHECK-SAME: e = #hal.device.promise<@"a b">
  e = #hal.device.promise<@"a b">,
  // CHECK-SAME: f = #hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.promise<@b>]>
  f = #hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.promise<@b>]>
} : () -> ()

// CHECK-LABEL: test.topology
"test.topology"() {
  // CHECK-SAME: a = #hal.device.topology<links = [(@a -> @b = {unified_memory = true, transparent_access = true}, {x}), (@b -> @n::@a = {})]>
  a = #hal.device.topology<links = [
    (@a -> @b = {transparent_access = true, unified_memory = true}, {x}),
    #hal<device.link(@b -> @n::@a = {unified_memory = false})>
  ]>,
  // CHECK-SAME: b = #hal<device.link(@a -> @b = {unified_memory = true}, {})>
  b = #hal<device.link(@a -> @b = {unified_memory = true}, {})>
} : () -> ()

// CHECK-LABEL: test.objects
"test.objects"() {
  // CHECK-SAME: a = #hal.executable.object<{path = "a.o", data = dense<1> : tensor<2xi8>}>
  a = #hal.executable.object<{data = dense<1> : tensor<2xi8>, path = "a.o", other = 1}>,
  // CHECK-SAME: b = #hal.executable.object<{}>
  b = #hal.executable.object<{path = 1}>,
  // CHECK-SAME: c = #hal.executable.object<{data = "x"}>
  c = #hal.executable.object<{data = "x"}>,
  // CHECK-SAME: d = #hal.executable.objects<{#executable_target_c_9 = [#hal.executable.object<{path = "a.o"}>], "any" = []}>
  d = #hal.executable.objects<{
    #hal.executable.target<"b", "C-9"> = [#hal.executable.object<{path = "a.o"}>],
    "any" = []
  }>,
  // CHECK-SAME: e = #hal.executable.objects<{}>
  e = #hal.executable.objects<{}>
} : () -> ()

// CHECK-LABEL: test.plain
"test.plain"() {
  // CHECK-SAME: a = #hal.abi.convention<synchronous>
  a = #hal.abi.convention<synchronous>,
  // CHECK-SAME: b = #hal.abi.convention<coarse_fences>
  b = #hal.abi.convention<coarse_fences>,
  // CHECK-SAME: c = #hal.collective<all_reduce with sum : f32>
  c = #hal.collective<all_reduce with sum : f32>,
  // CHECK-SAME: d = #hal.collective<reduce with none : f8E4M3FNUZ>
  d = #hal.collective<reduce with none : f8E4M3FNUZ>,
  // CHECK-SAME: e = #hal.collective<send_recv : si8>
  e = #hal.collective<send_recv : si8>,
  // CHECK-SAME: f = #hal.descriptor_type<uniform_buffer>
  f = #hal.descriptor_type<uniform_buffer>,
  // CHECK-SAME: g = #hal.pipeline.binding<storage_buffer>,
  g = #hal.pipeline.binding<"storage_buffer", None>,
  // CHECK-SAME: h = #hal.pipeline.binding<storage_buffer, Indirect>
  h = #hal.pipeline.binding<storage_buffer, Indirect>,
  // CHECK-SAME: i = #hal.pipeline.binding<uniform_buffer, "ReadOnly|Indirect">
  i = #hal.pipeline.binding<uniform_buffer, "Indirect | ReadOnly">
} : () -> ()

// -----

// CHECK-DAG: #pipeline_layout = #hal.pipeline.layout<bindings = []>
// CHECK-DAG: #pipeline_layout1 = #hal.pipeline.layout<constants = 3, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<uniform_buffer>], flags = Indirect>
// CHECK-DAG: #pipeline_layout2 = #hal.pipeline.layout<bindings = [], flags = None>
"test.layouts"() {
  a = #hal.pipeline.layout<constants = 0, bindings = []>,
  b = #hal.pipeline.layout<constants = 3, bindings = [
    <storage_buffer, ReadOnly>,
    #hal.pipeline.binding<uniform_buffer>
  ], flags = Indirect>,
  c = #hal.pipeline.layout<bindings = [], flags = None>
} : () -> ()
// CHECK: "test.layouts"() {a = #pipeline_layout, b = #pipeline_layout1, c = #pipeline_layout2}

// -----

// Every type of the dialect.
// CHECK: "test.types"() : () -> (!hal.allocator, !hal.buffer, !hal.buffer_view, !hal.channel, !hal.command_buffer, !hal.device, !hal.event, !hal.executable, !hal.fence, !hal.file, !hal.semaphore)
%0:11 = "test.types"() : () -> (!hal.allocator, !hal.buffer, !hal.buffer_view, !hal.channel, !hal.command_buffer, !hal.device, !hal.event, !hal.executable, !hal.fence, !hal.file, !hal.semaphore)
