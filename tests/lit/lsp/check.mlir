// RUN: not bindery-lsp-server --check %s | FileCheck %s -DFILE=%s
// RUN: echo "func.func private @f()" | bindery-lsp-server --check - | count 0
// RUN: not bindery-lsp-server --check %t.missing 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: bindery-lsp-server: error: {{.*}}.missing: No such file or directory

// CHECK: [[FILE]]:[[@LINE+1]]:25: error: use of undeclared SSA value name
func.func @a() { return %0#1 : i32 }

// CHECK: [[FILE]]:[[@LINE+2]]:3: error: 'func.call' op 'nowhere' does not reference a valid function
func.func @b() {
  call @nowhere() : () -> ()
  return
}
