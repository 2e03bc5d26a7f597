#include "ui/inspector/ColumnValuesModel.h"

#include <QLocale>

namespace vitrine::ui {

ColumnValuesModel::ColumnValuesModel(QObject* parent) : TableModel(parent) {
  setColumns({{.heading = [] { return tr("Value"); },
               .text = [this](std::size_t value) { return m_values->shownText(value); }},
              {.heading = [] { return tr("Records"); },
               .text = [this](std::size_t value) { return countText(countOf(value)); },
               .toolTip = kNoToolTip,
               .alignment = kNumberAlignment},
              {.heading = [] { return tr("Share"); },
               .text = [this](std::size_t value) { return shareText(value); },
               .toolTip = kNoToolTip,
               .alignment = kNumberAlignment}});
}

void ColumnValuesModel::setValues(ColumnValuesPtr values, std::vector<std::size_t> listed) {
  const ColumnValuesPtr before = std::exchange(m_values, std::move(values));
  replace(std::move(listed));
}

QString ColumnValuesModel::shareText(std::size_t value) const {
  const double percent =
      100.0 * static_cast<double>(countOf(value)) / static_cast<double>(m_values->statistics().records);
  return tr("%1 %").arg(QLocale().toString(percent, 'f', 1));
}

void ColumnValuesModel::sort(int column, Qt::SortOrder order) {
  Q_EMIT sortWanted(column, order);
}

} // namespace vitrine::ui
