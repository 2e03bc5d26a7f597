#pragma once

#include "core/structure/JsonTree.h"

#include <QString>

namespace vitrine::ui {

/// A text, number, boolean or null as people search for it: a text without quotes. Of an object or a list: nothing.
QString scalarText(const structure::JsonValue& member);

/// A value in one line, as JSON; long ones are cut, objects and lists then begin with how much is in them.
QString valueText(const structure::JsonTree& tree, std::uint32_t member);

/// A value and all below it as JSON text: objects and lists over several lines, lists of numbers in one.
QString jsonText(const structure::JsonTree& tree, std::uint32_t member);

/// Name of a value; of an element of a list its number: "[3]".
QString nameText(const structure::JsonTree& tree, std::uint32_t member, std::uint32_t row);

} // namespace vitrine::ui
