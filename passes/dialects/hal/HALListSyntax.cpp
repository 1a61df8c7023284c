//===- HALListSyntax.cpp - Lists with one entry a line --------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;

namespace bindery::hal {

/// Prints each of `count` entries on a line of its own, `separator` between
/// them, and ends on a new line.
static void printLines(OpAsmPrinter &printer, size_t count, StringRef separator,
                       llvm::function_ref<void(size_t)> printEntry) {
  printer.increaseIndent();
  for (size_t index = 0; index < count; ++index) {
    printer.printNewline();
    printEntry(index);
    if (index + 1 < count)
      printer << separator;
  }
  printer.decreaseIndent();
  printer.printNewline();
}

//===----------------------------------------------------------------------===//
// (%buffer : T)[%offset, %length]
//===----------------------------------------------------------------------===//

ParseResult parseBindings(OpAsmParser &parser, UnresolvedOperands &buffers,
                          SmallVectorImpl<Type> &bufferTypes,
                          UnresolvedOperands &offsets,
                          UnresolvedOperands &lengths) {
  return parser.parseCommaSeparatedList([&]() -> ParseResult {
    return failure(
        parser.parseLParen() || parser.parseOperand(buffers.emplace_back()) ||
        parser.parseColonType(bufferTypes.emplace_back()) ||
        parser.parseRParen() || parser.parseLSquare() ||
        parser.parseOperand(offsets.emplace_back()) || parser.parseComma() ||
        parser.parseOperand(lengths.emplace_back()) || parser.parseRSquare());
  });
}

void printBindings(OpAsmPrinter &printer, Operation *op, ValueRange buffers,
                   TypeRange bufferTypes, ValueRange offsets,
                   ValueRange lengths) {
  // The blank before the line break is the syntax of reference.
  printLines(printer, buffers.size(), ", ", [&](size_t index) {
    printer << "(" << buffers[index] << " : " << bufferTypes[index] << ")["
            << offsets[index] << ", " << lengths[index] << "]";
  });
}

//===----------------------------------------------------------------------===//
// [(%device, %affinity : !hal.device, i64)]
//===----------------------------------------------------------------------===//

ParseResult parseDeviceQueueAffinityList(OpAsmParser &parser,
                                         UnresolvedOperands &devices,
                                         SmallVectorImpl<Type> &deviceTypes,
                                         UnresolvedOperands &affinities,
                                         SmallVectorImpl<Type> &affinityTypes) {
  auto parseEntry = [&]() -> ParseResult {
    return failure(
        parser.parseLParen() || parser.parseOperand(devices.emplace_back()) ||
        parser.parseComma() || parser.parseOperand(affinities.emplace_back()) ||
        parser.parseColonType(deviceTypes.emplace_back()) ||
        parser.parseComma() || parser.parseType(affinityTypes.emplace_back()) ||
        parser.parseRParen());
  };
  return failure(parser.parseLSquare() ||
                 parser.parseCommaSeparatedList(parseEntry) ||
                 parser.parseRSquare());
}

void printDeviceQueueAffinityList(OpAsmPrinter &printer, Operation *op,
                                  ValueRange devices, TypeRange deviceTypes,
                                  ValueRange affinities,
                                  TypeRange affinityTypes) {
  printer << "[";
  printLines(printer, devices.size(), ",", [&](size_t index) {
    printer << "(" << devices[index] << ", " << affinities[index] << " : "
            << deviceTypes[index] << ", " << affinityTypes[index] << ")";
  });
  printer << "]";
}

} // namespace bindery::hal
