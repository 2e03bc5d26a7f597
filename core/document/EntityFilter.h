#pragma once

#include "core/base/SyntaxTerm.h"
#include "core/document/EntityText.h"

#include <QStringList>

namespace vitrine::document {

/// Filter of things by their keys and values, without regard to case. All words must be met: "key=value" by one pair
/// whose key is that one and whose value holds the text (anything, where it is empty), any other word by a key or a
/// value that holds it. A text in quotes is one word.
class EntityFilter {
public:
  /// Sign between a key and its value.
  static constexpr QChar kSign = QLatin1Char('=');

  /// Every form of a word.
  static std::vector<base::SyntaxTerm> terms();

  explicit EntityFilter(const QString& text = {});

  bool accepts(const EntityKeys& keys) const;
  bool acceptsAll() const { return m_words.empty(); }

private:
  struct Word {
    QString key; ///< empty: any key, and keys as well as values
    QString text;
  };

  std::vector<Word> m_words;
};

} // namespace vitrine::document
