#include "ui/navigation/ByteBookmarkModel.h"

#include "ui/widgets/Texts.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace vitrine::ui {
namespace {

auto bookmarkKey(const session::ByteBookmark& bookmark) {
  return std::tie(bookmark.space, bookmark.offset, bookmark.size);
}

} // namespace

void ByteBookmarkModel::setDocument(DocumentPtr document) {
  beginResetModel();
  m_document = std::move(document);
  findRanges();
  endResetModel();
}

void ByteBookmarkModel::setBookmarks(session::ByteBookmarks bookmarks) {
  beginResetModel();
  m_bookmarks = std::move(bookmarks);
  std::ranges::stable_sort(m_bookmarks, {}, bookmarkKey);
  findRanges();
  endResetModel();
}

void ByteBookmarkModel::findRanges() {
  m_ranges.clear();
  for (const session::ByteBookmark& bookmark : m_bookmarks) {
    m_ranges.push_back(m_document ? session::rangeOf(bookmark, m_document->spaces) : std::nullopt);
  }
}

std::pair<int, bool> ByteBookmarkModel::insert(session::ByteBookmark bookmark) {
  const auto at = std::ranges::lower_bound(m_bookmarks, bookmarkKey(bookmark), {}, bookmarkKey);
  const auto row = static_cast<int>(at - m_bookmarks.begin());
  if (at != m_bookmarks.end() && bookmarkKey(*at) == bookmarkKey(bookmark)) {
    return {row, false};
  }
  beginInsertRows({}, row, row);
  const auto range = m_document ? session::rangeOf(bookmark, m_document->spaces) : std::nullopt;
  m_ranges.insert(m_ranges.begin() + row, range);
  m_bookmarks.insert(at, std::move(bookmark));
  endInsertRows();
  return {row, true};
}

void ByteBookmarkModel::merge(const session::ByteBookmarks& bookmarks) {
  for (const session::ByteBookmark& bookmark : bookmarks) {
    insert(bookmark);
  }
}

int ByteBookmarkModel::add(const QString& name, const ByteRange& range) {
  const auto [row, isNew] =
      insert({name, session::spaceKey(m_document->spaces, range.space), range.offset, range.size});
  if (isNew) {
    Q_EMIT edited();
  }
  return row;
}

void ByteBookmarkModel::remove(int row) {
  beginRemoveRows({}, row, row);
  m_bookmarks.erase(m_bookmarks.begin() + row);
  findRanges();
  endRemoveRows();
  Q_EMIT edited();
}

std::vector<ByteRange> ByteBookmarkModel::rangesIn(SpaceId space) const {
  std::vector<ByteRange> found;
  for (const auto& range : m_ranges) {
    if (range && range->space == space) {
      found.push_back(*range);
    }
  }
  return found;
}

QStringList ByteBookmarkModel::namesAt(SpaceId space, std::uint64_t offset) const {
  QStringList names;
  for (std::size_t i = 0; i < m_bookmarks.size(); ++i) {
    if (m_ranges[i] && m_ranges[i]->space == space && m_ranges[i]->contains(offset)) {
      names << m_bookmarks[i].name;
    }
  }
  return names;
}

int ByteBookmarkModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_bookmarks.size());
}

int ByteBookmarkModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QString ByteBookmarkModel::text(std::size_t row, int column) const {
  const session::ByteBookmark& bookmark = m_bookmarks[row];
  switch (column) {
  case kName:
    return bookmark.name;
  case kOffset:
    return hexText(bookmark.offset);
  case kSize:
    return countText(bookmark.size);
  default:
    return bookmark.space.isEmpty() ? tr("File") : bookmark.space;
  }
}

QVariant ByteBookmarkModel::data(const QModelIndex& index, int role) const {
  const auto row = static_cast<std::size_t>(index.row());
  if (!index.isValid() || row >= m_bookmarks.size()) {
    return {};
  }
  switch (role) {
  case Qt::DisplayRole:
  case Qt::EditRole:
    return text(row, index.column());
  case Qt::ToolTipRole:
    return plainToolTip(m_ranges[row] ? text(row, index.column()) : tr("The file no longer has these bytes"));
  case Qt::ForegroundRole:
    return m_ranges[row] ? QVariant() : QGuiApplication::palette().brush(QPalette::PlaceholderText);
  default:
    return {};
  }
}

bool ByteBookmarkModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const QString name = value.toString().trimmed();
  if (role != Qt::EditRole || index.column() != kName || name.isEmpty()) {
    return false;
  }
  m_bookmarks[static_cast<std::size_t>(index.row())].name = name;
  Q_EMIT dataChanged(index, index);
  Q_EMIT edited();
  return true;
}

Qt::ItemFlags ByteBookmarkModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
  return index.column() == kName ? usual | Qt::ItemIsEditable : usual;
}

QVariant ByteBookmarkModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  switch (section) {
  case kName:
    return tr("Name");
  case kOffset:
    return tr("Offset");
  case kSize:
    return tr("Size");
  default:
    return tr("Space");
  }
}

} // namespace vitrine::ui
