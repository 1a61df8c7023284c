//===- StreamAsyncOps.td - Asynchronous work on resources -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMASYNCOPS
#define BINDERY_DIALECTS_STREAM_STREAMASYNCOPS

include "dialects/stream/StreamTypes.td"

class Stream_AsyncOp<string mnemonic, list<Trait> traits = []>
    : Stream_Op<mnemonic, traits>;

// One that is scheduled into an execution region.
class Stream_AsyncWorkOp<string mnemonic, list<Trait> traits = []>
    : Stream_AsyncOp<mnemonic, !listconcat(traits, [Stream_Streamable])>;

def Stream_AsyncAllocaOp : Stream_AsyncWorkOp<"async.alloca"> {
  let summary = "a resource without contents";
  let arguments = (ins Index:$storage_size, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? attr-dict `:`
    custom<SizeAwareType>(type($result), $storage_size)
  }];
}

def Stream_AsyncConstantOp : Stream_AsyncWorkOp<"async.constant", [Pure, Stream_Names]> {
  let summary = "a resource with constant contents";
  let arguments = (ins Optional<Stream_TimepointType>:$await_timepoint,
                       Index:$result_size, AnyAttr:$value,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? `:`
    custom<SizeAwareType>(type($result), $result_size) `=` $value
    attr-dict-with-keyword
  }];
}

def Stream_AsyncSplatOp : Stream_AsyncWorkOp<"async.splat"> {
  let summary = "a resource filled with a pattern";
  let arguments = (ins Optional<Stream_TimepointType>:$await_timepoint,
                       Stream_WidePattern:$value, Index:$result_size,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? $value `:`
    type($value) `->` custom<SizeAwareType>(type($result), $result_size)
    attr-dict-with-keyword
  }];
}

def Stream_AsyncCloneOp : Stream_AsyncWorkOp<"async.clone"> {
  let summary = "a copy of a resource";
  let arguments = (ins Stream_DeviceResource:$source, Index:$source_size,
                       Index:$result_size, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `:`
    custom<SizeAwareType>(type($source), $source_size) `->`
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
}

def Stream_AsyncCastOp : Stream_AsyncOp<"async.cast", [Pure, Stream_Tied]> {
  let summary = "the same resource under another lifetime";
  let arguments = (ins Stream_DeviceResource:$source, Index:$source_size,
                       Index:$result_size, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `:`
    custom<SizeAwareType>(type($source), $source_size) `->`
    custom<SizeAwareType>(type($result), $result_size) attr-dict
  }];
  let hasVerifier = 1;
}

def Stream_AsyncSliceOp : Stream_AsyncWorkOp<"async.slice", [
    AllTypesMatch<["source", "result"]>, Pure]> {
  let summary = "a copy of a range of a resource";
  let arguments = (ins Stream_DeviceResource:$source, Index:$source_size,
                       Index:$source_offset, Index:$source_end,
                       Index:$result_size, Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `[` $source_offset `to` $source_end `]`
    `:` custom<SizeAwareType>(type($source), $source_size) `->`
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
}

def Stream_AsyncFillOp : Stream_AsyncWorkOp<"async.fill", [
    AllTypesMatch<["target", "result"]>, Stream_Tied]> {
  let summary = "a resource with a range filled with a pattern";
  let arguments = (ins Stream_DeviceResource:$target, Index:$target_size,
                       Index:$target_offset, Index:$target_end,
                       Index:$target_length, Stream_WidePattern:$value,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $value `,`
    $target `[` $target_offset `to` $target_end `for` $target_length `]` `:`
    type($value) `->` custom<ShapedTiedResult>(type($target), $target_size)
    attr-dict-with-keyword
  }];
}

def Stream_AsyncUpdateOp : Stream_AsyncWorkOp<"async.update", [
    AllTypesMatch<["target", "result"]>, Stream_Tied]> {
  let summary = "a resource with a range replaced by another resource";
  let arguments = (ins Stream_DeviceResource:$target, Index:$target_size,
                       Index:$target_offset, Index:$target_end,
                       Stream_DeviceResource:$update, Index:$update_size,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $update `,`
    $target `[` $target_offset `to` $target_end `]` `:`
    custom<SizeAwareType>(type($update), $update_size) `->`
    custom<ShapedTiedResult>(type($target), $target_size)
    attr-dict-with-keyword
  }];
}

def Stream_AsyncCopyOp : Stream_AsyncWorkOp<"async.copy", [
    AllTypesMatch<["target", "result"]>, Stream_Tied]> {
  let summary = "a resource with a range copied from another resource";
  let arguments = (ins Stream_DeviceResource:$target, Index:$target_size,
                       Index:$target_offset, Index:$target_end,
                       Stream_DeviceResource:$source, Index:$source_size,
                       Index:$source_offset, Index:$source_end, Index:$length,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_DeviceResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `[` $source_offset `to` $source_end `]`
    `,` $target `[` $target_offset `to` $target_end `]` `,` $length `:`
    custom<SizeAwareType>(type($source), $source_size) `->`
    custom<ShapedTiedResult>(type($target), $target_size)
    attr-dict-with-keyword
  }];
}

def Stream_AsyncTransferOp : Stream_AsyncWorkOp<"async.transfer", [Pure]> {
  let summary = "a resource moved to another place or lifetime";
  let arguments = (ins Stream_AnyResource:$source, Index:$source_size,
                       Index:$result_size, Stream_AffinityAttr:$source_affinity,
                       Stream_AffinityAttr:$target_affinity,
                       Stream_AffinityAttr:$execution_affinity);
  let results = (outs Stream_AnyResource:$result);
  let assemblyFormat = [{
    (`on` `(` $execution_affinity^ `)`)? $source `:`
    custom<SizeAwareType>(type($source), $source_size)
    (`from` `(` $source_affinity^ `)`)? `->` (`to` `(` $target_affinity^ `)`)?
    custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword
  }];
}

def Stream_AsyncBarrierOp : Stream_AsyncWorkOp<"async.barrier", [
    AllTypesMatch<["source", "result"]>, Stream_Tied]> {
  let summary = "a resource that nothing is scheduled across";
  let arguments = (ins Stream_AnyResource:$source, Index:$source_size,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Stream_AnyResource:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source `:`
    custom<SizeAwareType>(type($source), $source_size) attr-dict-with-keyword
  }];
}

def Stream_AsyncLoadOp : Stream_AsyncOp<"async.load", [Pure]> {
  let summary = "a value of a staging resource";
  let arguments = (ins Stream_StagingResource:$source, Index:$source_size,
                       Index:$source_offset);
  let results = (outs PrimitiveOrVector:$result);
  let assemblyFormat = [{
    $source `[` $source_offset `]` `:`
    custom<SizeAwareType>(type($source), $source_size) `->` type($result)
    attr-dict-with-keyword
  }];
}

def Stream_AsyncStoreOp : Stream_AsyncOp<"async.store", [
    AllTypesMatch<["target", "result"]>, Pure, Stream_Tied]> {
  let summary = "a staging resource with a value stored";
  let arguments = (ins Stream_StagingResource:$target, Index:$target_size,
                       Index:$target_offset, PrimitiveOrVector:$value);
  let results = (outs Stream_StagingResource:$result);
  let assemblyFormat = [{
    $value `,` $target `[` $target_offset `]` `:` type($value) `->`
    custom<ShapedTiedResult>(type($target), $target_size)
    attr-dict-with-keyword
  }];
}

def Stream_AsyncDispatchOp : Stream_AsyncWorkOp<"async.dispatch", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    Pure, Stream_Tied]> {
  let summary = "runs a kernel on ranges of resources";
  let arguments = (ins Variadic<Index>:$workload,
                       Variadic<AnyTypeOf<[Stream_DeviceResource, AnyPrimitive]>>:$resource_operands,
                       Variadic<Index>:$resource_operand_sizes,
                       Variadic<Index>:$resource_operand_offsets,
                       Variadic<Index>:$resource_operand_ends,
                       Variadic<Index>:$resource_operand_lengths,
                       Variadic<Index>:$result_sizes,
                       SymbolRefArrayAttr:$entry_points,
                       OptionalAttr<TiedOperandsAttr>:$tied_operands,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Variadic<Stream_DeviceResource>:$results);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? custom<DispatchEntryPoints>($entry_points)
    (`[` $workload^ `]`)? ``
    custom<DispatchOperands>($resource_operands, $resource_operand_offsets,
                             $resource_operand_ends, $resource_operand_lengths)
    attr-dict `:`
    custom<ShapedFunctionType>(ref($resource_operands), type($resource_operands),
                               $resource_operand_sizes, type($results),
                               $result_sizes, $tied_operands)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Execution regions
//===----------------------------------------------------------------------===//

class Stream_AsyncRegionOp<string mnemonic, list<Trait> traits = []>
    : Stream_AsyncOp<mnemonic, !listconcat(traits, [
        AttrSizedOperandSegments,
        DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                  ["getEntrySuccessorOperands"]>,
        RecursiveMemoryEffects, SingleBlock, Stream_Tied])> {
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
}

def Stream_AsyncExecuteOp : Stream_AsyncRegionOp<"async.execute"> {
  let summary = "work on captured resources that runs as a whole";
  let arguments = (ins Variadic<Stream_AnyResource>:$resource_operands,
                       Variadic<Index>:$resource_operand_sizes,
                       Variadic<Index>:$result_sizes,
                       Optional<Stream_TimepointType>:$await_timepoint,
                       OptionalAttr<TiedOperandsAttr>:$tied_operands,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Variadic<Stream_AnyResource>:$results,
                      Stream_TimepointType:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
    `with` ``
    custom<ResourceRegion>($resource_operands, type($resource_operands),
                           $resource_operand_sizes, type($results),
                           $result_sizes, $tied_operands, $body)
    `=` `` `>` type($result_timepoint) attr-dict-with-keyword
  }];
}

def Stream_AsyncConcurrentOp : Stream_AsyncRegionOp<"async.concurrent", [
    ParentOneOf<["AsyncExecuteOp", "AsyncConcurrentOp"]>, Stream_Streamable]> {
  let summary = "work of an execution region that may run at once";
  let arguments = (ins Variadic<Stream_AnyResource>:$resource_operands,
                       Variadic<Index>:$resource_operand_sizes,
                       Variadic<Index>:$result_sizes,
                       OptionalAttr<TiedOperandsAttr>:$tied_operands,
                       Stream_AffinityAttr:$affinity);
  let results = (outs Variadic<Stream_AnyResource>:$results);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? `with` ``
    custom<ResourceRegion>($resource_operands, type($resource_operands),
                           $resource_operand_sizes, type($results),
                           $result_sizes, $tied_operands, $body)
    attr-dict-with-keyword
  }];
}

#endif // BINDERY_DIALECTS_STREAM_STREAMASYNCOPS
