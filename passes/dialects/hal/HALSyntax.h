//===- HALSyntax.h - Parse and verify helpers of the hal dialect *- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parsers and printers behind `custom<...>` in the assembly formats of the
/// hal dialect, and the checks that several of its ops share. Source of each
/// form and text: docs/dialects.md.
///
/// Custom directives: a `parse` function reads what its `print` twin writes.
/// All report errors through the parser and return failure.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALSYNTAX_H
#define BINDERY_DIALECTS_HAL_HALSYNTAX_H

#include "dialects/util/Syntax.h"

#include "mlir/IR/OpImplementation.h"

namespace bindery::hal {

class PipelineBindingAttr;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// `text` as part of a symbol name: lower case, every byte that is not a
/// letter, a digit or `_` replaced by `_`.
std::string makeSymbolNameFragment(llvm::StringRef text);

/// Whether a `!hal.device` global may be initialised with `attr`: an alias, a
/// target, an ordinal, a fallback or a select.
bool isDeviceInitializationAttr(mlir::Attribute attr);

/// `[<storage_buffer>, #hal.pipeline.binding<..>]`: stripped or qualified when
/// read, qualified when printed.
mlir::ParseResult parsePipelineLayoutBindings(
    mlir::AsmParser &parser,
    llvm::SmallVectorImpl<PipelineBindingAttr> &bindings);
void printPipelineLayoutBindings(mlir::AsmPrinter &printer,
                                 llvm::ArrayRef<PipelineBindingAttr> bindings);

/// `(, [bit, ..])?`: no list for any queue (-1). Bits count modulo 64.
mlir::ParseResult parseQueueMask(mlir::AsmParser &parser, int64_t &mask);
void printQueueMask(mlir::AsmPrinter &printer, int64_t mask);

/// `@name`, kept as a string: the device it names need not exist.
mlir::ParseResult parsePromisedDevice(mlir::AsmParser &parser,
                                      mlir::StringAttr &name);
void printPromisedDevice(mlir::AsmPrinter &printer, mlir::StringAttr name);

/// `[#hal.device.affinity<..>, ..]`: fully qualified, at least one.
mlir::ParseResult
parseAffinityList(mlir::AsmParser &parser,
                  llvm::SmallVectorImpl<mlir::Attribute> &affinities);
void printAffinityList(mlir::AsmPrinter &printer,
                       llvm::ArrayRef<mlir::Attribute> affinities);

/// `{unified_memory = true, transparent_access = true}`: in any order, each
/// once; what is false is not printed.
mlir::ParseResult parseLinkAbilities(mlir::AsmParser &parser,
                                     bool &unifiedMemory,
                                     bool &transparentAccess);
void printLinkAbilities(mlir::AsmPrinter &printer, bool unifiedMemory,
                        bool transparentAccess);

//===----------------------------------------------------------------------===//
// Parts of ops
//===----------------------------------------------------------------------===//

/// `T (as T2)?`: the type that the outside sees and, if it differs, that of the
/// SSA value.
mlir::ParseResult parseTypeAlias(mlir::OpAsmParser &parser,
                                 mlir::TypeAttr &encoding, mlir::Type &storage);
void printTypeAlias(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                    mlir::TypeAttr encoding, mlir::Type storage);

/// `dense_row_major`, which stands for no attribute, or an attribute.
mlir::ParseResult parseEncodingType(mlir::OpAsmParser &parser,
                                    mlir::Attribute &encoding);
void printEncodingType(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                       mlir::Attribute encoding);

/// `(condition(..) -> i1 {..})? (fallback(@x))? (count(..) -> (..) {..})?` of
/// exports, each part with the blank in front of it. An empty region means
/// absent.
mlir::ParseResult parseExportClauses(mlir::OpAsmParser &parser,
                                     mlir::Region &condition,
                                     mlir::FlatSymbolRefAttr &fallback,
                                     mlir::Region &workgroupCount);
void printExportClauses(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                        mlir::Region &condition,
                        mlir::FlatSymbolRefAttr fallback,
                        mlir::Region &workgroupCount);

/// `(%a: T ad?, ..) -> i1 {..}`. Another result is an error with the text
/// `resultMessage`. Argument dictionaries are read and dropped.
mlir::ParseResult parseConditionRegion(mlir::OpAsmParser &parser,
                                       mlir::Region &region,
                                       llvm::StringRef resultMessage);
void printConditionRegion(mlir::OpAsmPrinter &printer, mlir::Region &region);

/// `(%buffer : T)[%offset, %length], ..`: the bindings of a dispatch or of a
/// submission, at least one. Printed one a line.
mlir::ParseResult parseBindings(mlir::OpAsmParser &parser,
                                UnresolvedOperands &buffers,
                                llvm::SmallVectorImpl<mlir::Type> &bufferTypes,
                                UnresolvedOperands &offsets,
                                UnresolvedOperands &lengths);
void printBindings(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                   mlir::ValueRange buffers, mlir::TypeRange bufferTypes,
                   mlir::ValueRange offsets, mlir::ValueRange lengths);

/// `[(%device, %affinity : !hal.device, i64), ..]`, at least one. Printed one a
/// line.
mlir::ParseResult
parseDeviceQueueAffinityList(mlir::OpAsmParser &parser,
                             UnresolvedOperands &devices,
                             llvm::SmallVectorImpl<mlir::Type> &deviceTypes,
                             UnresolvedOperands &affinities,
                             llvm::SmallVectorImpl<mlir::Type> &affinityTypes);
void printDeviceQueueAffinityList(mlir::OpAsmPrinter &printer,
                                  mlir::Operation *op, mlir::ValueRange devices,
                                  mlir::TypeRange deviceTypes,
                                  mlir::ValueRange affinities,
                                  mlir::TypeRange affinityTypes);

/// `count(..) -> (index, index, index) {..}` with the blank in front of it. A
/// bare `count`, the print of an empty region, reads as one.
mlir::ParseResult parseExternWorkgroupCount(mlir::OpAsmParser &parser,
                                            mlir::Region &region);
void printExternWorkgroupCount(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                               mlir::Region &region);

/// `{#target (if(..) -> i1 {..})? ordinal(n) = [object, ..], ..}`: at least one
/// row, printed one a line. A row without `if` has an empty region.
mlir::ParseResult parseTargetConditionObjects(
    mlir::OpAsmParser &parser, mlir::ArrayAttr &targets,
    mlir::ArrayAttr &ordinals, mlir::ArrayAttr &objects,
    llvm::SmallVectorImpl<std::unique_ptr<mlir::Region>> &regions);
void printTargetConditionObjects(mlir::OpAsmPrinter &printer,
                                 mlir::Operation *op, mlir::ArrayAttr targets,
                                 mlir::ArrayAttr ordinals,
                                 mlir::ArrayAttr objects,
                                 llvm::MutableArrayRef<mlir::Region> regions);

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// Checks a workgroup count region unless it is empty: `!hal.device` and
/// `index` arguments, three `index` results at each `hal.return` (H2).
mlir::LogicalResult verifyWorkgroupCount(mlir::Operation *op,
                                         mlir::Region &region);

/// Checks the condition region of an export unless it is empty: arguments as in
/// a workgroup count region, one `i1` result.
mlir::LogicalResult verifyExportCondition(mlir::Operation *op,
                                          mlir::Region &region);

/// Checks the condition region of a target unless it is empty: a `!hal.device`
/// argument, one `i1` result (H3).
mlir::LogicalResult verifyTargetCondition(mlir::Operation *op,
                                          mlir::Region &region);

/// Checks that an encoding and the type it is stored as have the same number of
/// dynamic dimensions, if both are shaped (H5).
mlir::LogicalResult verifyTypeStorage(mlir::Operation *op, mlir::Type encoding,
                                      mlir::Type storage);

} // namespace bindery::hal

#endif // BINDERY_DIALECTS_HAL_HALSYNTAX_H
