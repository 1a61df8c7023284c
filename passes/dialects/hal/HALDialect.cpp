//===- HALDialect.cpp - The hal dialect -----------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

#include "dialects/hal/HALDialect.cpp.inc"

#include "dialects/hal/HALEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/hal/HALTypes.cpp.inc"

namespace {

/// Names the attributes that are printed by alias.
struct HALAsmInterface : OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;

  AliasResult getAlias(Attribute attr, raw_ostream &os) const override {
    if (auto target = dyn_cast<ExecutableTargetAttr>(attr))
      os << "executable_target_" << target.getSymbolNameFragment();
    else if (auto device = dyn_cast<DeviceTargetAttr>(attr))
      os << "device_target_" << device.getSymbolNameFragment();
    else if (isa<PipelineLayoutAttr>(attr))
      os << "pipeline_layout";
    else
      return AliasResult::NoAlias;
    return AliasResult::OverridableAlias;
  }
};

/// Every op of the dialect may be inlined anywhere.
struct HALInlinerInterface : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *call, Operation *callable,
                       bool wouldBeCloned) const override {
    return true;
  }
  bool isLegalToInline(Region *dest, Region *src, bool wouldBeCloned,
                       IRMapping &valueMapping) const override {
    return true;
  }
  bool isLegalToInline(Operation *op, Region *dest, bool wouldBeCloned,
                       IRMapping &valueMapping) const override {
    return true;
  }
};

} // namespace

void HALDialect::initialize() {
  registerTypes();
  registerAttributes();
  registerOperations();
  addInterfaces<HALAsmInterface, HALInlinerInterface>();
}

void HALDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/hal/HALTypes.cpp.inc"
      >();
}

Operation *HALDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location loc) {
  if (type.isIndex())
    return arith::ConstantOp::materialize(builder, value, type, loc);
  return nullptr;
}

Type HALDialect::parseType(DialectAsmParser &parser) const {
  StringRef mnemonic;
  Type type;
  SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult result = generatedTypeParser(parser, &mnemonic, type);
  if (!result.has_value()) {
    parser.emitError(loc, "unknown HAL type: ") << mnemonic;
    return {};
  }
  return failed(*result) ? Type() : type;
}

void HALDialect::printType(Type type, DialectAsmPrinter &printer) const {
  (void)generatedTypePrinter(type, printer);
}
