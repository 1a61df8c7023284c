//===- UtilValueOps.cpp - Casts, choices, hoistable conversions -----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/Util.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::util;

//===----------------------------------------------------------------------===//
// util.cast and util.switch
//===----------------------------------------------------------------------===//

bool CastOp::areCastCompatible(TypeRange from, TypeRange to) {
  return from.size() == 1 && to.size() == 1 &&
         (from[0] == to[0] || isa<ObjectType>(from[0]) ||
          isa<ObjectType>(to[0]));
}

int64_t CastOp::getTiedOperandIndex(unsigned) {
  return getOperandMutable().getOperandNumber();
}

LogicalResult CastOp::verify() {
  if (!isObjectCompatible(getOperand().getType()))
    return emitOpError() << "operand type " << getOperand().getType()
                         << " is not object cast compatible";
  if (!isObjectCompatible(getResult().getType()))
    return emitOpError() << "result type " << getResult().getType()
                         << " is not object cast compatible";
  return success();
}

LogicalResult SwitchOp::verify() {
  // The text gives one type for all values.
  for (auto [index, type] : llvm::enumerate(getValues().getTypes()))
    if (type != getResult().getType())
      return emitOpError() << "value #" << index << " type " << type
                           << " does not match result type "
                           << getResult().getType();
  return success();
}

//===----------------------------------------------------------------------===//
// util.hoistable_conversion
//===----------------------------------------------------------------------===//

/// `"tag" inverts("inverse") (%arg = %input, ..) : (T, ..) -> U {..} {attrs}`.
ParseResult HoistableConversionOp::parse(OpAsmParser &parser,
                                         OperationState &result) {
  StringAttr tag, inverseTag;
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> inputs;
  if (failed(parser.parseAttribute(tag, "tag", result.attributes)) ||
      failed(parser.parseKeyword("inverts")) || failed(parser.parseLParen()) ||
      failed(
          parser.parseAttribute(inverseTag, "inverseTag", result.attributes)) ||
      failed(parser.parseRParen()) ||
      failed(parser.parseCommaSeparatedList(
          OpAsmParser::Delimiter::Paren, [&]() -> ParseResult {
            return failure(
                failed(parser.parseArgument(arguments.emplace_back())) ||
                failed(parser.parseEqual()) ||
                failed(parser.parseOperand(inputs.emplace_back())));
          })))
    return failure();
  FunctionType type;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseColonType(type)))
    return failure();
  if (type.getNumInputs() != inputs.size())
    return parser.emitError(loc, "expected as many input types as operands "
                                 "(expected ")
           << inputs.size() << " got " << type.getNumInputs() << ")";
  for (auto [argument, inputType] : llvm::zip(arguments, type.getInputs()))
    argument.type = inputType;
  result.addTypes(type.getResults());
  return failure(failed(parser.resolveOperands(inputs, type.getInputs(), loc,
                                               result.operands)) ||
                 failed(parser.parseRegion(*result.addRegion(), arguments)) ||
                 failed(parser.parseOptionalAttrDict(result.attributes)));
}

void HoistableConversionOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printAttributeWithoutType(getTagAttr());
  printer << " inverts(";
  printer.printAttributeWithoutType(getInverseTagAttr());
  printer << ") (";
  llvm::interleaveComma(llvm::zip(getBody().getArguments(), getInputs()),
                        printer, [&](auto pair) {
                          printer << std::get<0>(pair) << " = "
                                  << std::get<1>(pair);
                        });
  printer << ") : ";
  printer.printFunctionalType(*this);
  printer << " ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict((*this)->getAttrs(),
                                {getTagAttrName(), getInverseTagAttrName()});
}

LogicalResult HoistableConversionOp::verify() {
  if (!getBody().hasOneBlock())
    return emitOpError("expected exactly one block in the body region");
  Block &block = getBody().front();
  if (block.getNumArguments() != getInputs().size())
    return emitOpError() << "expected " << getInputs().size()
                         << " block arguments but got "
                         << block.getNumArguments();
  for (auto [index, argument, input] :
       llvm::enumerate(block.getArgumentTypes(), getInputs().getTypes()))
    if (argument != input)
      return emitOpError() << "block argument #" << index << " type "
                           << argument << " does not match input type "
                           << input;
  Operation *returnOp = block.getTerminator();
  if (returnOp->getNumOperands() != getNumResults())
    return emitOpError() << "return has " << returnOp->getNumOperands()
                         << " operands but op has " << getNumResults()
                         << " results";
  for (auto [index, operand, result] :
       llvm::enumerate(returnOp->getOperandTypes(), getResultTypes()))
    if (operand != result)
      return emitOpError() << "return operand #" << index << " type " << operand
                           << " does not match result type " << result;
  return success();
}
