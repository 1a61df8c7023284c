//===- BindingNotesTest.cpp - A correlation in words ----------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BindingFactsBuilder.h"

#include "analysis/BindingNotes.h"

#include "catch2/catch.hpp"

using namespace bindery;
using namespace bindery::testing;

using Sites = std::vector<unsigned>;

/// `code: message` of each note.
static std::vector<std::string> say(const std::vector<Note> &notes) {
  std::vector<std::string> lines;
  for (const Note &note : notes)
    lines.push_back(noteCodeName(note.code).str() + ": " + note.message);
  return lines;
}

static std::vector<Note> describe(const TestComponent &component) {
  return describeCorrelation(component.facts(), component.correlate());
}

static std::string sayObstacle(const TestComponent &component,
                               Obstacle obstacle) {
  return describeObstacle(component.facts(), obstacle).message;
}

TEST_CASE("every code has a name that reads back", "[notes]") {
  for (NoteCode code : allNoteCodes())
    CHECK(parseNoteCode(noteCodeName(code)) == code);
  CHECK(allNoteCodes().size() == 16);
  CHECK(parseNoteCode("binding-fuse") == std::nullopt);
}

TEST_CASE("a fused group says what it costs", "[notes]") {
  TestComponent component;
  component.exports = {kernel(3)};
  component.sites = {
      site({use("ro", 0, bytes(0), bytes(64), bytes(256)), use("wo", 1),
            use("ro", 0, bytes(64), bytes(64), bytes(256))}),
      site({use("ro", 0, bytes(0), bytes(64), bytes(512)), use("rw", 1),
            use("ro", 0, bytes(64), bytes(32), bytes(512))})};
  std::vector<Note> notes = describe(component);
  CHECK(say(notes) ==
        std::vector<std::string>{
            "binding-fused: bindings 0 and 2 become binding 0",
            "binding-access-widened: binding 1 is accessed as rw at every "
            "site, also where less was asked for",
            "binding-range-widened: bindings 0 and 2 span the whole resource, "
            "at most 512 bytes instead of 64"});
  CHECK(notes[2].relatedSites == Sites{1});
  CHECK(notes[2].relatedMessage == "the largest resource is passed here");
  CHECK(notes[0].ofComponent);
  CHECK(notes[0].place == component.exports[0].place);
}

TEST_CASE("a pair that most sites agree on names the others", "[notes]") {
  TestComponent component;
  component.exports = {kernel(3)};
  component.sites = {site({use("ro", 0), use("ro", 0), use("ro", 0)}),
                     site({use("ro", 0), use("ro", 1), use("ro", 0)}),
                     site({use("ro", 0), use("ro", 0), use("ro", 0)})};
  std::vector<Note> notes = describe(component);
  CHECK(say(notes) == std::vector<std::string>{
                          "binding-fused: bindings 0 and 2 become binding 0",
                          "binding-diverges: bindings 0 and 2 and binding 1 "
                          "take one resource at 2 of 3 sites, but not at the "
                          "one that decides"});
  CHECK(notes[1].relatedSites == Sites{1});
  CHECK(notes[1].moreSites == 0);
  CHECK(notes[1].relatedMessage == "different resources are passed here");
}

TEST_CASE("at most five sites are named, the others counted", "[notes]") {
  TestComponent component;
  component.exports = {kernel(2)};
  for (unsigned i = 0; i < 15; ++i)
    component.sites.push_back(site({use("ro", 0), use("ro", i < 8 ? 0 : 1)}));
  std::vector<Note> notes = describe(component);
  CHECK(say(notes) ==
        std::vector<std::string>{
            "binding-diverges: bindings 0 and 1 take one resource at 8 of 15 "
            "sites, but not at the 7 that decide",
            "nothing-fused: no two bindings can become one"});
  CHECK(notes[0].relatedSites == Sites{8, 9, 10, 11, 12});
  CHECK(notes[0].moreSites == 2);
}

TEST_CASE("half of the sites is not most of them", "[notes]") {
  TestComponent component;
  component.exports = {kernel(2)};
  component.sites = {site({use("ro", 0), use("ro", 0)}),
                     site({use("ro", 0), use("ro", 1)})};
  CHECK(say(describe(component)) ==
        std::vector<std::string>{
            "nothing-fused: no two bindings can become one"});
}

TEST_CASE("a written binding is one note, whatever it could join", "[notes]") {
  TestComponent component;
  component.exports = {kernel(3)};
  component.sites = {site({use("ro", 0, bytes(0)), use("ro", 0, bytes(64)),
                           use("wo", 0, bytes(128))}),
                     site({use("ro", 0, bytes(0)), use("ro", 0, bytes(64)),
                           use("rw", 0, value(1))})};
  std::vector<Note> notes = describe(component);
  REQUIRE(notes.size() == 5);
  CHECK(say(notes)[1] ==
        "binding-mutable: binding 2 takes one resource with bindings 0 and 1 "
        "but stays apart: it is written at every site and "
        "alias-mutable-bindings is off; ranges unknown");
  CHECK(notes[1].binding == 2u);
  CHECK(notes[1].relatedSites == Sites{0, 1});
  CHECK(notes[1].relatedMessage == "the binding is written here");
  // With aliasing on there is nothing to say about it.
  component.options.aliasMutable = true;
  for (const Note &note : describe(component))
    CHECK(note.code != NoteCode::BindingMutable);
}

TEST_CASE("of two written bindings the one written more is named", "[notes]") {
  TestComponent component;
  component.exports = {kernel(2)};
  component.sites = {site({use("rw", 0, bytes(0)), use("ro", 0, bytes(64))}),
                     site({use("rw", 0, bytes(0)), use("wo", 0, bytes(64))}),
                     site({use("rw", 0, bytes(0)), use("ro", 0, bytes(64))})};
  std::vector<Note> notes = describe(component);
  CHECK(say(notes)[0] ==
        "binding-mutable: binding 0 takes one resource with binding 1 but "
        "stays apart: it is written at every site and alias-mutable-bindings "
        "is off; ranges disjoint");
}

TEST_CASE("an obstacle says what keeps the bindings as they are", "[notes]") {
  using Kind = Obstacle::Kind;
  TestComponent component;
  component.exports = {kernel(2)};
  component.sites = {site({use("ro", 0), use("ro", 0)})};
  KernelUse call{{"in.mlir", 7, 9}, "func.call"};
  CHECK(sayObstacle(component, {Kind::NoSites, 0, 0, 0, {}}) ==
        "nothing dispatches this export, so the bindings stay as they are");
  CHECK(sayObstacle(component, {Kind::ExternKernel, 0, 0, 0, {}}) ==
        "the executable comes without the function's IR, so the bindings stay "
        "as they are");
  CHECK(sayObstacle(component, {Kind::FixedLayout, 0, 0, 0, {}}) ==
        "hal.interface.layout fixes what is bound, so the bindings stay as "
        "they are");
  CHECK(sayObstacle(component, {Kind::BindingEscapes, 0, 1, 0, call}) ==
        "binding 1 is used by 'func.call', which cannot take an offset, so "
        "the bindings stay as they are");
  CHECK(sayObstacle(component, {Kind::KernelCalled, 0, 0, 0, call}) ==
        "'func.call' depends on the arguments of @e, so the bindings stay as "
        "they are");
  CHECK(sayObstacle(component, {Kind::NoBindings, 0, 0, 0, {}}) ==
        "dispatch passes no resources and stays as it is");
  CHECK(sayObstacle(component, {Kind::SiteOutsideExecute, 0, 0, 0, {}}) ==
        "dispatch is outside any stream.cmd.execute and cannot be rewritten, "
        "so the bindings stay as they are");
  CHECK(sayObstacle(component, {Kind::SitePartlyResolved, 0, 0, 0, {}}) ==
        "dispatch also names what cannot be rewritten with it, so the "
        "bindings stay as they are");
  Note note = describeObstacle(component.facts(),
                               {Kind::BindingEscapes, 0, 1, 0, call});
  CHECK(note.code == NoteCode::BindingEscapes);
  CHECK(note.place == call.place);
  CHECK(note.binding == 1u);
}

TEST_CASE("an entry point that is no export is named", "[notes]") {
  SiteFacts facts = site({}, {"@ex::@gone"});
  Note note = describeUnresolved(facts, facts.entryPoints[0]);
  CHECK(note.code == NoteCode::DispatchUnresolved);
  CHECK(note.message == "dispatch names @ex::@gone, which is no export of this "
                        "module, and stays as it is");
  CHECK(note.place == facts.place);
}

TEST_CASE("a broken limit gives the number before and after", "[notes]") {
  TestComponent component;
  component.exports = {kernel(2)};
  component.exports[0].limits = {128, 16, 32};
  component.sites = {
      site({use("ro", 0, bytes(8), bytes(64), bytes(256)),
            use("ro", 0, bytes(int64_t(1) << 33), bytes(64), bytes(256))})};
  component.options.limits.maxPushConstantBytes = 4;
  std::vector<std::string> lines = say(describe(component));
  REQUIRE(lines.size() == 6);
  CHECK(lines[2] == "range-over-limit: bindings 0 and 1 span more than the "
                    "limit of 128 bytes (#stream.resource_config) at the only "
                    "site: 64 before fusing, 256 after");
  CHECK(lines[3] ==
        "offset-unaligned: offset 8 of binding 0 is no multiple of 16 "
        "(#stream.resource_config) at the only site");
  CHECK(lines[4] == "offset-overflows-index: offset 8589934592 of binding 1 "
                    "does not fit an index of 32 bits "
                    "(#stream.resource_config) at the only site");
  CHECK(lines[5] == "too-many-push-constants: more bytes of push constants "
                    "than the limit of 4 (option): 0 before fusing, 8 after");
}

TEST_CASE("one binding over the limit is told in the singular", "[notes]") {
  TestComponent component;
  component.exports = {kernel(1)};
  component.exports[0].limits.maxBufferRange = 128;
  component.sites = {site({use("ro", 0, bytes(0), value(1), bytes(256))}),
                     site({use("ro", 0, bytes(0), bytes(8), bytes(16))})};
  CHECK(say(describe(component)).back() ==
        "range-over-limit: binding 0 spans more than the limit of 128 bytes "
        "(#stream.resource_config) at 1 of 2 sites: 256 after fusing, not "
        "known before");
}

TEST_CASE("a limit on bindings names the target", "[notes]") {
  TestComponent component;
  component.exports = {kernel(5)};
  component.sites = {site(
      {use("ro", 0), use("ro", 1), use("ro", 2), use("ro", 3), use("ro", 4)})};
  component.options.backends = {"vulkan-spirv"};
  std::vector<Note> notes = describe(component);
  CHECK(say(notes) ==
        std::vector<std::string>{
            "nothing-fused: no two bindings can become one",
            "too-many-bindings: more bindings than the limit of 4 (vulkan*): 5 "
            "before fusing, 5 after"});
}

TEST_CASE("elements of different types in one binding are named", "[notes]") {
  TestComponent component;
  component.exports = {kernel(2)};
  component.exports[0].bindings[0].elementTypes = {"f32"};
  component.exports[0].bindings[1].elementTypes = {"i4", "f32"};
  component.sites = {site({use("ro", 0), use("ro", 0)})};
  CHECK(say(describe(component)) ==
        std::vector<std::string>{
            "binding-fused: bindings 0 and 1 become binding 0",
            "binding-types-mixed: bindings 0 and 1 share a binding but have "
            "elements of different types: f32, i4"});
}
