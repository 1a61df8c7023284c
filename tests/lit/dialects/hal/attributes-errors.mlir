// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown HAL type: foo}}
util.func private @unknown_type(!hal.foo)

// -----

// expected-error @+1 {{unknown HAL attribute: foo}}
util.func private @unknown_attribute() attributes {a = #hal.foo<1>}

// -----

// expected-error @+1 {{must have at least one device to select}}
util.func private @select_nothing() attributes {a = #hal.device.select<[]>}

// -----

// expected-error @+1 {{can only select between #hal.device.alias, #hal.device.target, #hal.device.ordinal, #hal.device.fallback, or other device initialization attributes}}
util.func private @select_other() attributes {a = #hal.device.select<[#hal.device.target<"a">, "other"]>}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse HAL_DeviceFallbackAttr parameter 'name' which is to be a `::mlir::FlatSymbolRefAttr`}}
util.func private @select_nested_name() attributes {a = #hal.device.fallback<@a::@b>}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse HAL_DeviceAffinityAttr parameter 'device' which is to be a `::mlir::FlatSymbolRefAttr`}}
util.func private @affinity_of_nested_name() attributes {a = #hal.device.affinity<@a::@b>}

// -----

// expected-error @+1 {{expected integer value}}
util.func private @affinity_any() attributes {a = #hal.device.affinity<@a, [*]>}

// -----

// expected-error @+1 {{expected valid '@'-identifier for symbol name}}
util.func private @promise_of_string() attributes {a = #hal.device.promise<"a">}

// -----

// expected-error @+1 {{expected attribute value}}
util.func private @optimal_nothing() attributes {a = #hal.device.optimal<[]>}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
util.func private @optimal_other() attributes {a = #hal.device.optimal<["other"]>}

// -----

// expected-error @+1 {{can only select between HAL affinity attrs}}
util.func private @optimal_nested() attributes {a = #hal.device.optimal<[#hal.device.optimal<[#hal.device.affinity<@a>]>]>}

// -----

// expected-error @+1 {{expected ','}}
util.func private @layout_without_bindings() attributes {a = #hal.pipeline.layout<constants = 1>}

// -----

// expected-error @+1 {{expected 'flags'}}
util.func private @layout_out_of_order() attributes {a = #hal.pipeline.layout<bindings = [], constants = 1>}

// -----

// expected-error @+2 {{expected one of [None, Indirect] for valid PipelineLayoutFlags, got: Other}}
// expected-error @+1 {{failed to parse HAL_PipelineLayoutAttr parameter 'flags' which is to be a `std::optional<PipelineLayoutFlags>`}}
util.func private @layout_unknown_flag() attributes {a = #hal.pipeline.layout<bindings = [], flags = Other>}

// -----

// expected-error @+1 {{expected '<'}}
util.func private @layout_other_binding() attributes {a = #hal.pipeline.layout<bindings = ["storage_buffer"]>}

// -----

// expected-error @+2 {{expected one of [uniform_buffer, storage_buffer] for valid DescriptorType, got: image}}
// expected-error @+1 {{failed to parse HAL_PipelineBindingAttr parameter 'type' which is to be a `DescriptorType`}}
util.func private @binding_of_unknown_type() attributes {a = #hal.pipeline.binding<image>}

// -----

// expected-error @+2 {{expected one of [None, ReadOnly, Indirect] for valid Descriptor flags, got: Other}}
// expected-error @+1 {{failed to parse HAL_PipelineBindingAttr parameter 'flags' which is to be a `DescriptorFlags`}}
util.func private @binding_with_unknown_flag() attributes {a = #hal.pipeline.binding<storage_buffer, Other>}

// -----

// expected-error @+1 {{expected '>'}}
util.func private @binding_with_bare_list() attributes {a = #hal.pipeline.binding<storage_buffer, ReadOnly|Indirect>}

// -----

// expected-error @+1 {{expected ','}}
util.func private @target_without_format() attributes {a = #hal.executable.target<"a">}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
util.func private @target_with_number() attributes {a = #hal.executable.target<"a", 1>}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
util.func private @target_with_other_configuration() attributes {a = #hal.executable.target<"a", "b", 1>}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
util.func private @object_without_dictionary() attributes {a = #hal.executable.object<"a">}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
util.func private @objects_without_list() attributes {a = #hal.executable.objects<{"a" = 1}>}

// -----

// expected-error @+1 {{expected '{'}}
util.func private @objects_without_braces() attributes {a = #hal.executable.objects<>}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
util.func private @device_without_id() attributes {a = #hal.device.target<{}>}

// -----

// expected-error @+1 {{expected attribute value}}
util.func private @device_with_empty_list() attributes {a = #hal.device.target<"a", []>}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
util.func private @device_with_other_list() attributes {a = #hal.device.target<"a", ["b"]>}

// -----

// expected-error @+1 {{expected '>'}}
util.func private @device_out_of_order() attributes {a = #hal.device.target<"a", [#hal.executable.target<"a", "b">], {}>}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse HAL_DeviceAliasAttr parameter 'deviceId' which is to be a `::mlir::StringAttr`}}
util.func private @alias_of_name() attributes {a = #hal.device.alias<@a>}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse HAL_DeviceOrdinalAttr parameter 'ordinal' which is to be a `int64_t`}}
util.func private @ordinal_of_string() attributes {a = #hal.device.ordinal<"a">}

// -----

// expected-error @+2 {{expected '('}}
// expected-error @+1 {{failed to parse HAL_DeviceTopologyAttr parameter 'links' which is to be a `::llvm::ArrayRef<DeviceLinkAttr>`}}
util.func private @no_links() attributes {a = #hal.device.topology<links = []>}

// -----

// expected-error @+2 {{duplicate or unknown struct parameter name: fast}}
// expected-error @+1 {{failed to parse HAL_DeviceTopologyAttr parameter 'links' which is to be a `::llvm::ArrayRef<DeviceLinkAttr>`}}
util.func private @link_of_unknown_ability() attributes {a = #hal.device.topology<links = [(@a -> @b = {fast = true})]>}

// -----

// expected-error @+2 {{duplicate or unknown struct parameter name: unified_memory}}
// expected-error @+1 {{failed to parse HAL_DeviceTopologyAttr parameter 'links' which is to be a `::llvm::ArrayRef<DeviceLinkAttr>`}}
util.func private @link_with_ability_twice() attributes {a = #hal.device.topology<links = [(@a -> @b = {unified_memory = true, unified_memory = true})]>}

// -----

// expected-error @+2 {{expected '='}}
// expected-error @+1 {{failed to parse HAL_DeviceTopologyAttr parameter 'links' which is to be a `::llvm::ArrayRef<DeviceLinkAttr>`}}
util.func private @link_without_braces() attributes {a = #hal.device.topology<links = [(@a -> @b)]>}

// -----

// expected-error @+2 {{expected one of [all_gather, all_reduce, all_to_all, broadcast, reduce, reduce_scatter, send, recv, send_recv] for valid CollectiveKind, got: add}}
// expected-error @+1 {{failed to parse HAL_CollectiveAttr parameter 'kind' which is to be a `CollectiveKind`}}
util.func private @unknown_collective() attributes {a = #hal.collective<add : f32>}

// -----

// expected-error @+2 {{expected one of [none, sum, product, minimum, maximum, average] for valid CollectiveReductionOp, got: xor}}
// expected-error @+1 {{failed to parse HAL_CollectiveAttr parameter 'reduction' which is to be a `std::optional<CollectiveReductionOp>`}}
util.func private @unknown_reduction() attributes {a = #hal.collective<reduce with xor : f32>}

// -----

// expected-error @+2 {{expected one of [si8, ui8, si16, ui16, si32, ui32, si64, ui64, f16, f32, f64, bf16, f8E5M2, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ] for valid CollectiveElementType, got: i1}}
// expected-error @+1 {{failed to parse HAL_CollectiveAttr parameter 'elementType' which is to be a `CollectiveElementType`}}
util.func private @unknown_element() attributes {a = #hal.collective<reduce with sum : i1>}

// -----

// expected-error @+2 {{expected one of [synchronous, coarse_fences] for Execution model for function invocation, got: other}}
// expected-error @+1 {{failed to parse HAL_ABIConventionAttr parameter 'executionModel' which is to be a `ExecutionModel`}}
util.func private @unknown_convention() attributes {a = #hal.abi.convention<other>}

// -----

// expected-error @+2 {{expected ::bindery::hal::DescriptorType to be one of: uniform_buffer, storage_buffer}}
// expected-error @+1 {{failed to parse HAL_DescriptorTypeAttr parameter 'value' which is to be a `::bindery::hal::DescriptorType`}}
util.func private @unknown_descriptor() attributes {a = #hal.descriptor_type<image>}

// -----

// expected-error @+1 {{'util.global' op initial value type mismatch; global "device_of_no_type" is '!hal.device' but initial value provided is 'none'}}
util.global private @device_of_no_type : !hal.device = #hal.device.ordinal<0>
