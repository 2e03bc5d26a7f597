#pragma once

#include "core/base/Result.h"
#include "core/searching/Query.h"

#include <QRegularExpression>
#include <QStringMatcher>

#include <optional>

namespace vitrine::searching {

/// A run of characters in a text.
struct TextSpan {
  qsizetype at = 0;
  qsizetype length = 0;

  bool operator==(const TextSpan&) const = default;
};

/// The text, word or pattern of a query. Used by one thread at a time.
class TextMatcher {
public:
  /// Error: a regular expression that is none, with the place of the mistake.
  static Result<TextMatcher> of(const Query& query);

  /// The first match at or behind `from`; nullopt: there is none. Matches of a pattern that are empty do not count.
  std::optional<TextSpan> find(QStringView text, qsizetype from = 0) const;
  bool matches(QStringView text) const { return find(text).has_value(); }
  bool isPattern() const { return m_isPattern; }
  bool isWholeWord() const { return m_wholeWord; }

private:
  explicit TextMatcher(const Query& query);
  std::optional<TextSpan> findPattern(QStringView text, qsizetype from) const;

  QStringMatcher m_plain;
  QRegularExpression m_pattern;
  bool m_wholeWord;
  bool m_isPattern;
};

/// True for characters that words are made of: letters, digits, underscores.
inline bool isWordCharacter(QChar c) {
  return c.isLetterOrNumber() || c == u'_' || c.isMark();
}

} // namespace vitrine::searching
