//===- StreamResourceOps.td - Resources, files and timepoints -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMRESOURCEOPS
#define BINDERY_DIALECTS_STREAM_STREAMRESOURCEOPS

include "dialects/stream/StreamAttrs.td"
include "dialects/stream/StreamTypes.td"

def Stream_ResourceAllocOp : Stream_Op<"resource.alloc", [MemoryEffects<[MemAlloc]>]> {
  let summary = "allocates a resource that lives until it is unused";
  let arguments = (ins Index:$storage_size, UnitAttr:$uninitialized,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_AnyResource:$result);
  let assemblyFormat = [{
    (`uninitialized` $uninitialized^)? (`on` `(` $affinity^ `)`)? attr-dict `:`
    custom<SizeAwareType>(type($result), $storage_size)
  }];
}

def Stream_ResourceAllocaOp : Stream_Op<"resource.alloca", [
    MemoryEffects<[MemAlloc]>, Stream_Names]> {
  let summary = "allocates a resource in the order of the timeline";
  let arguments = (ins Index:$storage_size, Optional<Stream_TimepointType>:$await_timepoint,
                       UnitAttr:$indeterminate_lifetime, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_AnyResource:$result,
                      Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    `uninitialized` (`indeterminate` $indeterminate_lifetime^)?
    (`on` `(` $affinity^ `)`)?
    (`await` `(` $await_timepoint^ `)` `=` `` `>`) : (`:`)?
    attr-dict custom<SizeAwareType>(type($result), $storage_size)
    `=` `` `>` type($result_timepoint)
  }];
}

def Stream_ResourceDeallocaOp : Stream_Op<"resource.dealloca"> {
  let summary = "frees a resource in the order of the timeline";
  let arguments = (ins Arg<Stream_AnyResource, "", [MemFree]>:$operand, Index:$operand_size,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       UnitAttr:$prefer_origin, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`origin` $prefer_origin^)? (`on` `(` $affinity^ `)`)?
    (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
    $operand `:` custom<SizeAwareType>(type($operand), $operand_size) `=` `` `>`
    type($result_timepoint) attr-dict
  }];
}

def Stream_ResourceTransientsOp : Stream_Op<"resource.transients", [
    AllTypesMatch<["resource", "result"]>, Pure, Stream_Names, Stream_Tied]> {
  let summary = "ties the transient memory of a value to given storage";
  let arguments = (ins Stream_DeviceResource:$resource, Index:$resource_size,
                       Stream_AnyResource:$storage, Index:$storage_size,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result, Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
    $resource `:` custom<SizeAwareType>(type($resource), $resource_size) `from`
    $storage `:` custom<SizeAwareType>(type($storage), $storage_size) `=` `` `>`
    type($result_timepoint) attr-dict-with-keyword
  }];
}

def Stream_ResourceSizeOp : Stream_Op<"resource.size", [Pure]> {
  let summary = "the size of a resource in bytes";
  let arguments = (ins Stream_AnyResource:$operand, Stream_AffinityAttr:$affinity);
  let results = (outs Index:$result);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($operand))";
}

def Stream_ResourceSubviewOp : Stream_Op<"resource.subview", [
    AllTypesMatch<["source", "result"]>, Pure, Stream_Streamable, Stream_Tied]> {
  let summary = "a view of a range of a resource";
  let arguments = (ins Stream_AnyResource:$source, Index:$source_size,
                       Index:$source_offset, Index:$result_size);
  let results = (outs Stream_AnyResource:$result);
  let assemblyFormat = [{
    $source `[` $source_offset `]` `:`
    custom<SizeAwareType>(type($source), $source_size) `->`
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
}

class Stream_ResourceCountOp<string mnemonic, list<Trait> traits = []>
    : Stream_Op<mnemonic, !listconcat(traits, [Stream_CmdPhase])> {
  let arguments = (ins Stream_AnyResource:$operand, Index:$operand_size);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<SizeAwareType>(type($operand), $operand_size)
  }];
}

def Stream_ResourceRetainOp : Stream_ResourceCountOp<"resource.retain"> {
  let summary = "adds a reference to a resource";
}
def Stream_ResourceReleaseOp : Stream_ResourceCountOp<"resource.release", [Stream_Names]> {
  let summary = "drops a reference to a resource; says whether it was the last";
  let results = (outs I1:$is_terminal);
}
def Stream_ResourceIsTerminalOp
    : Stream_ResourceCountOp<"resource.is_terminal", [Stream_Names]> {
  let summary = "whether a reference to a resource is the last";
  let results = (outs I1:$is_terminal);
}

def Stream_ResourceConstantsOp : Stream_Op<"resource.constants", [Pure]> {
  let summary = "resources with constant contents";
  let arguments = (ins Variadic<Index>:$result_sizes, ArrayAttr:$values,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Variadic<Stream_ConstantResource>:$results,
                      Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? attr-dict `:`
    custom<ConstantValueList>(type($results), $result_sizes, $values) ``
    `=` `` `>` type($result_timepoint)
  }];
  let hasVerifier = 1;
}

def Stream_ResourceLoadOp : Stream_Op<"resource.load"> {
  let summary = "reads a value from a staging resource";
  let arguments = (ins Stream_StagingResource:$source, Index:$source_size,
                       Index:$source_offset);
  let results = (outs PrimitiveOrVector:$result);
  let assemblyFormat = [{
    $source `[` $source_offset `]` `:`
    custom<SizeAwareType>(type($source), $source_size) `->` type($result)
    attr-dict-with-keyword
  }];
}

def Stream_ResourceStoreOp : Stream_Op<"resource.store"> {
  let summary = "writes a value into a staging resource";
  let arguments = (ins Arg<Stream_StagingResource, "", [MemWrite]>:$target, Index:$target_size,
                       Index:$target_offset, PrimitiveOrVector:$value);
  let assemblyFormat = [{
    $value `,` $target `[` $target_offset `]` `:` type($value) `->`
    custom<SizeAwareType>(type($target), $target_size) attr-dict-with-keyword
  }];
}

def Stream_ResourceTryMapOp : Stream_Op<"resource.try_map", [
    MemoryEffects<[MemAlloc]>, Stream_Names]> {
  let summary = "maps host memory as a resource, if that can be done";
  let arguments = (ins Stream_HostBuffer:$source, Index:$source_offset,
                       Index:$result_size, Stream_AffinityAttr:$affinity);
  let results = (outs I1:$did_map, Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `[` $source_offset `]` `:` type($source)
    `->` type($did_map) `,` custom<SizeAwareType>(type($result), $result_size)
    attr-dict-with-keyword
  }];
}

def Stream_ResourcePackOp : Stream_Op<"resource.pack", [
    AttrSizedOperandSegments, Pure, Stream_Names]> {
  let summary = "packs slices of known lifetimes into one allocation";
  let arguments = (ins Optional<Index>:$offset, TypedArrayAttrBase<IndexAttr, "index array">:$lifetime_intervals,
                       Variadic<Index>:$dynamic_slice_sizes,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Index:$total_length, Variadic<Index>:$packed_offsets);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`offset` `(` $offset^ `)`)? `slices` ``
    custom<PackSliceRanges>($lifetime_intervals, $dynamic_slice_sizes,
                            type($packed_offsets))
    `:` type($total_length) attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Stream_FileConstantOp : Stream_Op<"file.constant", [
    MemoryEffects<[MemAlloc]>, Stream_Names]> {
  let summary = "a file over host memory";
  let arguments = (ins Stream_HostBuffer:$source, Index:$source_size,
                       Index:$source_offset, Index:$source_length,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_FileType:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `[` $source_offset `for` $source_length `]`
    `:` custom<SizeAwareType>(type($source), $source_size) `->` type($result)
    attr-dict-with-keyword
  }];
}

def Stream_FileReadOp : Stream_Op<"file.read", [Stream_CmdPhase]> {
  let summary = "reads a range of a file into a resource";
  let arguments = (ins Arg<Stream_FileType, "", [MemRead]>:$source, I64:$source_offset,
                       Arg<Stream_DeviceResource, "", [MemWrite]>:$target, Index:$target_size,
                       Index:$target_offset, Index:$length,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`) : (`:`)?
    $source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length
    `:` type($source) `->` custom<SizeAwareType>(type($target), $target_size)
    `=` `` `>` type($result_timepoint) attr-dict-with-keyword
  }];
}

def Stream_FileWriteOp : Stream_Op<"file.write", [Stream_CmdPhase]> {
  let summary = "writes a range of a resource into a file";
  let arguments = (ins Arg<Stream_DeviceResource, "", [MemRead]>:$source, Index:$source_size,
                       Index:$source_offset, Arg<Stream_FileType, "", [MemWrite]>:$target,
                       I64:$target_offset, Index:$length,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`) : (`:`)?
    $source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length
    `:` custom<SizeAwareType>(type($source), $source_size) `->` type($target)
    `=` `` `>` type($result_timepoint) attr-dict-with-keyword
  }];
}

def Stream_TimepointImmediateOp : Stream_Op<"timepoint.immediate", [ConstantLike, Pure]> {
  let summary = "a timepoint that is reached already";
  let results = (outs Stream_TimepointType:$result_timepoint);
  let assemblyFormat = "attr-dict `=` `` `>` type($result_timepoint)";
  let hasFolder = 1;
}

def Stream_TimepointJoinOp : Stream_Op<"timepoint.join", [Pure]> {
  let summary = "the last of several timepoints";
  let arguments = (ins Variadic<Stream_TimepointType>:$await_timepoints);
  let results = (outs Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    `max` `(` $await_timepoints `)` `=` `` `>` type($result_timepoint)
    attr-dict-with-keyword
  }];
}

def Stream_TimepointAwaitOp : Stream_Op<"timepoint.await", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<InferTypeOpInterface>, Pure,
    Stream_Tied]> {
  let summary = "resources once a timepoint is reached";
  let arguments = (ins Variadic<AnyType>:$resource_operands,
                       Variadic<Index>:$resource_operand_sizes,
                       Stream_TimepointType:$await_timepoint, UnitAttr:$sync,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    (`sync` $sync^)? $await_timepoint `=` `` `>` $resource_operands `:`
    custom<TypesOf>(ref($resource_operands), type($resource_operands),
                    $resource_operand_sizes)
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Stream_TimepointBarrierOp : Stream_Op<"timepoint.barrier", [
    AllTypesMatch<["resource", "result"]>, Pure, Stream_Names, Stream_Tied]> {
  let summary = "the timepoint at which a resource is available";
  let arguments = (ins Stream_AnyResource:$resource, Index:$resource_size,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_AnyResource:$result, Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $resource `:`
    custom<SizeAwareType>(type($resource), $resource_size) `=` `` `>`
    type($result_timepoint) attr-dict-with-keyword
  }];
}

def Stream_TimepointImportOp : Stream_Op<"timepoint.import", [Pure]> {
  let summary = "a timepoint of what another system waits for";
  let arguments = (ins Variadic<AnyType>:$operands, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $operands `:` `(` custom<TypeList>(type($operands)) `)` `=` `` `>`
    type($result_timepoint) attr-dict-with-keyword
  }];
}

def Stream_TimepointExportOp : Stream_Op<"timepoint.export", [Pure]> {
  let summary = "a timepoint as another system waits for it";
  let arguments = (ins Stream_TimepointType:$await_timepoint, Stream_AffinityAttr:$affinity);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $await_timepoint `=` `` `>` `(` custom<TypeList>(type($results)) `)`
    attr-dict-with-keyword
  }];
}

def Stream_TimepointChainExternalOp : Stream_Op<"timepoint.chain_external"> {
  let summary = "signals what another system waits for at a timepoint";
  let arguments = (ins Stream_TimepointType:$await_timepoint,
                       Variadic<AnyType>:$external_values, Stream_AffinityAttr:$affinity);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $await_timepoint `=` `` `>`
    `(` $external_values `:` custom<TypeList>(type($external_values)) `)` attr-dict-with-keyword
  }];
}

def Stream_TestTimelineOp : Stream_Op<"test.timeline_op", [
    AttrSizedOperandSegments, Pure, Stream_Names]> {
  let summary = "an op of the timeline, for tests";
  let arguments = (ins OptionalAttr<I64Attr>:$await_limit,
                       Variadic<AnyType>:$resource_operands,
                       Variadic<Index>:$resource_operand_sizes,
                       Variadic<Index>:$result_sizes,
                       Variadic<Stream_TimepointType>:$await_timepoints,
                       OptionalAttr<TiedOperandsAttr>:$tied_operands);
  let results = (outs Variadic<AnyType>:$results, Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`await_limit` `(` $await_limit^ `)`)?
    (`await` `(` $await_timepoints^ `)` `=` `` `>`)?
    `with` `(` $resource_operands `)` attr-dict `:`
    custom<ShapedFunctionType>(ref($resource_operands), type($resource_operands),
                               $resource_operand_sizes, type($results),
                               $result_sizes, $tied_operands)
    `=` `` `>` type($result_timepoint)
  }];
}

def Stream_TestTimelineAwareOp : Stream_Op<"test.timeline_aware", [
    AttrSizedOperandSegments, Pure]> {
  let summary = "an op that waits for fences and signals one, for tests";
  let arguments = (ins Variadic<AnyType>:$args,
                       Variadic<Stream_TestFenceType>:$wait_fence_likes,
                       Stream_TestFenceType:$signal_fence_like);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    `` `(` $args `)` `waits` `(` $wait_fence_likes `)`
    `signals` `(` $signal_fence_like `)` attr-dict `:`
    functional-type($args, $results)
  }];
}

def Stream_ContextResolveOp : Stream_Op<"context.resolve", [Pure]> {
  let summary = "the values of another system that stand for an affinity";
  let arguments = (ins Stream_AffinityAttr:$affinity);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? attr-dict `:` custom<TypeList>(type($results))
  }];
}

#endif // BINDERY_DIALECTS_STREAM_STREAMRESOURCEOPS
