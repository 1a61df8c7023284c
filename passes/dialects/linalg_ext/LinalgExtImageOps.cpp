//===- LinalgExtImageOps.cpp - Attention and Winograd transforms ----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/linalg_ext/LinalgExt.h"
#include "dialects/linalg_ext/LinalgExtSyntax.h"

#include "dialects/util/Syntax.h"

#include "mlir/IR/AffineExpr.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::linalg_ext;

void linalg_ext::getMemRefEffects(
    DestinationStyleOpInterface op,
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    effects.emplace_back(MemoryEffects::Read::get(), &operand);
    if (op.isDpsInit(&operand))
      effects.emplace_back(MemoryEffects::Write::get(), &operand);
  }
}

//===----------------------------------------------------------------------===//
// iree_linalg_ext.attention
//===----------------------------------------------------------------------===//

ParseResult linalg_ext::parseAttentionAttrs(OpAsmParser &parser,
                                            NamedAttrList &attrs) {
  return parseStrictAttrDict(
      parser, attrs,
      {{"indexing_maps",
        [](Attribute attr) {
          auto maps = dyn_cast<ArrayAttr>(attr);
          return maps && llvm::all_of(maps, llvm::IsaPred<AffineMapAttr>);
        },
        "AffineMap array attribute"},
       {"decomposition_config",
        [](Attribute attr) { return isa<DictionaryAttr>(attr); },
        "dictionary of named attribute values"}});
}

void linalg_ext::printAttentionAttrs(OpAsmPrinter &printer, Operation *,
                                     DictionaryAttr attrs) {
  printer.printOptionalAttrDict(attrs.getValue());
}

void AttentionOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  getMemRefEffects(*this, effects);
}

namespace {

/// The sizes of the iteration space, as the operands seen so far give them.
struct IterationSpace {
  /// The number of dimensions; that of the first map.
  unsigned rank;
  llvm::SmallDenseMap<unsigned, int64_t> sizes;
};

} // namespace

/// Checks that `map` indexes a value of `type`, if that has a shape, in the
/// space that the operands before it span. `name` stands in errors.
static LogicalResult verifyOperandMap(AttentionOp op, StringRef name, Type type,
                                      AffineMap map, IterationSpace &space) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (shaped && static_cast<int64_t>(map.getNumResults()) != shaped.getRank())
    return op.emitError("Rank Mismatch for ")
           << name << ". Expected: " << map.getNumResults()
           << " Got: " << shaped.getRank();
  for (auto [position, expr] : llvm::enumerate(map.getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    // What is not one dimension of the space says nothing about its sizes.
    if (!shaped || !dim || shaped.isDynamicDim(position))
      continue;
    int64_t size = shaped.getDimSize(position);
    auto [it, isNew] = space.sizes.try_emplace(dim.getPosition(), size);
    if (!isNew && it->second != size)
      return op.emitError("Shape Mismatch for ")
             << name << " at position " << position
             << ". Expected: " << it->second << " Got: " << size;
  }
  if (map.getNumDims() != space.rank)
    return op.emitError("Mismatched map domain for ")
           << name << ". Expected: " << space.rank
           << " Got: " << map.getNumDims();
  return success();
}

static LogicalResult verifyScoreRegion(AttentionOp op) {
  Region &region = op.getRegion();
  if (region.empty() || region.getNumArguments() == 0 ||
      !isa<FloatType>(region.getArgument(0).getType()))
    return op.emitOpError("block argument 0 should be float");
  auto yield = dyn_cast<YieldOp>(region.front().back());
  if (!yield)
    return op.emitOpError("expected linalg_ext.yield");
  if (yield.getNumOperands() != 1)
    return op.emitOpError("expected only one return");
  return success();
}

LogicalResult AttentionOp::verify() {
  SmallVector<AffineMap> maps =
      llvm::to_vector(getIndexingMaps().getAsValueRange<AffineMapAttr>());
  if (maps.size() != getNumOperands())
    return emitOpError("expected an indexing map for each operand");
  for (Value value : {getQuery(), getKey(), getValue(), getOutput()})
    if (!cast<ShapedType>(value.getType()).hasRank())
      return emitOpError("expected operands of known rank");
  if (getMask() && !cast<ShapedType>(getMask().getType()).hasRank())
    return emitOpError("expected operands of known rank");
  SmallVector<StringRef> names = {"Query", "Key", "Value", "Scale"};
  if (getMask())
    names.push_back("Mask");
  names.push_back("Output");
  IterationSpace space;
  space.rank = maps.front().getNumDims();
  for (auto [name, type, map] : llvm::zip(names, getOperandTypes(), maps))
    if (failed(verifyOperandMap(*this, name, type, map, space)))
      return failure();
  return verifyScoreRegion(*this);
}

//===----------------------------------------------------------------------===//
// iree_linalg_ext.winograd.input_transform
//===----------------------------------------------------------------------===//

void WinogradInputTransformOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  getMemRefEffects(*this, effects);
}

/// Checks a single tile: both are images of two dimensions.
static LogicalResult verifyOneTile(WinogradInputTransformOp op) {
  ArrayRef<int64_t> input = op.getInput().getType().getShape();
  ArrayRef<int64_t> output = op.getOutput().getType().getShape();
  int64_t tile = op.getInputTileSize();
  if (output.size() != 2)
    return op.emitOpError(
        "expected output operand to have rank 2 if input is of rank 2");
  for (int64_t size : input)
    if (!ShapedType::isDynamic(size) && size > tile)
      return op.emitOpError("expected input dims not greater than input tile "
                            "size if input is of rank 2");
  for (int64_t size : output)
    if (!ShapedType::isDynamic(size) && size != tile)
      return op.emitOpError("expected output dims equal to inputTileSize if "
                            "input is of rank 2");
  return success();
}

/// The number of tiles along an image dimension of `size` elements.
static int64_t getNumTiles(WinogradInputTransformOp op, int64_t size) {
  if (ShapedType::isDynamic(size))
    return size;
  int64_t starts = size - static_cast<int64_t>(op.getKernelSize()) + 1;
  return starts <= 0 ? 0 : llvm::divideCeil(starts, op.getOutputTileSize());
}

LogicalResult WinogradInputTransformOp::verify() {
  ShapedType input = getInput().getType();
  ShapedType output = getOutput().getType();
  if (input.getElementType() != output.getElementType())
    return emitOpError("expected input/output element types to be identical");
  if (input.getRank() != 2 && input.getRank() != 4)
    return emitOpError("expected input operand to have rank either 2 or 4");
  if (static_cast<int64_t>(getOutputTileSize()) <= 0 ||
      static_cast<int64_t>(getKernelSize()) <= 0)
    return emitOpError("expected positive sizes of tile and kernel");
  if (input.getRank() == 2)
    return verifyOneTile(*this);
  if (output.getRank() != input.getRank() + 2)
    return emitOpError("expected output rank to be equal to input rank + 2");
  ArrayRef<int64_t> image = getImageDimensions();
  if (image.size() != 2)
    return emitOpError("expected only 2 image dimensions");
  bool channelsLast = image == ArrayRef<int64_t>{1, 2};
  if (!channelsLast && image != ArrayRef<int64_t>{2, 3})
    return emitOpError("expect image dimensions to be either [1, 2] or [2, 3]");
  int64_t tile = getInputTileSize();
  SmallVector<int64_t> expected = {
      tile,
      tile,
      input.getDimSize(0),
      getNumTiles(*this, input.getDimSize(image[0])),
      getNumTiles(*this, input.getDimSize(image[1])),
      input.getDimSize(channelsLast ? 3 : 1)};
  if (failed(verifyCompatibleShape(expected, output.getShape())))
    return emitOpError("incompatible output shape");
  return success();
}
