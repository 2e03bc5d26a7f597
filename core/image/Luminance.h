#pragma once

#include <QVector3D>

namespace vitrine::image {

/// Relative luminance of a linear colour with the primaries of sRGB (ITU-R BT.709); 1: white.
inline float luminance(const QVector3D& linear) {
  return QVector3D::dotProduct(linear, {0.2126F, 0.7152F, 0.0722F});
}

} // namespace vitrine::image
