#include "core/formats/x3/file/Complaints.h"

#include "core/base/Translate.h"
#include "core/bytes/Text.h"
#include "core/formats/x3/file/PlainText.h"

namespace vitrine::formats::x3 {
namespace {

constexpr std::size_t kToldOneByOne = 50;

} // namespace

Complaints::Complaints(std::span<const std::byte> text, const ByteRange& where, Diagnostics& diagnostics)
    : m_text(text), m_where(where), m_diagnostics(diagnostics), m_lines(text) {}

QString Complaints::placed(const QString& message, std::size_t offset) {
  return base::translate("formats", "line %1, column %2: %3")
      .arg(QString::number(m_lines.lineAt(offset)), QString::number(m_lines.columnAt(offset)), message);
}

/// A document may hold several texts.
QString Complaints::kindHere(const char* kind) const {
  return QStringLiteral("x3 text %1 %2 %3").arg(m_where.space).arg(m_where.offset).arg(QLatin1StringView(kind));
}

void Complaints::tell(const Surprise& surprise) {
  constexpr std::size_t kShown = 40;
  const auto found = m_text.subspan(surprise.offset, surprise.size);
  const QString shown = bytes::decodeText(found.first(std::min(found.size(), kShown)), bytes::TextEncoding::Latin1);
  const QString rest = found.size() > kShown ? QStringLiteral("…") : QString();
  const QString what =
      found.empty() ? base::translate("formats", "the end of the text") : QStringLiteral("\"%1%2\"").arg(shown, rest);
  damage(base::translate("formats", "expected %1, found %2").arg(base::translate("formats", surprise.expected), what),
         surprise.offset, surprise.size);
}

void Complaints::damage(const QString& message, std::size_t offset, std::size_t size) {
  if (m_told++ < kToldOneByOne) {
    m_diagnostics.damage(placed(message, offset), rangeOf(offset, size));
  } else {
    countedDamage("more", message, offset, size);
  }
}

void Complaints::count(Tell how, const char* kind, const QString& message, std::size_t offset, std::size_t size) {
  const bool first = m_kinds.insert(kind).second;
  (m_diagnostics.*how)(kindHere(kind), first ? placed(message, offset) : QString(), rangeOf(offset, size));
}

void Complaints::unknownStatement(std::string_view word, std::size_t offset) {
  if (m_unknown.size() < kToldOneByOne && m_unknown.insert(word).second) {
    const QString shown = latin1(word);
    m_diagnostics.warn(
        placed(base::translate("formats", "the statement \"%1\" is unknown; it is left out").arg(shown), offset),
        rangeOf(offset, word.size()));
  }
}

} // namespace vitrine::formats::x3
