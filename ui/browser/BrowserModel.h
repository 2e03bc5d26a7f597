#pragma once

#include "ui/browser/FolderScanner.h"

#include <QAbstractTableModel>
#include <QHash>

namespace vitrine::ui {

/// Files that can be opened, as they are found. Sort by SortRole.
class BrowserModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { Name, Format, Size, Folder, ColumnCount };
  static constexpr int kSortRole = Qt::UserRole;

  using QAbstractTableModel::QAbstractTableModel;

  void clear();
  void append(const std::vector<BrowserEntry>& entries);
  const BrowserEntry& at(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
  /// -1: not in the list.
  int rowOf(const QString& path) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  std::vector<BrowserEntry> m_entries;
  QHash<QString, int> m_rows; ///< by path
};

} // namespace vitrine::ui
