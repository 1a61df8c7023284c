//===- Syntax.h - Hand-written parse helpers of the dialects ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parsers and printers behind `custom<...>` in assembly formats that
/// several home dialects use, and the size checks that go with them. They stand
/// in namespace `bindery`, where the generated code of every dialect finds
/// them. Source of each form: the table "hand-written parse helpers" of the
/// format facts (docs/dialects.md).
///
/// Custom directives: a `parse` function reads what its `print` twin writes.
/// All report errors through the parser and return failure.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_UTIL_SYNTAX_H
#define BINDERY_DIALECTS_UTIL_SYNTAX_H

#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"

namespace bindery {

using UnresolvedOperands =
    llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand>;

/// Whether values of `type` carry their size in bytes as an SSA value beside
/// them: `!stream.resource` and `!util.buffer`.
bool isSizeAware(mlir::Type type);

/// The number of `{...}` operands that follow `type` in a shaped list: its
/// dynamic dimensions, or one when it is size-aware.
unsigned getNumDynamicDims(mlir::Type type);

/// Checks that each size-aware value has one size: "value set has N dynamic
/// dimensions but only M dimension values are attached" (V1).
mlir::LogicalResult verifySizes(mlir::Operation *op, mlir::ValueRange values,
                                mlir::ValueRange sizes);

/// Checks that `dims` has one value for every dynamic dimension of the shaped
/// types among `types` (V2). `noun` is "type" for stream ops, "value" for flow
/// and iree_tensor_ext ops.
mlir::LogicalResult verifyDynamicDims(mlir::Operation *op,
                                      mlir::TypeRange types,
                                      mlir::ValueRange dims,
                                      llvm::StringRef noun);

/// `T{%size}`; the braces are mandatory.
mlir::ParseResult
parseSizeAwareType(mlir::OpAsmParser &parser, mlir::Type &type,
                   mlir::OpAsmParser::UnresolvedOperand &size);
void printSizeAwareType(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                        mlir::Type type, mlir::Value size);

/// `T{...}`, the braces where getNumDynamicDims is not zero. The printer takes
/// what it prints off the front of `dims`.
mlir::ParseResult parseShapedType(mlir::OpAsmParser &parser, mlir::Type &type,
                                  UnresolvedOperands &dims);
void printShapedType(mlir::OpAsmPrinter &printer, mlir::Type type,
                     mlir::ValueRange &dims);

/// `T{...}, U, ...`: braces where getNumDynamicDims is not zero.
mlir::ParseResult parseShapedTypeList(mlir::OpAsmParser &parser,
                                      llvm::SmallVectorImpl<mlir::Type> &types,
                                      UnresolvedOperands &dims);
void printShapedTypeList(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                         mlir::TypeRange types, mlir::OperandRange dims);

/// `(T{..}, ..) -> results`, where a result is `T{..}`, `%operand{..}` (tied,
/// of the operand's type) or `%operand as T{..}`. Tied operands are looked up
/// in `operands`, the list already parsed. Fills `tiedOperands` when there are
/// results. Ties of an op without the tied-op interface print as types.
mlir::ParseResult parseShapedFunctionType(
    mlir::OpAsmParser &parser,
    llvm::ArrayRef<mlir::OpAsmParser::UnresolvedOperand> operands,
    llvm::SmallVectorImpl<mlir::Type> &operandTypes,
    UnresolvedOperands &operandDims,
    llvm::SmallVectorImpl<mlir::Type> &resultTypes,
    UnresolvedOperands &resultDims, mlir::ArrayAttr &tiedOperands);
void printShapedFunctionType(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                             mlir::OperandRange operands,
                             mlir::TypeRange operandTypes,
                             mlir::OperandRange operandDims,
                             mlir::TypeRange resultTypes,
                             mlir::OperandRange resultDims,
                             mlir::ArrayAttr tiedOperands);

/// `%operand{..}` or `%operand as T{..}`, if an operand comes next. Sets the
/// index of the one named among `operands`.
mlir::OptionalParseResult parseOptionalTiedResult(
    mlir::OpAsmParser &parser,
    llvm::ArrayRef<mlir::OpAsmParser::UnresolvedOperand> operands,
    mlir::TypeRange operandTypes, mlir::Type &type, UnresolvedOperands &dims,
    int64_t &tiedOperand);

/// Result `index` of a ShapedFunctionType, tied or not. Takes what it prints
/// off the front of `dims`.
void printShapedResult(mlir::OpAsmPrinter &printer, mlir::ValueRange operands,
                       mlir::TypeRange operandTypes, mlir::Type type,
                       mlir::ValueRange &dims, mlir::ArrayAttr tiedOperands,
                       unsigned index);

/// The results of a ShapedFunctionType alone: `T{..}`, or `(T, %x{..}, ..)`.
mlir::ParseResult parseShapedResultList(
    mlir::OpAsmParser &parser,
    llvm::ArrayRef<mlir::OpAsmParser::UnresolvedOperand> operands,
    mlir::TypeRange operandTypes,
    llvm::SmallVectorImpl<mlir::Type> &resultTypes,
    UnresolvedOperands &resultDims, mlir::ArrayAttr &tiedOperands);
void printShapedResultList(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::ValueRange operands,
                           mlir::TypeRange operandTypes,
                           mlir::TypeRange resultTypes,
                           mlir::ValueRange resultDims,
                           mlir::ArrayAttr tiedOperands);

/// `(%target as)? T{..}`: printed always with `%target as`. The name read is
/// not looked up. `type` is both the target's and the result's.
mlir::ParseResult parseShapedTiedResult(mlir::OpAsmParser &parser,
                                        mlir::Type &type,
                                        UnresolvedOperands &dims);
mlir::ParseResult
parseShapedTiedResult(mlir::OpAsmParser &parser, mlir::Type &type,
                      mlir::OpAsmParser::UnresolvedOperand &size);
/// `dims` may be one value or a range.
void printShapedTiedResult(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::Type type, mlir::ValueRange dims);

/// An attribute of an op that IREE 3.13 writes in angle brackets.
struct InherentAttr {
  llvm::StringRef name;
  /// What the attribute must be, and how the error says it.
  bool (*accepts)(mlir::Attribute);
  llvm::StringLiteral constraint;
  /// Whether the brackets hold a number without its type `index`.
  bool isIndexTyped = false;

  static InherentAttr index(llvm::StringRef name);
  static InherentAttr string(llvm::StringRef name);
};

/// `(<a = 1, ..>)? ({b = 2, ..})?`: the attributes of an op, where IREE 3.13
/// writes the inherent ones in angle brackets; earlier releases, and the
/// printers here, write all of them in braces. A value that `inherent` does not
/// accept is an error wherever it stands.
mlir::ParseResult parseStrictAttrDict(mlir::OpAsmParser &parser,
                                      mlir::NamedAttrList &attrs,
                                      llvm::ArrayRef<InherentAttr> inherent);

/// `(public|private|nested)?`, printed `public` when absent.
mlir::ParseResult parseSymbolVisibility(mlir::OpAsmParser &parser,
                                        mlir::StringAttr &visibility);
void printSymbolVisibility(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::StringAttr visibility);

/// `@func` or `@func as("name")`: fills the symbol name with `name`, or with
/// the function's.
mlir::ParseResult parseSymbolAlias(mlir::OpAsmParser &parser,
                                   mlir::StringAttr &symbolName,
                                   mlir::FlatSymbolRefAttr &functionRef);
void printSymbolAlias(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::StringAttr symbolName,
                      mlir::FlatSymbolRefAttr functionRef);

/// `%key` or `%scope::%key`: the name of a parameter.
mlir::ParseResult parseParameterReference(
    mlir::OpAsmParser &parser,
    std::optional<mlir::OpAsmParser::UnresolvedOperand> &scope,
    mlir::OpAsmParser::UnresolvedOperand &key);
void printParameterReference(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                             mlir::Value scope, mlir::Value key);

/// `<("scope"::)?"key" (, {config})?>` of a parameter attribute; `scope` and
/// `config` may come back null.
mlir::ParseResult parseNamedParameter(mlir::AsmParser &parser,
                                      mlir::StringAttr &scope,
                                      mlir::StringAttr &key,
                                      mlir::DictionaryAttr &config);
void printNamedParameter(mlir::AsmPrinter &printer, mlir::StringAttr scope,
                         mlir::StringAttr key, mlir::DictionaryAttr config);

/// `@a::@b` or `{@a::@b, @c::@d}`; braces are printed unless there is one.
mlir::ParseResult parseDispatchEntryPoints(mlir::OpAsmParser &parser,
                                           mlir::ArrayAttr &entryPoints);
void printDispatchEntryPoints(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                              mlir::ArrayAttr entryPoints);

/// `(workgroups(%a: T, ..) -> (index, index, index) {..})?` of executable
/// exports. An empty region means absent; it prints as nothing.
mlir::ParseResult parseWorkgroupCountRegion(mlir::OpAsmParser &parser,
                                            mlir::Region &region);
void printWorkgroupCountRegion(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                               mlir::Region &region);

/// `(%a: T ad?, ..) -> (index, index, index) {..}`: the part of a workgroup
/// count region behind its keyword. Anything but three `index` results is an
/// error: "workgroup count region must return the XYZ dimension counts" (V8).
/// Outer values are out of reach where the op is `isolated`.
mlir::ParseResult parseWorkgroupCountBody(mlir::OpAsmParser &parser,
                                          mlir::Region &region,
                                          bool isolated = true);
void printWorkgroupCountBody(mlir::OpAsmPrinter &printer, mlir::Region &region);

/// Checks that what returns from a count region of a stream or flow op returns
/// three `index` values, else "workgroup count region must return the XYZ
/// dimension counts" (V8). A region may have several blocks.
mlir::LogicalResult verifyWorkgroupCountReturns(mlir::Region &region);

/// The same as a part of parsing, which has a text of its own for three values
/// of another type: "operands do not match expected region return types".
mlir::ParseResult checkWorkgroupCountReturns(mlir::Region &region);

/// Checks the dimension of a `dispatch.workgroup.*` op: "dimension D out of
/// bounds of dispatch dimensions; expected [0, 3)" (V9).
mlir::LogicalResult verifyDispatchDimension(mlir::Operation *op,
                                            const llvm::APInt &dimension);

/// The name of the result of such an op: `what`_D.
std::string getDispatchDimensionName(llvm::StringRef what,
                                     const llvm::APInt &dimension);

/// Checks the symbols that a dispatch names (V6, V7): the workload must be what
/// the workgroup count region of each export takes. A name that does not
/// resolve is accepted and ends the check; an op that is no
/// util::DispatchExportOpInterface takes any workload.
mlir::LogicalResult verifyDispatchEntryPoints(
    mlir::Operation *op, mlir::SymbolTableCollection &symbolTable,
    mlir::ArrayAttr entryPoints, mlir::ValueRange workload);

} // namespace bindery

#endif // BINDERY_DIALECTS_UTIL_SYNTAX_H
