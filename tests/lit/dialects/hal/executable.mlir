// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt %s --mlir-print-op-generic | bindery-opt | FileCheck %s
// RUN: bindery-opt %s --mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL
// RUN: bindery-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

#target = #hal.executable.target<"vmvx", "vmvx-bytecode-fb">
#layout = #hal.pipeline.layout<constants = 1, bindings = [<storage_buffer>]>

// CHECK-LABEL: hal.executable private @all
// GENERIC: "hal.executable"() <{sym_name = "all", sym_visibility = "private"}>
hal.executable private @all {
  // CHECK: hal.executable.variant public @v target(#executable_target_vmvx_bytecode_fb) objects([#hal.executable.object<{path = "a.o"}>]) sources({a = 1 : i32}) attributes {note} {
  // LOCAL: hal.executable.variant public @v target(<"vmvx", "vmvx-bytecode-fb">) objects(
  // GENERIC: "hal.executable.variant"() <{objects = [#hal.executable.object<{path = "a.o"}>], sources = {a = 1 : i32}, sym_name = "v", sym_visibility = "public", target = #executable_target_vmvx_bytecode_fb}>
  hal.executable.variant public @v target(#target)
      objects([#hal.executable.object<{path = "a.o"}>])
      sources({a = 1 : i32}) attributes {note} {
    // CHECK: hal.executable.condition(%[[D:.+]]: !hal.device) -> i1 {
    // CHECK-NEXT: %ok, %value = hal.device.query<%[[D]] : !hal.device> key("a" :: "b") : i1, i32
    // CHECK-NEXT: hal.return %ok : i1
    // CHECK-NEXT: } attributes {tag}
    // GENERIC: "hal.executable.condition"() <{function_type = (!hal.device) -> i1}>
    hal.executable.condition(%device: !hal.device {dropped}) -> i1 {
      %ok, %value = hal.device.query<%device : !hal.device> key("a" :: "b") : i1, i32
      hal.return %ok : i1
    } attributes {tag}
    // CHECK: hal.executable.constant.block(%{{.+}}: !hal.device) -> (i32, i32) as ("a", "b") attributes {tag} {
    // GENERIC: "hal.executable.constant.block"() <{function_type = (!hal.device) -> (i32, i32), keys = ["a", "b"]}>
    hal.executable.constant.block(%device: !hal.device) -> (i32, i32) as ("a", "b") attributes {tag} {
      %c = arith.constant 1 : i32
      hal.return %c, %c : i32, i32
    }
    // CHECK: hal.executable.constant.block() -> i32 as "one" {
    hal.executable.constant.block() -> (i32) as "one" {
      %c = arith.constant 1 : i32
      hal.return %c : i32
    }
    // CHECK: hal.executable.constant.block() as () {
    // CHECK-NEXT: hal.return
    // CHECK-NEXT: }
    hal.executable.constant.block() -> () as () {
      hal.return
    }
    // Dictionaries of arguments and results are kept.
    // CHECK: hal.executable.constant.block(%{{.+}}: !hal.device {test.a}) -> (i32 {test.b}) as "attrs" {
    hal.executable.constant.block(%device: !hal.device {test.a}) -> (i32 {test.b}) as "attrs" {
      %c = arith.constant 1 : i32
      hal.return %c : i32
    }
    // CHECK: hal.executable.export public @full ordinal(0) layout(#pipeline_layout) condition(%{{.+}}: !hal.device, %{{.+}}: index) -> i1 {
    // CHECK: } fallback(@plain) count(%{{.+}}: !hal.device, %[[W:.+]]: index) -> (index, index, index) {
    // CHECK-NEXT: hal.return %[[W]], %[[W]], %[[W]] : index, index, index
    // CHECK-NEXT: } attributes {note, source_locs = {}, subgroup_size = 64 : index, workgroup_local_memory = 4 : index, workgroup_size = [1 : index, 2 : index, 3 : index]}
    // LOCAL: hal.executable.export public @full ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) condition
    // GENERIC: "hal.executable.export"() <{condition_fallback = @plain, layout = #pipeline_layout, ordinal = 0 : index, source_locs = {}, subgroup_size = 64 : index, sym_name = "full", sym_visibility = "public", workgroup_local_memory = 4 : index, workgroup_size = [1 : index, 2 : index, 3 : index]}> ({
    // GENERIC: "hal.return"(%{{.+}}, %{{.+}}, %{{.+}}) : (index, index, index) -> ()
    // GENERIC: "hal.return"(%{{.+}}) : (i1) -> ()
    hal.executable.export public @full ordinal(0) layout(#layout) condition(%device: !hal.device, %w: index) -> i1 {
      %true = arith.constant true
      hal.return %true : i1
    } fallback(@plain) count(%device: !hal.device, %w: index) -> (index, index, index) {
      hal.return %w, %w, %w : index, index, index
    } attributes {
      workgroup_size = [1 : index, 2 : index, 3 : index],
      subgroup_size = 64 : index,
      workgroup_local_memory = 4 : index,
      source_locs = {},
      note
    }
    // CHECK: hal.executable.export public @plain layout(#pipeline_layout){{$}}
    hal.executable.export @plain layout(#layout)
    // CHECK-NEXT: builtin.module {
    builtin.module {
    }
  }
  // CHECK: hal.executable.variant nested @empty_lists target(#executable_target_vmvx_bytecode_fb) objects([]) sources({}) {
  // CHECK-NEXT: }
  hal.executable.variant nested @empty_lists target(<"vmvx", "vmvx-bytecode-fb">) objects([]) sources({}) {
  }
}

// CHECK-LABEL: hal.executable public lazy @lazy attributes {note} {
// CHECK-NEXT: }
// GENERIC: "hal.executable"() <{lazy, sym_name = "lazy"}> ({
// GENERIC-NEXT: "hal.executable_end"() : () -> ()
hal.executable lazy @lazy attributes {note} {
}

// What an end carries keeps it in print.
// CHECK-LABEL: hal.executable public @ends {
hal.executable @ends {
  // CHECK: hal.executable.variant public @v target(#executable_target_vmvx_bytecode_fb) {
  // CHECK-NEXT: hal.executable.variant_end {a}
  hal.executable.variant @v target(#target) {
    hal.executable.variant_end {a}
  }
  // CHECK: hal.executable_end {b}
  hal.executable_end {b}
}

// CHECK-LABEL: hal.executable.source private @source attributes {objects = #hal.executable.objects<{#executable_target_vmvx_bytecode_fb = [#hal.executable.object<{path = "a.o"}>]}>} {
// CHECK-NEXT: hal.executable.export public @e ordinal(1) layout(#pipeline_layout) count(%{{.+}}: !hal.device) -> (index, index, index) {
// GENERIC: "hal.executable.source"() <{objects = #hal.executable.objects<
// GENERIC: "hal.executable.source_end"() : () -> ()
hal.executable.source private @source attributes {
  objects = #hal.executable.objects<{#target = [#hal.executable.object<{path = "a.o"}>]}>
} {
  hal.executable.export @e ordinal(1) layout(#layout) count(%device: !hal.device) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    hal.return %c1, %c1, %c1 : index, index, index
  }
}

// CHECK-LABEL: func.func @return_anywhere
func.func @return_anywhere(%arg0: i32) -> i32 {
  // CHECK: hal.return %{{.+}} : i32 {a}
  hal.return %arg0 : i32 {a}
}
