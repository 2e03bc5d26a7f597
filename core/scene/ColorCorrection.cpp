#include "core/scene/ColorCorrection.h"

#include <algorithm>

namespace vitrine::scene {

bool ConvexRegion::contains(const QVector3D& point) const {
  return std::ranges::any_of(bodies, [&](const std::vector<Plane>& planes) {
    return std::ranges::all_of(
        planes, [&](const Plane& plane) { return QVector3D::dotProduct(plane.toVector3D(), point) <= plane.w(); });
  });
}

float ColorCorrection::weightAt(const QVector3D& eye) const {
  if (region && !region->contains(eye)) {
    return 0;
  }
  if (!falloff) {
    return weight;
  }
  const float away = ((eye - origin).length() - falloff->whole) / (falloff->none - falloff->whole);
  return weight * (1 - std::clamp(away, 0.0F, 1.0F));
}

} // namespace vitrine::scene
