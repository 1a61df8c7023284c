//===- HALDeviceAttrs.cpp - Attributes that name devices ------------------===//
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
// Initial values of devices
//===----------------------------------------------------------------------===//

Type DeviceAliasAttr::getType() const { return DeviceType::get(getContext()); }

Type DeviceTargetAttr::getType() const { return DeviceType::get(getContext()); }

Attribute DeviceTargetAttr::parse(AsmParser &parser, Type) {
  StringAttr deviceId;
  DictionaryAttr configuration;
  SmallVector<ExecutableTargetAttr> targets;
  // The list behind its bracket; it is never empty in text.
  auto parseTargets = [&]() -> ParseResult {
    return failure(parser.parseCommaSeparatedList([&]() {
      return parser.parseAttribute(targets.emplace_back());
    }) || parser.parseRSquare());
  };
  if (failed(parser.parseLess()) || failed(parser.parseAttribute(deviceId)))
    return {};
  if (succeeded(parser.parseOptionalComma())) {
    bool atList = succeeded(parser.parseOptionalLSquare());
    if (!atList) {
      if (failed(parser.parseAttribute(configuration)))
        return {};
      atList = succeeded(parser.parseOptionalComma());
      if (atList && failed(parser.parseLSquare()))
        return {};
    }
    if (atList && failed(parseTargets()))
      return {};
  }
  if (failed(parser.parseGreater()))
    return {};
  return get(parser.getContext(), deviceId, configuration, targets);
}

void DeviceTargetAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printer.printAttribute(getDeviceId());
  if (DictionaryAttr configuration = getConfiguration()) {
    printer << ", ";
    printer.printAttribute(configuration);
  }
  if (!getExecutableTargets().empty()) {
    printer << ", [";
    llvm::interleaveComma(
        getExecutableTargets(), printer,
        [&](ExecutableTargetAttr target) { printer.printAttribute(target); });
    printer << "]";
  }
  printer << ">";
}

std::string DeviceTargetAttr::getSymbolNameFragment() const {
  std::string fragment = getDeviceId().getValue().lower();
  if (getConfiguration())
    if (auto ordinal = getConfiguration().getAs<IntegerAttr>("ordinal")) {
      SmallString<16> digits;
      ordinal.getValue().toStringSigned(digits);
      fragment += ("_" + digits + "_").str();
    }
  return makeSymbolNameFragment(fragment);
}

LogicalResult
DeviceSelectAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                         Type type, ArrayAttr devices) {
  if (devices.empty())
    return emitError() << "must have at least one device to select";
  if (!llvm::all_of(devices, isDeviceInitializationAttr))
    return emitError() << "can only select between #hal.device.alias, "
                          "#hal.device.target, #hal.device.ordinal, "
                          "#hal.device.fallback, or other device "
                          "initialization attributes";
  return success();
}

//===----------------------------------------------------------------------===//
// Affinities
//===----------------------------------------------------------------------===//

LogicalResult
DeviceOptimalAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                          ArrayRef<Attribute> affinities) {
  if (affinities.empty())
    return emitError() << "must have at least one device affinity";
  if (!llvm::all_of(affinities,
                    llvm::IsaPred<DeviceAffinityAttr, DevicePromiseAttr>))
    return emitError() << "can only select between HAL affinity attrs";
  return success();
}

//===----------------------------------------------------------------------===//
// Topology
//===----------------------------------------------------------------------===//

bool DeviceTopologyAttr::hasTransparentAccess(SymbolRefAttr source,
                                              SymbolRefAttr target) const {
  return source == target || llvm::any_of(getLinks(), [&](DeviceLinkAttr link) {
           return link.getSourceDevice() == source &&
                  link.getTargetDevice() == target &&
                  link.getTransparentAccess();
         });
}

bool DeviceTopologyAttr::hasUnifiedMemory(SymbolRefAttr source,
                                          SymbolRefAttr target) const {
  return source == target || llvm::any_of(getLinks(), [&](DeviceLinkAttr link) {
           return link.getSourceDevice() == source &&
                  link.getTargetDevice() == target && link.getUnifiedMemory();
         });
}
