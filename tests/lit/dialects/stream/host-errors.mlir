// RUN: bindery-opt %s --split-input-file --verify-diagnostics

util.func @retain_without_size(%r: !stream.resource<staging>) {
  // expected-error @+1 {{expected '{'}}
  stream.resource.retain %r : !stream.resource<staging>
  util.return
}

// -----

util.func @constants_without_size(%n: index) {
  // expected-error @+1 {{mismatched constant/result counts}}
  %0:3 = "stream.resource.constants"(%n) <{values = [1, 2]}> : (index) -> (!stream.resource<constant>, !stream.resource<constant>, !stream.timepoint)
  util.return
}

// -----

util.func @constants_without_value(%n: index) {
  // expected-error @+1 {{mismatched constant/result counts}}
  %0:3 = "stream.resource.constants"(%n, %n) <{values = [1]}> : (index, index) -> (!stream.resource<constant>, !stream.resource<constant>, !stream.timepoint)
  util.return
}

// -----

util.func @constants_of_two_lifetimes(%n: index) {
  // expected-error @+1 {{all results must be of the same type}}
  %0:3 = stream.resource.constants : !stream.resource<constant>{%n} = 1 : i8, !stream.resource<variable>{%n} = 2 : i8 => !stream.timepoint
  util.return
}

// -----

util.func @constants_of_other_lifetime(%n: index) {
  // expected-error @+1 {{result #0 must be variadic of constant or variable resource, but got '!stream.resource<external>'}}
  %0:2 = stream.resource.constants : !stream.resource<external>{%n} = 4 : i8 => !stream.timepoint
  util.return
}

// -----

util.func @no_signal(%n: index) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = stream.test.timeline_aware(%n) waits() signals() : (index) -> i64
  util.return
}

// -----

util.func @channel_clauses_in_other_order(%n: index) {
  // expected-error @+1 {{expected ':'}}
  %0 = stream.channel.create count(%n) rank(%n) : !stream.channel
  util.return
}
