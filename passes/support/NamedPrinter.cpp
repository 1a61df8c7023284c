//===- NamedPrinter.cpp - Prints IR with the names of its source ---------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/NamedPrinter.h"

#include "support/NameScope.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/IR/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"

#include <cctype>

using namespace bindery;
using namespace mlir;

using OpDef = AsmParserState::OperationDefinition;
using BlockDef = AsmParserState::BlockDefinition;

/// The end of the SSA or block name that begins at `at`; for a use of one
/// result of several, or the definition of several, with its number.
static size_t findNameEnd(StringRef text, size_t at) {
  auto isNameByte = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' ||
           c == '$' || c == '.' || c == '-';
  };
  size_t end = at + 1;
  while (end < text.size() && isNameByte(text[end]))
    ++end;
  return end;
}

static size_t skipNumber(StringRef text, size_t at, char mark) {
  if (at + 1 >= text.size() || text[at] != mark || !llvm::isDigit(text[at + 1]))
    return at;
  for (++at; at < text.size() && llvm::isDigit(text[at]);)
    ++at;
  return at;
}

namespace {

/// Replaces `[begin, end)` of the printed text.
struct Edit {
  size_t begin;
  size_t end;
  std::string text;
};

/// Walks IR and the same IR as it was read from its printed text, and says how
/// to rename what is printed.
class Renamer {
public:
  Renamer(StringRef text, const SourceNames &names, const AsmParserState &state)
      : text(text), names(names), state(state) {}

  /// False where the two differ in structure.
  bool run(Operation *original, Operation *read) {
    claimAll(original);
    NameScope scope;
    return visitOp(original, read, scope);
  }

  std::string apply() {
    auto inOrder = [](const Edit &a, const Edit &b) {
      return a.begin < b.begin;
    };
    llvm::sort(edits, inOrder);
    repeatUses();
    llvm::sort(edits, inOrder);
    std::string result;
    size_t done = 0;
    for (const Edit &edit : edits) {
      if (edit.begin < done)
        continue;
      result += text.slice(done, edit.begin);
      result += edit.text;
      done = edit.end;
    }
    result += text.drop_front(done);
    return result;
  }

private:
  void claimAll(Operation *root);
  bool mayTake(StringAttr carried, bool exact, Operation *scopeOp);
  void reserve(Operation *isolated, NameScope &scope);

  bool visitOp(Operation *original, Operation *read, NameScope &scope);
  bool visitRegions(Operation *original, Operation *read, NameScope &scope);
  bool visitRegion(Region &original, Region &read, NameScope &scope);
  void nameArguments(Block &original, Block &read, NameScope &scope);
  void nameResults(Operation *original, Operation *read, NameScope &scope);
  void nameBlocks(Region &original, Region &read);
  void renamePredecessors(size_t labelEnd,
                          const llvm::StringMap<std::string> &labels);

  std::optional<SourceName> getWanted(Operation *op);
  StringRef getWantedLabel(Block &block);
  size_t toOffset(llvm::SMRange range) const {
    return range.Start.getPointer() - text.data();
  }
  StringRef getPrinted(size_t begin) const {
    return text.slice(begin + 1, findNameEnd(text, begin));
  }
  void replaceUses(ArrayRef<llvm::SMRange> uses, unsigned firstResult,
                   ArrayRef<std::string> spelling);
  void repeatUses();

  StringRef text;
  const SourceNames &names;
  const AsmParserState &state;
  std::vector<Edit> edits;
  /// The carried names that an op or argument of the very kind that they were
  /// given to still has, by the isolated op around it.
  llvm::DenseSet<std::pair<Operation *, Attribute>> exact;
  /// Those that something else took, because nothing of that kind is left.
  llvm::DenseSet<std::pair<Operation *, Attribute>> inherited;
  llvm::DenseMap<Operation *, std::vector<std::string>> wantedIn;
};

} // namespace

/// The op whose regions are the scope of the names that `op` defines.
static Operation *getScopeOp(Operation *op) {
  Operation *parent = op->getParentOp();
  while (parent && !parent->hasTrait<OpTrait::IsIsolatedFromAbove>())
    parent = parent->getParentOp();
  return parent;
}

/// Whether what `name` was given to is `op`, by its kind.
static bool isExact(const SourceName &name, Operation *op) {
  return name.opName == op->getName().getStringRef();
}

void Renamer::claimAll(Operation *root) {
  SmallVector<std::pair<Operation *, Operation *>> stack;
  stack.push_back({root, nullptr});
  while (!stack.empty()) {
    auto [op, scopeOp] = stack.pop_back_val();
    if (StringAttr carried = names.lookup(op)) {
      SourceName name = SourceName::decode(carried.getValue());
      if (isExact(name, op))
        exact.insert({scopeOp, carried});
      for (const SourceName::Group &group : name.groups)
        wantedIn[scopeOp].push_back(group.name.str());
    }
    Operation *inner =
        op->hasTrait<OpTrait::IsIsolatedFromAbove>() ? op : scopeOp;
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        for (BlockArgument argument : block.getArguments())
          if (StringAttr carried = names.lookup(argument)) {
            SourceName name = SourceName::decode(carried.getValue());
            if (name.opName.empty())
              exact.insert({inner, carried});
            for (const SourceName::Group &group : name.groups)
              wantedIn[inner].push_back(group.name.str());
          }
        for (Operation &nested : block)
          stack.push_back({&nested, inner});
      }
  }
}

bool Renamer::mayTake(StringAttr carried, bool isExact, Operation *scopeOp) {
  if (isExact)
    return true;
  std::pair<Operation *, Attribute> key(scopeOp, carried);
  return !exact.contains(key) && inherited.insert(key).second;
}

std::optional<SourceName> Renamer::getWanted(Operation *op) {
  StringAttr carried = names.lookup(op);
  if (!carried)
    return std::nullopt;
  SourceName name = SourceName::decode(carried.getValue());
  unsigned count = 0;
  for (const SourceName::Group &group : name.groups)
    count += group.count;
  if (count != op->getNumResults() ||
      !mayTake(carried, isExact(name, op), getScopeOp(op)))
    return std::nullopt;
  return name;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void Renamer::replaceUses(ArrayRef<llvm::SMRange> uses, unsigned firstResult,
                          ArrayRef<std::string> spelling) {
  for (llvm::SMRange use : uses) {
    size_t begin = toOffset(use);
    size_t nameEnd = findNameEnd(text, begin);
    size_t end = skipNumber(text, nameEnd, '#');
    unsigned number = 0;
    if (end > nameEnd)
      (void)text.slice(nameEnd + 1, end).getAsInteger(10, number);
    if (firstResult + number < spelling.size())
      edits.push_back({begin, end, spelling[firstResult + number]});
  }
}

void Renamer::nameArguments(Block &original, Block &read, NameScope &scope) {
  const BlockDef *def = state.getBlockDef(&read);
  if (!def)
    return;
  for (auto [index, printed] : llvm::enumerate(def->arguments)) {
    if (!printed.loc.isValid() || index >= original.getNumArguments())
      continue;
    size_t begin = toOffset(printed.loc);
    BlockArgument argument = original.getArgument(index);
    StringAttr carried = names.lookup(argument);
    std::string chosen;
    SourceName name;
    if (carried)
      name = SourceName::decode(carried.getValue());
    Operation *parent = original.getParentOp();
    Operation *scopeOp = parent->hasTrait<OpTrait::IsIsolatedFromAbove>()
                             ? parent
                             : getScopeOp(parent);
    if (name.groups.size() == 1 && name.groups.front().count == 1 &&
        mayTake(carried, name.opName.empty(), scopeOp))
      chosen = scope.takeWanted(name.groups.front().name);
    else
      chosen = scope.takeFree(getPrinted(begin));
    edits.push_back({begin, findNameEnd(text, begin), "%" + chosen});
    replaceUses(printed.uses, 0, {"%" + chosen});
  }
}

void Renamer::nameResults(Operation *original, Operation *read,
                          NameScope &scope) {
  const OpDef *def = state.getOpDef(read);
  if (!def || def->resultGroups.empty())
    return;
  // What the results are called, and how each is spelled where it is used.
  std::string definition;
  SmallVector<std::string> spelling;
  auto add = [&](std::string name, unsigned count) {
    definition += definition.empty() ? "%" : ", %";
    definition += name;
    if (count > 1)
      definition += ":" + std::to_string(count);
    for (unsigned i = 0; i < count; ++i)
      spelling.push_back("%" + name +
                         (count > 1 ? "#" + std::to_string(i) : ""));
  };
  unsigned numResults = original->getNumResults();
  if (std::optional<SourceName> wanted = getWanted(original)) {
    for (const SourceName::Group &group : wanted->groups)
      add(scope.takeWanted(group.name), group.count);
  } else {
    for (size_t i = 0; i < def->resultGroups.size(); ++i) {
      unsigned end = i + 1 < def->resultGroups.size()
                         ? def->resultGroups[i + 1].startIndex
                         : numResults;
      add(scope.takeFree(
              getPrinted(toOffset(def->resultGroups[i].definition.loc))),
          end - def->resultGroups[i].startIndex);
    }
  }
  size_t begin = toOffset(def->resultGroups.front().definition.loc);
  size_t end = skipNumber(
      text,
      findNameEnd(text, toOffset(def->resultGroups.back().definition.loc)),
      ':');
  edits.push_back({begin, end, definition});
  for (const OpDef::ResultGroupDefinition &group : def->resultGroups)
    replaceUses(group.definition.uses, group.startIndex, spelling);
}

namespace {
/// Says for ascending positions of a text where the innermost op around each
/// begins.
class InnermostOp {
public:
  explicit InnermostOp(StringRef text, const AsmParserState &state) {
    for (const OpDef &def : state.getOpDefs())
      if (def.scopeLoc.isValid())
        scopes.push_back({size_t(def.scopeLoc.Start.getPointer() - text.data()),
                          size_t(def.scopeLoc.End.getPointer() - text.data())});
    llvm::sort(scopes);
  }

  size_t beginAt(size_t position) {
    for (; next < scopes.size() && scopes[next].first <= position; ++next)
      open.push_back(scopes[next]);
    while (!open.empty() && open.back().second <= position)
      open.pop_back();
    return open.empty() ? position : open.back().first;
  }

private:
  std::vector<std::pair<size_t, size_t>> scopes;
  size_t next = 0;
  std::vector<std::pair<size_t, size_t>> open;
};
} // namespace

/// The position behind the string that begins at `at`.
static size_t skipString(StringRef text, size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at)
    if (text[at] == '\\')
      ++at;
  return at + 1;
}

/// Syntax may name an operand again, as `-> %operand` of a tied result does.
/// The parser compares such a name and keeps no record of it. It says what the
/// last record of the same name within the op says. `edits` must be sorted.
void Renamer::repeatUses() {
  InnermostOp innermost(text, state);
  // By the printed spelling, result numbers included.
  llvm::StringMap<size_t> last;
  size_t nextEdit = 0;
  size_t numEdits = edits.size();
  for (size_t at = 0; at < text.size();) {
    if (nextEdit < numEdits && edits[nextEdit].begin == at) {
      const Edit &edit = edits[nextEdit];
      last[text.slice(edit.begin, edit.end)] = nextEdit;
      at = std::max(edit.end, at + 1);
      while (nextEdit < numEdits && edits[nextEdit].begin < at)
        ++nextEdit;
      continue;
    }
    if (text[at] == '"') {
      at = skipString(text, at);
    } else if (text.substr(at).starts_with("//")) {
      at = std::min(text.find('\n', at), text.size());
      while (nextEdit < numEdits && edits[nextEdit].begin < at)
        ++nextEdit;
    } else if (text[at] == '%') {
      size_t end = skipNumber(text, findNameEnd(text, at), '#');
      auto found = last.find(text.slice(at, end));
      if (found != last.end() &&
          edits[found->second].begin >= innermost.beginAt(at))
        edits.push_back({at, end, edits[found->second].text});
      at = end;
    } else {
      ++at;
    }
  }
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

StringRef Renamer::getWantedLabel(Block &block) {
  // The terminator stays when a pass moves what is before it.
  if (block.mightHaveTerminator())
    if (StringAttr carried = names.lookup(block.getTerminator()))
      return SourceName::decode(carried.getValue()).blockLabel;
  for (BlockArgument argument : block.getArguments())
    if (StringAttr carried = names.lookup(argument))
      return SourceName::decode(carried.getValue()).blockLabel;
  return {};
}

/// A block without a label has the place of what stands before it.
static bool hasLabel(const BlockDef &def) {
  return def.definition.loc.isValid() &&
         *def.definition.loc.Start.getPointer() == '^';
}

void Renamer::nameBlocks(Region &original, Region &read) {
  NameScope scope;
  for (Block &block : original)
    if (StringRef label = getWantedLabel(block); !label.empty())
      scope.reserve(label);
  // By what is printed: also for comments, which name blocks too.
  llvm::StringMap<std::string> labels;
  for (auto [ours, theirs] : llvm::zip(original, read)) {
    const BlockDef *def = state.getBlockDef(&theirs);
    if (!def || !hasLabel(*def))
      continue;
    StringRef printed = getPrinted(toOffset(def->definition.loc));
    StringRef wanted = getWantedLabel(ours);
    std::string label =
        wanted.empty() ? scope.takeFree(printed) : scope.takeWanted(wanted);
    labels[printed] = label;
  }
  for (Block &block : read) {
    const BlockDef *def = state.getBlockDef(&block);
    if (!def || !hasLabel(*def))
      continue;
    size_t begin = toOffset(def->definition.loc);
    size_t end = findNameEnd(text, begin);
    std::string label = "^" + labels[getPrinted(begin)];
    edits.push_back({begin, end, label});
    for (llvm::SMRange use : def->definition.uses) {
      size_t at = toOffset(use);
      edits.push_back({at, findNameEnd(text, at), label});
    }
    renamePredecessors(end, labels);
  }
}

void Renamer::renamePredecessors(size_t labelEnd,
                                 const llvm::StringMap<std::string> &labels) {
  size_t lineEnd = std::min(text.find('\n', labelEnd), text.size());
  StringRef line = text.slice(labelEnd, lineEnd);
  size_t comment = line.rfind("  // ");
  if (comment == StringRef::npos || !line.drop_front(comment).contains("pred"))
    return;
  for (size_t at = labelEnd + comment; at < lineEnd; ++at) {
    if (text[at] != '^')
      continue;
    size_t end = findNameEnd(text, at);
    auto found = labels.find(text.slice(at + 1, end));
    if (found != labels.end())
      edits.push_back({at, end, "^" + found->second});
    at = end;
  }
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

/// Whether a value of `region` may be used in its text before it is defined.
static bool hasForwardUses(Region &region) {
  if (!region.hasOneBlock())
    return true;
  auto kinds = dyn_cast<RegionKindInterface>(region.getParentOp());
  return kinds && !kinds.hasSSADominance(region.getRegionNumber());
}

bool Renamer::visitRegion(Region &original, Region &read, NameScope &scope) {
  auto counts = [](Region &region) {
    return std::distance(region.begin(), region.end());
  };
  if (counts(original) != counts(read))
    return false;
  nameBlocks(original, read);
  NameScope::Nested nested(scope);
  // A name of a value that is used before its definition must not be given to
  // another one in between.
  bool first = hasForwardUses(original);
  for (auto [ours, theirs] : llvm::zip(original, read)) {
    nameArguments(ours, theirs, scope);
    if (ours.getNumArguments() != theirs.getNumArguments() ||
        ours.getOperations().size() != theirs.getOperations().size())
      return false;
    if (first)
      for (auto [op, readOp] : llvm::zip(ours, theirs))
        nameResults(&op, &readOp, scope);
  }
  for (auto [ours, theirs] : llvm::zip(original, read))
    for (auto [op, readOp] : llvm::zip(ours, theirs)) {
      if (!visitRegions(&op, &readOp, scope))
        return false;
      if (!first)
        nameResults(&op, &readOp, scope);
    }
  return true;
}

bool Renamer::visitRegions(Operation *original, Operation *read,
                           NameScope &scope) {
  if (original->getName().getStringRef() != read->getName().getStringRef() ||
      original->getNumRegions() != read->getNumRegions() ||
      original->getNumResults() != read->getNumResults())
    return false;
  bool isolated = original->hasTrait<OpTrait::IsIsolatedFromAbove>();
  NameScope own;
  if (isolated)
    for (const std::string &name : wantedIn.lookup(original))
      own.reserve(name);
  for (auto [ours, theirs] :
       llvm::zip(original->getRegions(), read->getRegions()))
    if (!visitRegion(ours, theirs, isolated ? own : scope))
      return false;
  return true;
}

bool Renamer::visitOp(Operation *original, Operation *read, NameScope &scope) {
  for (const std::string &name : wantedIn.lookup(nullptr))
    scope.reserve(name);
  if (!visitRegions(original, read, scope))
    return false;
  nameResults(original, read, scope);
  return true;
}

//===----------------------------------------------------------------------===//
// NamedPrinter
//===----------------------------------------------------------------------===//

NamedPrinter::NamedPrinter(MLIRContext *context) : context(context) {}
NamedPrinter::~NamedPrinter() = default;

std::string NamedPrinter::print(Operation *op, const SourceNames &names,
                                OpPrintingFlags flags,
                                FallbackAsmResourceMap *resources) {
  std::string text;
  {
    llvm::raw_string_ostream os(text);
    AsmState state(op, flags, /*locationMap=*/nullptr, resources);
    op->print(os, state);
  }
  named = true;
  if (names.empty())
    return text;
  if (!readingContext) {
    readingContext = std::make_unique<MLIRContext>(
        context->getDialectRegistry(), MLIRContext::Threading::DISABLED);
    readingContext->allowUnregisteredDialects();
  }
  ScopedDiagnosticHandler quiet(readingContext.get(),
                                [](Diagnostic &) { return success(); });
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(text, "printed",
                                       /*RequiresNullTerminator=*/true),
      llvm::SMLoc());
  Block block;
  AsmParserState state;
  FallbackAsmResourceMap readResources;
  ParserConfig config(readingContext.get(), /*verifyAfterParse=*/false,
                      &readResources);
  if (failed(parseAsmSourceFile(sources, &block, config, &state)) ||
      !llvm::hasSingleElement(block)) {
    named = false;
    return text;
  }
  Renamer renamer(text, names, state);
  named = renamer.run(op, &block.front());
  return named ? renamer.apply() : text;
}
