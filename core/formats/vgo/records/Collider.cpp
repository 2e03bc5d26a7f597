#include "core/formats/vgo/records/Collider.h"

#include <algorithm>
#include <cmath>

namespace vitrine::formats::vgo::layout {

Collider readCollider(const structure::JsonValueRef& from) {
  constexpr int kLastType = static_cast<int>(ColliderType::Sphere);
  Collider collider;
  collider.from = from;
  const int type = intValue(from["type"], 0);
  collider.isKnown = from.isObject() && type >= 0 && type <= kLastType;
  collider.type = static_cast<ColliderType>(std::clamp(type, 0, kLastType));
  collider.enabled = from["enabled"].boolean(true);
  collider.isTrigger = from["isTrigger"].boolean(false);
  collider.center = vector3(from["center"]);
  // Depth comes out negative in right-handed files.
  const QVector3D size = vector3(from["size"], collider.size);
  collider.size = {std::abs(size.x()), std::abs(size.y()), std::abs(size.z())};
  collider.radius = std::abs(floatValue(from["radius"]));
  collider.height = std::abs(floatValue(from["height"]));
  collider.axis = std::clamp(intValue(from["direction"], 0), 0, 2);
  return collider;
}

} // namespace vitrine::formats::vgo::layout
