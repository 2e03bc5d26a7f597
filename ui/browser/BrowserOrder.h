#pragma once

#include "ui/browser/BrowserModel.h"

#include <QSortFilterProxyModel>

namespace vitrine::ui {

/// The files of a BrowserModel in the order they are shown in: filtered by words, with or without files that
/// belong to another. By title, files that have one come first and those that belong to another last, whichever way.
/// Folders come first of all.
class BrowserOrder : public QSortFilterProxyModel {
  Q_OBJECT

public:
  explicit BrowserOrder(BrowserModel& files, QObject* parent = nullptr);

  void setPartsShown(bool shown);
  bool partsShown() const { return m_partsShown; }

protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
  BrowserModel& m_files;
  bool m_partsShown = false;
};

} // namespace vitrine::ui
