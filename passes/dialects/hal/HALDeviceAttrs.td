//===- HALDeviceAttrs.td - Attributes that name devices -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BINDERY_DIALECTS_HAL_HALDEVICEATTRS
#define BINDERY_DIALECTS_HAL_HALDEVICEATTRS

include "dialects/hal/HALExecutableAttrs.td"

//===----------------------------------------------------------------------===//
// Initial values of `!hal.device` globals
//===----------------------------------------------------------------------===//

// An attribute that a `!hal.device` global may be initialised with, whose type
// is always that.
class HAL_DeviceInitAttr<string name, string mnemonic>
    : HAL_Attr<name, mnemonic, [TypedAttrInterface]> {
  code deviceTypeDeclaration = [{
    /// `!hal.device`, whatever type was written.
    ::mlir::Type getType() const;
  }];
  let extraClassDeclaration = deviceTypeDeclaration;
}

def HAL_DeviceAliasAttr : HAL_DeviceInitAttr<"DeviceAlias", "device.alias"> {
  let summary = "a device by the name it is registered under";
  let parameters = (ins
    "::mlir::StringAttr":$deviceId,
    OptionalParameter<"std::optional<int64_t>">:$ordinal,
    OptionalParameter<"::mlir::DictionaryAttr">:$configuration);
  let assemblyFormat = [{
    `<` $deviceId (`` `[` $ordinal^ `]`)? (`,` $configuration^)? `>`
  }];
}

def HAL_DeviceTargetAttr : HAL_DeviceInitAttr<"DeviceTarget", "device.target"> {
  let summary = "a kind of device and the executable targets it takes";
  let parameters = (ins
    "::mlir::StringAttr":$deviceId,
    OptionalParameter<"::mlir::DictionaryAttr">:$configuration,
    OptionalArrayRefParameter<"ExecutableTargetAttr">:$executableTargets);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilder<(ins "::mlir::StringAttr":$deviceId,
                     CArg<"::mlir::DictionaryAttr", "{}">:$configuration,
                     CArg<"::llvm::ArrayRef<ExecutableTargetAttr>",
                          "{}">:$executableTargets), [{
      // An empty configuration is none, so that equal targets are one.
      if (configuration && configuration.empty())
        configuration = {};
      return $_get($_ctxt, deviceId, configuration, executableTargets);
    }]>,
  ];
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = deviceTypeDeclaration # [{
    /// The part of a symbol name that stands for the device: its id in lower
    /// case, and `_<n>_` behind it when the configuration has an integer
    /// `ordinal`; made a name as ExecutableTargetAttr's.
    std::string getSymbolNameFragment() const;
  }];
}

// The type of these is a parameter: what was written, or `none`.
class HAL_DeviceRefAttr<string name, string mnemonic>
    : HAL_Attr<name, mnemonic, [TypedAttrInterface]>;

def HAL_DeviceOrdinalAttr : HAL_DeviceRefAttr<"DeviceOrdinal", "device.ordinal"> {
  let summary = "the n-th device of the program's environment";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        "int64_t":$ordinal);
  let assemblyFormat = "`<` $ordinal `>`";
}

def HAL_DeviceFallbackAttr
    : HAL_DeviceRefAttr<"DeviceFallback", "device.fallback"> {
  let summary = "the device of another global";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        "::mlir::FlatSymbolRefAttr":$name);
  let assemblyFormat = "`<` $name `>`";
}

def HAL_DeviceSelectAttr : HAL_DeviceRefAttr<"DeviceSelect", "device.select"> {
  let summary = "the first available of several devices";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        "::mlir::ArrayAttr":$devices);
  let assemblyFormat = "`<` $devices `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Affinities
//===----------------------------------------------------------------------===//

def HAL_DeviceAffinityAttr : HAL_Attr<"DeviceAffinity", "device.affinity", [AffinityAttrInterface]> {
  let summary = "a device and the set of its queues that may run something";
  let description = [{
    Bit n of the mask stands for queue n; all bits set means any queue and is
    written without a list.
  }];
  let parameters = (ins
    "::mlir::FlatSymbolRefAttr":$device,
    DefaultValuedParameter<"int64_t", "-1">:$queueMask);
  let assemblyFormat = "`<` $device `` custom<QueueMask>($queueMask) `>`";
  let extraClassDeclaration = [{
    /// Whether any queue of the device may be used.
    bool isAnyQueue() const { return getQueueMask() == -1; }
  }];
}

def HAL_DevicePromiseAttr : HAL_Attr<"DevicePromise", "device.promise", [AffinityAttrInterface]> {
  let summary = "an affinity to a device that is declared later";
  let parameters = (ins
    "::mlir::StringAttr":$device,
    DefaultValuedParameter<"int64_t", "-1">:$queueMask);
  let assemblyFormat = [{
    `<` custom<PromisedDevice>($device) `` custom<QueueMask>($queueMask) `>`
  }];
}

def HAL_DeviceOptimalAttr : HAL_Attr<"DeviceOptimal", "device.optimal", [AffinityAttrInterface]> {
  let summary = "any of several affinities, whichever is best";
  let parameters = (ins ArrayRefParameter<"::mlir::Attribute">:$affinities);
  let assemblyFormat = "`<` custom<AffinityList>($affinities) `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Topology
//===----------------------------------------------------------------------===//

def HAL_DeviceLinkAttr : HAL_Attr<"DeviceLink", "device.link"> {
  let summary = "what one device may do with the memory of another";
  let parameters = (ins
    "::mlir::SymbolRefAttr":$sourceDevice,
    "::mlir::SymbolRefAttr":$targetDevice,
    DefaultValuedParameter<"bool", "false">:$unifiedMemory,
    DefaultValuedParameter<"bool", "false">:$transparentAccess,
    OptionalParameter<"::mlir::DictionaryAttr">:$properties);
  let assemblyFormat = [{
    `(` $sourceDevice `->` $targetDevice `=`
    custom<LinkAbilities>($unifiedMemory, $transparentAccess)
    (`,` $properties^)? `)`
  }];
}

def HAL_DeviceTopologyAttr : HAL_Attr<"DeviceTopology", "device.topology"> {
  let summary = "the directed links between devices";
  let description = [{
    A device has transparent access to, and unified memory with, itself. What no
    link says is not possible.
  }];
  let parameters = (ins ArrayRefParameter<"DeviceLinkAttr">:$links);
  let assemblyFormat = "`<` `links` `=` `[` $links `]` `>`";
  let extraClassDeclaration = [{
    /// Whether `source` may use memory of `target` in place.
    bool hasTransparentAccess(::mlir::SymbolRefAttr source,
                              ::mlir::SymbolRefAttr target) const;
    /// Whether `source` and `target` share their memory.
    bool hasUnifiedMemory(::mlir::SymbolRefAttr source,
                          ::mlir::SymbolRefAttr target) const;
  }];
}

#endif // BINDERY_DIALECTS_HAL_HALDEVICEATTRS
