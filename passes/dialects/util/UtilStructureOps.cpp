//===- UtilStructureOps.cpp - Functions, calls, globals ------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/util/FunctionSyntax.h"
#include "dialects/util/GlobalSyntax.h"
#include "dialects/util/Util.h"
#include "dialects/util/ValueSyntax.h"

#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::util;

//===----------------------------------------------------------------------===//
// util.func
//===----------------------------------------------------------------------===//

/// `(%a: T ad? loc?, ..)` or, of a declaration, `(T ad? loc?, ..)`.
static ParseResult
parseFunctionArguments(OpAsmParser &parser,
                       SmallVectorImpl<OpAsmParser::Argument> &arguments) {
  auto parseOne = [&]() -> ParseResult {
    OpAsmParser::Argument argument;
    SMLoc loc = parser.getCurrentLocation();
    OptionalParseResult named =
        parser.parseOptionalArgument(argument, /*allowType=*/true,
                                     /*allowAttrs=*/true);
    bool isNamed = named.has_value();
    if (!arguments.empty() &&
        isNamed != !arguments.front().ssaName.name.empty())
      return parser.emitError(loc, isNamed ? "expected type instead of SSA "
                                             "identifier"
                                           : "expected SSA identifier");
    if (isNamed) {
      if (failed(*named))
        return failure();
    } else {
      NamedAttrList attrs;
      argument.ssaName.location = loc;
      std::optional<Location> sourceLoc;
      if (failed(parser.parseType(argument.type)) ||
          failed(parser.parseOptionalAttrDict(attrs)) ||
          failed(parser.parseOptionalLocationSpecifier(sourceLoc)))
        return failure();
      argument.attrs = attrs.getDictionary(parser.getContext());
      argument.sourceLoc = sourceLoc;
    }
    arguments.push_back(argument);
    return success();
  };
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                        parseOne);
}

/// Reads `attributes {..}`; names that the syntax gives are errors there.
static ParseResult parseFunctionAttributes(OpAsmParser &parser,
                                           OperationState &result) {
  NamedAttrList attrs;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalAttrDictWithKeyword(attrs)))
    return failure();
  for (StringRef name : {"sym_name", "sym_visibility", "function_type"})
    if (attrs.get(name))
      return parser.emitError(loc, "'")
             << name
             << "' is an inferred attribute and should not be specified in the "
                "explicit attribute dictionary";
  if (attrs.get("tied_operands") && result.attributes.get("tied_operands"))
    return parser.emitError(loc, "attribute 'tied_operands' occurs more than "
                                 "once in the attribute list");
  for (NamedAttribute attr : attrs) {
    // It would be dropped when the op is made.
    if (attr.getName() == "inlining_policy" &&
        !isa<InliningPolicyAttrInterface>(attr.getValue()))
      return parser.emitError(loc, "attribute 'inlining_policy' failed to "
                                   "satisfy constraint: "
                                   "InliningPolicyAttrInterface instance");
    result.attributes.append(attr);
  }
  return success();
}

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  StringAttr visibility, name;
  if (failed(parseSymbolVisibility(parser, visibility)) ||
      failed(parser.parseSymbolName(name, "sym_name", result.attributes)))
    return failure();
  if (visibility)
    result.addAttribute("sym_visibility", visibility);

  SmallVector<OpAsmParser::Argument> arguments;
  if (failed(parseFunctionArguments(parser, arguments)))
    return failure();
  SmallVector<Type> argumentTypes;
  SmallVector<Attribute> argumentAttrs;
  SmallVector<OpAsmParser::UnresolvedOperand> argumentNames;
  for (OpAsmParser::Argument &argument : arguments) {
    argumentTypes.push_back(argument.type);
    argumentAttrs.push_back(argument.attrs
                                ? argument.attrs
                                : DictionaryAttr::get(builder.getContext()));
    if (!argument.ssaName.name.empty())
      argumentNames.push_back(argument.ssaName);
  }
  ResultList results;
  if (succeeded(parser.parseOptionalArrow()) &&
      failed(
          parseTiedResultList(parser, argumentNames, argumentTypes, results)))
    return failure();
  result.addAttribute("function_type", TypeAttr::get(builder.getFunctionType(
                                           argumentTypes, results.types)));
  if (!results.ties.empty())
    result.addAttribute("tied_operands",
                        builder.getIndexArrayAttr(results.ties));
  if (!allEmpty(argumentAttrs))
    result.addAttribute("arg_attrs", builder.getArrayAttr(argumentAttrs));
  if (!allEmpty(results.attrs))
    result.addAttribute("res_attrs", builder.getArrayAttr(results.attrs));
  if (failed(parseFunctionAttributes(parser, result)))
    return failure();

  Region *body = result.addRegion();
  SMLoc loc = parser.getCurrentLocation();
  // Bare types name nothing that a body could use.
  if (!arguments.empty() && argumentNames.empty())
    return success();
  OptionalParseResult hasBody = parser.parseOptionalRegion(*body, arguments);
  if (!hasBody.has_value())
    return success();
  if (failed(*hasBody))
    return failure();
  if (body->empty())
    return parser.emitError(loc, "expected non-empty function body");
  return success();
}

void FuncOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printSymbolVisibility(printer, *this, getSymVisibilityAttr());
  printer << " ";
  printer.printSymbolName(getSymName());
  printer << "(";
  bool external = isExternal();
  for (auto [index, type] : llvm::enumerate(getArgumentTypes())) {
    printer << (index ? ", " : "");
    ArrayRef<NamedAttribute> attrs =
        mlir::function_interface_impl::getArgAttrs(*this, index);
    if (external) {
      printer << "%arg" << index << ": " << type;
      printer.printOptionalAttrDict(attrs);
    } else {
      printer.printRegionArgument(getArgument(index), attrs);
    }
  }
  printer << ")";
  if (!getResultTypes().empty()) {
    printer << " -> ";
    printTiedResultList(printer, getResultTypes(), getTiedOperandsAttr(),
                        getResAttrsAttr(), getArgumentTypes(),
                        [&](unsigned index) {
                          if (external)
                            printer << "%arg" << index;
                          else
                            printer << getArgument(index);
                        });
  }
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {"sym_name", "sym_visibility", "function_type",
                            "tied_operands", "arg_attrs", "res_attrs"});
  if (!external) {
    printer << " ";
    printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  }
}

LogicalResult FuncOp::verify() {
  ArrayAttr ties = getTiedOperandsAttr();
  if (!ties)
    return success();
  for (auto [index, attr] : llvm::enumerate(ties)) {
    int64_t tie = getTie(ties, index);
    if (tie != -1 &&
        (tie < 0 || tie >= static_cast<int64_t>(getArgumentTypes().size())))
      return emitOpError() << "result #" << index
                           << " tied to invalid operand index " << tie;
  }
  return success();
}

LogicalResult ReturnOp::verify() {
  // A conversion checks what ends it against its own results.
  if (isa<HoistableConversionOp>((*this)->getParentOp()))
    return success();
  ArrayRef<Type> results;
  if (auto function = dyn_cast<FuncOp>((*this)->getParentOp()))
    results = function.getResultTypes();
  if (getNumOperands() != results.size())
    return emitOpError() << "has " << getNumOperands()
                         << " operands, but enclosing function-like op returns "
                         << results.size();
  for (auto [index, types] :
       llvm::enumerate(llvm::zip(getOperandTypes(), results))) {
    auto [actual, expected] = types;
    if (actual != expected)
      return emitError() << "type of return operand " << index << " (" << actual
                         << ") doesn't match function result type (" << expected
                         << ")";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// util.call
//===----------------------------------------------------------------------===//

ParseResult CallOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  FlatSymbolRefAttr callee;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> operandTypes;
  ResultList results;
  if (failed(parser.parseAttribute(callee, "callee", result.attributes)))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (failed(
          parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren)) ||
      failed(parser.parseOptionalAttrDict(result.attributes)) ||
      failed(parser.parseColon()) || failed(parser.parseLParen()))
    return failure();
  if (failed(parser.parseOptionalRParen()) &&
      (failed(parser.parseTypeList(operandTypes)) ||
       failed(parser.parseRParen())))
    return failure();
  if (operandTypes.size() != operands.size())
    return parser.emitError(loc)
           << operands.size() << " operands present, but expected "
           << operandTypes.size();
  if (failed(parser.parseArrow()) ||
      failed(parseTiedResultList(parser, operands, operandTypes, results)) ||
      failed(
          parser.resolveOperands(operands, operandTypes, loc, result.operands)))
    return failure();
  if (!results.ties.empty())
    result.addAttribute("tied_operands",
                        builder.getIndexArrayAttr(results.ties));
  if (!allEmpty(results.attrs))
    result.addAttribute("res_attrs", builder.getArrayAttr(results.attrs));
  result.addTypes(results.types);
  return success();
}

void CallOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printAttributeWithoutType(getCalleeAttr());
  printer << "(" << getOperands() << ")";
  printer.printOptionalAttrDict((*this)->getAttrs(),
                                {"callee", "tied_operands", "res_attrs"});
  printer << " : (";
  llvm::interleaveComma(getOperandTypes(), printer);
  printer << ") -> ";
  printTiedResultList(printer, getResultTypes(), getTiedOperandsAttr(),
                      getResAttrsAttr(), getOperandTypes(),
                      [&](unsigned index) { printer << getOperand(index); });
}

int64_t CallOp::getTiedOperandIndex(unsigned resultIndex) {
  return getTie(getTiedOperandsAttr(), resultIndex);
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto function =
      tables.lookupNearestSymbolFrom<FuncOp>(*this, getCalleeAttr());
  if (!function)
    return emitOpError() << "undefined/incompatible callee: " << getCallee();
  auto type =
      FunctionType::get(getContext(), getOperandTypes(), getResultTypes());
  if (type != function.getFunctionType())
    return emitOpError() << "function type mismatch; expected " << type
                         << " but callee is " << function.getFunctionType();
  auto isUntied = [](ArrayAttr ties) {
    return !ties || llvm::all_of(ties, [](Attribute attr) {
      auto tie = dyn_cast<IntegerAttr>(attr);
      return tie && tie.getValue().isAllOnes();
    });
  };
  ArrayAttr mine = getTiedOperandsAttr();
  ArrayAttr theirs = function.getTiedOperandsAttr();
  if (mine != theirs && !(isUntied(mine) && isUntied(theirs)))
    return emitOpError() << "function tied operands mismatch; have "
                         << Attribute(mine) << " but callee is "
                         << Attribute(theirs);
  return success();
}

//===----------------------------------------------------------------------===//
// util.initializer
//===----------------------------------------------------------------------===//

ParseResult InitializerOp::parse(OpAsmParser &parser, OperationState &result) {
  return failure(
      failed(parser.parseOptionalAttrDictWithKeyword(result.attributes)) ||
      failed(parser.parseRegion(*result.addRegion())));
}

void InitializerOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer << " ";
  printer.printRegion(getBody());
}

//===----------------------------------------------------------------------===//
// util.global and its accessors
//===----------------------------------------------------------------------===//

/// `: T`, `= attr`, `: T = attr` or `= attr : T`, where an attribute without a
/// type of its own gets the one behind it.
ParseResult util::parseTypeOrAttr(OpAsmParser &parser, TypeAttr &typeAttr,
                                  TypedAttr &value) {
  Type type;
  if (succeeded(parser.parseOptionalColon()) && failed(parser.parseType(type)))
    return failure();
  if (succeeded(parser.parseOptionalEqual())) {
    if (failed(parser.parseAttribute(value)))
      return failure();
    if (!type) {
      // A string or a device that prints its type behind itself has read it
      // already; what is left of type none is followed by one.
      type = value.getType();
      if (isa<NoneType>(type) && succeeded(parser.parseOptionalColon()) &&
          failed(parser.parseType(type)))
        return failure();
    }
  } else if (!type) {
    return failure(failed(parser.parseColon()) ||
                   failed(parser.parseType(type)));
  }
  typeAttr = TypeAttr::get(type);
  return success();
}

void util::printTypeOrAttr(OpAsmPrinter &printer, Operation *, TypeAttr type,
                           TypedAttr value) {
  if (!value) {
    printer << ": " << type.getValue();
    return;
  }
  if (value.getType() != type.getValue())
    printer << ": " << type.getValue() << " ";
  printer << "= " << value;
}

Type GlobalOp::getGlobalType() { return getType(); }
bool GlobalOp::isGlobalMutable() { return getIsMutable(); }

LogicalResult GlobalOp::verify() {
  TypedAttr value = getInitialValueAttr();
  if (value && !isGlobalTypeCompatible(getType(), value.getType()))
    return emitOpError() << "initial value type mismatch; global \""
                         << getSymName() << "\" is " << getType()
                         << " but initial value provided is "
                         << value.getType();
  return success();
}

void GlobalLoadOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), getGlobal());
}

void GlobalLoadOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  // What never changes may be read at any time.
  if (!getIsImmutable())
    effects.emplace_back(MemoryEffects::Read::get(), getGlobalAttr());
}

void GlobalStoreOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), getGlobalAttr());
}

LogicalResult GlobalLoadOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto global =
      tables.lookupNearestSymbolFrom<GlobalOpInterface>(*this, getGlobalAttr());
  if (!global)
    return emitOpError() << "undefined global: " << getGlobalAttr();
  if (!isGlobalTypeCompatible(global.getGlobalType(), getType()))
    return emitOpError() << "global type mismatch; global \"" << getGlobal()
                         << "\" is " << global.getGlobalType()
                         << " but load is " << getType();
  if (getIsImmutable() && global.isGlobalMutable())
    return emitOpError("is marked as immutable but the global is mutable");
  return success();
}

LogicalResult GlobalStoreOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto global =
      tables.lookupNearestSymbolFrom<GlobalOpInterface>(*this, getGlobalAttr());
  if (!global)
    return emitOpError() << "undefined global: " << getGlobalAttr();
  if (global.getGlobalType() != getValue().getType())
    return emitOpError() << "global type mismatch; global \"" << getGlobal()
                         << "\" is " << global.getGlobalType()
                         << " but store is " << getValue().getType();
  return success();
}
