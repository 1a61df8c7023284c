// RUN: bindery-opt %s --split-input-file --verify-diagnostics

hal.interface @io {
  // expected-error @+1 {{failed to parse 'type' enum value}}
  hal.interface.binding @a, set=0, binding=0, type="Buffer", access="Read"
}

// -----

hal.interface @io {
  // expected-error @+1 {{failed to parse 'access' enum value}}
  hal.interface.binding @a, set=0, binding=0, type="StorageBuffer", access="Read|Keep"
}

// -----

hal.interface @io {
  // expected-error @+1 {{expected 'set'}}
  hal.interface.binding @a, group=0, binding=0, type="StorageBuffer", access="Read"
}

// -----

hal.interface @io {
  // expected-error @+1 {{expected string}}
  hal.interface.binding @a, set=0, binding=0, type=StorageBuffer, access="Read"
}

// -----

// expected-error @+1 {{'hal.interface.binding' op expects parent op 'hal.interface'}}
hal.interface.binding @a, set=0, binding=0, type="StorageBuffer", access="Read"

// -----

// expected-error @+1 {{has a negative number of push constants}}
hal.interface @io attributes {push_constants = -1 : i32} {}

// -----

// expected-error @+1 {{attribute 'push_constants' failed to satisfy constraint: 32-bit signless integer attribute}}
hal.interface @io attributes {push_constants = 1 : i64} {}

// -----

// expected-error @+1 {{'hal.executable.target' op expects parent op 'hal.executable'}}
hal.executable.target @t, filter="*" {}

// -----

hal.executable @ex {
  // expected-error @+1 {{expected 'filter'}}
  hal.executable.target @t, pattern="*" {}
}

// -----

hal.executable @ex {
  // expected-error @+1 {{invalid kind of attribute specified}}
  hal.executable.target @t, filter=4 {}
}

// -----

// expected-error @+1 {{requires attribute 'interface'}}
hal.executable.entry_point @e attributes {ordinal = 0 : i32, signature = () -> ()}

// -----

// expected-error @+1 {{requires attribute 'ordinal'}}
hal.executable.entry_point @e attributes {interface = @io, signature = () -> ()}

// -----

// expected-error @+1 {{requires attribute 'signature'}}
hal.executable.entry_point @e attributes {interface = @io, ordinal = 0 : i32}

// -----

// expected-error @+1 {{attribute 'ordinal' failed to satisfy constraint: 32-bit signless integer attribute}}
hal.executable.entry_point @e attributes {interface = @io, ordinal = 0, signature = () -> ()}

// -----

// expected-error @+1 {{has a negative ordinal}}
hal.executable.entry_point @e attributes {interface = @io, ordinal = -1 : i32, signature = () -> ()}

// -----

// expected-error @+1 {{push constant offset must not be negative}}
%0 = hal.interface.load.constant offset = -1 : i32

// -----

func.func @tile(%i: index) {
  // expected-error @+1 {{requires as many offsets, sizes and strides as each other (have 2, 1 and 1)}}
  %0 = hal.interface.load.tensor.tile @io::@a, base_offset = %i, offsets = [%i, %i], sizes = [%i], strides = [%i] : tensor<4xf32>
  return
}

// -----

func.func @tile(%i: index, %t: tensor<4xf32>) {
  // expected-error @+1 {{requires as many offsets, sizes and strides as each other (have 1, 1 and 0)}}
  hal.interface.store.tensor.tile %t, @io::@a, base_offset = %i, offsets = [%i], sizes = [%i], strides = [] : tensor<4xf32>
  return
}

// -----

func.func @subspan() {
  // expected-error @+1 {{expected a byte offset and at most a length}}
  %0 = hal.interface.binding.subspan @io::@a[] : memref<4xf32>
  return
}

// -----

func.func @subspan(%i: index) {
  // expected-error @+1 {{expected a byte offset and at most a length}}
  %0 = hal.interface.binding.subspan @io::@a[%i, %i, %i] : memref<4xf32>
  return
}

// -----

func.func @subspan(%i: index) {
  // expected-error @+1 {{names its binding by a symbol and so takes no layout, binding, alignment or flags}}
  %0 = hal.interface.binding.subspan @io::@a[%i] {alignment = 64 : index} : memref<4xf32>
  return
}

// -----

// expected-error @+1 {{names its binding by a symbol and so requires a byte offset}}
%0 = "hal.interface.binding.subspan"() <{interface_binding = @io::@a, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>

// -----

func.func @subspan(%i: index) {
  // expected-error @+1 {{takes one byte length, not 2}}
  %0 = "hal.interface.binding.subspan"(%i, %i, %i) <{interface_binding = @io::@a, operandSegmentSizes = array<i32: 1, 2>}> : (index, index, index) -> memref<4xf32>
  return
}

// -----

// expected-error @+1 {{requires attribute 'layout'}}
%0 = "hal.interface.binding.subspan"() <{binding = 0 : index, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>

// -----

// expected-error @+1 {{requires attribute 'binding'}}
%0 = "hal.interface.binding.subspan"() <{layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
