#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace vitrine::ui {

/// Words that may be typed at a cursor.
struct QueryCompletion {
  int start = 0;       ///< first letter of the typed part, which ends at the cursor and which a chosen word replaces
  QStringList words;   ///< in the order in which they are offered
  bool values = false; ///< only these words are valid here: offered before a letter is typed, and found by any part
};

/// Words that continue `typed`, regardless of case and quotation marks. Words that begin with it come first; values
/// that contain it follow. Empty if `typed` is the only one. `asked`: the user wants to see all words, though nothing
/// is typed.
QStringList offeredWords(const QueryCompletion& completion, const QString& typed, bool asked = false);

/// Language of words and of keys with values, "key:value", with blanks between the terms. Quotation marks keep blanks
/// in a term.
struct KeyedLanguage {
  QStringList keys;       ///< as they are offered, with their sign: "size>"
  QStringList words = {}; ///< offered behind the keys
  QString signs = QStringLiteral(":=<>");
  bool minus = true;                                            ///< terms may begin with a minus
  bool commas = true;                                           ///< a key may have several values
  std::function<QStringList(const QString& key)> valuesOf = {}; ///< values of a key, as it is typed
};

/// Words of the language that may stand at the cursor.
QueryCompletion completionAt(const KeyedLanguage& language, const QString& text, int cursor);

} // namespace vitrine::ui
