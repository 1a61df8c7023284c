//===- StreamParameterSyntax.cpp - Rows of parameters --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/stream/Stream.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::stream;

using Operand = OpAsmParser::UnresolvedOperand;

//===----------------------------------------------------------------------===//
// Parts of a row
//===----------------------------------------------------------------------===//

namespace {

/// What all rows of a list share; set by the first.
struct SharedParts {
  std::optional<Operand> scope;
  std::optional<Operand> resource;
  Type type;
  Operand size;
};

/// The lists that get one element from each row. A list of ends is null where
/// rows have none.
struct RowLists {
  UnresolvedOperands &keys, &keyOffsets, &offsets, *ends, &lengths;
};

} // namespace

static bool isSameName(const Operand &lhs, const Operand &rhs) {
  return lhs.name == rhs.name && lhs.number == rhs.number;
}

static bool isSameName(const std::optional<Operand> &lhs,
                       const std::optional<Operand> &rhs) {
  return lhs && rhs ? isSameName(*lhs, *rhs) : !lhs && !rhs;
}

/// `%scope::%key[%offset]`.
static ParseResult parseParameter(OpAsmParser &parser,
                                  std::optional<Operand> &scope,
                                  UnresolvedOperands &keys,
                                  UnresolvedOperands &offsets) {
  return failure(parseParameterReference(parser, scope, keys.emplace_back()) ||
                 parser.parseLSquare() ||
                 parser.parseOperand(offsets.emplace_back()) ||
                 parser.parseRSquare());
}

/// `%r[%a to %b for %length] : R{%size}`.
static ParseResult parseRange(OpAsmParser &parser, SharedParts &row,
                              RowLists lists) {
  if (parser.parseOperand(row.resource.emplace()) || parser.parseLSquare() ||
      parser.parseOperand(lists.offsets.emplace_back()))
    return failure();
  if (lists.ends && (parser.parseKeyword("to") ||
                     parser.parseOperand(lists.ends->emplace_back())))
    return failure();
  return failure(parser.parseKeyword("for") ||
                 parser.parseOperand(lists.lengths.emplace_back()) ||
                 parser.parseRSquare());
}

static ParseResult parseRangeType(OpAsmParser &parser, SharedParts &row) {
  return failure(parser.parseColon() ||
                 parseSizeAwareType(parser, row.type, row.size));
}

static void printParameter(OpAsmPrinter &printer, Operation *op, Value scope,
                           OperandRange keys, OperandRange offsets,
                           unsigned row) {
  printParameterReference(printer, op, scope, keys[row]);
  // Generic form may hold lists of different lengths; the verifier says so.
  if (row < offsets.size())
    printer << "[" << offsets[row] << "]";
}

static void printRange(OpAsmPrinter &printer, Value resource,
                       OperandRange offsets, std::optional<OperandRange> ends,
                       OperandRange lengths, unsigned row) {
  printer << resource;
  if (row >= offsets.size() || row >= lengths.size())
    return;
  printer << "[" << offsets[row];
  if (ends && row < ends->size())
    printer << " to " << (*ends)[row];
  printer << " for " << lengths[row] << "]";
}

//===----------------------------------------------------------------------===//
// Lists of rows
//===----------------------------------------------------------------------===//

/// `{row, ..}`: parses each with `parseRow` and checks that it shares with the
/// first what it must; `error` says that it does not.
static ParseResult
parseRows(OpAsmParser &parser, StringRef error, SharedParts &shared,
          function_ref<ParseResult(SharedParts &)> parseRow) {
  bool isFirst = true;
  auto parseOne = [&]() -> ParseResult {
    SharedParts row;
    SMLoc loc = parser.getCurrentLocation();
    if (failed(parseRow(row)))
      return failure();
    if (std::exchange(isFirst, false)) {
      shared = row;
      return success();
    }
    if (isSameName(row.scope, shared.scope) &&
        isSameName(row.resource, shared.resource) && row.type == shared.type &&
        (!row.type || isSameName(row.size, shared.size)))
      return success();
    return parser.emitError(loc, error);
  };
  return failure(parser.parseLBrace() ||
                 parser.parseCommaSeparatedList(parseOne) ||
                 parser.parseRBrace());
}

static void printRows(OpAsmPrinter &printer, size_t rows,
                      function_ref<void(unsigned)> printRow) {
  printer << "{";
  printer.increaseIndent();
  for (unsigned row = 0; row < rows; ++row) {
    printer.printNewline();
    printRow(row);
    if (row + 1 < rows)
      printer << ",";
  }
  printer.decreaseIndent();
  printer.printNewline();
  printer << "}";
}

ParseResult stream::parseParameterLoadOperations(OpAsmParser &parser,
                                                 std::optional<Operand> &scope,
                                                 UnresolvedOperands &keys,
                                                 UnresolvedOperands &offsets,
                                                 SmallVectorImpl<Type> &types,
                                                 UnresolvedOperands &sizes) {
  SharedParts shared;
  auto parseRow = [&](SharedParts &row) -> ParseResult {
    return failure(
        parseParameter(parser, row.scope, keys, offsets) ||
        parser.parseColon() ||
        parseSizeAwareType(parser, types.emplace_back(), sizes.emplace_back()));
  };
  if (failed(parseRows(parser, "each operation must use the same scope", shared,
                       parseRow)))
    return failure();
  scope = shared.scope;
  return success();
}

void stream::printParameterLoadOperations(OpAsmPrinter &printer, Operation *op,
                                          Value scope, OperandRange keys,
                                          OperandRange offsets, TypeRange types,
                                          OperandRange sizes) {
  printRows(printer, keys.size(), [&](unsigned row) {
    printParameter(printer, op, scope, keys, offsets, row);
    if (row < types.size())
      printer << " : " << types[row];
    if (row < sizes.size())
      printer << "{" << sizes[row] << "}";
  });
}

/// `parameter -> range : R{%size}`.
static ParseResult parseGather(OpAsmParser &parser,
                               std::optional<Operand> &scope, Operand &target,
                               Type &type, Operand &size, RowLists lists) {
  SharedParts shared;
  auto parseRow = [&](SharedParts &row) -> ParseResult {
    return failure(
        parseParameter(parser, row.scope, lists.keys, lists.keyOffsets) ||
        parser.parseArrow() || parseRange(parser, row, lists) ||
        parseRangeType(parser, row));
  };
  if (failed(parseRows(
          parser, "each operation must use the same scope and target resource",
          shared, parseRow)))
    return failure();
  scope = shared.scope;
  target = *shared.resource;
  type = shared.type;
  size = shared.size;
  return success();
}

/// `range : R{%size} -> parameter`.
static ParseResult parseScatter(OpAsmParser &parser,
                                std::optional<Operand> &scope, Operand &source,
                                Type &type, Operand &size, RowLists lists) {
  SharedParts shared;
  auto parseRow = [&](SharedParts &row) -> ParseResult {
    return failure(
        parseRange(parser, row, lists) || parseRangeType(parser, row) ||
        parser.parseArrow() ||
        parseParameter(parser, row.scope, lists.keys, lists.keyOffsets));
  };
  if (failed(parseRows(
          parser, "each operation must use the same source resource and scope",
          shared, parseRow)))
    return failure();
  scope = shared.scope;
  source = *shared.resource;
  type = shared.type;
  size = shared.size;
  return success();
}

static void printGather(OpAsmPrinter &printer, Operation *op, Value scope,
                        OperandRange keys, OperandRange keyOffsets,
                        Value target, Type type, Value size,
                        OperandRange offsets, std::optional<OperandRange> ends,
                        OperandRange lengths) {
  printRows(printer, keys.size(), [&](unsigned row) {
    printParameter(printer, op, scope, keys, keyOffsets, row);
    printer << " -> ";
    printRange(printer, target, offsets, ends, lengths, row);
    printer << " : ";
    printSizeAwareType(printer, op, type, size);
  });
}

static void printScatter(OpAsmPrinter &printer, Operation *op, Value source,
                         Type type, Value size, OperandRange offsets,
                         std::optional<OperandRange> ends, OperandRange lengths,
                         Value scope, OperandRange keys,
                         OperandRange keyOffsets) {
  printRows(printer, keys.size(), [&](unsigned row) {
    printRange(printer, source, offsets, ends, lengths, row);
    printer << " : ";
    printSizeAwareType(printer, op, type, size);
    printer << " -> ";
    printParameter(printer, op, scope, keys, keyOffsets, row);
  });
}

//===----------------------------------------------------------------------===//
// Directives
//===----------------------------------------------------------------------===//

ParseResult stream::parseAsyncParameterGather(
    OpAsmParser &parser, std::optional<Operand> &scope,
    UnresolvedOperands &keys, UnresolvedOperands &offsets, Operand &target,
    Type &type, Operand &size, UnresolvedOperands &targetOffsets,
    UnresolvedOperands &targetEnds, UnresolvedOperands &targetLengths) {
  return parseGather(
      parser, scope, target, type, size,
      {keys, offsets, targetOffsets, &targetEnds, targetLengths});
}

void stream::printAsyncParameterGather(OpAsmPrinter &printer, Operation *op,
                                       Value scope, OperandRange keys,
                                       OperandRange offsets, Value target,
                                       Type type, Value size,
                                       OperandRange targetOffsets,
                                       OperandRange targetEnds,
                                       OperandRange targetLengths) {
  printGather(printer, op, scope, keys, offsets, target, type, size,
              targetOffsets, targetEnds, targetLengths);
}

ParseResult stream::parseAsyncParameterScatter(
    OpAsmParser &parser, Operand &source, Type &type, Operand &size,
    UnresolvedOperands &sourceOffsets, UnresolvedOperands &sourceEnds,
    UnresolvedOperands &sourceLengths, std::optional<Operand> &scope,
    UnresolvedOperands &keys, UnresolvedOperands &offsets) {
  return parseScatter(
      parser, scope, source, type, size,
      {keys, offsets, sourceOffsets, &sourceEnds, sourceLengths});
}

void stream::printAsyncParameterScatter(OpAsmPrinter &printer, Operation *op,
                                        Value source, Type type, Value size,
                                        OperandRange sourceOffsets,
                                        OperandRange sourceEnds,
                                        OperandRange sourceLengths, Value scope,
                                        OperandRange keys,
                                        OperandRange offsets) {
  printScatter(printer, op, source, type, size, sourceOffsets, sourceEnds,
               sourceLengths, scope, keys, offsets);
}

ParseResult stream::parseCmdParameterGather(
    OpAsmParser &parser, std::optional<Operand> &scope,
    UnresolvedOperands &keys, UnresolvedOperands &offsets, Operand &target,
    Type &type, Operand &size, UnresolvedOperands &targetOffsets,
    UnresolvedOperands &targetLengths) {
  return parseGather(parser, scope, target, type, size,
                     {keys, offsets, targetOffsets, nullptr, targetLengths});
}

void stream::printCmdParameterGather(OpAsmPrinter &printer, Operation *op,
                                     Value scope, OperandRange keys,
                                     OperandRange offsets, Value target,
                                     Type type, Value size,
                                     OperandRange targetOffsets,
                                     OperandRange targetLengths) {
  printGather(printer, op, scope, keys, offsets, target, type, size,
              targetOffsets, std::nullopt, targetLengths);
}

ParseResult stream::parseCmdParameterScatter(
    OpAsmParser &parser, Operand &source, Type &type, Operand &size,
    UnresolvedOperands &sourceOffsets, UnresolvedOperands &sourceLengths,
    std::optional<Operand> &scope, UnresolvedOperands &keys,
    UnresolvedOperands &offsets) {
  return parseScatter(parser, scope, source, type, size,
                      {keys, offsets, sourceOffsets, nullptr, sourceLengths});
}

void stream::printCmdParameterScatter(OpAsmPrinter &printer, Operation *op,
                                      Value source, Type type, Value size,
                                      OperandRange sourceOffsets,
                                      OperandRange sourceLengths, Value scope,
                                      OperandRange keys, OperandRange offsets) {
  printScatter(printer, op, source, type, size, sourceOffsets, std::nullopt,
               sourceLengths, scope, keys, offsets);
}
