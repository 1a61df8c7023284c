//===- BindingCorrelation.h - Which bindings can be one ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The analysis behind fuse-dispatch-bindings (docs/passes.md), from plain data
/// to plain data. The pass, `bindery-explain` and the editor read the same
/// result.
///
/// A *component* is a set of exports that must agree on their bindings: those
/// that one dispatch lists together, and those that name one function. At one
/// site two bindings are *equivalent* when they take the same resource and,
/// with aliasing of mutable bindings off, neither is written there. Bindings
/// that are equivalent at every site of a component *correlate*: they form one
/// group and become one binding.
///
/// Every function here is a function of its arguments alone and costs time
/// linear in sites times bindings, except where its comment says otherwise.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_ANALYSIS_BINDINGCORRELATION_H
#define BINDERY_ANALYSIS_BINDINGCORRELATION_H

#include "analysis/BindingFacts.h"
#include "analysis/BindingLimits.h"

#include "llvm/ADT/ArrayRef.h"

namespace bindery {

//===----------------------------------------------------------------------===//
// Components
//===----------------------------------------------------------------------===//

/// Exports that share one partition of their bindings, and their sites. Numbers
/// are positions in the lists that `linkComponents` was given.
struct Component {
  /// In the order of the list of exports.
  std::vector<unsigned> exports;
  /// Every site that dispatches one of them, in walk order.
  std::vector<unsigned> sites;
  /// Those of `sites` that also name something that is no export of the list.
  std::vector<unsigned> partlyResolvedSites;

  bool operator==(const Component &) const = default;
};

/// An entry point of a site that is no export of the list.
struct UnresolvedEntry {
  unsigned site = 0;
  /// Position in `SiteFacts::entryPoints`.
  unsigned entry = 0;

  bool operator==(const UnresolvedEntry &) const = default;
};

/// How exports and sites belong together.
struct Linkage {
  /// In the order of their first export; each export is in exactly one.
  std::vector<Component> components;
  /// In walk order.
  std::vector<UnresolvedEntry> unresolved;
};

/// Resolves the entry points of `sites` (in walk order) to `exports` (in work
/// order: executables in module order, exports in body order).
Linkage linkComponents(llvm::ArrayRef<ExportFacts> exports,
                       llvm::ArrayRef<SiteFacts> sites);

/// The facts of one component. Everything below numbers exports, sites and
/// bindings by their position here.
struct ComponentFacts {
  std::vector<const ExportFacts *> exports;
  std::vector<const SiteFacts *> sites;
  /// Positions in `sites`, ascending.
  std::vector<unsigned> partlyResolvedSites;
};

/// Picks the facts of `component` out of the lists that it numbers.
ComponentFacts selectFacts(const Component &component,
                           llvm::ArrayRef<ExportFacts> exports,
                           llvm::ArrayRef<SiteFacts> sites);

//===----------------------------------------------------------------------===//
// Wrong input
//===----------------------------------------------------------------------===//

/// Something in the input that makes the component meaningless; the pass fails
/// on it.
struct InputError {
  enum class Kind {
    /// At the export: it has sites, but no function of its name.
    MissingKernel,
    /// At the export: its function has no body.
    DeclaredKernel,
    /// At the function: a dispatched kernel cannot return values.
    KernelReturnsValues,
    /// At the site: it passes another number of resources or of uniform
    /// operands than the kernel takes.
    SignatureMismatch
  };
  Kind kind = Kind::MissingKernel;
  unsigned exportIndex = 0;
  /// Of a SignatureMismatch.
  unsigned site = 0;
  /// Ready to be shown, one sentence without a full stop.
  std::string message;
};

/// Every error of the component, exports first. A component without sites has
/// none: nobody depends on it.
std::vector<InputError> findInputErrors(const ComponentFacts &facts);

//===----------------------------------------------------------------------===//
// Correlation
//===----------------------------------------------------------------------===//

/// When the exports of a component are rewritten.
enum class RebaseMode {
  /// Whenever there is a site, also if nothing fuses: offsets become operands
  /// and accesses are widened.
  Always,
  /// Only if two bindings fuse.
  WhenFused
};

struct CorrelationOptions {
  /// Whether written bindings fuse, where no `stream.resources` decides.
  bool aliasMutable = false;
  /// Decides in place of both: for asking "what if".
  std::optional<bool> overrideAliasMutable;
  RebaseMode rebase = RebaseMode::Always;
  LimitOptions limits;
  /// Backends of the module's devices (or those that a user asks about).
  std::vector<std::string> backends;
};

/// Why a component is left as it is, although its input is right.
struct Obstacle {
  enum class Kind {
    NoSites,
    /// The executable comes without IR of its kernels.
    ExternKernel,
    /// `site` has no resources.
    NoBindings,
    /// `binding` of `exportIndex` is used by `use`.
    BindingEscapes,
    /// `use` in the inner module depends on the signature of the kernel.
    KernelCalled,
    /// `hal.interface.layout` says what the bindings are.
    FixedLayout,
    /// `site` is outside any `stream.cmd.execute`.
    SiteOutsideExecute,
    /// `site` also dispatches something that cannot be rewritten with it.
    SitePartlyResolved
  };
  Kind kind = Kind::NoSites;
  unsigned exportIndex = 0;
  unsigned binding = 0;
  unsigned site = 0;
  KernelUse use;
};

/// One binding as it is after the pass.
struct BindingGroup {
  /// Old bindings, ascending.
  std::vector<unsigned> members;
  /// Union over all members at all sites.
  BindingAccess access = BindingAccess::None;
  /// Whether some member at some site asked for less than `access`. Never in
  /// a component that is not rewritten.
  bool accessWidened = false;
  /// Whether some member at some site asked for less than the whole resource.
  /// Never in a component that is not rewritten.
  bool rangeWidened = false;
  /// Where the range is known to grow to the most bytes: the longest member
  /// there before, and the resource. Absent where no size is constant.
  std::optional<int64_t> rangeBefore, rangeAfter;
  /// The site of `rangeAfter`.
  unsigned widestSite = 0;
  /// Uniform operands that carry the members' offsets, in the order of
  /// `members`; empty when the component is not rewritten.
  std::vector<unsigned> offsets;
};

/// A limit that the result breaks.
struct LimitBreach {
  enum class Kind {
    /// A group's resource is larger than one binding may be.
    Range,
    /// An offset is not aligned as the device wants it.
    OffsetUnaligned,
    /// An offset does not fit the device's index.
    OffsetOverflow,
    /// A dispatch has more bindings than the device takes.
    Bindings,
    /// A dispatch has more bytes of operands than the device takes.
    PushConstants
  };
  Kind kind = Kind::Range;
  /// Of Range.
  unsigned group = 0;
  /// Of OffsetUnaligned and OffsetOverflow.
  unsigned binding = 0;
  /// The worst site (Range), or the first one; the first site of the component
  /// for Bindings and PushConstants.
  unsigned site = 0;
  /// At how many sites of the component the limit is broken.
  unsigned siteCount = 0;
  /// Before and after fusing, in the unit of `limit`. `before` is absent
  /// where it is not known. For an offset both are the offset: before, the
  /// device sees it; after, the kernel adds it.
  std::optional<int64_t> before;
  int64_t after = 0;
  Limit limit;
};

/// What becomes of the bindings of one component.
struct Correlation {
  /// Whether written bindings may fuse here. With several exports, only if each
  /// of them says so.
  bool aliasMutable = false;
  /// Class of each old binding by correlation alone: numbered by the lowest
  /// member. What `groups` would be if nothing stood in the way.
  std::vector<unsigned> classOf;
  /// Reasons to leave the component as it is; empty when there are none.
  std::vector<Obstacle> obstacles;
  /// Whether the pass rewrites the component's functions and sites.
  bool rewritten = false;
  /// The bindings after the pass, in their new order.
  std::vector<BindingGroup> groups;
  /// Position in `groups` of each old binding.
  std::vector<unsigned> groupOf;
  /// Limits as they were checked.
  BindingLimits limits;
  std::vector<LimitBreach> breaches;

  unsigned bindingCount() const { return classOf.size(); }
  /// Whether some group has two members or more.
  bool fuses() const { return groups.size() < groupOf.size(); }
};

/// Correlates one component. `findInputErrors(facts)` must be empty.
Correlation correlate(const ComponentFacts &facts,
                      const CorrelationOptions &options);

/// The limits that a correlation breaks, whose groups and limits are known. By
/// group, then binding, then dispatch; one breach a kind and subject, however
/// many sites it is at.
std::vector<LimitBreach> findBreaches(const ComponentFacts &facts,
                                      const Correlation &correlation);

/// The equivalence at one site: for each binding the lowest binding that it
/// is equivalent to, itself at the latest.
std::vector<unsigned> equivalenceAtSite(const SiteFacts &site,
                                        bool aliasMutable);

//===----------------------------------------------------------------------===//
// Reasons
//===----------------------------------------------------------------------===//

/// How two byte ranges of one resource lie, from harmless to worst.
enum class RangeRelation { Disjoint, Same, Unknown, Overlapping };

/// Compares the ranges of two uses at one site, which must take the same
/// resource. Sees constants, equal SSA values, and one base plus constants.
RangeRelation compareRanges(const BindingUse &first, const BindingUse &second);

/// Lower case, as on the wire: `disjoint`.
llvm::StringRef rangeRelationName(RangeRelation relation);

/// Why two bindings are not one.
struct Separation {
  enum class Reason {
    DifferentResource,
    /// The same resource everywhere, but written somewhere.
    Mutable,
    /// A binding of the component is used by another op.
    Escapes,
    /// The kernel is reached in a way that the pass cannot rewrite: a call, a
    /// site outside an execute, a fixed layout, ….
    Called,
    /// A limit of the device (`respect-limits`).
    Limit,
    NoSites
  };
  unsigned first = 0, second = 0;
  Reason reason = Reason::DifferentResource;
  /// The sites that decide, ascending: those of other resources for
  /// DifferentResource, those with a write for Mutable, else none.
  std::vector<unsigned> sites;
  /// At how many sites of the component the two are equivalent.
  unsigned agreeing = 0;
  unsigned total = 0;
  /// At how many sites they take the same resource but one of them is
  /// written, which keeps them apart while aliasing is off.
  unsigned mutableSites = 0;
  /// Of a Mutable pair: the worst over the sites, what aliasing would meet.
  std::optional<RangeRelation> ranges;
};

/// As on the wire: `different-resource`.
llvm::StringRef separationReasonName(Separation::Reason reason);

/// The reason for each pair of bindings in different groups, by first and then
/// second binding. Takes time proportional to sites times pairs: for showing,
/// not for every run.
std::vector<Separation> explainSeparations(const ComponentFacts &facts,
                                           const Correlation &correlation);

/// `agreements[i][j]`: at how many sites bindings i and j are equivalent. The
/// correlation matrix; costs like `explainSeparations`.
std::vector<std::vector<unsigned>>
countAgreements(const ComponentFacts &facts, const Correlation &correlation);

} // namespace bindery

#endif // BINDERY_ANALYSIS_BINDINGCORRELATION_H
