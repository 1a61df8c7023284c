// RUN: bindery-opt %s --load-pass-plugin=%plugins/TargetBackendPlugin.so --iree-hal-materialize-interfaces=targets=vmla,sample-* | FileCheck %s
// RUN: not bindery-opt %s --load-pass-plugin=%plugins/TargetBackendPlugin.so --iree-hal-materialize-interfaces=targets=sample-none 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not bindery-opt %s --iree-hal-materialize-interfaces=targets=sample-* 2>&1 | FileCheck %s --check-prefix=UNLOADED

// A plugin adds target backends. Equal targets of two backends are one; the
// second of one name gets another.

// CHECK: hal.executable.target @left, filter="sample-*" {
// CHECK: hal.executable.target @right, filter="sample-right" {
// CHECK: hal.executable.target @right_0, filter="other" {
// CHECK: hal.executable.target @vmla, filter="vmla" {
// CHECK-NOT: hal.executable.target

// NONE: flow-plugin.mlir:[[@LINE+2]]:1: error: no target backend declares a target; tried: 'sample-none'
// UNLOADED: flow-plugin.mlir:[[@LINE+1]]:1: error: no target backend matches; requested: 'sample-*'; available: 'cuda', 'dylib-llvm-aot'
flow.executable @ex {
  flow.dispatch.entry @f
  builtin.module {
    func.func @f() {
      return
    }
  }
}
