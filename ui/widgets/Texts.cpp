#include "ui/widgets/Texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace vitrine::ui {

QString formatText(const QString& text) {
  return text.isEmpty() ? text : QCoreApplication::translate("formats", text.toUtf8().constData());
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

} // namespace vitrine::ui
