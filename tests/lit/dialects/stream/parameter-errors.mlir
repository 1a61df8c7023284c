// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @gather_scope(%n: index, %o: i64, %s: !util.buffer, %s2: !util.buffer, %key: !util.buffer, %r: !stream.resource<*>) {
  %0:2 = stream.async.parameter.gather {
    %s::%key[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%n},
    // expected-error @+1 {{custom op 'stream.async.parameter.gather' each operation must use the same scope and target resource}}
    %s2::%key[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%n}
  } : !stream.resource<*> => !stream.timepoint
  util.return
}

// -----

util.func @gather_without_scope(%n: index, %o: i64, %s: !util.buffer, %key: !util.buffer, %r: !stream.resource<*>) {
  %0:2 = stream.async.parameter.gather {
    %s::%key[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%n},
    // expected-error @+1 {{custom op 'stream.async.parameter.gather' each operation must use the same scope and target resource}}
    %key[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%n}
  } : !stream.resource<*> => !stream.timepoint
  util.return
}

// -----

util.func @gather_target(%n: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>, %q: !stream.resource<*>) {
  %0:2 = stream.async.parameter.gather {
    %key[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%n},
    // expected-error @+1 {{custom op 'stream.async.parameter.gather' each operation must use the same scope and target resource}}
    %key[%o] -> %q[%n to %n for %n] : !stream.resource<*>{%n}
  } : !stream.resource<*> => !stream.timepoint
  util.return
}

// -----

util.func @gather_size(%n: index, %m: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>) {
  %0:2 = stream.async.parameter.gather {
    %key[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%n},
    // expected-error @+1 {{custom op 'stream.async.parameter.gather' each operation must use the same scope and target resource}}
    %key[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%m}
  } : !stream.resource<*> => !stream.timepoint
  util.return
}

// -----

util.func @gather_type(%n: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>) {
  %0:2 = stream.async.parameter.gather {
    %key[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%n},
    // expected-error @+1 {{custom op 'stream.async.parameter.gather' each operation must use the same scope and target resource}}
    %key[%o] -> %r[%n to %n for %n] : !stream.resource<external>{%n}
  } : !stream.resource<*> => !stream.timepoint
  util.return
}

// -----

util.func @gather_result(%n: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>) {
  // expected-error @+2 {{inferred type(s) '!stream.resource<*>', '!stream.timepoint' are incompatible with return type(s) of operation '!stream.resource<external>', '!stream.timepoint'}}
  // expected-error @+1 {{failed to infer returned types}}
  %0:2 = stream.async.parameter.gather {
    %key[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%n}
  } : !stream.resource<external> => !stream.timepoint
  util.return
}

// -----

util.func @gather_of_nothing() {
  // expected-error @+1 {{expected SSA operand}}
  %0:2 = stream.async.parameter.gather {
  } : !stream.resource<*> => !stream.timepoint
  util.return
}

// -----

util.func @gather_lists(%n: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>) {
  // expected-error @+1 {{requires that the source keys, source offsets, target offsets, target ends, and lengths are all 1:1}}
  %0:2 = "stream.async.parameter.gather"(%key, %o, %r, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0>}> : (!util.buffer, i64, !stream.resource<*>, index, index, index) -> (!stream.resource<*>, !stream.timepoint)
  util.return
}

// -----

util.func @scatter_source(%n: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>, %q: !stream.resource<*>) {
  %0:2 = stream.async.parameter.scatter {
    %r[%n to %n for %n] : !stream.resource<*>{%n} -> %key[%o],
    // expected-error @+1 {{custom op 'stream.async.parameter.scatter' each operation must use the same source resource and scope}}
    %q[%n to %n for %n] : !stream.resource<*>{%n} -> %key[%o]
  } : !stream.resource<*> => !stream.timepoint
  util.return
}

// -----

util.func @scatter_lists(%n: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>) {
  // expected-error @+1 {{requires that the source offsets, source ends, lengths, target keys, and target offsets are all 1:1}}
  %0:2 = "stream.async.parameter.scatter"(%r, %n, %n, %n, %key, %o) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 1, 1, 0>}> : (!stream.resource<*>, index, index, index, !util.buffer, i64) -> (!stream.resource<*>, !stream.timepoint)
  util.return
}

// -----

util.func @load_scope(%n: index, %o: i64, %s: !util.buffer, %key: !util.buffer) {
  %0:3 = stream.cmd.parameter.load {
    %key[%o] : !stream.resource<constant>{%n},
    // expected-error @+1 {{custom op 'stream.cmd.parameter.load' each operation must use the same scope}}
    %s::%key[%o] : !stream.resource<constant>{%n}
  } => !stream.timepoint
  util.return
}

// -----

util.func @load_lists(%n: index, %o: i64, %key: !util.buffer) {
  // expected-error @+1 {{requires that the source keys, source offsets, and result sizes are all 1:1}}
  %0:2 = "stream.cmd.parameter.load"(%key, %o) <{operandSegmentSizes = array<i32: 0, 1, 1, 0, 0>}> : (!util.buffer, i64) -> (!stream.resource<*>, !stream.timepoint)
  util.return
}

// -----

util.func @cmd_gather_target(%n: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>, %q: !stream.resource<*>) {
  %0 = stream.cmd.parameter.gather {
    %key[%o] -> %r[%n for %n] : !stream.resource<*>{%n},
    // expected-error @+1 {{custom op 'stream.cmd.parameter.gather' each operation must use the same scope and target resource}}
    %key[%o] -> %q[%n for %n] : !stream.resource<*>{%n}
  } => !stream.timepoint
  util.return
}

// -----

util.func @cmd_gather_with_end(%n: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>) {
  %0 = stream.cmd.parameter.gather {
    // expected-error @+1 {{custom op 'stream.cmd.parameter.gather' expected 'for'}}
    %key[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%n}
  } => !stream.timepoint
  util.return
}

// -----

util.func @cmd_gather_lists(%n: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>) {
  // expected-error @+1 {{requires that the source keys, source offsets, target offsets, and target lengths are all 1:1}}
  %0 = "stream.cmd.parameter.gather"(%key, %o, %r, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 0, 0>}> : (!util.buffer, i64, !stream.resource<*>, index, index) -> !stream.timepoint
  util.return
}

// -----

util.func @cmd_scatter_source(%n: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>, %q: !stream.resource<*>) {
  %0 = stream.cmd.parameter.scatter {
    %r[%n for %n] : !stream.resource<*>{%n} -> %key[%o],
    // expected-error @+1 {{custom op 'stream.cmd.parameter.scatter' each operation must use the same source resource and scope}}
    %q[%n for %n] : !stream.resource<*>{%n} -> %key[%o]
  } => !stream.timepoint
  util.return
}

// -----

util.func @cmd_scatter_lists(%n: index, %o: i64, %key: !util.buffer, %r: !stream.resource<*>) {
  // expected-error @+1 {{requires that the source offsets, source lengths, target keys, and target offsets are all 1:1}}
  %0 = "stream.cmd.parameter.scatter"(%r, %n, %n, %key, %o) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 1, 0>}> : (!stream.resource<*>, index, index, !util.buffer, i64) -> !stream.timepoint
  util.return
}

// -----

// expected-note @+1 {{prior use here}}
util.func @offset_of_index(%n: index, %key: !util.buffer) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'i64' vs 'index'}}
  %0 = stream.tensor.parameter.load %key[%n] : tensor<4xf32> in !stream.resource<constant>{%n}
  util.return
}

// -----

util.func @load_to_staging(%n: index, %o: i64, %key: !util.buffer) {
  // expected-error @+1 {{result #0 must be resource of any lifetime but staging, but got '!stream.resource<staging>'}}
  %0:2 = stream.async.parameter.load %key[%o] : !stream.resource<staging>{%n} => !stream.timepoint
  util.return
}

// -----

util.func @cmd_gather_of_no_rows(%n: index, %r: !stream.resource<*>) {
  // expected-error @+1 {{requires at least one operation}}
  %0 = "stream.cmd.parameter.gather"(%r, %n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 0, 0, 0>}> : (!stream.resource<*>, index) -> !stream.timepoint
  util.return
}
