#pragma once

#include "ui/i18n/Translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace vitrine::tests {

/// Language of the windows made while this object lives; English afterwards.
class ShownLanguage {
public:
  explicit ShownLanguage(const QString& code) { ui::installTranslations(code); }
  ~ShownLanguage() {
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
    QLocale::setDefault(m_before);
  }
  Q_DISABLE_COPY_MOVE(ShownLanguage)

private:
  QLocale m_before;
};

} // namespace vitrine::tests
