//===- BindingFacts.h - What kernels and dispatch sites say -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The inputs of the binding correlation as plain data: nothing here points
/// into the IR, so facts may outlive it, be compared, and be kept by a thread
/// that owns no context. They are read from the IR by DispatchGraph.h.
///
/// Facts about one dispatch site depend on the site alone, and facts about one
/// export on its executable alone: an edit elsewhere leaves them equal.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_ANALYSIS_BINDINGFACTS_H
#define BINDERY_ANALYSIS_BINDINGFACTS_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bindery {

/// A place in a source text.
struct SourcePlace {
  /// The buffer's name as the parser was given it; empty when unknown.
  std::string file;
  /// Counted from 1; 0 when unknown.
  unsigned line = 0;
  /// Counted from 1, in bytes; 0 when unknown.
  unsigned column = 0;

  bool isKnown() const { return line != 0; }
  bool operator==(const SourcePlace &) const = default;
};

/// An amount of bytes as it is known at compile time: a constant, or an SSA
/// value plus a constant.
struct Amount {
  /// The `base` of a constant.
  static constexpr unsigned noBase = ~0u;

  /// Numbers the SSA values that one site uses: two amounts of one site have
  /// the same base exactly when they are built on the same value. Bases of
  /// different sites have nothing to do with each other.
  unsigned base = noBase;
  /// What is added to the base; the whole amount when there is no base.
  int64_t addend = 0;

  static Amount constant(int64_t value) { return {noBase, value}; }
  bool isConstant() const { return base == noBase; }
  /// The amount when it is a constant.
  std::optional<int64_t> asConstant() const {
    return isConstant() ? std::optional<int64_t>(addend) : std::nullopt;
  }
  bool operator==(const Amount &) const = default;
};

/// How a dispatch accesses a binding; bits as in `resource_accesses`.
enum class BindingAccess : uint8_t {
  None = 0,
  Read = 1,
  Write = 2,
  ReadWrite = 3
};

inline BindingAccess operator|(BindingAccess a, BindingAccess b) {
  return static_cast<BindingAccess>(static_cast<uint8_t>(a) |
                                    static_cast<uint8_t>(b));
}
/// Whether the access has the Write bit, which makes the binding mutable.
inline bool writes(BindingAccess access) {
  return (static_cast<uint8_t>(access) &
          static_cast<uint8_t>(BindingAccess::Write)) != 0;
}
/// `ro`, `wo`, `rw`; "none" for no access.
llvm::StringRef accessKeyword(BindingAccess access);

/// What one site passes for one binding: the range [offset, offset + length)
/// of a resource.
struct BindingUse {
  /// Numbers the resources of the site: equal exactly when both bindings take
  /// the same SSA value as it is seen inside the `stream.cmd.execute`.
  unsigned resource = 0;
  Amount offset;
  Amount length;
  /// Of the whole resource.
  Amount size;
  BindingAccess access = BindingAccess::None;

  bool operator==(const BindingUse &) const = default;
};

/// A uniform (non-binding) operand of a site.
struct OperandFacts {
  enum class Kind : uint8_t {
    /// As wide as the target's index type.
    Index,
    /// Integer or float of `bits` bits.
    Scalar,
    /// Complex of two parts of `bits` bits each.
    Complex
  };
  Kind kind = Kind::Index;
  /// 0 for an index.
  unsigned bits = 0;
  /// The value where it is a constant integer or index.
  std::optional<int64_t> value;

  bool operator==(const OperandFacts &) const = default;
};

/// A `stream.cmd.dispatch`.
struct SiteFacts {
  /// Symbol of the host function around the site; empty in an initializer.
  std::string function;
  SourcePlace place;
  /// What the site dispatches, as written: `@ex::@e`. A repeated entry stands
  /// here once.
  std::vector<std::string> entryPoints;
  /// One an old binding, in order.
  std::vector<BindingUse> uses;
  std::vector<OperandFacts> operands;
  /// Whether there is a `stream.cmd.execute` around the site.
  bool insideExecute = true;

  bool operator==(const SiteFacts &) const = default;
};

/// A use of a binding argument, or of a kernel's symbol, that keeps the kernel
/// from being rewritten.
struct KernelUse {
  SourcePlace place;
  /// Name of the op: `func.call`.
  std::string op;

  bool operator==(const KernelUse &) const = default;
};

/// A `!stream.binding` argument of a kernel.
struct BindingFacts {
  /// Position among all arguments.
  unsigned argument = 0;
  SourcePlace place;
  /// Uses other than as the binding of a `stream.binding.subspan`.
  std::vector<KernelUse> escapes;
  /// Element types of the subspans (`f32`, `i4`), each once, in order of
  /// use. Read only on demand, see `FactOptions`.
  std::vector<std::string> elementTypes;

  bool operator==(const BindingFacts &) const = default;
};

/// The numbers of a `#stream.resource_config` that limit a binding; 0 where
/// unknown.
struct ResourceLimits {
  /// Bytes that one binding may span.
  int64_t maxBufferRange = 0;
  /// Bytes that a binding's offset must be a multiple of.
  int64_t minBufferOffsetAlignment = 0;
  /// Width of an index on the device, in bits.
  int64_t indexBits = 0;

  bool operator==(const ResourceLimits &) const = default;
};

/// A `stream.executable.export` and the kernel that it names.
struct ExportFacts {
  enum class Kernel : uint8_t {
    Present,
    /// The executable has no inner module.
    Extern,
    /// The inner module has no function of that name.
    Missing,
    /// The function has no body.
    Declared
  };

  /// As sites name it: `@ex::@e`.
  std::string symbol;
  std::string executable;
  std::string name;
  std::string function;
  SourcePlace place;
  /// Of the kernel; the export's own when there is none.
  SourcePlace functionPlace;
  Kernel kernel = Kernel::Present;
  std::vector<BindingFacts> bindings;
  /// Arguments that are not bindings.
  unsigned scalarCount = 0;
  unsigned resultCount = 0;
  /// Uses of the kernel's symbol in its inner module by ops that depend on its
  /// signature.
  std::vector<KernelUse> calls;
  /// Whether `hal.interface.layout` fixes the bindings.
  bool hasFixedLayout = false;
  /// `alias_mutable_bindings` of the nearest `stream.resources`; nothing when
  /// there is none.
  std::optional<bool> aliasMutable;
  /// The other numbers of the same attribute.
  ResourceLimits limits;

  bool operator==(const ExportFacts &) const = default;
};

} // namespace bindery

#endif // BINDERY_ANALYSIS_BINDINGFACTS_H
