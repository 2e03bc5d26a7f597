#include "ui/browser/BrowserOrder.h"

namespace vitrine::ui {

BrowserOrder::BrowserOrder(BrowserModel& files, QObject* parent) : QSortFilterProxyModel(parent), m_files(files) {
  setSourceModel(&files);
  setSortRole(BrowserModel::kSortRole);
  setSortLocaleAware(true);
  setSortCaseSensitivity(Qt::CaseInsensitive);
  setFilterCaseSensitivity(Qt::CaseInsensitive);
  setFilterKeyColumn(-1);
}

void BrowserOrder::setPartsShown(bool shown) {
  if (shown != m_partsShown) {
    m_partsShown = shown;
    invalidateRowsFilter();
  }
}

bool BrowserOrder::filterAcceptsRow(int row, const QModelIndex& parent) const {
  return (m_partsShown || m_files.rankOf(row) != BrowserModel::Rank::Part) &&
         QSortFilterProxyModel::filterAcceptsRow(row, parent);
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
  return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace vitrine::ui
