#include "ui/inspector/ColumnValuesModel.h"

#include "ui/widgets/Texts.h"

#include <QLocale>

namespace vitrine::ui {

void ColumnValuesModel::setValues(ColumnValuesPtr values, std::vector<std::size_t> listed) {
  beginResetModel();
  m_values = std::move(values);
  m_listed = std::move(listed);
  endResetModel();
}

int ColumnValuesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_listed.size());
}

int ColumnValuesModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : 3;
}

QVariant ColumnValuesModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !m_values) {
    return {};
  }
  const std::size_t value = valueAt(index.row());
  const queries::ColumnStatistics& statistics = m_values->statistics();
  const std::uint64_t count = statistics.distinct[value].count;
  if (role == Qt::TextAlignmentRole && index.column() != Value) {
    return int(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role == Qt::ToolTipRole && index.column() == Value) {
    return plainToolTip(m_values->shownText(value));
  }
  if (role != Qt::DisplayRole) {
    return {};
  }
  switch (index.column()) {
  case Value:
    return m_values->shownText(value);
  case Count:
    return countText(count);
  default:
    return tr("%1 %").arg(
        QLocale().toString(100.0 * static_cast<double>(count) / static_cast<double>(statistics.records), 'f', 1));
  }
}

QVariant ColumnValuesModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  switch (section) {
  case Value:
    return tr("Value");
  case Count:
    return tr("Records");
  case Share:
    return tr("Share");
  default:
    return {};
  }
}

void ColumnValuesModel::sort(int column, Qt::SortOrder order) {
  Q_EMIT sortWanted(column, order);
}

} // namespace vitrine::ui
