#pragma once

#include "core/structure/Structure.h"
#include "core/structure/Value.h"

#include <nlohmann/json.hpp>

namespace vitrine::structure {

using Json = nlohmann::ordered_json;

/// Non-finite numbers become null: JSON has no word for them.
Json toJson(const Value& value);

/// One record as an object: field name -> value.
Json toJson(const RecordLayout& layout, const Row& row);

/// The tree below `root` as in `info --json`: name, path, offset, size, records, recordSize, note, children, the
/// attributes, and "space" where it is not 0.
Json toJson(const Structure& structure, SectionId root = kRootSection);

} // namespace vitrine::structure
