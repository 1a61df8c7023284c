//===- StreamExecutableOps.cpp - Executables of the stream dialect -------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/stream/Stream.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

ModuleOp ExecutableOp::getInnerModule() {
  auto modules = getBody().getOps<ModuleOp>();
  return modules.empty() ? ModuleOp() : *modules.begin();
}

FunctionOpInterface ExecutableExportOp::lookupFunctionRef() {
  auto executable = (*this)->getParentOfType<ExecutableOp>();
  ModuleOp module = executable ? executable.getInnerModule() : ModuleOp();
  if (!module)
    return {};
  return dyn_cast_or_null<FunctionOpInterface>(
      SymbolTable::lookupSymbolIn(module, getFunctionRefAttr()));
}

LogicalResult ExecutableExportOp::verifyRegions() {
  return verifyWorkgroupCountReturns(getWorkgroupCount());
}

LogicalResult BindingSubspanOp::verify() {
  // What has no shape takes dimensions as they come.
  if (!isa<ShapedType>(getType()))
    return success();
  Type type = getType();
  return verifyDynamicDims(*this, type, getDynamicDims(), "type");
}

//===----------------------------------------------------------------------===//
// stream.dispatch.workgroup.*
//===----------------------------------------------------------------------===//

static LogicalResult verifyDimension(Operation *op, const APInt &dimension) {
  if (dimension.ult(3))
    return success();
  SmallString<20> text;
  dimension.toStringUnsigned(text);
  return op->emitOpError() << "dimension " << text
                           << " out of bounds of dispatch dimensions; expected "
                              "[0, 3)";
}

static std::string getDimensionName(StringRef what, const APInt &dimension) {
  SmallString<20> text;
  dimension.toStringUnsigned(text);
  return (what + "_" + text).str();
}

LogicalResult DispatchWorkgroupIDOp::verify() {
  return verifyDimension(*this, getDimension());
}
LogicalResult DispatchWorkgroupCountOp::verify() {
  return verifyDimension(*this, getDimension());
}
LogicalResult DispatchWorkgroupSizeOp::verify() {
  return verifyDimension(*this, getDimension());
}

void DispatchWorkgroupIDOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), getDimensionName("workgroup_id", getDimension()));
}
void DispatchWorkgroupCountOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), getDimensionName("workgroup_count", getDimension()));
}
void DispatchWorkgroupSizeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), getDimensionName("workgroup_size", getDimension()));
}
