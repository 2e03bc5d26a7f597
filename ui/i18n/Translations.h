#pragma once

#include <QString>
#include <QStringList>

namespace vitrine::ui {

/// Installs the program's and Qt's own texts in a language, in place of those installed before: the one given ("ja",
/// "de_AT"), else that of VITRINE_LANG, else the desktop's. English needs none, and stands in for languages there are
/// no texts for. Widgets receive QEvent::LanguageChange.
void installTranslations(const QString& language = {});

/// Codes of the languages there are texts for, English first.
QStringList translatedLanguages();

} // namespace vitrine::ui
