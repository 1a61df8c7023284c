// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: util.func public @alloca(%arg0: !hal.device, %arg1: i64, %arg2: !hal.fence, %arg3: !hal.fence, %arg4: i64, %arg5: i32, %arg6: i32, %arg7: index) {
util.func @alloca(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %p: i64, %t: i32, %u: i32, %n: index) {
  // CHECK-NEXT: %transient_buffer = hal.device.queue.alloca<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) pool(%arg4) type(%arg5) usage(%arg6) flags("None") : !hal.buffer{%arg7}
  %0 = hal.device.queue.alloca<%d : !hal.device> affinity(%q) wait(%f) signal(%g) pool(%p) type(%t) usage(%u) flags(None) : !hal.buffer{%n}
  // CHECK-NEXT: %transient_buffer_0 = hal.device.queue.alloca<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) pool(%arg4) type(%arg5) usage(%arg6) flags(IndeterminateLifetime) : !hal.buffer{%arg7} attributes {a}
  %1 = hal.device.queue.alloca<%d : !hal.device> affinity(%q) wait(%f) signal(%g) pool(%p) type(%t) usage(%u) flags(IndeterminateLifetime) : !hal.buffer{%n} attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @dealloca(%arg0: !hal.device, %arg1: i64, %arg2: !hal.fence, %arg3: !hal.fence, %arg4: !hal.buffer) {
util.func @dealloca(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %b: !hal.buffer) {
  // CHECK-NEXT: hal.device.queue.dealloca<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) buffer(%arg4 : !hal.buffer) flags("None")
  hal.device.queue.dealloca<%d : !hal.device> affinity(%q) wait(%f) signal(%g) buffer(%b : !hal.buffer) flags(None)
  // CHECK-NEXT: hal.device.queue.dealloca<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) buffer(%arg4 : !hal.buffer) flags(PreferOrigin) attributes {a}
  hal.device.queue.dealloca<%d : !hal.device> affinity(%q) wait(%f) signal(%g) buffer(%b : !hal.buffer) flags(PreferOrigin) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @fill(%arg0: !hal.device, %arg1: i64, %arg2: !hal.fence, %arg3: !hal.fence, %arg4: !hal.buffer, %arg5: index, %arg6: index, %arg7: i8, %arg8: i32) {
util.func @fill(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %b: !hal.buffer, %o: index, %n: index, %p: i8, %r: i32) {
  // CHECK-NEXT: hal.device.queue.fill<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) target(%arg4 : !hal.buffer)[%arg5] length(%arg6) pattern(%arg7 : i8) flags("None")
  hal.device.queue.fill<%d : !hal.device> affinity(%q) wait(%f) signal(%g) target(%b : !hal.buffer)[%o] length(%n) pattern(%p : i8) flags(None)
  // CHECK-NEXT: hal.device.queue.fill<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) target(%arg4 : !hal.buffer)[%arg5] length(%arg6) pattern(%arg8 : i32) flags(Reserved) attributes {a}
  hal.device.queue.fill<%d : !hal.device> affinity(%q) wait(%f) signal(%g) target(%b : !hal.buffer)[%o] length(%n) pattern(%r : i32) flags(Reserved) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @update(%arg0: !hal.device, %arg1: i64, %arg2: !hal.fence, %arg3: !hal.fence, %arg4: !util.buffer, %arg5: !hal.buffer, %arg6: index, %arg7: index) {
util.func @update(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %h: !util.buffer, %b: !hal.buffer, %o: index, %n: index) {
  // CHECK-NEXT: hal.device.queue.update<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) source(%arg4 : !util.buffer)[%arg6] target(%arg5 : !hal.buffer)[%arg7] length(%arg7) flags("None")
  hal.device.queue.update<%d : !hal.device> affinity(%q) wait(%f) signal(%g) source(%h : !util.buffer)[%o] target(%b : !hal.buffer)[%n] length(%n) flags(None)
  // CHECK-NEXT: hal.device.queue.update<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) source(%arg4 : !util.buffer)[%arg6] target(%arg5 : !hal.buffer)[%arg7] length(%arg7) flags(Reserved) attributes {a}
  hal.device.queue.update<%d : !hal.device> affinity(%q) wait(%f) signal(%g) source(%h : !util.buffer)[%o] target(%b : !hal.buffer)[%n] length(%n) flags(Reserved) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @copy(%arg0: !hal.device, %arg1: i64, %arg2: !hal.fence, %arg3: !hal.fence, %arg4: !hal.buffer, %arg5: index, %arg6: index) {
util.func @copy(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %b: !hal.buffer, %o: index, %n: index) {
  // CHECK-NEXT: hal.device.queue.copy<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) source(%arg4 : !hal.buffer)[%arg5] target(%arg4 : !hal.buffer)[%arg6] length(%arg6) flags("None")
  hal.device.queue.copy<%d : !hal.device> affinity(%q) wait(%f) signal(%g) source(%b : !hal.buffer)[%o] target(%b : !hal.buffer)[%n] length(%n) flags(None)
  // CHECK-NEXT: hal.device.queue.copy<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) source(%arg4 : !hal.buffer)[%arg5] target(%arg4 : !hal.buffer)[%arg6] length(%arg6) flags(Reserved) attributes {a}
  hal.device.queue.copy<%d : !hal.device> affinity(%q) wait(%f) signal(%g) source(%b : !hal.buffer)[%o] target(%b : !hal.buffer)[%n] length(%n) flags(Reserved) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @files(%arg0: !hal.device, %arg1: i64, %arg2: !hal.fence, %arg3: !hal.fence, %arg4: !hal.file, %arg5: i64, %arg6: !hal.buffer, %arg7: index, %arg8: index) {
util.func @files(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %file: !hal.file, %fo: i64, %b: !hal.buffer, %o: index, %n: index) {
  // CHECK-NEXT: hal.device.queue.read<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) source(%arg4 : !hal.file)[%arg5] target(%arg6 : !hal.buffer)[%arg7] length(%arg8) flags("None")
  hal.device.queue.read<%d : !hal.device> affinity(%q) wait(%f) signal(%g) source(%file : !hal.file)[%fo] target(%b : !hal.buffer)[%o] length(%n) flags(None)
  // CHECK-NEXT: hal.device.queue.read<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) source(%arg4 : !hal.file)[%arg5] target(%arg6 : !hal.buffer)[%arg7] length(%arg8) flags(Reserved) attributes {a}
  hal.device.queue.read<%d : !hal.device> affinity(%q) wait(%f) signal(%g) source(%file : !hal.file)[%fo] target(%b : !hal.buffer)[%o] length(%n) flags(Reserved) attributes {a}
  // CHECK-NEXT: hal.device.queue.write<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) source(%arg6 : !hal.buffer)[%arg7] target(%arg4 : !hal.file)[%arg5] length(%arg8) flags("None")
  hal.device.queue.write<%d : !hal.device> affinity(%q) wait(%f) signal(%g) source(%b : !hal.buffer)[%o] target(%file : !hal.file)[%fo] length(%n) flags(None)
  // CHECK-NEXT: hal.device.queue.write<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) source(%arg6 : !hal.buffer)[%arg7] target(%arg4 : !hal.file)[%arg5] length(%arg8) flags(Reserved) attributes {a}
  hal.device.queue.write<%d : !hal.device> affinity(%q) wait(%f) signal(%g) source(%b : !hal.buffer)[%o] target(%file : !hal.file)[%fo] length(%n) flags(Reserved) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @execute(%arg0: !hal.device, %arg1: i64, %arg2: !hal.fence, %arg3: !hal.fence, %arg4: !hal.command_buffer, %arg5: !hal.buffer, %arg6: index, %arg7: index) {
util.func @execute(%d: !hal.device, %q: i64, %f: !hal.fence, %g: !hal.fence, %c: !hal.command_buffer, %b: !hal.buffer, %o: index, %n: index) {
  // CHECK-NEXT: hal.device.queue.barrier<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) flags("None")
  hal.device.queue.barrier<%d : !hal.device> affinity(%q) wait(%f) signal(%g) flags(None)
  // CHECK-NEXT: hal.device.queue.barrier<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) flags(Reserved) attributes {a}
  hal.device.queue.barrier<%d : !hal.device> affinity(%q) wait(%f) signal(%g) flags(Reserved) attributes {a}
  // CHECK-NEXT: hal.device.queue.execute<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) commands(%arg4) flags("None")
  hal.device.queue.execute<%d : !hal.device> affinity(%q) wait(%f) signal(%g) commands(%c) flags(None)
  // CHECK-NEXT: hal.device.queue.execute<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) commands(%arg4) flags(Reserved) attributes {a}
  hal.device.queue.execute<%d : !hal.device> affinity(%q) wait(%f) signal(%g) commands(%c) flags(Reserved) attributes {a}
  // CHECK-NEXT: hal.device.queue.execute.indirect<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) commands(%arg4) bindings([
  // CHECK-NEXT: (%arg5 : !hal.buffer)[%arg6, %arg7]
  // CHECK-NEXT: ]) flags("None")
  hal.device.queue.execute.indirect<%d : !hal.device> affinity(%q) wait(%f) signal(%g) commands(%c) bindings([(%b : !hal.buffer)[%o, %n]]) flags(None)
  // CHECK-NEXT: hal.device.queue.execute.indirect<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) commands(%arg4) bindings([
  // CHECK-NEXT: (%arg5 : !hal.buffer)[%arg6, %arg7],
  // CHECK-NEXT: (%arg5 : !hal.buffer)[%arg7, %arg6]
  // CHECK-NEXT: ]) flags(Reserved) attributes {a}
  hal.device.queue.execute.indirect<%d : !hal.device> affinity(%q) wait(%f) signal(%g) commands(%c) bindings([(%b : !hal.buffer)[%o, %n], (%b : !hal.buffer)[%n, %o]]) flags(Reserved) attributes {a}
  // CHECK-NEXT: hal.device.queue.flush<%arg0 : !hal.device> affinity(%arg1)
  hal.device.queue.flush<%d : !hal.device> affinity(%q)
  // CHECK-NEXT: hal.device.queue.flush<%arg0 : !hal.device> affinity(%arg1) attributes {a}
  hal.device.queue.flush<%d : !hal.device> affinity(%q) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @no_fence_twice(%arg0: !hal.device, %arg1: i64) {
util.func @no_fence_twice(%d: !hal.device, %q: i64) {
  // CHECK-NEXT: %0 = util.null : !hal.fence
  %f = util.null : !hal.fence
  // CHECK-NEXT: hal.device.queue.barrier<%arg0 : !hal.device> affinity(%arg1) wait(%0) signal(%0) flags("None")
  hal.device.queue.barrier<%d : !hal.device> affinity(%q) wait(%f) signal(%f) flags(None)
  util.return
}
