#pragma once

#include "ui/browser/BrowserModel.h"

#include <QSortFilterProxyModel>

namespace vitrine::ui {

/// The files of a BrowserModel in the order they are shown in: filtered by a query, with or without files that belong
/// to another. By title, files that have one come first and those that belong to another last, whichever way. Folders
/// come first of all.
class BrowserOrder : public QSortFilterProxyModel {
  Q_OBJECT

public:
  explicit BrowserOrder(BrowserModel& files, QObject* parent = nullptr);

  void setQuery(const FileQuery& query);
  const FileQuery& query() const { return m_query; }
  void setPartsShown(bool shown);
  bool partsShown() const { return m_partsShown; }
  /// Files of which the query cannot say whether they are shown before their facts are known.
  QStringList undecided() const;

  void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
  void queryChanged();
  void sorted(int column, Qt::SortOrder order);
  void partsShownChanged(bool shown);

protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
  bool isHiddenPart(int row) const;

  BrowserModel& m_files;
  FileQuery m_query;
  bool m_partsShown = false;
};

} // namespace vitrine::ui
