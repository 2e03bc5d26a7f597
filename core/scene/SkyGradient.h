#pragma once

#include <QVector3D>

#include <algorithm>
#include <cmath>

namespace vitrine::scene {

/// Sky in place of a picture that is missing. Linear; by default light enough for everything to be told before it.
struct SkyGradient {
  QVector3D zenith{0.36F, 0.43F, 0.54F};
  QVector3D horizon{0.62F, 0.65F, 0.68F};

  bool operator==(const SkyGradient&) const = default;
};

inline constexpr float kSkyRise = 0.7F;  ///< sine of the height at which the zenith's colour is reached
inline constexpr float kSkyBelow = 0.6F; ///< of the horizon's colour, straight down

/// The sky's colour in a direction of unit length, as resources/shaders/surface.frag has it.
inline QVector3D skyColor(const SkyGradient& sky, const QVector3D& direction) {
  const float height = std::clamp(std::abs(direction.y()) / kSkyRise, 0.0F, 1.0F);
  const float share = height * (2.0F - height);
  const QVector3D end = direction.y() < 0.0F ? sky.horizon * kSkyBelow : sky.zenith;
  return sky.horizon + (end - sky.horizon) * share;
}

} // namespace vitrine::scene
