#include "core/formats/vgo/records/VgoSprings.h"

#include <algorithm>

namespace vitrine::formats::vgo::layout {

SpringColliderGroup readSpringColliderGroup(const structure::JsonValueRef& from) {
  SpringColliderGroup group;
  group.from = from;
  for (const structure::JsonValueRef& sphere : from["colliders"].children()) {
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
