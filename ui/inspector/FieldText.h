#pragma once

#include "core/structure/RecordLayout.h"
#include "ui/settings/CellForm.h"

#include <QString>

namespace vitrine::ui {

/// A cell as people read it: the number, the names of its flags or of its value, or both; the number where it has none.
QString fieldText(const structure::Field& field, const structure::Value& value, CellForm form = CellForm::Both);

/// A field's part of the record, name, type, place in the record, and meaning: for tool tips.
QString fieldToolTip(const structure::Field& field);

} // namespace vitrine::ui
