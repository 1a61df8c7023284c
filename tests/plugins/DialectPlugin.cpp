//===- DialectPlugin.cpp - A plugin that brings a dialect ----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"

namespace {

/// A dialect whose one type is `!plugged.type`.
class PluggedType
    : public mlir::Type::TypeBase<PluggedType, mlir::Type, mlir::TypeStorage> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "plugged.type";
};

class PluggedDialect : public mlir::Dialect {
public:
  explicit PluggedDialect(mlir::MLIRContext *context)
      : Dialect(getDialectNamespace(), context,
                mlir::TypeID::get<PluggedDialect>()) {
    addTypes<PluggedType>();
  }
  static llvm::StringRef getDialectNamespace() { return "plugged"; }

  mlir::Type parseType(mlir::DialectAsmParser &parser) const override {
    if (parser.parseKeyword("type"))
      return {};
    return PluggedType::get(getContext());
  }
  void printType(mlir::Type, mlir::DialectAsmPrinter &printer) const override {
    printer << "type";
  }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "plugged", "1",
          [](mlir::DialectRegistry *registry) {
            registry->insert<PluggedDialect>();
          }};
}
