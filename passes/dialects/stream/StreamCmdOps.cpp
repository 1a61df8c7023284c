//===- StreamCmdOps.cpp - Commands of the stream dialect -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/stream/Stream.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

//===----------------------------------------------------------------------===//
// Explicit execution regions
//===----------------------------------------------------------------------===//

/// Checks that each op directly in `body` may be there (V5).
static LogicalResult verifyExplicitRegion(Operation *op, Region &body) {
  for (Block &block : body)
    for (Operation &nested : block)
      if (!nested.hasTrait<IsCmdPhase>() && !nested.hasTrait<IsStreamable>() &&
          !isa<YieldOp>(nested))
        return op->emitOpError("explicit execution regions must only contain "
                               "explicit ops")
                   .attachNote(nested.getLoc())
               << "this op is none";
  return success();
}

/// Control enters the body once and comes back.
static void addSuccessors(Operation *op, RegionBranchPoint point,
                          SmallVectorImpl<RegionSuccessor> &successors) {
  Region &body = op->getRegion(0);
  if (point.isParent())
    successors.emplace_back(&body, body.getArguments());
  else
    successors.emplace_back(
        op, Operation::result_range(op->result_begin(), op->result_begin()));
}

LogicalResult CmdExecuteOp::verify() {
  return failure(failed(verifySizes(*this, getResourceOperands(),
                                    getResourceOperandSizes())) ||
                 failed(verifyCaptures(*this, getBody())) ||
                 failed(verifyExplicitRegion(*this, getBody())));
}

void CmdExecuteOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &successors) {
  addSuccessors(*this, point, successors);
}

OperandRange CmdExecuteOp::getEntrySuccessorOperands(RegionSuccessor) {
  return getResourceOperands();
}

LogicalResult CmdSerialOp::verify() {
  return verifyExplicitRegion(*this, getBody());
}
LogicalResult CmdConcurrentOp::verify() {
  return verifyExplicitRegion(*this, getBody());
}

void CmdSerialOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &successors) {
  addSuccessors(*this, point, successors);
}
void CmdConcurrentOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &successors) {
  addSuccessors(*this, point, successors);
}

OperandRange CmdSerialOp::getEntrySuccessorOperands(RegionSuccessor) {
  return {getOperation()->operand_end(), getOperation()->operand_end()};
}
OperandRange CmdConcurrentOp::getEntrySuccessorOperands(RegionSuccessor) {
  return {getOperation()->operand_end(), getOperation()->operand_end()};
}

/// `{body} attributes {..}` with an implicit terminator.
template <typename OpT>
static ParseResult parseGroup(OpAsmParser &parser, OperationState &result) {
  Region *body = result.addRegion();
  if (failed(parser.parseRegion(*body)) ||
      failed(parser.parseOptionalAttrDictWithKeyword(result.attributes)))
    return failure();
  OpT::ensureTerminator(*body, parser.getBuilder(), result.location);
  return success();
}

static void printGroup(OpAsmPrinter &printer, Operation *op) {
  Region &body = op->getRegion(0);
  bool implicit =
      !body.empty() && !body.back().empty() && isa<YieldOp>(body.back().back());
  printer << " ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false,
                      /*printBlockTerminators=*/!implicit);
  printer.printOptionalAttrDictWithKeyword(op->getAttrs());
}

ParseResult CmdSerialOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseGroup<CmdSerialOp>(parser, result);
}
void CmdSerialOp::print(OpAsmPrinter &printer) { printGroup(printer, *this); }
ParseResult CmdConcurrentOp::parse(OpAsmParser &parser,
                                   OperationState &result) {
  return parseGroup<CmdConcurrentOp>(parser, result);
}
void CmdConcurrentOp::print(OpAsmPrinter &printer) {
  printGroup(printer, *this);
}

//===----------------------------------------------------------------------===//
// stream.cmd.dispatch
//===----------------------------------------------------------------------===//

ResourceAccess CmdDispatchOp::getAccess(unsigned index) {
  return static_cast<ResourceAccess>(
      cast<IntegerAttr>(getResourceAccesses()[index])
          .getValue()
          .getZExtValue());
}

void CmdDispatchOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  for (auto [index, resource] : llvm::enumerate(getResourcesMutable())) {
    if (index >= getResourceAccesses().size())
      break;
    ResourceAccess access = getAccess(index);
    if (bitEnumContainsAny(access, ResourceAccess::Read))
      effects.emplace_back(MemoryEffects::Read::get(), &resource);
    if (bitEnumContainsAny(access, ResourceAccess::Write))
      effects.emplace_back(MemoryEffects::Write::get(), &resource);
  }
  // A dispatch is work even when it names no resource.
  effects.emplace_back(MemoryEffects::Write::get());
}

LogicalResult CmdDispatchOp::verify() {
  size_t count = getResources().size();
  if (getEntryPoints().empty())
    return emitOpError("at least one entry point must be defined");
  if (getResourceSizes().size() != count ||
      getResourceOffsets().size() != count ||
      getResourceLengths().size() != count ||
      getResourceAccesses().size() != count)
    return emitOpError() << "dispatch with " << count
                         << " resources has mismatched associated ranges";
  return success();
}

/// Checks what a dispatch passes against what its kernel takes.
static LogicalResult verifyKernel(CmdDispatchOp op,
                                  FunctionOpInterface kernel) {
  SmallVector<Type> uniforms;
  size_t bindings = 0;
  for (Type type : kernel.getArgumentTypes()) {
    if (isa<BindingType>(type))
      ++bindings;
    else
      uniforms.push_back(type);
  }
  if (op.getUniformOperands().size() != uniforms.size())
    return op.emitOpError() << "function type mismatch; expected "
                            << op.getUniformOperands().size()
                            << " uniform arguments on exported function, but "
                               "has "
                            << uniforms.size();
  for (auto [actual, expected] :
       llvm::zip(op.getUniformOperands().getTypes(), uniforms))
    if (actual != expected)
      return op.emitOpError() << "uniform dispatch argument type mismatch: "
                                 "expected "
                              << actual << " but got " << expected;
  if (op.getResources().size() != bindings)
    return op.emitOpError()
           << "function type mismatch; expected " << op.getResources().size()
           << " binding arguments on exported function, but "
              "has "
           << bindings;
  return success();
}

LogicalResult CmdDispatchOp::verifySymbolUses(SymbolTableCollection &tables) {
  if (failed(verifyDispatchEntryPoints(*this, tables, getEntryPoints(),
                                       getWorkload())))
    return failure();
  for (Attribute entry : getEntryPoints()) {
    auto exportOp = tables.lookupNearestSymbolFrom<ExecutableExportOp>(
        *this, cast<SymbolRefAttr>(entry));
    if (!exportOp)
      return success();
    ModuleOp module =
        cast<ExecutableOp>(exportOp->getParentOp()).getInnerModule();
    auto kernel = module ? tables.lookupSymbolIn<FunctionOpInterface>(
                               module, exportOp.getFunctionRefAttr())
                         : FunctionOpInterface();
    if (kernel && failed(verifyKernel(*this, kernel)))
      return failure();
  }
  return success();
}
