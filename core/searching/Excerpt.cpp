#include "core/searching/Excerpt.h"

namespace vitrine::searching {
namespace {

constexpr qsizetype kLongestExcerpt = 200;
constexpr qsizetype kBeforeMatch = 40;

} // namespace

Excerpt excerptOf(QStringView text, TextSpan span) {
  const bool fits = text.size() <= kLongestExcerpt;
  const qsizetype first = fits ? 0 : std::max<qsizetype>(0, span.at - kBeforeMatch);
  const qsizetype last = std::min(text.size(), first + kLongestExcerpt);
  Excerpt excerpt;
  excerpt.text.reserve(last - first + 2);
  if (first > 0) {
    excerpt.text += QChar(0x2026);
  }
  excerpt.span = {span.at - first + excerpt.text.size(), std::min(span.length, last - span.at)};
  for (const QChar c : text.sliced(first, last - first)) {
    excerpt.text += c.category() == QChar::Other_Control || c.isSpace() ? QChar(u' ') : c;
  }
  if (last < text.size()) {
    excerpt.text += QChar(0x2026);
  }
  return excerpt;
}

Excerpt withHead(const QString& head, Excerpt excerpt) {
  excerpt.text.prepend(head);
  excerpt.span.at += head.size();
  return excerpt;
}

} // namespace vitrine::searching
