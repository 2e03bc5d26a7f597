#include "ui/i18n/Translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>

#include <array>

namespace vitrine::ui {
namespace {

/// Texts of Qt that our windows show. They are among our own texts, as Qt's translations are a package of their own
/// that many machines lack.
[[maybe_unused]] constexpr std::array kTextsOfQt{
    QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut"), QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"), QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close")};

/// Those that are installed now.
QList<QPointer<QTranslator>>& installed() {
  static QList<QPointer<QTranslator>> translators;
  return translators;
}

void install(const QLocale& locale, const QString& name, const QString& folder) {
  auto* translator = new QTranslator(qApp);
  if (translator->load(locale, name, QStringLiteral("_"), folder)) {
    QCoreApplication::installTranslator(translator);
    installed() << translator;
  } else {
    delete translator;
  }
}

void removeInstalled() {
  for (const QPointer<QTranslator>& translator : std::exchange(installed(), {})) {
    delete translator.data(); // which removes it
  }
}

} // namespace

void installTranslations(const QString& language) {
  removeInstalled();
  const QString wanted = language.isEmpty() ? qEnvironmentVariable("VITRINE_LANG") : language;
  const QLocale locale = wanted.isEmpty() ? QLocale::system() : QLocale(wanted);
  // Numbers and sizes follow the language.
  QLocale::setDefault(locale);
  if (locale.language() == QLocale::English) {
    // Only the plural forms; without them "%n file(s)" would be shown as it stands.
    install(QLocale(QLocale::English), QStringLiteral("vitrine"), QStringLiteral(":/vitrine/i18n"));
    return;
  }
  install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  install(QLocale(QLocale::English), QStringLiteral("vitrine"), QStringLiteral(":/vitrine/i18n"));
  install(locale, QStringLiteral("vitrine"), QStringLiteral(":/vitrine/i18n"));
}

QStringList translatedLanguages() {
  return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("ja"), QStringLiteral("ru")};
}

} // namespace vitrine::ui
