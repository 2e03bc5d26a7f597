#include "ui/i18n/Translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace vitrine::ui {
namespace {

void install(const QLocale& locale, const QString& name, const QString& folder) {
  auto* translator = new QTranslator(qApp);
  if (translator->load(locale, name, QStringLiteral("_"), folder)) {
    QCoreApplication::installTranslator(translator);
  } else {
    delete translator;
  }
}

} // namespace

void installTranslations(const QString& language) {
  const QString wanted = language.isEmpty() ? qEnvironmentVariable("VITRINE_LANG") : language;
  const QLocale locale = wanted.isEmpty() ? QLocale() : QLocale(wanted);
  if (!wanted.isEmpty()) {
    // Numbers and sizes follow the language that was asked for.
    QLocale::setDefault(locale);
  }
  if (locale.language() == QLocale::English) {
    // Only the plural forms; without them "%n file(s)" would be shown as it stands.
    install(QLocale(QLocale::English), QStringLiteral("vitrine"), QStringLiteral(":/vitrine/i18n"));
    return;
  }
  install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  install(QLocale(QLocale::English), QStringLiteral("vitrine"), QStringLiteral(":/vitrine/i18n"));
  install(locale, QStringLiteral("vitrine"), QStringLiteral(":/vitrine/i18n"));
}

} // namespace vitrine::ui
