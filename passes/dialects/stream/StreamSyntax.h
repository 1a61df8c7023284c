//===- StreamSyntax.h - Hand-written syntax of stream ops ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The `custom<...>` directives of the stream dialect; see Syntax.h for those
/// that it shares with others. All report errors through the parser.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_STREAM_STREAMSYNTAX_H
#define BINDERY_DIALECTS_STREAM_STREAMSYNTAX_H

#include "dialects/util/FunctionSyntax.h"
#include "dialects/util/Syntax.h"

#include "mlir/IR/OpImplementation.h"

namespace bindery::stream {

/// `(%r as %arg: R{%size}, ..) {body}`: the region's arguments have the types
/// of the operands. The terminator is implicit.
mlir::ParseResult
parseExplicitResourceRegion(mlir::OpAsmParser &parser,
                            UnresolvedOperands &operands,
                            llvm::SmallVectorImpl<mlir::Type> &types,
                            UnresolvedOperands &sizes, mlir::Region &body);
void printExplicitResourceRegion(mlir::OpAsmPrinter &printer,
                                 mlir::Operation *op,
                                 mlir::OperandRange operands,
                                 mlir::TypeRange types,
                                 mlir::OperandRange sizes, mlir::Region &body);

/// `(%r as %arg: R{%size}, ..) (-> results)? {body}`: as above, with results
/// as those of a ShapedFunctionType, which may be tied to the operands. The
/// terminator must be written.
mlir::ParseResult
parseResourceRegion(mlir::OpAsmParser &parser, UnresolvedOperands &operands,
                    llvm::SmallVectorImpl<mlir::Type> &types,
                    UnresolvedOperands &sizes,
                    llvm::SmallVectorImpl<mlir::Type> &resultTypes,
                    UnresolvedOperands &resultSizes,
                    mlir::ArrayAttr &tiedOperands, mlir::Region &body);
void printResourceRegion(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                         mlir::OperandRange operands, mlir::TypeRange types,
                         mlir::OperandRange sizes, mlir::TypeRange resultTypes,
                         mlir::OperandRange resultSizes,
                         mlir::ArrayAttr tiedOperands, mlir::Region &body);

/// `(%r[%offset to %end for %length], %v, ..)`: a range for resources alone.
mlir::ParseResult parseDispatchOperands(mlir::OpAsmParser &parser,
                                        UnresolvedOperands &operands,
                                        UnresolvedOperands &offsets,
                                        UnresolvedOperands &ends,
                                        UnresolvedOperands &lengths);
void printDispatchOperands(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::OperandRange operands,
                           mlir::OperandRange offsets, mlir::OperandRange ends,
                           mlir::OperandRange lengths);

/// `{%dim, ..}?` behind the encoding of `stream.tensor.sizeof`. Printed also
/// when empty if attributes follow, which would read as dimensions.
mlir::ParseResult parseSizeofDims(mlir::OpAsmParser &parser,
                                  UnresolvedOperands &dims);
void printSizeofDims(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                     mlir::OperandRange dims);

/// `[%r : encoding{..} in R{%size}, ..]`, one a line; maybe none.
mlir::ParseResult parseEncodedResourceOperands(
    mlir::OpAsmParser &parser, UnresolvedOperands &resources,
    llvm::SmallVectorImpl<mlir::Type> &types, UnresolvedOperands &sizes,
    mlir::ArrayAttr &encodings, UnresolvedOperands &dims);
void printEncodedResourceOperands(mlir::OpAsmPrinter &printer,
                                  mlir::Operation *op,
                                  mlir::OperandRange resources,
                                  mlir::TypeRange types,
                                  mlir::OperandRange sizes,
                                  mlir::ArrayAttr encodings,
                                  mlir::OperandRange dims);

/// A ShapedFunctionType whose types may have `encoding{..} in` in front;
/// `!util.unused` stands for an encoding that is not written.
mlir::ParseResult parseEncodedShapedFunctionType(
    mlir::OpAsmParser &parser,
    llvm::ArrayRef<mlir::OpAsmParser::UnresolvedOperand> operands,
    llvm::SmallVectorImpl<mlir::Type> &operandTypes,
    UnresolvedOperands &operandSizes, mlir::ArrayAttr &operandEncodings,
    UnresolvedOperands &operandEncodingDims,
    llvm::SmallVectorImpl<mlir::Type> &resultTypes,
    UnresolvedOperands &resultSizes, mlir::ArrayAttr &resultEncodings,
    UnresolvedOperands &resultEncodingDims, mlir::ArrayAttr &tiedOperands);
void printEncodedShapedFunctionType(
    mlir::OpAsmPrinter &printer, mlir::Operation *op,
    mlir::OperandRange operands, mlir::TypeRange operandTypes,
    mlir::OperandRange operandSizes, mlir::ArrayAttr operandEncodings,
    mlir::OperandRange operandEncodingDims, mlir::TypeRange resultTypes,
    mlir::OperandRange resultSizes, mlir::ArrayAttr resultEncodings,
    mlir::OperandRange resultEncodingDims, mlir::ArrayAttr tiedOperands);

//===----------------------------------------------------------------------===//
// Calls and collective operations
//===----------------------------------------------------------------------===//

class CollectiveAttr;

/// `source(%p)`, `target(%p)` or `source_target_pair(%p)`, as `op` demands;
/// nothing where it takes no parameter.
mlir::ParseResult parseCollectiveParam(
    mlir::OpAsmParser &parser, CollectiveAttr op,
    std::optional<mlir::OpAsmParser::UnresolvedOperand> &param);
void printCollectiveParam(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                          CollectiveAttr collective, mlir::Value param);

/// `(%a[%offset for %length]: T ad?, ..) (-> results)?`: a range stands for two
/// more inputs of type `index`. It is printed where a resource has these.
mlir::ParseResult parseDispatchFunctionSignature(mlir::OpAsmParser &parser,
                                                 mlir::TypeAttr &functionType,
                                                 mlir::ArrayAttr &argAttrs,
                                                 mlir::ArrayAttr &resAttrs);
void printDispatchFunctionSignature(mlir::OpAsmPrinter &printer,
                                    mlir::Operation *op,
                                    mlir::TypeAttr functionType,
                                    mlir::ArrayAttr argAttrs,
                                    mlir::ArrayAttr resAttrs);

/// `(ro %r[%offset for %length], %v, ..)`: what has an access has a range.
mlir::ParseResult parseCmdCallOperands(mlir::OpAsmParser &parser,
                                       UnresolvedOperands &operands,
                                       UnresolvedOperands &offsets,
                                       UnresolvedOperands &lengths,
                                       mlir::ArrayAttr &accesses);
void printCmdCallOperands(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                          mlir::OperandRange operands,
                          mlir::OperandRange offsets,
                          mlir::OperandRange lengths, mlir::ArrayAttr accesses);

//===----------------------------------------------------------------------===//
// Rows of parameters
//===----------------------------------------------------------------------===//

// A row of a list in braces, one a line. All rows must name the same scope and
// the same resource with the same type and size, which are stored once; names
// are compared as they are written.

/// `%scope::%key[%offset] : R{%size}`; the resources differ.
mlir::ParseResult parseParameterLoadOperations(
    mlir::OpAsmParser &parser,
    std::optional<mlir::OpAsmParser::UnresolvedOperand> &scope,
    UnresolvedOperands &keys, UnresolvedOperands &offsets,
    llvm::SmallVectorImpl<mlir::Type> &types, UnresolvedOperands &sizes);
void printParameterLoadOperations(mlir::OpAsmPrinter &printer,
                                  mlir::Operation *op, mlir::Value scope,
                                  mlir::OperandRange keys,
                                  mlir::OperandRange offsets,
                                  mlir::TypeRange types,
                                  mlir::OperandRange sizes);

/// `%scope::%key[%offset] -> %target[%a to %b for %length] : R{%size}`.
mlir::ParseResult parseAsyncParameterGather(
    mlir::OpAsmParser &parser,
    std::optional<mlir::OpAsmParser::UnresolvedOperand> &scope,
    UnresolvedOperands &keys, UnresolvedOperands &offsets,
    mlir::OpAsmParser::UnresolvedOperand &target, mlir::Type &type,
    mlir::OpAsmParser::UnresolvedOperand &size,
    UnresolvedOperands &targetOffsets, UnresolvedOperands &targetEnds,
    UnresolvedOperands &targetLengths);
void printAsyncParameterGather(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                               mlir::Value scope, mlir::OperandRange keys,
                               mlir::OperandRange offsets, mlir::Value target,
                               mlir::Type type, mlir::Value size,
                               mlir::OperandRange targetOffsets,
                               mlir::OperandRange targetEnds,
                               mlir::OperandRange targetLengths);

/// `%source[%a to %b for %length] : R{%size} -> %scope::%key[%offset]`.
mlir::ParseResult parseAsyncParameterScatter(
    mlir::OpAsmParser &parser, mlir::OpAsmParser::UnresolvedOperand &source,
    mlir::Type &type, mlir::OpAsmParser::UnresolvedOperand &size,
    UnresolvedOperands &sourceOffsets, UnresolvedOperands &sourceEnds,
    UnresolvedOperands &sourceLengths,
    std::optional<mlir::OpAsmParser::UnresolvedOperand> &scope,
    UnresolvedOperands &keys, UnresolvedOperands &offsets);
void printAsyncParameterScatter(
    mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::Value source,
    mlir::Type type, mlir::Value size, mlir::OperandRange sourceOffsets,
    mlir::OperandRange sourceEnds, mlir::OperandRange sourceLengths,
    mlir::Value scope, mlir::OperandRange keys, mlir::OperandRange offsets);

/// The rows of the commands are the same without the ends.
mlir::ParseResult parseCmdParameterGather(
    mlir::OpAsmParser &parser,
    std::optional<mlir::OpAsmParser::UnresolvedOperand> &scope,
    UnresolvedOperands &keys, UnresolvedOperands &offsets,
    mlir::OpAsmParser::UnresolvedOperand &target, mlir::Type &type,
    mlir::OpAsmParser::UnresolvedOperand &size,
    UnresolvedOperands &targetOffsets, UnresolvedOperands &targetLengths);
void printCmdParameterGather(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                             mlir::Value scope, mlir::OperandRange keys,
                             mlir::OperandRange offsets, mlir::Value target,
                             mlir::Type type, mlir::Value size,
                             mlir::OperandRange targetOffsets,
                             mlir::OperandRange targetLengths);
mlir::ParseResult parseCmdParameterScatter(
    mlir::OpAsmParser &parser, mlir::OpAsmParser::UnresolvedOperand &source,
    mlir::Type &type, mlir::OpAsmParser::UnresolvedOperand &size,
    UnresolvedOperands &sourceOffsets, UnresolvedOperands &sourceLengths,
    std::optional<mlir::OpAsmParser::UnresolvedOperand> &scope,
    UnresolvedOperands &keys, UnresolvedOperands &offsets);
void printCmdParameterScatter(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                              mlir::Value source, mlir::Type type,
                              mlir::Value size,
                              mlir::OperandRange sourceOffsets,
                              mlir::OperandRange sourceLengths,
                              mlir::Value scope, mlir::OperandRange keys,
                              mlir::OperandRange offsets);

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

/// The access keyword of a resource: `ro`, `wo`, `rw` or `none`. The first
/// form reports another word, the second reads nothing then.
mlir::ParseResult parseAccess(mlir::OpAsmParser &parser, int32_t &access);
bool parseOptionalAccess(mlir::OpAsmParser &parser, int32_t &access);
llvm::StringRef getAccessKeyword(mlir::ArrayAttr accesses, unsigned index);

/// The captures alone: `(%r as %arg: R{%size}, ..)`.
mlir::ParseResult parseResourceCaptures(
    mlir::OpAsmParser &parser, UnresolvedOperands &operands,
    llvm::SmallVectorImpl<mlir::Type> &types, UnresolvedOperands &sizes,
    llvm::SmallVectorImpl<mlir::OpAsmParser::Argument> &arguments);
void printResourceCaptures(mlir::OpAsmPrinter &printer,
                           mlir::OperandRange operands, mlir::TypeRange types,
                           mlir::OperandRange sizes, mlir::Region &body);

/// `{ro %r[%offset for %length] : R{%size}, ..}`, one a line. The access is
/// `ro`, `wo`, `rw` or `none`, which may be left out; another word is an error.
/// An empty list, which only generic form can hold otherwise, is printed and
/// read too.
mlir::ParseResult
parseDispatchResources(mlir::OpAsmParser &parser, UnresolvedOperands &resources,
                       llvm::SmallVectorImpl<mlir::Type> &types,
                       UnresolvedOperands &sizes, UnresolvedOperands &offsets,
                       UnresolvedOperands &lengths, mlir::ArrayAttr &accesses);
void printDispatchResources(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                            mlir::OperandRange resources, mlir::TypeRange types,
                            mlir::OperandRange sizes,
                            mlir::OperandRange offsets,
                            mlir::OperandRange lengths,
                            mlir::ArrayAttr accesses);

/// `T, ..`, maybe none: what only generic form can hold prints so.
mlir::ParseResult parseTypeList(mlir::OpAsmParser &parser,
                                llvm::SmallVectorImpl<mlir::Type> &types);
void printTypeList(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                   mlir::TypeRange types);

/// A ShapedTypeList of `operands`, which is empty where they are.
mlir::ParseResult
parseTypesOf(mlir::OpAsmParser &parser,
             llvm::ArrayRef<mlir::OpAsmParser::UnresolvedOperand> operands,
             llvm::SmallVectorImpl<mlir::Type> &types,
             UnresolvedOperands &dims);
void printTypesOf(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                  mlir::OperandRange operands, mlir::TypeRange types,
                  mlir::OperandRange dims);

/// `R{%size} = attr, ..`, one a line, and the end of the list on a line of its
/// own.
mlir::ParseResult
parseConstantValueList(mlir::OpAsmParser &parser,
                       llvm::SmallVectorImpl<mlir::Type> &types,
                       UnresolvedOperands &sizes, mlir::ArrayAttr &values);
void printConstantValueList(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                            mlir::TypeRange types, mlir::OperandRange sizes,
                            mlir::ArrayAttr values);

/// `({[start, end] = %size, ..})`, one a line: two intervals' ends for each
/// slice; as many offsets as slices are results.
mlir::ParseResult
parsePackSliceRanges(mlir::OpAsmParser &parser, mlir::ArrayAttr &intervals,
                     UnresolvedOperands &sizes,
                     llvm::SmallVectorImpl<mlir::Type> &offsetTypes);
void printPackSliceRanges(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                          mlir::ArrayAttr intervals, mlir::OperandRange sizes,
                          mlir::TypeRange offsetTypes);

/// Checks that there is one range for each resource among `operands`.
mlir::LogicalResult verifyOperandRanges(mlir::Operation *op,
                                        mlir::ValueRange operands,
                                        mlir::ValueRange offsets,
                                        mlir::ValueRange ends,
                                        mlir::ValueRange lengths);

/// The operand that result `resultIndex` is tied to by `tiedOperands`, which
/// count from operand `base`; -1 when it is tied to none.
int64_t getTiedIndex(std::optional<mlir::ArrayAttr> tiedOperands,
                     unsigned resultIndex, unsigned base = 0);

/// Checks that a resource used in the first block of `body` is one of its
/// arguments or made there before: "used resource not listed in explicit
/// captures (or produced internally)" (V3). Nested regions are not entered.
mlir::LogicalResult verifyCaptures(mlir::Operation *op, mlir::Region &body);

} // namespace bindery::stream

#endif // BINDERY_DIALECTS_STREAM_STREAMSYNTAX_H
