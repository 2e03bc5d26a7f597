#pragma once

#include "core/structure/RecordLayout.h"

#include <QString>

namespace vitrine::ui {

/// A cell as people read it: the number, and the names of its flags or of its value.
QString fieldText(const structure::Field& field, const structure::Value& value);

/// A field's part of the record, name, type, place in the record, and meaning: for tool tips.
QString fieldToolTip(const structure::Field& field);

} // namespace vitrine::ui
