// RUN: bindery-opt %s --source-names --split-input-file --verify-diagnostics | FileCheck %s
// RUN: not bindery-opt %s --source-names --split-input-file 2>&1 | FileCheck %s --check-prefix=PLACE -DFILE=%s
// RUN: not bindery-opt %s --source-names --verify-roundtrip 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not bindery-opt %t.missing --source-names 2>&1 | FileCheck %s --check-prefix=MISSING
// OPTION: error: --source-names does not work together with --verify-roundtrip
// MISSING: cannot open input file '{{.*}}.missing': No such file or directory

// CHECK: func.func @first(%one: i32)
func.func @first(%one: i32) { return }

// -----

// PLACE: [[FILE]]:[[@LINE+3]]:10: error: use of undeclared SSA value name
func.func @second() -> i32 {
  // expected-error @+1 {{use of undeclared SSA value name}}
  return %two : i32
}

// -----

// CHECK: func.func @third(%three: i32)
func.func @third(%three: i32) { return }
