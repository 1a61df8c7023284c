//===- UtilOps.cpp - Operations of the util dialect ----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/GlobalSyntax.h"
#include "dialects/util/Util.h"
#include "dialects/util/ValueSyntax.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::util;

OpFoldResult NullOp::fold(FoldAdaptor) {
  return NullAttr::get(getContext(), getType());
}

//===----------------------------------------------------------------------===//
// util.assume.int
//===----------------------------------------------------------------------===//

/// `%x<umin = 1>` or `%x[<umin = 1>, <udiv = 2>]`: one row.
static ParseResult parseAssumptionRow(OpAsmParser &parser,
                                      SmallVectorImpl<Attribute> &rows) {
  SmallVector<Attribute> row;
  auto parseOne = [&]() -> ParseResult {
    // Both the short form and the whole attribute are read.
    Attribute attr;
    OptionalParseResult whole = parser.parseOptionalAttribute(attr);
    if (whole.has_value()) {
      if (failed(*whole))
        return failure();
    } else {
      attr = IntAssumptionAttr::parse(parser, Type());
      if (!attr)
        return failure();
    }
    row.push_back(attr);
    return success();
  };
  if (succeeded(parser.parseOptionalLSquare())) {
    if (failed(parser.parseOptionalRSquare()) &&
        (failed(parser.parseCommaSeparatedList(parseOne)) ||
         failed(parser.parseRSquare())))
      return failure();
  } else if (failed(parseOne())) {
    return failure();
  }
  rows.push_back(parser.getBuilder().getArrayAttr(row));
  return success();
}

ParseResult AssumeIntOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Attribute> rows;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  auto parseOne = [&]() {
    return failure(parser.parseOperand(operands.emplace_back()) ||
                   parseAssumptionRow(parser, rows));
  };
  if (failed(parser.parseCommaSeparatedList(parseOne)) ||
      failed(parser.parseColonTypeList(types)) ||
      failed(parser.parseOptionalAttrDict(result.attributes)) ||
      failed(parser.resolveOperands(operands, types, loc, result.operands)))
    return failure();
  result.addAttribute("assumptions", parser.getBuilder().getArrayAttr(rows));
  result.addTypes(types);
  return success();
}

static void printAssumptionRow(OpAsmPrinter &printer, ArrayAttr row) {
  auto printOne = [&](Attribute attr) {
    if (auto assumption = dyn_cast<IntAssumptionAttr>(attr))
      assumption.print(printer);
    else
      printer << attr;
  };
  if (row.size() == 1)
    return printOne(row[0]);
  printer << "[";
  llvm::interleaveComma(row, printer, printOne);
  printer << "]";
}

void AssumeIntOp::print(OpAsmPrinter &printer) {
  printer << " ";
  auto printOne = [&](unsigned index) {
    printer << getOperands()[index];
    printAssumptionRow(printer, cast<ArrayAttr>(getAssumptions()[index]));
  };
  if (getNumOperands() == 1) {
    printOne(0);
  } else {
    printer.increaseIndent();
    printer.increaseIndent();
    for (unsigned index = 0; index < getNumOperands(); ++index) {
      printer.printNewline();
      printOne(index);
      if (index + 1 < getNumOperands())
        printer << ", ";
    }
    printer.decreaseIndent();
    printer.printNewline();
    printer.decreaseIndent();
  }
  printer << (getNumOperands() == 1 ? " : " : ": ");
  llvm::interleaveComma(getOperandTypes(), printer);
  printer.printOptionalAttrDict((*this)->getAttrs(), {"assumptions"});
}

LogicalResult AssumeIntOp::verify() {
  if (getAssumptions().size() != getNumOperands())
    return emitOpError() << "expected " << getNumOperands()
                         << " assumption rows to match number of operands";
  // Rows of one entry stand for as many as the others have.
  std::optional<size_t> common;
  for (auto [index, attr] : llvm::enumerate(getAssumptions())) {
    auto row = dyn_cast<ArrayAttr>(attr);
    if (!row || !llvm::all_of(row, llvm::IsaPred<IntAssumptionAttr>))
      return emitOpError("attribute 'assumptions' failed to satisfy "
                         "constraint: list of int attribute assumptions for "
                         "multiple values");
    if (row.size() == 1)
      continue;
    if (!common)
      common = row.size();
    if (row.size() != *common)
      return emitOpError() << "expected operand #" << index << " to have "
                           << *common << " assumptions but it has "
                           << row.size();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// util.unfoldable_constant
//===----------------------------------------------------------------------===//

ParseResult UnfoldableConstantOp::parse(OpAsmParser &parser,
                                        OperationState &result) {
  Attribute value;
  if (failed(parser.parseOptionalAttrDict(result.attributes)) ||
      failed(parser.parseAttribute(value, "value", result.attributes)))
    return failure();
  // A symbol is the one attribute that has no type of its own to give.
  Type type = NoneType::get(parser.getContext());
  if (isa<SymbolRefAttr>(value)) {
    if (failed(parser.parseColonType(type)))
      return failure();
  } else if (auto typed = dyn_cast<TypedAttr>(value)) {
    type = typed.getType();
  }
  result.addTypes(type);
  return success();
}

void UnfoldableConstantOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  if ((*this)->getAttrs().size() > 1)
    printer << " ";
  printer << getValue();
  if (isa<SymbolRefAttr>(getValue()))
    printer << " : " << getType();
}

#define GET_OP_CLASSES
#include "dialects/util/UtilOps.cpp.inc"
