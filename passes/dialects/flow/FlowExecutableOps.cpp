//===- FlowExecutableOps.cpp - Executables of the flow dialect ------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/flow/Flow.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::flow;

//===----------------------------------------------------------------------===//
// flow.executable
//===----------------------------------------------------------------------===//

/// `(public|private|nested)? @name (attributes {..})? {..}`.
static ParseResult parseExecutable(OpAsmParser &parser,
                                   OperationState &result) {
  StringAttr visibility;
  StringAttr name;
  if (parseSymbolVisibility(parser, visibility) ||
      parser.parseSymbolName(name, SymbolTable::getSymbolAttrName(),
                             result.attributes))
    return failure();
  if (visibility)
    result.addAttribute(SymbolTable::getVisibilityAttrName(), visibility);
  Region *body = result.addRegion();
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseRegion(*body))
    return failure();
  ExecutableOp::ensureTerminator(*body, parser.getBuilder(), result.location);
  return success();
}

/// The terminator shows only when it carries attributes.
static void printExecutable(ExecutableOp op, OpAsmPrinter &printer) {
  SmallVector<StringRef> elided = {SymbolTable::getSymbolAttrName()};
  // The legacy form has no keyword for the visibility.
  if (!op.isLegacy()) {
    printer << " ";
    printSymbolVisibility(printer, op, op.getSymVisibilityAttr());
    elided.push_back(SymbolTable::getVisibilityAttrName());
  }
  printer << " ";
  printer.printSymbolName(op.getSymName());
  printer.printOptionalAttrDictWithKeyword(op->getAttrs(), elided);
  printer << " ";
  Block &body = op.getBody().front();
  bool hasEndAttrs = !body.empty() && !body.back().getAttrs().empty();
  printer.printRegion(op.getBody(), /*printEntryBlockArgs=*/true, hasEndAttrs);
}

ParseResult ExecutableOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseExecutable(parser, result);
}

void ExecutableOp::print(OpAsmPrinter &printer) {
  printExecutable(*this, printer);
}

bool ExecutableOp::isLegacy() {
  return !getBody().getOps<DispatchEntryOp>().empty();
}

ModuleOp ExecutableOp::getInnerModule() {
  auto modules = getBody().getOps<ModuleOp>();
  return modules.empty() ? ModuleOp() : *modules.begin();
}

//===----------------------------------------------------------------------===//
// flow.executable.export
//===----------------------------------------------------------------------===//

FunctionOpInterface ExecutableExportOp::lookupFunctionRef() {
  auto executable = (*this)->getParentOfType<ExecutableOp>();
  ModuleOp module = executable ? executable.getInnerModule() : ModuleOp();
  return module ? module.lookupSymbol<FunctionOpInterface>(getFunctionRef())
                : FunctionOpInterface();
}

LogicalResult ExecutableExportOp::verifyRegions() {
  return verifyWorkgroupCountReturns(getWorkgroupCount());
}
