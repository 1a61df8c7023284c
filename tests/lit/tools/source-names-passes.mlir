// RUN: bindery-opt %s --source-names --inline | FileCheck %s --check-prefix=INLINE
// RUN: bindery-opt %s --source-names --inline | bindery-opt -o /dev/null
// RUN: bindery-opt %s --source-names --convert-scf-to-cf | FileCheck %s --check-prefix=CFG
// RUN: bindery-opt %s --source-names --inline --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=LOC

// Names that are taken after inlining become unique; numbers go on.
// INLINE-LABEL: func.func @caller(%x: i32)
// INLINE-NEXT: %y = arith.addi %x, %x : i32
// INLINE-NEXT: %0 = arith.muli %y, %y : i32
// INLINE-NEXT: %y_0 = arith.addi %0, %0 : i32
// INLINE-NEXT: %1 = arith.muli %y_0, %y_0 : i32
// INLINE-NEXT: %y_1 = arith.addi %1, %1 : i32
// INLINE-NEXT: return %y_1 : i32
func.func private @callee(%a: i32) -> i32 {
  %y = arith.addi %a, %a : i32
  %0 = arith.muli %y, %y : i32
  return %0 : i32
}
func.func @caller(%x: i32) -> i32 {
  %p = call @callee(%x) : (i32) -> i32
  %q = call @callee(%p) : (i32) -> i32
  %y = arith.addi %q, %q : i32
  return %y : i32
}

// What a pass makes has MLIR's names, which give way to the source's.
// CFG-LABEL: func.func @branch(%c: i1, %0: i32)
// CFG: cf.cond_br %c, ^bb1, ^bb2
// CFG-NEXT: ^bb1: // pred: ^bb0
// CFG-NEXT: %v = arith.addi %0, %0 : i32
func.func @branch(%c: i1, %0: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %v = arith.addi %0, %0 : i32
    scf.yield %v : i32
  } else {
    scf.yield %0 : i32
  }
  return %r : i32
}

// Real locations stay what they were.
// LOC-LABEL: func.func @caller(%x: i32 loc("{{.*}}source-names-passes.mlir":{{[0-9]+}}:{{[0-9]+}}))
// LOC-NEXT: arith.addi %x, %x : i32 loc(callsite("{{.*}}mlir":[[#]]:8 at "{{.*}}mlir":[[#]]:8))
