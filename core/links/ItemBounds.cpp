#include "core/links/ItemBounds.h"

namespace vitrine::links {

scene::Bounds boundsOf(const animation::Pose& pose, const state::EvaluatedState& state,
                       const std::vector<DrawItemId>& items) {
  const Scene& scene = pose.scene();
  const std::vector<bool> present = animation::posedNodes(scene, state);
  scene::Bounds bounds;
  scene::Bounds ofAll;
  for (const DrawItemId item : items) {
    ofAll.add(pose.worldBounds(item));
    if (present[static_cast<std::size_t>(scene.drawItems()[item].node)]) {
      bounds.add(pose.worldBounds(item));
    }
  }
  return bounds.empty() ? ofAll : bounds;
}

} // namespace vitrine::links
