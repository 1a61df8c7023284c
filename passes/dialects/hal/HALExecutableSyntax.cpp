//===- HALExecutableSyntax.cpp - Text of hal.executable -------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

//===----------------------------------------------------------------------===//
// vis? `lazy`? @name (`attributes` {..})? region
//===----------------------------------------------------------------------===//

ParseResult ExecutableOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr visibility, name;
  if (failed(parseSymbolVisibility(parser, visibility)))
    return failure();
  if (visibility)
    result.addAttribute(getSymVisibilityAttrName(result.name), visibility);
  if (succeeded(parser.parseOptionalKeyword("lazy")))
    result.addAttribute(getLazyAttrName(result.name),
                        parser.getBuilder().getUnitAttr());
  if (failed(parser.parseSymbolName(name, getSymNameAttrName(result.name),
                                    result.attributes)) ||
      failed(parser.parseOptionalAttrDictWithKeyword(result.attributes)))
    return failure();
  Region *body = result.addRegion();
  if (failed(parser.parseRegion(*body)))
    return failure();
  ensureTerminator(*body, parser.getBuilder(), result.location);
  return success();
}

void ExecutableOp::print(OpAsmPrinter &printer) {
  SmallVector<StringRef> elided = {getLazyAttrName(), getSymNameAttrName()};
  // The legacy form has no keyword for the visibility.
  if (!isLegacy()) {
    printer << " ";
    printSymbolVisibility(printer, *this, getSymVisibilityAttr());
    elided.push_back(getSymVisibilityAttrName());
  }
  printer << (getLazy() ? " lazy " : " ");
  printer.printSymbolName(getSymName());
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(), elided);
  printer << " ";
  // The implicit end is printed only for what it carries.
  Operation *end = getBody().front().getTerminator();
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/true,
                      /*printBlockTerminators=*/!end->getAttrs().empty());
}

//===----------------------------------------------------------------------===//
// vis @name attributes {..}
//===----------------------------------------------------------------------===//

ParseResult ExecutableBinaryOp::parse(OpAsmParser &parser,
                                      OperationState &result) {
  StringAttr visibility, name;
  if (failed(parseSymbolVisibility(parser, visibility)))
    return failure();
  if (visibility)
    result.addAttribute(getSymVisibilityAttrName(result.name), visibility);
  return failure(parser.parseSymbolName(name, getSymNameAttrName(result.name),
                                        result.attributes) ||
                 parser.parseOptionalAttrDictWithKeyword(result.attributes));
}

void ExecutableBinaryOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printSymbolVisibility(printer, *this, getSymVisibilityAttr());
  printer << " ";
  printer.printSymbolName(getSymName());
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {getSymVisibilityAttrName(), getSymNameAttrName()});
}
