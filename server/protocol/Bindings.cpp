//===- Bindings.cpp - Binding facts on the wire --------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "protocol/Bindings.h"

#include "nlohmann/json.hpp"

using nlohmann::json;

namespace bindery::document {

void to_json(json &json, const Position &value) {
  json = {{"line", value.line}, {"character", value.character}};
}

void to_json(json &json, const Range &value) {
  json = {{"start", value.start}, {"end", value.end}};
}

} // namespace bindery::document

namespace bindery::protocol {

void to_json(json &json, const Site &value) {
  json = {{"id", value.id},
          {"range", value.range},
          {"function", value.function},
          {"symbol", value.symbol}};
}

void to_json(json &json, const BindingUse &value) {
  json = {{"site", value.site},     {"resource", value.resource},
          {"offset", value.offset}, {"length", value.length},
          {"access", value.access}, {"range", value.range}};
}

void to_json(json &json, const Binding &value) {
  json = {{"index", value.index},
          {"name", value.name},
          {"range", value.range},
          {"uses", value.uses}};
}

void to_json(json &json, const Group &value) {
  json = {{"index", value.index},
          {"members", value.members},
          {"access", value.access},
          {"widened", value.widened},
          {"offsets", value.offsets}};
  if (value.rangeBefore)
    json["rangeBefore"] = *value.rangeBefore;
  if (value.rangeAfter)
    json["rangeAfter"] = *value.rangeAfter;
}

void to_json(json &json, const Separation &value) {
  json = {{"first", value.first},       {"second", value.second},
          {"reason", value.reason},     {"sites", value.sites},
          {"agreeing", value.agreeing}, {"total", value.total}};
  if (value.ranges)
    json["ranges"] = *value.ranges;
}

void to_json(json &json, const RelatedSites &value) {
  json = {
      {"message", value.message}, {"sites", value.sites}, {"more", value.more}};
}

void to_json(json &json, const Note &value) {
  json = {
      {"code", value.code}, {"message", value.message}, {"range", value.range}};
  if (value.related)
    json["related"] = *value.related;
}

void to_json(json &json, const Export &value) {
  json = {{"name", value.name},
          {"symbol", value.symbol},
          {"function", value.function},
          {"range", value.range},
          {"aliasMutable", value.aliasMutable},
          {"blocked", value.blocked},
          {"sites", value.sites},
          {"bindings", value.bindings},
          {"groups", value.groups},
          {"separations", value.separations},
          {"notes", value.notes}};
}

} // namespace bindery::protocol
