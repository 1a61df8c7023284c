//===- SourceNames.cpp - SSA and block names travel with the IR ----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/SourceNames.h"

#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"

#include "llvm/ADT/StringExtras.h"

using namespace bindery;
using namespace mlir;

namespace {
/// Marks the opaque locations that are carriers: never defined, its pointers
/// are those of StringAttr.
struct Carrier;
} // namespace

MLIR_DECLARE_EXPLICIT_TYPE_ID(::Carrier *)
MLIR_DEFINE_EXPLICIT_TYPE_ID(::Carrier *)

//===----------------------------------------------------------------------===//
// The text in a carrier
//===----------------------------------------------------------------------===//

std::string SourceName::encode() const {
  std::string text = opName.str();
  if (!blockLabel.empty())
    text += (" ^" + blockLabel).str();
  for (const Group &group : groups) {
    text += (" %" + group.name).str();
    if (group.count != 1)
      text += ":" + std::to_string(group.count);
  }
  return text;
}

SourceName SourceName::decode(StringRef text) {
  SourceName result;
  std::tie(result.opName, text) = text.split(' ');
  while (!text.empty()) {
    StringRef word;
    std::tie(word, text) = text.split(' ');
    if (word.consume_front("^")) {
      result.blockLabel = word;
      continue;
    }
    word.consume_front("%");
    auto [name, count] = word.split(':');
    Group group{name, 1};
    if (!count.empty() && count.getAsInteger(10, group.count))
      group.count = 1;
    result.groups.push_back(group);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Carriers
//===----------------------------------------------------------------------===//

/// The carrier that `loc` itself is, or null.
static OpaqueLoc getCarrier(Location loc) {
  auto opaque = dyn_cast<OpaqueLoc>(loc);
  if (opaque && opaque.getUnderlyingTypeID() == TypeID::get<Carrier *>())
    return opaque;
  return nullptr;
}

Location bindery::withName(Location real, StringAttr name) {
  if (!name)
    return real;
  return OpaqueLoc::get(reinterpret_cast<Carrier *>(
                            const_cast<void *>(name.getAsOpaquePointer())),
                        real);
}

StringAttr bindery::getCarriedName(Location loc) {
  if (OpaqueLoc carrier = getCarrier(loc))
    return StringAttr::getFromOpaquePointer(
        reinterpret_cast<const void *>(carrier.getUnderlyingLocation()));
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    for (Location member : fused.getLocations())
      if (StringAttr name = getCarriedName(member))
        return name;
    return nullptr;
  }
  if (auto call = dyn_cast<CallSiteLoc>(loc))
    return getCarriedName(call.getCallee());
  if (auto named = dyn_cast<NameLoc>(loc))
    return getCarriedName(named.getChildLoc());
  return nullptr;
}

Location bindery::withoutName(Location loc) {
  if (OpaqueLoc carrier = getCarrier(loc))
    return withoutName(carrier.getFallbackLocation());
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    SmallVector<Location> members;
    for (Location member : fused.getLocations())
      members.push_back(withoutName(member));
    if (ArrayRef(members) == fused.getLocations())
      return loc;
    return FusedLoc::get(members, fused.getMetadata(), loc.getContext());
  }
  if (auto call = dyn_cast<CallSiteLoc>(loc))
    return CallSiteLoc::get(withoutName(call.getCallee()),
                            withoutName(call.getCaller()));
  if (auto named = dyn_cast<NameLoc>(loc))
    return NameLoc::get(named.getName(), withoutName(named.getChildLoc()));
  return loc;
}

Location bindery::fuseLocations(ArrayRef<Location> locs) {
  SmallVector<Location> real;
  StringAttr name;
  for (Location loc : locs) {
    real.push_back(withoutName(loc));
    if (!name)
      name = getCarriedName(loc);
  }
  return withName(FusedLoc::get(real.front().getContext(), real), name);
}

//===----------------------------------------------------------------------===//
// Attaching
//===----------------------------------------------------------------------===//

/// The name that `range` covers, without its sigil `sigil`; empty where
/// something else stands there, as for blocks without a label.
static StringRef getText(llvm::SMRange range, char sigil) {
  if (!range.isValid() || *range.Start.getPointer() != sigil)
    return {};
  const char *start = range.Start.getPointer();
  return StringRef(start, range.End.getPointer() - start).drop_front();
}

static void attach(MLIRContext *context,
                   const AsmParserState::OperationDefinition &def,
                   StringRef blockLabel) {
  SourceName name;
  name.opName = def.op->getName().getStringRef();
  if (def.op->hasTrait<OpTrait::IsTerminator>())
    name.blockLabel = blockLabel;
  for (size_t i = 0; i < def.resultGroups.size(); ++i) {
    unsigned end = i + 1 < def.resultGroups.size()
                       ? def.resultGroups[i + 1].startIndex
                       : def.op->getNumResults();
    name.groups.push_back({getText(def.resultGroups[i].definition.loc, '%'),
                           end - def.resultGroups[i].startIndex});
  }
  if (name.groups.empty() && name.blockLabel.empty())
    return;
  def.op->setLoc(withName(withoutName(def.op->getLoc()),
                          StringAttr::get(context, name.encode())));
}

void bindery::attachSourceNames(MLIRContext *context,
                                const AsmParserState &parsed) {
  DenseMap<Block *, StringRef> labels;
  for (const AsmParserState::BlockDefinition &def : parsed.getBlockDefs()) {
    StringRef label = getText(def.definition.loc, '^');
    if (!label.empty())
      labels[def.block] = label;
    for (auto [argument, arg] :
         llvm::zip(def.block->getArguments(), def.arguments)) {
      StringRef text = getText(arg.loc, '%');
      if (text.empty())
        continue;
      SourceName name;
      name.blockLabel = label;
      name.groups.push_back({text, 1});
      argument.setLoc(withName(withoutName(argument.getLoc()),
                               StringAttr::get(context, name.encode())));
    }
  }
  for (const AsmParserState::OperationDefinition &def : parsed.getOpDefs())
    attach(context, def, labels.lookup(def.op->getBlock()));
}

SourceNames SourceNames::strip(Operation *root) {
  SourceNames names;
  DenseMap<Location, Location> real;
  auto getReal = [&](Location loc) {
    auto found = real.find(loc);
    if (found == real.end())
      found = real.try_emplace(loc, withoutName(loc)).first;
    return found->second;
  };
  root->walk([&](Operation *op) {
    if (StringAttr name = getCarriedName(op->getLoc())) {
      names.entries[op] = name;
      op->setLoc(getReal(op->getLoc()));
    }
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          if (StringAttr name = getCarriedName(argument.getLoc())) {
            names.entries[argument.getAsOpaquePointer()] = name;
            argument.setLoc(getReal(argument.getLoc()));
          }
  });
  return names;
}
