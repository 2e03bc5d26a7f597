#include "ui/outline/FigureModel.h"

#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

namespace vitrine::ui {

void FigureModel::setHeadings(const QStringList& headings) {
  if (headings.size() == m_headings.size()) {
    m_headings = headings;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    return;
  }
  beginResetModel();
  m_headings = headings;
  m_rows.clear();
  endResetModel();
}

void FigureModel::setRows(std::vector<FigureRow> rows) {
  beginResetModel();
  m_rows = std::move(rows);
  endResetModel();
}

int FigureModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FigureModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant FigureModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const FigureRow& row = at(index.row());
  const QString text = row.cells.value(index.column());
  switch (role) {
  case Qt::DisplayRole:
    return text;
  case Qt::ToolTipRole:
    return plainToolTip(text);
  case Qt::DecorationRole:
    return index.column() == 0 && row.warns ? QVariant(icon(QStringLiteral("warning"))) : QVariant();
  case Qt::TextAlignmentRole:
    return index.column() > 0 ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
  case Qt::UserRole: {
    const auto number = static_cast<std::size_t>(index.column()) - 1;
    return index.column() == 0 ? QVariant(text) : number < row.numbers.size() ? QVariant(row.numbers[number]) : 0.0;
  }
  default:
    return {};
  }
}

QVariant FigureModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) {
    return {};
  }
  switch (role) {
  case Qt::DisplayRole:
    return m_headings.value(section);
  case Qt::TextAlignmentRole:
    return section > 0 ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
  default:
    return {};
  }
}

} // namespace vitrine::ui
