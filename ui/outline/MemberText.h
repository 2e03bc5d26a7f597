#pragma once

#include "core/structure/JsonTree.h"

#include <QString>

namespace vitrine::ui {

/// A value in one line, as JSON; long ones are cut, objects and lists then begin with how much is in them.
QString valueText(const structure::JsonTree& tree, std::uint32_t member);

/// A value and all below it as JSON text: objects and lists over several lines, lists of numbers in one.
QString jsonText(const structure::JsonTree& tree, std::uint32_t member);

} // namespace vitrine::ui
