#include "core/formats/xops/records/XopsSky.h"

#include <QCoreApplication>
#include <QtGlobal>

#include <array>
#include <cstdint>

namespace vitrine::formats::xops {
namespace {

constexpr std::array<std::array<std::uint8_t, 3>, kLastSky + 1> kFog = {{
    {0, 0, 0},
    {64, 80, 64},
    {16, 16, 16},
    {0, 16, 32},
    {32, 16, 16},
    {64, 32, 32},
}};

bool exists(int sky) {
  return sky >= 0 && sky <= kLastSky;
}

} // namespace

std::optional<QVector3D> fogColor(int sky) {
  if (!exists(sky)) {
    return std::nullopt;
  }
  const auto& bytes = kFog[static_cast<std::size_t>(sky)];
  return QVector3D(bytes[0], bytes[1], bytes[2]) / 255.0F;
}

QString skyPicture(int sky) {
  return sky > 0 && exists(sky) ? QStringLiteral("data/sky/sky%1.bmp").arg(sky) : QString();
}

QString skyText(int sky) {
  if (!exists(sky)) {
    return QString::number(sky);
  }
  const auto& bytes = kFog[static_cast<std::size_t>(sky)];
  // Translated here, because numbers go into it.
  const QString pattern =
      QCoreApplication::translate("formats", sky == 0 ? QT_TRANSLATE_NOOP("formats", "%1 (none, fog %2, %3, %4)")
                                                      : QT_TRANSLATE_NOOP("formats", "%1 (fog %2, %3, %4)"));
  return pattern.arg(sky).arg(bytes[0]).arg(bytes[1]).arg(bytes[2]);
}

} // namespace vitrine::formats::xops
