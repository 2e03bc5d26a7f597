#include "core/document/EntityFilter.h"

#include "core/base/Translate.h"

#include <algorithm>

namespace vitrine::document {
namespace {

/// The words of a text; blanks within quotes are part of a word, the quotes are not.
QStringList wordsOf(const QString& text) {
  QStringList words;
  QString word;
  bool quoted = false;
  for (const QChar c : text) {
    if (c == QLatin1Char('"')) {
      quoted = !quoted;
    } else if (c.isSpace() && !quoted) {
      words << word;
      word.clear();
    } else {
      word += c;
    }
  }
  words << word;
  words.removeAll(QString());
  return words;
}

} // namespace

std::vector<base::SyntaxTerm> EntityFilter::terms() {
  const QString sign(kSign);
  return {{base::translate("formats", "word"), base::translate("formats", "A key or a value holds the word."),
           QStringLiteral("door")},
          {base::translate("formats", "key") + sign + base::translate("formats", "value"),
           base::translate("formats", "The value of the key holds the text."),
           QStringLiteral("classname") + sign + QStringLiteral("light")},
          {base::translate("formats", "key") + sign, base::translate("formats", "The entity has the key."),
           QStringLiteral("targetname") + sign},
          {QStringLiteral("\" \""), base::translate("formats", "Spaces in quotes are part of a word."),
           QStringLiteral("_light") + sign + QStringLiteral("\"255 255\"")}};
}

EntityFilter::EntityFilter(const QString& text) {
  for (const QString& word : wordsOf(text)) {
    const qsizetype sign = word.indexOf(kSign);
    m_words.push_back(sign > 0 ? Word{word.left(sign), word.mid(sign + 1)} : Word{{}, word});
  }
}

bool EntityFilter::accepts(const EntityKeys& keys) const {
  return std::ranges::all_of(m_words, [&](const Word& word) {
    return std::ranges::any_of(keys, [&word](const auto& pair) {
      const auto& [key, value] = pair;
      const bool valueHolds = value.contains(word.text, Qt::CaseInsensitive);
      return word.key.isEmpty() ? valueHolds || key.contains(word.text, Qt::CaseInsensitive)
                                : valueHolds && key.compare(word.key, Qt::CaseInsensitive) == 0;
    });
  });
}

} // namespace vitrine::document
