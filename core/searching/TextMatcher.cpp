#include "core/searching/TextMatcher.h"

#include "core/base/Translate.h"

namespace vitrine::searching {
namespace {

QRegularExpression patternOf(const Query& query) {
  if (!query.regularExpression) {
    return {};
  }
  auto options = QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::MultilineOption;
  options.setFlag(QRegularExpression::CaseInsensitiveOption, !query.matchCase);
  return QRegularExpression(query.wholeWord ? QStringLiteral("\\b(?:%1)\\b").arg(query.text) : query.text, options);
}

/// Characters of the pattern before the user's own, where whole words are wanted.
constexpr qsizetype kWordHead = 5;

QRegularExpressionMatch matchIn(const QRegularExpression& pattern, QStringView text, qsizetype from) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
  return pattern.matchView(text, from);
#else
  return pattern.match(text, from);
#endif
}

bool standsAlone(QStringView text, TextSpan span) {
  const qsizetype end = span.at + span.length;
  const bool goesOnBefore = span.at > 0 && isWordCharacter(text[span.at - 1]) && isWordCharacter(text[span.at]);
  const bool goesOnBehind = end < text.size() && isWordCharacter(text[end]) && isWordCharacter(text[end - 1]);
  return !goesOnBefore && !goesOnBehind;
}

} // namespace

TextMatcher::TextMatcher(const Query& query)
    : m_plain(query.text, query.matchCase ? Qt::CaseSensitive : Qt::CaseInsensitive), m_pattern(patternOf(query)),
      m_wholeWord(query.wholeWord), m_isPattern(query.regularExpression) {}

Result<TextMatcher> TextMatcher::of(const Query& query) {
  TextMatcher matcher(query);
  if (matcher.m_isPattern && !matcher.m_pattern.isValid()) {
    const qsizetype head = query.wholeWord ? kWordHead : 0;
    const qsizetype column = std::clamp<qsizetype>(matcher.m_pattern.patternErrorOffset() - head, 0, query.text.size());
    return std::unexpected(Error::of(ErrorCode::Unsupported,
                                     base::translate("formats", "the regular expression is invalid at character %1: %2")
                                         .arg(column + 1)
                                         .arg(matcher.m_pattern.errorString())));
  }
  return matcher;
}

std::optional<TextSpan> TextMatcher::find(QStringView text, qsizetype from) const {
  if (m_isPattern) {
    return findPattern(text, from);
  }
  const qsizetype length = m_plain.pattern().size();
  if (length == 0) {
    return std::nullopt;
  }
  for (qsizetype at = m_plain.indexIn(text, from); at >= 0; at = m_plain.indexIn(text, at + 1)) {
    if (!m_wholeWord || standsAlone(text, {at, length})) {
      return TextSpan{at, length};
    }
  }
  return std::nullopt;
}

std::optional<TextSpan> TextMatcher::findPattern(QStringView text, qsizetype from) const {
  for (auto match = matchIn(m_pattern, text, from); match.hasMatch();
       match = matchIn(m_pattern, text, match.capturedEnd() + 1)) {
    if (match.capturedLength() > 0) {
      return TextSpan{match.capturedStart(), match.capturedLength()};
    }
    if (match.capturedEnd() >= text.size()) {
      break;
    }
  }
  return std::nullopt;
}

} // namespace vitrine::searching
