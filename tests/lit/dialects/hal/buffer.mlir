// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: util.func public @assert(%arg0: !hal.buffer, %arg1: !hal.allocator, %arg2: index) {
util.func @assert(%b: !hal.buffer, %a: !hal.allocator, %n: index) {
  // CHECK-NEXT: hal.buffer.assert<%arg0 : !hal.buffer> message("input \22x\22") allocator(%arg1 : !hal.allocator) minimum_length(%arg2) type(DeviceVisible) usage(TransferSource)
  hal.buffer.assert<%b : !hal.buffer> message("input \"x\"") allocator(%a : !hal.allocator) minimum_length(%n) type(DeviceVisible) usage(TransferSource)
  // CHECK-NEXT: hal.buffer.assert<%arg0 : !hal.buffer> message("") allocator(%arg1 : !hal.allocator) minimum_length(%arg2) type("HostVisible|DeviceVisible|DeviceLocal") usage("TransferSource|TransferTarget|Transfer|MappingScoped|MappingAccessRandom|Mapping") attributes {a}
  hal.buffer.assert<%b : !hal.buffer> message("") allocator(%a : !hal.allocator) minimum_length(%n) type("DeviceLocal | HostVisible") usage("Transfer|Mapping") attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @allocation(%arg0: !hal.buffer) {
util.func @allocation(%b: !hal.buffer) {
  // CHECK-NEXT: hal.buffer.allocation.preserve<%arg0 : !hal.buffer>
  hal.buffer.allocation.preserve<%b : !hal.buffer>
  // CHECK-NEXT: hal.buffer.allocation.preserve<%arg0 : !hal.buffer> attributes {a}
  hal.buffer.allocation.preserve<%b : !hal.buffer> attributes {a}
  // CHECK-NEXT: %was_terminal = hal.buffer.allocation.discard<%arg0 : !hal.buffer> : i1
  %0 = hal.buffer.allocation.discard<%b : !hal.buffer> : i1
  // CHECK-NEXT: %was_terminal_0 = hal.buffer.allocation.discard<%arg0 : !hal.buffer> : i1 attributes {a}
  %1 = hal.buffer.allocation.discard<%b : !hal.buffer> : i1 attributes {a}
  // CHECK-NEXT: %is_terminal = hal.buffer.allocation.is_terminal<%arg0 : !hal.buffer> : i1
  %2 = hal.buffer.allocation.is_terminal<%b : !hal.buffer> : i1
  // CHECK-NEXT: %is_terminal_1 = hal.buffer.allocation.is_terminal<%arg0 : !hal.buffer> : i1 attributes {a}
  %3 = hal.buffer.allocation.is_terminal<%b : !hal.buffer> : i1 attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @subspan(%arg0: !hal.buffer, %arg1: index, %arg2: index) {
util.func @subspan(%b: !hal.buffer, %o: index, %n: index) {
  // CHECK-NEXT: %buffer = hal.buffer.subspan<%arg0 : !hal.buffer>[%arg1, %arg2] : !hal.buffer
  %0 = hal.buffer.subspan<%b : !hal.buffer>[%o, %n] : !hal.buffer
  // CHECK-NEXT: %buffer_0 = hal.buffer.subspan<%arg0 : !hal.buffer>[%arg1, %arg2] : !hal.buffer attributes {a}
  %1 = hal.buffer.subspan<%b : !hal.buffer>[%o, %n] : !hal.buffer attributes {a}
  // CHECK-NEXT: %length = hal.buffer.length<%arg0 : !hal.buffer> : index
  %2 = hal.buffer.length<%b : !hal.buffer> : index
  // CHECK-NEXT: %length_1 = hal.buffer.length<%arg0 : !hal.buffer> : index attributes {a}
  %3 = hal.buffer.length<%b : !hal.buffer> : index attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @load(%arg0: !hal.buffer, %arg1: index) {
util.func @load(%b: !hal.buffer, %o: index) {
  // CHECK-NEXT: %0 = hal.buffer.load<%arg0 : !hal.buffer>[%arg1] : i8
  %0 = hal.buffer.load<%b : !hal.buffer>[%o] : i8
  // CHECK-NEXT: %1 = hal.buffer.load<%arg0 : !hal.buffer>[%arg1] : index
  %1 = hal.buffer.load<%b : !hal.buffer>[%o] : index
  // CHECK-NEXT: %2 = hal.buffer.load<%arg0 : !hal.buffer>[%arg1] : bf16
  %2 = hal.buffer.load<%b : !hal.buffer>[%o] : bf16
  // CHECK-NEXT: %3 = hal.buffer.load<%arg0 : !hal.buffer>[%arg1] : complex<f32>
  %3 = hal.buffer.load<%b : !hal.buffer>[%o] : complex<f32>
  // CHECK-NEXT: %4 = hal.buffer.load<%arg0 : !hal.buffer>[%arg1] : vector<4xf32> attributes {a}
  %4 = hal.buffer.load<%b : !hal.buffer>[%o] : vector<4xf32> attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @store(%arg0: !hal.buffer, %arg1: index, %arg2: i32, %arg3: vector<2x2xindex>) {
util.func @store(%b: !hal.buffer, %o: index, %v: i32, %w: vector<2x2xindex>) {
  // CHECK-NEXT: hal.buffer.store<%arg0 : !hal.buffer>[%arg1] value(%arg2 : i32)
  hal.buffer.store<%b : !hal.buffer>[%o] value(%v : i32)
  // CHECK-NEXT: hal.buffer.store<%arg0 : !hal.buffer>[%arg1] value(%arg3 : vector<2x2xindex>) attributes {a}
  hal.buffer.store<%b : !hal.buffer>[%o] value(%w : vector<2x2xindex>) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @codes() {
util.func @codes() {
  // CHECK-NEXT: %memory_type = hal.memory_type<"None"> : i32
  %0 = hal.memory_type<None> : i32
  // CHECK-NEXT: %memory_type_0 = hal.memory_type<Optimal> : i32
  %1 = hal.memory_type<Optimal> : i32
  // CHECK-NEXT: %memory_type_1 = hal.memory_type<"HostVisible|HostCoherent|HostLocal"> : i32
  %2 = hal.memory_type<HostLocal> : i32
  // CHECK-NEXT: %memory_type_2 = hal.memory_type<"DeviceVisible|DeviceLocal"> {a} : i32
  %3 = hal.memory_type<"DeviceLocal"> {a} : i32
  // CHECK-NEXT: %memory_type_3 = hal.memory_type<"HostVisible|HostCached"> : i32
  %4 = hal.memory_type<"HostCached | HostVisible|HostCached"> : i32
  // CHECK-NEXT: %memory_type_4 = hal.memory_type<"HostVisible|HostCoherent"> : i32
  %5 = hal.memory_type<"HostVisible|HostCoherent"> : i32
  // CHECK-NEXT: %buffer_usage = hal.buffer_usage<"None"> : i32
  %6 = hal.buffer_usage<None> : i32
  // CHECK-NEXT: %buffer_usage_5 = hal.buffer_usage<"TransferSource|TransferTarget|Transfer"> : i32
  %7 = hal.buffer_usage<Transfer> : i32
  // CHECK-NEXT: %buffer_usage_6 = hal.buffer_usage<"TransferSource|TransferTarget|Transfer"> : i32
  %8 = hal.buffer_usage<"TransferTarget|TransferSource"> : i32
  // CHECK-NEXT: %buffer_usage_7 = hal.buffer_usage<"DispatchStorageRead|DispatchStorageWrite|DispatchStorage"> {a} : i32
  %9 = hal.buffer_usage<DispatchStorage> {a} : i32
  // CHECK-NEXT: %buffer_usage_8 = hal.buffer_usage<"DispatchIndirectParameters|DispatchUniformRead|DispatchImageRead|DispatchImageWrite|DispatchImage"> : i32
  %10 = hal.buffer_usage<"DispatchImage|DispatchIndirectParameters|DispatchUniformRead"> : i32
  // CHECK-NEXT: %buffer_usage_9 = hal.buffer_usage<"SharingExport|SharingReplicate|SharingConcurrent|SharingImmutable"> : i32
  %11 = hal.buffer_usage<"SharingExport|SharingReplicate|SharingConcurrent|SharingImmutable"> : i32
  // CHECK-NEXT: %buffer_usage_10 = hal.buffer_usage<"MappingScoped|MappingPersistent|MappingOptional|MappingAccessRandom|MappingAccessSequentialWrite|Mapping"> : i32
  %12 = hal.buffer_usage<"Mapping|MappingPersistent|MappingOptional|MappingAccessSequentialWrite"> : i32
  // CHECK-NEXT: %buffer_usage_11 = hal.buffer_usage<DispatchStorageRead> : i32
  %13 = hal.buffer_usage<DispatchStorageRead> : i32
  util.return
}
