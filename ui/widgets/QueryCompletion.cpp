#include "ui/widgets/QueryCompletion.h"

#include <algorithm>

namespace vitrine::ui {
namespace {

constexpr qsizetype kMostWords = 1000;
constexpr QLatin1Char kQuote('"');

QString plainWord(QString word) {
  return word.remove(kQuote);
}

/// First letter behind the last of `ends` that is before the cursor and not within quotation marks.
int startBehind(const QString& text, int from, int cursor, const std::function<bool(QChar)>& ends) {
  int start = from;
  bool quoted = false;
  for (int i = from; i < cursor; ++i) {
    if (text[i] == kQuote) {
      quoted = !quoted;
    } else if (!quoted && ends(text[i])) {
      start = i + 1;
    }
  }
  return start;
}

/// Values as the language takes them: in quotation marks where they have blanks or commas.
QStringList typedValues(const KeyedLanguage& language, const QString& key) {
  QStringList values = language.valuesOf ? language.valuesOf(key) : QStringList();
  values.removeIf([](const QString& value) { return value.isEmpty() || value.contains(kQuote); });
  for (QString& value : values) {
    const auto splits = [&](QChar letter) {
      return letter.isSpace() || (language.commas && letter == QLatin1Char(','));
    };
    if (std::ranges::any_of(value, splits)) {
      value = kQuote + value + kQuote;
    }
  }
  return values;
}

} // namespace

QStringList offeredWords(const QueryCompletion& completion, const QString& typed, bool asked) {
  const QString wanted = plainWord(typed);
  if (wanted.isEmpty() && !completion.values && !asked) {
    return {};
  }
  QStringList beginning;
  QStringList holding;
  for (const QString& word : completion.words) {
    const QString plain = plainWord(word);
    if (plain.startsWith(wanted, Qt::CaseInsensitive)) {
      beginning << word;
    } else if (completion.values && plain.contains(wanted, Qt::CaseInsensitive)) {
      holding << word;
    }
  }
  QStringList offered = (beginning + holding).mid(0, kMostWords);
  offered.removeDuplicates();
  return offered == QStringList{typed} ? QStringList() : offered;
}

QueryCompletion completionAt(const KeyedLanguage& language, const QString& text, int cursor) {
  int start = startBehind(text, 0, cursor, [](QChar letter) { return letter.isSpace(); });
  if (language.minus && start < cursor && text[start] == QLatin1Char('-')) {
    ++start;
  }
  int sign = start;
  while (sign < cursor && text[sign] != kQuote && !language.signs.contains(text[sign])) {
    ++sign;
  }
  if (sign == cursor) {
    return {start, language.keys + language.words, false};
  }
  if (text[sign] == kQuote || sign == start) {
    return {cursor, {}, false}; // a text in quotes, or no key
  }
  int value = sign;
  while (value < cursor && language.signs.contains(text[value])) {
    ++value;
  }
  if (language.commas) {
    value = startBehind(text, value, cursor, [](QChar letter) { return letter == QLatin1Char(','); });
  }
  return {value, typedValues(language, text.mid(start, sign - start)), true};
}

} // namespace vitrine::ui
