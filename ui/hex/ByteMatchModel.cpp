#include "ui/hex/ByteMatchModel.h"

#include "core/bytes/ByteText.h"

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

QFont matchFont(const ByteMatch& /*match*/) {
  return QFontDatabase::systemFont(QFontDatabase::FixedFont);
}

} // namespace

ByteMatchModel::ByteMatchModel(QObject* parent) : TableModel(parent) {
  setColumns({{.heading = [] { return tr("Offset"); },
               .text = [](const ByteMatch& match) { return hexText(match.offset); },
               .font = matchFont},
              {.heading = [] { return tr("Bytes"); },
               .text = [this](const ByteMatch& match) { return bytesText(match); },
               .font = matchFont},
              {.heading = [] { return tr("Text"); },
               .text =
                   [this](const ByteMatch& match) {
                     return m_encoding ? printableText(match.bytes(), *m_encoding)
                                       : bytes::bytesAsText(match.bytes(), bytes::ByteForm::Text);
                   },
               .font = matchFont},
              {.heading = [] { return tr("Part of"); },
               .text = [this](const ByteMatch& match) { return m_placer ? m_placer(match.offset) : QString(); }}});
}

void ByteMatchModel::begin(std::size_t size, std::optional<bytes::TextEncoding> encoding) {
  m_size = size;
  m_encoding = encoding;
  replace({});
}

int ByteMatchModel::rowFrom(std::uint64_t offset, bool forwards) const {
  const auto at = std::ranges::lower_bound(rows(), offset, {}, &ByteMatch::offset);
  const auto row = static_cast<int>(at - rows().begin()) - (forwards ? 0 : 1);
  return row < rowCount() ? row : -1;
}

int ByteMatchModel::rowOf(std::uint64_t offset) const {
  const int row = rowFrom(offset, true);
  return row >= 0 && offsetAt(row) == offset ? row : -1;
}

QString ByteMatchModel::bytesText(const ByteMatch& match) const {
  constexpr std::size_t kLeastShown = 8;
  const auto shown = match.bytes().first(std::min(match.bytes().size(), std::max(m_size, kLeastShown)));
  const QString digits = bytes::bytesAsText(shown, bytes::ByteForm::Hex);
  return m_size > match.bytes().size() ? digits + QStringLiteral(" …") : digits;
}

} // namespace vitrine::ui
