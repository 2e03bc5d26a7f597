#pragma once

#include <QString>

#include <array>

namespace vitrine::ui {

/// What is shown of a number that has names: of flags, or of an enumeration's values.
enum class CellForm { Both, Meaning, Raw };

inline constexpr std::array kCellForms{CellForm::Both, CellForm::Meaning, CellForm::Raw};

/// Name of a form in settings and of its action: "meaning".
QString cellFormId(CellForm form);

} // namespace vitrine::ui
