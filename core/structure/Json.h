#pragma once

#include "core/structure/Structure.h"
#include "core/structure/Value.h"

#include <QVector3D>

#include <nlohmann/json.hpp>

#include <concepts>
#include <map>
#include <string>

namespace vitrine::structure {

using Json = nlohmann::ordered_json;

/// Non-finite numbers become null: JSON has no word for them.
Json toJson(const Value& value);

Json toJson(const QVector3D& vector);

/// Numbers of things by a number that they have, as an object.
template <std::integral Number>
Json toJson(const std::map<Number, std::size_t>& counts) {
  Json json = Json::object();
  for (const auto& [number, count] : counts) {
    json[std::to_string(number)] = count;
  }
  return json;
}

/// One record as an object: field name -> value.
Json toJson(const RecordLayout& layout, const Row& row);

/// The tree below `root` as in `info --json`: name, path, offset, size, records, recordSize, note, children, the
/// attributes, and "space" where it is not 0.
Json toJson(const Structure& structure, SectionId root = kRootSection);

} // namespace vitrine::structure
