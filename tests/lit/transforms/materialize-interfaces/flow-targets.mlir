// RUN: bindery-opt %s --iree-hal-materialize-interfaces=targets=cuda,vulkan-*,dylib* | FileCheck %s --check-prefix=MANY
// RUN: bindery-opt %s --iree-hal-materialize-interfaces=targets=vulkan-v1.1,vmla,vmla,v*1 | FileCheck %s --check-prefix=ONCE
// RUN: not bindery-opt %s --iree-hal-materialize-interfaces 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not bindery-opt %s --iree-hal-materialize-interfaces=targets=metal*,rocm 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// Targets come by the name of their backend, whatever the order of patterns.
// MANY-LABEL: hal.executable @first
// MANY: hal.interface @legacy_io {
// MANY: hal.executable.target @cuda, filter="cuda" {
// MANY: hal.executable.target @llvm_aot, filter="dylib*" {
// MANY: hal.executable.target @vulkan_spirv, filter="vulkan*" {
// MANY: hal.executable.target @vulkan_v1_1, filter="vulkan-v1.1" {
// MANY: hal.executable.target @vulkan_v1_2, filter="vulkan-v1.2" {
// MANY-NOT: hal.executable.target
// MANY-LABEL: hal.executable @second
// MANY: hal.executable.target @cuda, filter="cuda" {

// ONCE-LABEL: hal.executable @first
// ONCE: hal.executable.target @vmla, filter="vmla" {
// ONCE: hal.executable.target @vulkan_v1_1, filter="vulkan-v1.1" {
// ONCE-NOT: hal.executable.target
// ONCE-LABEL: hal.executable @second

// Said once, at the first executable.
// NONE-COUNT-1: flow-targets.mlir:[[@LINE+6]]:1: error: no target backend matches; requested: none; available: 'cuda', 'dylib-llvm-aot', 'vmla', 'vulkan-spirv', 'vulkan-v1.1', 'vulkan-v1.2'
// NONE-NOT: error:
// UNKNOWN: flow-targets.mlir:[[@LINE+4]]:1: error: no target backend matches; requested: 'metal*', 'rocm'; available: 'cuda', 'dylib-llvm-aot', 'vmla', 'vulkan-spirv', 'vulkan-v1.1', 'vulkan-v1.2'
// UNKNOWN-NOT: error:

// The executables:
flow.executable @first {
  flow.dispatch.entry @f
  builtin.module {
    func.func @f() {
      return
    }
  }
}
flow.executable @second {
  flow.dispatch.entry @f
  builtin.module {
    func.func @f() {
      return
    }
  }
}
