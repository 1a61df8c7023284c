// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @import_dims(%n: index, %v: !hal.buffer_view) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.import %v : !hal.buffer_view -> tensor<?xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @export_dims(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{type set has 0 dynamic dimensions but only 1 dimension values are attached}}
  %0 = stream.tensor.export %r : tensor<4xf32>{%n} in !stream.resource<*>{%n} -> !hal.buffer_view
  util.return
}

// -----

util.func @sizeof_dims(%n: index) {
  // expected-error @+1 {{type set has 2 dynamic dimensions but only 1 dimension values are attached}}
  %0 = stream.tensor.sizeof tensor<?x?xf32>{%n} : index
  util.return
}

// -----

util.func @empty_dims(%n: index) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.empty : tensor<?xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @constant_dims(%n: index) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.constant : tensor<?xf32> in !stream.resource<*> = dense<1.0> : tensor<1xf32>
  util.return
}

// -----

util.func @constant_in_staging(%n: index) {
  // expected-error @+1 {{result #0 must be resource of any lifetime but staging, but got '!stream.resource<staging>'}}
  %0 = stream.tensor.constant : tensor<1xf32> in !stream.resource<staging> = dense<1.0> : tensor<1xf32>
  util.return
}

// -----

util.func @splat_dims(%n: index, %v: f32) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.splat %v : f32 -> tensor<?xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @splat_of_tensor(%n: index, %v: tensor<f32>) {
  // expected-error @+1 {{operand #0 must be index, integer, float or complex type, but got 'tensor<f32>'}}
  %0 = stream.tensor.splat %v : tensor<f32> -> tensor<4xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @clone_source_dims(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.clone %r : tensor<?xf32> in !stream.resource<*>{%n} -> tensor<4xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @clone_result_dims(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.clone %r : tensor<4xf32> in !stream.resource<*>{%n} -> tensor<?xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @encode_dims(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.encode %r : tensor<4xf32> in !stream.resource<*>{%n} -> tensor<?xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @slice_rank(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{start_indices/lengths rank mismatch}}
  %0 = stream.tensor.slice %r[%n for %n] : tensor<4x4xf32> in !stream.resource<*>{%n} -> tensor<4xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @slice_lengths(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{start_indices/lengths rank mismatch}}
  %0 = stream.tensor.slice %r[%n for %n, %n] : tensor<4xf32> in !stream.resource<*>{%n} -> tensor<4xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @slice_dims(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.slice %r[%n for %n] : tensor<?xf32> in !stream.resource<*>{%n} -> tensor<4xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @slice_of_scalar(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{expects a ranked shaped type as encoding, but got 'i32'}}
  %0 = stream.tensor.slice %r[%n for %n] : i32 in !stream.resource<*>{%n} -> tensor<4xf32> in !stream.resource<*>{%n}
  util.return
}

// -----

util.func @fill_dims(%n: index, %v: f32, %r: !stream.resource<*>) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.fill %v, %r : f32 -> tensor<?xf32> in %r as !stream.resource<*>{%n}
  util.return
}

// -----

util.func @update_dims(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.update %r, %r[%n] : tensor<?xf32> in !stream.resource<*>{%n} -> tensor<4xf32> in %r as !stream.resource<*>{%n}
  util.return
}

// -----

util.func @update_target_dims(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.update %r, %r[%n] : tensor<4xf32> in !stream.resource<*>{%n} -> tensor<?xf32> in %r as !stream.resource<*>{%n}
  util.return
}

// -----

util.func @load_rank(%n: index, %r: !stream.resource<staging>) {
  // expected-error @+1 {{indices rank mismatch}}
  %0 = stream.tensor.load %r : tensor<4xf32> in !stream.resource<staging>{%n} -> f32
  util.return
}

// -----

util.func @load_dims(%n: index, %r: !stream.resource<staging>) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.load %r[%n] : tensor<?xf32> in !stream.resource<staging>{%n} -> f32
  util.return
}

// -----

util.func @load_of_scalar(%n: index, %r: !stream.resource<staging>) {
  // expected-error @+1 {{expects a ranked shaped type as encoding, but got 'f32'}}
  %0 = stream.tensor.load %r : f32 in !stream.resource<staging>{%n} -> f32
  util.return
}

// -----

util.func @store_rank(%n: index, %v: f32, %r: !stream.resource<staging>) {
  // expected-error @+1 {{indices rank mismatch}}
  %0 = stream.tensor.store %v, %r[%n, %n] : f32 -> tensor<4xf32> in %r as !stream.resource<staging>{%n}
  util.return
}

// -----

util.func @store_dims(%n: index, %v: f32, %r: !stream.resource<staging>) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = stream.tensor.store %v, %r[%n] : f32 -> tensor<?xf32> in %r as !stream.resource<staging>{%n}
  util.return
}

// -----

util.func @store_of_scalar(%n: index, %v: f32, %r: !stream.resource<staging>) {
  // expected-error @+1 {{expects a ranked shaped type as encoding, but got 'f32'}}
  %0 = stream.tensor.store %v, %r : f32 -> f32 in %r as !stream.resource<staging>{%n}
  util.return
}

// -----

util.func @trace_arrays(%n: index, %r: !stream.resource<staging>) {
  // expected-error @+1 {{each resource needs a matching resource encoding and size (array length mismatch)}}
  "stream.tensor.trace"(%r, %n) <{key = "k", operandSegmentSizes = array<i32: 1, 1, 0>, resource_encodings = []}> : (!stream.resource<staging>, index) -> ()
  util.return
}

// -----

util.func @trace_dims(%n: index, %r: !stream.resource<staging>) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  "stream.tensor.trace"(%r, %n) <{key = "k", operandSegmentSizes = array<i32: 1, 1, 0>, resource_encodings = [tensor<?xf32>]}> : (!stream.resource<staging>, index) -> ()
  util.return
}

// -----

util.func @trace_of_scalar(%n: index, %r: !stream.resource<staging>) {
  // expected-error @+1 {{expects a ranked shaped type as encoding, but got 'i32'}}
  stream.tensor.trace "k" = [%r : i32 in !stream.resource<staging>{%n}]
  util.return
}

// -----

util.func @dispatch_of_nothing() {
  // expected-error @+1 {{at least one entry point must be defined}}
  "stream.tensor.dispatch"() <{entry_points = [], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, operand_encodings = [], result_encodings = []}> : () -> ()
  util.return
}

// -----

util.func @dispatch_sizes(%r: !stream.resource<*>) {
  // expected-error @+1 {{value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  "stream.tensor.dispatch"(%r) <{entry_points = [@a::@b], operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0>, operand_encodings = [tensor<4xf32>], result_encodings = []}> : (!stream.resource<*>) -> ()
  util.return
}

// -----

util.func @dispatch_result_sizes() {
  // expected-error @+1 {{value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "stream.tensor.dispatch"() <{entry_points = [@a::@b], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, operand_encodings = [], result_encodings = [tensor<4xf32>]}> : () -> !stream.resource<*>
  util.return
}

// -----

util.func @dispatch_dims(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  "stream.tensor.dispatch"(%r, %n) <{entry_points = [@a::@b], operandSegmentSizes = array<i32: 0, 1, 1, 0, 0, 0>, operand_encodings = [tensor<?xf32>], result_encodings = []}> : (!stream.resource<*>, index) -> ()
  util.return
}

// -----

util.func @dispatch_result_dims(%n: index) {
  // expected-error @+1 {{type set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "stream.tensor.dispatch"(%n) <{entry_points = [@a::@b], operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, operand_encodings = [], result_encodings = [tensor<?xf32>]}> : (index) -> !stream.resource<*>
  util.return
}

// -----

util.func @dispatch_tie_out_of_range(%n: index) {
  // expected-error @+1 {{tied operand index 2 is out of range of the 0 operand encoding(s)}}
  %0 = "stream.tensor.dispatch"(%n) <{entry_points = [@a::@b], operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, operand_encodings = [], result_encodings = [tensor<4xf32>], tied_operands = [2 : index]}> : (index) -> !stream.resource<*>
  util.return
}

// -----

util.func @dispatch_tie_to_other_encoding(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{the 1-th operandEncoding (tensor<4xf32>) does not match the resultEncoding (tensor<8xf32>)}}
  %0 = stream.tensor.dispatch @a::@b(%n, %r) : (index, tensor<4xf32> in !stream.resource<*>{%n}) -> tensor<8xf32> in %r{%n}
  util.return
}

// -----

util.func @dispatch_unknown_tie(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{custom op 'stream.tensor.dispatch' tied operand not found for result reference %n}}
  %0 = stream.tensor.dispatch @a::@b(%r) : (tensor<4xf32> in !stream.resource<*>{%n}) -> tensor<4xf32> in %n{%n}
  util.return
}

// -----

stream.executable private @ex {
  stream.executable.export public @e workgroups(%a: index) -> (index, index, index) {
    stream.return %a, %a, %a : index, index, index
  }
}
util.func @dispatch_without_workload(%n: index) {
  // expected-error @+1 {{workload mismatch; entry point expects 1 arguments but dispatch provides 0}}
  %0 = stream.tensor.dispatch @ex::@e() : () -> tensor<4xf32> in !stream.resource<*>{%n}
  util.return
}
