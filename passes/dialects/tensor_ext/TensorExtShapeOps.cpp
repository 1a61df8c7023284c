//===- TensorExtShapeOps.cpp - Tensors in other shapes --------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor_ext/TensorExt.h"
#include "dialects/tensor_ext/TensorExtSyntax.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::tensor_ext;

ParseResult tensor_ext::parseRaggedDim(OpAsmParser &parser, IntegerAttr &dim) {
  int64_t value;
  if (failed(parser.parseInteger(value)))
    return failure();
  dim = parser.getBuilder().getIndexAttr(value);
  return success();
}

void tensor_ext::printRaggedDim(OpAsmPrinter &printer, Operation *,
                                IntegerAttr dim) {
  printer << dim.getValue();
}

//===----------------------------------------------------------------------===//
// #iree_tensor_ext.ragged_shape
//===----------------------------------------------------------------------===//

AffineMap RaggedShapeAttr::getAffineMap() const {
  // No affine map says where a row begins; the identity stands for it.
  int64_t rank = std::clamp<int64_t>(getRaggedRow(), 0, 62) + 2;
  return AffineMap::getMultiDimIdentityMap(rank, getContext());
}

bool RaggedShapeAttr::isIdentity() const { return false; }

LogicalResult RaggedShapeAttr::verifyLayout(
    ArrayRef<int64_t> shape,
    function_ref<InFlightDiagnostic()> emitError) const {
  int64_t rank = shape.size();
  if (getRaggedRow() < 0 || getRaggedRow() >= rank - 1)
    return emitError() << "sparse dimensions specified are greater than the "
                          "rank of the shaped type";
  return success();
}

LogicalResult RaggedShapeAttr::getStridesAndOffset(ArrayRef<int64_t>,
                                                   SmallVectorImpl<int64_t> &,
                                                   int64_t &) const {
  return failure();
}

/// The ragged shape of a tensor or a memref, or null.
static RaggedShapeAttr getRaggedShape(ShapedType type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return dyn_cast_if_present<RaggedShapeAttr>(tensor.getEncoding());
  return dyn_cast<RaggedShapeAttr>(cast<MemRefType>(type).getLayout());
}

//===----------------------------------------------------------------------===//
// Bit casts, barriers, workgroup counts
//===----------------------------------------------------------------------===//

int64_t BitCastOp::getTiedOperandIndex(unsigned) {
  return getSourceMutable().getOperandNumber();
}

LogicalResult BitCastOp::verify() {
  return failure(failed(tensor_ext::verifyDynamicDims(
                     *this, getSource().getType(), getSourceDims())) ||
                 failed(tensor_ext::verifyDynamicDims(
                     *this, getResult().getType(), getResultDims())));
}

static LogicalResult verifyBarrier(Operation *op, ValueRange dims) {
  Type type = op->getOperand(0).getType();
  if (failed(tensor_ext::verifyDynamicDims(op, type, dims)))
    return failure();
  if (type != op->getResult(0).getType())
    return op->emitOpError("value and result types must match");
  return success();
}

LogicalResult ComputeBarrierStartOp::verify() {
  return verifyBarrier(*this, getValueDims());
}

LogicalResult ComputeBarrierEndOp::verify() {
  return verifyBarrier(*this, getValueDims());
}

void DispatchWorkgroupCountSplitReductionModifierOp::getAsmResultNames(
    OpAsmSetValueNameFn setName) {
  setName(getResultX(), "result_x");
  setName(getResultY(), "result_y");
  setName(getResultZ(), "result_z");
}

//===----------------------------------------------------------------------===//
// iree_tensor_ext.cast_to_ragged_shape
//===----------------------------------------------------------------------===//

/// How a size prints in an error.
static std::string getSizeText(int64_t size) {
  return ShapedType::isDynamic(size) ? "?" : std::to_string(size);
}

/// Checks what the result's encoding or layout says against the op.
static LogicalResult verifyRaggedType(CastToRaggedShapeOp op, int64_t dim) {
  ShapedType type = op.getResult().getType();
  RaggedShapeAttr ragged = getRaggedShape(type);
  if (!ragged)
    return op.emitOpError("expected result type to have ")
           << (isa<RankedTensorType>(type) ? "an encoding" : "a layout")
           << " attribute that implements the `SparseShapeAttrInterface`";
  int64_t rank = op.getSource().getType().getRank();
  if (dim < 0 || dim >= rank)
    return op.emitOpError("expected `ragged_dim` to be less than ")
           << rank << ", i.e the rank of source";
  if (op.getColumnLengths().getType().getRank() != 1)
    return op.emitOpError("expected `column_lengths` to be of rank 1");
  if (type.getRank() != rank + 1)
    return op.emitOpError("expected result rank to be ")
           << rank + 1 << ", i.e. one more than the source rank, but got "
           << type.getRank();
  if (ragged.getRaggedRow() != dim)
    return op.emitOpError("mismatch in specified `ragged_dim` value of ")
           << dim << " and `raggedRow` value in the sparse encoding "
           << ragged.getRaggedRow();
  return success();
}

/// Checks the number of rows, static or dynamic, and the columns.
static LogicalResult verifyRows(CastToRaggedShapeOp op, int64_t dim) {
  int64_t lengths = op.getColumnLengths().getType().getDimSize(0);
  ShapedType result = op.getResult().getType();
  int64_t rows = result.getDimSize(dim);
  if (op.getNumRaggedRows()) {
    if (!ShapedType::isDynamic(lengths))
      return op.emitOpError("invalid to have static dimensions for "
                            "`column_lengths` when `num_ragged_rows` is "
                            "dynamic");
    if (!ShapedType::isDynamic(rows))
      return op.emitOpError("invalid to have static value for dimension ")
             << dim << " of result when `num_ragged_rows` is specified as "
             << "dynamic value";
  } else {
    if (ShapedType::isDynamic(lengths) || lengths <= 1)
      return op.emitOpError("expected shape of `column_lengths` to be static "
                            "and greater than 1 when `num_ragged_rows` is "
                            "unspecified, i.e. number of ragged rows is "
                            "statically known");
    if (rows != lengths - 1)
      return op.emitOpError("expected shape of dimension ")
             << dim
             << " of result, i.e. the `ragged_dim`, to be static and equal to "
             << lengths - 1
             << " when `num_ragged_rows` is unspecified, i.e number of ragged "
                "rows is statically known";
  }
  if (!result.isDynamicDim(dim + 1))
    return op.emitOpError("expected dimension ")
           << dim + 1 << " of result, i.e. `ragged_dim` + 1, to be dynamic";
  return success();
}

/// Checks the dimensions that are not ragged: those behind it move by one.
static LogicalResult verifyOtherDims(CastToRaggedShapeOp op, int64_t dim) {
  ShapedType source = op.getSource().getType();
  ShapedType result = op.getResult().getType();
  for (int64_t from = 0; from < source.getRank(); ++from) {
    if (from == dim)
      continue;
    int64_t to = from < dim ? from : from + 1;
    if (source.isDynamicDim(from) && !result.isDynamicDim(to))
      return op.emitOpError("expected dimension ")
             << to << " of result to be dynamic since the corresponding "
             << "dimension " << from << " in the source is dynamic";
    if (source.getDimSize(from) != result.getDimSize(to))
      return op.emitOpError("expected shape of dimension ")
             << to << " of result to match the shape of dimension " << from
             << " of source, but got " << getSizeText(result.getDimSize(to))
             << " and " << getSizeText(source.getDimSize(from))
             << " respectively";
  }
  return success();
}

LogicalResult CastToRaggedShapeOp::verify() {
  int64_t dim = getRaggedDim().getSExtValue();
  if (failed(verifyRaggedType(*this, dim)) || failed(verifyRows(*this, dim)) ||
      failed(verifyOtherDims(*this, dim)))
    return failure();
  int64_t dynamic = getSource().getType().getNumDynamicDims();
  if (dynamic != static_cast<int64_t>(getSourceDims().size()))
    return emitOpError("mismatch in number of dynamic dimensions specified for "
                       "source, expected ")
           << dynamic << " values, got " << getSourceDims().size();
  return success();
}

//===----------------------------------------------------------------------===//
// iree_tensor_ext.linearize_ragged_dims
//===----------------------------------------------------------------------===//

/// Whether a result has neither an encoding nor a layout of its own.
static bool isPlain(ShapedType type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return !tensor.getEncoding();
  return cast<MemRefType>(type).getLayout().isIdentity();
}

LogicalResult LinearizeRaggedDimsOp::verify() {
  ShapedType source = getSource().getType();
  ShapedType result = getResult().getType();
  RaggedShapeAttr ragged = getRaggedShape(source);
  if (!ragged)
    return emitOpError("expected source type to have a ragged tensor encoding");
  if (!isPlain(result))
    return emitOpError(
        "expected result type to have no encoding or identity layout");
  if (result.getRank() != source.getRank() - 1)
    return emitOpError("expected result rank to be ")
           << source.getRank() - 1
           << " (source rank - number of sparse dimensions + 1), but got "
           << result.getRank();
  // The two ragged dimensions become one; nothing is known of its size.
  for (int64_t from = 0; from < source.getRank(); ++from) {
    if (from == ragged.getRaggedRow() || from == ragged.getRaggedRow() + 1)
      continue;
    int64_t to = from < ragged.getRaggedRow() ? from : from - 1;
    if (!source.isDynamicDim(from) &&
        source.getDimSize(from) != result.getDimSize(to))
      return emitOpError("expected source dimension ")
             << from << " with size " << source.getDimSize(from)
             << " to be preserved in result dimension " << to
             << " but got size " << getSizeText(result.getDimSize(to));
  }
  return tensor_ext::verifyDynamicDims(*this, result, getResultDims());
}
