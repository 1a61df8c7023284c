//===- StreamCmdOps.td - Commands of the stream dialect ---*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMCMDOPS
#define BINDERY_DIALECTS_STREAM_STREAMCMDOPS

include "dialects/stream/StreamTypes.td"

class Stream_CmdOp<string mnemonic, list<Trait> traits = []>
    : Stream_Op<mnemonic, !listconcat([Stream_CmdPhase], traits)>;

class Stream_CmdRegionOp<string mnemonic, list<Trait> traits = []>
    : Stream_CmdOp<mnemonic, !listconcat(traits, [
        DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                  ["getEntrySuccessorOperands"]>,
        RecursiveMemoryEffects,
        SingleBlockImplicitTerminator<"YieldOp">])> {
  let regions = (region AnyRegion:$body);
  let hasVerifier = 1;
}

def Stream_CmdExecuteOp : Stream_CmdRegionOp<"cmd.execute", [AttrSizedOperandSegments]> {
  let summary = "executes commands on captured resources";
  let arguments = (ins Variadic<Stream_AnyResource>:$resource_operands,
                       Variadic<Index>:$resource_operand_sizes,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       UnitAttr:$once, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`once` $once^)?
    (`on` `(` $affinity^ `)`)?
    (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
    `with` ``
    custom<ExplicitResourceRegion>($resource_operands, type($resource_operands),
                                   $resource_operand_sizes, $body)
    `=` `` `>` type($result_timepoint)
    attr-dict-with-keyword
  }];
}

class Stream_CmdGroupOp<string mnemonic> : Stream_CmdRegionOp<mnemonic, [
    ParentOneOf<["CmdExecuteOp", "CmdSerialOp", "CmdConcurrentOp"]>,
    Stream_Streamable]> {
  let hasCustomAssemblyFormat = 1;
}

def Stream_CmdSerialOp : Stream_CmdGroupOp<"cmd.serial"> {
  let summary = "commands that run one after another";
}
def Stream_CmdConcurrentOp : Stream_CmdGroupOp<"cmd.concurrent"> {
  let summary = "commands that may run at once";
}

// As many sizes as resources, so that generic form needs no segments.
def Stream_YieldOp : Stream_Op<"yield", [
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>, Pure,
    ParentOneOf<["AsyncExecuteOp", "AsyncConcurrentOp", "CmdExecuteOp",
                 "CmdSerialOp", "CmdConcurrentOp"]>,
    SameVariadicOperandSize, Terminator]> {
  let summary = "ends an execution region with its results";
  let arguments = (ins Variadic<AnyType>:$resource_operands,
                       Variadic<Index>:$resource_operand_sizes);
  let assemblyFormat = [{
    attr-dict
    ($resource_operands^ `:` custom<ShapedTypeList>(type($resource_operands),
                                                    $resource_operand_sizes))?
  }];
  let builders = [OpBuilder<(ins), [{
    build($_builder, $_state, ::mlir::ValueRange(), ::mlir::ValueRange());
  }]>];
}

def Stream_CmdFillOp : Stream_CmdOp<"cmd.fill", [Stream_Streamable]> {
  let summary = "fills a range with a pattern";
  let arguments = (ins Arg<Stream_DeviceResource, "", [MemWrite]>:$target, Index:$target_size,
                       Index:$target_offset, Index:$target_length,
                       Stream_FillPattern:$value);
  let assemblyFormat = [{
    $value `,` $target `[` $target_offset `for` $target_length `]` `:`
    type($value) `->` custom<SizeAwareType>(type($target), $target_size)
    attr-dict-with-keyword
  }];
}

def Stream_CmdCopyOp : Stream_CmdOp<"cmd.copy", [Stream_Streamable]> {
  let summary = "copies a range of one resource into another";
  let arguments = (ins Arg<Stream_AnyResource, "", [MemRead]>:$source, Index:$source_size,
                       Index:$source_offset, Arg<Stream_AnyResource, "", [MemWrite]>:$target,
                       Index:$target_size, Index:$target_offset, Index:$length);
  let assemblyFormat = [{
    $source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,`
    $length `:` custom<SizeAwareType>(type($source), $source_size) `->`
    custom<SizeAwareType>(type($target), $target_size) attr-dict-with-keyword
  }];
}

class Stream_CmdCacheOp<string mnemonic, string clause> : Stream_CmdOp<mnemonic, [
    Stream_Streamable]> {
  let arguments = (ins Arg<Stream_AnyResource, "", [MemRead, MemWrite]>:$target,
                       Index:$target_size, Index:$target_offset,
                       Index:$target_length);
  let assemblyFormat = clause # [{
    $target `[` $target_offset `for` $target_length `]` `:`
    custom<SizeAwareType>(type($target), $target_size) attr-dict-with-keyword
  }];
}

def Stream_CmdFlushOp : Stream_CmdCacheOp<"cmd.flush", "(`to` `(` $affinity^ `)`)? "> {
  let summary = "makes a range visible to another device";
  let arguments = (ins Arg<Stream_AnyResource, "", [MemRead, MemWrite]>:$target,
                       Index:$target_size, Index:$target_offset,
                       Index:$target_length, Stream_AffinityAttr:$affinity);
}
def Stream_CmdInvalidateOp : Stream_CmdCacheOp<"cmd.invalidate", "(`from` `(` $affinity^ `)`)? "> {
  let summary = "makes what another device wrote into a range visible";
  let arguments = (ins Arg<Stream_AnyResource, "", [MemRead, MemWrite]>:$target,
                       Index:$target_size, Index:$target_offset,
                       Index:$target_length, Stream_AffinityAttr:$affinity);
}
def Stream_CmdDiscardOp : Stream_CmdCacheOp<"cmd.discard", ""> {
  let summary = "drops the contents of a range";
}

def Stream_CmdDispatchOp : Stream_CmdOp<"cmd.dispatch", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>, Stream_Streamable]> {
  let summary = "runs a kernel on ranges of resources";
  let description = [{
    The resources become the kernel's `!stream.binding` arguments, the uniform
    operands the others. Several entry points stand for one kernel in several
    executables; they share workload, operands and resources.
  }];
  let arguments = (ins Variadic<Index>:$workload,
                       Variadic<AnyPrimitive>:$uniform_operands,
                       Variadic<Stream_DeviceResource>:$resources,
                       Variadic<Index>:$resource_sizes,
                       Variadic<Index>:$resource_offsets,
                       Variadic<Index>:$resource_lengths,
                       SymbolRefArrayAttr:$entry_points,
                       I32ArrayAttr:$resource_accesses);
  let assemblyFormat = [{
    custom<DispatchEntryPoints>($entry_points)
    (`[` $workload^ `]`)?
    (`` `(` $uniform_operands^ `:` type($uniform_operands) `)`)?
    custom<DispatchResources>($resources, type($resources), $resource_sizes,
                              $resource_offsets, $resource_lengths,
                              $resource_accesses)
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// How the dispatch accesses resource `index`.
    ResourceAccess getAccess(unsigned index);
  }];
}

#endif // BINDERY_DIALECTS_STREAM_STREAMCMDOPS
