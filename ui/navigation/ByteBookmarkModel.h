#pragma once

#include "core/document/Document.h"
#include "core/session/ByteBookmark.h"

#include <QAbstractTableModel>

namespace vitrine::ui {

/// The bookmarks of a file's bytes, in the order of their places: name, offset, size and space. Names can be edited.
/// Bookmarks that lead nowhere, since the file has changed, stay and are dimmed.
class ByteBookmarkModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { kName, kOffset, kSize, kSpace, kColumns };

  using QAbstractTableModel::QAbstractTableModel;

  /// The document whose bytes they name; null: none.
  void setDocument(DocumentPtr document);
  void setBookmarks(session::ByteBookmarks bookmarks);
  const session::ByteBookmarks& bookmarks() const { return m_bookmarks; }

  /// Puts those among the others whose bytes have no name yet; tells nobody.
  void merge(const session::ByteBookmarks& bookmarks);

  /// Puts one among the others; its row. One of the same bytes stays as it is.
  int add(const QString& name, const ByteRange& range);
  void remove(int row);
  /// The bytes of a row; nullopt: the file does not have them.
  std::optional<ByteRange> rangeAt(int row) const { return m_ranges[static_cast<std::size_t>(row)]; }
  /// All that are in this space.
  std::vector<ByteRange> rangesIn(SpaceId space) const;
  /// Names of those that hold a byte.
  QStringList namesAt(SpaceId space, std::uint64_t offset) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
  /// The user has changed them: added, removed, renamed.
  void edited();

private:
  /// The row, and whether it is a new one.
  std::pair<int, bool> insert(session::ByteBookmark bookmark);
  void findRanges();
  QString text(std::size_t row, int column) const;

  DocumentPtr m_document;
  session::ByteBookmarks m_bookmarks;
  std::vector<std::optional<ByteRange>> m_ranges; ///< of m_bookmarks
};

} // namespace vitrine::ui
