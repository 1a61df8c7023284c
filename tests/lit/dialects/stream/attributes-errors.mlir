// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown lifetime value: eternal}}
util.func private @lifetime(!stream.resource<eternal>)

// -----

// expected-error @+1 {{expected '<'}}
util.func private @no_lifetime(!stream.resource)

// -----

// expected-error @+1 {{unknown resource config key 'max_size'}}
util.func private @config() attributes {a = #stream.resource_config<{max_size = 1}>}

// -----

// expected-error @+1 {{expected true or false}}
util.func private @flag() attributes {a = #stream.resource_config<{alias_mutable_bindings = 2}>}

// -----

// expected-error @+1 {{unknown memory model 'Shared'}}
util.func private @model() attributes {a = #stream.resource_config<{memory_model = Shared}>}

// -----

// expected-error @+1 {{only immediate timepoint attrs are supported}}
util.func private @timepoint() attributes {a = #stream.timepoint<later>}

// -----

// expected-error @+1 {{unknown favor value: speed}}
util.func private @favor() attributes {a = #stream.partitioning_config<"speed">}

// -----

// expected-error @+1 {{unknown favor value: size}}
util.func private @star() attributes {a = #stream.partitioning_config<*>}

// -----

// expected-error @+1 {{expected string}}
util.func private @parameter() attributes {a = #stream.parameter.named<"scope"::key>}

// -----

util.func @affinity(%n: index) {
  // expected-error @+1 {{invalid kind of attribute specified}}
  %0 = stream.resource.alloc on("device") : !stream.resource<*>{%n}
  util.return
}
