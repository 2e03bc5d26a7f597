#include "core/formats/xops/scene/BlockLight.h"

#include <cmath>
#include <numbers>

namespace vitrine::formats::xops {
namespace {

constexpr float kDayBase = 0.5F;
constexpr float kDarkBase = 0.3F;

/// Not normalised; made from degrees as the game does it.
const QVector3D& lightDirection() {
  constexpr double kDegree = std::numbers::pi / 180.0;
  static const QVector3D kDirection(static_cast<float>(std::cos(190 * kDegree)),
                                    static_cast<float>(std::sin(120 * kDegree)),
                                    static_cast<float>(std::sin(190 * kDegree)));
  return kDirection;
}

float facing(const QVector3D& normal) {
  return std::sqrt((normal + lightDirection()).lengthSquared()) / 6.0F;
}

} // namespace

float dayBrightness(const QVector3D& normal) {
  return facing(normal) + kDayBase;
}

float darkBrightness(const QVector3D& normal) {
  return facing(normal) + kDarkBase;
}

} // namespace vitrine::formats::xops
