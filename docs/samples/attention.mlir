// One head of attention, as a compiler leaves it just before bindings are
// fused: three kernels, and the command buffer that dispatches them.
//
//   ./dev explain docs/samples/attention.mlir
//
// @project runs three times (queries, keys, values). Its input and its weights
// always lie in the same buffer, so those two bindings become one.
// @scores reads two activations. Two of its three sites take both from the
// scratch buffer; the third takes its keys from the cache and keeps them apart.
// @softmax works in place: the binding that it writes stays alone.

module @attention {
  stream.executable private @project {
    stream.executable.export public @project workgroups(%n: index) -> (index, index, index) {
      %c1 = arith.constant 1 : index
      stream.return %n, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @project(%input: !stream.binding, %weights: !stream.binding, %out: !stream.binding, %scale: f32) {
        %c0 = arith.constant 0 : index
        %in = stream.binding.subspan %input[%c0] : !stream.binding -> memref<64x64xf32>
        %w = stream.binding.subspan %weights[%c0] : !stream.binding -> memref<64x64xf32>
        %o = stream.binding.subspan %out[%c0] : !stream.binding -> memref<64x64xf32>
        linalg.matmul ins(%in, %w : memref<64x64xf32>, memref<64x64xf32>) outs(%o : memref<64x64xf32>)
        return
      }
    }
  }

  stream.executable private @scores {
    stream.executable.export public @scores
    builtin.module {
      func.func @scores(%queries: !stream.binding, %keys: !stream.binding, %out: !stream.binding) {
        %c0 = arith.constant 0 : index
        %q = stream.binding.subspan %queries[%c0] : !stream.binding -> memref<64x64xf32>
        %k = stream.binding.subspan %keys[%c0] : !stream.binding -> memref<64x64xf32>
        %o = stream.binding.subspan %out[%c0] : !stream.binding -> memref<64x64xf32>
        linalg.matmul ins(%q, %k : memref<64x64xf32>, memref<64x64xf32>) outs(%o : memref<64x64xf32>)
        return
      }
    }
  }

  stream.executable private @softmax {
    stream.executable.export public @softmax
    builtin.module {
      func.func @softmax(%in: !stream.binding, %out: !stream.binding) {
        %c0 = arith.constant 0 : index
        %i = stream.binding.subspan %in[%c0] : !stream.binding -> memref<64x64xf32>
        %o = stream.binding.subspan %out[%c0] : !stream.binding -> memref<64x64xf32>
        linalg.exp ins(%i : memref<64x64xf32>) outs(%o : memref<64x64xf32>)
        return
      }
    }
  }

  util.func public @head(%params: !stream.resource<constant>, %params_size: index,
                         %cache: !stream.resource<external>, %cache_size: index,
                         %ready: !stream.timepoint) -> !stream.timepoint {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tile = arith.constant 16384 : index
    %queries = arith.constant 16384 : index
    %keys = arith.constant 32768 : index
    %values = arith.constant 49152 : index
    %scores = arith.constant 65536 : index
    %weights = arith.constant 81920 : index
    %scratch_size = arith.constant 98304 : index
    %scale = arith.constant 1.250000e-01 : f32
    %scratch, %allocated = stream.resource.alloca uninitialized await(%ready) => !stream.resource<transient>{%scratch_size} => !stream.timepoint
    %done = stream.cmd.execute await(%allocated) => with(%params as %p: !stream.resource<constant>{%params_size}, %cache as %c: !stream.resource<external>{%cache_size}, %scratch as %s: !stream.resource<transient>{%scratch_size}) {
      stream.cmd.concurrent {
        stream.cmd.dispatch @project::@project[%c1](%scale : f32) {
          ro %p[%c0 for %tile] : !stream.resource<constant>{%params_size},
          ro %p[%queries for %tile] : !stream.resource<constant>{%params_size},
          wo %s[%queries for %tile] : !stream.resource<transient>{%scratch_size}
        }
        stream.cmd.dispatch @project::@project[%c1](%scale : f32) {
          ro %p[%c0 for %tile] : !stream.resource<constant>{%params_size},
          ro %p[%keys for %tile] : !stream.resource<constant>{%params_size},
          wo %s[%keys for %tile] : !stream.resource<transient>{%scratch_size}
        }
        stream.cmd.dispatch @project::@project[%c1](%scale : f32) {
          ro %p[%c0 for %tile] : !stream.resource<constant>{%params_size},
          ro %p[%values for %tile] : !stream.resource<constant>{%params_size},
          wo %s[%values for %tile] : !stream.resource<transient>{%scratch_size}
        }
      }
      stream.cmd.dispatch @scores::@scores {
        ro %s[%queries for %tile] : !stream.resource<transient>{%scratch_size},
        ro %s[%keys for %tile] : !stream.resource<transient>{%scratch_size},
        wo %s[%scores for %tile] : !stream.resource<transient>{%scratch_size}
      }
      stream.cmd.dispatch @scores::@scores {
        ro %s[%queries for %tile] : !stream.resource<transient>{%scratch_size},
        ro %c[%c0 for %tile] : !stream.resource<external>{%cache_size},
        wo %s[%weights for %tile] : !stream.resource<transient>{%scratch_size}
      }
      stream.cmd.dispatch @scores::@scores {
        ro %s[%values for %tile] : !stream.resource<transient>{%scratch_size},
        ro %s[%keys for %tile] : !stream.resource<transient>{%scratch_size},
        wo %s[%c0 for %tile] : !stream.resource<transient>{%scratch_size}
      }
      stream.cmd.dispatch @softmax::@softmax {
        ro %s[%scores for %tile] : !stream.resource<transient>{%scratch_size},
        rw %s[%scores for %tile] : !stream.resource<transient>{%scratch_size}
      }
    } => !stream.timepoint
    util.return %done : !stream.timepoint
  }
}
