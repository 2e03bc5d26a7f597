#include "ui/widgets/Texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTextDocument>

namespace vitrine::ui {

QString formatText(const QString& text) {
  const auto translated = [](const QString& source) {
    return source.isEmpty() ? source : QCoreApplication::translate("formats", source.toUtf8().constData());
  };
  const QString whole = translated(text);
  static const QRegularExpression numbered(QStringLiteral("^(.*\\D)(\\d+)$"));
  const auto parts = numbered.match(text);
  if (whole != text || !parts.hasMatch()) {
    return whole;
  }
  // "Style 32" was made from "Style %1", which is what translators saw.
  const QString pattern = parts.captured(1) + QStringLiteral("%1");
  const QString numberedText = translated(pattern);
  return numberedText == pattern ? text : numberedText.arg(parts.captured(2));
}

QString hexText(std::uint64_t number) {
  constexpr int kDigits = 6;
  return QStringLiteral("0x%1").arg(number, kDigits, 16, QLatin1Char('0'));
}

QString sizeText(std::uint64_t bytes) {
  return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeTraditionalFormat);
}

QString countText(std::uint64_t count) {
  return QLocale().toString(static_cast<qulonglong>(count));
}

QString plainToolTip(const QString& text) {
  return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text;
}

QString menuText(QString text) {
  return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace vitrine::ui
