// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: util.func private @types(%arg0: !stream.resource<*>, %arg1: !stream.resource<external>, %arg2: !stream.resource<staging>, %arg3: !stream.resource<transient>, %arg4: !stream.resource<variable>, %arg5: !stream.resource<constant>, %arg6: !stream.timepoint, %arg7: !stream.binding, %arg8: !stream.channel, %arg9: !stream.file, %arg10: !stream.test.fence)
util.func private @types(!stream.resource<*>, !stream.resource<external>, !stream.resource<staging>, !stream.resource<transient>, !stream.resource<variable>, !stream.resource<constant>, !stream.timepoint, !stream.binding, !stream.channel, !stream.file, !stream.test.fence)

// CHECK-LABEL: util.func private @timepoint() attributes {a = #stream.timepoint<immediate> : !stream.timepoint}
util.func private @timepoint() attributes {a = #stream.timepoint<immediate> : !stream.timepoint}
// CHECK-LABEL: util.func private @bare_timepoint() attributes {a = #stream.timepoint<immediate> : !stream.timepoint}
util.func private @bare_timepoint() attributes {a = #stream.timepoint<immediate>}
// CHECK-LABEL: util.global private @named = #stream.parameter.named<"key"> : tensor<4xf32>
util.global private @named = #stream.parameter.named<"key"> : tensor<4xf32>
// CHECK-LABEL: util.global private @scoped = #stream.parameter.named<"scope"::"key"> : tensor<4xf32>
util.global private @scoped = #stream.parameter.named<"scope"::"key"> : tensor<4xf32>
// CHECK-LABEL: util.global private @configured = #stream.parameter.named<"scope"::"key", {length = 16 : i64}> : tensor<4xf32>
util.global private @configured = #stream.parameter.named<"scope"::"key", {length = 16 : i64}> : tensor<4xf32>
// CHECK-LABEL: util.func private @untyped_parameter() attributes {a = #stream.parameter.named<"key", {}>}
util.func private @untyped_parameter() attributes {a = #stream.parameter.named<"key", {}>}

// Only what is written differs from the default; all seven fields are printed.
// CHECK-LABEL: util.func private @config() attributes {a = #stream.resource_config<{max_allocation_size = 1, min_buffer_offset_alignment = 2, max_buffer_range = -3, min_buffer_range_alignment = 4, index_bits = 64, alias_mutable_bindings = true, memory_model = Unified}>}
util.func private @config() attributes {a = #stream.resource_config<{memory_model = Unified, max_allocation_size = 9, max_allocation_size = 1, min_buffer_offset_alignment = 2 max_buffer_range = -3, min_buffer_range_alignment = 4, index_bits = 64, alias_mutable_bindings = true,}>}
// CHECK-LABEL: util.func private @default_config() attributes {a = #stream.resource_config<{max_allocation_size = 0, min_buffer_offset_alignment = 0, max_buffer_range = 0, min_buffer_range_alignment = 0, index_bits = 32, alias_mutable_bindings = false, memory_model = Discrete}>}
util.func private @default_config() attributes {a = #stream.resource_config<{}>}
// The flag as IREE 3.12 prints it.
// CHECK-LABEL: util.func private @numeric_flag() attributes {a = #stream.resource_config<{max_allocation_size = 0, min_buffer_offset_alignment = 0, max_buffer_range = 0, min_buffer_range_alignment = 0, index_bits = 32, alias_mutable_bindings = true, memory_model = Discrete}>}
util.func private @numeric_flag() attributes {a = #stream.resource_config<{alias_mutable_bindings = 1}>}

// CHECK-LABEL: util.func private @partitioning() attributes {a = #stream.partitioning_config<"debug">, b = #stream.partitioning_config<"min-peak-memory">, c = #stream.partitioning_config<"max-concurrency">}
util.func private @partitioning() attributes {a = #stream.partitioning_config<"debug">, b = #stream.partitioning_config<"min-peak-memory">, c = #stream.partitioning_config<"max-concurrency">}
// As IREE 3.12 prints them.
// CHECK-LABEL: util.func private @printed_partitioning() attributes {a = #stream.partitioning_config<"debug">, b = #stream.partitioning_config<"min-peak-memory">}
util.func private @printed_partitioning() attributes {a = #stream.partitioning_config<favor-debug>, b = #stream.partitioning_config<favor-min-peak-memory>}
