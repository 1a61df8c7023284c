// Names, order and workgroup counts of exports; what kernels keep.

// RUN: bindery-opt %s --iree-hal-materialize-interfaces --allow-unregistered-dialect 2>%t.remarks -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --input-file=%t.remarks --check-prefix=REMARK
// RUN: bindery-opt %s --iree-hal-materialize-interfaces --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope 2>/dev/null | FileCheck %s --check-prefix=LOC

#target = #hal.executable.target<"vmvx", "vmvx">
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>
// CHECK: #[[NONE:.+]] = #hal.pipeline.layout<bindings = [], flags = None>

module attributes {stream.affinity.default = #hal.device.affinity<@device>} {
  util.global private @device = #hal.device.target<"local", [#target]> : !hal.device

  // REMARK: exports.mlir:[[#@LINE+3]]:3: remark: drops 'note', 'stream.resources': not carried into variants [attribute-dropped]
  // CHECK-LABEL: hal.executable private @kernels {
  // LOC: hal.executable private @kernels {
  stream.executable private @kernels attributes {note, stream.resources = #stream.resource_config<{index_bits = 32}>} {
    // Last export first; the name is the function's, whatever the export is
    // called; private exports are exported too.
    // CHECK-NEXT: hal.executable.variant public @vmvx target(#executable_target_vmvx) {
    // CHECK-NEXT: hal.executable.export public @on_device ordinal(3) layout(#[[NONE]]) count(%[[D:.+]]: !hal.device, %[[N:.+]]: index) -> (index, index, index) {
    // CHECK-NEXT: hal.return %[[N]], %[[N]], %[[N]] : index, index, index
    // CHECK-NEXT: }
    // CHECK-NEXT: hal.executable.export public @hidden ordinal(2) layout(#[[NONE]])
    // CHECK-NEXT: hal.executable.export public @second ordinal(1) layout(#[[NONE]]) count(%[[D:.+]]: !hal.device, %[[N:.+]]: index) -> (index, index, index) {
    // CHECK-NEXT: %[[ID:.+]] = hal.interface.workgroup.id[0] : index
    // CHECK-NEXT: hal.return %[[N]], %[[N]], %[[ID]] : index, index, index
    // CHECK-NEXT: }
    // CHECK-NEXT: hal.executable.export public @first ordinal(0) layout(#[[NONE]])
    // CHECK-NEXT: builtin.module {
    // REMARK: :[[#@LINE+1]]:5: remark: drops 'subgroup_size', 'workgroup_size'
    stream.executable.export public @first as("renamed") attributes {workgroup_size = [4 : index, 1 : index, 1 : index], subgroup_size = 32 : index}
    // LOC: ordinal(1) {{.*}} count(%{{.+}}: !hal.device loc("{{.*}}exports.mlir":[[#@LINE+1]]:5), %{{.+}}: index loc("{{.*}}exports.mlir":[[#@LINE+1]]:56))
    stream.executable.export public @second workgroups(%n: index) -> (index, index, index) {
      %id = stream.dispatch.workgroup.id[0] : index
      stream.return %n, %n, %id : index, index, index
    }
    stream.executable.export private @hidden
    stream.executable.export public @on_device workgroups(%device: !hal.device, %n: index) -> (index, index, index) {
      stream.return %n, %n, %n : index, index, index
    }
    // REMARK: :[[#@LINE+1]]:5: remark: drops 'inner.note': not
    builtin.module attributes {inner.note} {
      // Functions keep their order and attributes.
      // CHECK-NEXT: util.func public @second() attributes {kept} {
      util.func public @second() attributes {kept} {
        util.return
      }
      // CHECK: func.func @first() {
      func.func @first() {
        // CHECK: %{{.*}} = hal.interface.workgroup.count[1] : index
        // CHECK: %{{.*}} = hal.interface.workgroup.size[2] : index
        %count = stream.dispatch.workgroup.count[1] : index
        %size = stream.dispatch.workgroup.size[2] : index
        "use"(%count, %size) : (index, index) -> ()
        func.call @helper(%size) : (index) -> ()
        return
      }
      // CHECK: func.func private @helper(%{{.+}}: index {arg.note}) {
      func.func private @helper(%x: index {arg.note}) {
        // CHECK: %{{.*}} = hal.interface.workgroup.id[0] : index
        %id = stream.dispatch.workgroup.id[0] : index
        "use"(%id, %x) : (index, index) -> ()
        return
      }
      // CHECK: func.func @hidden() {
      func.func @hidden() {
        return
      }
      // CHECK: func.func @on_device() {
      func.func @on_device() {
        return
      }
    }
  }

  // REMARK: :[[#@LINE+14]]:7: remark: drops 'arg.note' of argument 0
  // REMARK: :[[#@LINE+15]]:14: remark: drops 'span.note'
  // CHECK-LABEL: hal.executable private @locations
  // Things have the locations of what they were made from.
  // LOC: hal.executable private @locations {
  // LOC: hal.interface.constant.load {{.*}} loc("{{.*}}exports.mlir":[[#@LINE+9]]:52)
  // LOC: hal.interface.binding.subspan {{.*}} loc("{{.*}}exports.mlir":[[#@LINE+10]]:14)
  // LOC: } loc("{{.*}}exports.mlir":[[#@LINE+4]]:3)
  // LOC-NEXT: } loc("{{.*}}exports.mlir":[[#@LINE+3]]:3)
  // LOC-NEXT: } loc("{{.*}}exports.mlir":[[#@LINE+2]]:3)
  // CHECK: func.func @e() {
  stream.executable private @locations {
    stream.executable.export public @e
    builtin.module {
      func.func @e(%a: !stream.binding {arg.note}, %x: i32) {
        %zero = arith.constant 0 : index
        %0 = stream.binding.subspan %a[%zero] {span.note} : !stream.binding -> memref<4xf32>
        "use"(%0, %x) : (memref<4xf32>, i32) -> ()
        return
      }
    }
  }

  // Without a function there are only exports.
  // CHECK-LABEL: hal.executable private @extern {
  // CHECK-NEXT: hal.executable.variant public @vmvx target(#executable_target_vmvx) {
  // CHECK-NEXT: hal.executable.export public @f ordinal(1) layout(#{{.+}}) count(%{{.+}}: !hal.device, %[[N:.+]]: index)
  // CHECK-NEXT: hal.return %[[N]], %[[N]], %[[N]]
  // CHECK-NEXT: }
  // CHECK-NEXT: hal.executable.export public @e ordinal(0) layout(#{{[a-z_0-9]+}})
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  stream.executable private @extern {
    stream.executable.export public @e as("x") attributes {hal.interface.layout = #layout}
    stream.executable.export public @f workgroups(%n: index) -> (index, index, index) {
      stream.return %n, %n, %n : index, index, index
    } attributes {hal.interface.layout = #layout}
  }

  // CHECK-LABEL: util.func public @host
  util.func public @host(%r: !stream.resource<transient>, %n: index, %x: i32) {
    %zero = arith.constant 0 : index
    %t = stream.cmd.execute with(%r as %c: !stream.resource<transient>{%n}) {
      // CHECK: stream.cmd.dispatch @kernels::@vmvx::@first
      // CHECK: stream.cmd.dispatch @kernels::@vmvx::@hidden
      // CHECK: stream.cmd.dispatch @kernels::@vmvx::@second[%{{.+}}]
      // CHECK: stream.cmd.dispatch @locations::@vmvx::@e
      // CHECK: stream.cmd.dispatch {@extern::@vmvx::@e, @extern::@vmvx::@f}
      stream.cmd.dispatch @kernels::@renamed { }
      stream.cmd.dispatch @kernels::@hidden { }
      stream.cmd.dispatch @kernels::@second[%n] { }
      stream.cmd.dispatch @locations::@e(%x : i32) { rw %c[%zero for %n] : !stream.resource<transient>{%n} }
      stream.cmd.dispatch {@extern::@x, @extern::@f}[%n](%x : i32) { rw %c[%zero for %n] : !stream.resource<transient>{%n} }
    } => !stream.timepoint
    util.return
  }
}
