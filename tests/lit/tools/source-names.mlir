// RUN: bindery-opt %s --source-names | FileCheck %s
// RUN: bindery-opt %s --source-names --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @numbers
// GENERIC: ^bb0(%[[A:arg]]: i32
func.func @numbers(%arg: i32) -> i32 {
  // CHECK-NEXT: %7 = arith.addi %arg, %arg : i32
  // GENERIC: %7 = "arith.addi"(%arg, %arg)
  %7 = arith.addi %arg, %arg : i32
  // CHECK-NEXT: %0 = arith.muli %7, %7 : i32
  %0 = arith.muli %7, %7 : i32
  // CHECK-NEXT: return %0 : i32
  return %0 : i32
}

// Results one by one, as a group, and groups of several.
// CHECK-LABEL: func.func private @pair
func.func private @pair() -> (i32, i32)
// CHECK-LABEL: func.func private @triple
func.func private @triple() -> (i32, i32, i32)
// CHECK-LABEL: func.func @groups
func.func @groups() -> (i32, i32, i32, i32) {
  // CHECK-NEXT: %a, %b = call @pair()
  %a, %b = call @pair() : () -> (i32, i32)
  // CHECK-NEXT: %x:2 = call @pair()
  %x:2 = call @pair() : () -> (i32, i32)
  // CHECK-NEXT: %sums:2, %rest = call @triple()
  %sums:2, %rest = call @triple() : () -> (i32, i32, i32)
  // CHECK-NEXT: return %b, %x#1, %sums#1, %rest
  return %b, %x#1, %sums#1, %rest : i32, i32, i32, i32
}

// CHECK-LABEL: func.func @blocks
func.func @blocks(%c: i1) -> i32 {
  %one = arith.constant 1 : i32
  // CHECK: cf.cond_br %c, ^then, ^out(%one : i32)
  cf.cond_br %c, ^then, ^out(%one : i32)
// CHECK-NEXT: ^then: // pred: ^bb0
^then:
  // CHECK-NEXT: cf.br ^out(%one : i32)
  cf.br ^out(%one : i32)
// CHECK-NEXT: ^out(%r: i32): // 2 preds: ^bb0, ^then
^out(%r: i32):
  return %r : i32
}

// Regions beside each other may use one name.
// CHECK-LABEL: func.func @regions
func.func @regions(%c: i1) {
  // CHECK: scf.if %c {
  // CHECK-NEXT: %v = arith.constant 1
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %v = arith.constant 2
  scf.if %c {
    %v = arith.constant 1 : i32
  } else {
    %v = arith.constant 2 : i32
  }
  %lo = arith.constant 0 : index
  // CHECK: scf.for %iv = %lo to %lo step %lo {
  scf.for %iv = %lo to %lo step %lo {
  }
  return
}

// What looks like a name in a string is none.
// CHECK-LABEL: func.func @strings
// CHECK-SAME: attributes {note = "%x ^out // 1 pred: ^out"}
func.func @strings(%x: i32) attributes {note = "%x ^out // 1 pred: ^out"} {
  return
}
