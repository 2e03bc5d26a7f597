#pragma once

#include "ui/browser/BrowserRow.h"
#include "ui/browser/FailedFiles.h"
#include "ui/browser/FolderScanner.h"
#include "ui/browser/SameNames.h"
#include "ui/widgets/TableModel.h"

#include <QCollator>
#include <QHash>

namespace vitrine::ui {

/// Files that can be opened, as they are found; folders of an archive and other files in it too. Knows which of them
/// belong to another that has a title: a map to its mission, in whatever order the two are found. Marks those that
/// could not be opened or shown, also when they are listed anew.
class BrowserModel : public TableModel<BrowserRow> {
  Q_OBJECT

public:
  enum Column { Name, Title, Path, Format, Size, Modified, Triangles, Game, ColumnCount };
  /// Folder of a file whose name others have too, as far as it tells them apart.
  static constexpr int kPlaceRole = Qt::UserRole + 1;
  /// The path a row opens.
  static constexpr int kPathRole = Qt::UserRole + 3;
  /// Path of a file that may have a thumbnail, in every column; empty: the icon says what it is, or that it failed.
  static constexpr int kThumbnailRole = Qt::UserRole + 2;
  /// Rank of a file in the order by title, first to last.
  enum class Rank { Titled, Plain, Part };
  struct Counts {
    int titled = 0;
    int below = 0;     ///< in folders of the listed place
    int parts = 0;     ///< listed files that belong to another
    quint64 files = 0; ///< of all rows, with those in listed folders
  };

  explicit BrowserModel(QObject* parent = nullptr);

  void clear();
  void append(const std::vector<BrowserEntry>& entries);
  /// Files that changed on disk, in place of what was known of them; what is not listed is appended.
  void update(const std::vector<BrowserEntry>& entries);
  void remove(const QStringList& paths);
  const BrowserEntry& at(int row) const { return rowAt(row).entry; }
  /// Row of a file; -1: not in the list.
  int rowOf(const QString& path) const;
  /// The file as a FileQuery sees it.
  QueriedFile queried(int row) const;
  /// Order of two rows by a column: below 0, 0 or above.
  int compare(int left, int right, Column column) const;
  /// Facts of a listed file, or of one that is not (any more): no effect.
  void setFacts(const QString& path, const FileFacts& facts);
  /// Ids of the formats that the program knows, listed or not.
  void setFormats(const QStringList& ids) { m_formatIds = ids; }
  const QStringList& formats() const { return m_formatIds; }
  /// Files that could not be opened or shown, listed or not.
  FailedFiles& failed() { return m_failed; }
  Rank rankOf(int row) const;
  bool isFolder(int row) const { return at(row).kind == BrowserEntry::Kind::Folder; }
  bool canOpen(int row) const { return at(row).kind == BrowserEntry::Kind::File; }
  const Counts& counts() const { return m_counts; }

  std::span<const BrowserRow> rows() const override { return m_entries; }
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
  /// A listed file has changed.
  void replaced(const QString& path);

private:
  using Row = BrowserRow;

  const Row& rowAt(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
  void removeRun(int first, int last);
  /// Adds a file to the counts.
  void count(const BrowserEntry& entry);
  /// What is known of files by their rows and by each other, once rows have gone or are of other files.
  void relate();
  /// Marks the files that belong to one with a title; returns the rows of those that are listed.
  std::vector<int> claimParts(const BrowserEntry& owner);
  void markAsPart(int row, const QString& owner);
  void compareNames(int row);
  Row rowFor(const BrowserEntry& entry) const;
  QString place(const Row& row) const;
  /// Reason why a file cannot be opened, or is shown only in part. Empty if it is whole or nobody has tried.
  QString problem(const Row& row) const;
  /// True if it was tried in vain, not if nobody would try.
  bool failed(const Row& row) const;
  QString toolTip(const Row& row) const;
  QString spoken(const Row& row, int column) const;
  QVariant color(const Row& row) const;
  QVariant iconOf(const Row& row) const;
  QString pictured(const Row& row) const;
  TableColumns<BrowserRow> makeColumns() const;

  std::vector<Row> m_entries;
  QHash<QString, int> m_rows;        ///< by path
  QHash<QString, int> m_rowsByKey;   ///< by path in the form they are compared in
  QHash<QString, QString> m_owners;  ///< title by the compared path of a part, listed or not
  QHash<QString, SameNames> m_names; ///< by name in lower case
  FailedFiles m_failed;
  QStringList m_formatIds;
  mutable QHash<QString, QString> m_formats; ///< texts by format name, of which there are few
  QCollator m_collator;                      ///< as people count: map2 before map10
  Counts m_counts;
};

} // namespace vitrine::ui
