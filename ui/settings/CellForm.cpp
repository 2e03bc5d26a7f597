#include "ui/settings/CellForm.h"

#include <algorithm>

namespace vitrine::ui {

QString cellFormId(CellForm form) {
  switch (form) {
  case CellForm::Both:
    break;
  case CellForm::Meaning:
    return QStringLiteral("meaning");
  case CellForm::Raw:
    return QStringLiteral("raw");
  }
  return QStringLiteral("both");
}

CellForm cellFormById(const QString& id) {
  const auto* found = std::ranges::find(kCellForms, id, cellFormId);
  return found == kCellForms.end() ? CellForm::Both : *found;
}

} // namespace vitrine::ui
