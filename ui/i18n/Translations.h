#pragma once

#include <QString>

namespace vitrine::ui {

/// Installs the program's and Qt's own texts in a language: the one given ("ja", "de_AT"), else that of VITRINE_LANG,
/// else the desktop's. English needs none, and stands in for languages there are no texts for. Call once, after
/// QCoreApplication is made and before any text is shown.
void installTranslations(const QString& language = {});

} // namespace vitrine::ui
