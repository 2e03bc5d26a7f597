#include "ui/settings/BrowserSettings.h"

namespace vitrine::ui {

QList<int> hiddenColumns(const Settings& settings, const QString& place) {
  QList<int> columns;
  for (const QString& column : settings.value(setting::kHiddenColumns, place)) {
    columns << column.toInt();
  }
  return columns;
}

void setHiddenColumns(Settings& settings, const QString& place, const QList<int>& columns) {
  QStringList texts;
  for (const int column : columns) {
    texts << QString::number(column);
  }
  settings.setFor(setting::kHiddenColumns, place, texts);
}

} // namespace vitrine::ui
