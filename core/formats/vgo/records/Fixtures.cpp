#include "core/formats/vgo/records/Fixtures.h"

#include <algorithm>
#include <cmath>

namespace vitrine::formats::vgo::layout {

Collider readCollider(const structure::JsonValueRef& from) {
  auto collider = readElement<Collider>(from, kColliderColumns);
  collider.isKnown = from.isObject() && collider.type >= ColliderType::Box && collider.type <= ColliderType::Sphere;
  // Depth comes out negative in right-handed files.
  const QVector3D size = collider.size;
  collider.size = {std::abs(size.x()), std::abs(size.y()), std::abs(size.z())};
  collider.radius = std::abs(collider.radius);
  collider.height = std::abs(collider.height);
  return collider;
}

Light readLight(const structure::JsonValueRef& from) {
  auto light = readElement<Light>(from, kLightColumns);
  const QVector3D size = vector3(from["areaSize"]);
  const float radius = floatValue(from["areaRadius"]);
  light.areaWidth = light.type == LightType::Disc ? 2 * radius : size.x();
  light.areaHeight = light.type == LightType::Disc ? 2 * radius : size.y();
  return light;
}

} // namespace vitrine::formats::vgo::layout
