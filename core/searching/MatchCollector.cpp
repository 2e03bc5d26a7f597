#include "core/searching/MatchCollector.h"

namespace vitrine::searching {

bool MatchCollector::look(MatchKind kind, const QString& text, const MatchTarget& target, const QString& where,
                          const QString& head) {
  const auto span = m_text.find(text);
  if (!span) {
    return false;
  }
  if (count(kind)) {
    const Excerpt excerpt = withHead(head, excerptOf(text, *span));
    tell({kind, target, excerpt.text, excerpt.span.at, excerpt.span.length, where});
  }
  return true;
}

bool MatchCollector::matchesNumber(std::int64_t number) const {
  return m_number ? m_number->matches(number) : m_text.isPattern() && m_text.matches(QString::number(number));
}

bool MatchCollector::matchesNumber(double number) const {
  return m_number ? m_number->matches(number)
                  : m_text.isPattern() && m_text.matches(structure::toText(structure::Value(number)));
}

} // namespace vitrine::searching
