//===- HALAttrs.cpp - Attributes of the hal dialect -----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialects/hal/HAL.h"

using namespace mlir;
using namespace bindery;
using namespace bindery::hal;

#define GET_ATTRDEF_CLASSES
#include "dialects/hal/HALAttrs.cpp.inc"

void HALDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/hal/HALAttrs.cpp.inc"
      >();
}

Attribute HALDialect::parseAttribute(DialectAsmParser &parser,
                                     Type type) const {
  StringRef mnemonic;
  Attribute attr;
  SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult result =
      generatedAttributeParser(parser, &mnemonic, type, attr);
  if (!result.has_value()) {
    parser.emitError(loc, "unknown HAL attribute: ") << mnemonic;
    return {};
  }
  return failed(*result) ? Attribute() : attr;
}

void HALDialect::printAttribute(Attribute attr,
                                DialectAsmPrinter &printer) const {
  (void)generatedAttributePrinter(attr, printer);
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

uint32_t CollectiveAttr::getEncodedValue() const {
  auto reduction =
      getReduction() ? *getReduction() : CollectiveReductionOp::None;
  return static_cast<uint32_t>(getKind()) |
         static_cast<uint32_t>(reduction) << 8 |
         static_cast<uint32_t>(getElementType()) << 16;
}

//===----------------------------------------------------------------------===//
// Executable targets
//===----------------------------------------------------------------------===//

Attribute ExecutableTargetAttr::parse(AsmParser &parser, Type) {
  StringAttr backend, format;
  DictionaryAttr configuration;
  if (failed(parser.parseLess()) || failed(parser.parseAttribute(backend)) ||
      failed(parser.parseComma()) || failed(parser.parseAttribute(format)))
    return {};
  if (succeeded(parser.parseOptionalComma()) &&
      failed(parser.parseAttribute(configuration)))
    return {};
  if (failed(parser.parseGreater()))
    return {};
  return get(parser.getContext(), backend, format, configuration);
}

void ExecutableTargetAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printer.printAttribute(getBackend());
  printer << ", ";
  printer.printAttribute(getFormat());
  if (DictionaryAttr configuration = getConfiguration()) {
    printer << ", ";
    printer.printAttribute(configuration);
  }
  printer << ">";
}

std::string ExecutableTargetAttr::getSymbolNameFragment() const {
  return makeSymbolNameFragment(getFormat().getValue());
}

Attribute ExecutableTargetAttr::getConfigurationEntry(StringRef name) const {
  return getConfiguration() ? getConfiguration().get(name) : Attribute();
}

bool ExecutableTargetAttr::isGenericOf(ExecutableTargetAttr specific) const {
  if (getBackend() != specific.getBackend() ||
      getFormat() != specific.getFormat())
    return false;
  if (!getConfiguration())
    return true;
  return llvm::all_of(getConfiguration(), [&](NamedAttribute entry) {
    return specific.getConfigurationEntry(entry.getName()) == entry.getValue();
  });
}

ExecutableTargetAttr ExecutableTargetAttr::lookup(Operation *op) {
  for (; op; op = op->getParentOp()) {
    if (auto variant = dyn_cast<ExecutableVariantOp>(op))
      return variant.getTarget();
    if (auto target =
            op->getAttrOfType<ExecutableTargetAttr>("hal.executable.target"))
      return target;
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Executable objects
//===----------------------------------------------------------------------===//

Attribute ExecutableObjectAttr::parse(AsmParser &parser, Type) {
  DictionaryAttr dict;
  if (failed(parser.parseLess()) || failed(parser.parseAttribute(dict)) ||
      failed(parser.parseGreater()))
    return {};
  // Other keys, and a path that is no string, say nothing about an object.
  return get(parser.getContext(), dict.getAs<StringAttr>("path"),
             dict.get("data"));
}

void ExecutableObjectAttr::print(AsmPrinter &printer) const {
  printer << "<{";
  if (StringAttr path = getPath()) {
    printer << "path = ";
    printer.printAttribute(path);
  }
  if (Attribute data = getData()) {
    // No comma in front of lone data: text that starts with one reads nowhere.
    printer << (getPath() ? ", data = " : "data = ");
    printer.printAttribute(data);
  }
  printer << "}>";
}

Attribute ExecutableObjectsAttr::parse(AsmParser &parser, Type) {
  SmallVector<Attribute> targets, targetObjects;
  auto parseEntry = [&]() -> ParseResult {
    ArrayAttr objects;
    if (failed(parser.parseAttribute(targets.emplace_back())) ||
        failed(parser.parseEqual()) || failed(parser.parseAttribute(objects)))
      return failure();
    targetObjects.push_back(objects);
    return success();
  };
  if (failed(parser.parseLess()) ||
      failed(parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces,
                                            parseEntry)) ||
      failed(parser.parseGreater()))
    return {};
  return get(parser.getContext(), parser.getBuilder().getArrayAttr(targets),
             parser.getBuilder().getArrayAttr(targetObjects));
}

void ExecutableObjectsAttr::print(AsmPrinter &printer) const {
  printer << "<{";
  llvm::interleaveComma(llvm::zip_equal(getTargets(), getTargetObjects()),
                        printer, [&](auto entry) {
                          printer.printAttribute(std::get<0>(entry));
                          printer << " = ";
                          printer.printAttributeWithoutType(std::get<1>(entry));
                        });
  printer << "}>";
}

ArrayAttr
ExecutableObjectsAttr::getObjectsFor(ExecutableTargetAttr target) const {
  for (auto [key, objects] : llvm::zip_equal(getTargets(), getTargetObjects()))
    if (key == target)
      return dyn_cast<ArrayAttr>(objects);
  return {};
}
