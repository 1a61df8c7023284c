//===- SiteReader.cpp - Facts of one dispatch site ------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "analysis/DispatchGraph.h"
#include "analysis/SymbolSpelling.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace bindery;

SourcePlace bindery::readPlace(Location loc) {
  auto range = loc->findInstanceOf<FileLineColRange>();
  if (!range)
    return {};
  return {range.getFilename().str(), range.getStartLine(),
          range.getStartColumn()};
}

namespace {

/// The value of a constant integer or index of at most 64 bits.
std::optional<int64_t> readConstant(Value value) {
  APInt constant;
  if (!matchPattern(value, m_ConstantInt(&constant)) ||
      constant.getBitWidth() > 64)
    return std::nullopt;
  return constant.getSExtValue();
}

/// Reads one site; numbers the values that the site uses.
class SiteReader {
public:
  BindingUse readUse(Value resource, Value offset, Value length, Value size,
                     stream::ResourceAccess access) {
    BindingUse use;
    use.resource = number(resources, resource);
    use.offset = readAmount(offset);
    use.length = readAmount(length);
    use.size = readAmount(size);
    // Further bits have no meaning.
    use.access = static_cast<BindingAccess>(static_cast<uint32_t>(access) & 3);
    return use;
  }

private:
  using Numbers = llvm::SmallDenseMap<Value, unsigned, 8>;

  static unsigned number(Numbers &numbers, Value value) {
    unsigned next = numbers.size();
    return numbers.try_emplace(value, next).first->second;
  }

  /// Looks through additions of constants, as far as their sum is exact.
  Amount readAmount(Value value) {
    if (std::optional<int64_t> constant = readConstant(value))
      return Amount::constant(*constant);
    Amount amount;
    while (auto add = value.getDefiningOp<arith::AddIOp>()) {
      Value base = add.getLhs();
      std::optional<int64_t> step = readConstant(add.getRhs());
      if (!step) {
        base = add.getRhs();
        step = readConstant(add.getLhs());
      }
      int64_t sum = 0;
      if (!step || llvm::AddOverflow(amount.addend, *step, sum))
        break;
      amount.addend = sum;
      value = base;
    }
    amount.base = number(bases, value);
    return amount;
  }

  Numbers resources, bases;
};

OperandFacts readOperand(Value value) {
  OperandFacts facts;
  Type type = value.getType();
  if (type.isIndex()) {
    facts.kind = OperandFacts::Kind::Index;
  } else if (auto complex = dyn_cast<ComplexType>(type)) {
    facts.kind = OperandFacts::Kind::Complex;
    facts.bits = complex.getElementType().getIntOrFloatBitWidth();
  } else {
    facts.kind = OperandFacts::Kind::Scalar;
    facts.bits = type.getIntOrFloatBitWidth();
  }
  facts.value = readConstant(value);
  return facts;
}

void readEntryPoints(stream::CmdDispatchOp dispatch, SiteFacts &facts,
                     SiteHandles &handles) {
  for (Attribute entry : dispatch.getEntryPoints()) {
    auto symbol = cast<SymbolRefAttr>(entry);
    if (llvm::is_contained(handles.entryPoints, symbol))
      continue;
    handles.entryPoints.push_back(symbol);
    facts.entryPoints.push_back(spellSymbol(symbol));
  }
}

} // namespace

std::pair<SiteFacts, SiteHandles>
bindery::readSite(stream::CmdDispatchOp dispatch, FactOptions options) {
  SiteFacts facts;
  SiteHandles handles;
  handles.dispatch = dispatch;
  handles.execute = dispatch->getParentOfType<stream::CmdExecuteOp>();
  facts.insideExecute = static_cast<bool>(handles.execute);
  if (auto function = dispatch->getParentOfType<FunctionOpInterface>())
    facts.function = function.getName().str();
  if (options.places)
    facts.place = readPlace(dispatch.getLoc());
  readEntryPoints(dispatch, facts, handles);
  SiteReader reader;
  facts.uses.reserve(dispatch.getResources().size());
  for (auto [index, resource] : llvm::enumerate(dispatch.getResources()))
    facts.uses.push_back(reader.readUse(
        resource, dispatch.getResourceOffsets()[index],
        dispatch.getResourceLengths()[index],
        dispatch.getResourceSizes()[index], dispatch.getAccess(index)));
  for (Value operand : dispatch.getUniformOperands())
    facts.operands.push_back(readOperand(operand));
  return {std::move(facts), std::move(handles)};
}
