#include "ui/settings/CellForm.h"

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

} // namespace vitrine::ui
