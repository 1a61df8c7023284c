//===- InterfaceLayout.cpp - What a kernel's interface looks like ---------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "transforms/InterfaceLayout.h"

#include "dialects/util/Util.h"

using namespace mlir;
using namespace bindery;

/// Whether `resource`, seen from outside of any execute, is the same whenever
/// the commands run.
static bool isFixed(Value resource) {
  Operation *definition = resource.getDefiningOp();
  if (!definition)
    return false;
  if (definition->hasTrait<OpTrait::ConstantLike>())
    return true;
  auto load = dyn_cast<util::GlobalLoadOp>(definition);
  return load && load.getIsImmutable();
}

SiteBindings bindery::readSiteBindings(stream::CmdDispatchOp dispatch) {
  auto execute = dispatch->getParentOfType<stream::CmdExecuteOp>();
  bool runsOnce = execute && execute.getOnce();
  SiteBindings result;
  for (auto [index, resource] : llvm::enumerate(dispatch.getResources())) {
    Value source = resource;
    auto argument = dyn_cast<BlockArgument>(resource);
    if (execute && argument &&
        argument.getParentRegion() == &execute.getBody() &&
        argument.getArgNumber() < execute.getResourceOperands().size())
      source = execute.getResourceOperands()[argument.getArgNumber()];
    result.flags.push_back(runsOnce || isFixed(source)
                               ? hal::DescriptorFlags::None
                               : hal::DescriptorFlags::Indirect);
    result.writes.push_back(stream::bitEnumContainsAny(
        dispatch.getAccess(index), stream::ResourceAccess::Write));
  }
  return result;
}

/// The flags of binding `index`.
static hal::DescriptorFlags
mergeBindingFlags(unsigned index, ArrayRef<const SiteBindings *> sites) {
  hal::DescriptorFlags flags = hal::DescriptorFlags::None;
  bool isRead = false, isWritten = false;
  for (const SiteBindings *site : sites) {
    if (index >= site->flags.size())
      continue;
    flags = flags | site->flags[index];
    isRead = true;
    isWritten |= site->writes[index];
  }
  return isRead && !isWritten ? flags | hal::DescriptorFlags::ReadOnly : flags;
}

hal::PipelineLayoutAttr
bindery::deriveInterfaceLayout(MLIRContext *context, unsigned bindingCount,
                               unsigned constantCount,
                               ArrayRef<const SiteBindings *> sites) {
  llvm::SmallVector<hal::PipelineBindingAttr> bindings;
  bool anyIndirect = false;
  for (unsigned index = 0; index < bindingCount; ++index) {
    hal::DescriptorFlags flags = mergeBindingFlags(index, sites);
    anyIndirect |=
        hal::bitEnumContainsAny(flags, hal::DescriptorFlags::Indirect);
    bindings.push_back(hal::PipelineBindingAttr::get(
        context, hal::DescriptorType::StorageBuffer, flags));
  }
  return hal::PipelineLayoutAttr::get(context, bindings, constantCount,
                                      anyIndirect
                                          ? hal::PipelineLayoutFlags::Indirect
                                          : hal::PipelineLayoutFlags::None);
}
