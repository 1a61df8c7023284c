// RUN: bindery-opt %s | bindery-opt | FileCheck %s --strict-whitespace
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s --strict-whitespace

// What only generic form can hold in IREE 3.12 reads again as it prints.

// CHECK-LABEL: util.func public @timepoints
util.func @timepoints(%t: !stream.timepoint) {
  // CHECK-NEXT: stream.timepoint.await %arg0 =>{{ +:}}
  "stream.timepoint.await"(%t) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (!stream.timepoint) -> ()
  // CHECK-NEXT: %0 = stream.timepoint.import{{ +}}: () => !stream.timepoint
  %0 = "stream.timepoint.import"() : () -> !stream.timepoint
  // CHECK-NEXT: stream.timepoint.export %arg0 => (){{$}}
  "stream.timepoint.export"(%t) : (!stream.timepoint) -> ()
  // CHECK-NEXT: stream.timepoint.chain_external %arg0 => ({{ *: *}})
  "stream.timepoint.chain_external"(%t) : (!stream.timepoint) -> ()
  util.return
}

// CHECK-LABEL: util.func public @resources
util.func @resources() {
  // CHECK-NEXT: stream.context.resolve{{ *:}}
  "stream.context.resolve"() : () -> ()
  // CHECK-NEXT: %result_timepoint = stream.resource.constants :{{ *$}}
  // CHECK-NEXT: => !stream.timepoint
  %0 = "stream.resource.constants"() <{values = []}> : () -> !stream.timepoint
  // CHECK-NEXT: stream.tensor.trace "k" = [
  // CHECK-NEXT: ]
  "stream.tensor.trace"() <{key = "k", operandSegmentSizes = array<i32: 0, 0, 0>, resource_encodings = []}> : () -> ()
  util.return
}

// IREE 3.12 prints no keyword for no access.
// CHECK-LABEL: util.func public @no_access
util.func @no_access(%n: index, %r: !stream.resource<*>) {
  // CHECK-NEXT: stream.cmd.dispatch @ex::@e {
  // CHECK-NEXT: none %arg1[%arg0 for %arg0] : !stream.resource<*>{%arg0}
  stream.cmd.dispatch @ex::@e {
     %r[%n for %n] : !stream.resource<*>{%n}
  }
  util.return
}
