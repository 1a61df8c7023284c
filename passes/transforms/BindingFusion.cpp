//===- BindingFusion.cpp - Rewrites kernels and sites to a plan -----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/BindingFusion.h"

#include "support/SourceNames.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"

#include <numeric>

using namespace mlir;
using namespace bindery;

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

static uint64_t findOffsetDivisor(const ComponentFacts &facts,
                                  llvm::ArrayRef<unsigned> members) {
  uint64_t divisor = 0;
  for (const SiteFacts *site : facts.sites)
    for (unsigned member : members) {
      std::optional<int64_t> offset = site->uses[member].offset.asConstant();
      if (!offset)
        return 1;
      divisor = std::gcd(divisor, static_cast<uint64_t>(*offset));
    }
  return divisor;
}

FusionPlan bindery::planFusion(const ComponentFacts &facts,
                               const Correlation &correlation) {
  FusionPlan plan;
  for (const BindingGroup &group : correlation.groups)
    plan.bindings.push_back(
        {group.members, group.access, findOffsetDivisor(facts, group.members)});
  return plan;
}

//===----------------------------------------------------------------------===//
// Argument attributes
//===----------------------------------------------------------------------===//

namespace {

SmallVector<BlockArgument> findBindings(FunctionOpInterface kernel) {
  return llvm::filter_to_vector(kernel.getArguments(), [](Value argument) {
    return isa<stream::BindingType>(argument.getType());
  });
}

/// Whether what is said of the members of a binding is true of the resource. An
/// alignment is, if each of them starts at a multiple of it.
bool holdsForResource(NamedAttribute attribute, const FusedBinding &binding) {
  if (attribute.getName() != "stream.alignment")
    return true;
  auto alignment = dyn_cast<IntegerAttr>(attribute.getValue());
  if (!alignment)
    return false;
  std::optional<uint64_t> value = alignment.getValue().tryZExtValue();
  return value && *value != 0 && binding.offsetDivisor % *value == 0;
}

/// The attributes of one fused binding; what is dropped goes to `dropped`, if
/// that is given.
DictionaryAttr fuseAttributes(FunctionOpInterface kernel,
                              llvm::ArrayRef<BlockArgument> oldBindings,
                              const FusedBinding &binding,
                              std::vector<DroppedAttribute> *dropped) {
  auto attributesOf = [&](unsigned member) {
    return kernel.getArgAttrDict(oldBindings[member].getArgNumber());
  };
  SmallVector<NamedAttribute> kept;
  for (unsigned member : binding.members) {
    DictionaryAttr attributes = attributesOf(member);
    if (!attributes)
      continue;
    for (NamedAttribute attribute : attributes) {
      bool agreed = llvm::all_of(binding.members, [&](unsigned other) {
        DictionaryAttr others = attributesOf(other);
        return others &&
               others.get(attribute.getName()) == attribute.getValue();
      });
      bool keep = agreed && holdsForResource(attribute, binding);
      if (keep && member == binding.members.front())
        kept.push_back(attribute);
      if (!keep && dropped)
        dropped->push_back({oldBindings[member], attribute.getName(), !agreed});
    }
  }
  return DictionaryAttr::get(kernel->getContext(), kept);
}

} // namespace

std::vector<DroppedAttribute>
bindery::findDroppedAttributes(FunctionOpInterface kernel,
                               const FusionPlan &plan) {
  std::vector<DroppedAttribute> dropped;
  if (!kernel.getArgAttrsAttr())
    return dropped;
  SmallVector<BlockArgument> oldBindings = findBindings(kernel);
  for (const FusedBinding &binding : plan.bindings)
    fuseAttributes(kernel, oldBindings, binding, &dropped);
  llvm::stable_sort(dropped, [](const auto &a, const auto &b) {
    return a.argument.getArgNumber() < b.argument.getArgNumber();
  });
  return dropped;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

namespace {

/// Replaces the arguments of one kernel.
class KernelRewriter {
public:
  KernelRewriter(FunctionOpInterface kernel, const FusionPlan &plan)
      : kernel(kernel), plan(plan), entry(kernel.getFunctionBody().front()),
        oldBindings(findBindings(kernel)),
        oldArguments(llvm::to_vector(kernel.getArguments())),
        hasAttributes(kernel.getArgAttrsAttr() != nullptr) {}

  void run() {
    SmallVector<Value> bindings, offsets(oldBindings.size());
    for (const FusedBinding &binding : plan.bindings)
      bindings.push_back(addBinding(binding));
    for (const FusedBinding &binding : plan.bindings)
      for (unsigned member : binding.members)
        offsets[member] = addArgument(IndexType::get(kernel->getContext()),
                                      offsetLocation(binding, member), {});
    for (auto [index, binding] : llvm::enumerate(plan.bindings))
      for (unsigned member : binding.members)
        moveSubspans(oldBindings[member], bindings[index], offsets[member]);
    for (BlockArgument argument : oldArguments)
      if (!isa<stream::BindingType>(argument.getType()))
        argument.replaceAllUsesWith(
            addArgument(argument.getType(), argument.getLoc(),
                        kernel.getArgAttrDict(argument.getArgNumber())));
    replaceSignature();
  }

private:
  Value addArgument(Type type, Location loc, DictionaryAttr argAttributes) {
    attributes.push_back(argAttributes
                             ? argAttributes
                             : DictionaryAttr::get(kernel->getContext()));
    return entry.addArgument(type, loc);
  }

  Value addBinding(const FusedBinding &binding) {
    DictionaryAttr fused =
        hasAttributes ? fuseAttributes(kernel, oldBindings, binding, nullptr)
                      : DictionaryAttr();
    return addArgument(oldBindings[binding.members.front()].getType(),
                       fusedLocation(binding), fused);
  }

  Location fusedLocation(const FusedBinding &binding) {
    SmallVector<Location> locations;
    for (unsigned member : binding.members)
      locations.push_back(oldBindings[member].getLoc());
    return fuseLocations(locations);
  }

  /// That of its binding; where sources have names it is named after its own
  /// member.
  Location offsetLocation(const FusedBinding &binding, unsigned member) {
    Location fused = fusedLocation(binding);
    StringAttr name = getCarriedName(oldBindings[member].getLoc());
    return name ? withName(withoutName(fused), name) : fused;
  }

  static void moveSubspans(BlockArgument from, Value to, Value offset) {
    for (OpOperand &use : llvm::make_early_inc_range(from.getUses())) {
      auto subspan = cast<stream::BindingSubspanOp>(use.getOwner());
      use.set(to);
      Value inside = subspan.getByteOffset();
      subspan.getByteOffsetMutable().assign(addOffset(subspan, inside, offset));
    }
  }

  /// `inside + offset`; a constant stands on the right, as canonical IR has it.
  static Value addOffset(Operation *before, Value inside, Value offset) {
    if (matchPattern(inside, m_Zero()))
      return offset;
    OpBuilder builder(before);
    bool isConstant = matchPattern(inside, m_Constant());
    return arith::AddIOp::create(builder, offset.getLoc(),
                                 isConstant ? offset : inside,
                                 isConstant ? inside : offset);
  }

  void replaceSignature() {
    entry.eraseArguments(0, oldArguments.size());
    kernel.removeArgAttrsAttr();
    kernel.setFunctionTypeAttr(TypeAttr::get(kernel.cloneTypeWith(
        entry.getArgumentTypes(), kernel.getResultTypes())));
    if (hasAttributes)
      kernel.setAllArgAttrs(attributes);
  }

  FunctionOpInterface kernel;
  const FusionPlan &plan;
  Block &entry;
  SmallVector<BlockArgument> oldBindings, oldArguments;
  /// Whether any old argument has an attribute.
  bool hasAttributes;
  /// One a new argument.
  SmallVector<DictionaryAttr> attributes;
};

} // namespace

void bindery::rewriteKernel(FunctionOpInterface kernel,
                            const FusionPlan &plan) {
  KernelRewriter(kernel, plan).run();
}

//===----------------------------------------------------------------------===//
// Sites
//===----------------------------------------------------------------------===//

Value SiteRewriter::zeroFor(stream::CmdDispatchOp site) {
  auto execute = site->getParentOfType<stream::CmdExecuteOp>();
  Value &zero = zeros[execute];
  if (!zero) {
    OpBuilder builder(execute);
    zero = arith::ConstantIndexOp::create(builder, site.getLoc(), 0);
  }
  return zero;
}

void SiteRewriter::rewrite(stream::CmdDispatchOp site, const FusionPlan &plan) {
  Value zero = zeroFor(site);
  OpBuilder builder(site);
  SmallVector<Value> uniforms, resources, sizes;
  SmallVector<Attribute> accesses;
  for (const FusedBinding &binding : plan.bindings) {
    for (unsigned member : binding.members)
      uniforms.push_back(site.getResourceOffsets()[member]);
    resources.push_back(site.getResources()[binding.members.front()]);
    sizes.push_back(site.getResourceSizes()[binding.members.front()]);
    accesses.push_back(
        builder.getI32IntegerAttr(static_cast<int32_t>(binding.access)));
  }
  llvm::append_range(uniforms, site.getUniformOperands());
  SmallVector<Value> zerosOfAll(resources.size(), zero);

  SmallVector<Value> operands = llvm::to_vector(site.getWorkload());
  std::array<int32_t, 6> segments = {static_cast<int32_t>(operands.size())};
  for (auto [index, values] :
       llvm::enumerate(llvm::ArrayRef<SmallVector<Value> *>{
           &uniforms, &resources, &sizes, &zerosOfAll, &sizes})) {
    segments[index + 1] = values->size();
    llvm::append_range(operands, *values);
  }
  site->setOperands(operands);
  llvm::copy(segments, site.getProperties().operandSegmentSizes.begin());
  site.setResourceAccessesAttr(builder.getArrayAttr(accesses));
}
