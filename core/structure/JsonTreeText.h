#pragma once

#include "core/structure/JsonTree.h"

#include <QString>

namespace vitrine::structure {

/// A number in the fewest digits that tell it: whole ones without a point; "NaN", "Infinity".
QString numberText(const JsonValue& member);

/// A text, number, boolean or null as people search for it: a text without quotes. Of an object or a list: nothing.
QString scalarText(const JsonValue& member);

/// Name of a value; of an element of a list its number: "[3]".
QString nameText(const JsonTree& tree, std::uint32_t member, std::uint32_t row);

/// Path from the whole down to the value: "nodes[3].name"; of the whole nothing.
QString pathOf(const JsonTree& tree, std::uint32_t member);

} // namespace vitrine::structure
