// RUN: bindery-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expects parent op 'stream.executable'}}
stream.executable.export public @e

// -----

util.func @return_outside(%n: index) {
  // expected-error @+1 {{expects parent op 'stream.executable.export'}}
  stream.return %n : index
}

// -----

stream.executable private @ex {
  // expected-error @+1 {{workgroup count region must return the XYZ dimension counts}}
  stream.executable.export public @e workgroups(%n: index) -> (index, index) {
    stream.return %n, %n, %n : index, index, index
  }
}

// -----

stream.executable private @ex {
  stream.executable.export public @e workgroups(%n: index) -> (index, index, index) {
    // expected-error @+1 {{workgroup count region must return the XYZ dimension counts}}
    stream.return %n, %n : index, index
  }
}

// -----

stream.executable private @ex {
  stream.executable.export public @e workgroups(%n: i32) -> (index, index, index) {
    // expected-error @+1 {{operands do not match expected region return types}}
    stream.return %n, %n, %n : i32, i32, i32
  }
}

// -----

stream.executable private @ex {
  "stream.executable.export"() <{function_ref = @e, sym_name = "e"}> ({
  ^bb0(%n: i32):
    // expected-error @+1 {{workgroup count region must return the XYZ dimension counts}}
    "stream.return"(%n, %n, %n) : (i32, i32, i32) -> ()
  }) : () -> ()
}

// -----

func.func @dims(%b: !stream.binding, %n: index) {
  // expected-error @+1 {{type set has 2 dynamic dimensions but only 1 dimension values are attached}}
  %0 = stream.binding.subspan %b[%n] : !stream.binding -> memref<?x?xf32>{%n}
  return
}

// -----

func.func @id() {
  // expected-error @+1 {{dimension 3 out of bounds of dispatch dimensions; expected [0, 3)}}
  %0 = stream.dispatch.workgroup.id[3] : index
  return
}

// -----

func.func @count() {
  // expected-error @+1 {{dimension 18446744073709551615 out of bounds of dispatch dimensions; expected [0, 3)}}
  %0 = stream.dispatch.workgroup.count[-1] : index
  return
}

// -----

func.func @size() {
  // expected-error @+1 {{dimension 4 out of bounds of dispatch dimensions; expected [0, 3)}}
  %0 = stream.dispatch.workgroup.size[4] : index
  return
}
