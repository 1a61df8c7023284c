// RUN: bindery-opt %s | bindery-opt | FileCheck %s

// CHECK-LABEL: func.func @null
func.func @null() -> !util.buffer {
  // CHECK: %[[NULL:.+]] = util.null : !util.buffer
  %0 = util.null : !util.buffer
  return %0 : !util.buffer
}
