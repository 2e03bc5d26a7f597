#pragma once

#include "core/comparing/Difference.h"

#include <utility>

namespace vitrine::comparing {

/// Keys with values, in order; keys may repeat.
using KeyValues = std::vector<std::pair<QString, QString>>;

/// Keys whose values differ, in the order of the first list, then those that only the second has. The values of a key
/// that repeats are compared in their order.
std::vector<FieldChange> changedKeys(const KeyValues& before, const KeyValues& after);

} // namespace vitrine::comparing
