//===- HALSyntax.cpp - Parse and verify helpers of the hal dialect --------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HALSyntax.h"

#include "dialects/hal/HAL.h"

#include "llvm/ADT/bit.h"

using namespace mlir;

namespace bindery::hal {

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

std::string makeSymbolNameFragment(StringRef text) {
  std::string fragment = text.lower();
  for (char &c : fragment)
    if (!llvm::isAlnum(c) && c != '_')
      c = '_';
  return fragment;
}

bool isDeviceInitializationAttr(Attribute attr) {
  return isa<DeviceAliasAttr, DeviceTargetAttr, DeviceOrdinalAttr,
             DeviceFallbackAttr, DeviceSelectAttr>(attr);
}

ParseResult
parsePipelineLayoutBindings(AsmParser &parser,
                            SmallVectorImpl<PipelineBindingAttr> &bindings) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        return parser.parseCustomAttributeWithFallback(bindings.emplace_back());
      });
}

void printPipelineLayoutBindings(AsmPrinter &printer,
                                 ArrayRef<PipelineBindingAttr> bindings) {
  printer << "[";
  llvm::interleaveComma(bindings, printer, [&](PipelineBindingAttr binding) {
    printer.printAttribute(binding);
  });
  printer << "]";
}

ParseResult parseQueueMask(AsmParser &parser, int64_t &mask) {
  mask = -1;
  if (failed(parser.parseOptionalComma()))
    return success();
  uint64_t bits = 0;
  if (failed(parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square, [&]() -> ParseResult {
            int64_t bit = 0;
            if (failed(parser.parseInteger(bit)))
              return failure();
            bits |= uint64_t(1) << (static_cast<uint64_t>(bit) % 64);
            return success();
          })))
    return failure();
  mask = static_cast<int64_t>(bits);
  return success();
}

void printQueueMask(AsmPrinter &printer, int64_t mask) {
  if (mask == -1)
    return;
  printer << ", [";
  llvm::ListSeparator separator;
  for (unsigned bit = 0; bit < 64; ++bit)
    if (static_cast<uint64_t>(mask) >> bit & 1)
      printer << StringRef(separator) << bit;
  printer << "]";
}

ParseResult parsePromisedDevice(AsmParser &parser, StringAttr &name) {
  return parser.parseSymbolName(name);
}

void printPromisedDevice(AsmPrinter &printer, StringAttr name) {
  printer.printSymbolName(name);
}

ParseResult parseAffinityList(AsmParser &parser,
                              SmallVectorImpl<Attribute> &affinities) {
  auto parseAffinity = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    Attribute affinity;
    if (failed(parser.parseAttribute(affinity)))
      return failure();
    if (!isa<DeviceAffinityAttr, DevicePromiseAttr, DeviceOptimalAttr>(
            affinity))
      return parser.emitError(loc, "invalid kind of attribute specified");
    affinities.push_back(affinity);
    return success();
  };
  return failure(parser.parseLSquare() ||
                 parser.parseCommaSeparatedList(parseAffinity) ||
                 parser.parseRSquare());
}

void printAffinityList(AsmPrinter &printer, ArrayRef<Attribute> affinities) {
  printer << "[";
  llvm::interleaveComma(affinities, printer, [&](Attribute affinity) {
    printer.printAttribute(affinity);
  });
  printer << "]";
}

ParseResult parseLinkAbilities(AsmParser &parser, bool &unifiedMemory,
                               bool &transparentAccess) {
  unifiedMemory = transparentAccess = false;
  bool seenUnified = false, seenTransparent = false;
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Braces, [&]() -> ParseResult {
        StringRef key;
        if (failed(parser.parseKeyword(&key)))
          return failure();
        bool isUnified = key == "unified_memory";
        bool &seen = isUnified ? seenUnified : seenTransparent;
        if ((!isUnified && key != "transparent_access") || seen)
          return parser.emitError(parser.getCurrentLocation(),
                                  "duplicate or unknown struct parameter "
                                  "name: ")
                 << key;
        seen = true;
        FailureOr<bool> value = failure();
        if (failed(parser.parseEqual()) ||
            failed(value = FieldParser<bool>::parse(parser)))
          return failure();
        (isUnified ? unifiedMemory : transparentAccess) = *value;
        return success();
      });
}

void printLinkAbilities(AsmPrinter &printer, bool unifiedMemory,
                        bool transparentAccess) {
  printer << "{";
  llvm::ListSeparator separator;
  if (unifiedMemory)
    printer << StringRef(separator) << "unified_memory = true";
  if (transparentAccess)
    printer << StringRef(separator) << "transparent_access = true";
  printer << "}";
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

ParseResult parseTypeAlias(OpAsmParser &parser, TypeAttr &encoding,
                           Type &storage) {
  Type type;
  if (failed(parser.parseType(type)))
    return failure();
  encoding = TypeAttr::get(type);
  storage = type;
  if (succeeded(parser.parseOptionalKeyword("as")))
    return parser.parseType(storage);
  return success();
}

void printTypeAlias(OpAsmPrinter &printer, Operation *op, TypeAttr encoding,
                    Type storage) {
  printer << encoding.getValue();
  if (encoding.getValue() != storage)
    printer << " as " << storage;
}

ParseResult parseEncodingType(OpAsmParser &parser, Attribute &encoding) {
  OptionalParseResult result = parser.parseOptionalAttribute(encoding);
  if (result.has_value())
    return *result;
  return parser.parseKeyword("dense_row_major");
}

void printEncodingType(OpAsmPrinter &printer, Operation *op,
                       Attribute encoding) {
  if (encoding)
    printer << encoding;
  else
    printer << "dense_row_major";
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

ParseResult parseConditionRegion(OpAsmParser &parser, Region &region,
                                 StringRef resultMessage) {
  SmallVector<OpAsmParser::Argument> arguments;
  if (failed(parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren,
                                      /*allowType=*/true,
                                      /*allowAttrs=*/true)) ||
      failed(parser.parseArrow()))
    return failure();
  SmallVector<Type> resultTypes;
  SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalLParen())) {
    if (failed(parser.parseOptionalRParen()) &&
        (failed(parser.parseTypeList(resultTypes)) ||
         failed(parser.parseRParen())))
      return failure();
  } else if (failed(parser.parseType(resultTypes.emplace_back()))) {
    return failure();
  }
  if (resultTypes.size() != 1 || !resultTypes.front().isInteger(1))
    return parser.emitError(loc, resultMessage);
  return parser.parseRegion(region, arguments, /*enableNameShadowing=*/true);
}

void printConditionRegion(OpAsmPrinter &printer, Region &region) {
  printer << "(";
  if (!region.empty())
    llvm::interleaveComma(
        region.getArguments(), printer,
        [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") -> i1 ";
  printer.printRegion(region, /*printEntryBlockArgs=*/false);
}

ParseResult parseExportClauses(OpAsmParser &parser, Region &condition,
                               FlatSymbolRefAttr &fallback,
                               Region &workgroupCount) {
  if (succeeded(parser.parseOptionalKeyword("condition")) &&
      failed(parseConditionRegion(
          parser, condition, "condition region must return a boolean value")))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("fallback")) &&
      (failed(parser.parseLParen()) ||
       failed(parser.parseAttribute(fallback)) || failed(parser.parseRParen())))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("count")))
    return parseWorkgroupCountBody(parser, workgroupCount);
  return success();
}

void printExportClauses(OpAsmPrinter &printer, Operation *op, Region &condition,
                        FlatSymbolRefAttr fallback, Region &workgroupCount) {
  if (!condition.empty()) {
    printer << " condition";
    printConditionRegion(printer, condition);
  }
  if (fallback)
    printer << " fallback(" << fallback << ")";
  if (!workgroupCount.empty()) {
    printer << " count";
    printWorkgroupCountBody(printer, workgroupCount);
  }
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// Whether `region` takes a device and then only workload values.
static bool takesDeviceAndWorkload(Region &region) {
  return region.getNumArguments() > 0 &&
         isa<DeviceType>(region.getArgument(0).getType()) &&
         llvm::all_of(llvm::drop_begin(region.getArgumentTypes()),
                      [](Type type) { return type.isIndex(); });
}

LogicalResult verifyWorkgroupCount(Operation *op, Region &region) {
  if (region.empty())
    return success();
  if (!takesDeviceAndWorkload(region))
    return op->emitOpError()
           << "expected workgroup_count to take (%device: !hal.device, "
              "%workload_0: index, %workload_1: index, ...";
  for (auto returnOp : region.getOps<ReturnOp>())
    if (returnOp.getNumOperands() != 3 ||
        !llvm::all_of(returnOp.getOperandTypes(),
                      [](Type type) { return type.isIndex(); }))
      return emitError(returnOp.getLoc())
             << "workgroup count region must return the XYZ dimension counts "
                "as `index` types";
  return success();
}

/// Whether `returnOp` returns one i1.
static bool returnsOneBoolean(ReturnOp returnOp) {
  return returnOp.getNumOperands() == 1 &&
         returnOp.getOperand(0).getType().isInteger(1);
}

LogicalResult verifyExportCondition(Operation *op, Region &region) {
  if (region.empty())
    return success();
  if (!takesDeviceAndWorkload(region))
    return op->emitOpError()
           << "expected condition region to take (%device: !hal.device, "
              "%workload_0: index, %workload_1: index, ...";
  for (auto returnOp : region.getOps<ReturnOp>())
    if (!returnsOneBoolean(returnOp))
      return emitError(returnOp.getLoc())
             << "condition region must return a boolean value";
  return success();
}

LogicalResult verifyTargetCondition(Operation *op, Region &region) {
  if (region.empty())
    return success();
  if (region.getNumArguments() != 1 ||
      !isa<DeviceType>(region.getArgument(0).getType()))
    return op->emitOpError()
           << "target condition region must take a !hal.device";
  for (auto returnOp : region.getOps<ReturnOp>())
    if (!returnsOneBoolean(returnOp))
      return returnOp.emitOpError()
             << "target condition region must return a single i1 result";
  return success();
}

LogicalResult verifyTypeStorage(Operation *op, Type encoding, Type storage) {
  auto encodingShape = dyn_cast<ShapedType>(encoding);
  auto storageShape = dyn_cast<ShapedType>(storage);
  if (!encodingShape || !storageShape ||
      getNumDynamicDims(encoding) == getNumDynamicDims(storage))
    return success();
  return op->emitOpError()
         << "encoding and storage types must have the same dynamic dimension "
            "values; encoding shape "
         << encoding << " incompatible with storage shape " << storage;
}

} // namespace bindery::hal
