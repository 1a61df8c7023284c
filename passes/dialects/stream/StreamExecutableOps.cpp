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

LogicalResult DispatchWorkgroupIDOp::verify() {
  return verifyDispatchDimension(*this, getDimension());
}
LogicalResult DispatchWorkgroupCountOp::verify() {
  return verifyDispatchDimension(*this, getDimension());
}
LogicalResult DispatchWorkgroupSizeOp::verify() {
  return verifyDispatchDimension(*this, getDimension());
}

void DispatchWorkgroupIDOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(),
          getDispatchDimensionName("workgroup_id", getDimension()));
}
void DispatchWorkgroupCountOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(),
          getDispatchDimensionName("workgroup_count", getDimension()));
}
void DispatchWorkgroupSizeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(),
          getDispatchDimensionName("workgroup_size", getDimension()));
}
