#pragma once

#include "ui/browser/FolderScanner.h"

#include <QAbstractTableModel>
#include <QHash>

namespace vitrine::ui {

/// Files that can be opened, as they are found; folders of an archive and other files in it too. Knows which of them
/// belong to another that has a title: a map to its mission, in whatever order the two are found.
class BrowserModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { Name, Title, Format, Size, Folder, ColumnCount };
  static constexpr int kSortRole = Qt::UserRole;
  /// What comes first when files are listed by title.
  enum class Rank { Titled, Plain, Part };

  using QAbstractTableModel::QAbstractTableModel;

  void clear();
  void append(const std::vector<BrowserEntry>& entries);
  const BrowserEntry& at(int row) const { return rowAt(row).entry; }
  /// -1: not in the list.
  int rowOf(const QString& path) const;
  Rank rankOf(int row) const;
  bool isFolder(int row) const { return at(row).kind == BrowserEntry::Kind::Folder; }
  bool canOpen(int row) const { return at(row).kind == BrowserEntry::Kind::File; }
  int titledCount() const { return m_titled; }
  /// Listed files that belong to another.
  int partCount() const { return m_parts; }
  int folderCount() const { return m_folders; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  struct Row {
    BrowserEntry entry;
    QString name;
    QString owner; ///< the title of the file this one belongs to
  };

  const Row& rowAt(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
  void claimParts(const BrowserEntry& owner);
  void markAsPart(int row, const QString& owner);
  QString toolTip(const Row& row) const;
  QVariant cell(const Row& row, int column, bool forSorting) const;

  std::vector<Row> m_entries;
  QHash<QString, int> m_rows;       ///< by path
  QHash<QString, int> m_rowsByKey;  ///< by path in the form they are compared in
  QHash<QString, QString> m_owners; ///< title by the compared path of a part, listed or not
  int m_titled = 0;
  int m_parts = 0;
  int m_folders = 0;
};

} // namespace vitrine::ui
