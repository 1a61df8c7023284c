//===- Passes.td - Declarations of the home passes ---------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One declaration a pass, in the order of the compiler's pipeline. A pass is
// registered under the argument that users of IREE type, so that their
// pipelines can be pasted; it stands in one file pair of this folder that is
// named after it.
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_TRANSFORMS_PASSES
#define BINDERY_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def FuseDispatchBindings
    : Pass<"iree-stream-fuse-dispatch-bindings", "::mlir::ModuleOp"> {
  let summary = "Fuses bindings that every dispatch takes from one resource";
  let description = [{
    Bindings of a kernel that every `stream.cmd.dispatch` of it takes from the
    same resource become one binding over the whole resource; each offset
    travels as an `index` operand. See docs/passes.md.
  }];
  let options = [
    Option<"aliasMutableBindings", "alias-mutable-bindings", "bool", "false",
           "Fuse bindings that are written, where no stream.resources says "
           "whether to">,
    Option<"rebase", "rebase", "::bindery::RebaseMode",
           "::bindery::RebaseMode::Always",
           "Which exports pass whole resources and offsets", [{::llvm::cl::values(
             clEnumValN(::bindery::RebaseMode::Always, "always",
                        "every export that is dispatched"),
             clEnumValN(::bindery::RebaseMode::WhenFused, "when-fused",
                        "those of which bindings fuse"))}]>,
    Option<"maxBindings", "max-bindings", "int64_t", "0",
           "Bindings that a dispatch may have, for remarks; 0: as the target "
           "says, negative: any number">,
    Option<"maxPushConstantBytes", "max-push-constant-bytes", "int64_t", "0",
           "Bytes of operands that a dispatch may have, for remarks; 0: as the "
           "target says, negative: any number">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def MaterializeInterfaces
    : Pass<"iree-hal-materialize-interfaces", "::mlir::ModuleOp"> {
  let summary = "gives each executable a variant for each target of its devices";
  let description = [{
    Turns `stream.executable` and `hal.executable.source` into `hal.executable`:
    arguments of kernels become loads from the interface that a pipeline layout
    describes, and dispatches name the variants for the devices they run on.
    `flow.executable` of older releases becomes a `hal.executable` with a
    `hal.interface`. See docs/passes.md.
  }];
  let options = [
    ListOption<"targets", "targets", "std::string",
               "Patterns of target backends that a flow.executable is "
               "materialized for, as in vulkan-*">,
  ];
  let dependentDialects = ["::bindery::hal::HALDialect",
                           "::mlir::arith::ArithDialect"];
}

#endif // BINDERY_TRANSFORMS_PASSES
