#include "render/batching/DisplayColor.h"

#include "core/image/Image.h"

#include <algorithm>

namespace vitrine::render {
namespace {

float encoded(float linear) {
  return linear > 0.0F ? image::linearToSrgb(std::min(linear, 1.0F)) : 0.0F;
}

} // namespace

QVector3D displayColor(const QVector3D& linear) {
  return {encoded(linear.x()), encoded(linear.y()), encoded(linear.z())};
}

QColor toQColor(const QVector3D& linear) {
  const QVector3D color = displayColor(linear);
  return QColor::fromRgbF(color.x(), color.y(), color.z());
}

} // namespace vitrine::render
