#include "core/formats/vgo/records/Springs.h"

#include <algorithm>

namespace vitrine::formats::vgo::layout {
namespace {

using structure::JsonValueRef;

// Largest values that Unity's own sliders allow.
constexpr float kMostStiffness = 4;
constexpr float kMostGravity = 2;
constexpr float kLargestHit = 0.5F;

float between(const JsonValueRef& member, float otherwise, float most) {
  return std::clamp(floatValue(member, otherwise), 0.0F, most);
}

} // namespace

SpringGroup readSpringGroup(const JsonValueRef& from) {
  SpringGroup group;
  group.from = from;
  group.name = from["name"].text();
  group.enabled = from["enabled"].boolean(true);
  group.drag = between(from["dragForce"], 0, 1);
  group.stiffness = between(from["stiffnessForce"], group.stiffness, kMostStiffness);
  group.gravityDirection = vector3(from["gravityDirection"], group.gravityDirection);
  group.gravityPower = between(from["gravityPower"], group.gravityPower, kMostGravity);
  group.roots = indexList(from["rootBones"]);
  group.hitRadius = between(from["hitRadius"], group.hitRadius, kLargestHit);
  group.colliderGroups = indexList(from["colliderGroups"]);
  return group;
}

SpringColliderGroup readSpringColliderGroup(const JsonValueRef& from) {
  SpringColliderGroup group;
  group.from = from;
  for (const JsonValueRef& sphere : from["colliders"].children()) {
    // Spheres are all there is; 0 where it is not said.
    if (intValue(sphere["colliderType"], 0) == 0) {
      group.spheres.push_back({vector3(sphere["offset"]), std::max(floatValue(sphere["radius"]), 0.0F)});
    } else {
      group.others.push_back(sphere);
    }
  }
  return group;
}

} // namespace vitrine::formats::vgo::layout
