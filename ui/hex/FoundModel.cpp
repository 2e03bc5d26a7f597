#include "ui/hex/FoundModel.h"

#include "ui/widgets/Texts.h"

#include <algorithm>
#include <numeric>

namespace vitrine::ui {

void FoundModel::clear() {
  beginResetModel();
  m_rows.clear();
  endResetModel();
}

void FoundModel::add(std::vector<FoundBytes> rows) {
  if (rows.empty()) {
    return;
  }
  const int first = rowCount();
  beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
  std::ranges::move(rows, std::back_inserter(m_rows));
  endInsertRows();
}

void FoundModel::sortAgain() {
  if (m_sortColumn != kOffset || m_sortOrder != Qt::AscendingOrder) {
    sort(m_sortColumn, m_sortOrder);
  }
}

void FoundModel::sort(int column, Qt::SortOrder order) {
  m_sortColumn = column;
  m_sortOrder = order;
  Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
  const auto less = [&](std::size_t a, std::size_t b) {
    const FoundBytes& first = m_rows[a];
    const FoundBytes& second = m_rows[b];
    if (column == kOffset) {
      return first.range.offset < second.range.offset;
    }
    return column == kSize ? first.range.size < second.range.size : textOf(first, column) < textOf(second, column);
  };
  std::vector<std::size_t> numbers(m_rows.size());
  std::iota(numbers.begin(), numbers.end(), std::size_t{0});
  std::ranges::stable_sort(
      numbers, [&](std::size_t a, std::size_t b) { return order == Qt::AscendingOrder ? less(a, b) : less(b, a); });
  std::vector<FoundBytes> sorted;
  sorted.reserve(m_rows.size());
  std::vector<int> rowOf(m_rows.size());
  for (const std::size_t number : numbers) {
    rowOf[number] = static_cast<int>(sorted.size());
    sorted.push_back(std::move(m_rows[number]));
  }
  m_rows = std::move(sorted);
  const QModelIndexList persistent = persistentIndexList();
  QModelIndexList moved;
  for (const QModelIndex& index : persistent) {
    moved << this->index(rowOf[static_cast<std::size_t>(index.row())], index.column());
  }
  changePersistentIndexList(persistent, moved);
  Q_EMIT layoutChanged({}, VerticalSortHint);
}

QString FoundModel::lineOf(const FoundBytes& row) const {
  QStringList cells;
  for (int column = 0; column < columnCount(); ++column) {
    cells << textOf(row, column);
  }
  return cells.join(QLatin1Char('\t'));
}

QString FoundModel::textOf(const FoundBytes& row, int column) const {
  switch (column) {
  case kOffset:
    return hexText(row.range.offset);
  case kSize:
    return countText(row.range.size);
  default:
    return ownText(row, column - kOwn);
  }
}

int FoundModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FoundModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kOwn + ownColumns();
}

QVariant FoundModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  switch (role) {
  case Qt::DisplayRole:
    return textOf(at(index.row()), index.column());
  case Qt::ToolTipRole:
    return plainToolTip(textOf(at(index.row()), index.column()));
  case Qt::TextAlignmentRole:
    return index.column() == kSize ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
  default:
    return {};
  }
}

QVariant FoundModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) {
    return {};
  }
  if (role == Qt::TextAlignmentRole) {
    return section == kSize ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) {
    return {};
  }
  switch (section) {
  case kOffset:
    return tr("Offset");
  case kSize:
    return tr("Size");
  default:
    return ownHeading(section - kOwn);
  }
}

} // namespace vitrine::ui
