#include "ui/navigation/ByteBookmarkModel.h"

#include <QGuiApplication>
#include <QPalette>

namespace vitrine::ui {
namespace {

auto bookmarkKey(const PlacedBookmark& row) {
  return std::tie(row.bookmark.space, row.bookmark.offset, row.bookmark.size);
}

QVariant bookmarkColor(const PlacedBookmark& row) {
  return row.range ? QVariant() : QGuiApplication::palette().brush(QPalette::PlaceholderText);
}

} // namespace

ByteBookmarkModel::ByteBookmarkModel(QObject* parent) : TableModel(parent) {
  TableColumns<PlacedBookmark> columns{
      {.heading = [] { return tr("Name"); },
       .text = [](const PlacedBookmark& row) { return row.bookmark.name; },
       .edit = [this](int row, const QString& name) { return rename(row, name.trimmed()); }},
      {.heading = [] { return tr("Offset"); },
       .text = [](const PlacedBookmark& row) { return hexText(row.bookmark.offset); }},
      {.heading = [] { return tr("Size"); },
       .text = [](const PlacedBookmark& row) { return countText(row.bookmark.size); }},
      {.heading = [] { return tr("Space"); },
       .text =
           [](const PlacedBookmark& row) { return row.bookmark.space.isEmpty() ? tr("File") : row.bookmark.space; }}};
  for (TableColumn<PlacedBookmark>& column : columns) {
    column.foreground = bookmarkColor;
    column.toolTip = [text = column.text](const PlacedBookmark& row) {
      return plainToolTip(row.range ? text(row) : tr("The file no longer contains these bytes"));
    };
  }
  setColumns(std::move(columns));
}

void ByteBookmarkModel::setDocument(DocumentPtr document) {
  m_document = std::move(document);
  setBookmarks(bookmarks());
}

void ByteBookmarkModel::setBookmarks(const session::ByteBookmarks& bookmarks) {
  std::vector<PlacedBookmark> rows;
  for (const session::ByteBookmark& bookmark : bookmarks) {
    rows.push_back(placed(bookmark));
  }
  std::ranges::stable_sort(rows, {}, bookmarkKey);
  replace(std::move(rows));
}

session::ByteBookmarks ByteBookmarkModel::bookmarks() const {
  session::ByteBookmarks bookmarks;
  std::ranges::transform(rows(), std::back_inserter(bookmarks), &PlacedBookmark::bookmark);
  return bookmarks;
}

PlacedBookmark ByteBookmarkModel::placed(const session::ByteBookmark& bookmark) const {
  return {bookmark, m_document ? session::rangeOf(bookmark, m_document->spaces) : std::nullopt};
}

std::pair<int, bool> ByteBookmarkModel::insertSorted(const session::ByteBookmark& bookmark) {
  const PlacedBookmark added = placed(bookmark);
  const auto at = std::ranges::lower_bound(rows(), bookmarkKey(added), {}, bookmarkKey);
  const auto row = static_cast<int>(at - rows().begin());
  if (row < rowCount() && bookmarkKey(*at) == bookmarkKey(added)) {
    return {row, false};
  }
  insert(row, added);
  return {row, true};
}

void ByteBookmarkModel::merge(const session::ByteBookmarks& bookmarks) {
  for (const session::ByteBookmark& bookmark : bookmarks) {
    insertSorted(bookmark);
  }
}

int ByteBookmarkModel::add(const QString& name, const ByteRange& range) {
  const auto [row, isNew] =
      insertSorted({name, session::spaceKey(m_document->spaces, range.space), range.offset, range.size});
  if (isNew) {
    Q_EMIT edited();
  }
  return row;
}

void ByteBookmarkModel::remove(int row) {
  TableModel::remove(row);
  Q_EMIT edited();
}

bool ByteBookmarkModel::rename(int row, const QString& name) {
  if (name.isEmpty()) {
    return false;
  }
  rowAt(row).bookmark.name = name;
  Q_EMIT edited();
  return true;
}

std::vector<ByteRange> ByteBookmarkModel::rangesIn(SpaceId space) const {
  std::vector<ByteRange> found;
  for (const PlacedBookmark& row : rows()) {
    if (row.range && row.range->space == space) {
      found.push_back(*row.range);
    }
  }
  return found;
}

QStringList ByteBookmarkModel::namesAt(SpaceId space, std::uint64_t offset) const {
  QStringList names;
  for (const PlacedBookmark& row : rows()) {
    if (row.range && row.range->space == space && row.range->contains(offset)) {
      names << row.bookmark.name;
    }
  }
  return names;
}

} // namespace vitrine::ui
