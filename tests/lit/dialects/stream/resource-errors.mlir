// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @alloca_without_mark(%n: index) {
  // expected-error @+1 {{expected 'uninitialized'}}
  %0:2 = stream.resource.alloca : !stream.resource<transient>{%n} => !stream.timepoint
  util.return
}

// -----

util.func @alloca_without_colon(%n: index) {
  // expected-error @+1 {{expected ':'}}
  %0:2 = stream.resource.alloca uninitialized !stream.resource<transient>{%n} => !stream.timepoint
  util.return
}

// -----

util.func @no_size() {
  // expected-error @+1 {{expected '{'}}
  %0 = stream.resource.alloc : !stream.resource<transient>
  util.return
}

// -----

util.func @transients_of_staging(%n: index, %r: !stream.resource<staging>) {
  // expected-error @+1 {{operand #0 must be resource of any lifetime but staging}}
  %0:2 = stream.resource.transients %r : !stream.resource<staging>{%n} from %r : !stream.resource<staging>{%n} => !stream.timepoint
  util.return
}

// -----

util.func @load_of_device(%n: index, %r: !stream.resource<transient>) {
  // expected-error @+1 {{operand #0 must be staging resource}}
  %0 = stream.resource.load %r[%n] : !stream.resource<transient>{%n} -> f32
  util.return
}

// -----

util.func @load_of_scalar_vector(%n: index, %r: !stream.resource<staging>) {
  // expected-error @+1 {{result #0 must be primitive type or vector of non-zero rank}}
  %0 = stream.resource.load %r[%n] : !stream.resource<staging>{%n} -> vector<f32>
  util.return
}

// -----

util.func @store_to_device(%n: index, %v: i8, %r: !stream.resource<*>) {
  // expected-error @+1 {{operand #0 must be staging resource}}
  stream.resource.store %v, %r[%n] : i8 -> !stream.resource<*>{%n}
  util.return
}

// -----

util.func @subview_of_other_type(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{failed to verify that all of {source, result} have same type}}
  %0 = stream.resource.subview %r[%n] : !stream.resource<*>{%n} -> !stream.resource<external>{%n}
  util.return
}

// -----

util.func @map_staging(%n: index, %b: !util.buffer) {
  // expected-error @+1 {{result #1 must be resource of any lifetime but staging}}
  %0:2 = stream.resource.try_map %b[%n] : !util.buffer -> i1, !stream.resource<staging>{%n}
  util.return
}

// -----

util.func @pack_without_ranges(%n: index) {
  // expected-error @+1 {{requires a [start, end] range for each slice}}
  %0:2 = "stream.resource.pack"(%n) <{lifetime_intervals = [0 : index], operandSegmentSizes = array<i32: 0, 1>}> : (index) -> (index, index)
  util.return
}

// -----

util.func @pack_without_sizes(%n: index) {
  // expected-error @+1 {{requires a size for each slice}}
  %0:2 = "stream.resource.pack"(%n, %n) <{lifetime_intervals = [0 : index, 1 : index], operandSegmentSizes = array<i32: 0, 2>}> : (index, index) -> (index, index)
  util.return
}

// -----

util.func @file_without_either(%n: index, %o: i64, %f: !stream.file, %r: !stream.resource<variable>) {
  // expected-error @+1 {{expected ':'}}
  %0 = stream.file.read %f[%o], %r[%n], %n : !stream.file -> !stream.resource<variable>{%n} => !stream.timepoint
  util.return
}

// -----

util.func @file_into_staging(%n: index, %o: i64, %f: !stream.file, %r: !stream.resource<staging>) {
  // expected-error @+1 {{operand #2 must be resource of any lifetime but staging}}
  %0 = stream.file.read : %f[%o], %r[%n], %n : !stream.file -> !stream.resource<staging>{%n} => !stream.timepoint
  util.return
}

// -----

util.func @await_without_size(%t: !stream.timepoint, %r: !stream.resource<*>) {
  // expected-error @+1 {{value set has 1 dynamic dimensions but only 0 dimension values are attached}}
  %0 = "stream.timepoint.await"(%r, %t) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!stream.resource<*>, !stream.timepoint) -> !stream.resource<*>
  util.return
}
