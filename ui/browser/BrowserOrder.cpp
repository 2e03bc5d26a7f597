#include "ui/browser/BrowserOrder.h"

namespace vitrine::ui {

BrowserOrder::BrowserOrder(BrowserModel& files, QObject* parent) : QSortFilterProxyModel(parent), m_files(files) {
  setSourceModel(&files);
}

void BrowserOrder::setQuery(const FileQuery& query) {
  m_query = query;
  invalidateRowsFilter();
  Q_EMIT queryChanged();
}

void BrowserOrder::setPartsShown(bool shown) {
  if (shown != m_partsShown) {
    m_partsShown = shown;
    invalidateRowsFilter();
    Q_EMIT partsShownChanged(shown);
  }
}

void BrowserOrder::sort(int column, Qt::SortOrder order) {
  QSortFilterProxyModel::sort(column, order);
  Q_EMIT sorted(column, order);
}

QStringList BrowserOrder::undecided() const {
  QStringList files;
  for (int row = 0; row < m_files.rowCount() && !m_query.empty(); ++row) {
    if (!isHiddenPart(row) && m_query.answer(m_files.queried(row)) == FileQuery::Answer::Unknown) {
      files << m_files.at(row).path;
    }
  }
  return files;
}

bool BrowserOrder::isHiddenPart(int row) const {
  return !m_partsShown && m_files.rankOf(row) == BrowserModel::Rank::Part;
}

bool BrowserOrder::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
  return !isHiddenPart(row) && (m_query.empty() || m_query.answer(m_files.queried(row)) == FileQuery::Answer::Yes);
}

bool BrowserOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const {
  if (m_files.isFolder(left.row()) != m_files.isFolder(right.row())) {
    return m_files.isFolder(left.row()) == (sortOrder() == Qt::AscendingOrder);
  }
  const auto leftRank = m_files.rankOf(left.row());
  const auto rightRank = m_files.rankOf(right.row());
  if (left.column() == BrowserModel::Title && leftRank != rightRank) {
    return (leftRank < rightRank) == (sortOrder() == Qt::AscendingOrder);
  }
  const int order = m_files.compare(left.row(), right.row(), static_cast<BrowserModel::Column>(left.column()));
  return order != 0 ? order < 0 : m_files.compare(left.row(), right.row(), BrowserModel::Name) < 0;
}

} // namespace vitrine::ui
