#pragma once

#include <QColor>
#include <QVector3D>

#include <algorithm>
#include <cmath>

namespace vitrine::tests {

/// Difference of two colours in the channel where they differ most, 0…255.
inline int channelDifference(QRgb a, QRgb b) {
  return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// 0…1 of the display, as bytes.
inline QRgb displayed(const QVector3D& color) {
  const auto byte = [](float value) { return static_cast<int>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255.0F)); };
  return qRgb(byte(color.x()), byte(color.y()), byte(color.z()));
}

inline QVector3D ofDisplay(QRgb color) {
  return QVector3D(static_cast<float>(qRed(color)), static_cast<float>(qGreen(color)),
                   static_cast<float>(qBlue(color))) /
         255.0F;
}

/// `a` at a share of 0, `b` at 1.
inline QVector3D mixed(const QVector3D& a, const QVector3D& b, float share) {
  return a + (b - a) * share;
}

/// Place of a texel in a texture of this size that repeats.
inline int wrapped(int value, int size) {
  return ((value % size) + size) % size;
}

} // namespace vitrine::tests
