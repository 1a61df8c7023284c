// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{struct is missing required parameter: wgp}}
util.func private @no_wgp() attributes {a = #iree_gpu.target<arch = "a", features = "">}

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: featuers}}
util.func private @unknown_field() attributes {a = #iree_gpu.target<arch = "a", featuers = "">}

// -----

// expected-error @+3 {{expected ::bindery::gpu::ComputeBitwidths to be one of: fp64, fp32, fp16, int64, int32, int16, int8, fp8, fp6, fp4}}
// expected-error @+2 {{failed to parse GPU_TargetWgpAttr parameter 'compute' which is to be a `::bindery::gpu::ComputeBitwidths`}}
// expected-error @+1 {{failed to parse GPU_TargetAttr parameter 'wgp' which is to be a `TargetWgpAttr`}}
util.func private @unknown_compute() attributes {a = #iree_gpu.target<arch = "a", features = "", wgp = <compute = fp128>>}

// -----

// expected-error @+3 {{expected '<'}}
// expected-error @+2 {{failed to parse GPU_TargetWgpAttr parameter 'mma' which is to be a `::mlir::ArrayAttr`}}
// expected-error @+1 {{failed to parse GPU_TargetAttr parameter 'wgp' which is to be a `TargetWgpAttr`}}
util.func private @unfinished_intrinsics() attributes {a = #iree_gpu.target<arch = "a", features = "", wgp = <mma = [<A>, B]>>}

// -----

// expected-error @+3 {{struct is missing required parameter: lhs_elem_type}}
// expected-error @+2 {{failed to parse GPU_TargetWgpAttr parameter 'scaled_mma' which is to be a `::mlir::ArrayAttr`}}
// expected-error @+1 {{failed to parse GPU_TargetAttr parameter 'wgp' which is to be a `TargetWgpAttr`}}
util.func private @scaled_without_types() attributes {a = #iree_gpu.target<arch = "a", features = "", wgp = <scaled_mma = [<intrinsic = A>]>>}

// -----

// expected-error @+1 {{expected '<'}}
util.func private @resolver_without_brackets() attributes {a = #iree_gpu.gpu_encoding_resolver}

// -----

// expected-error @+1 {{expected all the layout attributes to implement SerializableAttr}}
util.func private @padding_is_no_layout() attributes {a = #iree_encoding.layout<[#iree_gpu.gpu_padding_resolver<>]>}
