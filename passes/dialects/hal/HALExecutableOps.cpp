//===- HALExecutableOps.cpp - Executables and what stands in them ---------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

/// The first op of type `OpT` directly in the only block of `region`, or null.
template <typename OpT> static OpT findFirst(Region &region) {
  auto ops = region.getOps<OpT>();
  return ops.empty() ? OpT() : *ops.begin();
}

/// Checks that at most one condition stands directly in `region`.
static LogicalResult verifyOneCondition(Operation *op, Region &region,
                                        StringRef container) {
  if (llvm::range_size(region.getOps<ExecutableConditionOp>()) > 1)
    return op->emitOpError()
           << "only one condition op is allowed in " << container;
  return success();
}

//===----------------------------------------------------------------------===//
// Containers
//===----------------------------------------------------------------------===//

LogicalResult ExecutableSourceOp::verify() {
  return verifyOneCondition(*this, getBody(), "an executable");
}

ModuleOp ExecutableSourceOp::getInnerModule() {
  return findFirst<ModuleOp>(getBody());
}

bool ExecutableOp::isLegacy() {
  return llvm::any_of(getBody().getOps(), [](Operation &op) {
    return isa<InterfaceOp, ExecutableTargetOp>(op);
  });
}

LogicalResult ExecutableVariantOp::verify() {
  return verifyOneCondition(*this, getBody(), "a variant");
}

ModuleOp ExecutableVariantOp::getInnerModule() {
  return findFirst<ModuleOp>(getBody());
}

ExecutableConditionOp ExecutableVariantOp::getConditionOp() {
  return findFirst<ExecutableConditionOp>(getBody());
}

//===----------------------------------------------------------------------===//
// Exports
//===----------------------------------------------------------------------===//

LogicalResult ExecutableExportOp::verify() {
  if (!getCondition().empty() && !getCondition().hasOneBlock())
    return emitOpError() << "expected a single region block for the condition";
  if (failed(verifyExportCondition(*this, getCondition())))
    return failure();
  if (!getCondition().empty() && !getConditionFallback())
    return emitOpError()
           << "must have a fallback if a condition region is defined";
  if (getCondition().empty() && getConditionFallback())
    return emitOpError() << "fallback must only be present if a condition "
                            "region is defined";
  if (!getWorkgroupCount().empty() && !getWorkgroupCount().hasOneBlock())
    return emitOpError()
           << "expected a single region block for the workgroup count";
  return verifyWorkgroupCount(*this, getWorkgroupCount());
}

/// Whether both regions exist and take different arguments.
static bool haveDifferentArguments(Region &base, Region &fallback) {
  return !base.empty() && !fallback.empty() &&
         base.getArgumentTypes() != fallback.getArgumentTypes();
}

LogicalResult
ExecutableExportOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  FlatSymbolRefAttr fallbackAttr = getConditionFallbackAttr();
  if (!fallbackAttr)
    return success();
  auto fallback = symbolTable.lookupNearestSymbolFrom<ExecutableExportOp>(
      getOperation(), fallbackAttr);
  if (!fallback)
    return emitOpError() << "undefined fallback entry point: " << fallbackAttr;
  if (getLayout() != fallback.getLayout())
    return emitOpError() << "fallback layout does not match (base has "
                         << getLayout() << ", fallback has "
                         << fallback.getLayout() << ")";
  if (haveDifferentArguments(getCondition(), fallback.getCondition()))
    return emitOpError() << "fallback condition argument mismatch; fallback "
                            "args must match exactly";
  if (haveDifferentArguments(getWorkgroupCount(), fallback.getWorkgroupCount()))
    return emitOpError() << "fallback workgroup count argument mismatch; "
                            "fallback args must match exactly";
  return success();
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

ParseResult ExecutableConditionOp::parse(OpAsmParser &parser,
                                         OperationState &result) {
  Builder &builder = parser.getBuilder();
  result.addAttribute(getFunctionTypeAttrName(result.name),
                      TypeAttr::get(builder.getFunctionType(
                          builder.getType<DeviceType>(), builder.getI1Type())));
  return failure(
      parseConditionRegion(parser, *result.addRegion(),
                           "target condition region must return one i1") ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes));
}

void ExecutableConditionOp::print(OpAsmPrinter &printer) {
  printConditionRegion(printer, getBody());
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {getFunctionTypeAttrName(), getArgAttrsAttrName(),
                            getResAttrsAttrName()});
}

LogicalResult ExecutableConditionOp::verify() {
  return verifyTargetCondition(*this, getBody());
}

//===----------------------------------------------------------------------===//
// Constant blocks
//===----------------------------------------------------------------------===//

/// `"key"` or `("key", ..)`: bare exactly when the block has one result.
static ParseResult parseConstantKeys(OpAsmParser &parser, size_t resultCount,
                                     ArrayAttr &keys) {
  SmallVector<Attribute> parsed;
  auto parseKey = [&]() -> ParseResult {
    StringAttr key;
    if (failed(parser.parseAttribute(key)))
      return failure();
    parsed.push_back(key);
    return success();
  };
  if (failed(resultCount == 1 ? parseKey()
                              : parser.parseCommaSeparatedList(
                                    OpAsmParser::Delimiter::Paren, parseKey)))
    return failure();
  keys = parser.getBuilder().getArrayAttr(parsed);
  return success();
}

ParseResult ExecutableConstantBlockOp::parse(OpAsmParser &parser,
                                             OperationState &result) {
  Builder &builder = parser.getBuilder();
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<Type> resultTypes;
  SmallVector<DictionaryAttr> resultAttrs;
  bool isVariadic = false;
  if (failed(function_interface_impl::parseFunctionSignatureWithArguments(
          parser, /*allowVariadic=*/false, arguments, isVariadic, resultTypes,
          resultAttrs)))
    return failure();
  ArrayAttr keys;
  if (failed(parser.parseKeyword("as")) ||
      failed(parseConstantKeys(parser, resultTypes.size(), keys)) ||
      failed(parser.parseOptionalAttrDictWithKeyword(result.attributes)))
    return failure();

  SmallVector<Type> argumentTypes;
  for (const OpAsmParser::Argument &argument : arguments)
    argumentTypes.push_back(argument.type);
  result.addAttribute(
      getFunctionTypeAttrName(result.name),
      TypeAttr::get(builder.getFunctionType(argumentTypes, resultTypes)));
  result.addAttribute(getKeysAttrName(result.name), keys);
  call_interface_impl::addArgAndResultAttrs(
      builder, result, arguments, resultAttrs, getArgAttrsAttrName(result.name),
      getResAttrsAttrName(result.name));

  SMLoc loc = parser.getCurrentLocation();
  Region *body = result.addRegion();
  if (failed(parser.parseRegion(*body, arguments)))
    return failure();
  if (body->empty())
    return parser.emitError(loc, "expected non-empty function body");
  return success();
}

void ExecutableConstantBlockOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionSignature(
      printer, *this, getArgumentTypes(), /*isVariadic=*/false,
      getResultTypes());
  printer << " as ";
  bool isBare = getResultTypes().size() == 1 && getKeys().size() == 1;
  if (!isBare)
    printer << "(";
  llvm::interleaveComma(getKeys(), printer,
                        [&](Attribute key) { printer.printAttribute(key); });
  if (!isBare)
    printer << ")";
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {getFunctionTypeAttrName(), getKeysAttrName(),
                            getArgAttrsAttrName(), getResAttrsAttrName()});
  printer << " ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

LogicalResult ExecutableConstantBlockOp::verify() {
  ArrayRef<Type> arguments = getArgumentTypes();
  if (arguments.size() > 1 ||
      (arguments.size() == 1 && !isa<DeviceType>(arguments.front())))
    return emitOpError() << "initializer must take a !hal.device or nothing";
  for (auto [index, type] : llvm::enumerate(getResultTypes()))
    if (!type.isInteger(32))
      return emitOpError() << "initializer must return only i32 values (result "
                           << index << " is " << type << ")";
  if (getKeys().size() != getResultTypes().size())
    return emitOpError() << "must have one key for every result";
  return success();
}

//===----------------------------------------------------------------------===//
// Return
//===----------------------------------------------------------------------===//

LogicalResult hal::ReturnOp::verify() {
  auto parent = dyn_cast<FunctionOpInterface>((*this)->getParentOp());
  // Other parents check what their regions return.
  if (!parent)
    return success();
  ArrayRef<Type> expected = parent.getResultTypes();
  if (getNumOperands() != expected.size())
    return emitOpError() << "return must have the same number of operands as "
                            "the parent result signature (have "
                         << getNumOperands() << ", expected " << expected.size()
                         << ")";
  for (auto [index, types] :
       llvm::enumerate(llvm::zip_equal(expected, getOperandTypes()))) {
    auto [expectedType, actualType] = types;
    if (expectedType != actualType)
      return emitOpError() << "parent expected result " << index << " to be "
                           << expectedType << " but returning " << actualType;
  }
  return success();
}
