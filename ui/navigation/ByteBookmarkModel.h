#pragma once

#include "core/document/Document.h"
#include "core/session/ByteBookmark.h"
#include "ui/widgets/TableModel.h"

namespace vitrine::ui {

/// A bookmark with its bytes; nullopt: the file does not have them.
struct PlacedBookmark {
  session::ByteBookmark bookmark;
  std::optional<ByteRange> range;
};

/// The bookmarks of a file's bytes, in the order of their places: name, offset, size and space. Names can be edited.
/// Bookmarks that lead nowhere, since the file has changed, stay and are dimmed.
class ByteBookmarkModel : public TableModel<PlacedBookmark> {
  Q_OBJECT

public:
  enum Column { kName, kOffset, kSize, kSpace };

  explicit ByteBookmarkModel(QObject* parent = nullptr);

  /// The document whose bytes they name; null: none.
  void setDocument(DocumentPtr document);
  void setBookmarks(const session::ByteBookmarks& bookmarks);
  session::ByteBookmarks bookmarks() const;

  /// Puts those among the others whose bytes have no name yet; tells nobody.
  void merge(const session::ByteBookmarks& bookmarks);

  /// Puts one among the others; its row. One of the same bytes stays as it is.
  int add(const QString& name, const ByteRange& range);
  void remove(int row);
  /// The bytes of a row; nullopt: the file does not have them.
  std::optional<ByteRange> rangeAt(int row) const { return at(row).range; }
  /// All that are in this space.
  std::vector<ByteRange> rangesIn(SpaceId space) const;
  /// Names of those that hold a byte.
  QStringList namesAt(SpaceId space, std::uint64_t offset) const;

Q_SIGNALS:
  /// The user has changed them: added, removed, renamed.
  void edited();

private:
  PlacedBookmark placed(const session::ByteBookmark& bookmark) const;
  /// The row, and whether it is a new one.
  std::pair<int, bool> insertSorted(const session::ByteBookmark& bookmark);
  bool rename(int row, const QString& name);

  DocumentPtr m_document;
};

} // namespace vitrine::ui
