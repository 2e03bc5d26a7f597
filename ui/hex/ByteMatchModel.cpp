#include "ui/hex/ByteMatchModel.h"

#include "core/bytes/ByteText.h"
#include "ui/widgets/Texts.h"

#include <QFontDatabase>

#include <algorithm>

namespace vitrine::ui {
namespace {

/// Text among other bytes: what cannot be printed is a dot.
QString printableText(std::span<const std::byte> bytes, bytes::TextEncoding encoding) {
  QString text = bytes::decodeText(bytes, encoding);
  for (QChar& letter : text) {
    if (!letter.isPrint() && !letter.isSurrogate()) {
      letter = QChar(u'·');
    }
  }
  return text;
}

} // namespace

void ByteMatchModel::begin(std::size_t size, std::optional<bytes::TextEncoding> encoding) {
  beginResetModel();
  m_matches.clear();
  m_size = size;
  m_encoding = encoding;
  endResetModel();
}

void ByteMatchModel::add(const std::vector<ByteMatch>& matches) {
  const auto first = static_cast<int>(m_matches.size());
  beginInsertRows({}, first, first + static_cast<int>(matches.size()) - 1);
  m_matches.insert(m_matches.end(), matches.begin(), matches.end());
  endInsertRows();
}

int ByteMatchModel::rowFrom(std::uint64_t offset, bool forwards) const {
  const auto at = std::ranges::lower_bound(m_matches, offset, {}, &ByteMatch::offset);
  const auto row = static_cast<int>(at - m_matches.begin()) - (forwards ? 0 : 1);
  return row < rowCount() ? row : -1;
}

int ByteMatchModel::rowOf(std::uint64_t offset) const {
  const int row = rowFrom(offset, true);
  return row >= 0 && offsetAt(row) == offset ? row : -1;
}

int ByteMatchModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_matches.size());
}

int ByteMatchModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QString ByteMatchModel::text(const ByteMatch& match, int column) const {
  switch (column) {
  case kOffset:
    return hexText(match.offset);
  case kBytes: {
    constexpr std::size_t kLeastShown = 8;
    const auto shown = match.bytes().first(std::min(match.bytes().size(), std::max(m_size, kLeastShown)));
    const QString digits = bytes::bytesAsText(shown, bytes::ByteForm::Hex);
    return m_size > match.bytes().size() ? digits + QStringLiteral(" …") : digits;
  }
  case kText:
    return m_encoding ? printableText(match.bytes(), *m_encoding)
                      : bytes::bytesAsText(match.bytes(), bytes::ByteForm::Text);
  default:
    return m_placer ? m_placer(match.offset) : QString();
  }
}

QVariant ByteMatchModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) {
    return {};
  }
  const ByteMatch& match = m_matches[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return text(match, index.column());
  case Qt::ToolTipRole:
    return plainToolTip(text(match, index.column()));
  case Qt::FontRole:
    return index.column() == kPath ? QVariant() : QFontDatabase::systemFont(QFontDatabase::FixedFont);
  default:
    return {};
  }
}

QVariant ByteMatchModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  switch (section) {
  case kOffset:
    return tr("Offset");
  case kBytes:
    return tr("Bytes");
  case kText:
    return tr("Text");
  default:
    return tr("Part of");
  }
}

} // namespace vitrine::ui
