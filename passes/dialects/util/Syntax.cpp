//===- Syntax.cpp - Hand-written parse helpers of the dialects
//-------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/Syntax.h"

#include "dialects/util/Util.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;

namespace bindery {

//===----------------------------------------------------------------------===//
// Size-aware and shaped types
//===----------------------------------------------------------------------===//

bool isSizeAware(Type type) { return isa<util::SizeAwareTypeInterface>(type); }

unsigned getNumDynamicDims(Type type) {
  if (isSizeAware(type))
    return 1;
  if (auto shaped = dyn_cast<ShapedType>(type); shaped && shaped.hasRank())
    return shaped.getNumDynamicDims();
  return 0;
}

static LogicalResult reportDimCount(Operation *op, StringRef noun,
                                    unsigned expected, size_t actual) {
  if (expected == actual)
    return success();
  return op->emitOpError() << noun << " set has " << expected
                           << " dynamic dimensions but only " << actual
                           << " dimension values are attached";
}

LogicalResult verifySizes(Operation *op, ValueRange values, ValueRange sizes) {
  unsigned expected = llvm::count_if(
      values.getTypes(), [](Type type) { return isSizeAware(type); });
  return reportDimCount(op, "value", expected, sizes.size());
}

LogicalResult verifyDynamicDims(Operation *op, TypeRange types, ValueRange dims,
                                StringRef noun) {
  unsigned expected = 0;
  for (Type type : types)
    if (!isSizeAware(type))
      expected += getNumDynamicDims(type);
  return reportDimCount(op, noun, expected, dims.size());
}

ParseResult parseSizeAwareType(OpAsmParser &parser, Type &type,
                               OpAsmParser::UnresolvedOperand &size) {
  return failure(parser.parseType(type) || parser.parseLBrace() ||
                 parser.parseOperand(size) || parser.parseRBrace());
}

void printSizeAwareType(OpAsmPrinter &printer, Operation *op, Type type,
                        Value size) {
  printer << type << "{" << size << "}";
}

/// Parses the braces that `type` calls for.
static ParseResult parseDimsOf(OpAsmParser &parser, Type type,
                               UnresolvedOperands &dims) {
  unsigned count = getNumDynamicDims(type);
  if (count == 0)
    return success();
  SmallVector<OpAsmParser::UnresolvedOperand> parsed;
  if (failed(parser.parseOperandList(parsed, count,
                                     OpAsmParser::Delimiter::Braces)))
    return failure();
  dims.append(parsed);
  return success();
}

/// Prints the braces that `type` calls for and takes their values off `dims`.
static void printDimsOf(OpAsmPrinter &printer, Type type, ValueRange &dims) {
  // Generic form may attach too few; the verifier says so, the printer copes.
  size_t count = std::min<size_t>(getNumDynamicDims(type), dims.size());
  if (count == 0)
    return;
  printer << "{" << dims.take_front(count) << "}";
  dims = dims.drop_front(count);
}

ParseResult parseShapedType(OpAsmParser &parser, Type &type,
                            UnresolvedOperands &dims) {
  return failure(parser.parseType(type) || parseDimsOf(parser, type, dims));
}

void printShapedType(OpAsmPrinter &printer, Type type, ValueRange &dims) {
  printer << type;
  printDimsOf(printer, type, dims);
}

ParseResult parseShapedTypeList(OpAsmParser &parser,
                                SmallVectorImpl<Type> &types,
                                UnresolvedOperands &dims) {
  return parser.parseCommaSeparatedList([&]() -> ParseResult {
    return parseShapedType(parser, types.emplace_back(), dims);
  });
}

void printShapedTypeList(OpAsmPrinter &printer, Operation *op, TypeRange types,
                         OperandRange dims) {
  ValueRange rest = dims;
  llvm::interleaveComma(
      types, printer, [&](Type type) { printShapedType(printer, type, rest); });
}

//===----------------------------------------------------------------------===//
// Shaped function types and ties
//===----------------------------------------------------------------------===//

/// The index of the operand called `name` in `operands`, or -1.
static int64_t findOperand(ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                           const OpAsmParser::UnresolvedOperand &name) {
  for (auto [index, operand] : llvm::enumerate(operands))
    if (operand.name == name.name && operand.number == name.number)
      return index;
  return -1;
}

OptionalParseResult
parseOptionalTiedResult(OpAsmParser &parser,
                        ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                        TypeRange operandTypes, Type &type,
                        UnresolvedOperands &dims, int64_t &tiedOperand) {
  OpAsmParser::UnresolvedOperand tiedName;
  SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult tied = parser.parseOptionalOperand(tiedName);
  if (!tied.has_value() || failed(*tied))
    return tied;
  tiedOperand = findOperand(operands, tiedName);
  if (tiedOperand < 0)
    return ParseResult(
        parser.emitError(loc, "tied operand not found for result reference ")
        << tiedName.name);
  if (succeeded(parser.parseOptionalKeyword("as")))
    return parseShapedType(parser, type, dims);
  if (tiedOperand >= static_cast<int64_t>(operandTypes.size()))
    return ParseResult(parser.emitError(loc, "tied operand has no type"));
  type = operandTypes[tiedOperand];
  return parseDimsOf(parser, type, dims);
}

/// One result: `T{..}`, `%operand{..}` or `%operand as T{..}`.
static ParseResult
parseShapedResult(OpAsmParser &parser,
                  ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                  TypeRange operandTypes, Type &type, UnresolvedOperands &dims,
                  int64_t &tiedOperand) {
  tiedOperand = -1;
  OptionalParseResult tied = parseOptionalTiedResult(
      parser, operands, operandTypes, type, dims, tiedOperand);
  return tied.has_value() ? ParseResult(*tied)
                          : parseShapedType(parser, type, dims);
}

void printShapedResult(OpAsmPrinter &printer, ValueRange operands,
                       TypeRange operandTypes, Type type, ValueRange &dims,
                       ArrayAttr tiedOperands, unsigned index) {
  int64_t tied = -1;
  if (tiedOperands && index < tiedOperands.size())
    if (auto attr = dyn_cast<IntegerAttr>(tiedOperands[index]))
      tied = attr.getValue().getSExtValue();
  bool printType = true;
  if (tied >= 0 && tied < static_cast<int64_t>(operands.size())) {
    printer << operands[tied];
    printType = operandTypes[tied] != type;
    if (printType)
      printer << " as ";
  }
  if (printType)
    printer << type;
  printDimsOf(printer, type, dims);
}

ParseResult parseShapedResultList(
    OpAsmParser &parser, ArrayRef<OpAsmParser::UnresolvedOperand> operands,
    TypeRange operandTypes, SmallVectorImpl<Type> &resultTypes,
    UnresolvedOperands &resultDims, ArrayAttr &tiedOperands) {
  SmallVector<int64_t> ties;
  auto parseOne = [&]() {
    return parseShapedResult(parser, operands, operandTypes,
                             resultTypes.emplace_back(), resultDims,
                             ties.emplace_back());
  };
  if (succeeded(parser.parseOptionalLParen())) {
    if (failed(parser.parseOptionalRParen()) &&
        (failed(parser.parseCommaSeparatedList(parseOne)) ||
         failed(parser.parseRParen())))
      return failure();
  } else if (failed(parser.parseCommaSeparatedList(parseOne))) {
    return failure();
  }
  if (!ties.empty())
    tiedOperands = parser.getBuilder().getIndexArrayAttr(ties);
  return success();
}

void printShapedResultList(OpAsmPrinter &printer, Operation *op,
                           ValueRange operands, TypeRange operandTypes,
                           TypeRange resultTypes, ValueRange resultDims,
                           ArrayAttr tiedOperands) {
  ValueRange rest = resultDims;
  if (resultTypes.size() != 1)
    printer << "(";
  for (auto [index, type] : llvm::enumerate(resultTypes)) {
    if (index)
      printer << ", ";
    printShapedResult(printer, operands, operandTypes, type, rest, tiedOperands,
                      index);
  }
  if (resultTypes.size() != 1)
    printer << ")";
}

ParseResult parseShapedFunctionType(
    OpAsmParser &parser, ArrayRef<OpAsmParser::UnresolvedOperand> operands,
    SmallVectorImpl<Type> &operandTypes, UnresolvedOperands &operandDims,
    SmallVectorImpl<Type> &resultTypes, UnresolvedOperands &resultDims,
    ArrayAttr &tiedOperands) {
  if (failed(parser.parseLParen()))
    return failure();
  if (failed(parser.parseOptionalRParen()) &&
      (failed(parseShapedTypeList(parser, operandTypes, operandDims)) ||
       failed(parser.parseRParen())))
    return failure();
  return failure(parser.parseArrow() ||
                 parseShapedResultList(parser, operands, operandTypes,
                                       resultTypes, resultDims, tiedOperands));
}

void printShapedFunctionType(OpAsmPrinter &printer, Operation *op,
                             OperandRange operands, TypeRange operandTypes,
                             OperandRange operandDims, TypeRange resultTypes,
                             OperandRange resultDims, ArrayAttr tiedOperands) {
  printer << "(";
  printShapedTypeList(printer, op, operandTypes, operandDims);
  printer << ") -> ";
  // Ties that an op stores without meaning them print as types.
  if (!isa<util::TiedOpInterface>(op))
    tiedOperands = {};
  printShapedResultList(printer, op, operands, operandTypes, resultTypes,
                        resultDims, tiedOperands);
}

/// `(%name as)?`. Which value the name stands for is settled by the op.
static ParseResult parseTiedName(OpAsmParser &parser) {
  OpAsmParser::UnresolvedOperand name;
  OptionalParseResult tied = parser.parseOptionalOperand(name);
  if (!tied.has_value())
    return success();
  return failure(failed(*tied) || parser.parseKeyword("as"));
}

ParseResult parseShapedTiedResult(OpAsmParser &parser, Type &type,
                                  UnresolvedOperands &dims) {
  return failure(parseTiedName(parser) || parser.parseType(type) ||
                 parseDimsOf(parser, type, dims));
}

ParseResult parseShapedTiedResult(OpAsmParser &parser, Type &type,
                                  OpAsmParser::UnresolvedOperand &size) {
  return failure(parseTiedName(parser) ||
                 parseSizeAwareType(parser, type, size));
}

void printShapedTiedResult(OpAsmPrinter &printer, Operation *op, Type type,
                           ValueRange dims) {
  if (auto tiedOp = dyn_cast<util::TiedOpInterface>(op))
    if (Value target = tiedOp.getTiedOperand(0))
      printer << target << " as ";
  printer << type;
  printDimsOf(printer, type, dims);
}

//===----------------------------------------------------------------------===//
// Attributes in angle brackets
//===----------------------------------------------------------------------===//

InherentAttr InherentAttr::index(StringRef name) {
  return {name,
          [](Attribute attr) {
            auto integer = dyn_cast<IntegerAttr>(attr);
            return integer && integer.getType().isIndex();
          },
          "index attribute", /*isIndexTyped=*/true};
}

InherentAttr InherentAttr::string(StringRef name) {
  return {name, [](Attribute attr) { return isa<StringAttr>(attr); },
          "string attribute"};
}

/// `name = value` between angle brackets.
static ParseResult parseInherentAttr(OpAsmParser &parser, NamedAttrList &attrs,
                                     ArrayRef<InherentAttr> inherent) {
  StringRef name;
  Attribute value;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseKeyword(&name)))
    return failure();
  const auto *it = llvm::find_if(
      inherent, [&](const InherentAttr &attr) { return attr.name == name; });
  if (it == inherent.end() || attrs.get(name))
    return parser.emitError(loc, "unknown or repeated attribute '")
           << name << "'";
  Type type = it->isIndexTyped ? parser.getBuilder().getIndexType() : Type();
  if (failed(parser.parseEqual()) || failed(parser.parseAttribute(value, type)))
    return failure();
  attrs.append(name, value);
  return success();
}

ParseResult parseStrictAttrDict(OpAsmParser &parser, NamedAttrList &attrs,
                                ArrayRef<InherentAttr> inherent) {
  SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalLess()) &&
      (failed(parser.parseCommaSeparatedList(
           [&] { return parseInherentAttr(parser, attrs, inherent); })) ||
       failed(parser.parseGreater())))
    return failure();
  if (failed(parser.parseOptionalAttrDict(attrs)))
    return failure();
  // What does not fit would be dropped when the op is made.
  for (const InherentAttr &attr : inherent)
    if (Attribute value = attrs.get(attr.name); value && !attr.accepts(value))
      return parser.emitError(loc, "attribute '")
             << attr.name
             << "' failed to satisfy constraint: " << attr.constraint;
  return success();
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

ParseResult parseSymbolVisibility(OpAsmParser &parser, StringAttr &visibility) {
  StringRef keyword;
  if (succeeded(parser.parseOptionalKeyword(&keyword,
                                            {"public", "private", "nested"})))
    visibility = parser.getBuilder().getStringAttr(keyword);
  return success();
}

void printSymbolVisibility(OpAsmPrinter &printer, Operation *op,
                           StringAttr visibility) {
  printer << (visibility ? visibility.getValue() : StringRef("public"));
}

ParseResult parseSymbolAlias(OpAsmParser &parser, StringAttr &symbolName,
                             FlatSymbolRefAttr &functionRef) {
  std::string alias;
  if (failed(parser.parseAttribute(functionRef)))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("as"))) {
    if (failed(parser.parseLParen()) || failed(parser.parseString(&alias)) ||
        failed(parser.parseRParen()))
      return failure();
    symbolName = parser.getBuilder().getStringAttr(alias);
    return success();
  }
  symbolName = functionRef.getAttr();
  return success();
}

void printSymbolAlias(OpAsmPrinter &printer, Operation *op,
                      StringAttr symbolName, FlatSymbolRefAttr functionRef) {
  printer.printAttributeWithoutType(functionRef);
  if (symbolName != functionRef.getAttr()) {
    printer << " as(";
    printer.printAttributeWithoutType(symbolName);
    printer << ")";
  }
}

ParseResult
parseParameterReference(OpAsmParser &parser,
                        std::optional<OpAsmParser::UnresolvedOperand> &scope,
                        OpAsmParser::UnresolvedOperand &key) {
  if (failed(parser.parseOperand(key)))
    return failure();
  if (failed(parser.parseOptionalColon()))
    return success();
  scope = key;
  return failure(parser.parseColon() || parser.parseOperand(key));
}

void printParameterReference(OpAsmPrinter &printer, Operation *op, Value scope,
                             Value key) {
  if (scope)
    printer << scope << "::";
  printer << key;
}

/// A string without the type that may follow an attribute: a colon behind it
/// is half of `::`.
static ParseResult parseName(AsmParser &parser, StringAttr &name) {
  std::string text;
  if (failed(parser.parseString(&text)))
    return failure();
  name = parser.getBuilder().getStringAttr(text);
  return success();
}

ParseResult parseNamedParameter(AsmParser &parser, StringAttr &scope,
                                StringAttr &key, DictionaryAttr &config) {
  if (failed(parser.parseLess()) || failed(parseName(parser, key)))
    return failure();
  if (succeeded(parser.parseOptionalColon())) {
    scope = key;
    if (failed(parser.parseColon()) || failed(parseName(parser, key)))
      return failure();
  }
  if (succeeded(parser.parseOptionalComma()) &&
      failed(parser.parseAttribute(config)))
    return failure();
  return parser.parseGreater();
}

void printNamedParameter(AsmPrinter &printer, StringAttr scope, StringAttr key,
                         DictionaryAttr config) {
  printer << "<";
  if (scope)
    printer << scope << "::";
  printer << key;
  if (config)
    printer << ", " << config;
  printer << ">";
}

ParseResult parseDispatchEntryPoints(OpAsmParser &parser,
                                     ArrayAttr &entryPoints) {
  SmallVector<Attribute> refs;
  auto parseOne = [&]() -> ParseResult {
    SymbolRefAttr ref;
    if (failed(parser.parseAttribute(ref)))
      return failure();
    refs.push_back(ref);
    return success();
  };
  if (succeeded(parser.parseOptionalLBrace())) {
    if (failed(parser.parseCommaSeparatedList(parseOne)) ||
        failed(parser.parseRBrace()))
      return failure();
  } else if (failed(parseOne())) {
    return failure();
  }
  entryPoints = parser.getBuilder().getArrayAttr(refs);
  return success();
}

void printDispatchEntryPoints(OpAsmPrinter &printer, Operation *op,
                              ArrayAttr entryPoints) {
  if (entryPoints.size() != 1)
    printer << "{";
  llvm::interleaveComma(entryPoints, printer, [&](Attribute ref) {
    printer.printAttributeWithoutType(ref);
  });
  if (entryPoints.size() != 1)
    printer << "}";
}

//===----------------------------------------------------------------------===//
// Workgroup count regions
//===----------------------------------------------------------------------===//

ParseResult parseWorkgroupCountBody(OpAsmParser &parser, Region &region,
                                    bool isolated) {
  SmallVector<OpAsmParser::Argument> arguments;
  if (failed(parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren,
                                      /*allowType=*/true,
                                      /*allowAttrs=*/true)))
    return failure();
  SmallVector<Type> resultTypes;
  if (failed(parser.parseArrow()))
    return failure();
  SMLoc resultsLoc = parser.getCurrentLocation();
  if (failed(parser.parseLParen()))
    return failure();
  if (failed(parser.parseOptionalRParen()) &&
      (failed(parser.parseTypeList(resultTypes)) ||
       failed(parser.parseRParen())))
    return failure();
  if (resultTypes.size() != 3 ||
      !llvm::all_of(resultTypes, [](Type type) { return type.isIndex(); }))
    return parser.emitError(resultsLoc, "workgroup count region must return "
                                        "the XYZ dimension counts");
  return parser.parseRegion(region, arguments,
                            /*enableNameShadowing=*/isolated);
}

void printWorkgroupCountBody(OpAsmPrinter &printer, Region &region) {
  printer << "(";
  if (!region.empty())
    llvm::interleaveComma(
        region.getArguments(), printer,
        [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") -> (index, index, index) ";
  printer.printRegion(region, /*printEntryBlockArgs=*/false);
}

ParseResult parseWorkgroupCountRegion(OpAsmParser &parser, Region &region) {
  if (failed(parser.parseOptionalKeyword("workgroups")))
    return success();
  return failure(parseWorkgroupCountBody(parser, region) ||
                 checkWorkgroupCountReturns(region));
}

/// The first op that returns from `region` something else than three `index`
/// values, or null.
static Operation *findWrongCountReturn(Region &region) {
  for (Block &block : region) {
    if (block.empty() || !block.back().hasTrait<OpTrait::ReturnLike>() ||
        isa<util::UnreachableOp>(block.back()))
      continue;
    Operation &returnOp = block.back();
    if (returnOp.getNumOperands() != 3 ||
        !llvm::all_of(returnOp.getOperandTypes(),
                      [](Type type) { return type.isIndex(); }))
      return &returnOp;
  }
  return nullptr;
}

LogicalResult verifyWorkgroupCountReturns(Region &region) {
  if (Operation *returnOp = findWrongCountReturn(region))
    return returnOp->emitOpError("workgroup count region must return the XYZ "
                                 "dimension counts");
  return success();
}

ParseResult checkWorkgroupCountReturns(Region &region) {
  Operation *returnOp = findWrongCountReturn(region);
  if (returnOp && returnOp->getNumOperands() == 3)
    return returnOp->emitOpError(
        "operands do not match expected region return types");
  return verifyWorkgroupCountReturns(region);
}

void printWorkgroupCountRegion(OpAsmPrinter &printer, Operation *op,
                               Region &region) {
  if (region.empty())
    return;
  printer << "workgroups";
  printWorkgroupCountBody(printer, region);
}

//===----------------------------------------------------------------------===//
// Dispatches
//===----------------------------------------------------------------------===//

LogicalResult verifyDispatchDimension(Operation *op, const APInt &dimension) {
  if (dimension.ult(3))
    return success();
  SmallString<20> text;
  dimension.toStringUnsigned(text);
  return op->emitOpError() << "dimension " << text
                           << " out of bounds of dispatch dimensions; expected "
                              "[0, 3)";
}

std::string getDispatchDimensionName(StringRef what, const APInt &dimension) {
  SmallString<20> text;
  dimension.toStringUnsigned(text);
  return (what + "_" + text).str();
}

/// Checks `workload` against the arguments of the export's count region.
static LogicalResult verifyWorkload(Operation *op,
                                    util::DispatchExportOpInterface exportOp,
                                    ValueRange workload) {
  Region &count = exportOp.getWorkgroupCount();
  if (count.empty())
    return success();
  SmallVector<Type> expected;
  for (Type type : count.getArgumentTypes())
    if (!isa<util::ImplicitlyCapturedTypeInterface>(type))
      expected.push_back(type);
  if (expected.size() != workload.size())
    return op->emitOpError("workload mismatch; entry point expects ")
           << expected.size() << " arguments but dispatch provides "
           << workload.size();
  for (auto [index, type, value] : llvm::enumerate(expected, workload))
    if (type != value.getType())
      return op->emitOpError("workload operand ")
             << index << " type mismatch; expected " << type << " but passed "
             << value.getType();
  return success();
}

LogicalResult verifyDispatchEntryPoints(Operation *op,
                                        SymbolTableCollection &symbolTable,
                                        ArrayAttr entryPoints,
                                        ValueRange workload) {
  for (Attribute entryPoint : entryPoints) {
    auto ref = dyn_cast<SymbolRefAttr>(entryPoint);
    Operation *target =
        ref ? symbolTable.lookupNearestSymbolFrom(op, ref) : nullptr;
    if (!target)
      return success();
    if (auto exportOp = dyn_cast<util::DispatchExportOpInterface>(target))
      if (failed(verifyWorkload(op, exportOp, workload)))
        return failure();
  }
  return success();
}

} // namespace bindery
