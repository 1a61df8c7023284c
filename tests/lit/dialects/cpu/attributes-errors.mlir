// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-error @+2 {{expected ::bindery::cpu::LoweringPipeline to be one of: Default, DoubleTilingExpert, ConvTileAndDecomposeExpert, Mmt4dTilingExpert, BufferOpsTileAndVectorize, DataTiling, LinalgExtTileAndVectorize}}
// expected-error @below {{failed to parse CPU_PipelineAttr parameter 'value' which is to be a `::bindery::cpu::LoweringPipeline`}}
util.func private @f() attributes {a = #iree_cpu.pipeline<Foo>}

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @below {{failed to parse CPU_PipelineAttr parameter 'value' which is to be a `::bindery::cpu::LoweringPipeline`}}
util.func private @f() attributes {a = #iree_cpu.pipeline<>}

// -----

// expected-error @below {{expected '<'}}
util.func private @f() attributes {a = #iree_cpu.cpu_encoding_resolver}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse CPU_CPUEncodingResolverAttr parameter 'configuration' which is to be a `::mlir::DictionaryAttr`}}
util.func private @f() attributes {a = #iree_cpu.cpu_encoding_resolver<configuration = 5>}

// -----

// expected-error @below {{duplicate or unknown struct parameter name: foo}}
util.func private @f() attributes {a = #iree_cpu.vmvx_encoding_resolver<foo = {}>}

// -----

// expected-error @below {{unknown attribute `foo` in dialect `iree_cpu`}}
util.func private @f() attributes {a = #iree_cpu.foo}
