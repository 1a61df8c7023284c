// RUN: bindery-opt %s | bindery-opt | FileCheck %s
// RUN: bindery-opt --mlir-print-op-generic %s | bindery-opt | FileCheck %s

// CHECK-LABEL: util.func public @create(%arg0: !hal.device, %arg1: i64, %arg2: index) {
util.func @create(%d: !hal.device, %q: i64, %n: index) {
  // CHECK-NEXT: %cmd = hal.command_buffer.create device(%arg0 : !hal.device) mode(OneShot) categories("Transfer|Dispatch") affinity(%arg1) : !hal.command_buffer
  %0 = hal.command_buffer.create device(%d : !hal.device) mode(OneShot) categories("Transfer|Dispatch") affinity(%q) : !hal.command_buffer
  // CHECK-NEXT: %cmd_0 = hal.command_buffer.create device(%arg0 : !hal.device) mode("OneShot|AllowInlineExecution") categories(Dispatch) affinity(%arg1) bindings(%arg2) : !hal.command_buffer attributes {a}
  %1 = hal.command_buffer.create device(%d : !hal.device) mode("AllowInlineExecution|OneShot") categories(Dispatch) affinity(%q) bindings(%n) : !hal.command_buffer attributes {a}
  // CHECK-NEXT: %cmd_1 = hal.command_buffer.create device(%arg0 : !hal.device) mode("None") categories("None") affinity(%arg1) : !hal.command_buffer
  %2 = hal.command_buffer.create device(%d : !hal.device) mode(None) categories("None") affinity(%q) : !hal.command_buffer
  util.return
}

// CHECK-LABEL: util.func public @frame(%arg0: !hal.command_buffer) {
util.func @frame(%c: !hal.command_buffer) {
  // CHECK-NEXT: %0 = hal.command_buffer.device<%arg0 : !hal.command_buffer> : !hal.device
  %0 = hal.command_buffer.device<%c : !hal.command_buffer> : !hal.device
  // CHECK-NEXT: %1 = hal.command_buffer.device<%arg0 : !hal.command_buffer> : !hal.device attributes {a}
  %1 = hal.command_buffer.device<%c : !hal.command_buffer> : !hal.device attributes {a}
  // CHECK-NEXT: hal.command_buffer.begin_debug_group<%arg0 : !hal.command_buffer> label("group \22a\22")
  hal.command_buffer.begin_debug_group<%c : !hal.command_buffer> label("group \"a\"")
  // CHECK-NEXT: hal.command_buffer.begin_debug_group<%arg0 : !hal.command_buffer> label("") attributes {a}
  hal.command_buffer.begin_debug_group<%c : !hal.command_buffer> label("") attributes {a}
  // CHECK-NEXT: hal.command_buffer.end_debug_group<%arg0 : !hal.command_buffer>
  hal.command_buffer.end_debug_group<%c : !hal.command_buffer>
  // CHECK-NEXT: hal.command_buffer.end_debug_group<%arg0 : !hal.command_buffer> attributes {a}
  hal.command_buffer.end_debug_group<%c : !hal.command_buffer> attributes {a}
  // CHECK-NEXT: hal.command_buffer.finalize<%arg0 : !hal.command_buffer>
  hal.command_buffer.finalize<%c : !hal.command_buffer>
  // CHECK-NEXT: hal.command_buffer.finalize<%arg0 : !hal.command_buffer> attributes {a}
  hal.command_buffer.finalize<%c : !hal.command_buffer> attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @barrier(%arg0: !hal.command_buffer) {
util.func @barrier(%c: !hal.command_buffer) {
  // CHECK-NEXT: hal.command_buffer.execution_barrier<%arg0 : !hal.command_buffer> source(CommandIssue) target(CommandProcess) flags("None")
  hal.command_buffer.execution_barrier<%c : !hal.command_buffer> source(CommandIssue) target(CommandProcess) flags(None)
  // CHECK-NEXT: hal.command_buffer.execution_barrier<%arg0 : !hal.command_buffer> source("Dispatch|Transfer|CommandRetire") target(Host) flags(Reserved) attributes {a}
  hal.command_buffer.execution_barrier<%c : !hal.command_buffer> source("Dispatch|Transfer|CommandRetire") target(Host) flags(Reserved) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @fill(%arg0: !hal.command_buffer, %arg1: !hal.buffer, %arg2: index, %arg3: index, %arg4: index, %arg5: i8, %arg6: i16, %arg7: i32) {
util.func @fill(%c: !hal.command_buffer, %b: !hal.buffer, %s: index, %o: index, %n: index, %p: i8, %q: i16, %r: i32) {
  // CHECK-NEXT: hal.command_buffer.fill_buffer<%arg0 : !hal.command_buffer> target(%arg1 : !hal.buffer)[%arg3, %arg4] pattern(%arg5 : i8) flags("None")
  hal.command_buffer.fill_buffer<%c : !hal.command_buffer> target(%b : !hal.buffer)[%o, %n] pattern(%p : i8) flags(None)
  // CHECK-NEXT: hal.command_buffer.fill_buffer<%arg0 : !hal.command_buffer> target(%arg2 : index)[%arg3, %arg4] pattern(%arg6 : i16) flags(Reserved)
  hal.command_buffer.fill_buffer<%c : !hal.command_buffer> target(%s : index)[%o, %n] pattern(%q : i16) flags(Reserved)
  // CHECK-NEXT: hal.command_buffer.fill_buffer<%arg0 : !hal.command_buffer> target(%arg1 : !hal.buffer)[%arg3, %arg4] pattern(%arg7 : i32) flags("None") attributes {a}
  hal.command_buffer.fill_buffer<%c : !hal.command_buffer> target(%b : !hal.buffer)[%o, %n] pattern(%r : i32) flags("None") attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @update(%arg0: !hal.command_buffer, %arg1: !util.buffer, %arg2: index, %arg3: !hal.buffer, %arg4: index, %arg5: index, %arg6: index) {
util.func @update(%c: !hal.command_buffer, %h: !util.buffer, %hs: index, %b: !hal.buffer, %s: index, %o: index, %n: index) {
  // CHECK-NEXT: hal.command_buffer.update_buffer<%arg0 : !hal.command_buffer> source(%arg1 : !util.buffer{%arg2})[%arg5] target(%arg3 : !hal.buffer)[%arg6] length(%arg6) flags("None")
  hal.command_buffer.update_buffer<%c : !hal.command_buffer> source(%h : !util.buffer{%hs})[%o] target(%b : !hal.buffer)[%n] length(%n) flags(None)
  // CHECK-NEXT: hal.command_buffer.update_buffer<%arg0 : !hal.command_buffer> source(%arg1 : !util.buffer{%arg2})[%arg5] target(%arg4 : index)[%arg6] length(%arg6) flags(Reserved) attributes {a}
  hal.command_buffer.update_buffer<%c : !hal.command_buffer> source(%h : !util.buffer{%hs})[%o] target(%s : index)[%n] length(%n) flags(Reserved) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @copy(%arg0: !hal.command_buffer, %arg1: !hal.buffer, %arg2: index, %arg3: index, %arg4: index) {
util.func @copy(%c: !hal.command_buffer, %b: !hal.buffer, %s: index, %o: index, %n: index) {
  // CHECK-NEXT: hal.command_buffer.copy_buffer<%arg0 : !hal.command_buffer> source(%arg1 : !hal.buffer)[%arg3] target(%arg2 : index)[%arg4] length(%arg4) flags("None")
  hal.command_buffer.copy_buffer<%c : !hal.command_buffer> source(%b : !hal.buffer)[%o] target(%s : index)[%n] length(%n) flags(None)
  // CHECK-NEXT: hal.command_buffer.copy_buffer<%arg0 : !hal.command_buffer> source(%arg2 : index)[%arg3] target(%arg1 : !hal.buffer)[%arg4] length(%arg4) flags(Reserved) attributes {a}
  hal.command_buffer.copy_buffer<%c : !hal.command_buffer> source(%s : index)[%o] target(%b : !hal.buffer)[%n] length(%n) flags(Reserved) attributes {a}
  util.return
}

// CHECK-LABEL: util.func public @collective(%arg0: !hal.command_buffer, %arg1: !hal.channel, %arg2: i32, %arg3: !hal.buffer, %arg4: index, %arg5: index, %arg6: index) {
util.func @collective(%c: !hal.command_buffer, %ch: !hal.channel, %p: i32, %b: !hal.buffer, %s: index, %o: index, %n: index) {
  // CHECK-NEXT: hal.command_buffer.collective<%arg0 : !hal.command_buffer> channel(%arg1 : !hal.channel) op(<all_reduce with sum : f32>) send(%arg3 : !hal.buffer)[%arg5, %arg6] recv(%arg4 : index)[%arg6, %arg5] count(%arg6)
  hal.command_buffer.collective<%c : !hal.command_buffer> channel(%ch : !hal.channel) op(<all_reduce with sum : f32>) send(%b : !hal.buffer)[%o, %n] recv(%s : index)[%n, %o] count(%n)
  // CHECK-NEXT: hal.command_buffer.collective<%arg0 : !hal.command_buffer> channel(%arg1 : !hal.channel) op(<send : si8>) param(%arg2 : i32) send(%arg3 : !hal.buffer)[%arg5, %arg6] count(%arg6)
  hal.command_buffer.collective<%c : !hal.command_buffer> channel(%ch : !hal.channel) op(#hal.collective<send : si8>) param(%p : i32) send(%b : !hal.buffer)[%o, %n] count(%n)
  // CHECK-NEXT: hal.command_buffer.collective<%arg0 : !hal.command_buffer> channel(%arg1 : !hal.channel) op(<recv : bf16>) param(%arg2 : i32) recv(%arg3 : !hal.buffer)[%arg5, %arg6] count(%arg6) attributes {a}
  hal.command_buffer.collective<%c : !hal.command_buffer> channel(%ch : !hal.channel) op(<recv : bf16>) param(%p : i32) recv(%b : !hal.buffer)[%o, %n] count(%n) attributes {a}
  // CHECK-NEXT: hal.command_buffer.collective<%arg0 : !hal.command_buffer> channel(%arg1 : !hal.channel) op(<reduce with none : ui64>) count(%arg6)
  hal.command_buffer.collective<%c : !hal.command_buffer> channel(%ch : !hal.channel) op(<reduce with none : ui64>) count(%n)
  util.return
}

// CHECK-LABEL: util.func public @dispatch(%arg0: !hal.command_buffer, %arg1: !hal.executable, %arg2: i64, %arg3: index, %arg4: i32, %arg5: !hal.buffer, %arg6: index, %arg7: index, %arg8: index) {
util.func @dispatch(%c: !hal.command_buffer, %e: !hal.executable, %f: i64, %x: index, %k: i32, %b: !hal.buffer, %s: index, %o: index, %n: index) {
  // CHECK-NEXT: hal.command_buffer.dispatch<%arg0 : !hal.command_buffer> target(%arg1 : !hal.executable)[%arg2] workgroups([%arg3, %arg7, %arg8]) bindings([
  // CHECK-NEXT: (%arg5 : !hal.buffer)[%arg7, %arg8]
  // CHECK-NEXT: ]) flags("None")
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%e : !hal.executable)[%f] workgroups([%x, %o, %n]) bindings([(%b : !hal.buffer)[%o, %n]]) flags(None)
  // CHECK-NEXT: hal.command_buffer.dispatch<%arg0 : !hal.command_buffer> target(%arg1 : !hal.executable)[%arg2] workgroups([%arg3, %arg3, %arg3]) constants([%arg4, %arg4]) bindings([
  // CHECK-NEXT: (%arg5 : !hal.buffer)[%arg7, %arg8],
  // CHECK-NEXT: (%arg6 : index)[%arg8, %arg7]
  // CHECK-NEXT: ]) flags(Reserved) attributes {a}
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%e : !hal.executable)[%f] workgroups([%x, %x, %x]) constants([%k, %k]) bindings([(%b : !hal.buffer)[%o, %n], (%s : index)[%n, %o]]) flags(Reserved) attributes {a}
  // CHECK-NEXT: hal.command_buffer.dispatch<%arg0 : !hal.command_buffer> target(%arg1 : !hal.executable)[%arg2] workgroups([%arg3, %arg3, %arg3]) bindings([
  // CHECK-NEXT: (%arg5 : !hal.buffer)[%arg7, %arg8]
  // CHECK-NEXT: ]) flags("None")
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%e : !hal.executable)[%f] workgroups([%x, %x, %x]) constants([]) bindings([(%b : !hal.buffer)[%o, %n]]) flags(None)
  util.return
}

// CHECK-LABEL: util.func public @dispatch_indirect(%arg0: !hal.command_buffer, %arg1: !hal.executable, %arg2: i64, %arg3: i32, %arg4: !hal.buffer, %arg5: index, %arg6: index, %arg7: index) {
util.func @dispatch_indirect(%c: !hal.command_buffer, %e: !hal.executable, %f: i64, %k: i32, %b: !hal.buffer, %s: index, %o: index, %n: index) {
  // CHECK-NEXT: hal.command_buffer.dispatch.indirect<%arg0 : !hal.command_buffer> target(%arg1 : !hal.executable)[%arg2] workgroups(%arg4 : !hal.buffer)[%arg6] bindings([
  // CHECK-NEXT: (%arg4 : !hal.buffer)[%arg6, %arg7],
  // CHECK-NEXT: (%arg4 : !hal.buffer)[%arg7, %arg6]
  // CHECK-NEXT: ]) flags("None")
  hal.command_buffer.dispatch.indirect<%c : !hal.command_buffer> target(%e : !hal.executable)[%f] workgroups(%b : !hal.buffer)[%o] bindings([(%b : !hal.buffer)[%o, %n], (%b : !hal.buffer)[%n, %o]]) flags(None)
  // CHECK-NEXT: hal.command_buffer.dispatch.indirect<%arg0 : !hal.command_buffer> target(%arg1 : !hal.executable)[%arg2] workgroups(%arg5 : index)[%arg6] constants([%arg3]) bindings([
  // CHECK-NEXT: (%arg5 : index)[%arg6, %arg7]
  // CHECK-NEXT: ]) flags(Reserved) attributes {a}
  hal.command_buffer.dispatch.indirect<%c : !hal.command_buffer> target(%e : !hal.executable)[%f] workgroups(%s : index)[%o] constants([%k]) bindings([(%s : index)[%o, %n]]) flags(Reserved) attributes {a}
  util.return
}
