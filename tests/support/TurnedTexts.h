#pragma once

#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>

namespace vitrine::tests {

/// Translator of the formats' texts that reverses them: "World" becomes "dlroW". Installed while it exists. For tests
/// that have no application.
class TurnedTexts : public QTranslator {
public:
  TurnedTexts() { QCoreApplication::installTranslator(this); }

  QString translate(const char* context, const char* text, const char*, int) const override {
    QString turned = QString::fromUtf8(text);
    std::ranges::reverse(turned);
    return QLatin1StringView(context) == QLatin1StringView("formats") ? turned : QString();
  }
  bool isEmpty() const override { return false; }

private:
  int m_argumentCount = 0;
  QCoreApplication m_application{m_argumentCount, nullptr}; ///< needed by translators
};

} // namespace vitrine::tests
