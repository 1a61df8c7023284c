// RUN: bindery-opt %s --load-dialect-plugin=%plugins/DialectPlugin.so --load-pass-plugin=%plugins/PassPlugin.so --pass-pipeline='builtin.module(plugged-mark)' | FileCheck %s
// RUN: bindery-opt %s --load-dialect-plugin=%plugins/DialectPlugin.so --source-names | FileCheck %s --check-prefix=NAMES
// RUN: not bindery-opt %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: bindery-lsp-server --check %s --load-dialect-plugin=%plugins/DialectPlugin.so | count 0
// RUN: not bindery-lsp-server --check %s --load-dialect-plugin=%t.missing 2>&1 | FileCheck %s --check-prefix=MISSING

// CHECK: module attributes {plugged.mark}
// CHECK-NEXT: func.func private @f(!plugged.type)
// NAMES: func.func @named(%thing: !plugged.type)
// WITHOUT: type created with unregistered dialect
// MISSING: bindery-lsp-server: error: {{.*}}.missing: {{.*}}
func.func private @f(!plugged.type)
func.func @named(%thing: !plugged.type) { return }
