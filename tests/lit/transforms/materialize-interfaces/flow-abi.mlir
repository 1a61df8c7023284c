// RUN: bindery-opt %s --iree-hal-materialize-interfaces=targets=vmla | FileCheck %s

// Integers pass through bindings in whole bytes; other elements as they are.

// CHECK:      func.func @widths() {
// CHECK-NEXT:   %[[ZERO:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[A8:.+]] = hal.interface.load.tensor @legacy_io::@arg0, offset = %[[ZERO]] : tensor<4xi8>
// CHECK-NEXT:   %[[A1:.+]] = arith.trunci %[[A8]] : tensor<4xi8> to tensor<4xi1>
// CHECK-NEXT:   %[[B16:.+]] = hal.interface.load.tensor @legacy_io::@arg1, offset = %[[ZERO]] : tensor<2x?xi16>
// CHECK-NEXT:   %[[B9:.+]] = arith.trunci %[[B16]] : tensor<2x?xi16> to tensor<2x?xi9>
// CHECK-NEXT:   %[[C24:.+]] = hal.interface.load.tensor @legacy_io::@arg2, offset = %[[ZERO]] : tensor<i24>
// CHECK-NEXT:   %[[C17:.+]] = arith.trunci %[[C24]] : tensor<i24> to tensor<i17>
// CHECK-NEXT:   %[[D:.+]] = hal.interface.load.tensor @legacy_io::@arg3, offset = %[[ZERO]] : tensor<4xui8>
// CHECK-NEXT:   %[[E:.+]] = hal.interface.load.tensor @legacy_io::@arg4, offset = %[[ZERO]] : tensor<4xbf16>
// CHECK-NEXT:   %[[R:.+]]:3 = call @widths_impl(%[[A1]], %[[B9]], %[[C17]], %[[D]], %[[E]])
// CHECK-NEXT:   %[[R0:.+]] = arith.extui %[[R]]#0 : tensor<4xi1> to tensor<4xi8>
// CHECK-NEXT:   hal.interface.store.tensor %[[R0]], @legacy_io::@ret0, offset = %[[ZERO]] : tensor<4xi8>
// CHECK-NEXT:   %[[R1:.+]] = arith.extui %[[R]]#1 : tensor<i17> to tensor<i24>
// CHECK-NEXT:   hal.interface.store.tensor %[[R1]], @legacy_io::@ret1, offset = %[[ZERO]] : tensor<i24>
// CHECK-NEXT:   hal.interface.store.tensor %[[R]]#2, @legacy_io::@ret2, offset = %[[ZERO]] : tensor<4xui8>
// CHECK-NEXT:   return
flow.executable @abi {
  flow.dispatch.entry @widths
  builtin.module {
    func.func @widths(%a: tensor<4xi1>, %b: tensor<2x?xi9>, %c: tensor<i17>, %d: tensor<4xui8>, %e: tensor<4xbf16>) -> (tensor<4xi1>, tensor<i17>, tensor<4xui8>) {
      return %a, %c, %d : tensor<4xi1>, tensor<i17>, tensor<4xui8>
    }
  }
}
